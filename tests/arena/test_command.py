"""``settebello arena``: what it prints, and what it refuses, in one sentence."""

from __future__ import annotations

import html.parser
import json
import re
import shlex
import sys
from pathlib import Path
from socket import socket
from types import ModuleType

import pytest

from settebello.arena import InProcess, Match, run
from settebello.arena.page import as_html
from settebello.cli import main
from settebello.core import Action
from settebello.rules import Rules
from settebello.view import View


def test_the_report_tells_what_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    main(shlex.split("arena greedy random --variant scopone --packs 4 --jobs 1"))
    report = capsys.readouterr().out
    for words in ("4 packs", "greedy against random: ", "standard error", "leading side", "dealer's side", "Elo"):
        assert words in report
    assert "sweeps a round" in report
    assert "ms an action" in report


def test_the_report_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(shlex.split("arena greedy random traditional --pairs 4 --jobs 1 --seats 3 --set target=21 --json"))
    found = json.loads(capsys.readouterr().out)
    assert (found["packs"], found["seatings"], found["seats"], found["rounds"]) == (4, 6, 3, 24)
    assert [pair["players"] for pair in found["comparisons"]] == [[0, 1], [0, 2], [1, 2]]
    assert set(found["comparisons"][0]["points"]) == {"mean", "error", "low", "high"}
    assert [one["player"] for one in found["standings"]] == ["greedy", "random", "traditional"]


def test_the_page_has_everything_and_loads_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "arena.html"
    main(["arena", "greedy", "random", "traditional", "--packs", "6", "--jobs", "1", "--html", str(file)])
    capsys.readouterr()
    page = file.read_text(encoding="utf-8")
    html.parser.HTMLParser().feed(page)
    for words in ("Ratings (Elo)", "row against column", "greedy against random", "How the intervals narrowed"):
        assert words in page
    assert "<th>settebello</th>" in page
    assert page.count("<svg") == page.count("</svg>") == 4
    assert not re.search(r"https?:|src=|url\(|nan|inf\b", page)


def test_a_page_of_one_pack_and_of_names_with_markup() -> None:
    match = Match(players=("greedy", Named()), rules=Rules())
    outcome = run(match, 1, InProcess())
    page = as_html(match, outcome.summary, outcome.results)
    assert outcome.summary is not None
    for text in (page, outcome.summary._repr_html_()):
        assert "&lt;b&gt;" in text
        assert "<b>" not in text
    assert "No pack" in as_html(match, None, ())


def test_a_page_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "greedy", "random", "--packs", "1", "--jobs", "1", "--html", str(tmp_path / "no" / "a.html")])
    assert "cannot be written" in capsys.readouterr().err


class Named:
    """A player whose name has markup."""

    name = "<b>"

    def choose(self, view: View, rules: Rules) -> Action:
        return Action.parse(view.legal[0])


def test_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    main(shlex.split("arena greedy random --games 4 --jobs 1 --json"))
    found = json.loads(capsys.readouterr().out)
    assert (found["unit"], found["packs"]) == ("game", 2)
    assert found["rounds"] > 4


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "PLAYER"),
        ("greedy", "two players or more"),
        ("greedy nobody", "There is no player 'nobody'; choose from piccolo, novizio"),
        ("greedy greedy:3", "greedy takes no argument"),
        ("greedy random:", "random takes no argument"),
        ("greedy engine:", "the command that starts the program"),
        ("greedy engine", "the command that starts the program"),
        ("greedy engine:no-such-program", "There is no command 'no-such-program'"),
        ('greedy "engine:\'"', "No closing quotation"),
        ("greedy engine:false", "ended with exit status 1 before it answered"),
        ("greedy random --packs 3 --games 4", "not allowed with"),
        ("greedy random --packs 0", "one pack or more, not 0"),
        ("greedy random --packs -2", "one pack or more, not -2"),
        ("greedy random --packs x", "invalid int value"),
        ("greedy random --packs 1000001", "more than can be scheduled: 1,000,000 packs can"),
        ("greedy random traditional --packs 900000", "more than can be scheduled: 333,333 packs can"),
        ("greedy random --games 20000000", "more than can be scheduled"),
        ("greedy random --games 3", "3 do not come out even: write 2"),
        ("greedy random --games 0", "do not come out even"),
        ("greedy random --games 4 --seats 3", "write 6, or another multiple of 6"),
        ("greedy random --jobs 0", "1 to 512 jobs, not 0"),
        ("greedy random --jobs 100000", "1 to 512 jobs"),
        ("greedy random --time-ms 0", "1 to 3,600,000 ms, not 0"),
        ("greedy random --variant scpone", "There is no variant 'scpone'; perhaps you meant scopone"),
        ("greedy random --variant scopone --seats 2", "4 seats, not 2"),
        ("greedy random --out /nowhere/at/all", "cannot be used: No such file"),
        ("greedy random --out /", "/ cannot be used: it is not an ordinary file"),
        ("greedy random --out /dev/zero", "/dev/zero cannot be used: it is not an ordinary file"),
        (f"greedy random --out {'x' * 300}", "cannot be used: File name too long"),
        ("greedy maestro:10x0", "'maestro:10x0' is not a player"),
        ("greedy maestro:10x0", "a number of threads from 1 to 64, such as maestro:20x4"),
        ("greedy maestro:0", "'maestro:0' is not a player"),
        ("greedy random --ray local --jobs -1", "1 job or more on Ray, not -1"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(capsys: pytest.CaptureFixture[str], line: str, sentence: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", *shlex.split(line)])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("settebello: ")
    assert shown.err.endswith(".\n")
    assert shown.err.count("\n") == 1
    assert sentence.lower() in shown.err.lower()


def test_without_ray_its_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit):
        main(shlex.split("arena greedy random --ray auto"))
    assert "settebello[ray]" in capsys.readouterr().err


def test_a_cluster_where_nobody_listens(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself need not even be asked."""
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        port = unheard.getsockname()[1]
        for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "127.0.0.1:99999", "a..b:6379"):
            with pytest.raises(SystemExit):
                main(shlex.split(f"arena greedy random --ray {address}"))
            said = capsys.readouterr().err
            assert said == f"settebello: No Ray cluster can be reached at '{address}': nobody answers there.\n"
