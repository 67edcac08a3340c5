"""Knocks and the matta in whole games: what seats are told, worlds of their views, events, records and players."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import settebello
from settebello import Game, Round, seeded_game, view_of
from settebello.events import DeclarationDecided, DeclarationsCounted
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Capture, Deal, Declaring, Rules, Seating
from settebello.rules.vocabulary import DeclaringWhen

WHEN: tuple[DeclaringWhen, ...] = ("turn", "deal")
"""Each of the two ways in which every declared hand scores."""

RULES: dict[tuple[int, DeclaringWhen], Rules] = {
    (seats, when): Rules(
        seating=Seating(seats=seats),  # type: ignore[arg-type] # 2 and 4
        deal=Deal(hands=hands, dealer_takes="fifteen-thirty", redeal=("two-aces",)),
        capture=Capture(fifteen=True, choice="free", ace="sweep"),
        declarations="cirulla",
        declaring=Declaring(when=when),
        matta="7C",
    )
    for seats, hands in ((2, (3,) * 6), (4, (3,) * 3))
    for when in WHEN
}


def knocking_games(seats: int, when: DeclaringWhen) -> Iterator[Game]:
    """One-round games in which everybody who can knock does."""
    for seed in range(30):
        chance, game = random.Random(seed), seeded_game(RULES[seats, when], bytes([seed]) * 32)
        while game.state == "playing" and game.round.phase != "over" and game.rounds_dealt == 1:
            yield game
            legal = game.round.legal_actions()
            knocks = [action for action in legal if action.kind == "declare"]
            before = game.round.turn
            events = game.play(chance.choice(knocks or legal))
            if knocks:
                decided, counted = events[:2]
                assert isinstance(decided, DeclarationDecided)
                assert isinstance(counted, DeclarationsCounted)
                assert (decided.seat, len(decided.cards)) == (before, 3)
                assert max(counted.points) in (3, 10)


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_leads_to_worlds_in_which_the_seat_has_it(seats: int, when: DeclaringWhen) -> None:
    named = 0
    for game in knocking_games(seats, when):
        for seat in range(seats):
            view = view_of(game, seat)
            world = Round.from_view(view, game.rules, seed=seat)
            assert (world.named, world.hand(seat)) == (view.named, view.hand)
            assert [world.shown(other) for other in range(seats)] == list(view.shown)
            if view.legal:
                assert tuple(map(str, world.legal_actions())) == view.legal
        named += view_of(game, None).named is not None
    assert named > 5


@pytest.mark.parametrize("when", WHEN)
def test_only_the_holder_is_told_that_a_hand_could_be_declared(when: DeclaringWhen) -> None:
    for game in knocking_games(2, when):
        turn = game.round.turn
        assert turn is not None
        for other in (1 - turn, None):
            told = view_of(game, other)
            assert (told.phase, told.legal, told.turn) == (game.round.phase, (), turn)


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("name", ["greedy", "traditional", "piccolo", "novizio"])
def test_a_player_knocks_whenever_it_can(name: str, when: DeclaringWhen) -> None:
    knocks = 0
    player = settebello.player(name)
    for game in knocking_games(2, when):
        view = view_of(game, game.round.turn)
        if view.legal[0].startswith("declare"):
            assert str(player.choose(view, game.rules)) == view.legal[0]
            knocks += 1
    assert knocks > 5


@pytest.mark.parametrize("when", WHEN)
def test_a_record_keeps_what_the_matta_was_named(when: DeclaringWhen) -> None:
    naming = 0
    for seed in range(60):
        chance, game = random.Random(seed), seeded_game(RULES[2, when], bytes([seed, 1]) * 16)
        played = RoundRecord(shuffle=game.shuffle)  # type: ignore[arg-type] # a seed
        while game.state == "playing" and game.rounds_dealt == 1:
            action = chance.choice(game.round.legal_actions())
            played.actions.append(action)
            naming += action.named is not None
            game.play(action)
        record = Record(rules=game.rules, names=("a", "b"), dealer=game.first_dealer, rounds=[played])
        assert read(write(record)).rounds[0].actions == played.actions
    assert naming
