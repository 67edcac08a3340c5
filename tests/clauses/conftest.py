"""Each clause is held against both implementations of the rules: the oracle and the compiled core."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import pytest

from settebello.cards import Card, CardSet, parse_cards
from settebello.outcome import outcome_after_round
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from tests.oracle import GameEnd, game_end


class End(Protocol):
    """After a scored round: the winning sides, or None if the game continues."""

    def __call__(
        self, rules: Rules, totals: Sequence[int], outright: int | None = None, king: int | None = None
    ) -> GameEnd | None: ...


class AnyRound(Protocol):
    """A round in texts, whichever implementation plays it."""

    inner: Any

    def legal(self) -> set[str]: ...
    def play(self, *actions: str) -> None: ...
    def hand(self, seat: int) -> set[str]: ...
    def pile(self, side: int) -> set[str]: ...
    def shown(self, seat: int) -> set[str]: ...
    def sweeps(self) -> list[int]: ...
    def declared(self) -> list[int]: ...
    def capture_points(self) -> list[int]: ...
    def certain(self, side: int) -> int: ...
    @property
    def table(self) -> set[str]: ...


class Implementation(Protocol):
    """The interface of an implementation that the clauses test. Cards are texts such as ``7D 10S``."""

    def round(self, rules: Rules, pack: Sequence[Card], dealer: int | None = None, *, attempt: int = 1) -> AnyRound: ...
    def captures(
        self, rules: Rules, card: str, table: str, *, first: bool = False
    ) -> tuple[set[frozenset[str]], bool]: ...
    def score(
        self, rules: Rules, piles: Sequence[str], sweeps: Sequence[int] | None = None, *, first: int = 0
    ) -> RoundScore: ...


def texts(cards: Iterable[Card]) -> set[str]:
    return {str(card) for card in cards}


class _Shared:
    """Attributes that both rounds have under the same name."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    @property
    def table(self) -> set[str]:
        return texts(self.inner.table)

    @property
    def drawn(self) -> str | None:
        return None if self.inner.drawn is None else str(self.inner.drawn)

    def __getattr__(self, name: str) -> Any:
        """Phase, turn, deal, dealer, stock, last_capture, score."""
        return getattr(self.inner, name)


class OracleTable(_Shared):
    def legal(self) -> set[str]:
        return set(self.inner.legal_actions())

    def play(self, *actions: str) -> None:
        for action in actions:
            self.inner.play(action)

    def hand(self, seat: int) -> set[str]:
        return texts(self.inner.hands[seat])

    def pile(self, side: int) -> set[str]:
        return texts(self.inner.piles[side])

    def shown(self, seat: int) -> set[str]:
        return texts(self.inner.shown[seat])

    def sweeps(self) -> list[int]:
        return list(self.inner.sweeps)

    def declared(self) -> list[int]:
        return list(self.inner.declared)

    def capture_points(self) -> list[int]:
        return list(self.inner.capture_points)

    def certain(self, side: int) -> int:
        from tests.oracle import certain_points

        return certain_points(self.inner, side)


class KernelTable(_Shared):
    def legal(self) -> set[str]:
        return {str(action) for action in self.inner.legal_actions()}

    def play(self, *actions: str) -> None:
        from settebello.core import Action

        for action in actions:
            self.inner.play(Action.parse(action))

    def hand(self, seat: int) -> set[str]:
        return texts(self.inner.hand(seat))

    def pile(self, side: int) -> set[str]:
        return texts(self.inner.pile(side))

    def shown(self, seat: int) -> set[str]:
        return texts(self.inner.shown(seat))

    def sweeps(self) -> list[int]:
        return [self.inner.sweeps(side) for side in range(self.inner.rules.sides)]

    def declared(self) -> list[int]:
        return [self.inner.declared(side) for side in range(self.inner.rules.sides)]

    def capture_points(self) -> list[int]:
        return [self.inner.capture_points(side) for side in range(self.inner.rules.sides)]

    def certain(self, side: int) -> int:
        return int(self.inner.certain(side))


class OracleImplementation:
    def round(self, rules: Rules, pack: Sequence[Card], dealer: int | None = None, *, attempt: int = 1) -> AnyRound:
        from tests.oracle import OracleRound

        return OracleTable(OracleRound(rules, pack, dealer, attempt))

    def captures(self, rules: Rules, card: str, table: str, *, first: bool = False) -> tuple[set[frozenset[str]], bool]:
        from tests.oracle import captures

        options, may_lay = captures(rules, Card.parse(card), parse_cards(table), first=first)
        return {frozenset(texts(taken)) for taken in options}, may_lay

    def score(
        self, rules: Rules, piles: Sequence[str], sweeps: Sequence[int] | None = None, *, first: int = 0
    ) -> RoundScore:
        from tests.oracle import score_piles

        return score_piles(rules, [parse_cards(pile) for pile in piles], sweeps, first=first)


class KernelImplementation:
    def round(self, rules: Rules, pack: Sequence[Card], dealer: int | None = None, *, attempt: int = 1) -> AnyRound:
        from settebello.core import Round

        return KernelTable(Round(rules, pack, dealer, attempt))

    def captures(self, rules: Rules, card: str, table: str, *, first: bool = False) -> tuple[set[frozenset[str]], bool]:
        from settebello.core import captures

        options, may_lay = captures(rules, Card.parse(card), CardSet.parse(table), first=first)
        return {frozenset(texts(taken)) for taken in options}, may_lay

    def score(
        self, rules: Rules, piles: Sequence[str], sweeps: Sequence[int] | None = None, *, first: int = 0
    ) -> RoundScore:
        from settebello.core import score_piles

        return score_piles(rules, [CardSet.parse(pile) for pile in piles], sweeps, first=first)


@pytest.fixture(params=["oracle", "kernel"])
def rules_of(request: pytest.FixtureRequest) -> Implementation:
    """One implementation of the rules."""
    return OracleImplementation() if request.param == "oracle" else KernelImplementation()


@pytest.fixture(params=["oracle", "game"])
def end_of(request: pytest.FixtureRequest) -> End:
    """One implementation of the end of a game."""
    return _oracle_end if request.param == "oracle" else _game_end


def _oracle_end(
    rules: Rules, totals: Sequence[int], outright: int | None = None, king: int | None = None
) -> GameEnd | None:
    return game_end(rules, totals, outright, king)


def _game_end(
    rules: Rules, totals: Sequence[int], outright: int | None = None, king: int | None = None
) -> GameEnd | None:
    found = outcome_after_round(rules, totals, outright, king)
    return None if found is None else GameEnd(found.winners, found.doubly_lost)
