"""Outside engines: the protocol's page and its examples, and everything that a program can do wrong."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from settebello.game import Game, Seed
from settebello.players import PlayerError
from settebello.players.engines.engine import EnginePlayer, request
from settebello.rules import Rules, from_json
from settebello.variants import VARIANTS, variant
from settebello.view import View, decode_view, view_of
from tests.support.process_status import is_running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "engines.md").read_text(encoding="utf-8")
EXAMPLES = {"bot.py": [sys.executable, "-I"], "bot.mjs": ["node"], "bot.sh": ["sh"]}


def _view(rules: Rules | None = None, *, actions: int = 0) -> View:
    rules = rules or Rules()
    game = Game(rules, rules.seats - 1)
    game.deal(Seed(bytes(32)))
    for _ in range(actions):
        game.play(game.round.legal_actions()[0])
    return view_of(game, game.round.turn)


def _engine(script: str, tmp_path: Path, **named: Any) -> EnginePlayer:
    """A program whose body is ``script``."""
    file = tmp_path / "engine.py"
    file.write_text(f"import json, os, sys, time\nhere = {str(tmp_path)!r}\n{script}")
    return EnginePlayer(f"{sys.executable} -I -S {file}", **({"time_ms": 20_000} | named))


def _chosen(player: EnginePlayer, times: int) -> list[str]:
    view = _view()
    try:
        return [str(player.choose(view, Rules())) for _ in range(times)]
    finally:
        player.close()


# The page and the examples


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_page_shows_the_examples_as_they_are(example: str) -> None:
    assert (ROOT / "examples" / example).read_text(encoding="utf-8") in PAGE


def test_the_page_names_every_field_of_the_request() -> None:
    asked = json.loads(request(_view(), Rules(), 1000))
    assert list(asked) == ["type", "time_ms", "rules", "view", "legal"]
    for field in [*asked, *asked["view"]]:
        assert f"`{field}`" in PAGE or f"`view.{field}`" in PAGE


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("game", ["scopa", "chkobba", "sbarazzina", "scopa-d-assi"])
def test_an_example_plays_a_round_without_a_fault(example: str, game: str) -> None:
    command = EXAMPLES[example]
    if shutil.which(command[0]) is None:
        pytest.skip(f"there is no {command[0]} here")
    rules = variant(game).rules(None, {"ace_takes_itself": "on"} if game == "scopa-d-assi" else None)
    player = EnginePlayer(" ".join([*command, str(ROOT / "examples" / example)]), time_ms=20_000)
    played = Game(rules, rules.seats - 1)
    played.deal(Seed(bytes(32)))
    while played.state == "playing":
        played.play(player.choose(view_of(played, played.round.turn), rules))
    player.close()
    assert dict(player.faults) == {}


# The request


@pytest.mark.parametrize("game", VARIANTS)
def test_a_request_holds_the_rules_the_view_and_what_is_legal(game: str) -> None:
    for seats in VARIANTS[game].seats:
        rules = variant(game).rules(seats)
        view = _view(rules, actions=3)
        line = request(view, rules, 250)
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        asked = json.loads(line)
        assert (asked["type"], asked["time_ms"], asked["legal"]) == ("decide", 250, list(view.legal))
        assert from_json(json.dumps(asked["rules"])) == rules
        assert decode_view(json.dumps(asked["view"])) == view


# Answers


def test_captured_cards_are_read_in_any_order_and_other_fields_ignored(tmp_path: Path) -> None:
    view = _view()
    taking = view.legal[-1]
    player = _engine(
        "for line in sys.stdin: print(json.dumps({'score': 1, 'action': json.loads(line)['legal'][-1].lower()}), "
        "flush=True)",
        tmp_path,
    )
    assert _chosen(player, 2) == [taking, taking]
    assert not player.faults


def test_an_answer_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    """As the first line of programs on Windows does."""
    player = _engine(
        "for line in sys.stdin:\n"
        "    answer = chr(0xFEFF) + json.dumps({'action': json.loads(line)['legal'][-1]}) + chr(10)\n"
        "    os.write(1, answer.encode())",
        tmp_path,
    )
    assert _chosen(player, 2) == [_view().legal[-1]] * 2
    assert not player.faults


FAULTS = {
    "crashes at once": ("sys.exit(3)", {"ended": 3, "given up": 1}),
    "crashes when asked": ("sys.stdin.readline(); raise SystemExit(1)", {"ended": 3, "given up": 1}),
    "closes its output": ("os.close(1); time.sleep(9)", {"ended": 3, "given up": 1}),
    "closes its input and answers nothing": ("os.close(0); os.close(1); time.sleep(9)", {"ended": 3, "given up": 1}),
    "never reads": ("time.sleep(9)", {"late": 3, "given up": 1}),
    "reads and never answers": ("for line in sys.stdin: pass", {"late": 3, "given up": 1}),
    "answers without an end": ("sys.stdout.write('{'); sys.stdout.flush(); time.sleep(9)", {"late": 3, "given up": 1}),
    "no JSON": ("for line in sys.stdin: print('seven', flush=True)", {"garbage": 3, "given up": 1}),
    "no text": (
        "for line in sys.stdin: os.write(1, bytes([255, 0, 10]))",
        {"garbage": 3, "given up": 1},
    ),
    "an empty line": ("for line in sys.stdin: print(flush=True)", {"garbage": 3, "given up": 1}),
    "no action": ("for line in sys.stdin: print('{\"acton\": 1}', flush=True)", {"garbage": 3, "given up": 1}),
    "an action that is none": (
        "for line in sys.stdin: print('{\"action\": 7}', flush=True)",
        {"garbage": 3, "given up": 1},
    ),
    "too many levels": (
        "for line in sys.stdin: print('{\"action\": ' + '[' * 9000 + ']' * 9000 + '}', flush=True)",
        {"garbage": 3, "given up": 1},
    ),
    "too many levels in an unknown field": (
        "for line in sys.stdin: print('{\"score\": ' + '[' * 9000 + ']' * 9000 + '}', flush=True)",
        {"garbage": 3, "given up": 1},
    ),
    "floods": ("while True: print('7D' * 1000)", {"garbage": 3, "given up": 1}),
    "floods on one line": ("while True: sys.stdout.write('7D' * 1000)", {"garbage": 3, "given up": 1}),
    "an illegal action": ('for line in sys.stdin: print(\'{"action": "keep"}\', flush=True)', {"illegal": 4}),
    "a card that is none": ('for line in sys.stdin: print(\'{"action": "14D"}\', flush=True)', {"illegal": 4}),
    "a claim where none is played": (
        'for line in sys.stdin: print(\'{"action": "claim"}\', flush=True)',
        {"illegal": 4},
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_loses_only_its_decision_and_is_counted(case: str, tmp_path: Path) -> None:
    script, faults = FAULTS[case]
    quick = {"time_ms": 100, "starting_ms": 0} if "late" in faults else {}
    player = _engine(script, tmp_path, **quick)
    assert _chosen(player, 4) == [_view().legal[0]] * 4
    assert dict(player.faults) == faults


@pytest.mark.slow
def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    """It answers the first request late, and only once with the last action."""
    player = _engine(
        "late = not os.path.exists(here + '/late')\n"
        "for line in sys.stdin:\n"
        "    legal = json.loads(line)['legal']\n"
        "    if late:\n"
        "        open(here + '/late', 'w').close()\n"
        "        time.sleep(3.3)\n"
        "        print(json.dumps({'action': legal[-1]}), flush=True)\n"
        "    print(json.dumps({'action': legal[1]}), flush=True)\n",
        tmp_path,
        time_ms=2000,
        starting_ms=1000,
    )
    view = _view()
    assert _chosen(player, 3) == [view.legal[0], view.legal[1], view.legal[1]]
    assert dict(player.faults) == {"late": 1}


def test_a_program_that_crashes_now_and_then_is_started_again_each_time(tmp_path: Path) -> None:
    player = _engine(
        "for line in sys.stdin:\n"
        "    if os.path.exists(here + '/answered'):\n"
        "        os.remove(here + '/answered'); sys.exit(1)\n"
        "    open(here + '/answered', 'w').close()\n"
        "    print(json.dumps({'action': json.loads(line)['legal'][-1]}), flush=True)\n",
        tmp_path,
    )
    legal = _view().legal
    assert _chosen(player, 8) == [legal[-1], legal[0]] * 4
    assert dict(player.faults) == {"ended": 4}


@pytest.mark.slow
def test_the_first_answer_after_a_start_may_take_longer(tmp_path: Path) -> None:
    script = (
        "time.sleep(1.5)\n"
        "for line in sys.stdin: print(json.dumps({'action': json.loads(line)['legal'][0]}), flush=True)\n"
    )
    player = _engine(script, tmp_path, time_ms=1000, starting_ms=20_000)
    _chosen(player, 3)
    assert not player.faults


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_what_a_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    script = (
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        "open(here + '/child', 'w').write(str(child.pid))\n"
        "for line in sys.stdin: print(json.dumps({'action': json.loads(line)['legal'][0]}), flush=True)\n"
    )
    _chosen(_engine(script, tmp_path), 1)
    child = int((tmp_path / "child").read_text())
    end = time.monotonic() + 30
    while is_running(child):
        assert time.monotonic() < end
        time.sleep(0.02)


# Commands


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "the command that starts the program"),
        ("   ", "the command that starts the program"),
        ("no-such-program --fast", "There is no command 'no-such-program'"),
        ("/", "There is no command '/'"),
        ("python 'bot.py", "cannot be read: no closing quotation"),
    ],
)
def test_a_command_that_cannot_be_is_refused_in_one_sentence(command: str, sentence: str) -> None:
    with pytest.raises(PlayerError, match=sentence) as refused:
        EnginePlayer(command)
    assert str(refused.value).endswith(".")
