"""An ace as the first card of a round: with its power, without it, or not at all (docs/rules.md#a-turn)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.rules import Capture, Declaring, Rules
from settebello.variants import variant
from tests.clauses.conftest import Implementation
from tests.support.stacked_packs import ACE_NO_SWEEP, ACE_TAKES_ITSELF, BASIC, QUINDICI_3, options, stacked

TABLE = "2D 4S 10B 6C"
HANDS = ("1C 3D 7D", "1B 3S 7S")


def with_first_ace(rule: str, rules: Rules = ACE_NO_SWEEP) -> Rules:
    return replace(rules, capture=replace(rules.capture, ace_first=rule))


def plays(rules_of: Implementation, rules: Rules, hand: str, table: str = TABLE) -> set[str]:
    """The first player's options."""
    return rules_of.round(rules, stacked(rules, table=table, deals=[(hand, "1B 3S 7S")])).legal()


def test_S13_the_first_ace_is_laid_and_the_next_takes_all(rules_of: Implementation) -> None:
    rules = with_first_ace("no-power")
    table = rules_of.round(rules, stacked(rules, table=TABLE, deals=[HANDS]))
    assert "1C" in table.legal()
    table.play("7D")
    assert "1Bx2D4S6C7D10B" in table.legal()


@pytest.mark.parametrize(
    ("rules", "table", "expected"),
    [
        (ACE_NO_SWEEP, "2D 4S 10B 6C", []),
        (ACE_NO_SWEEP, "1S 4S 10B 6C", ["1S"]),
        (ACE_TAKES_ITSELF, "", []),
        (QUINDICI_3, "4S 10B 6D", ["4S 10B"]),
    ],
)
def test_S13_without_power_it_takes_like_any_other_card(
    rules_of: Implementation, rules: Rules, table: str, expected: list[str]
) -> None:
    """It stays on an empty table, too. As any later card it has its power."""
    rules = with_first_ace("no-power", rules)
    assert rules_of.captures(rules, "1C", table, first=True) == (options(*expected), not expected)
    later, _ = rules_of.captures(rules, "1C", table)
    assert later == (options("1S") if "1S" in table else options(table))


def test_without_the_rule_the_first_ace_takes_all(rules_of: Implementation) -> None:
    assert "1Cx2D4S6C10B" in plays(rules_of, ACE_NO_SWEEP, "1C 3D 7D")


@pytest.mark.parametrize("rules", [BASIC, ACE_NO_SWEEP])
def test_the_first_card_is_no_ace(rules_of: Implementation, rules: Rules) -> None:
    """Also where an ace is a card like any other."""
    forbidden = with_first_ace("forbidden", rules)
    table = rules_of.round(forbidden, stacked(forbidden, table=TABLE, deals=[HANDS]))
    assert {action.split("x")[0] for action in table.legal()} == {"3D", "7D"}
    table.play("7D")
    assert any(action.startswith("1B") for action in table.legal())


def test_whoever_holds_nothing_but_aces_plays_one(rules_of: Implementation) -> None:
    """It has its power then."""
    assert plays(rules_of, with_first_ace("forbidden"), "1C 1D 1S") == {
        f"{ace}x2D4S6C10B" for ace in ("1C", "1D", "1S")
    }


def test_only_the_first_card_of_the_round_and_not_of_a_later_deal(rules_of: Implementation) -> None:
    rules = with_first_ace("forbidden")
    deals = [("2S 8D 9D", "8S 9S 10S"), ("1C 3D 7D", "1B 3S 7S")]
    table = rules_of.round(rules, stacked(rules, table="3B 4B 6B 10B", deals=deals))
    while table.inner.deal == 0:
        table.play(min(table.legal()))
    assert any(action.startswith("1C") for action in table.legal())


def test_a_matta_named_ace_is_an_ace(rules_of: Implementation) -> None:
    """So it may not be the first card, or it lacks its power: then it takes what makes fifteen with it."""
    cirulla = variant("cirulla").rules(2)
    for rule, expected in (("forbidden", set()), ("no-power", {"7Cx4S10B"}), ("free", {"7Cx3D4S6S10B"})):
        rules = with_first_ace(rule, cirulla)
        table = rules_of.round(rules, stacked(rules, table="3D 4S 6S 10B", deals=[("2D 3C 7C", "8D 8C 9S")]))
        table.play("declare:7C=1")
        assert {action for action in table.legal() if action.startswith("7C")} == expected


def test_knocks_come_before_the_first_card(rules_of: Implementation) -> None:
    """A hand of only aces may be declared as usual."""
    rules = replace(with_first_ace("forbidden"), declarations="cirulla", declaring=Declaring(when="turn"))
    legal = plays(rules_of, rules, "1C 1D 1S")
    assert "declare" in legal
    assert any(action.startswith("1C") for action in legal)


def test_captures_may_be_optional_too(rules_of: Implementation) -> None:
    rules = replace(BASIC, capture=Capture(ace="sweep", ace_first="no-power", optional=True))
    assert {"1C"} == {action for action in plays(rules_of, rules, "1C 3D 7D") if action.startswith("1C")}
