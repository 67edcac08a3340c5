"""A thought has a budget that holds within the search; where the time is enough, it changes nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from settebello.core import Round
from settebello.core.search.expectimax import Expectimax
from settebello.core.search.ismcts import search
from settebello.game import Game, seeded_game
from settebello.players import PLAYERS, Player, PlayerError, check_player_name, choose_within, make_player
from settebello.players.evaluation.models import shipped_weights
from settebello.players.ismcts import IsmctsPlayer
from settebello.players.levels.esperto import Esperto
from settebello.players.maestro import MaestroPlayer
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import View, view_of

LONG = 3600.0
"""Seconds that no test takes."""


def first_view(rules: Rules) -> View:
    game = seeded_game(rules, bytes(32))
    return view_of(game, game.round.turn)


@pytest.mark.parametrize("text", ["ismcts:1000000000", "maestro:9000x64", "maestro:600000"])
@pytest.mark.parametrize("name", ["scopa", "scopone"])
def test_the_longest_thought_ends_in_time(text: str, name: str) -> None:
    rules = variant(name).rules()
    view = first_view(rules)
    began = time.monotonic()
    chosen = choose_within(make_player(text, seed=1), view, rules, 0.2)
    assert str(chosen) in view.legal
    assert time.monotonic() - began < LONG, "an hour of search, cut short"


@pytest.mark.slow
def test_a_search_of_very_many_worlds_ends_with_what_fewer_say() -> None:
    """Not with the first legal action: what it answers are values of a search."""
    rules = variant("scopone").rules(4)
    view, values = first_view(rules), shipped_weights(rules)
    assert values is not None
    assert view.seat is not None
    began = time.monotonic()
    expectimax = Expectimax(rules, values)
    found = expectimax.evaluate(
        Round.from_view(view, rules), view.seat, seed=1, samples=20_000, plies=8, sample_others=True, deadline=began + 2
    )
    assert time.monotonic() - began < LONG
    assert 0 < expectimax.samples < 20_000
    assert len({value for _, value in found}) > 1
    assert {str(action) for action, _ in found} == set(view.legal)


def test_a_thought_whose_time_is_over_before_it_begins_is_still_one() -> None:
    rules = variant("scopone").rules(4)
    view, values = first_view(rules), shipped_weights(rules)
    assert values is not None
    assert view.seat is not None
    past = time.monotonic() - 1.0
    root = Round.from_view(view, rules)
    found = Expectimax(rules, values).evaluate(root, view.seat, seed=1, samples=50, deadline=past)
    assert len({value for _, value in found}) > 1
    plain = search(Round.from_view(view, rules), view.seat, 10**9, 1, deadline=past)
    assert sum(visits for _, visits, _ in plain) == 16, "as many as between two looks at the clock"


SEARCHING: dict[str, Callable[[], Player]] = {
    "esperto": lambda: Esperto(seed=7),
    "ismcts": lambda: IsmctsPlayer(60, seed=7),
    "maestro": lambda: MaestroPlayer(samples=6, seed=7),
    "maestro for the round": lambda: MaestroPlayer(samples=6, seed=7, for_the_game=False),
}


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("game", ["scopa", "chkobba"])
def test_a_budget_that_is_not_needed_changes_no_choice(name: str, game: str) -> None:
    rules = variant(game).rules(2)
    bounded, free = SEARCHING[name](), SEARCHING[name]()
    seen: list[tuple[str, str]] = []
    for number in range(2):
        played, chance = seeded_game(rules, Random(number).randbytes(32)), Random(number)
        while played.state == "playing":
            view = view_of(played, played.round.turn)
            seen.append((str(choose_within(bounded, view, rules, LONG)), str(free.choose(view, rules))))
            _go_on(played, chance)
    assert len(seen) > 40
    assert [one for one, _ in seen] == [other for _, other in seen]


def _go_on(game: Game, chance: Random) -> None:
    game.play(chance.choice(game.round.legal_actions()))


def test_the_same_worlds_give_the_same_bytes_with_a_moment_to_end_at() -> None:
    rules = variant("scopone").rules(4)
    view, values = first_view(rules), shipped_weights(rules)
    assert values is not None
    assert view.seat is not None
    found = [
        Expectimax(rules, values).evaluate(
            Round.from_view(view, rules), view.seat, seed=5, samples=12, plies=4, sample_others=True, deadline=deadline
        )
        for deadline in (0.0, time.monotonic() + LONG)
    ]
    assert repr(found[0]) == repr(found[1])
    plain = [
        search(Round.from_view(view, rules), view.seat, 500, 5, deadline=deadline)
        for deadline in (0.0, time.monotonic() + LONG)
    ]
    assert repr(plain[0]) == repr(plain[1])


@pytest.mark.parametrize("text", ["ismcts:1000000000", "maestro:9000x64", "maestro:1", "ismcts:", "maestro :5"])
def test_who_asks_for_a_player_does_not_say_how_long_it_thinks(text: str) -> None:
    with pytest.raises(PlayerError, match=f"There is no player '{text}'; choose from piccolo, "):
        check_player_name(text)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_named_player_can_be_asked_for(name: str) -> None:
    check_player_name(name)
    assert make_player(name) is not None
