"""Everything that the core refuses, and the one sentence that it says."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import settebello
from settebello.cards import CARDS, Card, CardSet, Suit, parse_cards
from settebello.core import Action, Round, captures, score_piles
from settebello.errors import (
    ArgumentError,
    CardError,
    IllegalAction,
    Problem,
    RecordError,
    RulesError,
    SettebelloError,
    not_wanted,
)
from settebello.players.player import PlayerError
from settebello.rules import Capture, Deal, Rules
from settebello.variants import variant

# Hands 1D 1S 2D and 1C 1B 2C; table 2S 2B 3D 3C.
ROUND = Round(Rules(), CARDS)

GAME = settebello.seeded_game(Rules(), bytes(32))
# What a type checker would refuse, and a caller without one can do.
any_card: Any = Card
any_library: Any = settebello
any_round: Any = ROUND
any_game: Any = GAME

WRONG_CARDS: list[tuple[Callable[[], object], type[SettebelloError], str]] = [
    (lambda: any_card.of(1, 9), CardError, "no suit 9"),
    (lambda: any_card.of("1", Suit.D), CardError, "no rank '1'"),
    (lambda: Card(52), CardError, "no card 52"),
    (lambda: any_card("7D"), CardError, "no card '7D'"),
    (lambda: any_card.parse(7), CardError, "int 7 was given where a text"),
    (lambda: any_library.CardSet("7D"), CardError, "CardSet.parse\\('7D'\\) instead"),
    (lambda: any_library.CardSet([52]), CardError, "int 52 was given where a card"),
    (lambda: any_library.CardSet(7), CardError, "int 7 was given"),
    (lambda: any_library.CardSet.parse(7), CardError, "int 7 was given where a text"),
    (lambda: any_library.parse_cards(None), CardError, "NoneType None"),
    (lambda: any_library.Action.lay("7D"), CardError, "str '7D' was given where a card"),
    (lambda: any_library.Action.take(CARDS[0], "7D"), CardError, "CardSet.parse"),
    (lambda: any_library.captures(Rules(), "7D", CardSet()), CardError, "str '7D'"),
    (lambda: any_library.captures(Rules(), CARDS[0], CardSet(), 4), ArgumentError, "no matta"),
    (
        lambda: any_library.captures(variant("cirulla").rules(2), CARDS[0], CardSet(), 11),
        ArgumentError,
        "from 1 to 10, not 11",
    ),
    (lambda: any_library.captures(Rules(), CARDS[0], "7D"), CardError, "CardSet.parse"),
    (lambda: any_library.score_piles(Rules(), 7), CardError, "a list of 2 piles"),
    (lambda: any_library.score_piles(Rules(), ["7D", "1D"]), CardError, "CardSet.parse"),
    (lambda: any_library.score_piles(Rules(), [CardSet()] * 2, ["x", 0]), CardError, "from 0 to 999"),
    (lambda: any_library.Round(Rules(), 7), CardError, "a pack in deal order"),
    (lambda: any_library.Round(Rules(), "7D"), CardError, "str '7' was given where a card"),
    (lambda: any_library.Round(Rules(), [*CARDS[:39], 400]), CardError, "int 400"),
]

WRONG_ARGUMENTS: list[tuple[Callable[[], object], type[SettebelloError], str]] = [
    (lambda: settebello.playouts(Rules(), -1, 1), ArgumentError, "number of rounds is a whole number from 0"),
    (lambda: settebello.playouts(Rules(), 1, -1), ArgumentError, "seed is a whole number from 0"),
    (lambda: any_library.playouts(Rules(), "1", 1), ArgumentError, "not '1'"),
    (lambda: any_library.playouts(42, 1, 1), RulesError, "int 42 was given where rules"),
    (lambda: any_library.pack_order(42, Rules().cards), ArgumentError, "int 42 was given where a seed of 32 bytes"),
    (lambda: settebello.pack_order(b"x", Rules().cards), ArgumentError, "a seed of 32 bytes"),
    (lambda: settebello.pack_order(bytes(32), Rules().cards, 0), ArgumentError, "attempt"),
    (lambda: any_library.pack_order(bytes(32), 7), CardError, "int 7"),
    (lambda: any_library.first_dealer(3, 2), ArgumentError, "a seed of 32 bytes"),
    (lambda: settebello.first_dealer(bytes(32), 0), ArgumentError, "number of seats"),
    (lambda: any_library.Round(42, CARDS), RulesError, "int 42 was given where rules"),
    (lambda: any_library.Round(Rules(), CARDS, "a"), IllegalAction, "no seat a to deal"),
    (lambda: any_round.play(7), IllegalAction, "int 7 was given where an action"),
    (lambda: any_round.is_legal(None), IllegalAction, "NoneType None"),
    (lambda: any_round.hand("x"), IllegalAction, "no seat x"),
    (lambda: ROUND.hand(2**40), IllegalAction, "no seat 1099511627776"),
    (lambda: any_round.sweeps(0.5), IllegalAction, "no side 0.5"),
    (lambda: any_round.perft("a"), IllegalAction, "depth of a"),
    (lambda: ROUND.playout(-1), ArgumentError, "seed"),
    (lambda: ROUND.position(2), IllegalAction, "no seat 2"),
    (lambda: any_library.Game(42, 0), RulesError, "int 42"),
    (lambda: any_library.Game(Rules(), "x"), RecordError, "no seat x to deal"),
    (lambda: any_library.Game(Rules(), 0).deal(5), ArgumentError, "settebello.Seed"),
    (lambda: any_library.seeded_game(Rules(), 5), ArgumentError, "a seed of 32 bytes"),
    (lambda: any_game.play(5), IllegalAction, "int 5"),
    (lambda: any_game.record("Ada"), RecordError, "a list of 2 names"),
    (lambda: any_library.view_of(ROUND, 0), ArgumentError, "a settebello.Game"),
    (lambda: settebello.view_of(GAME, 7), IllegalAction, "no seat 7"),
    (lambda: any_library.solve(5), ArgumentError, "a settebello.Round"),
    (lambda: any_library.variant(5), RulesError, "the name of a game"),
    (lambda: any_library.player(5), PlayerError, "the name of a player"),
    (lambda: any_library.read_record(5), RecordError, "the text of a record"),
    (lambda: any_library.write_record(5), RecordError, "a settebello.Record"),
    (lambda: next(any_library.annotate(5)), RecordError, "a settebello.Record"),
    (lambda: any_library.judge(5, 5), RulesError, "int 5"),
]


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


@pytest.mark.parametrize("text", ["", "x", "7", "7Dx5", "14D", "7Dxx5C", "7D 5C", "7Dx5C5C", "fold"])
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
        (lambda: Round(Rules(capture=Capture(equal=False, sum=False)), CARDS), RulesError, "No card can"),
        (lambda: captures(Rules(), CARDS[0], CardSet(CARDS[:2])), CardError, "1D is played and lies on the table"),
        (lambda: captures(variant("corsican").rules(), Card.parse("2D"), CardSet()), CardError, "36 cards: 2D"),
        (lambda: score_piles(Rules(), [CardSet()]), CardError, "2 sides; 1 piles"),
        (lambda: score_piles(Rules(), [CardSet(CARDS), CardSet(CARDS[:1])]), CardError, "In two piles at once: 1D"),
        (lambda: score_piles(Rules(), [CardSet()] * 2, [-1, 0]), CardError, "from 0 to 999"),
        (lambda: parse_cards("7D 7D"), CardError, "7D comes twice"),
        (lambda: Card.parse("7K"), CardError, "'7K' is not a card"),
        (lambda: Card.of(14, 0), CardError, "no rank 14"),  # type: ignore[arg-type]
        *WRONG_CARDS,
        *WRONG_ARGUMENTS,
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    call: Callable[[], object], error: type[SettebelloError], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        call()


def test_what_is_wrong_is_one_sentence_that_can_be_translated_if_the_error_has_only_one() -> None:
    one, two = Problem("One is wrong.", "one", {}), Problem("Two is wrong.", "two", {})
    assert SettebelloError(one).problem is one
    assert SettebelloError(one, two).problem == "One is wrong. Two is wrong."


def test_an_action_may_be_given_as_text() -> None:
    played = ROUND.copy()
    assert played.is_legal("2dx2s")
    played.play("2Dx2S")
    assert str(played.pile(0)) == "2D 2S"
    game = GAME.copy()
    game.play(str(game.round.legal_actions()[0]))
    assert (len(GAME.round.history), len(game.round.history)) == (0, 1)


def test_the_code_of_an_action_tells_actions_apart() -> None:
    assert Action.parse("9Cx4S5B").code == 1 << 58 | Card.parse("9C") << 52 | CardSet.parse("4S 5B").mask
    assert {
        action.code >> 58 for action in map(Action.parse, ("7D", "1Dx", "keep", "place", "declare", "pass", "claim"))
    } == set(range(7))


def test_values_are_their_own_copies() -> None:
    for value in (CARDS[3], CardSet(CARDS), Rules(), Action.parse("7D")):
        assert copy.copy(value) is copy.deepcopy(value) is value
    game = copy.deepcopy(GAME)
    game.play(game.round.legal_actions()[0])
    assert GAME.round.history == ()


def test_a_game_has_a_record_and_a_record_has_positions() -> None:
    rules = variant("chkobba").rules()
    game, player = settebello.seeded_game(rules, bytes(32)), settebello.player("random", seed=1)
    while game.state != "over":
        if game.state == "between rounds":
            game.deal(settebello.seeded_shuffle(bytes(32), game))
        turn = game.round.turn
        assert turn is not None
        game.play(player.choose(settebello.view_of(game, turn), rules))
    record = game.record(["Ada", "Bruno"])
    assert settebello.read_record(settebello.write_record(record)) == record
    assert record.replay().totals == game.totals
    found = list(record.positions())
    assert found[0].address == "1.0"
    assert len(found) == sum(len(played.actions) + 1 for played in record.rounds)
    assert found[-1].totals == game.totals
    assert found[-1].position.phase == "over"


def test_a_claim_is_in_the_record() -> None:
    game = settebello.seeded_game(variant("scopone-scientifico").rules(settings={"claiming_out": "on"}), bytes(32))
    game.claim(1)
    assert game.record(["a", "b", "c", "d"]).rounds[0].claim == 1


def test_a_long_argument_is_quoted_as_far_as_sixty_characters() -> None:
    quoted = not_wanted("x" * 58, "a card")
    assert quoted == f"str '{'x' * 58}' was given where a card is needed."
    cut = not_wanted("x" * 59, "a card")
    assert cut == f"str '{'x' * 58}… was given where a card is needed."


def test_a_round_is_shown_with_what_has_been_played() -> None:
    played = ROUND.copy()
    assert repr(played) == "<Round of 2 seats, play, played: nothing>"
    action = played.legal_actions()[0]
    played.play(action)
    assert repr(played) == f"<Round of 2 seats, play, played: {action}>"
