"""The levels for people: weaker in the ways of people, fair, repeatable and quick in every game.

That each beats the one below is measured by the commands of ``docs/players.md``.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from settebello.cards import CardSet, parse_cards
from settebello.core import Action, Round
from settebello.core.search.imperfect_recall import resample_forgotten
from settebello.errors import IllegalAction
from settebello.game import Game
from settebello.players import DEFAULT_LEVEL, LEVELS, make_player
from settebello.players.evaluation.models import shipped_weights
from settebello.players.levels.forgetting import Retention, forgotten_cards, without_forgotten
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.view import View, encode, view_of
from tests.support.hidden_cards import dealt, twin_of

BELOW_MAESTRO = LEVELS[:-1]
SLOWEST_MS = 40
"""For one decision of a level below maestro, on average; a few are measured, and machines are busy."""
HOUSE = variant("scopa").rules(3, {"re_bello": "on", "settebello.points": "3", "napola": "on"})
"""House rules for which no value was learned."""


def _games() -> Iterator[tuple[str, Rules]]:
    yield "house rules", HOUSE
    for game in VARIANTS.values():
        for seats in game.seats:
            yield f"{game.id} {seats}", game.rules(seats)


GAMES = dict(_games())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", BELOW_MAESTRO)
def test_a_level_is_legal_fair_repeatable_and_quick(level: str, game: str) -> None:
    rules, chance = GAMES[game], Random(f"{level} {game}")
    order = list(rules.cards)
    chance.shuffle(order)
    while (played := dealt(rules, tuple(order))).round.turn is None:  # a table that calls for a new deal
        chance.shuffle(order)
    spent, decisions = 0.0, 0
    while (seat := played.round.turn) is not None:
        view = view_of(played, seat)
        began = time.process_time()
        action = make_player(level, 5).choose(view, rules)
        spent, decisions = spent + time.process_time() - began, decisions + 1
        assert played.round.is_legal(action)
        if decisions % 5 == 0:
            twin = twin_of(played, seat, chance)
            assert encode(view_of(twin, seat)) == encode(view)
            assert make_player(level, 5).choose(view_of(twin, seat), rules) == action
        played.round.play(action)
    assert spent / decisions < SLOWEST_MS / 1000


def test_the_usual_level_is_one_of_them() -> None:
    assert DEFAULT_LEVEL in LEVELS
    assert shipped_weights(HOUSE) is None


# How each is weaker


def _view(hand: str, table: str) -> View:
    """Seat 0 to play, with those cards."""
    rules = Rules()
    rest = [card for card in rules.cards if card not in CardSet.parse(f"{hand} {table}")]
    pack = [card for pair in zip(parse_cards(hand), rest[:3], strict=True) for card in pair]
    game = Game(rules, 1)
    game.attempts = [Round(rules, [*pack, *parse_cards(table), *rest[3:]])]
    return view_of(game, 0)


@pytest.mark.parametrize(
    ("level", "case", "hand", "table", "chosen"),
    [
        ("piccolo", "a sweep first", "10D 7C 2S", "2D 10S 9C 8C", "10Dx10S"),
        ("piccolo", "does not see that 6 and 4 make 10", "10D 3C 9S", "6D 4S 8D 1C", "3C"),
        ("piccolo", "sees that 1 and 2 make 3", "10D 3C 9S", "1D 2S 8D 8C", "3Cx1D2S"),
        ("piccolo", "coins before kings", "10S 5C 9S", "10C 5D 8D 7C", "5Cx5D"),
        ("novizio", "sees sums", "10D 3C 9S", "6D 4S 8D 9C", "10Dx4S6D"),
        ("novizio", "the settebello before more cards", "7C 9S 2S", "7D 4C 5C 10S", "7Cx7D"),
        ("novizio", "leaves nothing that a card could sweep", "9C 10S 7C", "1D 1C 2D 9S", "7C"),
        ("amico", "takes the settebello", "7C 9S 2S", "7D 4C 5C 10S", "7Cx7D"),
    ],
)
def test_what_a_level_sees(level: str, case: str, hand: str, table: str, chosen: str) -> None:
    assert str(make_player(level, 1).choose(_view(hand, table), Rules())) == chosen, case


# Forgetting


def _late() -> View:
    """A view from the end of a round, when nearly all cards are gone."""
    rules, chance = Rules(), Random(3)
    order = list(rules.cards)
    chance.shuffle(order)
    game = dealt(rules, tuple(order))
    while game.round.stock:
        game.round.play(chance.choice(game.round.legal_actions()))
    assert game.round.turn is not None
    return view_of(game, game.round.turn)


def test_what_is_forgotten_was_captured_and_stays_forgotten() -> None:
    rules, chance, before = Rules(), Random(8), CardSet()
    order = list(rules.cards)
    chance.shuffle(order)
    game = dealt(rules, tuple(order))
    seat = 1
    while game.round.turn is not None:
        view = view_of(game, seat)
        gone = forgotten_cards(view, rules, Retention(ordinary=6, notable=14))
        assert gone == forgotten_cards(view, rules, Retention(ordinary=6, notable=14))
        assert before <= gone <= view.piles[0] | view.piles[1]
        assert CardSet.parse("7D").isdisjoint(gone)
        before = gone
        game.round.play(chance.choice(game.round.legal_actions()))
    assert len(before) > 10


def test_a_longer_memory_forgets_less_and_what_counts_last() -> None:
    view, rules = _late(), Rules()
    short, long = (forgotten_cards(view, rules, Retention(ordinary=mean, notable=2 * mean)) for mean in (6, 12))
    assert 0 < len(long) < len(short)
    assert long <= short
    ordinary = forgotten_cards(view, rules, Retention(ordinary=6, notable=1000))
    assert ordinary
    assert not any(card.rank == 7 or str(card)[-1] == "D" for card in ordinary)


def test_a_remembered_view_lacks_what_is_forgotten_and_nothing_else() -> None:
    view, rules, memory = _late(), Rules(), Retention(ordinary=6, notable=14)
    seen, gone = without_forgotten(view, rules, memory), forgotten_cards(view, rules, memory)
    assert gone
    assert sum(map(len, seen.piles)) == sum(map(len, view.piles)) - len(gone)
    assert replace(seen, piles=view.piles) == view


def test_a_recollection_keeps_what_is_known_and_how_many_cards_lie_where() -> None:
    view, rules = _late(), Rules()
    assert view.seat is not None
    position, gone = Round.from_view(view, rules), forgotten_cards(view, rules, Retention(ordinary=6, notable=14))
    hidden = rules.cards - view.hand - view.table - view.piles[0] - view.piles[1]
    held: set[CardSet] = set()
    for seed in range(40):
        round_ = resample_forgotten(position, view.seat, gone, seed)
        assert round_.hand(view.seat) == view.hand
        assert round_.table == view.table
        assert round_.legal_actions() == list(map(Action.parse, view.legal))
        other = round_.hand(1 - view.seat)
        assert len(other) == len(hidden)
        assert other <= gone | hidden
        for side in (0, 1):
            assert len(round_.pile(side)) == len(view.piles[side])
            assert round_.pile(side) - gone - hidden == view.piles[side] - gone
        held.add(other)
        assert resample_forgotten(position, view.seat, gone, seed).hand(1 - view.seat) == other
    assert len(held) > 5


def test_who_forgets_nothing_recalls_the_position() -> None:
    view, rules = _late(), Rules()
    assert view.seat is not None
    position = Round.from_view(view, rules)
    same = resample_forgotten(position, view.seat, CardSet(), 1)
    assert [same.pile(side) for side in (0, 1)] == [position.pile(side) for side in (0, 1)]
    assert same.hand(1 - view.seat) == position.hand(1 - view.seat)


def test_only_captured_cards_can_be_forgotten() -> None:
    view = _late()
    assert view.seat is not None
    with pytest.raises(IllegalAction, match="Only captured cards"):
        resample_forgotten(Round.from_view(view, Rules()), view.seat, view.hand, 1)
