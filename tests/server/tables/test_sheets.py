"""Score sheets as messages."""

from __future__ import annotations

import pytest

from settebello.game import seeded_game
from settebello.players import make_player
from settebello.rules import Rules
from settebello.server.tables.sheets import score_sheet
from settebello.variants import VARIANTS
from settebello.view import view_of

WITH_PRIMIERA = {name: game.rules(2) for name, game in VARIANTS.items() if 2 in game.seats}
WITH_PRIMIERA = {name: rules for name, rules in WITH_PRIMIERA.items() if rules.scoring.primiera is not None}


@pytest.mark.parametrize("rules", WITH_PRIMIERA.values(), ids=WITH_PRIMIERA)
def test_the_values_of_the_cards_of_a_prime_make_its_value(rules: Rules) -> None:
    game, player = seeded_game(rules, bytes(32)), make_player("greedy")
    while (turn := game.round.turn) is not None:
        game.play(player.choose(view_of(game, turn), rules))
    sheet = score_sheet(game)
    for prime, side in zip(sheet.primes, game.scores[-1].sides, strict=True):
        assert [None if best is None else best.card for best in prime] == list(side.prime)
        assert sum(best.value for best in prime if best is not None) == side.prime_value
