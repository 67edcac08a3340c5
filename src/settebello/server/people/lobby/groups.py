"""Brings seeks together, those that have waited longest first.

Nothing is stored here. Two processes may find the same groups, but the store seats nobody twice.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

from msgspec import Struct

from settebello.rules import digest
from settebello.server.people.lobby.wishes import Seeker, Terms, WishedGame
from settebello.variants import variant

DEFAULT_GAME = "scopa"
"""The game of people who all accept any game."""
DEFAULT_CLOCK = 60.0
"""The clock of people who all accept any clock."""
MAX_TERMS = 50
"""The most terms that are tried for one seek."""


class Group(Struct, frozen=True, kw_only=True):
    """People who fit together, and the terms of their table."""

    terms: Terms
    seekers: tuple[Seeker, ...]


def find_groups(seekers: Sequence[Seeker]) -> list[Group]:
    """Find groups of seekers, oldest first. Nobody is in two groups.

    Args:
        seekers: the waiting seekers, oldest first.
    """
    kinds = {seeker.wish.rated for seeker in seekers}
    crowds = {kind: _Crowd([seeker for seeker in seekers if seeker.wish.rated == kind]) for kind in kinds}
    groups = []
    for first in seekers:
        crowd = crowds[first.wish.rated]
        if (group := crowd.group_of(first)) is not None:
            groups.append(group)
            crowd.remove(group.seekers)
    return groups


class _Crowd:
    """The seekers without a group, by the game that they wish for, or None for any game. All look for games of one
    kind: rated among people, rated among programs, or not rated."""

    def __init__(self, seekers: Sequence[Seeker]) -> None:
        self._by_game: dict[str | None, dict[str, tuple[int, Seeker]]] = defaultdict(dict)
        self._clocks: dict[str | None, Counter[float | None]] = defaultdict(Counter)
        """The number of wishes for each clock, by game."""
        self._games: dict[str, WishedGame] = {}
        for age, seeker in enumerate(seekers):
            game, clock = seeker.wish.game, seeker.wish.clock
            self._by_game[_game_key(seeker)][seeker.key] = age, seeker
            if game is not None:
                self._games.setdefault(game.digest, game)
            if not isinstance(clock, str):
                self._clocks[_game_key(seeker)][clock] += 1

    def remove(self, seekers: Sequence[Seeker]) -> None:
        """Remove seekers who are now in a group."""
        for seeker in seekers:
            del self._by_game[_game_key(seeker)][seeker.key]
            if not isinstance(seeker.wish.clock, str):
                self._clocks[_game_key(seeker)][seeker.wish.clock] -= 1

    def group_of(self, first: Seeker) -> Group | None:
        """The group of ``first`` with others who wait, or None if there is none or ``first`` already has one."""
        if first.key not in self._by_game[_game_key(first)]:
            return None
        found = (self._gather(first, terms) for terms in islice(self._terms(first), MAX_TERMS))
        return next(filter(None, found), None)

    def _terms(self, first: Seeker) -> Iterator[Terms]:
        """The terms that ``first`` might accept with others who wait."""
        games = [*self._games.values(), _default_game()] if first.wish.game is None else [first.wish.game]
        for game in games:
            terms = (Terms(game=game, clock=clock, rated=first.wish.rated) for clock in self._clocks_for(first, game))
            yield from filter(first.accepts, terms)

    def _clocks_for(self, first: Seeker, game: WishedGame) -> list[float | None]:
        own = first.wish.clock
        if not isinstance(own, str):
            return [own]
        wished = self._clocks[game.digest] + self._clocks[None]  # leaves out clocks with a count of zero
        return [*wished, DEFAULT_CLOCK]

    def _gather(self, first: Seeker, terms: Terms) -> Group | None:
        together = [first]
        for other in self._waiting_for(terms.game):
            if len(together) == terms.game.seats:
                break
            if other.accepts(terms) and all(other.key != one.key and other.may_meet(one) for one in together):
                together.append(other)
        complete = len(together) == terms.game.seats
        return Group(terms=terms, seekers=tuple(together)) if complete else None

    def _waiting_for(self, game: WishedGame) -> Iterator[Seeker]:
        """The seekers who would play that game, oldest first."""
        wishing, open_to_any = self._by_game[game.digest], self._by_game[None]
        if not open_to_any:
            yield from (seeker for _, seeker in wishing.values())
        else:
            yield from (seeker for _, seeker in sorted([*wishing.values(), *open_to_any.values()], key=_age))


def _age(entry: tuple[int, Seeker]) -> int:
    return entry[0]


def _game_key(seeker: Seeker) -> str | None:
    return None if seeker.wish.game is None else seeker.wish.game.digest


@cache
def _default_game() -> WishedGame:
    rules = variant(DEFAULT_GAME).rules()
    return WishedGame(variant=DEFAULT_GAME, seats=rules.seats, settings={}, digest=digest(rules))
