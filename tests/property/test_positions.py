"""A position written and read is the same position; a world of a view looks like the view."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.core import Round
from settebello.errors import ArgumentError, RecordError, SettebelloError
from settebello.game import Game, seeded_game
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.view import encode, view_of
from tests.engine.small_positions import POSITIONS
from tests.oracle.random_rules import random_pack, random_rules

RANDOM = st.integers(0, 2**64 - 1).map(Random)
GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]


def same(one: Round, other: Round) -> bool:
    """Whether they look alike and go on alike."""
    if one.position() != other.position() or one.legal_actions() != other.legal_actions():
        return False
    seats, sides = range(one.rules.seats), range(one.rules.sides)
    parts = [
        [
            (at.phase, at.turn, at.deal, at.stock, at.drawn, at.dealer, at.last_capture, at.score()),
            [(at.hand(seat), at.shown(seat)) for seat in seats],
            [(at.pile(side), at.sweep_cards(side), at.declared(side), at.certain(side)) for side in sides],
        ]
        for at in (one, other)
    ]
    return parts[0] == parts[1]


def round_trips(played: Round, chance: Random) -> None:
    """At every step of a random course, and from there to the end."""
    while True:
        again = Round.from_position(played.position())
        assert again.rules == played.rules
        assert same(played, again)
        assert same(again, copy.copy(again))
        assert same(again, pickle.loads(pickle.dumps(again)))
        if chance.random() < 0.2:
            seed = chance.randrange(2**64)
            ahead = played.copy()
            assert ahead.playout(seed) == again.playout(seed)
            assert same(ahead, again)
            assert same(again, pickle.loads(pickle.dumps(again)))
        if played.turn is None:
            return
        played.play(chance.choice(played.legal_actions()))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_positions_of_every_named_game_round_trip(name: str, seats: int) -> None:
    chance, rules = Random(f"{name} {seats}"), variant(name).rules(seats)
    for _ in range(max(1, POSITIONS // 20)):
        played = Round(rules, random_pack(chance, rules), chance.randrange(seats))
        assert played.position().startswith(f"game {name} {seats}; ")
        round_trips(played, chance)


@given(RANDOM)
def test_positions_of_house_rules_round_trip(chance: Random) -> None:
    rules = random_rules(chance)
    round_trips(Round(rules, random_pack(chance, rules), chance.randrange(rules.seats)), chance)


@given(RANDOM)
def test_unknown_cards_are_dealt_by_the_seed(chance: Random) -> None:
    rules = random_rules(chance)
    played = Round(rules, random_pack(chance, rules))
    for _ in range(chance.randrange(40)):
        if played.turn is not None:
            played.play(chance.choice(played.legal_actions()))
    for seat in range(rules.seats):
        text, seed = played.position(seat), chance.randrange(2**64)
        dealt = Round.from_position(text, seed=seed)
        assert dealt.position(seat) == text
        assert dealt.position() == Round.from_position(text, seed=seed).position()


@given(RANDOM)
def test_a_world_has_the_view_it_was_built_from(chance: Random) -> None:
    rules = random_rules(chance)
    game = seeded_game(rules, chance.randbytes(32))
    for _ in range(chance.randrange(60)):
        if game.state == "playing":
            game.play(chance.choice(game.round.legal_actions()))
    if game.state != "playing":
        return
    for seat in (game.round.turn, chance.randrange(rules.seats), None):
        view = view_of(game, seat)
        for seed in (None, chance.randrange(2**64)):
            other = Game(rules, game.first_dealer)
            other.attempts, other.scores = [Round.from_view(view, rules, seed)], game.scores
            assert encode(view_of(other, view.seat)) == encode(view)


def test_every_world_of_a_view_is_as_likely() -> None:
    game = seeded_game(Rules(), bytes(32))
    view = view_of(game, 0)
    held = [0] * 40
    for seed in range(3300):
        for card in Round.from_view(view, game.rules, seed).hand(1):
            held[card] += 1
    assert all(220 < count < 380 for count in held if count)
    assert sum(count > 0 for count in held) == 33


START = Round(Rules(), list(Rules().cards))
TEXT = START.position()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game scopa 2; ", "", "does not name a game"),
        ("game scopa 2", "game scopa", "not a game and a number of seats"),
        ("game scopa 2", "game whist 2", "no game called 'whist'|There is no"),
        ("game scopa 2", "game scopa 5", "not 5"),
        ("game scopa 2", "game scopa 2 target", "not house rules"),
        ("game scopa 2", "game {", "."),
        ("dealer 1", "dealer 2", "'dealer' has '2' where a number from 0 to 1 belongs"),
        ("dealer 1", "dealer x", "'dealer' has 'x'"),
        ("dealer 1", "colour 1", "no part 'colour'"),
        ("dealer 1", "phase play", "'phase' comes twice"),
        ("phase play", "phase cut", "no phase 'cut'"),
        ("phase play", "phase bid", "no phase 'bid'"),
        ("phase play", "phase over", "there are cards to play"),
        ("hands 1D 1S 2D | 1C 1B 2C; ", "", "needs a part 'hands'"),
        ("hands 1D 1S 2D | 1C 1B 2C", "hands 1D 1S 2D", "1 values where 2 belong"),
        ("1D 1S 2D", "1D 1S 2X", "'hands' cannot be read: '2X' is not a card"),
        ("1D 1S 2D", "1D 1S 2C", "2C is in two places"),
        ("1D 1S 2D", "1D 1S", "0 unknown cards in hands and stock, and the position leaves out 2D"),
        ("1D 1S 2D", "?2", "2 unknown cards in hands and stock, and the position leaves out 1D 1S 2D"),
        ("piles - | -", "piles - | - | -", "3 values where 2 belong"),
        ("last -", "last 0 in deal 0", "Side 0 is given as the last side to capture"),
        ("last -", "last me", "'last' has 'me' where a side from 0 to 1"),
        ("last -", "declared 1 | 0", "Declarations are not played"),
        ("last -", "decisions pass | pass", "Declarations are not played"),
        ("last -", "drawn 7D", "7D is in two places"),
        ("last -", "sweeps 1D | -", "sweeps of side 0 were made with 1D"),
        ("table 2S 2B 3D 3C", "table 2S 2B 3D", "leaves out 3C"),
        ("2D | 1C", "| 2D 1C", "Hands of 2 and 4 cards cannot be"),
        (" 10B", "; piles 10B | -; last 0 in deal 0", "comes twice|The stock holds 29 cards"),
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(SettebelloError, match=sentence) as refused:
        Round.from_position(TEXT.replace(old, new, 1))
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("text", ["", ";", "x", 7, None, "game scopa 2", "stock"])
def test_what_is_no_position_is_refused(text: object) -> None:
    with pytest.raises(RecordError):
        Round.from_position(text)  # type: ignore[arg-type]


@given(RANDOM)
def test_an_altered_position_is_read_or_refused(chance: Random) -> None:
    rules = random_rules(chance)
    played = Round(rules, random_pack(chance, rules))
    for _ in range(chance.randrange(40)):
        if played.turn is not None:
            played.play(chance.choice(played.legal_actions()))
    words = played.position().split(" ")
    for _ in range(chance.randrange(1, 4)):
        words[chance.randrange(len(words))] = chance.choice([*words, "?1", "-", "|", ";", "play", "over", ""])
    try:
        read = Round.from_position(" ".join(words))
    except SettebelloError:
        return
    assert same(read, Round.from_position(read.position()))
    read.playout(1)


def test_bad_views_and_seeds_are_refused() -> None:
    view = view_of(seeded_game(Rules(), bytes(32)), 0)
    for given_view, rules, seed in (
        (view, variant("scopa").rules(4), 1),
        (view, Rules(), -1),
        (view, Rules(), "x"),
        (7, Rules(), 1),
        (view, variant("corsican").rules(2), 1),
    ):
        with pytest.raises(ArgumentError):
            Round.from_view(given_view, rules, seed)  # type: ignore[arg-type]


def test_a_notebook_shows_cards_and_positions() -> None:
    page = START._repr_html_()
    assert page.count(">1D</span>") == 1
    for words in ("seat 1", "decides", "pile of side 1", "0 sweeps", "no cards", "30 cards in the stock"):
        assert words in page


def test_what_was_played_before_a_position_cannot_be_taken_back() -> None:
    played = START.copy()
    played.play(played.legal_actions()[0])
    again = Round.from_position(played.position())
    with pytest.raises(SettebelloError, match="no action to take back"):
        again.undo()
