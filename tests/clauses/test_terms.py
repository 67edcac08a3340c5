"""The sources' terms, as the software uses them."""

from __future__ import annotations

import pytest

from settebello.cards import CARDS, Card, CardSet
from settebello.core import Action, score_piles
from settebello.game import Packs
from settebello.record import Record, RoundRecord, annotate
from settebello.rules import Rules
from settebello.variants import variant
from settebello.wording import card_name, line_label, rule_sheet, score_lines
from tests.support.stacked_packs import stacked


def sheet(name: str, lang: str = "en", settings: dict[str, str] | None = None) -> str:
    return " ".join(clause.text for clause in rule_sheet(variant(name).rules(None, settings), lang))


@pytest.mark.parametrize(
    ("card", "italian", "english"),
    [
        ("10D", "re di denari", "king of coins"),
        ("9C", "cavallo di coppe", "horse of cups"),
        ("8S", "fante di spade", "jack of swords"),
        ("7B", "sette di bastoni", "seven of batons"),
        ("1D", "asso di denari", "ace of coins"),
    ],
)
def test_S0_names_of_italian_cards(card: str, italian: str, english: str) -> None:
    """S0, S1, S3, S4: denari, coppe, spade, bastoni; re, cavallo, fante, asso."""
    assert (card_name(Card.parse(card), "it"), card_name(Card.parse(card))) == (italian, english)


@pytest.mark.parametrize(
    ("card", "italian", "english"),
    [
        ("10D", "re di quadri", "king of diamonds"),
        ("9C", "donna di cuori", "queen of hearts"),
        ("8S", "fante di picche", "jack of spades"),
        ("2B", "due di fiori", "two of clubs"),
    ],
)
def test_S0_names_of_french_suited_cards(card: str, italian: str, english: str) -> None:
    """S0: quadri, cuori, picche, fiori; the queen (donna) instead of the horse."""
    parsed = Card.parse(card)
    assert (card_name(parsed, "it", suits="french"), card_name(parsed, suits="french")) == (italian, english)


@pytest.mark.parametrize("name", ["chkobba", "hurrikan"])
def test_S0_the_french_suited_games_speak_of_queens(name: str) -> None:
    """S0: the games of Tunisia and Germany are told with hearts, diamonds and queens."""
    assert "queen" in sheet(name)
    assert "horse 9" not in sheet(name)


@pytest.mark.parametrize(
    ("name", "key", "label"),
    [
        ("scopa", "settebello", "Settebello"),
        ("scopa", "primiera", "Primiera"),
        ("re-bello", "re_bello", "Re bello"),
        ("napola", "napola", "Napola"),
        ("scalette", "scaletta_bassa", "Scaletta bassa"),
        ("scalette", "scaletta_alta", "Scaletta alta"),
        ("chkobba", "cards", "Kārṭa"),
        ("chkobba", "coins", "Dīnārī"),
        ("chkobba", "barmila", "Barmīla"),
        ("chkobba", "settebello", "Sabʿa l-ḥayya"),
        ("chkobba", "sweeps", "Chkobbas"),
        ("hurrikan", "primiera", "Premiere"),
        ("hurrikan", "sweeps", "Hurrikans"),
    ],
)
def test_S0_names_of_the_points(name: str, key: str, label: str) -> None:
    """S0, S1, S2, S3: each game calls its points by their own names."""
    assert line_label(key, "en", variant(name).rules()) == label


def test_S4_names_of_the_points() -> None:
    """S4: settebello and settanta."""
    rules = variant("dante").rules()
    assert [line_label(key, "it", rules) for key in ("settebello", "primiera")] == ["Settebello", "Settanta"]


@pytest.mark.parametrize(
    ("name", "word"),
    [("napola", "Napoleone"), ("scalette", "Scala:"), ("bazzica", "Bazzicotto"), ("bazzica", "Bazzica:")],
)
def test_S0_names_in_the_rules(name: str, word: str) -> None:
    """S0: the whole suit and the declared hands."""
    for lang in ("en", "it"):
        assert word in sheet(name, lang)


def test_S0_chiamarsi_fuori() -> None:
    """S0: what claiming is called."""
    assert "Chiamarsi fuori" in sheet("scopa", "it", {"claiming_out": "on"})


@pytest.mark.parametrize(("name", "call"), [("scopa", "Scopa!"), ("chkobba", "Chkobba!"), ("hurrikan", "Hurrikan!")])
def test_S4_a_sweep_is_called_out(name: str, call: str) -> None:
    """S4: Scopa!; S0: Chkobba, Hurrikan. In the rules, and when it happens."""
    assert f"“{call}”" in sheet(name)
    rules: Rules = variant(name).rules(2, {"cut": "off"})
    pack = stacked(rules, table="1C 2S 3B 4D", deals=[["10D"]])
    played = RoundRecord(shuffle=Packs((tuple(pack),)), actions=[Action.parse("10Dx1C2S3B4D")])
    (annotated,) = annotate(Record(rules=rules, names=("a", "b"), dealer=1, rounds=[played]))
    assert any(call in note for step in annotated.steps for note in step.notes)


def test_S3_a_tie_is_pari() -> None:
    """S3: so the score says it in Italian."""
    rules = variant("panicale").rules(2)
    score = score_piles(rules, [CardSet(CARDS[:20]), CardSet(CARDS[20:])])
    cards = next(line for line in score_lines(rules, score, "it") if line.key == "cards")
    assert all("pari" in why for why in cards.why)
