"""The score sheet and the end of a game in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from msgspec import Struct

from settebello.cards import Card
from settebello.core import score_piles
from settebello.outcome import Outcome, points_to_claim
from settebello.terminal.session.protocol import Scored
from settebello.terminal.text.narration import Narrator
from settebello.wording import ScoreLine


class Sheet(Struct, frozen=True, kw_only=True):
    """The score of one round, and the game after it."""

    title: str
    sides: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    made: str
    """The message that names the points of the round."""
    round: tuple[int, ...] | None
    """None: not known."""
    totals: tuple[int, ...]
    primes: tuple[tuple[Card, ...], ...]
    """By side, the cards that made its prime; empty where no primiera is played."""
    end: tuple[str, ...]
    """How the game ended; else what is needed to win."""


def sheet(narrator: Narrator) -> Sheet:
    """The score sheet of the round that is just over, or that a claim ended."""
    game, words = narrator.game, narrator.words
    scored = game.scored(words.lang)
    claimed = scored.claimed_by is not None
    return Sheet(
        title=words.say("score-claim-title" if claimed else "score-title", round=game.view.round),
        sides=tuple(map(narrator.side, range(game.rules.sides))),
        lines=scored.lines,
        made="score-certain" if claimed else "score-round",
        round=scored.points,
        totals=scored.totals,
        primes=scored.primes,
        end=tuple(_ending(narrator, scored)),
    )


def _ending(narrator: Narrator, scored: Scored) -> Iterator[str]:
    """Who has won, or what it takes."""
    game, words = narrator.game, narrator.words
    if game.outcome is None:
        yield words.say("score-target", points=game.rules.finish.target)
        return
    if scored.claimed_by is not None:
        yield _judged(narrator, game.outcome, scored, scored.claimed_by)
        yield from _certain(narrator, game.outcome, scored, scored.claimed_by)
    yield _won(narrator, game.outcome, scored.totals)
    if game.outcome.reason == "outright":
        yield words.say("won-outright")
    if game.outcome.double:
        yield words.say("won-double")


def _judged(narrator: Narrator, outcome: Outcome, scored: Scored, seat: int) -> str:
    """Whether the claim was right, and why."""
    rules, view, say = narrator.rules, narrator.game.view, narrator.words.say
    side, needed = rules.side_of(seat), points_to_claim(rules, view.totals)
    right, reached = side in outcome.winners, scored.totals[side]
    if right and score_piles(rules, view.piles).outright == side:
        return say("claim-right-suit", side=narrator.side(side))
    if right and scored.points is not None and reached < needed:
        needed = rules.finish.target  # an older game, judged by the target alone
    return say("claim-right" if right else "claim-wrong", side=narrator.side(side), points=reached, target=needed)


def _certain(narrator: Narrator, outcome: Outcome, scored: Scored, seat: int) -> Iterator[str]:
    """What each side had for certain in the round, and what of it counts where the winner is yet to be found."""
    rules, view, say = narrator.rules, narrator.game.view, narrator.words.say
    declares = "off" if rules.declarations == "none" else "on"
    for side, points in enumerate(scored.points or ()):
        sweeps, declared = rules.sweep.points * len(view.sweeps[side]), view.declared[side]
        yield say(
            "claim-certain",
            side=narrator.side(side),
            sweeps=sweeps,
            declared=declared,
            piles=points - sweeps - declared,
            declares=declares,
        )
    if rules.sides > 2 and rules.side_of(seat) not in outcome.winners:
        yield say("claim-others", declares=declares)


def _won(narrator: Narrator, outcome: Outcome, totals: Sequence[int]) -> str:
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

    def both(first: str, last: str) -> str:
        return narrator.words.say("score-entries", first=first, last=last)

    yield f"{made.title}."
    for line in made.lines:
        entries = [
            narrator.words.say("score-entry", side=side, points=points, why=why)
            for side, points, why in zip(made.sides, line.points, line.reasons, strict=True)
        ]
        yield narrator.words.say("score-tally", label=line.label, entries=reduce(both, entries))
    if made.round is not None:
        yield tally(narrator, made.made, made.round)
    yield tally(narrator, "score-total", made.totals)
    yield from made.end


def tally(narrator: Narrator, label: str, points: Sequence[int]) -> str:
    """'Total: You 3, Rosa 1.'"""
    entries = [
        narrator.words.say("score-side", side=narrator.side(side), points=number) for side, number in enumerate(points)
    ]
    return narrator.words.say(
        "score-tally", label=narrator.words.say(label), entries=narrator.words.enumerated(entries)
    )


__all__ = ["Sheet", "sheet", "sheet_lines", "tally"]
