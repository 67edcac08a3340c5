"""Scoring a round, line by line."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import CARDS, CardSet
from settebello.rules import (
    Barmila,
    Bonus,
    Coins,
    Finish,
    Majority,
    Napola,
    Pack,
    Penalty,
    Primiera,
    Rules,
    Scala,
    Scaletta,
    ScalettaAlta,
    Scoring,
)
from settebello.variants import variant
from tests.clauses.conftest import Implementation
from tests.support.stacked_packs import BASIC, scoring

CARDS_LINE = scoring(cards=Majority())
COINS_LINE = scoring(coins=Coins())
NAPOLA = scoring(napola=Napola())
NAPOLA_NO_NAPOLEONE = scoring(napola=Napola(napoleone=False))
NAPOLA_6 = scoring(napola=Napola(longest=6, napoleone=False))
SCALETTE = scoring(scaletta_bassa=Scaletta(), scaletta_alta=ScalettaAlta(), scala=Scala())
SCALETTE_NO_SCALA = scoring(scaletta_bassa=Scaletta(), scaletta_alta=ScalettaAlta())
BARMILA = scoring(barmila=Barmila())


def prime_on(scale: str, missing_suit: str = "loses") -> Rules:
    return scoring(primiera=Primiera(scale=scale, missing_suit=missing_suit))  # type: ignore[arg-type] # its words


def first_cards(*sizes: int) -> list[str]:
    """Piles of so many cards, whichever."""
    piles, start = [], 0
    for size in sizes:
        piles.append(" ".join(map(str, CARDS[start : start + size])))
        start += size
    return piles


def coin_run(first: int, last: int) -> str:
    return " ".join(f"{rank}D" for rank in range(first, last + 1))


def other_coins(pile: str) -> str:
    """The coins that are not in that pile."""
    return str(CardSet.parse(coin_run(1, 10)) - CardSet.parse(pile))


def three_seats(rules: Rules) -> Rules:
    return replace(
        rules,
        seating=replace(rules.seating, seats=3),
        deal=replace(rules.deal, hands=(3, 3, 3, 3)),
    )


def points(rules_of: Implementation, rules: Rules, piles: list[str]) -> list[int]:
    return [side.total for side in rules_of.score(rules, piles).sides]


class TestMajorities:
    @pytest.mark.parametrize(
        ("sizes", "expected"),
        [((21, 19), [1, 0]), ((19, 21), [0, 1]), ((20, 20), [0, 0]), ((3, 2), [1, 0]), ((0, 0), [0, 0])],
    )
    def test_S0_most_cards(self, rules_of: Implementation, sizes: tuple[int, ...], expected: list[int]) -> None:
        """S0, S1, S2, S3: one point for most cards, nobody on a tie, no number needed."""
        assert points(rules_of, CARDS_LINE, first_cards(*sizes)) == expected

    @pytest.mark.parametrize(
        ("sizes", "expected"),
        [((14, 13, 13), [1, 0, 0]), ((15, 15, 10), [0, 0, 0]), ((5, 5, 6), [0, 0, 1]), ((12, 16, 12), [0, 1, 0])],
    )
    def test_S0_most_of_three(self, rules_of: Implementation, sizes: tuple[int, ...], expected: list[int]) -> None:
        """With three sides most is more than each other side."""
        assert points(rules_of, three_seats(CARDS_LINE), first_cards(*sizes)) == expected

    @pytest.mark.parametrize(
        ("sizes", "expected"),
        [((21, 19), [1, 0]), ((20, 20), [0, 0]), ((20, 5), [0, 0]), ((5, 30), [0, 1])],
    )
    def test_S4_at_least_21_cards(self, rules_of: Implementation, sizes: tuple[int, ...], expected: list[int]) -> None:
        """S4: the number decides, not the comparison."""
        assert points(rules_of, scoring(cards=Majority(at_least=21)), first_cards(*sizes)) == expected

    @pytest.mark.parametrize(
        ("pile", "expected"),
        [(coin_run(1, 6), [1, 0]), (coin_run(1, 5), [0, 0]), (coin_run(7, 10), [0, 1]), ("7C 7S", [0, 1])],
    )
    def test_S0_most_coins(self, rules_of: Implementation, pile: str, expected: list[int]) -> None:
        """S0, S1, S2, S3: one point for most coins, nobody with five each."""
        assert points(rules_of, COINS_LINE, [pile, other_coins(pile)]) == expected

    @pytest.mark.parametrize(
        ("piles", "expected"),
        [
            ([coin_run(1, 6), coin_run(7, 10)], [1, 0]),
            ([coin_run(1, 5), coin_run(6, 9)], [0, 0]),
            ([coin_run(1, 5), coin_run(6, 10)], [0, 0]),
        ],
    )
    def test_S4_at_least_six_coins(self, rules_of: Implementation, piles: list[str], expected: list[int]) -> None:
        """S4: six coins or more, with the settebello or without."""
        assert points(rules_of, scoring(coins=Coins(at_least=6)), piles) == expected

    @pytest.mark.parametrize(
        ("pile", "at_least", "expected"),
        [
            (coin_run(1, 6), 6, [0, 0]),
            (coin_run(2, 7), 6, [1, 0]),
            (coin_run(1, 6), 0, [0, 0]),
            (coin_run(2, 7), 0, [1, 0]),
        ],
    )
    def test_S4_coins_including_the_settebello(
        self, rules_of: Implementation, pile: str, at_least: int, expected: list[int]
    ) -> None:
        """S4, read the other way: without the settebello the coins score nobody."""
        rules = scoring(coins=Coins(at_least=at_least, with_seven=True))
        assert points(rules_of, rules, [pile, other_coins(pile)]) == expected


class TestSingleCards:
    @pytest.mark.parametrize(
        ("rules", "piles", "expected"),
        [
            (scoring(settebello=Bonus()), ["7D", "7C 7S 7B"], [1, 0]),
            (scoring(settebello=Bonus()), ["7C", "7S 7B"], [0, 0]),
            (scoring(re_bello=Bonus()), ["10D", "10C"], [1, 0]),
            (scoring(re_bello=Bonus()), ["10C", "10D"], [0, 1]),
            (scoring(two_of_clubs=Penalty()), ["2B 7D", "2D 2C 2S"], [-5, 0]),
            (scoring(two_of_clubs=Penalty()), ["2C", "2B"], [0, -5]),
            (scoring(two_of_clubs=Penalty(), settebello=Bonus()), ["2B 7D", ""], [-4, 0]),
        ],
    )
    def test_S0_card_bonuses(
        self, rules_of: Implementation, rules: Rules, piles: list[str], expected: list[int]
    ) -> None:
        """S0, S1, S2, S3: settebello and re bello; in Piva the two of clubs costs five, below zero if need be."""
        assert points(rules_of, rules, piles) == expected

    def test_S0_hearts_in_hurrikan(self, rules_of: Implementation) -> None:
        """S0: seven, king and most cards of hearts, which are cups here."""
        rules = replace(scoring(settebello=Bonus(), re_bello=Bonus(), coins=Coins()), bonus="C")
        score = rules_of.score(rules, ["7C 10C 1C", "7D 10D 1D 2D"])
        assert score.sides[0].lines == {"coins": 1, "settebello": 1, "re_bello": 1}
        assert (score.sides[0].coins, score.sides[1].coins, score.sides[1].lines) == (3, 0, {})


class TestHonours:
    @pytest.mark.parametrize(
        ("honours", "piles", "expected"),
        [
            ((("2S", 1), ("8S", 1)), ["8S 2S", "7D"], [2, 0]),
            ((("2S", 1), ("8S", 1)), ["8S", "2S"], [1, 1]),
            ((("1D", 1), ("2D", 2), ("3D", 3)), ["1D 3D", "2D"], [4, 2]),
            ((("2B", -5),), ["2B", "2D"], [-5, 0]),
            ((("1D", 2), ("2B", -1)), ["1D 2B", ""], [1, 0]),
            ((("8S", 1),), ["7D", "9S"], [0, 0]),
        ],
    )
    def test_whoever_takes_the_card(
        self, rules_of: Implementation, honours: tuple[tuple[str, int], ...], piles: list[str], expected: list[int]
    ) -> None:
        """Spazzino, Frac, Trenta: a card is worth its points to the side that has it."""
        rules = scoring(honours=honours, cards=Majority(points=9, at_least=40))
        assert points(rules_of, rules, piles) == expected

    def test_the_cards_are_named(self, rules_of: Implementation) -> None:
        score = rules_of.score(scoring(honours=(("2S", 1), ("8S", 3))), ["8S 2S 7D", ""])
        assert score.sides[0].lines == {"honours": 4}
        assert list(map(str, score.sides[0].honours)) == ["2S", "8S"]


class TestTies:
    @pytest.mark.parametrize(
        ("tie", "piles", "first", "expected"),
        [
            ("nobody", (20, 20), 0, [0, 0]),
            ("split", (20, 20), 0, [1, 1]),
            ("split", (21, 19), 1, [2, 0]),
            ("first-player", (20, 20), 0, [2, 0]),
            ("first-player", (20, 20), 1, [0, 2]),
            ("first-player", (19, 21), 0, [0, 2]),
        ],
    )
    def test_a_tie_for_most_cards(
        self, rules_of: Implementation, tie: str, piles: tuple[int, ...], first: int, expected: list[int]
    ) -> None:
        """Spazzino: with 20 cards each, 1 each of the 2; Tombolon: the tie is the first player's."""
        rules = scoring(cards=Majority(points=2, tie=tie))  # type: ignore[arg-type] # its words
        score = rules_of.score(rules, first_cards(*piles), first=first)
        assert [side.total for side in score.sides] == expected

    @pytest.mark.parametrize(
        ("tie", "first", "expected"),
        [
            ("split", 0, [1, 1, 0]),
            ("first-player", 0, [3, 0, 0]),
            ("first-player", 1, [0, 3, 0]),
            ("first-player", 2, [3, 0, 0]),
        ],
    )
    def test_two_of_three_are_level(self, rules_of: Implementation, tie: str, first: int, expected: list[int]) -> None:
        """An equal part, rounded down; or the tied side that is first in playing order."""
        rules = three_seats(scoring(cards=Majority(points=3, tie=tie)))  # type: ignore[arg-type] # its words
        score = rules_of.score(rules, first_cards(15, 15, 10), first=first)
        assert [side.total for side in score.sides] == expected

    def test_coins(self, rules_of: Implementation) -> None:
        """Spazzino: five swords each are 1 each of the 2."""
        rules = replace(scoring(coins=Coins(points=2, tie="split")), bonus="S")
        assert points(rules_of, rules, ["1S 2S 3S 4S 5S", "6S 7S 8S 9S 10S"]) == [1, 1]

    def test_only_with_the_seven(self, rules_of: Implementation) -> None:
        """If the seven is required, only sides that have it get a share."""
        rules = scoring(coins=Coins(points=2, tie="split", with_seven=True))
        assert points(rules_of, rules, [coin_run(1, 5), coin_run(6, 10)]) == [0, 1]


