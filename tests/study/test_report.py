"""Reviews in words, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.rules import Rules
from settebello.rules.scores import LINES
from settebello.study import Review, player_totals
from settebello.study.model import GradedDecision, LineLoss, OpenValue, SeatTotals
from settebello.study.reasons import OUTRIGHT
from settebello.study.report import history_text, line_words, reason_words, review_text
from settebello.variants import variant
from settebello.wording import languages

MINUS = "\N{MINUS SIGN}"
GAMES = [variant("scopa").rules(2), variant("chkobba").rules(2), variant("hurrikan").rules(2), variant("piva").rules(2)]


def marked(*lines: str) -> GradedDecision:
    return GradedDecision(
        round=1,
        number=7,
        seat=0,
        action="7D",
        grade="mistake",
        best="4B",
        graded_loss=0.39,
        points_lost=0.41,
        chance_lost=0.028,
        open_cards=(OpenValue(action="4B", points=1.0), OpenValue(action="7D", points=2.0)),
        lines=tuple(LineLoss(line=line, points=-0.4) for line in lines),
    )


def some_review(*decisions: GradedDecision, winners: tuple[int, ...] | None = (0,)) -> Review:
    return Review(
        record="0" * 64,
        judge="1/abc",
        precision="usual",
        rules="0" * 64,
        names=("Ada", "Bruno"),
        side_of=(0, 1),
        seats=(0,),
        grade_limits={},
        rounds=2,
        totals=(11, 8),
        winners=winners,
        decisions=decisions,
        chances=(),
        seat_totals=(
            SeatTotals(
                seat=0,
                decisions=20,
                counted=12,
                grades={"best": 10, "good": 1, "mistake": 1},
                points_lost=0.6,
                points_error=0.1,
                chance_lost=0.05,
                lines={},
            ),
        ),
    )


def say_everything(lang: str) -> list[str]:
    """Every message of a report."""
    texts = [
        review_text(some_review(), Rules(), lang),
        review_text(some_review(marked("primiera"), winners=None), Rules(), lang),
        history_text(player_totals([some_review()]), lang),
    ]
    for rules in GAMES:
        texts += reason_words(marked(*LINES, "outright"), rules, lang)
    return texts


def test_a_moment_has_turn_player_grade_actions_losses_and_reason() -> None:
    text = review_text(some_review(marked("primiera", "sweeps")), Rules())
    (row,) = [line for line in text.splitlines() if line.startswith("1.7")]
    for part in (
        "Ada",
        "mistake",
        "7D",
        "4B",
        f"{MINUS}0.41",
        f"{MINUS}2.8%",
        f"gives the best cards of a suit away: Primiera {MINUS}0.4",
    ):
        assert part in row
    assert f"gives sweeps away: Sweeps {MINUS}0.4" in row
    assert "0.00" in row, "with all cards known it was the best"
    assert "so it is not graded." in text


def test_arabic_is_written_as_in_the_page() -> None:
    """Numbers as in Tunisia, and the Arabic semicolon."""
    text = review_text(some_review(marked("primiera", "sweeps")), Rules(), "ar")
    assert f"{MINUS}0,41" in text
    assert "0.4" not in text
    assert "\N{ARABIC SEMICOLON} " in text
    assert ";" not in text


def test_what_rollouts_found_stands_beside() -> None:
    """In the chance to win, where the grade goes by that."""
    rolled = replace(marked("primiera"), rollout_points_lost=0.33, rollout_chance_lost=0.021)
    assert f"{MINUS}0.33" in review_text(some_review(rolled), Rules())
    assert f"{MINUS}2.1%" in review_text(some_review(replace(rolled, point_worth=0.07)), Rules())
    assert "played out" not in review_text(some_review(marked("primiera")), Rules())


def test_the_result_and_the_sums() -> None:
    text = review_text(some_review(), Rules())
    assert text.startswith("Ada 11, Bruno 8\nWinner: Ada.\nJudge: 1/abc. Precision: usual.\n")
    assert "No decision lost more than the judge\N{RIGHT SINGLE QUOTATION MARK}s margin of error." in text
    assert text.splitlines()[-1].split() == ["Ada", "12", "0.60", "0.20", "0.050", "0", "1", "0"]


def test_a_game_that_is_not_finished_is_said_to_be() -> None:
    assert "The game is not finished: reviewed as far as the record goes." in review_text(
        some_review(winners=None), Rules()
    )


def test_columns_that_nothing_fills_are_left_out() -> None:
    bare = replace(marked(), chance_lost=None, open_cards=())
    assert "chance" not in review_text(some_review(bare), Rules())


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_it(lang: str) -> None:
    texts = say_everything(lang)
    assert all(text.strip() for text in texts)
    if lang != "en":
        assert not set(say_everything("en")) & set(texts)


def test_every_line_of_the_sheet_has_words() -> None:
    words = [*line_words(Rules())]
    assert [key for key, _, _ in words] == [*LINES, OUTRIGHT]
    assert all(label and loss for _, label, loss in words)


def test_the_totals_of_a_history() -> None:
    (ada,) = player_totals([some_review(marked()), some_review(winners=None), some_review(winners=(1,))])
    assert (ada.name, ada.games, ada.finished, ada.won, ada.counted) == ("Ada", 3, 2, 1, 36)
    assert ada.grades["best"] == 30
    assert ada.mean_loss == pytest.approx(0.05)
    assert ada.points_error == pytest.approx(0.1 * 3**0.5, abs=0.001)
