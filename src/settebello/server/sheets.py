"""Score sheets and rule sheets for the messages, in words."""

from __future__ import annotations

from settebello.cards import Card
from settebello.game import Game, Outcome
from settebello.rules import Rules
from settebello.server.protocol import ScoreSheet, SheetLine
from settebello.wording import rule_sheet, score_lines


def score_sheet(game: Game, lang: str = "en") -> ScoreSheet:
    """The sheet of the round that was scored last; a game that was claimed ends with none of its lines scored."""
    if game.outcome is not None and game.outcome.reason == "claim":
        return _claimed(game, game.outcome)
    score = game.scores[-1]
    lines = score_lines(game.rules, score, lang)
    return ScoreSheet(
        lines=tuple(SheetLine(key=line.key, label=line.label, points=line.points, why=line.why) for line in lines),
        totals=score.totals,
        game=game.totals,
        primes=tuple(_prime(game, side) for side in range(game.rules.sides)),
        winner=None if game.outcome is None else game.outcome.winners[0],
    )


def _claimed(game: Game, outcome: Outcome) -> ScoreSheet:
    sides = game.rules.sides
    nothing = (0,) * sides
    return ScoreSheet(lines=(), totals=nothing, game=game.totals, primes=((),) * sides, winner=outcome.winners[0])


def rules_in_words(rules: Rules, lang: str = "en") -> tuple[str, ...]:
    """The rules, a paragraph each."""
    return tuple(clause.text for clause in rule_sheet(rules, lang))


def _prime(game: Game, side: int) -> tuple[Card | None, ...]:
    return () if game.rules.scoring.primiera is None else game.scores[-1].sides[side].prime
