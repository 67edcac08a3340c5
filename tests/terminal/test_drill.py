"""A drill line by line: answers, what is unclear, the result and the best so far."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from settebello.cli import main
from settebello.drills import KINDS, Kind, exercises
from settebello.terminal.plain.drill import PlainDrill
from settebello.terminal.session.drill_results import DrillResult, best_after
from settebello.terminal.text.messages import Translator
from settebello.variants import variant
from settebello.wording import languages

SCOPA = variant("scopa").rules(2)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this machine keeps results."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "settebello"


def played(kind: Kind, *answers: str, lang: str = "en", count: int = 2) -> str:
    """The whole text of a drill."""
    shown = StringIO()
    reads = StringIO("".join(f"{answer}\n" for answer in answers))
    PlainDrill(SCOPA, kind, Translator(lang, SCOPA), count=count, seed=1, reads=reads, writes=shown).run()
    return shown.getvalue()


def right_answers(kind: Kind, count: int = 2) -> list[str]:
    asked = exercises(SCOPA, kind, 1)
    return [str(next(asked).answer + 1) for _ in range(count)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_asked_and_answered_in_every_language(kind: Kind, lang: str) -> None:
    text = played(kind, *right_answers(kind), lang=lang)
    assert Translator(lang, SCOPA).text("drill-right", why="") in text
    result = Translator(lang, SCOPA).text("drill-result", right=2, count=2, seconds="0")
    assert result.rpartition("0")[0] in text


def test_what_is_no_answer_is_asked_again() -> None:
    text = played("captures", "", "9", "seven", "1" * 50, *right_answers("captures"))
    assert text.count("is not an answer: type a number from 1 to") == 4
    assert "2 of 2 right" in text


def test_a_wrong_answer_is_told_with_the_right_one() -> None:
    wrong = ["2" if answer == "1" else "1" for answer in right_answers("primiera")]
    text = played("primiera", *wrong)
    assert "0 of 2 right" in text
    assert text.count("> No: ") == 2


@pytest.mark.parametrize("end", [[], ["1"], ["quit"]])
def test_whoever_leaves_is_let_go(end: list[str], state: Path) -> None:
    assert played("sevens", *end).endswith("Goodbye.\n")
    assert not state.exists() or not list(state.iterdir())


def test_the_best_result_is_kept_for_each_drill(state: Path) -> None:
    slow, fast, worse = (DrillResult(right=right, seconds=seconds) for right, seconds in ((9, 30), (9, 20), (8, 5)))
    assert best_after(slow, SCOPA, "captures", 10) == slow
    assert best_after(fast, SCOPA, "captures", 10) == fast
    assert best_after(worse, SCOPA, "captures", 10) == fast
    assert best_after(worse, SCOPA, "sevens", 10) == worse
    state.joinpath("drills.json").write_text("[1, 2")
    assert best_after(worse, SCOPA, "captures", 10) == worse


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["scopa", "--count", "0"], "1 to 1000 questions, not 0"),
        (["rubamazzo", "--kind", "sweeps"], "nothing to ask"),
        (["scopa", "--kind", "knitting"], "--kind"),
        (["whist"], "whist"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["drill", *arguments])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
