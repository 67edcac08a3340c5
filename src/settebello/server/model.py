"""A table as data: its setup, its log, and the people who play there.

A table is stored as its setup and its entries: the seeds of its rounds, actions, claims, and room events (who sits
where, who is ready). Everything else is computed from them, so a game is safe as long as they are.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.errors import SettebelloError
from settebello.players import DEFAULT_LEVEL
from settebello.protocol.http import BY_DAY
from settebello.record.daily import day_of
from settebello.record.reader import read_opening
from settebello.rules import Rules

Rated = Literal["", "people", "programs"]
PERSON = "person"
"""The player of a seat that a person has taken."""
OPEN = "open"
"""The player of a seat that is still open."""


class NewerEntry(SettebelloError):
    """An entry that a newer version has written."""


class Place(Struct, frozen=True, kw_only=True):
    """A seat as it is stored."""

    name: str
    player: str
    """``person``, ``open`` or the name of a player."""
    key: str | None = None
    """The hash of the seat's secret, or None for a bot."""
    profile: str = ""
    """The id of the person's profile, whose name the seat has; empty if they have none or do not show it."""
    program: bool = False
    """Whether the person is a declared program."""
    device: str = ""
    """The lobby's hash of the person's device, at a table that the lobby has made or listed. It is never sent."""
    face: int | None = None
    """The face that the person has chosen, or None if they have chosen none."""
    won: int = 0
    """The games that the person has won at this table and at those of which it is the rematch."""


class TableSetup(Struct, frozen=True, kw_only=True):
    """The setup of a table, which never changes after it was opened."""

    id: str
    title: str
    """The title of the variant or of the house rules, in English."""
    rules: Rules
    places: tuple[Place, ...]
    dealer: int
    """The first dealer of a daily game, of a match and of the game that practice continues. In other games the seed of
    the round decides."""
    pace: float
    """Seconds that a bot takes for an action."""
    created: int
    """Seconds since 1970."""
    code: str | None = None
    """A short code for joining the table."""
    gathers: bool = False
    """Whether people join by a link. The first round is then dealt when all are ready."""
    grace: float = 60.0
    """Seconds until a bot plays for a person who is away."""
    clock: float | None = None
    """Seconds that a person has for an action, or None if there is no limit."""
    watchers: bool = True
    """Whether spectators are allowed."""
    level: str = DEFAULT_LEVEL
    """The player that takes the seats left free, and plays for people who are away."""
    game: str = ""
    """The id of the variant that the title names, or empty if somebody chose the title."""
    lobby: Literal["", "matched", "listed"] = ""
    """``matched``: the lobby has brought its people together; ``listed``: the lobby lists it while seats are open."""
    practice: str = ""
    """The record that the game continues: of practice (:mod:`settebello.record.positions`), or an attempt at a daily
    game (:mod:`settebello.study.daily`) or at a match (:mod:`settebello.server.tables.match_table`) before its first
    deal."""
    seed: str = ""
    """The seed in hexadecimal from which the server deals all rounds, or empty if the devices take part in the shuffle.
    Tables with the same seed have the same packs, as in a daily game or a match, and it is secret while somebody has
    still to play them."""
    match_id: str = ""
    """The id of the match to which the table belongs, or empty."""
    rated: Rated = ""
    """Whether the game changes the ratings of people or of programs; empty if it is not rated."""

    @property
    def by_day(self) -> bool:
        """Whether the game is played by the day: people come and go, and a bot plays for them only when their clock
        has run out."""
        return self.clock is not None and self.clock >= BY_DAY

    @property
    def day(self) -> str | None:
        """The day whose daily game is played, or None if it is another game."""
        return day_of(read_opening(self.practice)) if self.practice else None

    @property
    def length(self) -> int | None:
        """The number of rounds of the game, or None if only its rules end it."""
        return read_opening(self.practice).length if self.practice else None

    @property
    def reminder(self) -> float:
        """The time of the reminder in a game by the day, in seconds before the end of the turn."""
        return min((self.clock or 0.0) / 4, BY_DAY)


class Entry(Struct, frozen=True, kw_only=True):
    """One item of a table's log."""

    kind: Literal["round", "action", "claim", "step"]
    text: str
    """The content, which depends on the kind: the seed of the round in hexadecimal, an action in text form, the seat
    that claims, or a room event as JSON (:mod:`settebello.server.tables.room_events`)."""
    client_id: str | None = None
    """The client's id of the message that caused it."""
    at: float = 0.0
    """The time in seconds since 1970, or 0 if unknown."""


class Profile(Struct, frozen=True, kw_only=True):
    """The lasting identity of a person or program."""

    id: str
    """A random id. Others see it, but it gives access to nothing."""
    name: str
    program: bool = False
    """Whether the profile is declared to be a program."""
    created: int
    """Seconds since 1970."""


class GameResult(Struct, frozen=True, kw_only=True):
    """The result of a rated game."""

    profiles: tuple[tuple[str, ...], ...]
    """The profiles of the people on each side."""
    places: tuple[int, ...]
    """The place of each side: 0 for the first."""
    ended: float
    """The time when it was decided, in seconds since 1970."""
    spared: frozenset[str] = frozenset()
    """The profiles that the result does not affect, because somebody else gave up before a round was finished."""

    @property
    def whole(self) -> bool:
        """Whether a round was finished, or the game was won without one."""
        return not self.spared
