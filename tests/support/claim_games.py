"""A game that goes on only to break a tie, and one where a side has taken the whole suit."""

from __future__ import annotations

from msgspec.structs import replace

from settebello.core import Action
from settebello.game import Game, Packs, seeded_shuffle
from settebello.record import Record, RoundRecord
from settebello.rules import Finish, Rules, Scoring
from tests.support.stacked_packs import TWO_TENS, stacked


def tied(rules: Rules, dealer: int) -> tuple[Record, Game]:
    """The first round has ended level, at the target or above it; the next one is dealt."""
    for number in range(300):
        seed = number.to_bytes(32, "big")
        game = Game(rules, dealer)
        record = Record(rules=rules, names=("Ada", "Bruno"), dealer=dealer)
        _deal(record, game, seed)
        while game.state == "playing":
            record.rounds[0].actions.append(game.round.legal_actions()[0])
            game.play(record.rounds[0].actions[-1])
        if game.outcome is None and max(game.totals) >= rules.finish.target:
            _deal(record, game, seed)
            return record, game
    raise AssertionError("none of 300 rounds ended level")


def _deal(record: Record, game: Game, seed: bytes) -> None:
    record.rounds.append(RoundRecord(shuffle=seeded_shuffle(seed, game)))
    game.deal(record.rounds[-1].shuffle)


def only(**scoring: object) -> Rules:
    """Ten cards twice, only these lines, sweeps worth nothing, and claiming out with a far target."""
    finish = Finish(target=50, claiming_out=True)
    rules = replace(TWO_TENS, scoring=Scoring(**scoring), finish=finish)  # type: ignore[arg-type]
    return replace(rules, sweep=replace(rules.sweep, points=0))


def all_coins_taken(rules: Rules) -> tuple[Record, Game]:
    """Seat 1 has taken the ten coins with the ten cups."""
    suits = [" ".join(f"{rank}{suit}" for rank in range(1, 11)) for suit in "DC"]
    shuffle = Packs((tuple(stacked(rules, deals=[suits])),))
    texts = [text for rank in range(1, 11) for text in (f"{rank}D", f"{rank}Cx{rank}D")]
    actions = [Action.parse(text) for text in texts]
    played = RoundRecord(shuffle=shuffle, actions=actions)
    record = Record(rules=rules, names=("Ada", "Bruno"), dealer=1, rounds=[played])
    return record, record.replay()
