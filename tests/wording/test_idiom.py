"""The words and the deck with which a game is told are those that its rules name, whatever its other values are."""

from __future__ import annotations

import json

import pytest

from settebello.game import Seed
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Rules, digest, from_json, to_json
from settebello.variants import VARIANTS, variant
from settebello.variants.house import load_house_rules
from settebello.wording import line_label, sheet_text

OTHER_SUIT = variant("scopa").rules(2, {"bonus": "C"})
CUT = variant("scopa").rules(2, {"cut": "on"})
CHKOBBA = variant("chkobba").rules(2)


def test_scopa_with_cups_as_the_bonus_suit_is_told_as_scopa() -> None:
    text = sheet_text(OTHER_SUIT)
    assert "the most cups" in text
    assert 'Call "Scopa!"' in text
    assert not any(word in text for word in ("the most hearts", "seven of hearts", "Hurrikan"))


def test_scopa_with_a_cut_keeps_its_settebello() -> None:
    assert line_label("settebello", rules=CUT) == "Settebello"
    assert not any(word in sheet_text(CUT) for word in ("Chkobba", "ḥayya", "the most diamonds"))


@pytest.mark.parametrize(("name", "call"), [("chkobba", "Chkobba!"), ("hurrikan", "Hurrikan!")])
def test_house_rules_are_told_in_the_words_of_their_base(name: str, call: str) -> None:
    house = load_house_rules(f'base = "{name}"\n[set]\nbonus = "D"\ncut = false\nprimiera = false\n')
    assert call in sheet_text(house.rules())


@pytest.mark.parametrize("rules", [OTHER_SUIT, CUT, CHKOBBA, variant("hurrikan").rules(2, {"bonus": "D"})])
def test_the_idiom_is_read_back_and_is_not_in_the_digest(rules: Rules) -> None:
    assert from_json(to_json(rules)) == rules
    tree = json.loads(to_json(rules))
    tree.pop("idiom", None)
    assert digest(from_json(json.dumps(tree))) == digest(rules)


def test_rules_written_before_there_was_an_idiom_are_told_as_they_were_then() -> None:
    for game in VARIANTS.values():
        for seats in game.seats:
            assert "idiom" not in json.loads(to_json(game.rules(seats)))
    tree = json.loads(to_json(OTHER_SUIT))
    del tree["idiom"]
    assert from_json(json.dumps(tree)).idiom == "hurrikan"
    house = variant("chkobba").rules(2, {"target": "31"})
    assert from_json(to_json(house)).idiom == "chkobba"


@pytest.mark.parametrize("rules", [OTHER_SUIT, CUT, CHKOBBA])
def test_a_record_keeps_the_idiom(rules: Rules) -> None:
    record = Record(rules=rules, names=("Ada", "Bruno"), dealer=0, rounds=[RoundRecord(shuffle=Seed(bytes(32)))])
    assert read(write(record)).rules == rules
