"""Puzzles line by line: solving, missing, giving up, and the record that this device keeps."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest

from settebello.cli import main
from settebello.study.puzzles import Puzzle, encode_pack, pack_of, shipped_pack
from settebello.study.puzzles.selection import select
from settebello.study.puzzles.solver import SolverRecord, after_attempt, next_puzzle
from settebello.terminal.plain.puzzles import PlainPuzzles
from settebello.terminal.session.choices import action_choices
from settebello.terminal.session.puzzle_session import load_solver
from settebello.terminal.text.messages import Translator
from settebello.wording import languages

PACK = shipped_pack()


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this machine keeps the record."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "settebello"


@pytest.fixture
def puzzle() -> Puzzle:
    return select(PACK, game="scopa")[0]


def solved(puzzles: list[Puzzle], *answers: str, lang: str = "en") -> str:
    """The whole text of some puzzles."""
    shown, reads = StringIO(), StringIO("".join(f"{answer}\n" for answer in answers))
    PlainPuzzles(PACK, puzzles, lang, reads=reads, writes=shown, chance=Random(1)).run()
    return shown.getvalue()


def wrong_action(puzzle: Puzzle) -> str:
    return next(action for action in puzzle.view.legal if action != puzzle.solution)


@pytest.mark.parametrize("lang", languages())
def test_a_puzzle_is_solved_in_every_language(puzzle: Puzzle, lang: str) -> None:
    text = solved([puzzle], puzzle.solution, lang=lang)
    words = Translator(lang, PACK.games[puzzle.game])
    assert words.text("puzzle-right") in text
    assert words.text("puzzle-none") in text
    record = load_solver()
    assert (record.solved, record.tried, record.streak) == (1, (puzzle.id,), 1)
    assert record.rating.rating > SolverRecord().rating.rating


def test_a_number_chooses_from_the_list(puzzle: Puzzle) -> None:
    actions = [str(action) for action in action_choices(puzzle.view).all]
    assert "Right." in solved([puzzle], str(actions.index(puzzle.solution) + 1))


def test_only_the_first_try_counts_and_a_miss_says_what_it_costs(puzzle: Puzzle) -> None:
    text = solved([puzzle], wrong_action(puzzle), "rubbish", puzzle.solution)
    assert "Not the best: " in text
    assert "'rubbish' is not an answer" in text
    assert "Right." in text
    assert load_solver() == after_attempt(SolverRecord(), puzzle, solved=False)


def test_whoever_gives_up_is_shown_every_action(puzzle: Puzzle) -> None:
    text = solved([puzzle], "show")
    assert all(f"({action})" in text.partition("What is the best play?")[2] for action in puzzle.view.legal)
    assert "Right." not in text
    assert load_solver().solved == 0


@pytest.mark.parametrize("end", [[], ["quit"]])
def test_whoever_leaves_is_let_go(puzzle: Puzzle, end: list[str], state: Path) -> None:
    assert solved([puzzle], *end).endswith("Goodbye.\n")
    assert load_solver() == SolverRecord()


def test_a_damaged_record_begins_anew(puzzle: Puzzle, state: Path) -> None:
    state.mkdir(parents=True)
    state.joinpath("puzzles.json").write_bytes(b"\xff" * 10)
    assert load_solver() == SolverRecord()
    solved([puzzle], puzzle.solution)
    assert load_solver().solved == 1


def test_the_next_puzzle_is_new_and_about_as_strong() -> None:
    hard = max(PACK.puzzles, key=lambda puzzle: puzzle.rating)
    assert next_puzzle(SolverRecord(), PACK.puzzles, Random(1)) != hard
    others = SolverRecord(tried=tuple(puzzle.id for puzzle in PACK.puzzles if puzzle != hard))
    assert next_puzzle(others, PACK.puzzles, Random(1)) == hard
    assert next_puzzle(after_attempt(others, hard, solved=True), PACK.puzzles, Random(1)) is None


def test_puzzles_are_chosen_by_game_and_theme(puzzle: Puzzle) -> None:
    chosen = select(PACK, game="escoba", theme="sweeps")
    assert chosen
    assert all("sweeps" in one.themes for one in chosen)
    assert {one.game for one in chosen} < {*PACK.games}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--theme", "knitting"], "no theme 'knitting'"),
        (["--game", "whist"], "whist"),
        (["--game", "dante"], "no such puzzles"),
        (["none.json"], "cannot be read"),
        ([str(Path(__file__))], "not a pack of puzzles"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["puzzles", "solve", *arguments])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1


def test_a_pack_of_ones_own_is_solved(
    puzzle: Puzzle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.json"
    file.write_bytes(encode_pack(pack_of(PACK.games.values(), [puzzle])))
    monkeypatch.setattr("sys.stdin", StringIO(f"{puzzle.solution}\n"))
    main(["puzzles", "solve", str(file)])
    assert "You have tried all these puzzles." in capsys.readouterr().out


def test_the_likely_continuation_follows_the_solution(puzzle: Puzzle) -> None:
    text = solved([puzzle], puzzle.solution)
    line = text.partition("Likely to follow, but not certain:\n")[2].splitlines()[: len(puzzle.continuation)]
    assert puzzle.continuation
    for said, move in zip(line, puzzle.continuation, strict=True):
        assert said.startswith("    You: " if move.seat == puzzle.view.seat else "    Player ")


def test_the_rules_of_an_unfamiliar_game_say_what_its_cards_count() -> None:
    chkobba = select(PACK, game="chkobba")[0]
    text = solved([chkobba], "rules", chkobba.solution)
    assert "a queen 8, a jack 9, a king 10" in text
    assert "Right." in text
    assert load_solver().solved == 1
