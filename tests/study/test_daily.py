"""The daily game: its packs, its computer, and the result of an attempt (docs/daily.md)."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, date, datetime, timedelta, timezone
from hashlib import sha256

import pytest
from msgspec.structs import replace

from settebello.game import Seed
from settebello.record import RoundRecord, daily, read, write
from settebello.record.daily import DailyError
from settebello.shuffle import round_seed
from settebello.study.daily import DailyResult, daily_result, par_rounds, result_text, share_text
from settebello.wording import languages
from tests.study.daily_attempts import attempt, printed

DAY = date(2026, 11, 28)
RESULT = DailyResult(
    day=DAY.isoformat(),
    finished=False,
    rounds=(3, 0, -2),
    points=1,
    par_rounds=(1, 0, 4, 2),
    par=7,
    without_luck=2.25,
    error=0.3,
)


def say_everything(lang: str) -> None:
    """Use every message about a daily game."""
    for finished in (False, True):
        result_text(replace(RESULT, finished=finished), lang)
    share_text(RESULT, lang)


def test_the_packs_of_a_day_follow_from_its_date_as_documented() -> None:
    assert daily.daily_seed(DAY) == sha256(b"settebello daily 1 2026-11-28").digest()
    record = attempt(DAY)
    expected = [sha256(daily.daily_seed(DAY) + f"round {number}".encode()).digest() for number in (1, 2, 3, 4)]
    assert [played.shuffle for played in record.rounds] == [Seed(seed) for seed in expected]


@pytest.mark.parametrize("days", range(5))
def test_each_seat_deals_two_of_four_rounds(days: int) -> None:
    record = attempt(DAY + timedelta(days), "greedy")
    game, dealers = record.new_game(), []
    for step in record.steps(game):
        if step.action is None:
            dealers.append(game.round.dealer)
    assert sorted(dealers) == [0, 0, 1, 1]
    assert game.outcome is not None


def test_the_same_plays_get_the_same_answers_in_another_process() -> None:
    """A computer that starts again between any two plays answers the same too: it remembers nothing."""
    command = [sys.executable, "-m", "tests.study.daily_attempts", DAY.isoformat()]
    elsewhere = subprocess.run(command, check=True, capture_output=True, text=True, env={"PYTHONHASHSEED": "7"})
    assert elsewhere.stdout == printed(DAY)


def test_this_version_of_the_computer_is_pinned() -> None:
    """If this fails, the computer answers differently than before: raise ``daily.VERSION``, so nobody's attempt is
    compared with others that met a different computer, and write down the new digest."""
    plays = [str(action) for played in attempt(DAY).rounds for action in played.actions]
    assert daily.VERSION == 1
    assert sha256(" ".join(plays).encode()).hexdigest()[:16] == "29d9ac56094b682d"


def test_a_result_has_margins_par_and_luck() -> None:
    result = daily_result(attempt(DAY), DAY)
    assert result.finished
    assert (sum(result.rounds), sum(result.par_rounds)) == (result.points, result.par)
    assert len(result.rounds) == len(result.par_rounds) == 4
    assert result.without_luck != result.points
    assert 0 < result.error < 1


def test_who_plays_as_the_computer_does_makes_par() -> None:
    result = daily_result(attempt(DAY, "judge"), DAY)
    assert result.rounds == result.par_rounds


def test_par_of_a_day_is_computed_once() -> None:
    par_rounds.cache_clear()
    results = [daily_result(attempt(DAY, player, rounds=1), DAY) for player in ("amico", "greedy", "amico")]
    assert len({result.par_rounds for result in results}) == 1
    assert par_rounds.cache_info().misses == 1


def test_an_unfinished_attempt_counts_as_it_stands() -> None:
    result = daily_result(attempt(DAY, rounds=2), DAY)
    assert not result.finished
    assert result.rounds == daily_result(attempt(DAY), DAY).rounds[:2]
    assert "2 of 4" in result_text(result)


@pytest.mark.parametrize("lang", languages())
def test_a_shared_result_gives_no_card_away(lang: str) -> None:
    line, squares = share_text(RESULT, lang).split("\n")
    assert squares == "🟩🟨🟥⬜"
    assert DAY.isoformat() in line
    assert "+1" in line
    assert "+7" in line
    assert len(result_text(RESULT, lang).splitlines()) == 4


def test_an_attempt_is_kept_as_a_record() -> None:
    record = attempt(DAY, rounds=1)
    again = read(write(record))
    daily.check_attempt(again, DAY)
    assert (again.length, again.players, daily.day_of(again)) == (4, ("", "judge"), "2026-11-28")


def test_a_record_of_another_game_is_no_attempt() -> None:
    record = attempt(DAY, rounds=1)
    others = [
        replace(record, length=3),
        replace(record, extra=[("Players", ["", "piccolo"])]),
        replace(record, dealer=1 - record.dealer),
        replace(record, rounds=[RoundRecord(shuffle=Seed(round_seed(bytes(32), 1)))]),
    ]
    for other in others:
        with pytest.raises(DailyError, match="not an attempt at the daily game of 2026-11-28"):
            daily.check_attempt(other, DAY)
    with pytest.raises(DailyError, match="2026-11-29"):
        daily.check_attempt(record, DAY + timedelta(1))


@pytest.mark.parametrize(
    ("day", "today", "said"),
    [
        (DAY + timedelta(1), DAY, "begins on that day, by UTC. Today is 2026-11-28"),
        (date(2026, 10, 31), DAY, "the first is that of 2026-11-01"),
        (date(1970, 1, 1), date(1970, 1, 1), "This device's clock says 1970-01-01"),
    ],
)
def test_a_day_without_a_game(day: date, today: date, said: str) -> None:
    with pytest.raises(DailyError, match=said):
        daily.check_day(day, today)


@pytest.mark.parametrize("text", ["", "28.11.2026", "20261128", "2026-02-30", "9" * 1000])
def test_a_text_that_is_no_date(text: str) -> None:
    with pytest.raises(DailyError, match=r"is not a date: write it as 2026-11-28\.") as raised:
        daily.parse_day(text)
    assert len(str(raised.value)) < 100


def test_days_change_for_everybody_at_once_with_a_grace_for_those_who_began() -> None:
    assert daily.utc_day(datetime(2026, 11, 29, 0, 30, tzinfo=timezone(timedelta(hours=1)))) == DAY
    moments = [datetime(2026, 11, 28, 23, 59, tzinfo=UTC) + timedelta(minutes=n) for n in (0, 1, 120, 121)]
    assert [daily.is_in_grace(DAY, now) for now in moments] == [False, True, True, False]
