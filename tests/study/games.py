"""Records of games between quick players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from settebello.game import Game, seeded_shuffle
from settebello.players import make_player
from settebello.record import Record, RoundRecord
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import view_of

NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio")


def played(rules: Rules, seed: int = 1, *, players: Sequence[str] = ("random",), actions: int | None = None) -> Record:
    """A game between these players, in turn.

    Args:
        rules: the rules of the game.
        seed: the seed of the cards and of the players' random choices.
        players: by seat; they are taken again from the first if there are fewer than seats.
        actions: stop after this number of actions, or None to play to the end.
    """
    record = Record(rules=rules, names=NAMES[: rules.seats], dealer=0)
    seated = [make_player(players[seat % len(players)], seed=seed + seat) for seat in range(rules.seats)]
    game = Game(rules, record.dealer)
    left = actions
    while game.state != "over" and left != 0:
        shuffle = seeded_shuffle(seed.to_bytes(32, "big"), game)
        dealt = RoundRecord(shuffle=shuffle)
        record.rounds.append(dealt)
        game.deal(shuffle)
        while game.state == "playing" and left != 0:
            turn = game.round.turn
            assert turn is not None
            action = seated[turn].choose(view_of(game, turn), rules)
            game.play(action)
            dealt.actions.append(action)
            left = None if left is None else left - 1
    return record


@cache
def short_game() -> Record:
    """A game of scopa to 3 points."""
    return played(variant("scopa").rules(2, {"target": "3"}), players=("greedy", "random"))
