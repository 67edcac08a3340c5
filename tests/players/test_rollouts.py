"""Rollouts against every way in which a small position can go on, and what is built on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import comb
from random import Random

import pytest

from settebello.cards import Card
from settebello.core import Round
from settebello.core.search.rollouts import Rollouts
from settebello.core.search.solver import Solver
from settebello.errors import IllegalAction
from settebello.game import Game
from settebello.players.evaluation.models import shipped_weights
from settebello.players.evaluation.simulator import Simulator
from settebello.rules import Rules
from settebello.rules.scores import LINES, RoundScore
from settebello.variants import VARIANTS, variant
from settebello.view import view_of
from tests.engine.small_positions import POSITIONS
from tests.support.hidden_cards import dealt, some_position, twin_of

GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
EACH = max(1, POSITIONS // len(GAMES))
RANDOM = 1e9
"""A temperature at which all plays are equally likely."""


def position_near_the_end(rules: Rules, chance: Random, cards: int) -> Game:
    """A game in which so many cards are still to be played, and the seat on turn has a choice."""
    while True:
        order = list(rules.cards)
        chance.shuffle(order)
        played = dealt(rules, order)
        while played.round.turn is not None:
            if sum(len(played.round.hand(seat)) for seat in range(rules.seats)) == cards and not played.round.stock:
                break
            played.round.play(chance.choice(played.round.legal_actions()))
        if played.round.turn is not None and len(played.round.legal_actions()) > 1:
            return played


def worlds_of(played: Round, seat: int) -> Iterator[Round]:
    """Every position that ``seat`` takes to be possible, each as often as any other. No cards are in the stock."""
    hidden = [card for other in range(played.rules.seats) if other != seat for card in played.hand(other)]
    places = [place for place, card in enumerate(played.pack) if card in hidden]
    for order in permutations(hidden):
        pack = list(played.pack)
        for place, card in zip(places, order, strict=True):
            pack[place] = card
        world = Round(played.rules, pack, played.dealer)
        for _, action in played.history:
            world.play(action)
        yield world


def margin(values: tuple[int, ...] | list[int], side: int) -> float:
    return values[side] - (sum(values) - values[side]) / (len(values) - 1)


def made(position: Round) -> list[int]:
    """By side, the points for sweeps so far."""
    return [position.rules.sweep.points * position.sweeps(side) for side in range(position.rules.sides)]


def random_play(position: Round) -> tuple[float, dict[str, float]]:
    """The margin of side 0 in the whole round, and by score line, when all play at random from here."""
    if position.turn is None:
        score = position.score()
        return margin(score.totals, 0), lines_of(score)
    mean, lines, actions = 0.0, Counter[str](), position.legal_actions()
    for action in actions:
        after = position.copy()
        after.play(action)
        found, by_line = random_play(after)
        mean += found / len(actions)
        for key, value in by_line.items():
            lines[key] += value / len(actions)  # type: ignore[assignment]
    return mean, dict(lines)


def lines_of(score: RoundScore) -> dict[str, float]:
    return {key: margin([side.lines.get(key, 0) for side in score.sides], 0) for key in LINES}


def sweeps_at_once(position: Round, side: int) -> bool:
    """Whether the next seat is of another side, and can sweep."""
    if position.turn is None or position.rules.side_of(position.turn) == side:
        return False
    for action in position.legal_actions():
        after = position.copy()
        after.play(action)
        if any(after.sweeps(other) > position.sweeps(other) for other in range(position.rules.sides)):
            return True
    return False


@pytest.mark.parametrize(
    ("game", "seats", "cards"), [("scopa", 2, 4), ("scopa", 3, 4), ("scopone", 4, 5), ("re-bello", 2, 4)]
)
def test_random_rollouts_find_the_mean_of_every_way_to_go_on(game: str, seats: int, cards: int) -> None:
    rules, chance = variant(game).rules(seats), Random(11)
    weights = shipped_weights(rules)
    assert weights is not None
    played = position_near_the_end(rules, chance, cards).round
    seat = played.turn
    assert seat is not None
    side, worlds = rules.side_of(seat), 6_000
    # sides are turned so that the side on turn is treated as side 0
    _, found = Rollouts(rules, weights).evaluate(
        played, 0, viewer=seat, worlds=worlds, seed=3, actions=None, believed=False, to_the_end=True, temperature=RANDOM
    )
    possible = list(worlds_of(played, seat))
    for action, row in zip(played.legal_actions(), found, strict=True):
        after = [world.copy() for world in possible]
        for world in after:
            world.play(action)
        exact = [random_play(world) for world in after]
        points = sum(mean for mean, _ in exact) / len(exact) - margin(made(played), 0)
        assert row[0] == pytest.approx(points, abs=max(4 * row[2], 1e-5))
        for key, value in zip(LINES, row[7], strict=True):
            mean = sum(lines[key] for _, lines in exact) / len(exact)
            assert value == pytest.approx(mean, abs=0.12)
        assert sum(row[7]) == pytest.approx(row[0] + margin(made(played), 0), abs=1e-4)
        if side == 0:
            swept = sum(sweeps_at_once(world, 0) for world in after) / len(after)
            assert row[6] == pytest.approx(swept, abs=0.03)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_game_is_played_out_from_every_phase(game: str, seats: int) -> None:
    rules, chance = VARIANTS[game].rules(seats), Random(f"{game} {seats}")
    simulator = Simulator(rules)
    for _ in range(EACH):
        played = some_position(rules, chance)
        seat = played.round.turn
        if seat is None:
            continue
        view = view_of(played, seat)
        for to_the_end in (True, False):
            found = simulator.roll_out(view, worlds=20, to_the_end=to_the_end)
            assert {value.action for value in found.actions} == set(view.legal)
            assert found.actions[0].points_error == found.actions[0].equity_error == 0
            assert found == simulator.roll_out(view, worlds=20, to_the_end=to_the_end)
        twin = view_of(twin_of(played, seat, chance), seat)
        assert simulator.roll_out(twin, worlds=20) == simulator.roll_out(view, worlds=20)
        assert simulator.value_of_view(twin, worlds=20) == simulator.value_of_view(view, worlds=20)
        found_cards = simulator.card_probabilities(view, worlds=20)
        assert found_cards == simulator.card_probabilities(twin, worlds=20)
        for other, cards in enumerate(found_cards):
            assert sum(cards.values()) == pytest.approx(view.hands[other])
        assert set(found_cards[seat]) == set(view.hand)
        spectator = view_of(played, None)
        assert simulator.value_of_view(spectator, worlds=20) == simulator.value_of_view(spectator, worlds=20)


def test_errors_shrink_with_the_root_of_the_worlds() -> None:
    rules, chance = variant("scopone").rules(4), Random(2)
    view = None
    while view is None:
        played = some_position(rules, chance)
        if played.round.turn is not None and len(played.round.legal_actions()) > 3 and len(played.round.history) < 20:
            view = view_of(played, played.round.turn)
    simulator = Simulator(rules)
    few, many = simulator.roll_out(view, worlds=300), simulator.roll_out(view, worlds=4_800)
    action = many.actions[-1].action
    error = next(value.points_error for value in few.actions if value.action == action)
    assert error / many.actions[-1].points_error == pytest.approx(4, rel=0.4)


def test_the_open_value_of_the_last_deal_of_two_seats_is_exact() -> None:
    played = position_near_the_end(Rules(), Random(4), 6).round
    assert played.turn is not None
    best = max(value for _, value in Solver().values(played))
    found = Simulator(Rules()).open_value(played, played.turn, (3, 4), worlds=5)
    assert (found.points, found.points_error) == (best - margin(made(played), played.turn), 0)


@pytest.mark.parametrize(("game", "seats"), [("scopa", 2), ("scopone", 4), ("scopa", 3), ("bazzica", 2)])
def test_luck_of_deals_is_fair(game: str, seats: int) -> None:
    rules, chance = variant(game).rules(seats), Random(9)
    simulator, found = Simulator(rules), list[float]()
    while len(found) < 60:
        order = list(rules.cards)
        chance.shuffle(order)
        position = Round(rules, order)
        deal = -1
        while position.turn is not None:
            if position.deal > deal and position.phase != "cut":
                deal = position.deal
                luck = simulator.deal_luck(position, 0, (0,) * rules.sides, worlds=60)
                assert luck.points_error >= 0
                assert luck.equity is not None
                assert luck.points * luck.equity >= 0 or abs(luck.points) < 0.5
                found.append(luck.points)
            position.play(chance.choice(position.legal_actions()))
    mean = sum(found) / len(found)
    spread = (sum((luck - mean) ** 2 for luck in found) / len(found)) ** 0.5
    assert 0.2 < spread < 4
    assert abs(mean) < 4 * spread / len(found) ** 0.5


def test_luck_is_told_at_the_start_of_a_deal_only() -> None:
    played = some_position(Rules(), Random(1)).round
    played = Round(Rules(), played.pack)
    played.play(played.legal_actions()[0])
    with pytest.raises(IllegalAction):
        Simulator(Rules()).deal_luck(played, 0)


def test_who_does_not_sweep_is_believed_not_to_have_the_card() -> None:
    """Seat 1 plays something else on a single card, which an equal card would have swept."""
    chance = Random(6)
    while True:
        position = some_position(Rules(), chance)
        table = position.round.table
        declining = [action for action in position.round.legal_actions() if not action.takes]
        if position.round.turn == 1 and len(table) == 1 and declining and len(position.round.stock) > 10:
            break
    position.round.play(declining[0])
    by_seat = Simulator(Rules()).card_probabilities(view_of(position, 0), worlds=10_000)
    assert all(list(found.values()) == sorted(found.values(), reverse=True) for found in by_seat)
    found = by_seat[1]
    (swept,) = table
    unseen = [*position.round.hand(1), *position.round.stock]
    equal = [found[card] for card in unseen if card.rank == swept.rank]
    others = [found[card] for card in unseen if card.rank != swept.rank]
    assert equal
    assert sum(equal) / len(equal) < 0.5 * sum(others) / len(others)


def test_a_world_weighs_as_much_as_its_hand_is_likely() -> None:
    """The chances of cards are sums over the hands that the other seat may hold, weighed by its plays."""
    rules, chance = Rules(), Random(8)
    simulator = Simulator(rules)
    while True:
        position = some_position(rules, chance).round
        if position.turn == 0 and position.deal == 4 and position.history[-1][0] == 1 and len(position.hand(1)) == 2:
            break
    game = dealt(rules, position.pack)
    for _, action in position.history:
        game.round.play(action)
    view, weights = view_of(game, 0), dict[frozenset[Card], float]()
    for seed in range(500):
        world = Round.from_view(view, rules, seed)
        weights[frozenset(world.hand(1))] = simulator.likelihood(world, 0)
    hidden = set().union(*weights)
    assert len(weights) == comb(len(hidden), 2) > 10
    assert len({round(weight, 6) for weight in weights.values()}) > 3
    by_seat = simulator.card_probabilities(view, worlds=1_000)
    for card in hidden:
        share = sum(weight for hand, weight in weights.items() if card in hand) / sum(weights.values())
        assert by_seat[1].get(card, 0.0) == pytest.approx(share, abs=1e-3)
    with pytest.raises(IllegalAction):
        simulator.likelihood(position, 2)


@pytest.mark.parametrize(("game", "seats"), [("scopa", 2), ("scopone", 4), ("bazzica", 2)])
def test_an_action_is_worth_the_same_whichever_others_are_played_out(game: str, seats: int) -> None:
    rules = variant(game).rules(seats)
    simulator, chance = Simulator(rules), Random(2)
    while True:
        played = some_position(rules, chance)
        if played.round.turn is not None and len(played.round.legal_actions()) > 3:
            break
    view = view_of(played, played.round.turn)
    found = {action.action: action for action in simulator.roll_out(view, worlds=200).actions}
    chosen = [view.legal[2], view.legal[0]]
    some = simulator.roll_out(view, actions=chosen, worlds=200).actions
    assert {action.action for action in some} == set(chosen)
    for action in some:
        assert (action.points, action.equity) == (found[action.action].points, found[action.action].equity)
    for unknown in ([], ["1Dx1C"], [view.legal[0], "none"]):
        with pytest.raises(IllegalAction):
            simulator.roll_out(view, actions=unknown, worlds=200)
