"""House rules in a file."""

from __future__ import annotations

import json
import random
import tomllib

import pytest

from settebello.errors import RulesError
from settebello.rules import digest
from settebello.variants import VARIANTS, variant
from settebello.variants.house import HouseRules, dump_house_rules, load_house_rules
from tests.oracle.random_rules import random_rules

TOML = """
name = "Bar Sport"
base = "scopa-d-assi"
seats = 4

[set]
hands = 9
re_bello = true
redeal = ["kings", "aces"]
napola.longest = 6
target = "31"
"""


def test_toml() -> None:
    house = load_house_rules(TOML)
    assert house.set == {
        "hands": "9",
        "re_bello": "on",
        "redeal": "kings,aces",
        "napola.longest": "6",
        "target": "31",
    }
    assert house.rules() == variant("scopa-d-assi").rules(4, house.set)


def test_json() -> None:
    house = load_house_rules('{"base": "scopa", "seats": 4, "set": {"hands": [9], "redeal": []}, "name": "N"}')
    assert house == HouseRules(name="N", base="scopa", seats=4, set={"hands": "9", "redeal": "never"})


def test_everything_may_be_left_out() -> None:
    assert load_house_rules("").rules() == load_house_rules("{}").rules() == variant("scopa").rules()


@pytest.mark.parametrize("form", ["toml", "json"])
def test_what_is_written_is_read_back(form: str) -> None:
    rng = random.Random(3)
    for _ in range(40):
        rules = random_rules(rng)
        base = rng.choice([game.id for game in VARIANTS.values() if rules.seats in game.seats])
        house = HouseRules.of(rules, base=base, name='Zio "Ciccio" \\ \t\x7f è 7½ 🂡')
        assert digest(house.rules()) == digest(rules)
        assert load_house_rules(dump_house_rules(house, form)) == house  # type: ignore[arg-type] # one of the two


def test_rules_for_seats_that_the_base_does_not_have() -> None:
    rules = variant("scopa").rules(3)
    with pytest.raises(RulesError, match="Scopone is played with 4 seats, not 3"):
        HouseRules.of(rules, base="scopone")


def test_seats_said_twice() -> None:
    with pytest.raises(RulesError, match="The seats are set twice, to 4 and to 3"):
        load_house_rules("seats = 4\n[set]\nseats = 3")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("base = ", "neither TOML nor JSON"),
        ("{", "neither TOML nor JSON"),
        ("x = " + "[" * 5000, "neither TOML nor JSON: nested deeper than 64 levels"),
        ('{"set": ' + "[" * 100_000, "neither TOML nor JSON: nested deeper than 64 levels"),
        ("set.a" + ".a" * 5000 + " = 1", "neither TOML nor JSON: more than 64 dots in a line"),
        ("seats = " + "9" * 5000, "neither TOML nor JSON: Exceeds the limit"),
        ("seats = 0x" + "f" * 5000, "neither TOML nor JSON: a number of more than 64 bits"),
        ('variant = "scopa"', "no 'variant'; they have name, base, seats, set"),
        ('base = "scoppa"', "no variant 'scoppa'; perhaps you meant "),
        ("base = 3", "base is a text in quotes, not 3"),
        ("seats = true", "seats is a number, not True"),
        ('seats = "4"', "seats is a number, not 4"),
        ("seats = 5", "Scopa is played with 2, 3, 4 or 6 seats, not 5"),
        ("set = 3", "set holds settings"),
        ("[set]\nfiften = true", "no option 'fiften'; perhaps you meant fifteen"),
        ("[set]\ntarget = 2.5", "target is a whole number from 1 to 500, not '2.5'"),
        ("[set]\nhands = 7", "make 18 cards, and the pack has 40"),
    ],
)
def test_what_cannot_be_used_is_named(text: str, said: str) -> None:
    with pytest.raises(RulesError, match=said):
        load_house_rules(text)


@pytest.mark.parametrize(
    "line",
    [
        "set.a" + ".a" * 64 + " = 1",
        "[a" + ".a" * 65 + "]",
        ".".join(['"\u2028"'] * 66) + " = 1",
        "x = {a" + ".a" * 65 + " = 1}",
    ],
    ids=["key", "table", "line separators", "inline table"],
)
def test_a_key_of_too_many_parts_is_not_even_read(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read one of 7,000 parts would take half a second."""
    monkeypatch.delattr(tomllib, "loads")
    with pytest.raises(RulesError, match="more than 64 dots in a line"):
        load_house_rules(f'base = "scopa"\n{line}\n')


def test_a_name_may_have_dots() -> None:
    assert load_house_rules(f'name = "{"." * 64}"').name == "." * 64


def test_json_form_is_plain() -> None:
    house = HouseRules(name="N", seats=4, set={"target": "21"})
    assert json.loads(dump_house_rules(house, "json")) == {
        "name": "N",
        "base": "scopa",
        "seats": 4,
        "set": {"target": "21"},
    }
