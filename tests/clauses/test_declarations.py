"""Declared hands: what qualifies, what is best, what is known."""

from __future__ import annotations

import pytest

from settebello.rules import Rules
from settebello.variants import variant
from tests.clauses.conftest import AnyRound, Implementation
from tests.support.stacked_packs import at_seats, stacked

BAZZICA = variant("bazzica").rules()
SBARAZZINA = variant("sbarazzina").rules(2)
FOUR = variant("sbarazzina").rules(4)
TABLE = "10B 9B 8B 7B"


def dealt(rules_of: Implementation, rules: Rules, *hands: str, dealer: int | None = None) -> AnyRound:
    """A round whose first deal gives these hands."""
    return rules_of.round(rules, stacked(rules, table=TABLE, deals=[hands], dealer=dealer), dealer)


def declare_all(played: AnyRound) -> None:
    """Everybody who can declare does."""
    while played.inner.phase == "declare":
        played.play("declare" if "declare" in played.legal() else "pass")


@pytest.mark.parametrize(
    ("hand", "qualifies"),
    [
        ("1D 2C 6S", True),
        ("1D 1C 2S", True),
        ("2D 3C 4S", True),
        ("1D 2C 7S", False),
        ("1D 1C 8S", False),
        ("10D 1C 1S", False),
        ("1D 1C 7S", True),
        ("10D 10C 10S", True),
        ("4D 4C 4S", True),
        ("1D 1C 1S", True),
    ],
)
def test_S0_hands_that_may_be_declared(rules_of: Implementation, hand: str, qualifies: bool) -> None:
    """S0: three cards of nine or less, pictures ten; or three of a kind."""
    played = dealt(rules_of, BAZZICA, hand, "6D 6C 7D")
    assert (played.inner.phase, played.inner.turn) == ("declare", 0)
    assert played.legal() == ({"declare", "pass"} if qualifies else {"pass"})


@pytest.mark.parametrize(
    ("hand", "bazzica", "sbarazzina"),
    [
        ("1D 2C 6S", 3, 2),
        ("1D 1C 6S", 3, 3),
        ("2D 2C 3S", 3, 3),
        ("10D 10C 10S", 10, 7),
        ("2D 2C 2S", 10, 7),
        ("1D 1C 1S", 10, 7),
    ],
)
def test_S0_worth(rules_of: Implementation, hand: str, bazzica: int, sbarazzina: int) -> None:
    """S0: 3 and 10; in Sbarazzina 2, 3 with a pair, and 7. Three low cards of a kind are three of a kind."""
    for rules, points in ((BAZZICA, bazzica), (SBARAZZINA, sbarazzina)):
        played = dealt(rules_of, rules, hand, "6D 6C 7D")
        declare_all(played)
        assert played.declared() == [points, 0]
        assert played.inner.score().sides[0].lines["declarations"] == points


@pytest.mark.parametrize(
    ("rules", "first", "second", "expected"),
    [
        (BAZZICA, "1D 2C 6S", "2D 3C 4S", [0, 0]),
        (BAZZICA, "1D 2C 6S", "1C 3C 4S", [0, 3]),
        (BAZZICA, "2D 1C 1S", "1D 1B 3C", [3, 0]),
        (BAZZICA, "10D 10C 10S", "2D 1C 1S", [10, 0]),
        (BAZZICA, "10D 10C 10S", "9D 9C 9S", [0, 10]),
        (BAZZICA, "1D 1C 1S", "2D 2C 2S", [10, 0]),
        (SBARAZZINA, "1D 2C 3S", "2D 2S 3C", [2, 0]),
        (SBARAZZINA, "2D 2S 3C", "1D 2C 3S", [0, 2]),
        (SBARAZZINA, "1D 2C 5S", "2D 2S 4C", [0, 0]),
        (SBARAZZINA, "8D 8C 8S", "10D 10C 10S", [7, 0]),
    ],
)
def test_S0_only_the_better_scores(
    rules_of: Implementation, rules: Rules, first: str, second: str, expected: list[int]
) -> None:
    """S0: three of a kind before a bazzica, low before high; equal totals score nobody, whatever they are worth."""
    played = dealt(rules_of, rules, first, second)
    declare_all(played)
    assert played.declared() == expected


def test_S0_declaring_is_a_choice(rules_of: Implementation) -> None:
    """Who passes shows nothing and scores nothing; the other's then counts."""
    played = dealt(rules_of, BAZZICA, "2D 1C 1S", "1D 1B 3C")
    played.play("pass", "declare")
    assert played.declared() == [0, 3]
    assert (played.shown(0), played.shown(1)) == (set(), {"1D", "1B", "3C"})


