"""Matches: which players meet, in which seats, and with which packs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations, permutations, product

import msgspec
from msgspec import Struct

from settebello.arena.contestants import PlayerLike, player_name
from settebello.errors import SettebelloError
from settebello.players.engines.engine import TIME_MS
from settebello.rules import Rules, to_json

MAX_PACKS = 1_000_000
MAX_TIME_MS = 3_600_000


class ArenaError(SettebelloError):
    """A match that cannot be played."""


class Match(Struct, frozen=True, kw_only=True):
    """Everything that results depend on, except the number of packs.

    Raises:
        ArenaError: the match cannot be played.
    """

    players: tuple[PlayerLike, ...]
    """Player specifications (:mod:`settebello.players.player_spec`), players, or factories of players; one may occur
    twice. A player object plays in all seatings, so its results should not depend on earlier rounds; with several
    processes it must be picklable."""
    rules: Rules
    seed: int = 1
    whole_games: bool = False
    """Play whole games to the target, with later rounds from the same seed; otherwise one round per pack."""
    time_ms: int = TIME_MS
    """The time limit of an external engine for a decision."""
    only_with_first: bool = False
    """Play only the meetings of the first player, to measure it and not the others."""

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise ArenaError(f"An arena needs two players or more, and {len(self.players) or 'none'} was given.")
        if not 1 <= self.time_ms <= MAX_TIME_MS:
            raise ArenaError(f"A decision takes 1 to {MAX_TIME_MS:,} ms, not {self.time_ms}.")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(map(player_name, self.players))

    @property
    def meetings(self) -> tuple[tuple[int, ...], ...]:
        """The players of each meeting, as indices of ``players``: all pairs; with three or four sides and enough
        players, all groups of that size."""
        size = min(self.rules.sides, len(self.players))
        every = combinations(range(len(self.players)), size)
        return tuple(meeting for meeting in every if 0 in meeting or not self.only_with_first)

    @property
    def seatings(self) -> int:
        """The number of times that each meeting plays each pack."""
        return len(seatings(self.meetings[0], self.rules.sides))

    def pack_seed(self, pack: int) -> bytes:
        """The seed of a pack, or of its game: the same for all meetings and seatings."""
        return sha256(f"arena {self.seed} pack {pack}".encode()).digest()

    def player_seed(self, task: Task, seating: int, seat: int) -> int:
        """The seed of the player at a seat."""
        text = f"arena {self.seed} pack {task.pack} meeting {task.meeting} seating {seating} seat {seat}"
        return int.from_bytes(sha256(text.encode()).digest()[:8])

    def header(self) -> bytes:
        """The identity of the match, as one line of JSON."""
        tree: dict[str, object] = {
            "arena": 1,
            "players": self.names,
            "rules": msgspec.Raw(to_json(self.rules).encode()),
            "seed": self.seed,
            "whole_games": self.whole_games,
            "time_ms": self.time_ms,
            "only_with_first": self.only_with_first,
        }
        return msgspec.json.encode(tree)


class Task(Struct, frozen=True):
    """One pack for one meeting, in all its seatings: the unit of work."""

    pack: int
    meeting: int


def seatings(players: Sequence[int], sides: int) -> tuple[tuple[int, ...], ...]:
    """All assignments of players to sides that leave no player out.

    >>> seatings((0, 1), 2)
    ((0, 1), (1, 0))
    >>> len(seatings((0, 1, 2), 3)), seatings((0, 1), 3)
    (6, ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)))
    """
    if len(players) == sides:
        return tuple(permutations(players))
    return tuple(seated for seated in product(players, repeat=sides) if len(set(seated)) == len(players))


def tasks(match: Match, packs: int) -> Iterator[Task]:
    """All tasks, pack by pack: an interrupted match is a smaller match.

    Raises:
        ArenaError: the number of packs is zero or too large.
    """
    meetings = len(match.meetings)
    if packs < 1:
        raise ArenaError(f"A match has one pack or more, not {packs}.")
    if packs * meetings > MAX_PACKS:
        raise ArenaError(
            f"{packs:,} packs for each meeting of players ({meetings} here) are more than can be scheduled: "
            f"{MAX_PACKS // meetings:,} packs can."
        )
    return (Task(pack, meeting) for pack in range(packs) for meeting in range(meetings))


def packs_for_games(match: Match, games: int) -> int:
    """The number of packs that gives ``games`` whole games for each meeting.

    Raises:
        ArenaError: the number is not a multiple of the seatings.
    """
    packs, over = divmod(games, match.seatings)
    if over or games < 1:
        fitting = max(packs, 1) * match.seatings
        raise ArenaError(
            f"Each game is played in {match.seatings} seatings, so {games} do not come out even: "
            f"write {fitting}, or another multiple of {match.seatings}."
        )
    return packs
