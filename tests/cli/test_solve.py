"""``settebello solve``: what it prints, and what it answers to what cannot be solved."""

from __future__ import annotations

import json
import signal
import threading
from random import Random
from typing import Any

import pytest

from settebello import solution
from settebello.cards import CARDS
from settebello.cli import main
from settebello.core import Round
from settebello.solution import solve
from settebello.variants import variant
from tests.engine.small_positions import small_positions
from tests.oracle import random_pack

PACK = " ".join(map(str, random_pack(Random(5), variant("scopone").rules(4))))


def _arguments(played: Round, game: str) -> list[str]:
    actions = " ".join(str(action) for _, action in played.history)
    pack = " ".join(map(str, played.pack))
    return ["solve", game, "--seats", str(played.rules.seats), "--pack", pack, "--actions", actions]


def test_three_sides_are_told_what_max_n_is(capsys: pytest.CaptureFixture[str]) -> None:
    played, _ = next(small_positions(1, sides=3))
    main(_arguments(played, "scopa"))
    printed = capsys.readouterr().out
    assert "max-n" in printed
    assert "Nothing is guaranteed" in printed
    main([*_arguments(played, "scopa"), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert set(found["by_side"]) == set(found["actions"])
    assert all(len(values) == 3 and sum(values) == 0 for values in found["by_side"].values())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seconds", "0"], "--seconds 0 leaves no time"),
        (["--seconds", "nan"], "--seconds nan leaves no time"),
        (["--seconds", "0.05"], "not solved in 0.05 seconds"),
        (["--actions", "claim"], "is not what seat"),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["solve", "scopone", "--seats", "4", "--pack", PACK, *arguments])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_void_round_is_not_solved(capsys: pytest.CaptureFixture[str]) -> None:
    kings = [card for card in CARDS if card.rank == 10]
    others = [card for card in CARDS if card.rank != 10]
    with pytest.raises(SystemExit):
        main(["solve", "scopa", "--pack", " ".join(map(str, others[:6] + kings + others[6:]))])
    assert "call for a new deal" in capsys.readouterr().err


def test_ctrl_c_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    timer = threading.Timer(0.5, signal.raise_signal, [signal.SIGINT])

    def interrupted(played: Round, **named: Any) -> solution.Solution:
        timer.start()
        return solve(played, **named)

    monkeypatch.setattr(solution, "solve", interrupted)
    with pytest.raises(SystemExit) as ended:
        main(["solve", "scopone-scientifico", "--pack", PACK])
    timer.join()
    assert ended.value.code == 130
    assert "Stopped after" in capsys.readouterr().err
