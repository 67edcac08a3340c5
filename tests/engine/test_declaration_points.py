"""The points of declared hands, and those that a view offers."""

from __future__ import annotations

import pytest

from settebello import CardSet, declaration_points, variant, view_of
from settebello.errors import ArgumentError, CardError
from settebello.game import seeded_game


@pytest.mark.parametrize(
    ("game", "hand", "named", "points"),
    [
        ("cirulla", "1D 2C 5S", None, 3),
        ("cirulla", "9D 9C 9S", None, 10),
        ("cirulla", "1D 2C 10S", None, 0),
        ("cirulla", "7C 9D 9S", 9, 10),
        ("cirulla", "7C 1D 2S", 6, 3),
        ("cirulla", "1D 2C", None, 0),
        ("scopa", "1D 1C 1S", None, 0),
    ],
)
def test_a_hand_is_worth_its_points(game: str, hand: str, named: int | None, points: int) -> None:
    assert declaration_points(variant(game).rules(2), CardSet.parse(hand), named) == points


def test_bad_hands_are_refused() -> None:
    with pytest.raises(CardError):
        declaration_points(variant("cirulla").rules(2), CardSet.parse("1D 2C 12S"))
    with pytest.raises(ArgumentError):
        declaration_points(variant("scopa").rules(2), CardSet.parse("1D 2C 3S"), 3)
    with pytest.raises(ArgumentError):
        declaration_points(variant("cirulla").rules(2), CardSet.parse("7C 2C 3S"), 11)


def test_a_view_says_what_each_declaration_scores() -> None:
    """The points are those that the side then has."""
    rules, seen = variant("cirulla").rules(2), 0
    for seed in range(400):
        game = seeded_game(rules, seed.to_bytes(32))
        view = view_of(game, game.round.turn)
        declarations = [text for text in view.legal if text.startswith("declare")]
        assert list(view.declarable) == declarations
        assert list(view.declarable.values()) == sorted(view.declarable.values(), reverse=True)
        assert view_of(game, None).declarable == {}
        if declarations:
            assert view.seat is not None
            game.play(declarations[-1])
            assert game.round.declared(view.seat) == view.declarable[declarations[-1]]
            seen += 1
    assert seen > 10