class TestDoubleAll:
    RULES = scoring(
        cards=Majority(points=2), coins=Coins(), honours=(("2S", 1), ("2B", -1), ("7D", 1), ("8S", 1)), double_all=True
    )

    @pytest.mark.parametrize(
        ("given", "double"),
        [("", 6), ("1C 2B", 6), ("1D 2D 3D", 6), ("2S", 0), ("7D", 0)],
    )
    def test_all_six_points_make_twelve(self, rules_of: Implementation, given: str, double: int) -> None:
        """Tombolon: cards 2, the suit 1, three cards 1 each; penalties are not required, and not doubled."""
        rest = str(CardSet(CARDS) - CardSet.parse(given))
        score = rules_of.score(self.RULES, [rest, given])
        assert score.sides[0].lines.get("double_all", 0) == double
        assert "double_all" not in score.sides[1].lines

    def test_not_with_a_share_of_a_tie(self, rules_of: Implementation) -> None:
        rules = scoring(cards=Majority(points=2, tie="split"), honours=(("7D", 1),), double_all=True)
        assert points(rules_of, rules, ["7D 1C", "1D 1S"]) == [2, 1]


FOUR_SEVENS = "7D 7C 7S 7B"


class TestPrimiera:
    @pytest.mark.parametrize(
        ("scale", "pile", "value"),
        [
            ("standard", "7D 5C 10S 9B", 56),
            ("standard", FOUR_SEVENS, 84),
            ("standard", "8D 9C 10S 7B", 51),
            ("standard", "7D 7C 6S 4B", 74),
            ("standard", "1D 1C 7S 7B", 74),
            ("standard", "6D 1D 5D 3D", 18),
            ("standard", "2D 3C", 25),
            ("halves", "1D 10C 7S 2B", 15),
            ("halves", FOUR_SEVENS, 28),
            ("panicale", FOUR_SEVENS, 28),
            ("panicale", "1D 10C 6S 5D 3B", 14.5),
            ("settanta", FOUR_SEVENS, 84),
            ("settanta", "7D 7C 7S 6B", 81),
            ("settanta", "7D 7C 7S 10B", 63),
            ("hurrikan", "10D 9C 8S 7B", 48),
            ("hurrikan", "8D 9D 10D", 10),
        ],
    )
    def test_S0_values(self, rules_of: Implementation, scale: str, pile: str, value: float) -> None:
        """S0, S1, S2, S3, S4: 56 is 7, 5 and two pictures, 84 and 28 are the best; aces 5 1/2 by halves."""
        assert rules_of.score(prime_on(scale), [pile, ""]).sides[0].prime_value == value

    @pytest.mark.parametrize(
        ("scale", "pile", "best"),
        [
            ("standard", "1D 6D 7C 5C 8S 10S", ("6D", "7C", "10S", None)),
            ("hurrikan", "8S 9S 2B 10B", (None, None, "9S", "2B")),
            ("settanta", "8S 9S 2B 10B", (None, None, None, "2B")),
            ("panicale", "8S 9S 1B 5B", (None, None, "9S", "1B")),
        ],
    )
    def test_S0_best_of_each_suit(
        self, rules_of: Implementation, scale: str, pile: str, best: tuple[str | None, ...]
    ) -> None:
        """The best card of each suit; of equal pictures the highest; in the settanta pictures do not count."""
        prime = rules_of.score(prime_on(scale), [pile, ""]).sides[0].prime
        assert tuple(None if card is None else str(card) for card in prime) == best

    def test_prime_is_told_where_no_primiera_is_played(self, rules_of: Implementation) -> None:
        """The cards and their standard value, and no point."""
        side = rules_of.score(CARDS_LINE, ["6D 5C", "6S 5B"]).sides[0]
        assert (side.prime_value, side.lines) == (33, {})

    @pytest.mark.parametrize(
        ("rules", "piles", "expected"),
        [
            (prime_on("standard"), ["7D 7C 6S 6B", "7S 7B 6D 6C"], [0, 0]),
            (prime_on("standard"), ["7D 7C 6S 4B", "1D 1C 7S 7B"], [0, 0]),
            (prime_on("standard"), ["8D 8C 8S 7B", "7D 7C 7S"], [1, 0]),
            (prime_on("standard", "compared"), ["8D 8C 8S 7B", "7D 7C 7S"], [1, 0]),
            (prime_on("standard"), ["7D 7C 7S", "6D 6C"], [0, 0]),
            (prime_on("standard", "compared"), ["7D 7C 7S", "6D 6C 6B"], [1, 0]),
            (prime_on("standard", "compared"), ["10D 9C 8S", "7D 7C"], [0, 1]),
            (prime_on("standard", "compared"), ["7D 7C", "7S 7B"], [0, 0]),
            (prime_on("halves"), ["7D 7C 7S 5B", "7B 6D 6C 6S"], [1, 0]),
            (prime_on("panicale"), ["7D 6C 10S 1B", "7C 6D 5S 10B"], [1, 0]),
            (prime_on("panicale"), ["7D 6C 10S 9B", "7C 6D 8S 8B"], [0, 0]),
            (prime_on("settanta"), ["7D 7C 7S 6B", "6D 6C 6S 7B"], [1, 0]),
            (prime_on("settanta"), ["7D 7C 7S 10B", "2D 2C 2S 2B"], [0, 1]),
            (prime_on("settanta", "compared"), ["7D 7C 7S 10B", "2D 2C 2S"], [1, 0]),
            (prime_on("hurrikan"), ["7D 7C 6S 9B", "7S 7B 6D 8C"], [1, 0]),
        ],
    )
    def test_S1_best_prime(self, rules_of: Implementation, rules: Rules, piles: list[str], expected: list[int]) -> None:
        """S0, S1: ties score nobody; three jacks and a seven beat three sevens; three suits only if compared."""
        assert points(rules_of, rules, piles) == expected

    def test_S0_best_prime_of_three(self, rules_of: Implementation) -> None:
        """A tie of the two best of three scores nobody; a side without four suits is not in it."""
        rules = three_seats(prime_on("standard"))
        assert points(rules_of, rules, ["7D 6C 5S 4B", "6D 7C 4S 5B", "1D 1C 1S 1B"]) == [0, 0, 0]
        assert points(rules_of, rules, ["7D 6C 5S 4B", "7C 7S 7B", "2D 2C 2S 2B"]) == [1, 0, 0]


