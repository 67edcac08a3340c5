"""Stored wishes for opponents, and the terms of a table that fit them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct

from settebello.protocol import refusals
from settebello.protocol.http import BY_DAY, Settings
from settebello.protocol.lobby import Seek
from settebello.rules import Rules, digest
from settebello.server.model import Profile, Rated
from settebello.server.ratings.rated_games import (
    NotRateable,
    check_rated_clock,
    check_rated_rules,
    is_rated_clock,
    rated_kind,
)
from settebello.server.store.lobby import StoredSeek
from settebello.variants import variant


class WishedGame(Struct, frozen=True, kw_only=True):
    """A game with its number of seats."""

    variant: str
    seats: int
    settings: Settings
    digest: str
    """The digest of its rules. Games with the same digest are the same game."""

    def rules(self) -> Rules:
        """The rules of the game."""
        return _rules(self.variant, self.seats, tuple(sorted(self.settings.items())))


class Wish(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person's wish for a game."""

    game: WishedGame | None = None
    """The game, or None for any game."""
    clock: float | Literal["any"] | None = "any"
    """The clock, as in :class:`~settebello.protocol.lobby.Seek`."""
    program: bool = False
    programs: bool = False
    profile: str = ""
    """The id of the profile, or empty if there is none."""
    blocked: tuple[str, ...] = ()
    """The ids of the profiles, and the hashes of the devices, that this profile has blocked."""
    rated: Rated = ""
    """Whether the game should change the ratings of people or of programs; empty if it should not be rated."""
    face: int | None = None
    """The face that the person has chosen, or None if they have chosen none."""

    def keeps_apart(self, other: Wish) -> bool:
        """Whether both are the same person, or this person has blocked the other."""
        return other.profile != "" and (other.profile == self.profile or other.profile in self.blocked)


class Terms(Struct, frozen=True, kw_only=True):
    """The terms of a table."""

    game: WishedGame
    clock: float | None
    rated: Rated = ""


class Seeker(Struct, frozen=True, kw_only=True):
    """A stored seek, with its wish decoded."""

    key: str
    device: str
    name: str
    wish: Wish

    def accepts(self, terms: Terms) -> bool:
        """Whether a table with those terms fits the wish."""
        game, clock = self.wish.game, self.wish.clock
        if self.wish.rated != terms.rated or (game is not None and game.digest != terms.game.digest):
            return False
        if terms.rated and not is_rated_clock(terms.clock):
            return False
        by_day = terms.clock is not None and terms.clock >= BY_DAY
        return clock == terms.clock or (clock == "any" and not by_day)

    def may_meet(self, other: Seeker) -> bool:
        """Whether the two may sit at one table: they are not the same person, neither has blocked the other, and each
        welcomes programs if the other is one."""
        if self.device == other.device or self._avoids(other) or other._avoids(self):
            return False
        welcome_here = self.wish.program or self.wish.programs or not other.wish.program
        welcome_there = other.wish.program or other.wish.programs or not self.wish.program
        return welcome_here and welcome_there

    def _avoids(self, other: Seeker) -> bool:
        return self.wish.keeps_apart(other.wish) or other.device in self.wish.blocked


def wish_of(seek: Seek, profile: Profile | None = None, blocked: Sequence[str] = ()) -> Wish:
    """The wish in a client's message.

    Args:
        seek: the message.
        profile: the sender's profile.
        blocked: the profiles and devices that this profile has blocked.

    Raises:
        SettebelloError: there is no such game, the settings do not fit together, or a rated game cannot have these
            terms.
    """
    return Wish(
        game=_game_of(seek),
        clock=seek.clock,
        program=seek.program or (profile is not None and profile.program),
        programs=seek.programs,
        profile="" if profile is None else profile.id,
        blocked=tuple(blocked),
        rated=_rated(seek, profile),
        face=seek.face,
    )


def _rated(seek: Seek, profile: Profile | None) -> Rated:
    if not seek.rated:
        return ""
    kind = rated_kind(profile)
    if seek.program and kind == "people":
        raise NotRateable(refusals.RATED_PROGRAM())
    if seek.clock != "any":
        check_rated_clock(seek.clock)
    return kind


def _game_of(seek: Seek) -> WishedGame | None:
    if seek.game is None:
        return None
    rules = variant(seek.game.variant).rules(seek.game.seats, seek.game.settings)
    if seek.rated:
        check_rated_rules(variant(seek.game.variant), rules)
    return WishedGame(
        variant=variant(seek.game.variant).id,
        seats=rules.seats,
        settings=seek.game.settings,
        digest=digest(rules),
    )


def encode_wish(wish: Wish) -> str:
    """Encode a wish for the store."""
    return msgspec.json.encode(wish).decode()


def seeker_of(stored: StoredSeek) -> Seeker | None:
    """The seeker of a stored seek, or None if a different release has stored something unknown here."""
    try:
        wish = _decode_wish(stored.wish)
    except msgspec.MsgspecError:
        return None
    return Seeker(key=stored.key, device=stored.device, name=stored.name, wish=wish)


@lru_cache(maxsize=1024)
def _decode_wish(text: str) -> Wish:
    """Decode a wish, cached because many people wish for the same."""
    return msgspec.json.decode(text, type=Wish)


@lru_cache(maxsize=256)
def _rules(game: str, seats: int, settings: tuple[tuple[str, str], ...]) -> Rules:
    return variant(game).rules(seats, dict(settings))
