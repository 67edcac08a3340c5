"""The result of a rated game, read from the log of its table.

A player who leaves, or is away when the game ends, has lost. A game is decided when it is over, when only one side has
not left, or when somebody is away and nothing has happened for an hour. If a game is given up before a round is
finished, only those who gave up are rated: such games cost no time, so nobody may gain by them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settebello.rules import Rules
from settebello.server.model import Entry, GameResult, TableSetup
from settebello.server.tables.state import TableState

PATIENCE = 3600.0
"""Seconds until a game that nobody continues is decided against those who were away."""


def game_result(setup: TableSetup, entries: Iterable[Entry], now: float) -> GameResult | None:
    """The result of the game at a rated table, or None if it is undecided or has not begun.

    Args:
        setup: the table's setup.
        entries: the table's log.
        now: the time, in seconds since 1970.
    """
    game = _RatedGame(setup)
    for entry in entries:
        game.apply(entry)
        if game.decided:
            break
    places = game.places(now)
    if places is None:
        return None
    return GameResult(profiles=game.profiles, places=places, ended=game.last, spared=game.spared(places))


class _RatedGame:
    """A rated game, followed entry by entry until it is decided."""

    def __init__(self, setup: TableSetup) -> None:
        self._rules = setup.rules
        self._state = TableState(setup)
        self._gone: dict[int, float] = {}
        """The sides with somebody away, and since when, in the order in which they went away."""
        self.profiles: tuple[tuple[str, ...], ...] = ()
        self.last = 0.0
        """The time of the last entry."""
        self._claimer: int | None = None
        """The seat that has claimed out."""

    def apply(self, entry: Entry) -> None:
        self._state.apply(entry)
        self.last = entry.at
        if entry.kind == "claim":
            self._claimer = int(entry.text)
        if not self._state.dealt:
            return
        if not self.profiles:
            self.profiles = _profiles(self._rules, self._state)
        away = self._away
        self._gone = {side: since for side, since in self._gone.items() if side in away}
        for side in sorted(away - self._gone.keys()):
            self._gone[side] = entry.at

    @property
    def decided(self) -> bool:
        """Whether the result is final: the game is over, or only one side has not left for good."""
        left = {self._rules.side_of(seat) for seat in self._state.room.left}
        return bool(self.profiles) and (self._state.over or len(left) >= self._sides - 1)

    def places(self, now: float) -> tuple[int, ...] | None:
        """The place of each side, or None if that is undecided."""
        if not self.profiles or self._state.room.closed:
            return None
        if self.decided or self._forsaken(now):
            return _ranked([self._merit(side) for side in range(self._sides)])
        return None

    def spared(self, places: Sequence[int]) -> frozenset[str]:
        """The profiles that the result does not affect.

        Args:
            places: the place of each side.
        """
        gave_up = self._gave_up
        if self._state.game.scores or not gave_up:
            return frozenset()
        people = enumerate(self._state.room.places)
        return frozenset(
            place.profile for seat, place in people if seat not in gave_up or places[self._rules.side_of(seat)] == 0
        )

    @property
    def _gave_up(self) -> set[int]:
        """The seats of people who are away, or have claimed wrongly."""
        outcome, away = self._state.game.outcome, {*self._state.room.away}
        if self._claimer is None or outcome is None or self._rules.side_of(self._claimer) in outcome.winners:
            return away
        return {*away, self._claimer}

    @property
    def _sides(self) -> int:
        return self._rules.sides

    @property
    def _away(self) -> set[int]:
        return {self._rules.side_of(seat) for seat in self._state.room.away}

    def _forsaken(self, now: float) -> bool:
        """Whether somebody is away, and nothing has happened for a long time."""
        return bool(self._gone) and now - self.last > PATIENCE

    def _merit(self, side: int) -> tuple[float, ...]:
        """The sort key of a side: sides that are there come before sides that are away. Sides that are there are sorted
        by who won, then by points, and the others by who went away last."""
        gone = self._gone.get(side)
        if gone is not None:
            return (0, gone)
        outcome = self._state.game.outcome
        if outcome is None:
            return (1, 0)
        return (1, side in outcome.winners, self._state.game.totals[side])


def _profiles(rules: Rules, state: TableState) -> tuple[tuple[str, ...], ...]:
    places = list(enumerate(state.room.places))
    return tuple(
        tuple(place.profile for seat, place in places if rules.side_of(seat) == side) for side in range(rules.sides)
    )


def _ranked(merits: Sequence[tuple[float, ...]]) -> tuple[int, ...]:
    """
    >>> _ranked([(1, 1, 11), (0, 5.0), (1, 0, 7), (0, 5.0)])
    (0, 2, 1, 2)
    """
    order = sorted(set(merits), reverse=True)
    return tuple(order.index(merit) for merit in merits)