class TestExtraPoints:
    """More points of a line, for more than is needed to score it (Escoba)."""

    @pytest.mark.parametrize(
        ("piles", "expected"),
        [
            (["7D 7C 6S", "7S 7B 6D 6B"], [0, 0]),
            (["7D 7C 7S", "7B 6D 6B"], [1, 0]),
            (["6D", "6C 6S"], [0, 0]),
        ],
    )
    def test_where_only_sevens_count(self, rules_of: Implementation, piles: list[str], expected: list[int]) -> None:
        assert points(rules_of, scoring(barmila=Barmila(ranks="sevens")), piles) == expected

    @pytest.mark.parametrize(
        ("sizes", "expected"), [((30, 10), [1, 0]), ((31, 9), [3, 0]), ((40, 0), [3, 0]), ((9, 31), [0, 3])]
    )
    def test_few_cards_of_the_opponent(
        self, rules_of: Implementation, sizes: tuple[int, ...], expected: list[int]
    ) -> None:
        assert points(rules_of, scoring(cards=Majority(few=2)), first_cards(*sizes)) == expected

    @pytest.mark.parametrize(("tie", "expected"), [("nobody", [0, 0]), ("split", [1, 1]), ("first-player", [0, 4])])
    @pytest.mark.parametrize("each", [0, 9])
    def test_few_cards_of_both(self, rules_of: Implementation, tie: str, expected: list[int], each: int) -> None:
        """They go to the side that alone scores the line, here the first player's."""
        rules = scoring(cards=Majority(points=2, few=2, tie=tie))  # type: ignore[arg-type] # its words
        score = rules_of.score(rules, first_cards(each, each), first=1)
        assert [side.total for side in score.sides] == expected

    @pytest.mark.parametrize(("last", "expected"), [(9, [1, 0]), (10, [3, 0])])
    def test_the_whole_suit(self, rules_of: Implementation, last: int, expected: list[int]) -> None:
        pile = coin_run(1, last)
        assert points(rules_of, scoring(coins=Coins(all=2)), [pile, other_coins(pile)]) == expected

    def test_a_whole_suit_without_the_two(self, rules_of: Implementation) -> None:
        rules = replace(variant("corsican").rules(), scoring=Scoring(coins=Coins(all=2)))
        assert points(rules_of, rules, [f"1D {coin_run(3, 10)}", ""]) == [3, 0]

    @pytest.mark.parametrize(
        ("piles", "expected"),
        [(["7D 7C 7S", "7B"], [1, 0]), (["7D 7C 7S 7B", ""], [2, 0]), (["", FOUR_SEVENS], [0, 2])],
    )
    def test_all_four_sevens(self, rules_of: Implementation, piles: list[str], expected: list[int]) -> None:
        assert points(rules_of, scoring(barmila=Barmila(all=1)), piles) == expected

    def test_a_side_with_23_cards_all_coins_and_all_sevens_has_six_points(self, rules_of: Implementation) -> None:
        """Escoba: cards 1, coins 2, seven of coins 1, sevens 2."""
        rules = scoring(cards=Majority(few=2), coins=Coins(all=1), settebello=Bonus(), barmila=Barmila(all=1))
        first = CardSet.parse(f"{coin_run(1, 10)} 7C 7S 7B 1C 2C 3C 4C 5C 6C 8C 9C 10C 1S")
        score = rules_of.score(rules, [str(first), str(CardSet(CARDS) - first)])
        assert score.totals == (6, 0)
        assert score.sides[0].lines == {"cards": 1, "coins": 2, "settebello": 1, "barmila": 2}


