"""Random playouts with the interpreter lock released, and actions as values."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

import pytest
from msgspec.structs import replace
from numpy import full

from settebello.cards import CARDS
from settebello.core import Action, Round, playout_scores, playouts
from settebello.rules import Capture, Deal, Pack, Rules
from settebello.rules.scores import LINES
from settebello.variants import VARIANTS, variant


def test_every_round_of_the_basic_game_is_36_plays() -> None:
    assert playouts(Rules(), 100, 1) == 3600
    assert playouts(Rules(), 0, 1) == 0


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_is_played_out(game: str) -> None:
    for seats in VARIANTS[game].seats:
        rules = variant(game).rules(seats)
        assert playouts(rules, 20, seats) >= 20 * seats * sum(rules.deal.hands)


def test_threads_do_not_disturb_each_other() -> None:
    """A redeal cuts a round of Chkobba short, so the number of actions depends on the cards."""
    rules = variant("chkobba").rules(2)
    alone = [playouts(rules, 200, seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda seed: playouts(rules, 200, seed), range(4))) == alone


BASIC = Rules()
UNSET = -999
LIKE_BASIC = [
    *(variant("scopa").rules(seats) for seats in (2, 3, 4)),
    *(
        replace(BASIC, capture=capture)
        for capture in (
            Capture(equal=False),
            Capture(sum=False),
            Capture(fifteen=True),
            Capture(choice="free"),
            Capture(choice="fewest"),
            Capture(optional=True),
            Capture(ace="sweep"),
            Capture(ace="no-sweep"),
            Capture(ace="sweep", ace_takes_itself=True),
        )
    ),
    replace(BASIC, pack=Pack(jack_over_queen=True)),
    replace(BASIC, pack=Pack(size=36), deal=Deal(table=0, hands=(3,) * 6)),
]


@pytest.mark.parametrize("rules", LIKE_BASIC)
def test_random_play_is_the_same_with_and_without_declarations(rules: Rules) -> None:
    """Random play of the basic captures has code of its own, which games with declarations do not use. Declaring
    changes nothing in the play, so both must bring the same sweeps and score lines on average."""
    plain, declared = (mean_scores(one, 20_000) for one in (rules, replace(rules, declarations="bazzica")))
    for (mean, error), (other, other_error) in zip(plain, declared, strict=True):
        assert mean == pytest.approx(other, abs=4.5 * sqrt(error**2 + other_error**2) + 1e-9)


def mean_scores(rules: Rules, rounds: int) -> list[tuple[float, float]]:
    """The mean number of sweeps of each side, and the mean points of each line except declarations, with standard
    errors."""
    sweeps = full((rounds, rules.sides), UNSET, "int32")
    lines = full((rounds, rules.sides, len(LINES)), UNSET, "int32")
    playout_scores(rules, 1, sweeps, lines)
    assert UNSET not in sweeps
    assert UNSET not in lines
    columns = [*sweeps.T, *lines[:, :, : LINES.index("declarations")].reshape(rounds, -1).T]
    return [(float(column.mean()), float(column.std()) / sqrt(rounds)) for column in columns]


def test_a_playout_of_a_round_tells_how_many_actions_it_took() -> None:
    played = Round(Rules(), CARDS)
    assert played.playout(5) == len(played.history) == 36
    assert played.phase == "over"


def test_an_action_is_a_value() -> None:
    one, two = Action.parse("9Cx4S5B"), Action.parse("9cx5b4s")
    assert one == two
    assert len({one, two, Action.parse("9C")}) == 2
    assert pickle.loads(pickle.dumps(one)) == one
    assert repr(one) == "Action.parse('9Cx4S5B')"
    with pytest.raises(TypeError, match=r"Action\.parse"):
        Action()
