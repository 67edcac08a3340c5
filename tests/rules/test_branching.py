"""No turn has more legal actions than the bound that the rules give, and no named game is refused for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from settebello.cards import Card, CardSet
from settebello.core import Round, captures
from settebello.errors import CardError, RulesError
from settebello.rules import Rules
from settebello.rules.branching import MOST_LEGAL_ACTIONS, most_legal_actions, most_table_cards
from settebello.variants import FAMILIES, Variant, variant
from settebello.variants.presets import PRESETS
from tests.oracle.random_rules import random_pack, random_rules

GAMES = [game for games in FAMILIES.values() for game in games]


def named_rules() -> Iterator[Rules]:
    for game in GAMES:
        for seats in game.seats:
            yield game.rules(seats)
    for preset in PRESETS.values():
        for seats in preset.seats:
            yield preset.base.rules(seats, preset.settings)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_mix_of_house_rules_that_a_source_names_is_allowed(game: Variant) -> None:
    for seats in game.seats:
        named = [one.settings for one in game.alternatives if not one.seats or seats in one.seats]
        for size in range(len(named) + 1):
            for chosen in combinations(named, size):
                settings = {key: value for one in chosen for key, value in one.items()}
                assert "rules-branching" not in problem_keys(game, seats, settings)


def problem_keys(game: Variant, seats: int, settings: dict[str, str]) -> list[str]:
    try:
        game.rules(seats, settings)
    except RulesError as error:
        return [problem.key for problem in error.args]
    return []


def test_a_run_that_nobody_has_to_make_is_refused() -> None:
    with pytest.raises(RulesError, match="More than 35000 actions could be legal at one turn: turn off run"):
        variant("cicera-bigia").rules(4, {"run": "on"})


def test_named_games_are_within_the_bound() -> None:
    for number, rules in enumerate(named_rules()):
        assert_within_bound(rules, random.Random(number))


@pytest.mark.parametrize("seed", range(60))
def test_random_mixes_are_within_the_bound(seed: int) -> None:
    rng = random.Random(seed)
    assert_within_bound(random_rules(rng), rng)


def assert_within_bound(rules: Rules, rng: random.Random) -> None:
    """Try rounds in which cards are laid if they can be, and the fullest tables that the rules allow."""
    most = most_legal_actions(rules)
    assert most <= MOST_LEGAL_ACTIONS
    for _ in range(2):
        assert max(actions_of_turns(rules, rng)) <= most
    for lowest in (False, True):
        assert actions_at_full_table(rules, rng, lowest=lowest) <= most


def actions_of_turns(rules: Rules, rng: random.Random) -> Iterator[int]:
    yield 0
    played = Round(rules, random_pack(rng, rules))
    while legal := played.legal_actions():
        assert len(played.table) <= most_table_cards(rules)
        yield len(legal)
        played.play(rng.choice([action for action in legal if not action.captured] or legal))


def actions_at_full_table(rules: Rules, rng: random.Random, *, lowest: bool) -> int:
    """Plays of a hand, of the lowest cards or any, with everything on the table that can be there."""
    cards = list(rules.cards)
    rng.shuffle(cards)
    if lowest:
        cards.sort(key=lambda card: (card.rank, rng.random()))
    hand, others = cards[: max(rules.deal.hands)], cards[max(rules.deal.hands) :]
    table = CardSet(others) if rules.capture.optional or not rules.capture.equal else unequal_table(rules, others)
    names = [None, *range(1, 11)] if rules.matta_card is not None and rules.declarations != "none" else [None]
    return max(sum(len(captures(rules, card, table, named)[0]) + 1 for card in hand) for named in names)


def unequal_table(rules: Rules, cards: list[Card]) -> CardSet:
    """The cards dealt to the table, and one of each other value."""
    table = cards[: rules.deal.table]
    for card in cards[rules.deal.table :]:
        if rules.value(card.rank) not in {rules.value(other.rank) for other in table}:
            table.append(card)
    return CardSet(table)


@pytest.mark.parametrize(("game", "most"), [("ronda", 13), ("cuarenta", 10), ("corsican", 35), ("cicera-bigia", 51)])
def test_more_cards_than_a_table_can_hold_are_refused(game: str, most: int) -> None:
    rules = variant(game).rules()
    ace, *others = rules.cards
    captures(rules, ace, CardSet(others[-most:]))
    if most + 1 < len(rules.cards):
        with pytest.raises(
            CardError, match=f"There can be {most} cards on the table in this game; {most + 1} were given"
        ):
            captures(rules, ace, CardSet(others[-most - 1 :]))


def test_the_bound_is_reached_where_every_card_may_be_laid() -> None:
    """Cards that make fifteen: not much more than half of the bound."""
    rules = variant("escoba").rules(2, {"optional": "on"})
    hand = [Card.parse(text) for text in ("1D", "1C", "10D")]
    table = rules.cards - CardSet([*hand, Card.parse("10C"), Card.parse("10S")])
    found = sum(len(captures(rules, card, table)[0]) + 1 for card in hand)
    assert 7_000 < found < most_legal_actions(rules) < 3 * found
