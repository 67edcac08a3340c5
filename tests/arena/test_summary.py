"""The summary of made-up results, with each number worked out by hand."""

from __future__ import annotations

from math import log10

import pytest
from msgspec.structs import replace

from settebello.arena import Match, Task
from settebello.arena.match import seatings
from settebello.arena.page import as_html
from settebello.arena.report import as_text
from settebello.arena.summary import Summary, summary
from settebello.arena.worker import SeatingResult, TaskResult, Usage
from settebello.rules import Finish, Rules
from settebello.variants import variant

PAIR = Match(players=("greedy", "random"), rules=Rules())
TRIO = Match(players=("greedy", "random", "piccolo"), rules=Rules())
THREE_SIDES = Match(players=("greedy", "random", "piccolo"), rules=variant("scopa").rules(3))


def played(
    players: tuple[int, ...],
    points: tuple[int, ...],
    *,
    sweeps: tuple[int, ...] | None = None,
    won: tuple[int, ...] | None = None,
    rounds: int = 1,
) -> SeatingResult:
    best = tuple(side for side, count in enumerate(points) if count == max(points))
    won = best if won is None else won
    return SeatingResult(players, points, sweeps or (0,) * len(points), won, rounds, tuple({} for _ in points))


def result(pack: int, *games: SeatingResult, meeting: int = 0, efforts: dict[int, Usage] | None = None) -> TaskResult:
    return TaskResult(Task(pack, meeting), games, efforts or {})


def pack_of_pair(pack: int, first: tuple[int, int], second: tuple[int, int]) -> TaskResult:
    """Points of both sides with greedy leading, and with random leading."""
    return result(pack, played((0, 1), first), played((1, 0), second))


def everywhere(
    match: Match,
    pack: int,
    points: dict[int, int],
    *,
    meeting: int = 0,
    sweeps: dict[int, int] | None = None,
    won: tuple[int, ...] | None = None,
    efforts: dict[int, Usage] | None = None,
) -> TaskResult:
    """The same for each player in all seatings; ``won``: the players that won."""
    games = []
    for seated in seatings(match.meetings[meeting], match.rules.sides):
        swept = tuple((sweeps or {}).get(player, 0) for player in seated)
        winners = None if won is None else tuple(side for side, player in enumerate(seated) if player in won)
        games.append(played(seated, tuple(points[player] for player in seated), sweeps=swept, won=winners))
    return result(pack, *games, meeting=meeting, efforts=efforts)


def summed(match: Match, *results: TaskResult) -> Summary:
    found = summary(match, results)
    assert found is not None
    return found


def test_a_pack_that_not_all_meetings_have_played_is_not_counted() -> None:
    """Stopped in the middle of a pack: results of only one pair are left out, wherever they are."""
    points = ({0: 3, 1: 1}, {0: 2, 2: 0}, {1: 1, 2: 1})
    whole = [everywhere(TRIO, 0, made, meeting=meeting) for meeting, made in enumerate(points)]
    begun = [everywhere(TRIO, 1, {0: 9, 1: 0}), everywhere(TRIO, 1, {1: 9, 2: 0}, meeting=2)]
    for given in ([*whole, *begun], [*begun, *whole]):
        found = summed(TRIO, *given)
        assert (found.packs, found.rounds) == (1, 6)
        assert [pair.points.mean for pair in found.comparisons] == [2, 2, 0]
    assert summary(TRIO, begun) is None
    assert summary(TRIO, whole[:2]) is None
    assert summary(TRIO, []) is None


def test_points_are_those_of_the_first_over_the_second() -> None:
    found = summed(PAIR, pack_of_pair(0, (5, 1), (2, 3)), pack_of_pair(1, (0, 4), (4, 0)))
    (pair,) = found.comparisons
    assert (pair.players, pair.packs) == ((0, 1), 2)
    assert pair.points.mean == pytest.approx(((4 + 1) / 2 + (-4 - 4) / 2) / 2)
    assert pair.points.error is None


