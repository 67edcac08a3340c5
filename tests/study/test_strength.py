"""Results with the luck taken off, and how many more games would decide."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest
from msgspec.structs import replace

from settebello.rules import Rules
from settebello.study.luck.model import DealLuck, GameLuck, LuckAmount, RoundLuck
from settebello.study.luck.regression import Result
from settebello.study.luck.report import encounters_text, luck_text
from settebello.study.luck.strength import adjusted_mean, encounters, games_needed
from settebello.wording import languages


def amount(points: float, chance: float | None, error: float = 0.1) -> LuckAmount:
    return LuckAmount(points=points, points_error=error, chance=chance, chance_error=error / 10)


def game(
    won: float, luck: float, *, names: tuple[str, str] = ("Ada", "Bruno"), judge: str | None = "1/abc"
) -> GameLuck:
    return GameLuck(
        record="0" * 64,
        value="abc",
        judge=judge,
        names=names,
        side_of=(0, 1),
        side=0,
        finished=True,
        result=amount(3, won, 0),
        expected=amount(0, 0.5),
        deals=amount(2, luck),
        hidden=amount(0.5, 0.01),
        own=amount(-0.4, -0.02),
        others=amount(0.6, 0.03),
        rest=amount(0.3, 0.1),
        by_deal=(
            DealLuck(round=1, deal=2, chance_before=0.5, luck=amount(-1.5, -0.1)),
            DealLuck(round=1, deal=1, chance_before=0.5, luck=amount(0.2, 0.0)),
        ),
        by_round=(RoundLuck(round=1, margin=3, luck=amount(2, luck)),),
    )


def test_luck_is_taken_off_the_mean() -> None:
    found = adjusted_mean(of_games((1.0, 0.3), (0.0, -0.3), (1.0, 0.2), (1.0, 0.4)))
    assert found is not None
    assert found.raw.mean == 0.75
    assert found.adjusted.mean == pytest.approx(0.6, abs=0.05)
    assert found.variance_factor is not None
    assert found.variance_factor > 3
    assert adjusted_mean([]) is None


def of_games(*results: tuple[float, float]) -> list[list[Result]]:
    """Games of one result each, with one term of luck."""
    return [[(result, (luck,))] for result, luck in results]


def random_games(chance: Random, games: int, share: float) -> list[list[Result]]:
    """Games of two rounds, whose results are this share of their luck and noise."""
    lucks = [[chance.gauss(0, 1) for _ in range(2)] for _ in range(games)]
    return [[(0.5 + share * luck + chance.gauss(0, 0.3), (luck,)) for luck in of_game] for of_game in lucks]


@pytest.mark.parametrize("share", [0.3, 0.6, 1.0])
def test_no_more_luck_is_taken_off_than_went_into_the_results(share: float) -> None:
    """The remainder is the noise, a standard deviation of 0.3."""
    found = adjusted_mean(random_games(Random(1), 500, share))
    assert found is not None
    assert found.variance_factor == pytest.approx((share**2 + 0.09) / 0.09, rel=0.15)


def test_the_share_of_luck_makes_no_bias() -> None:
    """Over many short histories, in which a share taken from the same game would show."""
    chance, means = Random(2), []
    for _ in range(4000):
        found = adjusted_mean(random_games(chance, 3, 0.5))
        assert found is not None
        means.append(found.adjusted.mean)
    assert abs(mean(means) - 0.5) < 3 * stdev(means) / len(means) ** 0.5


def unequal_game(chance: Random) -> Result:
    """A race to ten steps ahead that one side is likely to win, with luck as between equal sides."""
    ahead, terms, number = 0, [0.0, 0.0, 0.0], 0
    while abs(ahead) < 10:
        fair, step = (1 + ahead / 10) / 2, chance.choice((-1, 1))
        weights = (1, 1 - 2 * fair, number / 20)
        terms = [old + step / 20 * weight for old, weight in zip(terms, weights, strict=True)]
        ahead += step + (chance.random() < 0.2)  # luck and skill
        number += 1
    return float(ahead > 0), tuple(terms)


def test_luck_weighed_by_how_things_stood_explains_more_between_unequal_sides() -> None:
    chance = Random(3)
    games = [unequal_game(chance) for _ in range(800)]
    weighed = adjusted_mean([[game] for game in games])
    plain = adjusted_mean([[(won, terms[:1])] for won, terms in games])
    assert weighed is not None
    assert plain is not None
    assert 0.8 < weighed.raw.mean < 1
    assert weighed.variance_factor is not None
    assert plain.variance_factor is not None
    assert weighed.variance_factor > 1.1 * plain.variance_factor


def test_weighing_luck_makes_no_bias() -> None:
    """The mean of the amount subtracted is 0, in histories so short that a share taken from the same game would
    show."""
    chance, taken = Random(4), []
    for _ in range(3000):
        found = adjusted_mean([[unequal_game(chance)] for _ in range(4)])
        assert found is not None
        taken.append(found.taken_off.mean)
    assert abs(mean(taken)) < 2.5 * stdev(taken) / len(taken) ** 0.5


def test_a_luck_that_is_always_0_has_no_share() -> None:
    results = ((1.0, 0.3), (0.0, -0.3), (1.0, 0.2))
    assert adjusted_mean([[(won, (luck, 0.0, 0.0))] for won, luck in results]) == adjusted_mean(of_games(*results))


def test_the_terms_of_a_game() -> None:
    late = replace(
        game(1.0, 0.3),
        by_deal=(
            DealLuck(round=1, deal=1, luck=amount(1, 0.1), chance_before=0.5),
            DealLuck(round=3, deal=2, luck=amount(1, 0.2), chance_before=0.9),
        ),
    )
    assert late.chance_terms == pytest.approx((0.3, 0.2 * (1 - 2 * 0.9), 0.2 * 2))
    assert replace(late, deals=amount(2, None)).chance_terms is None


def test_one_game_loses_its_whole_luck() -> None:
    found = adjusted_mean([[(1.0, (0.3,)), (2.0, (-0.5,))]])
    assert found is not None
    assert found.adjusted.mean == pytest.approx((0.7 + 2.5) / 2)


def test_too_few_results_have_no_interval() -> None:
    found = adjusted_mean(of_games((1.0, 0.3), (0.0, -0.3)))
    assert found is not None
    assert (found.adjusted.low, found.variance_factor, games_needed(found)) == (None, None, None)


def test_games_that_it_takes() -> None:
    """Four times as many for half the difference."""
    first = adjusted_mean(of_games((1.0, 0.0)) * 12 + of_games((0.0, 0.0)) * 8)
    second = adjusted_mean(of_games((1.0, 0.0)) * 11 + of_games((0.0, 0.0)) * 9)
    assert first is not None
    assert second is not None
    more, many_more = games_needed(first), games_needed(second)
    assert more is not None
    assert many_more is not None
    assert (20 + many_more) / (20 + more) == pytest.approx(4, rel=0.1)


def test_players_told_apart_need_no_more_games() -> None:
    found = adjusted_mean(of_games((0.9, 0.0), (1.0, 0.0), (0.8, 0.0)))
    assert found is not None
    assert games_needed(found) == 0


def test_equal_players_are_never_told_apart() -> None:
    found = adjusted_mean(of_games((1.0, 0.0), (0.0, 0.0)) * 4)
    assert found is not None
    assert games_needed(found) is None


def test_the_two_are_the_same_from_either_seat() -> None:
    (found,) = encounters([game(1.0, 0.2), game(0.0, -0.1, names=("Bruno", "Ada")), game(0.0, -0.3)])
    (same,) = encounters([game(1.0, 0.2), game(1.0, 0.1), game(0.0, -0.3)])
    assert found.names == same.names == ("Ada", "Bruno")
    assert found.games is not None
    assert same.games is not None
    assert found.games.raw.mean == pytest.approx(2 / 3)
    assert found.games.adjusted.mean == pytest.approx(same.games.adjusted.mean)
    assert found.rounds is not None
    assert found.rounds.raw.mean == 1


def test_others_are_apart() -> None:
    found = encounters([game(1.0, 0.2), game(0.0, 0.1, names=("Ada", "Carla"))])
    assert [one.names for one in found] == [("Ada", "Bruno"), ("Ada", "Carla")]


def say_everything(lang: str) -> list[str]:
    """Every message about luck."""
    met = encounters([game(1.0, 0.2)] * 4 + [game(0.0, 0.1)])
    return [luck_text(game(1.0, 0.3), Rules(), lang), encounters_text(met, lang)]


def test_the_report_has_every_part_with_its_interval() -> None:
    text = luck_text(game(1.0, 0.3), Rules())
    minus = "\N{MINUS SIGN}"
    for part in (
        "result of Ada",
        "luck of the deals",
        "hidden cards",
        "decisions of Ada",
        "decisions of Bruno",
        "rest",
    ):
        assert part in text
    (own,) = [line for line in text.splitlines() if line.startswith("decisions of Ada")]
    assert own.split()[3:] == [f"{minus}0.40", "0.20", f"{minus}2.0%", "2.0%"]
    assert f"1.2 {minus}1.50; 1.1 +0.20" in text
    assert "value function abc" in text


def test_without_judge_there_are_no_decisions_in_the_report() -> None:
    assert "decisions" not in luck_text(game(1.0, 0.3, judge=None), Rules())


def test_strength_is_told_with_intervals() -> None:
    text = encounters_text(encounters([game(1.0, 0.2)] * 4 + [game(0.0, 0.1)]))
    rows = [line for line in text.splitlines() if line.startswith("Ada")]
    assert len(rows) == 2
    assert "5 rounds" in rows[0]
    assert "5 games" in rows[1]
    assert "±" in rows[1]


def test_results_that_are_all_the_same_have_no_interval() -> None:
    text = encounters_text(encounters([game(1.0, luck) for luck in (0.1, 0.2, 0.4)]))
    (row,) = [line for line in text.splitlines() if "3 games" in line]
    assert "100.0% ±" not in row
    assert row.count("±") == 1


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_it(lang: str) -> None:
    texts = say_everything(lang)
    if lang != "en":
        assert not set(say_everything("en")) & set(texts)
