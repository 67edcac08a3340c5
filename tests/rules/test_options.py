"""House rules by name: options, their values, and differences between rules."""

from __future__ import annotations

import random

import msgspec
import pytest

from settebello.errors import RulesError
from settebello.rules import Rules, digest
from settebello.rules.options import OPTIONS, apply, difference, find
from settebello.variants import VARIANTS, variant
from tests.oracle.random_rules import random_rules

BASIC = Rules()


def changed(settings: dict[str, str], base: Rules = BASIC) -> dict[str, str]:
    return difference(base, apply(base, settings))


# Keys


def test_every_leaf_of_the_rules_is_an_option() -> None:
    def leaves(tree: dict[str, object], prefix: str = "") -> set[str]:
        found: set[str] = set()
        for name, inner in tree.items():
            found |= leaves(inner, f"{prefix}{name}.") if isinstance(inner, dict) else {prefix + name}
        return found

    everything = {"napola": "on", "re_bello": "on", "two_of_clubs": "on", "barmila": "on"}
    scalette = {"scaletta_bassa": "on", "scaletta_alta": "on"}
    paths = {option.path for option in OPTIONS}
    for settings in (everything, scalette):
        assert leaves(msgspec.to_builtins(apply(BASIC, settings))) - {"idiom"} <= paths  # no rule that could be set


def test_keys_are_short_and_each_means_one_thing() -> None:
    assert len({option.key for option in OPTIONS}) == len(OPTIONS)
    keys = {option.path: option.key for option in OPTIONS}
    assert keys["capture.fifteen"] == "fifteen"
    assert keys["pack.size"] == "pack"
    assert keys["scoring.re_bello"] == "re_bello"
    assert keys["scoring.primiera.scale"] == "primiera.scale"
    assert keys["sweep.points"] == "sweep.points"


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_is_found_by_its_key_and_by_its_path(option: object) -> None:
    assert find(option.key) == find(option.path) == (option, False)  # type: ignore[attr-defined] # a table of options


@pytest.mark.parametrize(
    ("key", "value", "result"),
    [
        ("capture.fifteen", "on", {"fifteen": "on"}),
        ("Fifteen", "YES", {"fifteen": "on"}),
        ("ace-takes-all", "x", None),
        ("claiming-out", "true", {"claiming_out": "on"}),
        ("scoring.primiera.scale", "panicale", {"primiera.scale": "panicale"}),
        ("scale", "settanta", {"primiera.scale": "settanta"}),
        ("ace", "no_sweep", {"ace": "no-sweep"}),
        ("ace", "off", {}),
        ("compulsory", "off", {"optional": "on"}),
        ("compulsory", "on", {}),
        ("last_card_sweep", "on", {"last_card": "on"}),
        ("bonus-suit", "hearts", {"bonus": "C"}),
        ("bonus", "s", {"bonus": "S"}),
        ("redeal", "never", {"redeal": "never"}),
        ("redeal", "aces,kings", {"redeal": "kings,aces"}),
        ("redeal", "equal", {"redeal": "equal"}),
        ("re_bello", "on", {"re_bello": "on"}),
        ("cards", "off", {"cards": "off"}),
        ("cards.at_least", "21", {"cards.at_least": "21"}),
        ("re_bello.points", "2", {"re_bello.points": "2"}),
        ("two_of_clubs.points", "-3", {"two_of_clubs.points": "-3"}),
        ("target", " 21 ", {"target": "21"}),
        ("declarations", "bazzica", {"declarations": "bazzica"}),
        ("leftover", "last-deal", {"leftover": "last-deal"}),
    ],
)
def test_settings(key: str, value: str, result: dict[str, str] | None) -> None:
    if result is None:
        with pytest.raises(RulesError):
            apply(BASIC, {key: value})
    else:
        assert changed({key: value}) == result


# Lines of the score sheet


def test_a_line_turned_on_gets_its_defaults() -> None:
    napola = apply(BASIC, {"napola": "on"}).scoring.napola
    assert napola is not None
    assert (napola.longest, napola.napoleone) == (9, True)


def test_setting_a_value_of_a_line_turns_it_on() -> None:
    assert apply(BASIC, {"re_bello.points": "2"}).scoring.re_bello is not None


def test_a_line_already_on_keeps_its_values() -> None:
    two = apply(BASIC, {"re_bello.points": "2"})
    assert apply(two, {"re_bello": "on"}) == two


def test_S0_a_napola_of_up_to_6_has_no_napoleone() -> None:
    napola = apply(BASIC, {"napola.longest": "6"}).scoring.napola
    assert napola is not None
    assert not napola.napoleone
    assert changed({"napola.longest": "9", "napola.napoleone": "off"}) == {"napola.napoleone": "off"}


# Hands


@pytest.mark.parametrize(
    ("settings", "hands"),
    [
        ({"hands": "9"}, (9, 9)),
        ({"hands": "3"}, (3,) * 6),
        ({"hands": "6"}, (6, 6, 6)),
        ({"hands": "9", "seats": "4"}, (9,)),
        ({"seats": "4", "hands": "9"}, (9,)),
        ({"hands": "10", "table": "0", "seats": "4"}, (10,)),
        ({"table": "0", "hands": "10"}, (10, 10)),
        ({"hands": "3,3,3,3,3,3"}, (3,) * 6),
        ({"hands": "(6 6 6)"}, (6, 6, 6)),
        ({"pack": "36"}, (3, 3, 3, 3, 4)),
        ({"pack": "36", "seats": "4"}, (3, 3, 2)),
        ({"pack": "36", "hands": "4"}, (4, 4, 4, 4)),
        ({"seats": "3"}, (3,) * 4),
        ({"seats": "6"}, (3, 3)),
        ({"seats": "4", "table": "0"}, (3, 3, 4)),
    ],
)
def test_hands_are_fitted_after_everything_else(settings: dict[str, str], hands: tuple[int, ...]) -> None:
    assert apply(BASIC, settings).deal.hands == hands
    assert apply(BASIC, dict(reversed(settings.items()))).deal.hands == hands