class TestBarmila:
    @pytest.mark.parametrize(
        ("piles", "expected"),
        [
            (["7D 7C 7S", "7B 6D 6C 6S 6B"], [1, 0]),
            (["7D 7C 6D", "7S 7B 6C 6S 6B"], [0, 1]),
            (["7D 7C 6D 6C", "7S 7B 6S 6B"], [0, 0]),
        ],
    )
    def test_S0_most_sevens_then_sixes(self, rules_of: Implementation, piles: list[str], expected: list[int]) -> None:
        """S0, Chkobba: most sevens; two each, most sixes; two each again, no one."""
        assert points(rules_of, BARMILA, piles) == expected

    @pytest.mark.parametrize(
        ("piles", "expected"),
        [
            (["7D 6D", "7C 6C 6S", "7S"], [0, 1, 0]),
            (["7D 7C", "7S 7B 6D", "6C 6S 6B"], [0, 1, 0]),
            (["7D 7C 6D", "7S 7B 6C", "6S 6B"], [0, 0, 0]),
        ],
    )
    def test_sixes_among_those_tied(self, rules_of: Implementation, piles: list[str], expected: list[int]) -> None:
        """With three sides, only those that tie for sevens compare sixes."""
        assert points(rules_of, three_seats(BARMILA), piles) == expected


