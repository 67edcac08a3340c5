"""Profiles on a server: names that people and programs keep without an account.

A device acts for its profile with a key, which the caller has to store::

    made = make_profile("https://scopa.example.org", "Ada", program=True)
    print(made.phrase)  # twelve words that bring the profile to another device; shown only now
    with find_opponent(made.profile.server, "Ada", profile=made.profile, rated=True) as table:
        ...
"""

from __future__ import annotations

import secrets
from typing import NamedTuple
from urllib.parse import quote

from settebello.client.http_api import fetch, send_request
from settebello.client.links import parse_server
from settebello.protocol.profiles import (
    BestResponse,
    BlockedInfo,
    FriendInfo,
    FriendsResponse,
    NewProfile,
    OwnProfile,
    ProfileInfo,
)

_OWN = "/api/profiles/own"


class OnlineProfile:
    """A profile whose key this program has.

    Every method raises :class:`~settebello.client.ClientError`: there is no server, or it refuses.

    Args:
        server: the server's address.
        key: this device's key to the profile.
        lang: the language of the server's refusals.
    """

    def __init__(self, server: str, key: str, *, lang: str = "en") -> None:
        self.server = parse_server(server)
        self.key = key
        self._lang = lang

    def info(self) -> OwnProfile:
        """The profile as the server has it: name, devices, blocks and ratings."""
        return fetch(self.server, _OWN, OwnProfile, self._lang, key=self.key)

    def rename(self, name: str) -> OwnProfile:
        """Change the name."""
        return fetch(self.server, f"{_OWN}/name", OwnProfile, self._lang, {"name": name}, key=self.key)

    def new_phrase(self) -> str:
        """Make a new recovery phrase, which replaces the old one."""
        return fetch(self.server, f"{_OWN}/phrase", NewProfile, self._lang, {}, key=self.key).phrase

    def delete(self) -> None:
        """Delete the profile from the server, for all its devices and for good."""
        self._change("DELETE", "")

    def remove_device(self, device: str) -> None:
        """Take the profile away from a device, by its id in :meth:`info`."""
        self._change("DELETE", f"/devices/{quote(device, safe='')}")

    def block(self, profile: str) -> None:
        """Block another profile, by its id: neither sits down where the other does."""
        self._change("POST", f"/blocks/{quote(profile, safe='')}")

    def block_person(self, table: str, seat: int) -> BlockedInfo:
        """Block the person at a seat of a table where this profile sits too. A person without a profile is blocked by
        device, if the lobby has brought both together.

        Args:
            table: the id of the table.
            seat: the seat of the person.
        """
        body = {"table": table, "seat": seat}
        return fetch(self.server, f"{_OWN}/blocks", BlockedInfo, self._lang, body, key=self.key)

    def unblock(self, blocked: str) -> None:
        """Lift a block, by its id in :meth:`info`."""
        self._change("DELETE", f"/blocks/{quote(blocked, safe='')}")

    def friends(self) -> tuple[FriendInfo, ...]:
        """The friends of the profile and the requests that wait, by name. Friends learn that the profile is here."""
        return fetch(self.server, f"{_OWN}/friends", FriendsResponse, self._lang, key=self.key).friends

    def agree_to_friend(self, profile: str) -> None:
        """Agree to the request of another profile, by its id in :meth:`friends`."""
        self._change("POST", f"/friends/{quote(profile, safe='')}")

    def remove_friend(self, profile: str) -> None:
        """End a friendship, decline a request or withdraw one, by the id in :meth:`friends`."""
        self._change("DELETE", f"/friends/{quote(profile, safe='')}")

    def _change(self, method: str, path: str) -> None:
        send_request(self.server, _OWN + path, self._lang, key=self.key, method=method)


class MadeProfile(NamedTuple):
    """A new profile, and the recovery phrase, which the server cannot show again."""

    profile: OnlineProfile
    phrase: str


def make_profile(
    server: str, name: str, *, program: bool = True, key: str | None = None, lang: str = "en"
) -> MadeProfile:
    """Make a profile.

    Args:
        server: the server's address.
        name: the name to keep. Nobody else gets it, or one that looks like it.
        program: whether a program plays under it. Programs are rated apart.
        key: this device's key, made by :func:`new_profile_key`, or None for a new one. A repeated request with the same
            key and name makes one profile.
        lang: the language of the server's refusals.

    Raises:
        ClientError: there is no server, it has no profiles, or the name is taken or not allowed.
    """
    profile = OnlineProfile(server, key or new_profile_key(), lang=lang)
    body = {"name": name, "key": profile.key, "program": program}
    return MadeProfile(profile, fetch(profile.server, "/api/profiles", NewProfile, lang, body).phrase)


def restore_profile(server: str, phrase: str, *, key: str | None = None, lang: str = "en") -> OnlineProfile:
    """Bring a profile to this device by its recovery phrase. Arguments as for :func:`make_profile`.

    Raises:
        ClientError: there is no server, or no profile with that phrase.
    """
    profile = OnlineProfile(server, key or new_profile_key(), lang=lang)
    fetch(profile.server, "/api/profiles/restore", OwnProfile, lang, {"phrase": phrase, "key": profile.key})
    return profile


def new_profile_key() -> str:
    """A key for a device."""
    return secrets.token_urlsafe(24)


def fetch_profile(server: str, profile: str, *, lang: str = "en") -> ProfileInfo:
    """A profile as everybody sees it, by its id: its name and ratings.

    Raises:
        ClientError: there is no server, or no such profile.
    """
    return fetch(parse_server(server), f"/api/profiles/{quote(profile, safe='')}", ProfileInfo, lang)


def fetch_best(server: str, pool: str = "", *, lang: str = "en") -> BestResponse:
    """The best players of a rating pool, such as ``basic/2`` or ``basic/2/programs``; empty for the largest.

    Raises:
        ClientError: there is no server, or it has no profiles.
    """
    return fetch(parse_server(server), f"/api/ratings?pool={quote(pool, safe='')}", BestResponse, lang)