def test_where_the_lowest_total_wins_points_are_those_fewer() -> None:
    """And of two that lost, the one with fewer points did better."""
    lowest = Rules(finish=Finish(lowest=True))
    pair = replace(PAIR, rules=lowest)
    found = summed(pair, pack_of_pair(0, (5, 1), (2, 3)), pack_of_pair(1, (0, 4), (4, 0)))
    assert found.comparisons[0].points.mean == pytest.approx(-((4 + 1) / 2 + (-4 - 4) / 2) / 2)
    assert "Points fewer a round" in as_text(pair, found)
    assert "Points fewer a round, row against column" in as_html(pair, found, [pack_of_pair(0, (5, 1), (2, 3))])
    three = replace(THREE_SIDES, rules=replace(THREE_SIDES.rules, finish=lowest.finish))
    lost = summed(three, *(everywhere(three, pack, {0: 3, 1: 5, 2: 9}, won=(0,)) for pack in range(5)))
    ratings = [one.elo.mean for one in lost.standings]
    assert ratings == sorted(ratings, reverse=True)


def test_shares_are_by_where_a_side_sat() -> None:
    found = summed(PAIR, pack_of_pair(0, (5, 1), (2, 3)), pack_of_pair(1, (2, 2), (4, 0)))
    assert {seat: (one.won.mean, one.tied.mean, one.lost.mean) for seat, one in found.sides.items()} == {
        "leading": (0.5, 0.25, 0.25),
        "dealer's": (0.25, 0.25, 0.5),
    }
    greedy, random = found.standings
    assert (greedy.player, random.player) == ("greedy", "random")
    leading = {one.player: one.by_seat["leading"] for one in found.standings}
    dealing = {one.player: one.by_seat["dealer's"] for one in found.standings}
    assert (leading["greedy"].won.mean, leading["greedy"].tied.mean, leading["greedy"].lost.mean) == (0.5, 0.5, 0)
    assert (leading["random"].won.mean, leading["random"].tied.mean, leading["random"].lost.mean) == (0.5, 0, 0.5)
    assert (dealing["greedy"].won.mean, dealing["greedy"].lost.mean) == (0.5, 0.5)
    assert (dealing["random"].won.mean, dealing["random"].tied.mean, dealing["random"].lost.mean) == (0, 0.5, 0.5)


def test_sweeps_are_a_round_made_and_conceded() -> None:
    """Whole games of three rounds and of one."""
    games = (
        played((0, 1), (11, 3), sweeps=(4, 2), rounds=3),
        played((1, 0), (2, 11), sweeps=(1, 3), rounds=1),
    )
    found = summed(PAIR, result(0, *games))
    greedy, random = found.standings
    assert found.rounds == 4
    assert (greedy.sweeps_made, greedy.sweeps_conceded) == (7 / 4, 3 / 4)
    assert (random.sweeps_made, random.sweeps_conceded) == (3 / 4, 7 / 4)


def test_three_sides_have_three_places_and_concede_to_both_others() -> None:
    found = summed(THREE_SIDES, everywhere(THREE_SIDES, 0, {2: 1, 0: 5, 1: 3}, sweeps={0: 2, 1: 1}))
    assert list(found.sides) == ["leading", "second", "dealer's"]
    assert [one.won.mean for one in found.sides.values()] == pytest.approx([1 / 3] * 3)
    greedy, random, piccolo = found.standings
    assert [one.won.mean for one in greedy.by_seat.values()] == [1, 1, 1]
    assert [one.lost.mean for one in random.by_seat.values()] == [1, 1, 1]
    assert [one.sweeps_conceded for one in (greedy, random, piccolo)] == [1, 2, 3]
    assert [one.sweeps_made for one in (greedy, random, piccolo)] == [2, 1, 0]
    assert [pair.points.mean for pair in found.comparisons] == [2, 4, 2]


def test_each_place_is_told_apart() -> None:
    """The leading side wins, whoever has it; the second has more points than the dealer's."""
    games = [played(seated, (5, 3, 1)) for seated in seatings((0, 1, 2), 3)]
    found = summed(THREE_SIDES, result(0, *games))
    assert [one.won.mean for one in found.sides.values()] == [1, 0, 0]
    assert [one.lost.mean for one in found.standings[1].by_seat.values()] == [0, 1, 1]


def test_a_shared_win_is_a_tie_and_whoever_lost_lost() -> None:
    greedy, random, piccolo = summed(THREE_SIDES, everywhere(THREE_SIDES, 0, {0: 5, 1: 5, 2: 3})).standings
    for one in (greedy, random):
        assert [share.tied.mean for share in one.by_seat.values()] == [1, 1, 1]
        assert [share.won.mean for share in one.by_seat.values()] == [0, 0, 0]
    assert [share.lost.mean for share in piccolo.by_seat.values()] == [1, 1, 1]