def test_S0_shown_at_once_and_counted_at_the_end(rules_of: Implementation) -> None:
    """A later seat knows what was declared before; points count when the last seat has decided."""
    played = dealt(rules_of, BAZZICA, "2D 1C 1S", "6D 6C 7D")
    played.play("declare")
    assert (played.shown(0), played.declared(), played.inner.turn) == ({"2D", "1C", "1S"}, [0, 0], 1)
    assert played.legal() == {"pass"}
    played.play("pass")
    assert (played.declared(), played.inner.phase, played.inner.turn) == ([3, 0], "play", 0)


def test_shown_cards_are_those_still_held(rules_of: Implementation) -> None:
    """A shown card that has been played is no longer in the hand."""
    played = dealt(rules_of, BAZZICA, "2D 1C 1S", "6D 6C 7D")
    declare_all(played)
    played.play("2D")
    assert played.shown(0) == {"1C", "1S"}


def test_S0_after_each_deal(rules_of: Implementation) -> None:
    """S0: before the next card is played, after every deal of three."""
    deals = [["2D 1C 1S", "6D 6C 7D"], ["4D 4C 4S", "5D 5C 7S"]]
    played = rules_of.round(BAZZICA, stacked(BAZZICA, table=TABLE, deals=deals))
    declare_all(played)
    for _ in range(6):
        assert played.inner.phase == "play"
        played.play(min(played.legal()))
    assert (played.inner.phase, played.inner.deal, played.inner.turn, played.shown(0)) == ("declare", 1, 0, set())
    declare_all(played)
    assert played.declared() == [13, 0]


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (["1D 2C 5S", "2D 2S 4C", "8D 8C 9D"], [0, 0, 0]),
        (["8D 8C 9D", "1D 2C 5S", "2D 2S 4C"], [0, 0, 0]),
        (["1D 2C 5S", "2D 2S 4C", "1C 1S 3D"], [0, 0, 3]),
        (["1D 2C 5S", "2D 2S 3C", "1C 1S 6D"], [0, 3, 0]),
        (["8D 8C 8S", "2D 2S 4C", "3D 3C 3S"], [0, 0, 7]),
    ],
)
def test_declarations_of_three_sides(rules_of: Implementation, hands: list[str], expected: list[int]) -> None:
    """Equal best score nobody, not even the third."""
    played = dealt(rules_of, at_seats(3, (3,) * 4, SBARAZZINA), *hands)
    declare_all(played)
    assert played.declared() == expected


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_every_seat_decides_in_order(rules_of: Implementation, dealer: int) -> None:
    """The player after the dealer first, then on in playing order."""
    played = dealt(rules_of, FOUR, dealer=dealer)
    turns = []
    while played.inner.phase == "declare":
        turns.append(played.inner.turn)
        played.play("pass")
    assert turns == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert played.inner.turn == (dealer + 1) % 4


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (["1D 2C 3S", "6D 6C 7D", "2D 2S 4C", "8D 8C 9D"], [2, 0]),
        (["1D 2C 5S", "6D 6C 7D", "2D 2S 4C", "8D 8C 9D"], [3, 0]),
        (["1D 2C 5S", "2D 2S 4C", "6D 6C 7D", "8D 8C 9D"], [0, 0]),
        (["1D 2C 5S", "2D 2S 4C", "1C 1S 3D", "8D 8C 9D"], [3, 0]),
        (["1D 2C 5S", "2D 2S 4C", "1C 1S 6D", "8D 8C 8S"], [0, 7]),
        (["2D 2S 4C", "6D 6C 7D", "1D 2C 5S", "8D 8C 9D"], [3, 0]),
        (["6D 6C 7D", "2D 2S 4C", "8D 8C 9D", "1D 2C 5S"], [0, 3]),
        (["1D 2C 5S", "6D 6C 7D", "1C 3D 4C", "8D 8C 9D"], [2, 0]),
        (["1D 2C 5S", "1S 3S 4D", "1C 3D 4C", "8D 8C 9D"], [0, 0]),
        (["1D 2C 3S", "2D 2S 4C", "8D 8C 9D", "1C 1S 6D"], [2, 0]),
    ],
)
def test_declarations_of_four_seats(rules_of: Implementation, hands: list[str], expected: list[int]) -> None:
    """The best scores for its side; equal best of one side once, the dearer; of two sides, nobody."""
    played = dealt(rules_of, FOUR, *hands)
    declare_all(played)
    assert played.declared() == expected
