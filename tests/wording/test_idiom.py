"""The words and the deck with which a game is told are those that its rules name, whatever its other values are."""

from __future__ import annotations

import json
import re

import pytest

from settebello.cards import CARDS, Card, CardSet
from settebello.core import score_piles
from settebello.game import Seed
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Rules, digest, from_json, to_json
from settebello.variants import variant
from settebello.variants.house import load_house_rules
from settebello.variants.presets import PRESETS, preset_of
from settebello.wording import differences, languages, line_label, rule_sheet, score_lines, sheet_text
from settebello.wording.idiom import suits, table_idiom
from settebello.wording.names import card_name

OTHER_SUIT = variant("scopa").rules(2, {"bonus": "C"})
CUT = variant("scopa").rules(2, {"cut": "on"})
CHKOBBA = variant("chkobba").rules(2)


def test_scopa_with_cups_as_the_bonus_suit_is_told_as_scopa() -> None:
    text = sheet_text(OTHER_SUIT)
    assert "the most cups" in text
    assert "Call “Scopa!”" in text
    assert not any(word in text for word in ("the most hearts", "seven of hearts", "Hurrikan"))


def test_scopa_with_a_cut_keeps_its_settebello() -> None:
    assert line_label("settebello", rules=CUT) == "Settebello"
    assert not any(word in sheet_text(CUT) for word in ("Chkobba", "ḥayya", "the most diamonds"))


CORSICAN = variant("corsican").rules(2)
WINNING_MOVES = variant("winning-moves").rules(2)
HORSE = {"en": "horse", "it": "cavallo", "es": "caballo", "fr": "cavalier", "de": "Reiter", "ar": "فارس"}
QUEEN = {"en": "queen", "it": "donna", "es": "reina", "fr": "dame", "de": "Dame", "ar": "بنت"}
FACES = {
    "en": r"\b(?:ace|jack|horse|queen|king)\b",
    "it": r"\b(?:asso|fante|cavallo|donna|re)\b",
    "es": r"\b(?:as|sota|jota|caballo|reina|rey)\b",
    "fr": r"\b(?:as|valet|cavalier|dame|roi)\b",
    "de": r"\b(?:Ass|Bube|Reiter|Dame|König)\b",
    "ar": "آص|ولد|فارس|بنت|ملك",
}


def clauses(rules: Rules, lang: str) -> dict[str, str]:
    return {clause.key: clause.text for clause in rule_sheet(rules, lang)}


@pytest.mark.parametrize("lang", languages())
def test_the_corsican_sheet_says_queen_as_its_source_does(lang: str) -> None:
    told = clauses(CORSICAN, lang)
    assert HORSE[lang] in told.pop("pack")  # in brackets: it is the card that the deck shows
    assert not any(HORSE[lang] in text for text in told.values())
    assert all(QUEEN[lang] in told[key] for key in ("values", "scale"))


@pytest.mark.parametrize("lang", languages())
def test_the_sheet_of_winning_moves_numbers_the_cards_as_its_source_does(lang: str) -> None:
    told = clauses(WINNING_MOVES, lang)
    assert not any(re.search(FACES[lang], told[key]) for key in ("pack", "values", "scale"))
    assert len(re.findall(FACES[lang], told["pairing"])) >= 4  # what the cards are called elsewhere


CICERA = variant("cicera-bigia").rules()
LARGE = variant("scopa").rules(2, {"pack": "52", "hands": "4", "primiera": "off"})


@pytest.mark.parametrize("lang", languages())
def test_cicera_bigia_has_the_cards_of_brescia(lang: str) -> None:
    told = clauses(CICERA, lang)
    assert (suits(CICERA), suits(LARGE)) == ("latin-52", "french-52")
    assert HORSE[lang] in told["pack"]
    assert QUEEN[lang] not in told["pack"]
    assert all(card_name(Card.parse(card), lang, suits="latin-52") in told["honours"] for card in ("2S", "10D", "11C"))


