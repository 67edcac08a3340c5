"""The command line's contract (docs/command-line.md)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from settebello.cards import CARDS
from settebello.cli import main
from settebello.rules import from_json
from settebello.variants import VARIANTS, variant
from settebello.variants.presets import PRESETS
from settebello.wording import game_summary, game_title

PACK = " ".join(map(str, CARDS))
TABLE = "1D 3C 4S 5B 7D"

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: str) -> str:
        main(arguments)
        return capsys.readouterr().out

    return call


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run what must be refused: exit 2, nothing on standard output, one line on standard error."""

    def call(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith("settebello: ")
        assert shown.err.count("\n") == 1
        assert shown.err.endswith(".\n")
        return shown.err

    return call


def test_captures_in_json(run: Run) -> None:
    found = json.loads(run("captures", "scopa", "--play", "9C", "--table", TABLE, "--json"))
    assert sorted(found["options"]) == [["1D", "3C", "5B"], ["4S", "5B"]]
    assert found["may_lay"] is False


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("scopa", "--play", "2D", "--table", "10D"), {"options": [], "may_lay": True}),
        (("scopa", "--play", "9C", "--table", ""), {"options": [], "may_lay": True}),
        (("corsican", "--play", "9C", "--table", "9D"), {"options": [["9D"]], "may_lay": True}),
        (("asso-pigliatutto", "--play", "1C", "--table", "9D 2D"), {"options": [["2D", "9D"]], "may_lay": False}),
        (
            ("scopa-d-assi", "--set", "ace_takes_itself=on", "--play", "1C", "--table", ""),
            {"options": [[]], "may_lay": False},
        ),
        (("quindici-2", "--set", "choice=fewest", "--play", "7C", "--table", "7D 8D 3S 4S"), None),
    ],
)
def test_captures_of_other_games(run: Run, arguments: tuple[str, ...], expected: dict[str, Any] | None) -> None:
    found = json.loads(run("captures", *arguments, "--json"))
    if expected is None:
        expected = {"options": [["7D"], ["8D"]], "may_lay": False}
    assert found == expected


def test_captures_in_words(run: Run) -> None:
    assert run("captures", "scopa", "--play", "2D", "--table", "10D") == "2D may be laid down\n"
    assert run("captures", "scopa", "--play", "9C", "--table", TABLE).splitlines()[-1].startswith("9C takes ")


def test_score_in_json_lists_what_was_scored(run: Run) -> None:
    found = json.loads(run("score", "scopa", "--pile", "7D 1D 2C", "--pile", "3S", "--sweeps", "1,0", "--json"))
    assert found == {
        "sides": [
            {"total": 4, "lines": {"sweeps": 1, "cards": 1, "coins": 1, "settebello": 1}},
            {"total": 0, "lines": {}},
        ],
        "outright": None,
    }


def test_score_names_the_side_that_wins_outright(run: Run) -> None:
    coins = " ".join(f"{rank}D" for rank in range(1, 11))
    assert json.loads(run("score", "napola", "--pile", "", "--pile", coins, "--json"))["outright"] == 1


def test_score_in_words_says_why(run: Run) -> None:
    sheet = run("score", "scopa", "--pile", "7D 1D 2C", "--pile", "3S")
    assert "  side 1:  3\n  side 2:  0\n" in sheet
    assert "3 cards to 1" in sheet


@pytest.mark.parametrize("depth", ["-1", "80", "99999999999999999999"])
def test_perft_counts_no_further_than_a_round_goes(refused: Run, depth: str) -> None:
    assert "give 0 to 79" in refused("perft", "scopa", "--pack", PACK, "--depth", depth)


