"""What is to be played: who meets whom, on which packs, and in which seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations, permutations, product

import msgspec
from msgspec import Struct

from settebello.errors import SettebelloError
from settebello.players.engine import TIME_MS
from settebello.rules import Rules, to_json

MOST_PACKS = 1_000_000
MOST_TIME_MS = 3_600_000


class ArenaError(SettebelloError):
    """A match that cannot be played as it was asked for."""


class Match(Struct, frozen=True, kw_only=True):
    """Everything that a result depends on, but for how many packs are played.

    Raises:
        ArenaError: the match cannot be played.
    """

    players: tuple[str, ...]
    """As they are named (:mod:`settebello.players.spec`); a player may come twice."""
    rules: Rules
    seed: int = 1
    whole_games: bool = False
    """A pack opens a whole game to the target, the later rounds coming from the same seed; else it is one round."""
    time_ms: int = TIME_MS
    """What an outside engine is allowed for a decision."""

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise ArenaError(f"An arena needs two players or more, and {len(self.players) or 'none'} was given.")
        if not 1 <= self.time_ms <= MOST_TIME_MS:
            raise ArenaError(f"A decision takes 1 to {MOST_TIME_MS:,} ms, not {self.time_ms}.")

    @property
    def meetings(self) -> tuple[tuple[int, ...], ...]:
        """Who plays each other, by place in ``players``: all pairs; with three sides and players enough, all threes."""
        size = min(self.rules.sides, len(self.players))
        return tuple(combinations(range(len(self.players)), size))

    @property
    def seatings(self) -> int:
        """How often each pack is played by each meeting."""
        return len(seatings(self.meetings[0], self.rules.sides))

    def pack_seed(self, pack: int) -> bytes:
        """The seed of that pack, or of the game that it opens: the same for all meetings and seatings."""
        return sha256(f"arena {self.seed} pack {pack}".encode()).digest()

    def player_seed(self, task: Task, seating: int, seat: int) -> int:
        """The seed of the player at that seat."""
        text = f"arena {self.seed} pack {task.pack} meeting {task.meeting} seating {seating} seat {seat}"
        return int.from_bytes(sha256(text.encode()).digest()[:8])

    def header(self) -> bytes:
        """One line of JSON that tells this match from every other."""
        tree = {
            "arena": 1,
            "players": self.players,
            "rules": msgspec.Raw(to_json(self.rules).encode()),
            "seed": self.seed,
            "whole_games": self.whole_games,
            "time_ms": self.time_ms,
        }
        return msgspec.json.encode(tree)


class Task(Struct, frozen=True):
    """One pack for one meeting, in all its seatings: what a process is given at a time."""

    pack: int
    meeting: int


def seatings(players: Sequence[int], sides: int) -> tuple[tuple[int, ...], ...]:
    """Every way to give the sides to the players so that all play: who plays each side.

    >>> seatings((0, 1), 2)
    ((0, 1), (1, 0))
    >>> len(seatings((0, 1, 2), 3)), seatings((0, 1), 3)
    (6, ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)))
    """
    if len(players) == sides:
        return tuple(permutations(players))
    return tuple(seated for seated in product(players, repeat=sides) if len(set(seated)) == len(players))


def tasks(match: Match, packs: int) -> Iterator[Task]:
    """All that is to be played, pack by pack, so that a match broken off is a smaller match.

    Raises:
        ArenaError: none, or more than can be scheduled.
    """
    meetings = len(match.meetings)
    if packs < 1:
        raise ArenaError(f"A match has one pack or more, not {packs}.")
    if packs * meetings > MOST_PACKS:
        raise ArenaError(
            f"{packs:,} packs for each meeting of players ({meetings} here) are more than can be scheduled: "
            f"{MOST_PACKS // meetings:,} packs can."
        )
    return (Task(pack, meeting) for pack in range(packs) for meeting in range(meetings))


def packs_for_games(match: Match, games: int) -> int:
    """How many packs make so many whole games of each meeting.

    Raises:
        ArenaError: the games do not come out even.
    """
    packs, over = divmod(games, match.seatings)
    if over or games < 1:
        fitting = max(packs, 1) * match.seatings
        raise ArenaError(
            f"Each game is played in {match.seatings} seatings, so that {games} do not come out even: "
            f"write {fitting}, or another multiple of {match.seatings}."
        )
    return packs
