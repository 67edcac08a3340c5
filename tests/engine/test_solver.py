"""The exact solver against plain brute force over the oracle. SETTEBELLO_POSITIONS sets how many positions."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from random import Random

import pytest

from settebello.cards import CARDS, Card
from settebello.core import Action, Round
from settebello.core.search.solver import OUTRIGHT, Solver
from settebello.errors import IllegalAction
from settebello.rules import Rules
from settebello.solution import OutOfTime, solve
from settebello.variants import variant
from tests.engine.small_positions import POSITIONS, small_positions
from tests.oracle import OracleRound
from tests.oracle.brute_force import value_of_actions
from tests.oracle.random_rules import random_pack


def test_every_action_is_worth_what_brute_force_says() -> None:
    solver = Solver(bits=12)
    for played, position in small_positions(POSITIONS, sides=2):
        found = {str(action): value for action, value in solver.values(played)}
        mine = _side(played)
        expected = {text: value[mine] for text, value in value_of_actions(position, _difference).items()}
        assert found == expected, _story(played)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_a_pack_of_52_is_solved_as_brute_force_does(sides: int) -> None:
    solver = Solver(bits=12)
    for played, position in small_positions(POSITIONS // 2, sides, large=True):
        found = {str(action): values for action, values in solver.values_by_side(played)}
        margins = value_of_actions(position, _against_the_others)
        assert found == {
            action: tuple(margin / (sides - 1) for margin in by_side) for action, by_side in margins.items()
        }, _story(played)


def test_every_action_has_the_utility_that_brute_force_says() -> None:
    solver = Solver(bits=12)
    for number, (played, position) in enumerate(small_positions(POSITIONS, sides=2)):
        chance = Random(number)
        size, least = chance.choice([(64, -10), (16, 0), (3, 1)])
        worth = [[chance.randint(-9, 9) for _ in range(size)] for _ in range(size)]
        outright = (chance.randint(-30, 30), chance.randint(-30, 30))

        def utility(end: OracleRound, worth: Table = worth, least: int = least, won: Pair = outright) -> Pair:
            return _utility(end, worth, least, won)

        found = {
            str(action): value for action, value in solver.utilities(played, worth, least=least, outright=outright)
        }
        assert found == {text: value[0] for text, value in value_of_actions(position, utility).items()}, _story(played)


Pair = tuple[int, int]
Table = list[list[int]]


def _difference(end: OracleRound) -> Pair:
    """Points by which each side is ahead; nothing if the cards are redealt."""
    if end.phase == "redeal":
        return 0, 0
    score = end.score()
    ahead = end.rules.finish.sign * (score.totals[0] - score.totals[1])
    ahead += {None: 0, 0: OUTRIGHT, 1: -OUTRIGHT}[score.outright]
    return ahead, -ahead


def _utility(end: OracleRound, worth: Table, least: int, outright: Pair) -> Pair:
    score = end.score()
    totals = (0, 0) if end.phase == "redeal" else score.totals
    first, second = (min(max(total - least, 0), len(worth) - 1) for total in totals)
    value = worth[first][second] if score.outright is None else outright[score.outright]
    return value, -value


def _side(played: Round) -> int:
    assert played.turn is not None
    return played.rules.side_of(played.turn)


def _story(played: Round) -> str:
    history = " ".join(str(action) for _, action in played.history)
    return f"{played.rules}\n{' '.join(map(str, played.pack))}\n{history}"


@pytest.mark.parametrize(
    ("worth", "outright", "sentence"),
    [
        ([], (1, 0), "1 to 64 rows"),
        ([[0] * 65], (1, 0), "1 to 64 rows of 1 to 64 numbers"),
        ([[0, 40_000]], (1, 0), "between -32000 and 32000"),
        ([[0]], (1,), "one for each side that wins; 1 were given"),
    ],
)
def test_a_wrong_utility_is_refused(worth: Table, outright: Pair, sentence: str) -> None:
    with pytest.raises(IllegalAction, match=sentence):
        Solver().utilities(Round(Rules(), CARDS), worth, outright=outright)


def test_the_best_line_leads_to_the_value() -> None:
    for seed in range(30):
        chance = Random(seed)
        rules = variant(chance.choice(["scopa", "asso-pigliatutto", "napola", "corsican"])).rules(2)
        played = Round(rules, random_pack(chance, rules))
        for _ in range(24):
            if played.legal_actions():
                played.play(chance.choice(played.legal_actions()))
        if played.turn is None:
            continue
        turn, solution = played.turn, solve(played)
        for action in solution.line:
            played.play(action)
        score = played.score()
        if score.outright is None:
            ahead = score.totals[turn] - score.totals[1 - turn]
            assert played.rules.finish.sign * ahead == solution.value


def test_a_small_table_gives_the_same_values_as_a_large_one() -> None:
    rules = Rules()
    for seed in range(10):
        chance = Random(seed)
        played = Round(rules, random_pack(chance, rules))
        for _ in range(22):
            if played.legal_actions():
                played.play(chance.choice(played.legal_actions()))
        if played.turn is not None:
            assert Solver(bits=4).values(played) == Solver(bits=18).values(played)


def test_three_sides_have_no_one_value() -> None:
    with pytest.raises(IllegalAction, match="ask for the values by side"):
        Solver().values(Round(variant("scopa").rules(3), CARDS))


@pytest.mark.parametrize("sides", [3, 4])
def test_max_n_values_are_what_brute_force_says(sides: int) -> None:
    solver = Solver(bits=12)
    for played, position in small_positions(POSITIONS, sides):
        found = {str(action): values for action, values in solver.values_by_side(played)}
        margins = value_of_actions(position, _against_the_others)
        assert found == {
            action: tuple(margin / (sides - 1) for margin in by_side) for action, by_side in margins.items()
        }, _story(played)


def _against_the_others(end: OracleRound) -> tuple[int, ...]:
    """The margin of each side times the number of the others, which is an integer: its points minus each of theirs."""
    if end.phase == "redeal":
        return (0,) * end.rules.sides
    score = end.score()
    sign = end.rules.finish.sign
    points = [sign * total + OUTRIGHT * (side == score.outright) for side, total in enumerate(score.totals)]
    return tuple(len(points) * own - sum(points) for own in points)


def test_two_sides_by_side_are_the_value_and_its_opposite() -> None:
    for played, _ in small_positions(20, sides=2):
        mine = _side(played)
        by_side = {action: values[mine] for action, values in Solver(10).values_by_side(played)}
        assert by_side == dict(Solver(10).values(played))


@pytest.mark.parametrize("sides", [3, 4])
def test_the_line_of_several_sides_leads_to_the_values(sides: int) -> None:
    for played, _ in small_positions(20, sides):
        solution = solve(played)
        for action in solution.line:
            played.play(action)
        score = played.score()
        if played.phase == "over" and score.outright is None:
            assert sum(solution.by_side[0]) == pytest.approx(0)
            total, sign = sum(score.totals), played.rules.finish.sign
            ahead = [sign * (sides * own - total) / (sides - 1) for own in score.totals]
            assert list(solution.by_side[0]) == pytest.approx(ahead)


KINGS = [card for card in CARDS if card.rank == 10]
OTHERS = [card for card in CARDS if card.rank != 10]


@pytest.mark.parametrize(
    ("pack", "sentence"), [(list(CARDS), "the round is over"), (OTHERS[:6] + KINGS + OTHERS[6:], "call for a new deal")]
)
def test_where_nobody_decides_there_is_nothing_to_solve(pack: list[Card], sentence: str) -> None:
    played = Round(Rules(), pack)
    played.playout(1)
    with pytest.raises(IllegalAction, match=f"nothing to solve: .*{sentence}"):
        solve(played)
    assert Solver().values(played) == []


def test_a_search_ends_when_its_time_is_out() -> None:
    played = Round(
        variant("scopone-scientifico").rules(4), random_pack(Random(1), variant("scopone-scientifico").rules(4))
    )
    solver = Solver(bits=10)
    began = time.monotonic()
    assert solver.values(played, seconds=0.05) is None
    assert time.monotonic() - began < 60
    with pytest.raises(OutOfTime, match=r"not solved in 0\.05 seconds"):
        solve(played, seconds=0.05)
    later, _ = next(small_positions(1, sides=2))
    assert solver.values(later, seconds=60) == Solver().values(later)


def test_no_time_below_nothing() -> None:
    with pytest.raises(IllegalAction, match="0 seconds or more"):
        Solver().values(Round(Rules(), CARDS), seconds=-1)


def test_a_signal_interrupts_a_search() -> None:
    rules = variant("scopone-scientifico").rules(4)
    played = Round(rules, random_pack(Random(1), rules))
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])

    def interrupted() -> None:
        timer.start()
        Solver(bits=10).values(played, seconds=60)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    timer.join()


@pytest.mark.parametrize("bits", [3, 29])
def test_a_table_has_a_sensible_size(bits: int) -> None:
    with pytest.raises(IllegalAction, match="4 to 28 bits"):
        Solver(bits)


def test_a_table_is_as_large_as_a_search_needs() -> None:
    """A browser fills it with zeros when it is made: 32 MB took most of the time of a short search."""
    code = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))  # the largest table has 8 GiB
from settebello.cards import CARDS
from settebello.core import Round
from settebello.core.search.solver import Solver
from settebello.rules import Rules
played = Round(Rules(), CARDS)
for _ in range(30):
    played.play(played.legal_actions()[0])
print(Solver(28).values(played) == Solver(12).values(played))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("True\n", "")


def test_a_longer_search_after_a_shorter_one_is_exact() -> None:
    solver, played = Solver(), Round(Rules(), CARDS)
    for _ in range(34):
        played.play(played.legal_actions()[0])
    while len(played.history) >= 18:
        assert solver.values(played) == Solver().values(played)
        played.undo()


def test_solving_leaves_the_round_as_it_was() -> None:
    played = Round(Rules(), CARDS)
    for _ in range(30):
        played.play(played.legal_actions()[0])
    before = played.history
    solve(played)
    assert played.history == before
    assert isinstance(before[0][1], Action)
