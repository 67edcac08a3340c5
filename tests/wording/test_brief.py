"""The rules in brief: right for every game, every number of seats and any house rules, in every language."""

from __future__ import annotations

import pytest

from settebello.record.titles import special_rules
from settebello.variants import VARIANTS
from settebello.variants.presets import PRESETS
from settebello.wording import brief_rules, game_summary, languages, rule_sheet
from tests.wording.covering_rules import neighbours

MOST = 5


@pytest.mark.parametrize("lang", languages())
def test_every_game_is_told_in_a_few_lines(lang: str) -> None:
    for game in VARIANTS.values():
        for seats in game.seats:
            rules = game.rules(seats)
            lines = brief_rules(rules, lang)
            assert 3 <= len(lines) <= MOST
            assert all(lines)
            assert special_rules(rules, lang) == game_summary(game.id, lang)


def test_house_rules_are_told_as_they_are() -> None:
    every = [rules for game in VARIANTS.values() for _, _, rules in neighbours(game.rules(game.seats[0]))]
    for rules in every:
        lines = brief_rules(rules)
        clauses = {clause.key: clause.text for clause in rule_sheet(rules)}
        said = " ".join(lines)
        assert clauses["target"] in said
        assert ("it must" in lines[0]) is not rules.capture.optional
        assert ("same value" in lines[1]) is rules.capture.equal
        assert ("add up" in lines[1].partition(". ")[0]) is rules.capture.sum
        assert ("fifteen together" in lines[1]) is rules.capture.fifteen
        if rules.sweep.points:
            assert clauses["sweep"] in said
            assert clauses.get("last-card", "") in said
        assert clauses.get("leftover", "") in said
        for line in ("barmila", "card_count", "napola", "honours", "two_of_clubs"):
            assert clauses.get(line, "") in said
        if rules.idiom == "scopa" and rules.scoring.settebello is not None:
            assert f"Settebello {rules.scoring.settebello.points} (seven of " in said


def test_a_preset_and_house_rules_say_what_is_special() -> None:
    cucita = PRESETS["cucita"].rules()
    assert special_rules(cucita, "it") == game_summary("cucita", "it")
    scopa = VARIANTS["scopa"].rules(2, {"target": "21"})
    assert special_rules(scopa, "en").startswith("Scopa, but: Once a round is scored, a side with 21")
    many = VARIANTS["scopa"].rules(2, {"target": "21", "napola": "on", "re_bello": "on", "fifteen": "on"})
    assert special_rules(many, "en").endswith("One more rule differs.")


def test_the_special_card_is_named_once() -> None:
    assert "Seven of coins 1." in brief_rules(VARIANTS["escoba"].rules(2))[3]
    assert "Settebello 1 (seven of coins)" in brief_rules(VARIANTS["scopa"].rules(2))[3]
