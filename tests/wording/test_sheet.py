"""Rule sheets: every value of the vocabulary has its words, and different rules have different sheets."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest

from settebello.rules import SCALES, Rules
from settebello.rules.options import OPTIONS, apply
from settebello.variants import variant
from settebello.wording import (
    SECTIONS,
    Clause,
    differences,
    differences_text,
    languages,
    rule_sheet,
    section_title,
    sheet_text,
)
from settebello.wording.figures import halves
from settebello.wording.statements import Section
from tests.wording.covering_rules import KNOCKED, NAMED, RANDOM, in_effect, neighbours

LANGS = languages()


def texts(rules: Rules, lang: str = "en") -> tuple[str, ...]:
    return tuple(clause.text for clause in rule_sheet(rules, lang))


def clause(rules: Rules, key: str, lang: str = "en") -> Clause:
    return next(clause for clause in rule_sheet(rules, lang) if clause.key == key)


# Completeness


@pytest.mark.parametrize("lang", LANGS)
def test_every_game_has_a_sheet_in_every_language(lang: str) -> None:
    for name, rules in NAMED.items():
        _check_sheet(name, rule_sheet(rules, lang))


def _check_sheet(name: str, sheet: Sequence[Clause]) -> None:
    keys = [clause.key for clause in sheet]
    assert len(set(keys)) == len(keys), name
    sections = [clause.section for clause in sheet]
    assert sections == sorted(sections, key=SECTIONS.index), name
    expected: set[Section] = set(SECTIONS)
    assert expected - set(sections) <= {"declarations"}, name
    assert all(clause.text[-1] == "." for clause in sheet), name


@pytest.mark.parametrize("lang", LANGS)
def test_the_same_topics_in_every_language(lang: str) -> None:
    for rules in RANDOM[:40]:
        english, other = rule_sheet(rules), rule_sheet(rules, lang)
        assert [(c.key, c.section, c.source, c.decision) for c in english] == [
            (c.key, c.section, c.source, c.decision) for c in other
        ]


@pytest.mark.parametrize("lang", LANGS)
def test_different_rules_have_different_sheets(lang: str) -> None:
    seen: dict[tuple[str, ...], Rules] = {}
    for rules in [*NAMED.values(), *RANDOM]:
        effective = in_effect(rules)
        assert seen.setdefault(texts(rules, lang), effective) == effective


def test_every_value_of_every_option_is_told() -> None:
    told: set[str] = set()
    bases = [
        Rules(),
        KNOCKED,
        Rules(declarations="bazzica"),
        NAMED["ronda/2"],
        NAMED["spincio/4"],
        *random.Random(5).sample([*NAMED.values(), *RANDOM], 10),
    ]
    for base in bases:
        before = texts(base)
        for key, value, rules in neighbours(base):
            same = in_effect(rules) == in_effect(base)
            assert (texts(rules) == before) is same, (key, value)
            if not same:
                told.add(key)
    assert told == {option.key for option in OPTIONS}


# Differences


def test_no_difference_if_and_only_if_it_is_the_same_game() -> None:
    for base in [Rules(), RANDOM[0], RANDOM[1]]:
        for key, value, rules in neighbours(base):
            assert bool(differences(base, rules)) is (in_effect(base) != in_effect(rules)), (key, value)
            assert bool(differences(rules, base)) is (in_effect(base) != in_effect(rules)), (key, value)


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("scopa", []),
        ("re-bello", ["re_bello"]),
        ("asso-pigliatutto", ["ace", "lone-ace", "ace-sweep"]),
        ("chkobba", ["values", "redeal", "cut", "barmila", "primiera", "target"]),
        ("corsican", ["pack", "other-pack", "plan", "must-take", "target"]),
        ("quindici-1", ["equal", "sum", "fifteen"]),
        ("napola", ["napola", "whole-suit", "target"]),
        (
            "hurrikan",
            [
                "bonus",
                "plan",
                "redeal",
                "last-card",
                "coins",
                "settebello",
                "primiera",
                "scale",
                "target",
                "double_game",
            ],
        ),
    ],
)
def test_as_scopa_but(name: str, keys: list[str]) -> None:
    found = differences(variant("scopa").rules(2), variant(name).rules(2))
    assert [clause.key for clause in found] == keys


def test_what_is_gone_is_said() -> None:
    said = [clause.text for clause in differences(variant("napola").rules(), Rules())]
    assert "There is no napola." in said
    assert "Having the whole suit does not win the game." in said


@pytest.mark.parametrize(("lang", "heading"), [("en", "Like Scopa, except:"), ("it", "Come Scopa, ma:")])
def test_differences_as_text(lang: str, heading: str) -> None:
    text = differences_text(Rules(), variant("re-bello").rules(), lang, title="Scopa")
    assert text.startswith(heading + "\n\n")
    assert len(text.splitlines()) == 4


def test_no_differences_as_text() -> None:
    assert differences_text(Rules(), Rules(), title="Scopa") == "Exactly like Scopa.\n"


# What is said


@pytest.mark.parametrize(
    ("settings", "key", "text"),
    [
        ({}, "settebello", "Settebello: the side with the seven of coins scores 1 point."),
        ({}, "plan", "6 deals of 3 cards to each player; with the first, 4 cards are also dealt face up to the table."),
        ({"seats": "4", "table": "0", "hands": "10"}, "plan", "All the cards are dealt at once, 10 to each player"),
        ({"pack": "36"}, "plan", "dealt out in 5 deals, of 3, 3, 3, 3 and then 4 cards to each player;"),
        (
            {"redeal": "kings,aces"},
            "redeal",
            "three or four of the first table cards are kings, or any of them is an ace,",
        ),
        ({"cards.at_least": "21"}, "cards", "a side with 21 cards or more scores 1 point; nobody does if no side"),
        ({"coins.points": "2"}, "coins", "the side with the most coins scores 2 points."),
        ({"bonus": "S"}, "coins", "Swords: the side with the most swords"),
        ({"fifteen": "on"}, "choice", "only such a card may be taken: no sum, and nothing that makes fifteen."),
        ({"fifteen": "on", "choice": "fewest"}, "choice", "it must be one with the fewest table cards"),
        ({"optional": "on", "ace": "sweep"}, "must-take", "and so may an ace that could take everything"),
        ({"scaletta_alta": "on"}, "scaletta_alta", "scores 5 points, and 1 more for each further card of its unbroken"),
        ({"scaletta_alta": "on"}, "scaletta_alta", "down to the 2, 11 at most."),
        ({"scaletta_alta": "on", "pack": "36"}, "scaletta_alta", "down to the 3, 10 at most."),
        ({"scaletta_bassa": "on"}, "scaletta_bassa", "up to the horse, 9 at most."),
        ({"napola.longest": "6"}, "napola", "from the ace, 6 at most."),
        ({"two_of_clubs": "on"}, "two_of_clubs", "The side that takes the two of batons (clubs) loses 5 points."),
        ({"declarations": "bazzica"}, "bazzica", "total 9 or less score 3 points."),
        (
            {"declarations": "sbarazzina"},
            "bazzica",
            "score 2 points if their ranks are all different, 3 if two are the same.",
        ),
        ({"declarations": "sbarazzina"}, "three", "score 7 points"),
        ({"double_game": "on"}, "double_game", "fewer than 5½ points (half of 11)"),
        ({"sweep.points": "2"}, "sweep", "is a sweep: 2 points."),
        ({"leftover": "last-deal"}, "leftover", "If nobody captured anything in the last deal, they go to nobody."),
    ],
)
def test_words(settings: dict[str, str], key: str, text: str) -> None:
    assert text in clause(apply(Rules(), settings), key).text


@pytest.mark.parametrize(
    ("name", "key", "text"),
    [
        ("chkobba", "cards", "Kārṭa: "),
        ("chkobba", "coins", "Dīnārī: the side with the most diamonds"),
        ("chkobba", "settebello", "Sabʿa l-ḥayya: "),
        ("chkobba", "barmila", "Barmīla: "),
        ("chkobba", "sweep", "Call “Chkobba!”"),
        ("hurrikan", "sweep", "Call “Hurrikan!”"),
        ("hurrikan", "coins", "Hearts: the side with the most hearts"),
        ("hurrikan", "primiera", "Premiere: "),
        ("hurrikan", "scale", "a queen 9, a jack 8"),
        ("dante", "primiera", "Settanta: "),
        ("napola", "whole-suit", "Napoleone: "),
        ("scalette", "whole-suit", "Scala: "),
    ],
)
def test_the_names_of_the_game_at_hand(name: str, key: str, text: str) -> None:
    for lang in LANGS[:1]:
        assert text in clause(variant(name).rules(), key, lang).text


@pytest.mark.parametrize(("name", "said"), [("cuarenta", True), ("ronda", False)])
def test_every_side_can_score_its_cards_if_two_sides_can(name: str, said: bool) -> None:
    assert ("Every side can score this." in clause(variant(name).rules(), "card_count").text) == said


@pytest.mark.parametrize(
    ("settings", "least"),
    [
        ({}, "a three 3"),
        ({"fifteen": "on"}, "an ace 1"),
        ({"ace": "sweep"}, "an ace 1"),
        ({"pictures": "value"}, "an ace 1"),
    ],
)
def test_the_points_of_one_suit_begin_with_the_lowest_card_that_can_score_them(
    settings: dict[str, str], least: str
) -> None:
    text = clause(apply(variant("tombolon").rules(), settings), "one-suit").text
    assert f"the card played: {least}, " in text


def test_a_wrong_claim_leaves_a_choice_of_winner_only_among_three_sides() -> None:
    two, three = (apply(variant("napola").rules(seats), {"claiming_out": "on"}) for seats in (2, 3))
    assert "wrong claim" not in clause(two, "claim-suit").text
    assert "wrong claim" in clause(three, "claim-suit").text


@pytest.mark.parametrize(("name", "said"), [("tombolon", True), ("scopa", False)])
def test_a_side_that_wins_ties_is_certain_of_a_majority_that_nobody_can_pass(name: str, said: bool) -> None:
    rules = apply(variant(name).rules(), {"claiming_out": "on"})
    assert ("nobody can pass it" in clause(rules, "certain").text) == said


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scale", SCALES)
def test_the_values_of_the_primiera_are_those_of_the_scale(scale: str, lang: str) -> None:
    values = SCALES[scale]  # type: ignore[index] # a name of a scale
    rules = apply(Rules(), {"primiera.scale": scale})
    told = re.findall(r"\d+½?|½", clause(rules, "scale", lang).text)
    assert told[-1] in {halves(value) for value in values[7:] if value} | {"5½", "12"}
    if "21" in told:
        order = (7, 6, 1, 5, 4, 3, 2)
        assert told[:7] == [halves(values[rank - 1] or 0) for rank in order]
    else:
        assert "5½" in told
        assert [values[rank - 1] for rank in range(2, 8)] == [2 * rank for rank in range(2, 8)]


@pytest.mark.parametrize(
    ("name", "key", "source", "decision"),
    [
        ("scopa", "equal", "S0", False),
        ("scopa", "order", "decision", True),
        ("scopa", "leftover", "S0", True),
        ("winning-moves", "direction", "S2", False),
        ("winning-moves", "leftover", "S2", True),
        ("winning-moves", "last-card", "S2", False),
        ("scopa-two", "missing-suit", "S1", True),
        ("panicale", "scale", "S3", False),
        ("dante", "cards", "S4", False),
        ("dante", "coins", "S4", True),
        ("dante", "scale", "S4", True),
        ("corsican", "plan", "S0", True),
        ("sbarazzina", "declare-order", "decision", True),
    ],
)
def test_the_source_of_a_rule(name: str, key: str, source: str, decision: bool) -> None:
    found = clause(variant(name).rules(), key)
    assert (found.source, found.decision) == (source, decision)


@pytest.mark.parametrize(("target", "decision"), [("11", False), ("21", True)])
def test_only_the_usual_target_of_the_scalette_is_that_of_the_source(target: str, decision: bool) -> None:
    rules = apply(variant("scalette").rules(), {"target": target})
    assert clause(rules, "target").decision == decision


@pytest.mark.parametrize(
    ("name", "key", "source", "decision"),
    [
        ("scopa-two", "equal", "S1", False),
        ("winning-moves", "one-card", "S2", False),
        ("winning-moves", "equal", "S0", False),
        ("panicale", "direction", "S3", False),
        ("panicale", "redeal", "S3", True),
        ("panicale", "last-card", "S3", True),
        ("panicale", "target", "S3", True),
        ("dante", "primiera", "S4", False),
        ("dante", "one-card", "S4", True),
        ("dante", "redeal", "S4", True),
        ("hurrikan", "redeal", "S0", True),
        ("hurrikan", "last-card", "S0", True),
        ("scopa", "one-card", "S0", False),
    ],
)
def test_a_game_cites_its_own_document_where_that_speaks(name: str, key: str, source: str, decision: bool) -> None:
    game = variant(name)
    found = next(clause for clause in rule_sheet(game.rules(), own=game.source) if clause.key == key)
    assert (found.source, found.decision) == (source, decision)


def test_a_line_that_a_game_does_not_have_is_told_from_its_document() -> None:
    game = variant("chkobba")
    found = differences(Rules(), game.rules(), own=game.source)
    assert {clause.source for clause in found} == {"S0"}


@pytest.mark.parametrize("settings", [{"target": "13"}, {"re_bello.points": "2"}, {"cards.at_least": "30"}])
def test_a_value_of_no_source_is_a_house_rule(settings: dict[str, str]) -> None:
    found = differences(Rules(), apply(Rules(), settings))
    assert {clause.source for clause in found} == {"house"}


@pytest.mark.parametrize(("seats", "said"), [(2, False), (3, False), (4, True), (6, True)])
def test_partners_declare_together(seats: int, said: bool) -> None:
    rules = variant("scopa").rules(seats, {"declarations": "bazzica"})
    assert ("declare-teams" in {clause.key for clause in rule_sheet(rules)}) == said


# Layout


@pytest.mark.parametrize("lang", LANGS)
def test_text_for_a_terminal(lang: str) -> None:
    text = sheet_text(variant("chkobba").rules(), lang, title="Chkobba", width=60, sources=True)
    lines = text.splitlines()
    assert lines[0] == "Chkobba"
    assert max(map(len, lines)) <= 60
    assert section_title("captures", lang).upper() in lines
    assert "[S0]" in text
    assert not any(line != line.rstrip() for line in lines)
    assert "[S0]" not in sheet_text(variant("chkobba").rules(), lang)
