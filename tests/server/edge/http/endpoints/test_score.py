"""The score of a round that was played with real cards, by its piles."""

from __future__ import annotations

from typing import Any

import httpx

from tests.support.server_process import ServerProcess, http

DIAMONDS = "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D"
OTHERS = " ".join(f"{rank}{suit}" for suit in "CSB" for rank in range(1, 11))


def ask(server: ServerProcess, **wanted: Any) -> httpx.Response:
    return http.post(f"{server.url}/api/score", json=wanted)


def lines(server: ServerProcess, **wanted: Any) -> dict[str, list[int]]:
    return {line["key"]: line["points"] for line in ask(server, **wanted).json()["lines"]}


def test_each_line_with_its_reasons(server: ServerProcess) -> None:
    found = ask(server, piles=[DIAMONDS, OTHERS], sweeps=[2, 1], lang="it").json()
    assert (found["totals"], found["outright"], found["king"]) == ([4, 2], None, None)
    assert lines(server, piles=[DIAMONDS, OTHERS]) == {
        "sweeps": [0, 0], "cards": [0, 1], "coins": [1, 0], "settebello": [1, 0], "primiera": [0, 0],
    }  # fmt: skip
    primiera = found["lines"][-1]
    assert primiera["label"] == "Primiera"
    assert "coppe" in primiera["why"][0]
    assert len(found["lines"]) == 5


def test_house_rules_declared_hands_captures_and_the_whole_suit(server: ServerProcess) -> None:
    knocks = lines(server, variant="cirulla", piles=["", "7D"], declared=[3, 10])
    assert knocks["declarations"] == [3, 10]
    assert lines(server, variant="cuarenta", piles=["7D 7C", ""], captures=[2, 0])["captures"] == [2, 0]
    assert ask(server, variant="napola", piles=[OTHERS, DIAMONDS]).json()["outright"] == 1
    assert "barmila" in lines(server, piles=["", ""], settings={"barmila": "on"})
    assert ask(server, variant="scopa-frac", piles=["10D", ""]).json()["king"] == 0


def test_what_cannot_be_is_refused_in_a_sentence(server: ServerProcess) -> None:
    for bad in (
        {},
        {"piles": ["7D"]},
        {"piles": ["7D", "7D"]},
        {"piles": ["11D", ""]},
        {"piles": ["7D 7C", ""], "sweeps": [2, 0]},
        {"piles": ["7D 7C", ""], "sweeps": [0, 0, 0]},
        {"piles": ["7D 7C", ""], "declared": [3, 0]},
        {"piles": ["", ""], "first": 2},
        {"piles": ["", ""], "sweeps": [-1, 0]},
        {"piles": ["", ""], "variant": "bridge"},
        {"piles": ["", ""], "lang": "xx"},
        {"piles": ["7D " * 6000, ""]},
    ):
        answer = ask(server, **bad)
        assert answer.status_code in (400, 413), bad
        assert answer.json()["message"].endswith("."), bad
