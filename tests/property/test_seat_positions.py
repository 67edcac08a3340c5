"""The view of a seat on turn, written as a line and read back."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from settebello.core import Round
from settebello.errors import ArgumentError, RecordError
from settebello.game import seeded_game
from settebello.record.seat_positions import MOST_CHARACTERS, read_seat_position, write_seat_position
from settebello.rules import Rules
from settebello.variants import VARIANTS
from settebello.view import view_of

GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
TWO_SWEEPS = (
    "game scopa 2; hands 7D 2C | ?2; table 1D 2D; piles 8D 8C | 9D 9C; sweeps 8D 8C | -; last 0 in deal 0; stock ?30"
)
GOOD = "game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30"


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_view_is_written_and_read_back(name: str, seats: int) -> None:
    rules, chance = VARIANTS[name].rules(seats), Random(f"{name} {seats}")
    game = seeded_game(rules, bytes([seats]) * 32)
    while game.state == "playing" and game.round.turn is not None:
        view = view_of(game, game.round.turn)
        text = write_seat_position(view, rules)
        assert len(text) < MOST_CHARACTERS // 4
        assert read_seat_position(text) == (rules, view)
        if view.phase != "cut":
            plain = replace(view, history=())
            assert read_seat_position(write_seat_position(plain, rules)) == (rules, plain)
        game.play(chance.choice(game.round.legal_actions()))


def test_a_view_without_its_history_is_a_round_that_begins_there() -> None:
    game = seeded_game(Rules(), bytes(32))
    for _ in range(9):
        game.play(game.round.legal_actions()[0])
    seat = game.round.turn
    assert seat is not None
    view = replace(view_of(game, seat), history=())
    world = Round.from_view(view, game.rules, seed=3)
    assert not world.history
    assert world.position(seat) == Round.from_view(view_of(game, seat), game.rules).position(seat)


def test_totals_and_round_are_kept() -> None:
    rules, view = read_seat_position(GOOD + "; totals 10 | 3; round 4")
    assert (view.totals, view.round) == ((10, 3), 4)
    assert write_seat_position(view, rules).endswith("; totals 10 | 3; round 4")


def test_other_hands_are_not_in_the_view() -> None:
    shown = "game scopa 2; hands 7D 2C 3C | 10D 10C 10S; table 7C 1D 4S 5B; stock ?30"
    assert read_seat_position(shown) == read_seat_position(GOOD)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "has no part ''"),
        ("x" * (MOST_CHARACTERS + 1), "one line of text, of 10000 characters"),
        (GOOD + "\nstock ?30", "one line of text"),
        ("game morra 2; hands 7D", "morra"),
        (GOOD.replace("game scopa 2; ", ""), "does not name a game"),
        (GOOD.replace("2C", "7C"), "7C is in two places"),
        (GOOD.replace("2C", "11D"), "11D"),
        (GOOD.replace("?30", "?29"), "There are 32 unknown cards"),
        (GOOD.replace("7D 2C 3C", "?3"), "show the hand of the seat on turn, which is seat 0"),
        (GOOD + "; phase over", "there are cards to play"),
        (GOOD + "; totals 3", "are not 2 numbers"),
        (GOOD + "; totals 3 | x", "are not 2 numbers"),
        (GOOD + "; totals 12 | 3", "the game is over"),
        (GOOD + "; totals 1 | 3; totals 1 | 3", "comes twice"),
        (GOOD + "; round 0", "The round is not '0'"),
        (GOOD + "; round one", "The round is not 'one'"),
        (GOOD + "; played 0:7Dx7C", "do not lead to this position"),
        (GOOD + "; played 7Dx7C", "do not lead to this position"),
        (GOOD + "; played 0:", "do not lead to this position"),
        (GOOD.replace("7C 1D 4S 5B", "10D 10C 10S 10B"), "the round is dealt again"),
        (
            "game scopa 2; hands 7D 2C | ?2; table 1D 3D 4C 5B 6B 10D; last 0 in deal 0; stock ?30",
            "pile is empty",
        ),
        (
            "game scopa 2; hands 7D 2C | ?2; table 1D 2D 3D 4D 5D; piles 8D 8C 9C | -; last 0 in deal 0; stock ?28",
            "after a deal of this game it holds",
        ),
        (TWO_SWEEPS, "cannot have made 2 sweeps"),
    ],
)
def test_a_position_that_cannot_occur_is_refused_with_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_seat_position(text)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_spectator_has_no_position() -> None:
    game = seeded_game(Rules(), bytes(32))
    with pytest.raises(ArgumentError, match="A spectator holds no cards"):
        write_seat_position(view_of(game, None), game.rules)
