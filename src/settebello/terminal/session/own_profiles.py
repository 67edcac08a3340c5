"""The profiles of this device: by server, one of a person and one of a program."""

from __future__ import annotations

from msgspec import Struct

from settebello.client import OnlineProfile, new_profile_key
from settebello.errors import Sentence, SettebelloError
from settebello.terminal.session.state_files import load_state, store_state

FILE = "profiles.json"

NO_OWN_PROFILE = Sentence(
    "no-own-profile", "This device has no profile at {server}: make one with settebello profile make."
)


class NoOwnProfile(SettebelloError):
    """This device has no profile at a server."""


class KnownProfile(Struct, frozen=True, kw_only=True):
    """A profile, and this device's key to it."""

    server: str
    key: str
    program: bool
    name: str = ""
    """Empty while it is being made: the server may have made it although the answer was lost."""

    @property
    def place(self) -> tuple[str, bool]:
        """A device has one profile for each."""
        return self.server, self.program


def own_profile(server: str, *, program: bool) -> KnownProfile:
    """The profile of this device at a server.

    Raises:
        NoOwnProfile: there is none.
    """
    known = find_profile(server, program=program)
    if known is None:
        raise NoOwnProfile(NO_OWN_PROFILE(server=server))
    return known


def find_profile(server: str, *, program: bool) -> KnownProfile | None:
    """The profile of this device at a server, or None."""
    known = _entry(server, program=program)
    return None if known is None or not known.name else known


def begin_profile(server: str, *, program: bool) -> str:
    """The key to make or restore a profile with: the same as before if the answer to that was lost.

    Raises:
        SaveError: nothing can be kept on this device.
    """
    known = _entry(server, program=program)
    entry = known or KnownProfile(server=server, key=new_profile_key(), program=program)
    keep_profile(entry)
    return entry.key


def keep_profile(profile: KnownProfile) -> None:
    """Store a profile, replacing the previous one.

    Raises:
        SaveError: it cannot be stored.
    """
    _write([profile, *(other for other in _load() if other.place != profile.place)])


def forget_profile(server: str, *, program: bool) -> None:
    """Forget a profile on this device.

    Raises:
        SaveError: that cannot be stored.
    """
    _write([other for other in _load() if other.place != (server, program)])


def open_profile(known: KnownProfile, lang: str) -> OnlineProfile:
    """The profile at its server."""
    return OnlineProfile(known.server, known.key, lang=lang)


def _entry(server: str, *, program: bool) -> KnownProfile | None:
    return next((known for known in _load() if known.place == (server, program)), None)


def _write(profiles: list[KnownProfile]) -> None:
    store_state(FILE, profiles, private=True)


def _load() -> list[KnownProfile]:
    """The stored profiles; none if they cannot be read."""
    return load_state(FILE, list[KnownProfile], [])
