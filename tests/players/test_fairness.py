"""Cards that a player cannot see never change what it plays. SETTEBELLO_POSITIONS sets the number of positions.

The levels for people are held to the same along whole rounds (``test_levels.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from settebello.players import make_player
from settebello.players.ismcts import IsmctsPlayer
from settebello.players.maestro import MaestroPlayer
from settebello.players.player import Player
from settebello.variants import VARIANTS
from settebello.view import encode, view_of
from tests.engine.small_positions import POSITIONS
from tests.support.hidden_cards import some_position, twin_of

FAIR: dict[str, Callable[[], Player]] = {
    "ismcts": lambda: IsmctsPlayer(60, seed=7),
    "maestro": lambda: MaestroPlayer(samples=6, seed=7),
    "judge": lambda: make_player("judge"),
    "greedy": lambda: make_player("greedy"),
    "traditional": lambda: make_player("traditional"),
    "random": lambda: make_player("random", 7),
}
GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
EACH = max(1, POSITIONS // len(GAMES))


@pytest.mark.parametrize("name", FAIR)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_permuting_what_a_seat_cannot_see_changes_no_action(name: str, game: str, seats: int) -> None:
    rules, chance = VARIANTS[game].rules(seats), Random(f"{name} {game} {seats}")
    looked_at = 0
    while looked_at < EACH:
        played = some_position(rules, chance)
        seat = played.round.turn
        if seat is None:
            continue
        twin = twin_of(played, seat, chance)
        assert encode(view_of(twin, seat)) == encode(view_of(played, seat))
        player, again = FAIR[name](), FAIR[name]()
        assert player.choose(view_of(played, seat), rules) == again.choose(view_of(twin, seat), rules)
        looked_at += 1
