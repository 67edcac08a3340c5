"""Maestro's objective follows the game: a new round, another dealer, other totals change it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.core.evaluation.round_equity import RoundEquity
from settebello.game import seeded_game
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.models import GameModel, model_for
from settebello.rules import Finish, Rules
from settebello.view import View, view_of

RULES = Rules()


@pytest.fixture(scope="module")
def model() -> GameModel:
    found = model_for(RULES, wait=True)
    assert found is not None
    return found


@pytest.fixture
def view() -> View:
    game = seeded_game(RULES, bytes(32))
    return view_of(game, game.round.turn)


def worth(table: GameSearch, view: View) -> list[float]:
    equity = table.equity(view)
    assert equity is not None
    return [equity.of_margin(lead) for lead in (-4.0, -1.0, 0.0, 1.0, 4.0)]


@pytest.mark.parametrize(
    "change",
    [{"totals": (10, 2)}, {"totals": (2, 10)}, {"totals": (9, 9)}, {"dealer": 0, "totals": (10, 10)}],
)
def test_a_round_that_stands_otherwise_is_valued_anew(model: GameModel, view: View, change: dict[str, object]) -> None:
    """As a table does that never saw the rounds before."""
    view = replace(view, dealer=1, seat=0)
    later = replace(view, **change)
    kept = GameSearch(RULES, model)
    before = worth(kept, view)
    assert worth(kept, later) == worth(GameSearch(RULES, model), later)
    assert worth(kept, later) != before
    assert worth(kept, view) == before


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_equity_is_that_of_the_dealer_and_the_side(model: GameModel, view: View, dealer: int, seat: int) -> None:
    now = replace(view, dealer=dealer, seat=seat, totals=(10, 8))
    told = RoundEquity(model.equity, (10, 8), dealer, seat, model.value.spread)  # type: ignore[arg-type]
    other = RoundEquity(model.equity, (10, 8), 1 - dealer, seat, model.value.spread)  # type: ignore[arg-type]
    leads = (-4.0, -1.0, 0.0, 1.0, 4.0)
    assert worth(GameSearch(RULES, model), now) == [told.of_margin(lead) for lead in leads]
    assert worth(GameSearch(RULES, model), now) != [other.of_margin(lead) for lead in leads]


def test_both_seats_see_it_from_their_side(model: GameModel, view: View) -> None:
    ahead = replace(view, dealer=1, seat=0, totals=(9, 4))
    behind = replace(ahead, seat=1)
    table = GameSearch(RULES, model)
    mine, theirs = worth(table, ahead), worth(table, behind)
    assert mine[2] > 0 > theirs[2]
    assert mine == pytest.approx([-value for value in reversed(theirs)], abs=1e-4)


def test_the_same_round_is_valued_once(model: GameModel, view: View) -> None:
    table = GameSearch(RULES, model)
    assert table.equity(view) is table.equity(replace(view, turn=None, deal=3))


def test_a_table_is_for_its_rules_and_what_was_learned(model: GameModel) -> None:
    table = GameSearch(RULES, model)
    other = replace(RULES, finish=Finish(target=21))
    assert table.is_for(RULES, model)
    assert table.is_for(Rules(), model)
    assert not table.is_for(other, model)
    assert not table.is_for(RULES, GameModel(model.value, model.equity))
