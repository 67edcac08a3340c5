"""An observation is the same from a batch, a view and a round, says what its fields say, and nothing hidden."""

from __future__ import annotations

import random

import numpy as np
import pytest

import settebello
from settebello.cards import CardSet
from settebello.errors import IllegalAction
from settebello.rl import ObservationLayout, observe
from settebello.variants import VARIANTS, Variant, variant
from settebello.view import View, view_of
from tests.rl.comparison import random_rules
from tests.support.hidden_cards import some_position, twin_of

GAMES = [(game, seats) for game in VARIANTS.values() for seats in game.seats]


def cards(row: np.ndarray) -> CardSet:
    return CardSet.of_mask(sum(1 << int(card) for card in np.flatnonzero(row)))


@pytest.mark.parametrize("seed", range(30))
def test_what_a_seat_cannot_know_is_not_in_its_observation(seed: int) -> None:
    chance = random.Random(seed)
    game = some_position(random_rules(chance), chance)
    layout = ObservationLayout(game.rules)
    for seat in range(game.rules.seats):
        twin = twin_of(game, seat, chance)
        assert layout.encode(twin.round, seat) == layout.encode(game.round, seat)
        assert layout.encode(view_of(twin, seat)) == layout.encode(view_of(game, seat))


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[f"{game.id} {seats}" for game, seats in GAMES])
def test_a_field_is_what_the_view_says(game: Variant, seats: int) -> None:
    chance = random.Random(seats)
    played = some_position(game.rules(seats), chance)
    layout = ObservationLayout(played.rules)
    for seat in range(seats):
        view = view_of(played, seat)
        row = observe(layout, played.round, seat)
        seen = observe(layout, view).copy()
        if "may_claim" in layout.fields:  # a round by itself knows nothing about claims
            assert (seen[layout.fields["may_claim"]] == view.may_claim).all()
            seen[layout.fields["may_claim"]] = 0
        assert (row == seen).all()
        _says(layout, row, view)


def _says(layout: ObservationLayout, row: np.ndarray, view: View) -> None:
    rules, seat = layout.rules, view.seat
    assert seat is not None
    fields = {name: row[place].reshape(layout.shapes[name]) for name, place in layout.fields.items()}
    seats = [(seat + n) % rules.seats for n in range(rules.seats)]
    sides = [(rules.side_of(seat) + n) % rules.sides for n in range(rules.sides)]
    assert cards(fields["hand"]) == view.hand
    assert cards(fields["table"]) == view.table
    assert [cards(pile) for pile in fields["piles"]] == [view.piles[side] for side in sides]
    assert fields["hand_sizes"].tolist() == [view.hands[other] for other in seats]
    assert fields["stock"].tolist() == [view.stock]
    assert fields["deal"].tolist() == [view.deal]
    assert fields["sweeps"].tolist() == [len(view.sweeps[side]) for side in sides]
    assert fields["needed"].tolist() == [100 + rules.finish.target] * rules.sides
    assert seats[int(np.argmax(fields["dealer"]))] == view.dealer
    assert fields["turn"].sum() == (view.turn is not None)
    assert view.turn is None or seats[int(np.argmax(fields["turn"]))] == view.turn
    assert view.last_capture is None or sides[int(np.argmax(fields["last_capture"]))] == view.last_capture
    assert not fields["chosen"].any()
    if "shown" in fields:
        assert [cards(shown) for shown in fields["shown"]] == [view.shown[other] for other in seats[1:]]
        assert fields["declared"].tolist() == [view.declared[side] for side in sides]


@pytest.mark.parametrize(("when", "choice"), [("turn", 80), ("deal", 0)])
def test_a_hand_that_is_being_declared_is_the_chosen_one(when: str, choice: int) -> None:
    """The matta has to be named after the choice to declare: before the first card of a deal by its lowest card."""
    rules = variant("scopa").rules(2, {"declarations": "cirulla", "declaring": when, "matta": "9C"})
    pack = settebello.parse_cards("9C 8D 1D 8S 2B 10B 3C 5D 7S 10D")
    position = settebello.Round(rules, [*pack, *(card for card in settebello.cards.CARDS if card not in pack)])
    staging, layout = settebello.rl.Staging(position), ObservationLayout(rules)
    assert staging.choose(choice) is None
    assert staging.card is None
    row = observe(layout, position, staging=staging)
    assert cards(row[layout.fields["chosen"]]) == position.hand(staging.seat)


def test_a_spectator_or_a_seat_that_does_not_exist_is_refused() -> None:
    game = some_position(variant("scopa").rules(2), random.Random(1))
    layout = ObservationLayout(game.rules)
    with pytest.raises(IllegalAction, match="spectator"):
        layout.encode(view_of(game, None))
    for seat in (-1, 2):
        with pytest.raises(IllegalAction, match="no seat"):
            layout.encode(game.round, seat)
