"""The JSON form of rules and its digest."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from settebello.errors import RulesError
from settebello.rules import Capture, Rules, Scoring, complete_json, digest, from_json, to_json
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


def test_the_canonical_json_holds_what_differs_from_the_basic_game() -> None:
    assert to_json(Rules()) == "{}"
    rules = apply(Rules(), {"bonus": "hearts", "coins.all": "1", "barmila": "on", "primiera": "off", "wins": "7D+1D"})
    scoring = {"barmila": {}, "cards": {}, "coins": {"all": 1}, "settebello": {}}
    assert json.loads(to_json(rules)) == {"bonus": "C", "finish": {"wins": [["1D", "7D"]]}, "scoring": scoring}


@pytest.mark.parametrize("write", [to_json, complete_json])
@pytest.mark.parametrize("name", ["chkobba", "tombolon"])
def test_keys_are_sorted_at_every_depth(write: Callable[[Rules], str], name: str) -> None:
    text = write(variant(name).rules())
    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))


@pytest.mark.parametrize("many", [NAMED, RANDOM], ids=["named", "random"])
def test_the_complete_json_has_every_value_but_lines_not_played(many: list[Rules]) -> None:
    for rules in many:
        tree = json.loads(complete_json(rules))
        assert from_json(complete_json(rules)) == rules
        assert set(tree) == set(Rules.__struct_fields__)
        assert set(tree["capture"]) == set(Capture.__struct_fields__)
        assert not [line for line, value in tree["scoring"].items() if value in (None, [], False)]


def test_a_value_that_differs_makes_another_game() -> None:
    rules = apply(Rules(), {"ace": "no-sweep"})
    games = [apply(rules, {"ace_first": value}) for value in ("free", "no-power", "forbidden")]
    games.append(apply(variant("scopa").rules(4), {"teams": "off"}))
    assert len({digest(rules) for rules in [*games, rules, Rules(), variant("scopa").rules(4)]}) == 6


def test_the_idiom_is_written_but_is_not_in_the_digest() -> None:
    rules = replace(Rules(), idiom="chkobba")
    assert json.loads(to_json(rules)) == {"idiom": "chkobba"}
    assert digest(rules) == digest(Rules())


def test_a_missing_value_is_the_basic_games() -> None:
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


def test_the_digests_of_the_named_games_have_not_changed() -> None:
    assert digests() == json.loads(FILE.read_text(encoding="utf-8")), "see tests/rules/pin_digests.py"
