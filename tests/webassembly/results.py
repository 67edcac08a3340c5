"""What the library computes, in lines that must be the same natively and in WebAssembly.

:func:`main` runs in both. Every line has a name and a digest of what was computed.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from itertools import cycle

import msgspec

import settebello
from settebello import Game, Player, Record, Round, Rules, playouts, view_of
from settebello.core.search.solver import Solver
from settebello.game import seeded_shuffle
from settebello.players.evaluation.models import train
from settebello.players.judge import Judge
from settebello.players.levels import LEVELS
from settebello.players.maestro import MaestroPlayer
from settebello.players.precision import Precision
from settebello.players.registry import make_player
from settebello.record import RoundRecord, write
from settebello.rules import options
from settebello.study.decisions import recorded_decisions
from settebello.study.model import encode_review
from settebello.study.review import review
from settebello.variants import VARIANTS
from settebello.wording import languages, sheet_text
from tests.study import daily_attempts

PLAYERS = (*LEVELS, "greedy", "traditional", "judge", "ismcts:40", "random")


def results() -> Iterator[str]:
    """Everything. Of each game one round, and every player plays several games; a whole game of Scopa."""
    yield f"library {[type(getattr(settebello, name)).__name__ for name in settebello.__all__]}"
    for number, (game, player) in enumerate(zip(VARIANTS, cycle(PLAYERS), strict=False)):
        yield from _results_of_game(number, game, player)
    whole = _play(Rules(), "amico", seed=0)
    yield _line("a whole game and its review", write(whole), encode_review(review(whole, precision="quick")))
    house_rules = options.apply(Rules(), {"sweep.points": "2"})
    yield _line("the daily game", daily_attempts.printed(date(2026, 11, 28)))
    yield _line("training", train(house_rules, rounds=500).weights)
    yield _line("exact play", *(str(Solver(16).values(_last_deal(seed))) for seed in range(20)))


def _results_of_game(number: int, game: str, player: str) -> Iterator[str]:
    rules = VARIANTS[game].rules()
    yield _line(f"{game}, playouts", str(playouts(rules, 500, number)))
    yield _line(f"{game}, rule sheets", *(sheet_text(rules, language) for language in languages()))
    played = _play(rules, player, number, rounds=1)
    yield _line(f"{game}, {player} against itself", write(played))
    yield _line(f"{game}, judgements", *_judgements(played))


def _judgements(record: Record) -> Iterator[bytes]:
    """Of every decision of the first seat, in few worlds: more of them are more of the same."""
    judge = Judge(record.rules, Precision(resolution=0.5, errors=1, worlds=64))
    for decision in recorded_decisions(record):
        if decision.seat == 0:
            yield msgspec.json.encode(judge.judge(decision.view))
            yield msgspec.json.encode(judge.open_values(decision.position, decision.view.totals))


def _play(rules: Rules, player: str, seed: int, *, rounds: int = 100) -> Record:
    """A game of a player against itself, at most so many rounds."""
    seats = [_player(player, seed * rules.seats + seat) for seat in range(rules.seats)]
    record = Record(rules=rules, names=tuple(f"{player} {seat}" for seat in range(rules.seats)), dealer=0)
    game = Game(rules, 0)
    while game.state != "over" and len(record.rounds) < rounds:
        played = RoundRecord(shuffle=seeded_shuffle(seed.to_bytes(32), game))
        record.rounds.append(played)
        game.deal(played.shuffle)
        while game.state == "playing":
            seat = game.round.turn
            assert seat is not None
            played.actions.append(seats[seat].choose(view_of(game, seat), rules))
            game.play(played.actions[-1])
    return record


def _player(name: str, seed: int) -> Player:
    """A player that takes the same time everywhere: not as long as it has, but so many samples."""
    return MaestroPlayer(samples=8, seed=seed) if name == "maestro" else make_player(name, seed=seed)


def _last_deal(seed: int) -> Round:
    """A position with one deal left."""
    rules = Rules()
    position = Round(rules, settebello.pack_order(seed.to_bytes(32), rules.cards))
    while position.deal < len(rules.deal.hands) - 1:
        position.play(position.legal_actions()[0])
    return position


def _line(name: str, *computed: str | bytes) -> str:
    digest = sha256()
    for part in computed:
        digest.update(part if isinstance(part, bytes) else part.encode())
    return f"{name}: {digest.hexdigest()[:16]}"


def main() -> None:
    """Print everything."""
    for line in results():
        print(line)
