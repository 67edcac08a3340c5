"""Worlds that a seat holds possible: whoever deals the hidden cards, the seat sees what it has seen."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from msgspec.structs import replace

from settebello.cards import CARDS, Card, CardSet
from settebello.core import Round
from settebello.core.search.imperfect_recall import resample_forgotten
from settebello.core.search.rollouts import Rollouts
from settebello.errors import ArgumentError
from settebello.game import Game, Packs
from settebello.players.evaluation.models import shipped_weights
from settebello.players.evaluation.simulator import Simulator
from settebello.rules import Rules
from settebello.rules.options import apply
from settebello.variants import VARIANTS, Variant, variant
from settebello.variants.presets import PRESETS, Preset
from settebello.view import View, view_of
from tests.oracle.declarations import dealt_points
from tests.oracle.random_rules import random_pack, random_rules
from tests.support.stacked_packs import stacked

GAMES: tuple[Variant | Preset, ...] = (*VARIANTS.values(), *PRESETS.values())
NAMED = [(game.id, seats) for game in GAMES for seats in game.seats]
MIXES = int(os.environ.get("SETTEBELLO_ROUNDS", "60"))
RONDA = variant("ronda").rules(2)


def random_game(rng: random.Random, rules: Rules) -> Game:
    """A game whose first round has been dealt, and is neither void nor decided by that."""
    while True:
        pack, dealer = tuple(random_pack(rng, rules)), rng.randrange(rules.seats)
        if Round(rules, pack, dealer).turn is not None:
            return dealt(rules, pack, dealer)


def dealt(rules: Rules, pack: Sequence[Card], dealer: int) -> Game:
    game = Game(rules, dealer)
    game.deal(Packs((tuple(pack),)))
    return game


def play_some(rng: random.Random, game: Game) -> None:
    """Play no cards, a few, or many; stop at a cut that would be dealt again."""
    for _ in range(rng.choice((0, 0, 1, rng.randrange(12), rng.randrange(40)))):
        action = rng.choice(game.round.legal_actions())
        after = game.round.copy()
        after.play(action)
        if after.turn is None:
            return
        game.play(action)


def check_worlds(rng: random.Random, rules: Rules) -> None:
    """A moment of a random round: the worlds of every seat and of a spectator, dealt again and played, look the same to
    them."""
    game = random_game(rng, rules)
    play_some(rng, game)
    for seat in (None, *range(rules.seats)):
        view, seed = view_of(game, seat), rng.getrandbits(64)
        for world in (
            Round.from_view(view, rules),
            Round.from_view(view, rules, seed),
            game.round.resampled(seat, seed),
        ):
            again = dealt(rules, world.pack, world.dealer)
            for move in view.history:
                again.play(move.action)
            assert view_of(again, seat) == view


@pytest.mark.parametrize(("name", "seats"), NAMED)
def test_the_worlds_of_every_named_game_and_preset(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats}")
    rules = PRESETS[name].rules(seats) if name in PRESETS else variant(name).rules(seats)
    for _ in range(6):
        check_worlds(rng, rules)


@pytest.mark.parametrize("part", range(4))
def test_the_worlds_of_random_rules(part: int) -> None:
    rng = random.Random(f"worlds {part}")
    for _ in range(MIXES):
        check_worlds(rng, random_rules(rng))


@pytest.mark.parametrize("part", range(4))
def test_the_worlds_of_random_rules_where_hands_score_as_they_are_dealt(part: int) -> None:
    rng = random.Random(f"dealt {part}")
    found = 0
    while found < MIXES // 4:
        rules = random_rules(rng)
        if rules.dealt_points.scores or rules.capture.ace_first == "forbidden":
            check_worlds(rng, rules)
            found += 1


EVERY_HAND_THREE = [("1D 1C 1S", "2D 2C 2S", "3D 3C 3S", "4D 4C 4S")]


def test_worlds_are_found_however_rare_the_hands_are() -> None:
    """Three of one rank in all four hands: one in a hundred million."""
    rules = variant("ronda").rules(4)
    game = dealt(rules, stacked(rules, table="5D 6D 7D 8D", deals=EVERY_HAND_THREE), 3)
    for seat in (None, 0, 1):
        world = Round.from_view(view_of(game, seat), rules, 1)
        assert world.declared(1) == game.round.declared(1) == 20
        assert all(len({card.rank for card in world.hand(other)}) == 1 for other in range(4))


SCOPONE_WITH_PAIRS = {"pair": "1", "three": "5", "dealt_points.best": "on"}


@pytest.mark.parametrize(
    ("rules", "hands"),
    [
        (  # the best three of one rank takes what three hands and a pair score
            variant("scopa").rules(6, {"pair": "1", "three": "4", "dealt_points.best": "on"}),
            ("9D 9C 9B", "10D 10S 10B", "1B 2C 3S", "2D 2B 5S", "3B 8D 10C", "6D 6C 6S"),
        ),
        (  # ten ranks in each of four hands
            variant("scopone-scientifico").rules(4, SCOPONE_WITH_PAIRS),
            tuple(" ".join(f"{rank}{'DCSB'[(rank + seat) % 4]}" for rank in range(1, 11)) for seat in range(4)),
        ),
        (  # nothing but threes
            variant("ronda").rules(4),
            ("1D 1C 1S", "2D 2C 2S", "3D 3C 3S", "4D 4C 4S"),
        ),
    ],
)
def test_rare_hands_are_found_with_every_seed(rules: Rules, hands: tuple[str, ...]) -> None:
    table = "5D 6B 7D 8B" if rules.deal.table else ""
    game = dealt(rules, stacked(rules, table=table, deals=[hands]), rules.seats - 1)
    for seat in (None, 0, rules.seats - 1):
        view = view_of(game, seat)
        for seed in range(12):
            world = Round.from_view(view, rules, seed)
            assert tuple(map(world.declared, range(rules.sides))) == view.declared


def test_a_view_whose_points_no_hands_explain_is_refused() -> None:
    game = random_game(random.Random(5), RONDA)
    view = replace(view_of(game, 0), declared=(3, 0))
    with pytest.raises(ArgumentError, match="no hands score so as they are dealt"):
        Round.from_view(view, RONDA, 1)


def test_only_a_round_from_its_deal_can_be_dealt_anew() -> None:
    position = Round.from_position("game scopone-scientifico 4; hands ?10 | ?10 | ?10 | ?10", seed=1)
    with pytest.raises(ArgumentError, match="began with its deal"):
        position.resampled(0, 1)


def test_cards_that_are_kept_stay_in_their_hands() -> None:
    game = random_game(random.Random(4), variant("scopone").rules())
    kept = CardSet([*list(game.round.hand(1))[:2], *list(game.round.hand(2))[:1]])
    world = game.round.resampled(0, 5, kept=kept)
    assert [world.hand(seat) & kept for seat in range(4)] == [game.round.hand(seat) & kept for seat in range(4)]
    assert world.hand(1) != game.round.hand(1)


# How likely the worlds are


def exact_chances(view: View, points: int) -> dict[Card, float]:
    """The chance of each card to be in the other of two hands of Ronda, before any play, by trying every hand."""
    unseen = RONDA.cards - view.hand - view.table
    own = tuple(map(str, view.hand))
    hands = [
        hand
        for hand in combinations(unseen, 3)
        if dealt_points(RONDA, [[Card.parse(card) for card in own], hand]) == [view.declared[0], points]
    ]
    counts = Counter(card for hand in hands for card in hand)
    return {card: counts[card] / len(hands) for card in counts}


PAIRS = [("1D 2C 3S", "4D 4C 9S", 1), ("1D 2C 3S", "4D 9C 10S", 0), ("1D 2C 3S", "4D 4C 4S", 5)]


@pytest.mark.parametrize(("own", "other", "points"), PAIRS)
def test_every_hand_that_explains_the_points_is_equally_likely(own: str, other: str, points: int) -> None:
    """For those that enumerate the hands, that sample them, and that deal whole worlds."""
    view = view_of(dealt(RONDA, stacked(RONDA, table="5D 6D 7D 8D", deals=[(own, other)]), 1), 0)
    exact = exact_chances(view, points)
    simulator, worlds = Simulator(RONDA), [Round.from_view(view, RONDA, seed) for seed in range(1000)]
    dealt_out = Counter(card for world in worlds for card in world.hand(1))
    for found, tolerance in (
        (simulator.card_probabilities(view, worlds=100_000)[1], 1e-9),
        (simulator.card_probabilities(view, worlds=3_000)[1], 0.04),
        ({card: count / len(worlds) for card, count in dealt_out.items()}, 0.06),
    ):
        assert set(found) <= set(exact)
        assert all(abs(found.get(card, 0) - chance) < tolerance for card, chance in exact.items())


def test_after_a_first_ace_that_only_aces_allow_the_other_cards_are_aces() -> None:
    rules = apply(variant("scopa-d-assi").rules(2), {"ace_first": "forbidden"})
    game = dealt(rules, stacked(rules, table="5D 6D 7D 8D", deals=[("1D 1C 1S", "2D 3C 4S")]), 1)
    game.play(game.round.legal_actions()[0])
    view = view_of(game, 1)
    weights = shipped_weights(variant("scopa-d-assi").rules(2))
    assert weights is not None
    rollouts, world = Rollouts(rules, weights), Round.from_view(view, rules)
    for worlds in (100, 100_000):  # sampled, and every hand
        likely = rollouts.card_probabilities(world, 1, worlds=worlds, seed=1)[0]
        assert {str(CARDS[number]) for number, chance in enumerate(likely) if chance} == {"1C", "1S", "1B"}
    for seed in range(20):
        assert all(card.rank == 1 for card in Round.from_view(view, rules, seed).hand(0))
        assert all(card.rank == 1 for card in game.round.resampled(1, seed).hand(0))


def test_a_player_that_forgets_imagines_hands_that_explain_the_points() -> None:
    rng = random.Random(6)
    for _ in range(40):
        game = random_game(rng, RONDA)
        for _ in range(rng.randrange(16)):
            game.play(rng.choice(game.round.legal_actions()))
        position, seat = game.round, rng.randrange(2)
        forgotten = CardSet(card for side in range(2) for card in list(position.pile(side))[:2])
        imagined = resample_forgotten(position, seat, forgotten, rng.getrandbits(64))
        played = plays_of_deal(position)
        real, other = (
            dealt_points(RONDA, [{*hands.hand(0), *played[0]}, {*hands.hand(1), *played[1]}])
            for hands in (position, imagined)
        )
        assert other == real


def plays_of_deal(position: Round) -> list[list[Card]]:
    """By seat, the cards played in this deal."""
    plays = [(seat, action.card) for seat, action in position.history if action.card is not None]
    return [[card for who, card in plays[6 * position.deal :] if who == seat] for seat in range(2)]


def test_S12_luck_counts_what_the_hands_score_as_they_are_dealt() -> None:
    """Three of one rank are 5 points, and most hands score none."""
    simulator = Simulator(RONDA)
    hands = [("1D 5C 9S", "4D 7C 10S"), ("2D 2C 2S", "5S 7S 9C")]
    position = Round(RONDA, stacked(RONDA, table="5D 6D 7D 8D", deals=hands), 1)
    for _ in range(6):
        position.play(next(action for action in position.legal_actions()))
    assert position.declared(0) == 5
    assert simulator.deal_luck(position, 0, worlds=200).points > 3
    first = Round(RONDA, stacked(RONDA, table="5D 6D 7D 8D", deals=hands[1:]), 1)
    assert simulator.deal_luck(first, 0, worlds=200).points > 3
