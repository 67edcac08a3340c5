"""The explorer over HTTP: positions typed and recorded, and one sentence for what is none."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from settebello.record import read, write
from settebello.record.seat_positions import MOST_CHARACTERS, read_seat_position, recorded_view, write_seat_position
from settebello.rules import Rules
from settebello.study.explorer import explore
from settebello.view import encode
from tests.support.recorded_games import random_game
from tests.support.server_process import ServerProcess, http

HANDS = "game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30"
RECORD = write(random_game(Rules(), seed=1))


def ask(server: ServerProcess, path: str = "", **wanted: Any) -> httpx.Response:
    return http.post(f"{server.url}/api/positions{path}", json=wanted)


def refusal(answer: httpx.Response) -> str:
    assert answer.status_code in (400, 422), answer.text
    message: str = answer.json()["message"]
    assert "\n" not in message
    return message


def test_a_position_is_explored_as_the_library_does(server: ServerProcess) -> None:
    found = ask(server, position=HANDS, lang="it").json()
    rules, view = read_seat_position(HANDS)
    assert found["exploration"] == msgspec.json.decode(encode(explore(view, rules)))
    assert found["view"]["hand"] == ["2C", "3C", "7D"]
    assert found["table"]["seat"] == 0
    assert [seat["name"] for seat in found["table"]["seats"]] == ["", ""]


def test_a_position_of_a_record_is_a_line_that_can_be_explored(server: ServerProcess) -> None:
    position = ask(server, "/recorded", record=RECORD, position="1.3").json()["position"]
    record = read(RECORD)
    assert position == write_seat_position(recorded_view(record, "1.3"), record.rules)
    assert ask(server, position=position).json()["exploration"]["position"] == position


def test_other_actions_lead_to_other_positions(server: ServerProcess) -> None:
    view = recorded_view(read(RECORD), "1.0")
    for action in view.legal:
        position = ask(server, "/recorded", record=RECORD, position="1.0", actions=[action]).json()["position"]
        assert position.endswith(f"; played {view.seat}:{action}")


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("", "This position cannot occur: "),
        (HANDS.replace("2C", "7C"), "7C is in two places"),
        (HANDS.replace("?30", "?29"), "There are 32 unknown cards"),
        (HANDS.replace("scopa", "morra"), "morra"),
        ("x" * (MOST_CHARACTERS + 1), str(MOST_CHARACTERS)),
        (HANDS.replace("scopa 2", "scopa 2 target=31 min=3"), "min"),
    ],
)
def test_what_cannot_occur_is_refused_with_a_sentence(server: ServerProcess, position: str, reason: str) -> None:
    assert reason in refusal(ask(server, position=position))


def test_house_rules_are_not_learned_for_a_position(server: ServerProcess) -> None:
    assert "knows no values" in refusal(ask(server, position=HANDS.replace("scopa 2", "scopa 2 napola=on re_bello=on")))


def test_a_record_without_that_position_is_refused(server: ServerProcess) -> None:
    assert "There is no '9.9'" in refusal(ask(server, "/recorded", record=RECORD, position="9.9"))
