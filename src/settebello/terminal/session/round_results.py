"""The result of a round of a game that this process knows in full."""

from __future__ import annotations

from settebello.cards import Card
from settebello.game import Game
from settebello.rules.scores import RoundScore
from settebello.terminal.session.game_session import RoundResult
from settebello.wording import score_lines


def round_result(game: Game, lang: str, claimed_by: int | None) -> RoundResult:
    """The result of the round that has just ended.

    Args:
        game: the game, its last round over.
        lang: the language of the score lines.
        claimed_by: the seat whose claim ended the round, or None if it was played to the end.
    """
    if claimed_by is not None:
        certain = tuple(game.round.certain(side) for side in range(game.rules.sides))
        totals = tuple(total + points for total, points in zip(game.totals, certain, strict=True))
        return RoundResult(
            lines=(), points=certain, totals=totals, primes=(), rounds=game.round_points, claimed_by=claimed_by
        )
    score = game.scores[-1]
    return RoundResult(
        lines=tuple(score_lines(game.rules, score, lang, game.totals_scored)),
        points=score.totals,
        totals=game.totals_scored,
        primes=_primes(score) if game.rules.scoring.primiera else (),
        rounds=game.round_points,
    )


def _primes(score: RoundScore) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(card for card in side.prime if card is not None) for side in score.sides)
