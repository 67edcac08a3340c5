"""Cards and actions said aloud."""

from __future__ import annotations

import pytest

from settebello.cards import CARDS, Card
from settebello.errors import IllegalAction
from settebello.rules import Rules
from settebello.wording import action_words, capture_calls, card_name, card_names, dealt_call, languages, steal_call
from settebello.wording.figures import halves

ACTIONS = ("7D", "9Cx4S5B", "1Cx", "keep", "place", "declare", "declare:7C=1", "pass", "claim")


def say_everything(lang: str) -> list[str]:
    capture_calls({"fall": 1, "one-suit": 3, "many": 1, "sweep": 7}, Rules(), lang)
    dealt_call("Ada", 1, Rules(), lang)
    steal_call("Ada", 3, lang)
    steal_call("Ada", 3, lang, you=True)
    return [action_words(action, lang) for action in ACTIONS]


@pytest.mark.parametrize(
    ("card", "lang", "suits", "name"),
    [
        ("7D", "en", "latin", "seven of coins"),
        ("7D", "it", "latin", "sette di denari"),
        ("9C", "en", "latin", "horse of cups"),
        ("9C", "en", "french", "queen of hearts"),
        ("9C", "it", "french", "donna di cuori"),
        ("2B", "en", "latin", "two of batons"),
        ("2B", "en", "french", "two of clubs"),
        ("10S", "it", "latin", "re di spade"),
        ("10S", "it", "french", "re di picche"),
    ],
)
def test_card_names(card: str, lang: str, suits: str, name: str) -> None:
    assert card_name(Card.parse(card), lang, suits=suits) == name  # type: ignore[arg-type] # latin or french


@pytest.mark.parametrize("suits", ["latin", "french"])
@pytest.mark.parametrize("lang", languages())
def test_no_two_cards_have_one_name(lang: str, suits: str) -> None:
    assert len({card_name(card, lang, suits=suits) for card in CARDS}) == 40  # type: ignore[arg-type] # as above


def test_several_cards() -> None:
    cards = [Card.parse(card) for card in ("1D", "2C", "3S")]
    assert card_names(cards) == "ace of coins, two of cups and three of swords"
    assert card_names(cards[:2], "it") == "asso di denari e due di coppe"
    assert card_names(cards[:1]) == "ace of coins"


def test_actions() -> None:
    assert say_everything("en") == [
        "seven of coins",
        "horse of cups takes four of swords and five of batons",
        "ace of cups takes itself",
        "keeps the card",
        "puts the card on the table",
        "declares",
        "declares, with seven of cups as ace of cups",
        "passes",
        "claims the game",
    ]
    assert say_everything("it")[1] == "cavallo di coppe prende quattro di spade e cinque di bastoni"
    assert action_words("10Dx10S") == "king of coins takes king of swords"


@pytest.mark.parametrize("text", ["", "9", "x4S", "9Cx4", "9Cx4S4S", "14D", "fold", "9C 4S"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(IllegalAction):
        action_words(text)


def test_who_writes_no_action_is_told_what_actions_there_are() -> None:
    with pytest.raises(IllegalAction, match="write 7D, 9Cx4S5B, keep, place, declare, pass or claim"):
        action_words("fold")


@pytest.mark.parametrize(("count", "text"), [(0, "0"), (1, "½"), (11, "5½"), (42, "21"), (168, "84")])
def test_halves(count: int, text: str) -> None:
    assert halves(count) == text
