"""The result of a rated game, read from the log of its table.

A player who leaves, or is away when the game ends, has lost. A game is decided when it is over, when all sides but one
have left, or when those who were left behind by the others have gone too. Nobody gains by a game that is lost before a
round is finished, since such games cost no time: only those who gave it up are rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settebello.rules import Rules
from settebello.server.model import Entry, GameResult, TableSetup
from settebello.server.tables.state import TableState

PATIENCE = 3600.0
"""Seconds after which a game at which nobody plays on is decided against those who were away."""


def game_result(setup: TableSetup, entries: Iterable[Entry], now: float) -> GameResult | None:
    """The result of the game at a rated table; None: it is not decided, or has not begun.

    Args:
        setup: how the table was opened.
        entries: what has happened at it.
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
    """A game as far as its result is concerned."""

    def __init__(self, setup: TableSetup) -> None:
        self._rules = setup.rules
        self._state = TableState(setup)
        self._gone: dict[int, float] = {}
        """By side with somebody who is away, since when, in the order in which they went."""
        self.profiles: tuple[tuple[str, ...], ...] = ()
        self.last = 0.0
        """When something happened last."""
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
        """Whether the result cannot change any more: the game is over, or all sides but one have left for good."""
        left = {self._rules.side_of(seat) for seat in self._state.room.left}
        return bool(self.profiles) and (self._state.over or len(left) >= self._sides - 1)

    def places(self, now: float) -> tuple[int, ...] | None:
        """By side, its place; None: that is not decided."""
        if not self.profiles or self._state.room.closed:
            return None
        if self.decided or self._forsaken(now):
            return _ranked([self._merit(side) for side in range(self._sides)])
        return None

    def spared(self, places: Sequence[int]) -> frozenset[str]:
        """The profiles whom the result does not affect.

        Args:
            places: by side, its place.
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
        """Whether somebody is away, and nobody has played on for long."""
        return bool(self._gone) and now - self.last > PATIENCE

    def _merit(self, side: int) -> tuple[float, ...]:
        """What orders the sides: who is there, then who went last; among those there, who has won, then the points."""
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