def test_who_has_two_sides_is_counted_for_both() -> None:
    two = Match(players=("greedy", "random"), rules=variant("scopa").rules(3))
    found = summed(two, everywhere(two, 0, {0: 4, 1: 1}, sweeps={0: 1, 1: 2}))
    assert found.comparisons[0].points.mean == 3
    greedy, random = found.standings
    assert (greedy.sweeps_made, random.sweeps_made) == (1, 2)
    assert greedy.sweeps_conceded == pytest.approx((3 * 2 * (1 + 2) + 3 * 2 * 2) / 9)
    assert random.sweeps_conceded == pytest.approx((3 * 2 + 3 * 2 * (2 + 1)) / 9)


@pytest.mark.parametrize(
    ("points", "won", "score"),
    [((5, 3), (0,), 1.0), ((3, 5), (1,), 0.0), ((4, 4), (0, 1), 0.5), ((2, 9), (0,), 1.0), ((9, 2), (1,), 0.0)],
)
def test_elo_goes_by_who_won_rather_than_by_points(points: tuple[int, int], won: tuple[int, ...], score: float) -> None:
    """Between two players the odds are those of the score plus half a game for each; an outright win beats more
    points."""
    found = summed(PAIR, everywhere(PAIR, 0, {0: points[0], 1: points[1]}, won=won))
    share = (2 * score + 0.5) / 3
    difference = 400 * log10(share / (1 - share))
    greedy, random = found.standings
    assert greedy.elo.mean - random.elo.mean == pytest.approx(difference, abs=0.01)
    assert greedy.elo.mean + random.elo.mean == pytest.approx(0, abs=0.01)


def test_of_two_that_lost_the_one_with_more_points_did_better() -> None:
    found = summed(THREE_SIDES, *(everywhere(THREE_SIDES, pack, {0: 9, 1: 5, 2: 3}) for pack in range(5)))
    ratings = [one.elo.mean for one in found.standings]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == 3


def test_effort_is_the_mean_of_all_actions_and_faults_are_added_up() -> None:
    efforts = [
        {0: Usage(10, 0.5, {"late": 1}), 1: Usage(30, 0.0, {})},
        {0: Usage(30, 0.1, {"late": 2, "illegal": 1}), 1: Usage(10, 0.4, {})},
    ]
    found = summed(PAIR, *(everywhere(PAIR, pack, {0: 1, 1: 0}, efforts=made) for pack, made in enumerate(efforts)))
    greedy, random = found.standings
    assert (greedy.actions, random.actions) == (40, 40)
    assert greedy.ms_per_action == pytest.approx(15)
    assert random.ms_per_action == pytest.approx(10)
    assert (greedy.faults, random.faults) == ({"illegal": 1, "late": 3}, {})
    assert list(greedy.faults) == ["illegal", "late"]


def test_who_did_nothing_took_no_time() -> None:
    found = summed(PAIR, everywhere(PAIR, 0, {0: 1, 1: 0}, efforts={0: Usage(), 1: Usage()}))
    assert [one.ms_per_action for one in found.standings] == [0, 0]


def test_an_interval_of_shares_ends_at_0_and_1() -> None:
    packs = [pack_of_pair(pack, (5, 1), (1, 5) if pack else (5, 1)) for pack in range(4)]
    found = summed(PAIR, *packs)
    leading = found.sides["leading"].won
    assert leading.low is not None
    assert leading.high is not None
    assert 0 <= leading.low < leading.mean < leading.high <= 1
    wide = summed(PAIR, *(pack_of_pair(pack, *[(5, 1) if pack == 0 else (1, 5)] * 2) for pack in range(3)))
    won, lost = wide.sides["leading"].won, wide.sides["leading"].lost
    assert (won.mean, won.low, won.high) == (pytest.approx(1 / 3), 0, 1)
    assert (lost.mean, lost.low, lost.high) == (pytest.approx(2 / 3), 0, 1)
    always = found.standings[0].by_seat["leading"].won
    assert (always.mean, always.error, always.low, always.high) == (1, 0, 1, 1)
