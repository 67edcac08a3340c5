"""The JSON form of rules and its digest."""

from __future__ import annotations

import json
import random

import pytest

from settebello.errors import RulesError
from settebello.rules import Rules, Scoring, digest, from_json, to_json
from settebello.rules.canonical import implied_idiom
from settebello.rules.options import apply
from settebello.variants import VARIANTS, variant
from tests.oracle.random_rules import random_rules
from tests.rules.pin_digests import FILE, digests

NAMED = [game.rules(seats) for game in VARIANTS.values() for seats in game.seats]
RANDOM = [random_rules(random.Random(seed)) for seed in range(200)]


@pytest.mark.parametrize("many", [NAMED, RANDOM], ids=["named", "random"])
def test_round_trip(many: list[Rules]) -> None:
    for rules in many:
        assert from_json(to_json(rules)) == rules
        assert to_json(from_json(to_json(rules))) == to_json(rules)


def test_keys_are_sorted_and_nothing_is_left_out_but_lines_not_played() -> None:
    tree = json.loads(to_json(Rules()))
    assert list(tree) == sorted(tree)
    assert set(tree["scoring"]) == {"cards", "coins", "settebello", "primiera"}
    assert tree["capture"]["fifteen"] is False


def test_values_of_a_later_vocabulary_are_left_out_where_they_are_the_basic_games() -> None:
    """So that every game that could be said before has the digest that it had."""
    assert "few" not in to_json(Rules())
    assert '"all"' not in to_json(variant("chkobba").rules())
    rules = apply(Rules(), {"cards.few": "2", "coins.all": "1", "barmila": "on", "barmila.all": "3"})
    tree = json.loads(to_json(rules))["scoring"]
    assert (tree["cards"]["few"], tree["coins"]["all"], tree["barmila"]["all"]) == (2, 1, 3)
    assert from_json(to_json(rules)) == rules
    assert digest(rules) != digest(apply(rules, {"coins.all": "0"}))


def test_four_each_for_themselves_are_another_game() -> None:
    teams = variant("scopa").rules(4)
    alone = apply(teams, {"teams": "off"})
    assert "teams" not in to_json(teams)
    assert from_json(to_json(alone)) == alone
    assert digest(alone) != digest(teams)


def test_a_first_ace_of_its_own_is_another_game() -> None:
    assert "ace_first" not in to_json(variant("scopa-d-assi").rules())
    first = {apply(Rules(), {"ace": "no-sweep", "ace_first": value}) for value in ("free", "no-power", "forbidden")}
    assert len({digest(rules) for rules in first}) == 3
    assert {from_json(to_json(rules)) for rules in first} == first


def test_what_is_left_out_is_the_basic_games() -> None:
    assert from_json("{}") == Rules()
    assert from_json('{"finish": {"target": 21}}').finish.target == 21
    assert from_json('{"scoring": {}}').scoring == Scoring()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("scopa", "cannot be read"),
        ('{"captures": {}}', "captures"),
        ('{"capture": {"ace": "wild"}}', "wild"),
        ('{"seating": {"seats": 5}}', "5"),
        ('{"finish": {"target": 0}}', ">= 1"),
        ('{"scoring": {"two_of_clubs": {"points": 1}}}', "<= -1"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(RulesError, match=said):
        from_json(text)


def test_digests_agree_if_and_only_if_the_rules_do() -> None:
    by_digest = {digest(rules): rules for rules in NAMED + RANDOM}
    assert len(by_digest) == len(set(NAMED + RANDOM))
    assert all(by_digest[digest(rules)] == rules for rules in NAMED + RANDOM)


def test_rules_that_say_no_idiom_have_that_of_the_game_they_are_like() -> None:
    for name in ("scopa", "chkobba", "hurrikan", "corsican", "winning-moves"):
        for seats in VARIANTS[name].seats:
            assert implied_idiom(VARIANTS[name].rules(seats)) == name
    plain = VARIANTS["scopa"].rules(2, {"sweep.last_card": "on", "redeal": "none"})
    assert (plain.sweep.last_card, plain.deal.redeal) == (True, ())
    assert implied_idiom(plain) == "scopa", "what is left over goes to the last capture"


def test_the_digests_of_the_named_games_have_not_changed() -> None:
    assert digests() == json.loads(FILE.read_text(encoding="utf-8")), "see tests/rules/pin_digests.py"
