"""What a table is, as data: how it was opened, its log, and the people who play there.

A table is stored as its setup and its entries: the seeds of its rounds, actions, claims, and room events (who sits
where, who is ready). Everything else is computed from them, so a game is safe as long as they are.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.errors import SettebelloError
from settebello.players import DEFAULT_LEVEL
from settebello.protocol.http import BY_DAY
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
    """The hash of the seat's secret; None: a bot's seat, which has none."""
    profile: str = ""
    """The id of the profile of the person, whose name the seat has; empty: they have none, or show none."""
    program: bool = False
    """Whether the person is a program that says so."""
    device: str = ""
    """The hash by which the lobby knows the person's device, at a table to which it leads. Nobody is told."""


class TableSetup(Struct, frozen=True, kw_only=True):
    """How a table was opened. None of it changes afterwards."""

    id: str
    title: str
    """The variant's title in English, or that of the house rules."""
    rules: Rules
    places: tuple[Place, ...]
    dealer: int
    """Who dealt the first round of the game that practice continues; elsewhere the seed of the round decides."""
    pace: float
    """Seconds that a bot takes for an action."""
    created: int
    """Seconds since 1970."""
    code: str | None = None
    """A short code that leads to the table."""
    gathers: bool = False
    """Whether people join by a link, so that the first round is dealt when all are ready."""
    grace: float = 60.0
    """Seconds after which a player plays for a person who is away."""
    clock: float | None = None
    """Seconds that a person has for an action; None: unlimited."""
    watchers: bool = True
    """Whether spectators are allowed."""
    level: str = DEFAULT_LEVEL
    """The player that takes the seats left free, and plays for people who are away."""
    game: str = ""
    """The id of the variant whose title the table has; empty: the title is the house's own."""
    lobby: Literal["", "matched", "listed"] = ""
    """``matched``: the lobby has brought its people together; ``listed``: the lobby lists it while seats are open."""
    practice: str = ""
    """Where the game begins if it is practice: the text of a record (:mod:`settebello.record.positions`)."""
    rated: Rated = ""
    """Whose ratings the game changes: those of people or of programs; empty: it is not rated."""

    @property
    def by_day(self) -> bool:
        """Whether the game is played by the day: people come and go, and nobody is played for before the clock has run
        out."""
        return self.clock is not None and self.clock >= BY_DAY

    @property
    def reminder(self) -> float:
        """In a game by the day, the seconds before the end of a turn at which its person is reminded."""
        return min((self.clock or 0.0) / 4, BY_DAY)


class Entry(Struct, frozen=True, kw_only=True):
    """One item of a table's log."""

    kind: Literal["round", "action", "claim", "step"]
    text: str
    """By kind: the seed of the round in hexadecimal; an action in text form; the seat that claims; a room
    event as JSON (:mod:`settebello.server.tables.room_events`)."""
    client_id: str | None = None
    """The client's id of the message that caused it."""
    at: float = 0.0
    """The time, in seconds since 1970; 0: unknown."""


class Profile(Struct, frozen=True, kw_only=True):
    """The lasting identity of a person or program."""

    id: str
    """Random; others see it, and it opens nothing."""
    name: str
    program: bool = False
    """Whether a program plays under this name, as it says itself."""
    created: int
    """Seconds since 1970."""


class GameResult(Struct, frozen=True, kw_only=True):
    """The result of a rated game."""

    profiles: tuple[tuple[str, ...], ...]
    """By side, the profiles of its people."""
    places: tuple[int, ...]
    """By side, its place: 0 for the first."""
    ended: float
    """When it was decided, in seconds since 1970."""
    spared: frozenset[str] = frozenset()
    """The profiles of people whom the result does not affect: somebody else has given up the game before a round was
    finished."""

    @property
    def whole(self) -> bool:
        """Whether a round was finished, or the game was won without that."""
        return not self.spared
