"""Judgements do not change: reviews are kept by the judge's identity, so other values need another identity.

Anyone who changes the search, the features or the weights on purpose raises ``METHOD`` or trains again, and writes the
new values here.
"""

from __future__ import annotations

import pytest

from settebello.game import seeded_game
from settebello.players import make_player
from settebello.players.judge import Judge
from settebello.variants import variant
from settebello.view import View, view_of

JUDGED: dict[tuple[str, int, int], tuple[str, dict[str, float]]] = {
    ("scopa", 1, 7): (
        "3/153fe2b1bd34dbc0/0.05/2/8192",
        {"3B": 2.126, "6S": 2.083, "7C": 1.945},
    ),
    ("scopa", 7, 7): (
        "3/153fe2b1bd34dbc0/0.05/2/8192",
        {"8Sx8D": 1.043, "10Dx10S": 0.994, "3B": 0.882},
    ),
    ("corsican", 1, 7): (
        "3/d4865b619b12b900/0.05/2/8192",
        {"4B": 0.324, "5B": 0.307, "4Bx4D": 0.185, "7D": 0.071},
    ),
    ("corsican", 1, 8): (
        "3/d4865b619b12b900/0.05/2/8192",
        {"5S": -0.020, "9Dx9S": -0.148, "9D": -0.300},
    ),
    ("escoba", 1, 7): (
        "3/3d42b0598ed24fe4/0.05/2/8192",
        {"6Sx9C": 1.447, "3Bx3D9C": 1.319, "7C": 0.397},
    ),
    ("escoba", 1, 13): (
        "3/3d42b0598ed24fe4/0.05/2/8192",
        {"10C": 1.559, "10D": 1.495, "4S": 0.807},
    ),
}
"""By game, seed and number of actions: the identity of the judge, and the points of every action."""


def view_after(game: str, seed: int, actions: int) -> View:
    """The view of the seat on turn after a number of actions by greedy players."""
    rules = variant(game).rules(2)
    played, greedy = seeded_game(rules, bytes([seed]) * 32), make_player("greedy", 1)
    for _ in range(actions):
        assert played.round.turn is not None
        played.play(greedy.choose(view_of(played, played.round.turn), rules))
    return view_of(played, played.round.turn)


@pytest.mark.parametrize(("game", "seed", "actions"), JUDGED)
def test_a_judgement_is_what_it_was(game: str, seed: int, actions: int) -> None:
    identity, points = JUDGED[game, seed, actions]
    judge = Judge(variant(game).rules(2))
    assert judge.identity == identity
    judged = judge.judge(view_after(game, seed, actions)).actions
    assert {value.action: value.points for value in judged} == pytest.approx(points, abs=2e-3)
