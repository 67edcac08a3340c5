"""Whole piles scored by the named games: the worked examples of the primiera and of the score pad."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from settebello.cards import CARDS, Card, CardSet, Suit
from settebello.rules import Primiera, Rules
from settebello.variants import variant
from tests.clauses.conftest import End, Implementation
from tests.support.stacked_packs import BASIC, CHKOBBA, scoring

SCOPA_TWO = variant("scopa-two").rules()
WINNING_MOVES = variant("winning-moves").rules(2)
PANICALE = variant("panicale").rules(2)
DANTE = variant("dante").rules(2)
HURRIKAN = variant("hurrikan").rules(2)
HALVES = variant("scopa").rules(2, {"primiera.scale": "halves"})

STANDARD = (16, 12, 13, 14, 15, 18, 21)
SCALES = [
    *[(rules, (*STANDARD, 10, 10, 10)) for rules in (BASIC, SCOPA_TWO, WINNING_MOVES)],
    (HALVES, (5.5, 2, 3, 4, 5, 6, 7, 0.5, 0.5, 0.5)),
    (PANICALE, (5.5, 2, 3, 4, 5, 6, 7, 0, 0, 0)),
    (DANTE, (*STANDARD, 0, 0, 0)),
    (HURRIKAN, (*STANDARD, 8, 9, 10)),
]


def line(rules_of: Implementation, rules: Rules, name: str, *piles: str) -> list[int]:
    """The points of each side in one line."""
    return [side.lines.get(name, 0) for side in rules_of.score(rules, piles).sides]


def coin_run(first: int, last: int, suit: str = "D") -> str:
    return " ".join(f"{rank}{suit}" for rank in range(first, last + 1))


def rest(pile: str) -> str:
    """The cards of the pack that are not in that pile."""
    return str(CardSet(CARDS) - CardSet.parse(pile))


# Scales


@pytest.mark.parametrize(("rules", "values"), SCALES)
def test_S0_prime_value_of_each_card(rules_of: Implementation, rules: Rules, values: tuple[float, ...]) -> None:
    """S0, S1, S2: 21, 18, 16, 15 to 12, pictures 10; by halves and S3: face values, aces 5 1/2; Hurrikan: 9 and 8."""
    for card in CARDS:
        assert rules_of.score(rules, [str(card), ""]).sides[0].prime_value == values[card.rank - 1]


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES])
def test_S1_order_of_cards_in_the_prime(rules_of: Implementation, rules: Rules) -> None:
    """S1, S2: 7, 6, ace, 5, 4, 3, 2, then the pictures, which are equal."""
    order = (7, 6, 1, 5, 4, 3, 2, 10)
    for better, worse in pairwise(order):
        piles = (f"{better}D 9C 9S 9B", f"{worse}D 8C 8S 8B")
        assert line(rules_of, rules, "primiera", *piles) == [1, 0]
    assert line(rules_of, rules, "primiera", "8D 9C 9S 9B", "10D 8C 8S 8B") == [0, 0]


def test_S0_other_scales_mostly_agree(rules_of: Implementation) -> None:
    """S0: counting by halves gives in most cases the same winner."""
    chance, agreed = Random(1), 0
    for _ in range(100):
        pack = chance.sample(CARDS, 40)
        piles = [str(CardSet(pack[:20])), str(CardSet(pack[20:]))]
        agreed += line(rules_of, BASIC, "primiera", *piles) == line(rules_of, HALVES, "primiera", *piles)
    assert 75 < agreed < 100


# Primes


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES])
@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        (("7D 7C 6S 6B", "7S 7B 6D 6C"), [0, 0]),
        (("7D 7C 6S 4B", "1D 1C 7S 7B"), [0, 0]),
        (("7D 5C 10S 9B", "5D 5S 4C 3B"), [0, 1]),
        (("7D 5C 10S 9B", "6D 8C 8S 6B"), [0, 0]),
        (("7D 7C 7S 7B", "6D 6C 6S 6B"), [1, 0]),
        (("7D 6C 5S 4B", "6D 7C 5B 3S"), [1, 0]),
    ],
)
def test_S0_best_prime_scores(
    rules_of: Implementation, rules: Rules, piles: tuple[str, ...], expected: list[int]
) -> None:
    """S0, S1, S2: the higher sum; ties for nobody, such as 7-7-6-4 and A-A-7-7, or 56 and 56."""
    assert line(rules_of, rules, "primiera", *piles) == expected


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES])
def test_S1_three_jacks_and_a_seven_beat_three_sevens(rules_of: Implementation, rules: Rules) -> None:
    """S1: 51 with all four suits wins against 63 without the fourth."""
    score = rules_of.score(rules, ["8D 8C 8S 7B", "7D 7C 7S"])
    assert [side.prime_value for side in score.sides] == [51, 63]
    assert [side.lines.get("primiera", 0) for side in score.sides] == [1, 0]


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        (("7D 7C 7S 1C", "6C 6S 6B 2B"), [1, 0]),
        (("7D 6C 6S", "7C 7S 8B"), [1, 0]),
        (("7D 6C 6S", "7C 6D 8D 6B"), [0, 0]),
    ],
)
def test_S1_both_lack_a_suit(rules_of: Implementation, piles: tuple[str, ...], expected: list[int]) -> None:
    """S1: then the best cards of the three suits that each has are compared; in S0 nobody scores."""
    assert line(rules_of, SCOPA_TWO, "primiera", *piles) == expected
    assert line(rules_of, BASIC, "primiera", *piles) == [0, 0]


def test_S2_the_prime_of_the_example_is_56(rules_of: Implementation) -> None:
    """S2: 7, 5 and two pictures are 21, 15, 10 and 10, whatever else lies in the pile."""
    side = rules_of.score(WINNING_MOVES, ["7D 6D 5C 2C 10S 9B 8B", ""]).sides[0]
    assert (side.prime_value, {str(card) for card in side.prime} & {"7D", "5C"}) == (56, {"7D", "5C"})


@pytest.mark.parametrize("rules", [WINNING_MOVES, PANICALE])
def test_S2_four_sevens_are_the_highest_prime(rules_of: Implementation, rules: Rules) -> None:
    """S2: 84; S3: four times seven, 28."""
    whole = rules_of.score(rules, [str(CardSet(CARDS)), ""]).sides[0]
    sevens = rules_of.score(rules, ["7D 7C 7S 7B", ""]).sides[0]
    assert whole.prime_value == sevens.prime_value == (84 if rules is WINNING_MOVES else 28)
    assert whole.prime == sevens.prime


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        (("7D 7C 6S 6B", "7S 7B 6D 6C"), [0, 0]),
        (("7D 7C 6S 6B", "7S 7B 5D 5C"), [1, 0]),
        (("7D 7C 6S 6B 6C", "7S 7B 5D 4C"), [1, 0]),
        (("7D 7C 7S", "10D 10C 10S 10B"), [0, 1]),
        (("7D 1C 1S 1B", "7C 5D 5S 5B"), [1, 0]),
        (("7D 6C 6S 6B", "7C 1D 1S 1B"), [1, 0]),
    ],
)
def test_S3_examples_of_the_primiera(rules_of: Implementation, piles: tuple[str, ...], expected: list[int]) -> None:
    """S3: two sevens and two sixes each are a tie, and beat two sevens and two fives; every suit is needed."""
    assert line(rules_of, PANICALE, "primiera", *piles) == expected


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, PANICALE])
def test_S1_most_sevens_usually_win_the_prime(rules_of: Implementation, rules: Rules) -> None:
    """S1, S3: three sevens against one, in any division of the rest that gives both every suit, nearly always."""
    chance, won, tried = Random(2), 0, 0
    others = [card for card in CARDS if card.rank != 7]
    for _ in range(100):
        chance.shuffle(others)
        piles = ["7D 7C 7S " + " ".join(map(str, others[:18])), "7B " + " ".join(map(str, others[18:]))]
        first, second = line(rules_of, rules, "primiera", *piles)
        tried += first or second
        won += first
    assert won > 0.9 * tried > 80


# Settanta


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("7D 7C 7S 7B", [1, 0]),
        ("7D 7C 7S 6B", [1, 0]),
        ("7D 7C 7S 10B", [0, 1]),
    ],
)
def test_S4_settanta(rules_of: Implementation, pile: str, expected: list[int]) -> None:
    """S4: four sevens make it, three and a six too, against all other cards; pictures are not counted."""
    assert line(rules_of, DANTE, "primiera", pile, rest(pile)) == expected


@pytest.mark.parametrize(
    ("pile", "cards", "coins", "settebello"),
    [
        (str(CardSet(CARDS[:21])), [1, 0], [1, 0], [0, 1]),
        (str(CardSet(CARDS[:20])), [0, 0], [0, 0], [0, 1]),
        (coin_run(1, 6), [0, 1], [1, 0], [0, 1]),
        (coin_run(5, 10), [0, 1], [1, 0], [1, 0]),
        (coin_run(3, 7), [0, 1], [0, 0], [1, 0]),
    ],
)
def test_S4_points_of_the_cards(
    rules_of: Implementation, pile: str, cards: list[int], coins: list[int], settebello: list[int]
) -> None:
    """S4: 21 cards, the seven of coins, six coins; nobody with 20 cards or five coins."""
    for name, expected in (("cards", cards), ("coins", coins), ("settebello", settebello)):
        assert line(rules_of, DANTE, name, pile, rest(pile)) == expected


def test_S4_only_sweeps_come_more_than_once(rules_of: Implementation) -> None:
    """S4: every other line is one point at most, even for the whole pack."""
    lines = rules_of.score(DANTE, [str(CardSet(CARDS)), ""], [3, 0]).sides[0].lines
    assert lines == {"sweeps": 3, "cards": 1, "coins": 1, "settebello": 1, "primiera": 1}


# Cards and coins of each game


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES, PANICALE, DANTE, CHKOBBA])
@pytest.mark.parametrize(("number", "expected"), [(21, [1, 0]), (20, [0, 0]), (19, [0, 1])])
def test_S1_cards_are_split_or_won(rules_of: Implementation, rules: Rules, number: int, expected: list[int]) -> None:
    """S0, S1, S2, S3, Chkobba: more than half of forty cards; nobody with 20 each."""
    pile = str(CardSet(CARDS[:number]))
    assert line(rules_of, rules, "cards", pile, rest(pile)) == expected


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES, PANICALE, DANTE, CHKOBBA, HURRIKAN])
@pytest.mark.parametrize(("number", "expected"), [(6, [1, 0]), (5, [0, 0]), (4, [0, 1])])
def test_S1_coins_are_split_or_won(rules_of: Implementation, rules: Rules, number: int, expected: list[int]) -> None:
    """S0, S1, S2, S3, Chkobba: more than half of ten; Hurrikan: of the hearts; nobody with five each."""
    pile = coin_run(1, number, rules.bonus)
    assert line(rules_of, rules, "coins", pile, rest(pile)) == expected


@pytest.mark.parametrize(
    ("rules", "card"),
    [(BASIC, "7D"), (SCOPA_TWO, "7D"), (WINNING_MOVES, "7D"), (PANICALE, "7D"), (CHKOBBA, "7D"), (HURRIKAN, "7C")],
)
def test_S2_the_seven_of_coins_scores(rules_of: Implementation, rules: Rules, card: str) -> None:
    """S0, S1, S2, S3: the side that takes that card; in Hurrikan the seven of hearts, and no other seven."""
    for rank in range(1, 11):
        for suit in Suit:
            taken = Card.of(rank, suit)
            expected = [1, 0] if str(taken) == card else [0, 1]
            assert line(rules_of, rules, "settebello", str(taken), rest(str(taken))) == expected


def test_S3_the_jack_of_swords_scores_nothing(rules_of: Implementation) -> None:
    """S3: it has a name and no points: no line changes with it."""
    only_cards = [side.lines for side in rules_of.score(PANICALE, ["8S", ""]).sides]
    assert only_cards == [{"cards": 1}, {}]


def test_S0_barmila_of_chkobba(rules_of: Implementation) -> None:
    """S0: sevens, then sixes, with the other lines of that game."""
    for pile, expected in (("7D 7C 7S", [1, 0]), ("7D 7C 6D 6C 6S", [1, 0]), ("7D 7C 6D 6C", [0, 0])):
        assert line(rules_of, CHKOBBA, "barmila", pile, rest(pile)) == expected
        old_books = variant("hurrikan").rules(2, {"primiera": "off", "barmila": "on"})
        assert line(rules_of, old_books, "barmila", pile, rest(pile)) == expected


def test_S0_the_german_prime_counts_pictures_by_rank(rules_of: Implementation) -> None:
    """S0: a queen is 9 and a jack 8, so a tie elsewhere is won."""
    piles = ("7D 7C 6S 9B", "7S 7B 6D 8C")
    assert line(rules_of, HURRIKAN, "primiera", *piles) == [1, 0]
    assert line(rules_of, BASIC, "primiera", *piles) == [0, 0]


# The pad


def test_S2_score_pad_over_two_rounds(rules_of: Implementation, end_of: End) -> None:
    """S2: 4 and 2, then 1 and 4, are 5 and 6, and nobody has won."""
    sophie = "7D 7C 7S 7B 8D 9D 10D 1C"
    first = rules_of.score(WINNING_MOVES, [sophie, rest(sophie)], [2, 0])
    assert first.sides[0].lines == {"sweeps": 2, "settebello": 1, "primiera": 1}
    assert first.sides[1].lines == {"cards": 1, "coins": 1}
    sophie = "7D 1D 2D 6D 1C 1S 1B"
    second = rules_of.score(WINNING_MOVES, [sophie, rest(sophie)], [0, 1])
    assert second.sides[0].lines == {"settebello": 1}
    assert second.sides[1].lines == {"sweeps": 1, "cards": 1, "coins": 1, "primiera": 1}
    totals = [before + after for before, after in zip(first.totals, second.totals, strict=True)]
    assert (first.totals, totals) == ((4, 2), [5, 6])
    assert end_of(WINNING_MOVES, totals) is None


def test_S1_four_points_are_divided_in_every_round(rules_of: Implementation) -> None:
    """S1, S2: four points and no more, apart from the sweeps; S3: one at least, for the settebello."""
    chance = Random(3)
    given = set()
    for _ in range(100):
        pack = chance.sample(CARDS, 40)
        cut = chance.randint(14, 26)
        score = rules_of.score(WINNING_MOVES, [str(CardSet(pack[:cut])), str(CardSet(pack[cut:]))])
        given.add(sum(score.totals))
    assert given <= {1, 2, 3, 4}
    assert 4 in given


@pytest.mark.parametrize("missing", ["D", "C", "S", "B"])
def test_S0_a_side_without_a_suit_has_no_prime(rules_of: Implementation, missing: str) -> None:
    """S0, S3: even against the poorest prime, or none."""
    rules = scoring(primiera=Primiera())
    rich = " ".join(f"7{suit}" for suit in "DCSB" if suit != missing)
    assert [side.total for side in rules_of.score(rules, [rich, "2D 2C 2S 2B"]).sides] == [0, 1]
    assert [side.total for side in rules_of.score(rules, [rich, "2D"]).sides] == [0, 0]


def test_S0_three_sides_score_as_two(rules_of: Implementation) -> None:
    """S0: each of three for themselves, by the same lines."""
    score = rules_of.score(variant("scopa").rules(3), ["7D 1D 2D 6C 4S 5B", "7C 7S 7B 3D", "1C 2C 3C 4C 5C"], [0, 1, 0])
    assert [side.lines for side in score.sides] == [
        {"cards": 1, "coins": 1, "settebello": 1},
        {"sweeps": 1, "primiera": 1},
        {},
    ]
