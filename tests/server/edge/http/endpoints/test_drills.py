"""Drills over HTTP: the questions of the library in words and cards, and one sentence for bad parameters."""

from __future__ import annotations

from itertools import islice
from typing import Any

import httpx
import pytest

from settebello.drills import ExerciseWords, exercises, kinds_for
from settebello.variants import variant
from tests.support.server_process import ServerProcess, http


def ask(server: ServerProcess, **wanted: Any) -> httpx.Response:
    return http.get(f"{server.url}/api/drills", params=wanted)


@pytest.mark.parametrize("kind", kinds_for(variant("scopa").rules()))
def test_ten_questions_as_the_library_asks_them(server: ServerProcess, kind: Any) -> None:
    drill = ask(server, kind=kind, seed=7, lang="it").json()
    rules = variant("scopa").rules()
    words = ExerciseWords(rules, "it")
    assert drill["title"] == words.title(kind)
    assert len(drill["exercises"]) == 10
    for told, exercise in zip(drill["exercises"], islice(exercises(rules, kind, 7), 10), strict=True):
        assert told["question"] == words.question(exercise)
        assert told["options"] == [words.option(exercise, number) for number in range(len(exercise.options))]
        assert (told["answer"], told["why"]) == (exercise.answer, words.why(exercise))
        assert told["table"] == [*map(str, exercise.table)]
        assert told["hand"] == [*map(str, exercise.hand)]
        assert told["piles"] == [[*map(str, pile)] for pile in exercise.piles]


def test_the_deck_and_the_terms_of_the_game(server: ServerProcess) -> None:
    drill = ask(server, variant="escoba", lang="es").json()
    assert (drill["idiom"], drill["suits"], drill["deck"]) == ("escoba", "latin", "spanish")
    assert drill["values"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"variant": "whist"}, "whist"),
        ({"seats": 9}, "9"),
        ({"seats": "two"}, "seats"),
        ({"kind": "bluffs"}, "kind"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**53}, "seed"),
        ({"seed": "9" * 5_000}, "seed"),
        ({"kind": "primiera", "seats": 3}, "nothing to ask"),
    ],
)
def test_bad_parameters_get_one_sentence(server: ServerProcess, wanted: Any, words: str) -> None:
    refused = ask(server, **wanted)
    assert refused.status_code == 400
    sentence = refused.json()["message"]
    assert words in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_the_list_of_games_says_which_drills_each_has(server: ServerProcess) -> None:
    listed = http.get(f"{server.url}/api/variants", params={"lang": "en"}).json()
    for game in listed:
        assert [drill["kind"] for drill in game["drills"]] == [*kinds_for(variant(game["id"]).rules())]
    escoba = next(game for game in listed if game["id"] == "escoba")
    assert {"kind": "sweeps", "title": "Leave no escoba"} in escoba["drills"]