class TestSequences:
    @pytest.mark.parametrize(
        ("rules", "last", "expected"),
        [
            *[(NAPOLA, 2, 0), (NAPOLA, 3, 3), (NAPOLA, 6, 6), (NAPOLA, 7, 7), (NAPOLA, 9, 9), (NAPOLA, 10, 0)],
            *[(NAPOLA_6, 2, 0), (NAPOLA_6, 3, 3), (NAPOLA_6, 6, 6), (NAPOLA_6, 7, 6), (NAPOLA_6, 10, 6)],
            (NAPOLA_NO_NAPOLEONE, 10, 9),
        ],
    )
    def test_S0_napola(self, rules_of: Implementation, rules: Rules, last: int, expected: int) -> None:
        """S0: a point for each coin of the run from the ace, three at least, six or nine at most."""
        score = rules_of.score(rules, ["", coin_run(1, last) + " 7S"])
        assert score.totals == (0, expected)
        assert score.sides[1].run_up == last

    def test_S0_napola_is_unbroken(self, rules_of: Implementation) -> None:
        """S0: the run ends at the first gap and begins with the ace."""
        assert points(rules_of, NAPOLA, ["1D 2D 3D 5D 6D", "4D"]) == [3, 0]
        assert points(rules_of, NAPOLA, ["2D 3D 4D 5D", "1D"]) == [0, 0]

    @pytest.mark.parametrize(
        ("rules", "outright"),
        [(NAPOLA, 1), (NAPOLA_NO_NAPOLEONE, None), (NAPOLA_6, None), (SCALETTE, 1), (SCALETTE_NO_SCALA, None)],
    )
    def test_S0_whole_suit_wins_outright(self, rules_of: Implementation, rules: Rules, outright: int | None) -> None:
        """S0: napoleone and scala win the game; without them a whole suit does not."""
        assert rules_of.score(rules, ["7S", coin_run(1, 10)]).outright == outright
        assert rules_of.score(rules, ["7S", coin_run(1, 9)]).outright is None

    @pytest.mark.parametrize("shut_out", [False, True])
    def test_every_card_wins_outright(self, rules_of: Implementation, shut_out: bool) -> None:
        """Escoba: an opponent without a card has lost; the points are scored anyway."""
        rules = replace(scoring(cards=Majority()), finish=Finish(shut_out=shut_out))
        all_cards = " ".join(map(str, CARDS))
        score = rules_of.score(rules, ["", all_cards])
        assert (score.outright, score.totals) == (1 if shut_out else None, (0, 1))
        assert rules_of.score(rules, ["", all_cards.removesuffix(" 10B")]).outright is None

    @pytest.mark.parametrize(
        ("pile", "bassa", "alta"),
        [
            (coin_run(1, 2), 0, 0),
            (coin_run(1, 3), 3, 0),
            (coin_run(1, 9), 9, 0),
            (coin_run(9, 10), 0, 0),
            (coin_run(8, 10), 0, 5),
            (coin_run(7, 10), 0, 6),
            (coin_run(2, 10), 0, 11),
            (coin_run(1, 4) + " " + coin_run(7, 10), 4, 6),
        ],
    )
    def test_S0_scalette(self, rules_of: Implementation, pile: str, bassa: int, alta: int) -> None:
        """S0: low from the ace 3 to 9, high from the king 5 to 11, both at once if they are there."""
        lines = rules_of.score(SCALETTE, [pile, ""]).sides[0].lines
        assert (lines.get("scaletta_bassa", 0), lines.get("scaletta_alta", 0)) == (bassa, alta)

    def test_scala_instead_of_scalette(self, rules_of: Implementation) -> None:
        """A whole suit that wins outright scores no sequence; if it does not win, both at their longest."""
        assert rules_of.score(SCALETTE, [coin_run(1, 10), ""]).sides[0].lines == {}
        assert rules_of.score(SCALETTE_NO_SCALA, [coin_run(1, 10), ""]).sides[0].lines == {
            "scaletta_bassa": 9,
            "scaletta_alta": 11,
        }

    def test_alta_without_twos_ends_at_the_three(self, rules_of: Implementation) -> None:
        """A Corsican pack: king down to the three is eight coins, ten points."""
        rules = replace(scoring(scaletta_alta=ScalettaAlta()), pack=Pack(size=36))
        rules = replace(rules, deal=replace(rules.deal, hands=(4, 4, 4, 4)))
        side = rules_of.score(rules, ["1D " + coin_run(3, 10), ""]).sides[0]
        assert (side.total, side.run_down, side.run_up) == (10, 8, 1)

    def test_other_lines_of_an_outright_win(self, rules_of: Implementation) -> None:
        """Only the sequences score nothing: the other lines stand."""
        rules = replace(BASIC, scoring=replace(BASIC.scoring, napola=Napola()))
        score = rules_of.score(rules, [coin_run(1, 10), "7S"], [2, 0])
        assert (score.sides[0].lines, score.outright) == ({"sweeps": 2, "cards": 1, "coins": 1, "settebello": 1}, 0)