@pytest.mark.parametrize(
    ("name", "settings", "hands"),
    [
        ("scopone", {"seats": "2"}, (9, 9)),
        ("corsican", {"pack": "40"}, (3,) * 6),
        ("corsican", {"seats": "4"}, (3, 3, 2)),
        ("scopone-scientifico", {"table": "4", "hands": "3"}, (3, 3, 3)),
    ],
)
def test_hands_of_other_games_are_fitted_too(name: str, settings: dict[str, str], hands: tuple[int, ...]) -> None:
    assert apply(variant(name).rules(), settings).deal.hands == hands


@pytest.mark.parametrize("settings", [{"hands": "7"}, {"hands": "3,3"}, {"table": "0"}, {"seats": "3", "pack": "36"}])
def test_a_plan_that_does_not_fit_is_refused_with_the_arithmetic(settings: dict[str, str]) -> None:
    with pytest.raises(RulesError, match=r"on the table and \d hands of .* make \d+ cards, and the pack has \d+"):
        apply(BASIC, settings)


# Refusals


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"fifteeen": "on"}, "no option 'fifteeen'; perhaps you meant fifteen"),
        ({"target": "99999999999"}, "target is a whole number from 1 to 500, not '99999999999'"),
        ({"sweep.points": "1001"}, "sweep.points is a whole number from 0 to 1000, not '1001'"),
        ({"qqqq": "on"}, "no option 'qqqq'; choose from ace, ace_first, ace_takes_itself, "),
        ({"points": "2"}, "'points' could mean sweep.points, cards.points"),
        ({"sweep": "off"}, "no option 'sweep' by itself; choose from sweep.points, last_card"),
        ({"ace": "wild"}, "ace is ordinary, sweep or no-sweep, not 'wild'"),
        ({"compulsory": "maybe"}, "compulsory is on or off, not 'maybe'"),
        ({"target": "0"}, "target is a whole number from 1 to 500, not '0'"),
        ({"target": "1e3"}, "target is a whole number from 1 to 500, not '1e3'"),
        ({"two_of_clubs.points": "5"}, "a whole number from -1000 to -1, not '5'"),
        ({"seats": "5"}, "seats is 2, 3, 4 or 6, not '5'"),
        ({"table": "3"}, "table is 0 or 4, not '3'"),
        ({"hands": "three"}, "hands is a list of whole numbers, one for each deal, .* not 'three'"),
        ({"hands": ""}, "hands is a list"),
        (
            {"fall": "many"},
            "fall is never, or whole numbers from 1 to 100 with commas between, such as 1,5,10, not 'many'",
        ),
        ({"redeal": "sevens"}, "redeal is never, or some of kings, .* two-aces and three-high .* not 'sevens'"),
        ({"cards": "21"}, "cards is on or off, not '21'"),
        ({"bonus": "stars"}, "bonus is D, C, S or B, not 'stars'"),
        ({"napola": "off", "napola.longest": "6"}, "napola is off, so napola.longest cannot be set"),
        ({"fifteen": "on", "capture.fifteen": "off"}, "fifteen is set twice, to different values"),
        ({"napola": "on", "scala": "on"}, "Napola and scalette cannot both"),
        ({"table": "0", "hands": "10", "cut": "on"}, "cut needs table cards"),
        ({"hands": "9", "declarations": "bazzica"}, "declarations needs hands of three"),
    ],
)
def test_refused_in_one_sentence(settings: dict[str, str], said: str) -> None:
    with pytest.raises(RulesError, match=said) as refused:
        apply(BASIC, settings)
    assert str(refused.value).endswith(".")


def test_with_other_seats_than_four_there_are_the_usual_sides() -> None:
    alone = apply(BASIC, {"seats": "4", "teams": "off"})
    assert [apply(alone, {"seats": seats}).sides for seats in ("2", "3", "4", "6")] == [2, 3, 4, 2]
    assert difference(alone, BASIC) == {"seats": "2"}
    with pytest.raises(RulesError, match="teams can be turned off only with four seats"):
        apply(alone, {"seats": "3", "teams": "off"})


# Differences


def test_no_difference() -> None:
    assert difference(BASIC, BASIC) == {}


def test_a_difference_brings_back_the_rules_between_any_two_named_games() -> None:
    games = [game.rules(seats) for game in VARIANTS.values() for seats in game.seats]
    for base in games[::4]:
        for rules in games:
            assert digest(apply(base, difference(base, rules))) == digest(rules)


def test_a_difference_brings_back_the_rules_between_any_two_random_rules() -> None:
    rng = random.Random(7)
    for _ in range(250):
        base, rules = random_rules(rng), random_rules(rng)
        settings = list(difference(base, rules).items())
        rng.shuffle(settings)
        assert apply(base, dict(settings)) == rules


def test_a_difference_says_no_more_than_it_must() -> None:
    rng = random.Random(8)
    for _ in range(60):
        base, rules = random_rules(rng), random_rules(rng)
        settings = difference(base, rules)
        for key in settings:
            fewer = {other: value for other, value in settings.items() if other != key}
            try:
                assert apply(base, fewer) != rules
            except RulesError:
                pass  # it is needed for the rules to work at all
