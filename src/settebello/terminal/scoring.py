"""The score sheet and the end of a game in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from settebello.cards import Card
from settebello.game import Outcome
from settebello.rules.scores import RoundScore
from settebello.terminal.local import LocalGame
from settebello.terminal.narration import Narrator
from settebello.wording import ScoreLine, score_lines


class Sheet(Struct, frozen=True, kw_only=True):
    """The score of one round, and the game after it."""

    title: str
    sides: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    made: str
    """The message that names the points of the round."""
    round: tuple[int, ...]
    totals: tuple[int, ...]
    primes: tuple[tuple[Card, ...], ...]
    """By side, the cards that made its prime; empty where no primiera is played."""
    end: tuple[str, ...]
    """How the game ended; else what is needed to win."""


def sheet(narrator: Narrator) -> Sheet:
    """The score sheet of the round that is just over, or that a claim ended."""
    return _scored(narrator) if narrator.game.claimed_by is None else _claimed(narrator)


def _claimed(narrator: Narrator) -> Sheet:
    """What counts for a claim: the rounds before, and what is certain in the one on the table."""
    game, words = narrator.game, narrator.words
    return Sheet(
        title=words.say("score-claim-title", round=game.view.round),
        sides=tuple(map(narrator.side, range(game.rules.sides))),
        lines=(),
        made="score-certain",
        round=game.certain,
        totals=_reached(game),
        primes=(),
        end=tuple(ending(narrator)),
    )


def _reached(game: LocalGame) -> tuple[int, ...]:
    """The points by which the game ended or goes on."""
    if game.claimed_by is None:
        return game.totals
    return tuple(total + certain for total, certain in zip(game.totals, game.certain, strict=True))


def _scored(narrator: Narrator) -> Sheet:
    game, words = narrator.game, narrator.words
    score = game.scores[-1]
    return Sheet(
        title=words.say("score-title", round=len(game.scores)),
        sides=tuple(map(narrator.side, range(game.rules.sides))),
        lines=tuple(score_lines(game.rules, score, words.lang)),
        made="score-round",
        round=score.totals,
        totals=game.totals,
        primes=_primes(score) if game.rules.scoring.primiera else (),
        end=tuple(ending(narrator)),
    )


def _primes(score: RoundScore) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(card for card in side.prime if card is not None) for side in score.sides)


def ending(narrator: Narrator) -> Iterator[str]:
    """Who has won, or what it takes."""
    game, words = narrator.game, narrator.words
    if game.outcome is None:
        yield words.say("score-target", points=game.rules.finish.target)
        return
    if game.claimed_by is not None:
        yield _judged(narrator, game.outcome, game.claimed_by)
    yield _won(narrator, game.outcome)
    if game.outcome.reason == "outright":
        yield words.say("won-outright")
    if game.outcome.double:
        yield words.say("won-double")


def _judged(narrator: Narrator, outcome: Outcome, seat: int) -> str:
    """Whether the claim was right, and why."""
    rules, side = narrator.rules, narrator.rules.side_of(seat)
    return narrator.words.say(
        "claim-right" if side in outcome.winners else "claim-wrong",
        side=narrator.side(side),
        points=_reached(narrator.game)[side],
        target=rules.finish.target,
    )


def _won(narrator: Narrator, outcome: Outcome) -> str:
    totals = _reached(narrator.game)
    first = outcome.winners[0]
    others = [points for side, points in enumerate(totals) if side not in outcome.winners]
    numbers = "-".join(map(str, [totals[first], *sorted(others, reverse=True)]))
    if len(outcome.winners) > 1:
        sides = narrator.words.listed(map(narrator.side, outcome.winners))
        return narrator.words.say("won-shared", side=sides, totals=numbers)
    return narrator.words.say("won", who=narrator.whose(first), side=narrator.side(first), totals=numbers)


def sheet_lines(narrator: Narrator) -> Iterator[str]:
    """The score sheet, line by line, to be read aloud."""
    made = sheet(narrator)
    yield f"{made.title}."
    for line in made.lines:
        entries = [
            narrator.words.say("score-entry", side=side, points=points, why=why)
            for side, points, why in zip(made.sides, line.points, line.why, strict=True)
        ]
        yield narrator.words.say("score-tally", label=line.label, entries="; ".join(entries))
    yield tally(narrator, made.made, made.round)
    yield tally(narrator, "score-total", made.totals)
    yield from made.end


def tally(narrator: Narrator, label: str, points: Sequence[int]) -> str:
    """'Total: You 3, Rosa 1.'"""
    entries = [
        narrator.words.say("score-side", side=narrator.side(side), points=number) for side, number in enumerate(points)
    ]
    return narrator.words.say("score-tally", label=narrator.words.say(label), entries=", ".join(entries))


__all__ = ["Sheet", "ending", "sheet", "sheet_lines", "tally"]