class TestSheet:
    def test_S2_score_pad(self, rules_of: Implementation) -> None:
        """S2's pad: two sweeps and two points make four for one side, two points make two for the other."""
        sophie = f"{FOUR_SEVENS} {coin_run(8, 10)} 1C"
        rick = f"{coin_run(1, 3)} {coin_run(5, 6)} 4S 4B 5S 5B 6S 6B"
        score = rules_of.score(
            scoring(cards=Majority(), coins=Coins(), settebello=Bonus(), primiera=Primiera()), [sophie, rick], [2, 0]
        )
        assert score.sides[0].lines == {"sweeps": 2, "settebello": 1, "primiera": 1}
        assert score.sides[1].lines == {"cards": 1, "coins": 1}
        assert score.totals == (4, 2)

    def test_S3_only_the_settebello_is_sure(self, rules_of: Implementation) -> None:
        """S3: all the other points can be tied."""
        piles = [coin_run(1, 5) + " 7C 7S 10B", coin_run(6, 10) + " 3C 3S 7B"]
        assert [side.lines for side in rules_of.score(BASIC, piles).sides] == [{}, {"settebello": 1}]

    def test_counts(self, rules_of: Implementation) -> None:
        """The counts are of the pile, whatever lines are played; lines come in the order of the sheet."""
        side = rules_of.score(BASIC, ["1D 2D 9D 10D 7C 7S 6B 6D", "7D"], [1, 0]).sides[0]
        assert (side.cards, side.coins, side.sevens, side.sixes, side.run_up, side.run_down) == (8, 5, 2, 2, 2, 2)
        assert list(side.lines) == ["sweeps", "cards", "coins", "primiera"]
        assert side.total == 4

    def test_points_of_a_line(self, rules_of: Implementation) -> None:
        """Every line is worth what the rules say."""
        rules = scoring(
            cards=Majority(points=2),
            coins=Coins(points=3),
            settebello=Bonus(points=4),
            primiera=Primiera(points=5),
            barmila=Barmila(points=6),
            re_bello=Bonus(points=7),
            scaletta_bassa=Scaletta(points=4),
            scaletta_alta=ScalettaAlta(points=6),
            two_of_clubs=Penalty(points=-1),
        )
        pile = f"{FOUR_SEVENS} {coin_run(1, 4)} {coin_run(8, 10)} 2B"
        assert rules_of.score(rules, [pile, ""]).sides[0].lines == {
            "cards": 2,
            "coins": 3,
            "settebello": 4,
            "primiera": 5,
            "barmila": 6,
            "re_bello": 7,
            "scaletta_bassa": 5,
            "scaletta_alta": 7,
            "two_of_clubs": -1,
        }
