"""Attempts at daily games by players. Run as a module, it prints the result of one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date

import msgspec

from settebello.core import Action
from settebello.game import Game, seeded_shuffle
from settebello.players import make_player
from settebello.record import Record, RoundRecord, write
from settebello.record.daily import PERSON, daily_seed, new_attempt, parse_day
from settebello.study.daily import daily_result
from settebello.view import view_of


def attempt(
    day: date, player: str = "amico", *, rounds: int = 4, choose: Callable[[Game], Action] | None = None
) -> Record:
    """An attempt by a player that needs no random numbers, left after so many rounds. ``choose``, if given, chooses for
    the person, with all cards open."""
    record, seed = new_attempt(day, ("Ada", "Rosa")), daily_seed(day)
    game, seated = record.new_game(), [make_player(player), make_player("judge")]
    while game.outcome is None and len(game.scores) < rounds:
        if game.state == "between rounds":
            record.rounds.append(RoundRecord(shuffle=seeded_shuffle(seed, game)))
            game.deal(record.rounds[-1].shuffle)
        turn = game.round.turn
        assert turn is not None
        if choose is not None and turn == PERSON:
            action = choose(game)
        else:
            action = seated[turn].choose(view_of(game, turn), game.rules)
        game.play(action)
        record.rounds[-1].actions.append(action)
    return record


def printed(day: date) -> str:
    """The record and the result of an attempt, as text."""
    record = attempt(day)
    return write(record) + msgspec.json.encode(daily_result(record, day)).decode()


if __name__ == "__main__":
    print(printed(parse_day(sys.argv[1])), end="")
