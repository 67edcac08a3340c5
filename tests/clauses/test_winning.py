"""The end of a game: totals, outright wins, double games, claiming out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from settebello.cards import CARDS, CardSet, parse_cards
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
    Scaletta,
    ScalettaAlta,
)
from tests.clauses.conftest import End
from tests.oracle import GameEnd, OracleRound, certain_lines, certain_points, end_by_claim
from tests.oracle.basics import pack_cards
from tests.support.stacked_packs import BASIC, at_seats, scoring

THREE = at_seats(3, (3,) * 4)
HURRIKAN_FINISH = Finish(target=16, double_game=True)


@pytest.mark.parametrize(
    ("seats", "target", "totals", "winner"),
    [
        (2, 11, (11, 10), 0),
        (2, 11, (10, 9), None),
        (2, 11, (12, 14), 1),
        (2, 11, (12, 12), None),
        (2, 21, (12, 9), None),
        (2, 11, (11, -3), 0),
        (3, 8, (8, 7, 3), 0),
        (3, 8, (9, 9, 8), None),
        (3, 8, (9, 9, 10), 2),
        (3, 8, (4, 5, 6), None),
        (2, 1, (1, 0), 0),
    ],
)
def test_S0_target_reached_and_most_points(
    end_of: End, seats: int, target: int, totals: tuple[int, ...], winner: int | None
) -> None:
    """S0, S1, S2: at the end of a round, the side at the target with more than every other; else another round."""
    rules = replace(BASIC if seats == 2 else THREE, finish=Finish(target=target))
    assert end_of(rules, totals) == (None if winner is None else GameEnd((winner,)))


def test_S0_outright_win_whatever_the_totals(end_of: End) -> None:
    """S0: a whole suit, as napoleone or scala, wins the game."""
    assert end_of(BASIC, (3, 15), outright=0) == GameEnd((0,))


@pytest.mark.parametrize(
    ("totals", "outright", "doubly_lost"),
    [((16, 7), None, (1,)), ((16, 8), None, ()), ((7, 18), None, (0,)), ((2, 9), 0, ()), ((2, 7), 0, (1,))],
)
def test_S0_double_game(
    end_of: End, totals: tuple[int, ...], outright: int | None, doubly_lost: tuple[int, ...]
) -> None:
    """S0, Hurrikan: a loser with fewer than 8 of 16 loses double."""
    end = end_of(replace(BASIC, finish=HURRIKAN_FINISH), totals, outright)
    assert end is not None
    assert end.doubly_lost == doubly_lost


def in_the_middle(
    rules: Rules, piles: Sequence[str], sweeps: Sequence[int] = (), declared: Sequence[int] = ()
) -> OracleRound:
    """A round in which the sides have captured these cards so far."""
    round_ = OracleRound(replace(rules, deal=replace(rules.deal, redeal=())), pack_cards(rules))
    round_.piles = [set(parse_cards(pile)) for pile in piles]
    round_.sweeps = list(sweeps) or [0] * len(piles)
    round_.declared = list(declared) or [0] * len(piles)
    return round_


def pile_of(number: int, start: int = 0) -> str:
    return str(CardSet(CARDS[start : start + number]))


def coin_run(first: int, last: int) -> str:
    return " ".join(f"{rank}D" for rank in range(first, last + 1))


CARDS_LINE = scoring(cards=Majority())
COINS_LINE = scoring(coins=Coins())
PRIMIERA = scoring(primiera=Primiera())
PRIMIERA_COMPARED = scoring(primiera=Primiera(missing_suit="compared"))


@pytest.mark.parametrize(
    ("rules", "piles", "expected"),
    [
        (CARDS_LINE, [pile_of(21), ""], 1),
        (CARDS_LINE, [pile_of(20), ""], 0),
        (CARDS_LINE, [pile_of(20), pile_of(19, 20)], 0),
        (scoring(cards=Majority(at_least=21)), [pile_of(20), ""], 0),
        (scoring(cards=Majority(at_least=21)), [pile_of(21), ""], 1),
        (at_seats(3, (3,) * 4, CARDS_LINE), [pile_of(16), pile_of(12, 16), pile_of(9, 28)], 1),
        (at_seats(3, (3,) * 4, CARDS_LINE), [pile_of(16), pile_of(12, 16), pile_of(8, 28)], 0),
        (at_seats(3, (3,) * 4, CARDS_LINE), [pile_of(15), pile_of(12, 15), pile_of(10, 27)], 0),
        (COINS_LINE, [coin_run(1, 6), ""], 1),
        (COINS_LINE, [coin_run(1, 5), ""], 0),
        (scoring(coins=Coins(with_seven=True)), [coin_run(1, 6), ""], 0),
        (scoring(coins=Coins(with_seven=True)), [coin_run(2, 7), ""], 1),
        (scoring(settebello=Bonus()), ["7D", ""], 1),
        (scoring(settebello=Bonus()), ["7C", ""], 0),
        (scoring(re_bello=Bonus()), ["10D", ""], 1),
        (scoring(barmila=Barmila()), ["7D 7C 7S", ""], 1),
        (scoring(barmila=Barmila()), ["7D 7C 6D 6C", ""], 0),
        (scoring(barmila=Barmila()), ["7D 7C 6D 6C 6S", "7S"], 1),
        (scoring(napola=Napola()), [coin_run(1, 4), ""], 4),
        (scoring(napola=Napola()), ["1D 2D", ""], 0),
        (scoring(napola=Napola()), [coin_run(1, 10), ""], 9),
        (scoring(scaletta_bassa=Scaletta(), scaletta_alta=ScalettaAlta()), [coin_run(1, 3) + " 8D 9D 10D", ""], 8),
        (scoring(two_of_clubs=Penalty(), settebello=Bonus()), ["7D", ""], -4),
        (scoring(two_of_clubs=Penalty(), settebello=Bonus()), ["7D 2B", ""], -4),
        (scoring(two_of_clubs=Penalty(), settebello=Bonus()), ["7D", "2B"], 1),
        (PRIMIERA, ["7D 7C 7S 7B", ""], 1),
        (PRIMIERA, ["7D 7C 7S 1B", ""], 1),
        (PRIMIERA, ["7D 7C 7S 10B", ""], 0),
        (PRIMIERA, ["7D 7C 10S 10B", ""], 0),
        (PRIMIERA, ["7D 7C 7S", " ".join(f"{rank}B" for rank in range(1, 11))], 0),
        (PRIMIERA_COMPARED, ["7D 7C 7S", " ".join(f"{rank}B" for rank in range(1, 11))], 0),
        (PRIMIERA_COMPARED, [" ".join(f"{rank}B" for rank in range(1, 11)) + " 7D 7C", ""], 1),
        (PRIMIERA, [" ".join(f"{rank}B" for rank in range(1, 11)) + " 7D 7C", ""], 0),
    ],
)
def test_S0_certain_points(rules: Rules, piles: list[str], expected: int) -> None:
    """S0: 21 cards, six coins, a prime that wins even if the opponent gets every card left; the rest alike."""
    assert certain_points(in_the_middle(rules, piles), 0) == expected


def test_19_cards_and_5_coins_in_the_corsican_pack() -> None:
    """With 36 cards, 19 cards and five coins cannot be caught up with."""
    rules = replace(BASIC, pack=Pack(size=36), deal=replace(BASIC.deal, hands=(4,) * 4))
    cards = pack_cards(rules)
    for number, expected in ((19, 1), (18, 0)):
        assert certain_lines(in_the_middle(rules, [str(CardSet(cards[-number:])), ""]), 0)["cards"] == expected
    assert certain_lines(in_the_middle(rules, ["1D 3D 4D 5D 6D", ""]), 0)["coins"] == 1
    assert certain_lines(in_the_middle(rules, ["1D 3D 4D 5D", ""]), 0)["coins"] == 0


def test_sweeps_and_declarations_are_certain() -> None:
    """Points once made stay made."""
    round_ = in_the_middle(replace(BASIC, declarations="bazzica"), ["7D", ""], sweeps=[2, 1], declared=[3, 0])
    assert (certain_points(round_, 0), certain_points(round_, 1)) == (6, 1)


CLAIMING = replace(BASIC, finish=Finish(target=11, claiming_out=True))
NAPOLEONE = replace(scoring(napola=Napola()), finish=Finish(target=21, claiming_out=True))
CLAIMING_THREE = replace(THREE, finish=Finish(target=11, claiming_out=True, double_game=True))


@pytest.mark.parametrize(
    ("rules", "piles", "sweeps", "totals", "side", "expected"),
    [
        (CLAIMING, ["7D", "7C"], [1, 0], (9, 20), 0, GameEnd((0,))),
        (CLAIMING, ["7D", "7C"], [0, 0], (9, 2), 0, GameEnd((1,))),
        (CLAIMING, ["7D", "7C"], [1, 1], (9, 10), 1, GameEnd((1,))),
        (CLAIMING_THREE, ["7D", "7C", "7S"], [0, 1, 0], (9, 6, 6), 0, GameEnd((1,))),
        (CLAIMING_THREE, ["7D", "7C", "7S"], [0, 1, 0], (4, 6, 7), 0, GameEnd((1, 2), (0,))),
        (CLAIMING_THREE, ["7D", "7C", "7S"], [1, 0, 1], (9, 5, 5), 0, GameEnd((0,), (1,))),
        (CLAIMING, ["1C", "1S"], [0, 0], (12, 12), 0, GameEnd((1,))),
        (CLAIMING, ["1C", "1S"], [1, 0], (12, 12), 0, GameEnd((0,))),
        (CLAIMING, ["1C", "1S"], [1, 3], (12, 12), 0, GameEnd((0,))),
        (CLAIMING, ["7D", "1S"], [0, 0], (12, 12), 0, GameEnd((0,))),
        (CLAIMING_THREE, ["1C", "1S", "1B"], [5, 0, 0], (8, 12, 12), 0, GameEnd((0,))),
        (CLAIMING_THREE, ["1C", "1S", "1B"], [4, 0, 0], (8, 12, 12), 0, GameEnd((1, 2))),
        (NAPOLEONE, [coin_run(1, 10), "1S"], [0, 0], (0, 10), 0, GameEnd((0,))),
        (NAPOLEONE, [coin_run(1, 10), "1S"], [0, 0], (0, 10), 1, GameEnd((0,))),
        (NAPOLEONE, [coin_run(1, 9), "1S"], [0, 0], (0, 10), 0, GameEnd((1,))),
    ],
)
def test_S0_claiming_out(
    rules: Rules, piles: list[str], sweeps: list[int], totals: tuple[int, ...], side: int, expected: GameEnd
) -> None:
    """S0: right, the claimer wins whatever the others have; wrong, the best of the others wins.

    After a tie it takes a point more than the tied total; the whole suit has won already.
    """
    assert end_by_claim(in_the_middle(rules, piles, sweeps), totals, side) == expected


def test_nothing_falls_after_the_end() -> None:
    """Cards that went to nobody at the end of a round cannot go to anybody: the points are the points of the score."""
    rules = replace(BASIC, scoring=replace(BASIC.scoring, two_of_clubs=Penalty()))
    round_ = in_the_middle(rules, ["7D 1D", "7C"])
    round_.phase = "over"
    assert certain_points(round_, 0) == round_.score().sides[0].total == 3
