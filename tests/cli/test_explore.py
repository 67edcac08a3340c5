"""``settebello explore``: positions as a line and from a record, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

HANDS = "game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30"


@pytest.fixture
def command() -> str:
    return "explore"


def test_a_position_has_values_hands_and_levels(run: Run) -> None:
    text = run(HANDS)
    assert "7Dx7C" in text
    assert "seat 1 (3 cards):" in text
    assert "maestro" in text


def test_a_position_of_a_record_leads_back_to_itself(run: Run, record: Path) -> None:
    found = json.loads(run("--record", record, "--at", "1.3", "--json"))
    assert found["position"].count(":") == 3
    assert json.loads(run(found["position"], "--json")) == found


def test_other_languages_have_their_own_words(run: Run) -> None:
    assert "Che cosa giocherebbe ogni livello:" in run(HANDS, "--lang", "it")


def test_what_is_no_position_is_refused(refused: Run, record: Path) -> None:
    assert "7C is in two places" in refused(HANDS.replace("2C", "7C"))
    assert "either a position, or a record" in refused()
    assert "either a position, or a record" in refused("--record", record)
    assert "either a position, or a record" in refused(HANDS, "--record", record, "--at", "1.1")
    assert "There is no '9.9'" in refused("--record", record, "--at", "9.9")
    assert "no words in the language" in refused(HANDS, "--lang", "xx")