def test_house_rules_that_are_a_preset_are_told_in_its_words() -> None:
    ronda, caida = variant("ronda"), PRESETS["caida"]
    assert ronda.rules(2, {**caida.settings, "target": "30"}).idiom == caida.rules(2).idiom == "caida"
    assert ronda.rules(2, {"target": "24"}).idiom == "ronda"
    assert [preset_of(ronda, rules) for rules in (caida.rules(4), ronda.rules(4))] == [caida, None]


def test_a_smaller_pack_does_not_make_a_game_corsican() -> None:
    house = variant("scopa").rules(2, {"pack": "36", "hands": "4"})
    assert "jack, horse and king" in clauses(house, "en")["pack"]
    assert from_json(to_json(house)) == house


@pytest.mark.parametrize("rules", [CORSICAN, WINNING_MOVES])
def test_names_of_cards_on_a_sheet_are_no_other_table_idiom(rules: Rules) -> None:
    assert (table_idiom(rules), suits(rules)) == ("scopa", "latin")
    assert {"pack", "values", "pairing", "scale"} & {clause.key for clause in differences(Rules(), rules)} <= {"pack"}


@pytest.mark.parametrize("lang", languages())
def test_cirulla_has_the_names_of_liguria(lang: str) -> None:
    rules, scopa = variant("cirulla").rules(), variant("scalette").rules()
    for key in ("scaletta_bassa", "scaletta_alta"):
        assert line_label(key, lang, rules) != line_label(key, lang, scopa)
    ours = ("piccola", "grande", "cappotto", "barsega", "barsegon")
    others = ("scaletta", "scala")
    assert [name for name in (*ours, *others) if name in sheet_text(rules, lang).lower()] == list(ours)
    assert [name for name in (*ours, *others) if name in sheet_text(scopa, lang).lower()] == list(others)
    won = score_piles(rules, [CardSet(CARDS), *[CardSet()] * (rules.sides - 1)])
    assert score_lines(rules, won, lang)[-1].label != score_lines(scopa, won, lang)[-1].label


@pytest.mark.parametrize(("cards", "rounded"), [(25, True), (26, False)])
def test_the_score_sheet_of_cuarenta_explains_the_points_for_cards(cards: int, *, rounded: bool) -> None:
    rules = variant("cuarenta").rules(2)
    score = score_piles(rules, [CardSet(CARDS[:cards]), CardSet(CARDS[cards:])])
    line = next(line for line in score_lines(rules, score) if line.key == "card_count")
    more = ", rounded up to an even number" if rounded else ""
    assert line.points == (12, 0)
    assert line.why[0] == f"{cards} cards: 6 for 20, plus 1 for each one above{more}"


@pytest.mark.parametrize(("name", "call"), [("chkobba", "Chkobba!"), ("hurrikan", "Hurrikan!")])
def test_house_rules_are_told_in_the_words_of_their_base(name: str, call: str) -> None:
    house = load_house_rules(f'base = "{name}"\n[set]\nbonus = "D"\ncut = false\nprimiera = false\n')
    assert call in sheet_text(house.rules())


@pytest.mark.parametrize(
    "rules", [OTHER_SUIT, CUT, CHKOBBA, CORSICAN, WINNING_MOVES, variant("hurrikan").rules(2, {"bonus": "D"})]
)
def test_the_idiom_is_read_back_and_is_not_in_the_digest(rules: Rules) -> None:
    assert from_json(to_json(rules)) == rules
    tree = json.loads(to_json(rules))
    tree.pop("idiom", None)
    assert digest(from_json(json.dumps(tree))) == digest(rules)


@pytest.mark.parametrize("rules", [OTHER_SUIT, CUT, CHKOBBA, CORSICAN, WINNING_MOVES])
def test_a_record_keeps_the_idiom(rules: Rules) -> None:
    record = Record(rules=rules, names=("Ada", "Bruno"), dealer=0, rounds=[RoundRecord(shuffle=Seed(bytes(32)))])
    assert read(write(record)).rules == rules