def test_values_are_kept_in_a_folder_that_is_made(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "of" / "values"
    assert run("train", "scopa", "--out", str(folder), "--rounds", "50") == f"{folder}/44136fa355b3678a.msgpack\n"
    assert [file.name for file in folder.iterdir()] == ["44136fa355b3678a.msgpack"]


def test_the_learning_curve_is_drawn(run: Run, tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    run("train", "scopa", "--out", str(tmp_path), "--rounds", "50", "--curve", str(curve))
    assert "50 rounds" in curve.read_text()


def test_perft_counts_action_sequences(run: Run) -> None:
    assert run("perft", "scopa", "--pack", PACK, "--depth", "1") == "4\n"
    found = json.loads(run("perft", "scopa", "--seats", "4", "--pack", PACK, "--depth", "2", "--json"))
    assert found["depth"] == 2
    assert found["count"] > 4


def test_variants_are_all_listed(run: Run) -> None:
    assert [line.split()[0] for line in run("variants").splitlines()] == list(VARIANTS)
    assert [game["id"] for game in json.loads(run("variants", "--json"))["variants"]] == list(VARIANTS)
    assert game_summary("piva", "de") in run("variants", "--lang", "de")
    assert '"Scopa zu zweit"' in run("variants", "--lang", "de", "--json")


def test_presets_are_listed_and_can_be_named_as_a_game(run: Run) -> None:
    assert [line.split()[0] for line in run("presets").splitlines()] == list(PRESETS)
    listed = json.loads(run("presets", "--json", "--lang", "it"))["presets"]
    assert ("trenta", "scopone") in [(preset["id"], preset["base"]) for preset in listed]
    assert game_summary("cucita", "it") in run("presets", "--lang", "it")
    assert from_json(run("rules", "Trenta", "--json")) == PRESETS["trenta"].rules()
    assert from_json(run("rules", "cucita", "--seats", "4", "--json")) == PRESETS["cucita"].rules(4)
    assert from_json(run("rules", "caida", "--set", "target=30", "--json")).finish.target == 30


@pytest.mark.parametrize("name", PRESETS)
def test_the_sheet_of_a_preset_has_its_own_title_and_target(run: Run, name: str) -> None:
    sheet = run("rules", name)
    assert sheet.splitlines()[0] == game_title(name)
    assert str(PRESETS[name].rules().finish.target) in sheet
    assert "Other common targets" not in sheet


def test_rules_prints_the_sheet_or_the_canonical_json(run: Run) -> None:
    assert "21" in run("rules", "scopa", "--set", "target=21")
    assert from_json(run("rules", "scopa", "--seats", "4", "--json")) == variant("scopa").rules(4)
    assert run("rules", "corsican", "--but").startswith("Like Scopa, except:")
    assert run("rules", "scopa", "--lang", "it") != run("rules", "scopa")
    assert run("rules", "scopa-two", "--lang", "de").startswith("Scopa zu zweit\n")


def test_house_rules_come_from_a_file(run: Run, tmp_path: Any) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('base = "scopone"\n[set]\ntarget = 21\nre_bello = true\n')
    rules = from_json(run("rules", str(file), "--set", "target=31", "--json"))
    assert rules == variant("scopone").rules(4, {"target": "31", "re_bello": "on"})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("bridge", "COMMAND"),
        ("captures", "required: VARIANT, --play, --table"),
        ("captures scopa --table=1D", "required: --play"),
        ("captures scopa --play 9C", "required: --table"),
        ("captures scpa --play 9C --table=", "There is no variant 'scpa'; perhaps you meant scopa"),
        ("captures scopa --play 9X --table=", "'9X' is not a card"),
        ("captures scopa --play 9C --table=1D,1D", "1D comes twice"),
        ("captures scopa --play 9C --table=9C", "played and lies on the table"),
        ("captures scopa --play 9C --table=1D,1C,2D,2C,3D,3C", "cannot occur"),
        ("captures scopa --play 9C --table=10D,10C,10S", "cannot occur"),
        ("captures corsican --play 2C --table=", "Not in this pack of 36 cards: 2C"),
        ("captures scopa --seats 5 --play 9C --table=", "2, 3, 4 or 6"),
        ("captures scopa --seats two --play 9C --table=", "invalid int value"),
        ("captures scopa --set target --play 9C --table=", "write KEY=VALUE"),
        ("captures scopa --set tarhet=3 --play 9C --table=", "target"),
        ("captures scopa --set target=none --play 9C --table=", "target"),
        ("captures scopa --set ace=on --play 9C --table=", "ace"),
        ("rules scopa --set hands=7", "40"),
        ("rules scopa --lang xx", "xx"),
        ("rules nowhere.toml", "cannot be read"),
        ("score scopa --pile 1D", "2 sides; 1 piles"),
        ("score scopa --pile 1D --pile 1D", "In two piles at once: 1D"),
        ("score scopa --pile 1D --pile 2D --sweeps x", "one number a side"),
        ("score scopa --pile 1D --pile 2D --sweeps 1", "sweep counts"),
        ("score scopa --pile 1D --pile 2D --sweeps 1,0", "Side 1 cannot have made 1 sweep with 1 card"),
        ("score scopa --pile 1D --pile 2D --declared 3,0", "not played in this game"),
        (
            "score bazzica --pile 1D --pile 2D --declared 4,0",
            "cannot have declared 4 points: declarations are worth 3, 10",
        ),
        ("score bazzica --pile 1D --pile 2D --declared 10,60", "cannot have been declared in 6 deals"),
        ("perft scopa --pack 1D --depth 3", "each of its 40 cards once; 1 were given"),
        ("perft scopa --pack 1D --depth x", "invalid int value"),
        (
            "train scopa --out /dev/null/values --rounds 1",
            "44136fa355b3678a.msgpack cannot be written: Not a directory",
        ),
        ("train scopa --out /tmp --rounds 0", "1 to 1,000,000,000 rounds, not 0"),
        ("train scopa --out /tmp --rounds 1000000001", "1 to 1,000,000,000 rounds"),
        ("train scopa --out /tmp --seed -1", "from 0 to 2**64 - 1, not -1"),
        ("train scopa --out /tmp --seed 18446744073709551616", "from 0 to 2**64 - 1"),
        ("play scopa --against greedy --against greedy", "2 opponents are named, but there is only room for 1"),
        ("play scopa --seed 12 --plain", "64 hexadecimal digits"),
        ("play scopa --against nobody --plain", "no player 'nobody'"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(refused: Run, line: str, sentence: str) -> None:
    assert sentence in refused(*line.split())


def test_a_pack_that_is_dealt_again_cannot_be_counted(refused: Run) -> None:
    kings = [str(card) for card in CARDS if card.rank == 10]
    rest = [str(card) for card in CARDS if card.rank != 10]
    pack = " ".join([*rest[:6], *kings, *rest[6:]])
    assert "dealt again" in refused("perft", "scopa", "--pack", pack, "--depth", "3")


def test_the_installed_program_runs() -> None:
    command = [sys.executable, "-m", "settebello", "captures", "scopa", "--play", "9C", "--table", TABLE, "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(json.loads(done.stdout)["options"]) == 2


def test_a_small_question_loads_nothing_that_it_does_not_need() -> None:
    script = (
        "import sys; from settebello.cli import main;"
        f"main(['captures', 'scopa', '--play', '9C', '--table', '{TABLE}']);"
        "print(sorted(name for name in ('textual', 'starlette', 'uvicorn', 'asyncio', 'sqlite3', 'fluent',"
        " 'settebello.game', 'settebello.wording', 'hashlib', 'importlib.metadata') if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
