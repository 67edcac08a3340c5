"""What the core refuses, and the one sentence that it says."""

from __future__ import annotations

import pytest

from settebello.cards import CARDS, Card, CardSet, parse_cards
from settebello.core import Action, Round, captures, score_piles
from settebello.errors import CardError, IllegalAction, Problem, RulesError, SettebelloError
from settebello.rules import Capture, Deal, Rules
from settebello.variants import variant

# Hands 1D 1S 2D and 1C 1B 2C; table 2S 2B 3D 3C.
ROUND = Round(Rules(), CARDS)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("7D", "7D is not in the hand of seat 0"),
        ("2D", "2D can take something and must: 2Dx2S, 2Dx2B"),
        ("2Dx2S2B", "2D cannot take 2S 2B; it may be played as"),
        ("1Dx5S", "1D cannot take what is not on the table: 5S"),
        ("1Dx3D", "1D cannot take 3D; it may be played as: 1D"),
        ("1Dx", "1D cannot take nothing"),
        ("declare", "'declare' is not what seat 0 has to decide now"),
        ("claim", "'claim' is not what seat 0 has to decide now"),
    ],
)
def test_an_illegal_action_is_refused_with_the_reason(text: str, sentence: str) -> None:
    before = ROUND.legal_actions()
    with pytest.raises(IllegalAction, match=sentence):
        ROUND.play(Action.parse(text))
    assert ROUND.legal_actions() == before


def test_nothing_can_be_played_when_nobody_decides() -> None:
    finished = ROUND.copy()
    finished.playout(1)
    with pytest.raises(IllegalAction, match="nobody has anything to decide now"):
        finished.play(Action.parse("7D"))


@pytest.mark.parametrize("text", ["", "x", "7", "7Dx5", "11D", "7Dxx5C", "7D 5C", "7Dx5C5C", "fold"])
def test_what_is_no_action_text_is_refused(text: str) -> None:
    with pytest.raises(SettebelloError):
        Action.parse(text)


@pytest.mark.parametrize("text", ["7D", "9Cx4S5B", "1Dx", "keep", "place", "declare", "pass", "claim"])
def test_an_action_text_round_trips(text: str) -> None:
    assert str(Action.parse(text)) == text
    assert Action.parse(f" {text.upper()} ") == Action.parse(text)


def test_captured_cards_are_accepted_in_any_order_and_written_in_ascending_order() -> None:
    assert str(Action.parse("10Cx5B4S1D")) == "10Cx1D4S5B"


@pytest.mark.parametrize(
    ("call", "error", "sentence"),
    [
        (lambda: Round(Rules(), CARDS[:39]), CardError, "holds each of its 40 cards once; 39 were given, missing 10B"),
        (lambda: Round(Rules(), (*CARDS[:39], CARDS[0])), CardError, "missing 10B"),
        (
            lambda: Round(variant("corsican").rules(), CARDS),
            CardError,
            "36 cards once; 40 were given, not in this pack 2D",
        ),
        (lambda: Round(Rules(), CARDS, dealer=2), IllegalAction, "no seat 2"),
        (lambda: ROUND.hand(2), IllegalAction, "no seat 2"),
        (lambda: ROUND.pile(-1), IllegalAction, "no side -1"),
        (lambda: ROUND.perft(-1), IllegalAction, "depth of -1"),
        (lambda: Round(Rules(), CARDS).undo(), IllegalAction, "no action to take back"),
        (lambda: Round(Rules(deal=Deal(hands=(9,))), CARDS), RulesError, "use the pack exactly"),
        (lambda: Round(Rules(capture=Capture(equal=False, sum=False)), CARDS), RulesError, "Something must be"),
        (lambda: captures(Rules(), CARDS[0], CardSet(CARDS[:2])), CardError, "1D is played and lies on the table"),
        (lambda: captures(variant("corsican").rules(), Card.parse("2D"), CardSet()), CardError, "36 cards: 2D"),
        (lambda: score_piles(Rules(), [CardSet()]), CardError, "2 sides; 1 piles"),
        (lambda: score_piles(Rules(), [CardSet(CARDS), CardSet(CARDS[:1])]), CardError, "In two piles at once: 1D"),
        (lambda: score_piles(Rules(), [CardSet()] * 2, [-1, 0]), CardError, "from 0 to 999"),
        (lambda: parse_cards("7D 7D"), CardError, "7D comes twice"),
        (lambda: Card.parse("7K"), CardError, "'7K' is not a card"),
        (lambda: Card.of(11, 0), CardError, "no rank 11"),  # type: ignore[arg-type]
    ],
)
def test_bad_input_is_refused_in_one_sentence(call: object, error: type[SettebelloError], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        call()  # type: ignore[operator]


def test_what_is_wrong_is_one_sentence_that_can_be_translated_if_the_error_has_only_one() -> None:
    one, two = Problem("One is wrong.", "one", {}), Problem("Two is wrong.", "two", {})
    assert SettebelloError(one).problem is one
    assert SettebelloError(one, two).problem == "One is wrong. Two is wrong."
