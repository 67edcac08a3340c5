"""The score of a round and the end of a game in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate

from msgspec import Struct

from settebello.cards import Card
from settebello.core import score_piles
from settebello.outcome import Outcome, points_to_claim
from settebello.terminal.session.game_session import RoundResult
from settebello.terminal.text.narration import Narrator
from settebello.wording import ScoreLine
from settebello.wording.fluent import flag
from settebello.wording.game_end import winning_set_name


class ScorePad(Struct, frozen=True, kw_only=True):
    """The rounds of a game as on a score pad: by side, then by round."""

    points: tuple[tuple[int, ...], ...]
    """The points of each round."""
    totals: tuple[tuple[int, ...], ...]
    """The running totals."""

    @property
    def rounds(self) -> int:
        """How many rounds there are on the pad."""
        return len(self.points[0])


class ScoreSummary(Struct, frozen=True, kw_only=True):
    """The score of a round, and of the game after it, ready to be shown."""

    title: str
    sides: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    round_label: str
    """The key of the message that labels the points of the round."""
    round_points: tuple[int, ...] | None
    """By side, or None if unknown."""
    totals: tuple[int, ...]
    primes: tuple[tuple[Card, ...], ...]
    """By side: the cards of its prime; empty where primiera is not played."""
    pad: ScorePad
    conclusion: tuple[str, ...]
    """How the game ended, or how many points win it."""


def score_pad(rounds: Sequence[Sequence[int]], sides: int) -> ScorePad:
    """The score pad of a game.

    Args:
        rounds: the points by side of each scored round.
        sides: how many there are.

    >>> score_pad([(3, 1), (1, 4)], 2).totals
    ((3, 4), (1, 5))
    """
    points = tuple(tuple(scored[side] for scored in rounds) for side in range(sides))
    return ScorePad(points=points, totals=tuple(tuple(accumulate(column)) for column in points))


def score_summary(narrator: Narrator) -> ScoreSummary:
    """The score of the round that has just ended."""
    session, translator = narrator.session, narrator.translator
    result = session.round_result(translator.lang)
    claimed = result.claimed_by is not None
    return ScoreSummary(
        title=translator.text("score-claim-title" if claimed else "score-title", round=session.view.round),
        sides=tuple(map(narrator.side_name, range(session.rules.sides))),
        lines=result.lines,
        round_label="score-certain" if claimed else "score-round",
        round_points=result.points,
        totals=result.totals,
        primes=result.primes,
        pad=score_pad(result.rounds, session.rules.sides),
        conclusion=tuple(_conclusion_lines(narrator, result)),
    )


def _conclusion_lines(narrator: Narrator, result: RoundResult) -> Iterator[str]:
    """Who has won, or how many points win."""
    session, translator = narrator.session, narrator.translator
    if session.outcome is None:
        yield translator.text("score-target", points=session.rules.finish.target, length=session.length or 0)
        return
    if result.claimed_by is not None:
        yield _claim_verdict(narrator, session.outcome, result, result.claimed_by)
        yield from _certain_points_lines(narrator, session.outcome, result, result.claimed_by)
    yield _winner_line(narrator, session.outcome, result.totals)
    if session.outcome.reason == "outright" and not any(session.view.piles):
        yield translator.text("won-as-dealt")
    elif session.outcome.reason == "outright":
        name = winning_set_name(session.rules, score_piles(session.rules, session.view.piles).won_with)
        yield translator.text(f"won-{name}" if name in ("shut-out", "winning-set") else "won-outright")
    if session.outcome.double:
        yield translator.text("won-double")


def _claim_verdict(narrator: Narrator, outcome: Outcome, result: RoundResult, seat: int) -> str:
    """Whether the claim was right, and why."""
    rules, view, text = narrator.rules, narrator.session.view, narrator.translator.text
    side, needed = rules.side_of(seat), points_to_claim(rules, view.totals)
    right, reached = side in outcome.winners, result.totals[side]
    score = score_piles(rules, view.piles)
    if right and score.outright == side:
        by_set = winning_set_name(rules, score.won_with) == "winning-set"
        return text("claim-right-set" if by_set else "claim-right-suit", side=narrator.side_name(side))
    return text("claim-right" if right else "claim-wrong", side=narrator.side_name(side), points=reached, target=needed)


def _certain_points_lines(narrator: Narrator, outcome: Outcome, result: RoundResult, seat: int) -> Iterator[str]:
    """The certain points of each side; after a wrong claim among three or more, also what counts for the others."""
    rules, view, text = narrator.rules, narrator.session.view, narrator.translator.text
    declares = flag(rules.declarations != "none" or rules.dealt_points.scores)
    takes = flag(rules.capture_points.scores or rules.sweep.by_card)
    for side, points in enumerate(result.points or ()):
        sweeps, declared = rules.sweep.flat_points * len(view.sweeps[side]), view.declared[side]
        captured = view.capture_points[side]
        yield text(
            "claim-certain",
            side=narrator.side_name(side),
            sweeps=sweeps,
            declared=declared,
            captured=captured,
            piles=points - sweeps - declared - captured,
            declares=declares,
            takes=takes,
        )
    if rules.sides > 2 and rules.side_of(seat) not in outcome.winners:
        yield text("claim-others")


def _winner_line(narrator: Narrator, outcome: Outcome, totals: Sequence[int]) -> str:
    first = outcome.winners[0]
    others = [points for side, points in enumerate(totals) if side not in outcome.winners]
    numbers = "-".join(map(str, [totals[first], *sorted(others, reverse=not narrator.rules.finish.lowest)]))
    if len(outcome.winners) > 1:
        sides = narrator.translator.join_and(map(narrator.side_name, outcome.winners))
        return narrator.translator.text("won-shared", side=sides, totals=numbers)
    return narrator.translator.text("won", who=narrator.relation(first), side=narrator.side_name(first), totals=numbers)


def score_summary_lines(narrator: Narrator) -> Iterator[str]:
    """The score, line by line, for a screen reader."""
    summary = score_summary(narrator)

    def join_entries(first: str, last: str) -> str:
        return narrator.translator.text("score-entries", first=first, last=last)

    yield f"{summary.title}."
    for line in summary.lines:
        entries = [
            narrator.translator.text("score-entry", side=side, points=points, why=why)
            for side, points, why in zip(summary.sides, line.points, line.reasons, strict=True)
        ]
        yield narrator.translator.text("score-tally", label=line.label, entries=reduce(join_entries, entries))
    if summary.round_points is not None:
        yield points_line(narrator, summary.round_label, summary.round_points)
    yield points_line(narrator, "score-total", summary.totals)
    yield from score_pad_lines(narrator, summary.pad)
    yield from summary.conclusion


def score_pad_lines(narrator: Narrator, pad: ScorePad) -> Iterator[str]:
    """A line for each side: 'You by round: 3, 1 (4), 4 (8).' None for fewer than two rounds."""
    if pad.rounds < 2:
        return
    for side, (points, totals) in enumerate(zip(pad.points, pad.totals, strict=True)):
        first, *later = zip(points, totals, strict=True)
        cells = [str(first[0]), *(f"{gained} ({total})" for gained, total in later)]
        yield narrator.translator.text(
            "score-by-round", side=narrator.side_name(side), points=narrator.translator.join_commas(cells)
        )


def points_line(narrator: Narrator, label: str, points: Sequence[int]) -> str:
    """Each side's points behind a label, such as 'Total: You 3, Rosa 1.'"""
    entries = [
        narrator.translator.text("score-side", side=narrator.side_name(side), points=number)
        for side, number in enumerate(points)
    ]
    return narrator.translator.text(
        "score-tally", label=narrator.translator.text(label), entries=narrator.translator.join_commas(entries)
    )


__all__ = [
    "ScorePad",
    "ScoreSummary",
    "points_line",
    "score_pad",
    "score_pad_lines",
    "score_summary",
    "score_summary_lines",
]
