"""A review: every decision of a record, judged by what the seat could know.

>>> from settebello.game import Seed
>>> from settebello.core import Action
>>> from settebello.record import Record, RoundRecord
>>> from settebello.rules import Rules
>>> opened = RoundRecord(shuffle=Seed(bytes(31) + b"\\x1a"), actions=[Action.parse("7Bx1C6D")])
>>> record = Record(rules=Rules(), names=("Ada", "Bruno"), dealer=1, rounds=[opened])
>>> found = review(record, precision="quick")
>>> [(decision.round, decision.number, decision.action) for decision in found.decisions], found.winners
([(1, 1, '7Bx1C6D')], None)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from msgspec.structs import replace

from settebello.errors import Sentence
from settebello.game import Game
from settebello.players.precision import PrecisionName
from settebello.record import Record, count_rounds, read, record_digest
from settebello.rules import Rules, digest
from settebello.steps import Steps, finish
from settebello.study.chances import winning_chances
from settebello.study.decisions import recorded_decisions
from settebello.study.grades import calibrated_error, grade_limits
from settebello.study.luck.decomposition import game_luck_in_steps
from settebello.study.luck.model import GameLuck
from settebello.study.model import GradedDecision, Review, ReviewError
from settebello.study.reviewer import Reviewer, ReviewerPool
from settebello.study.seat_totals import seat_totals

MOST_ROUNDS = 1000
"""The length of the longest record that can be reviewed."""

Progress = Callable[[int, int], None]
"""Is called with the number of decisions done and the total. An exception that it raises ends the review."""

_SEAT = Sentence("review-seat", "There is no seat {seat} in this record: the seats are 0 to {last}.")
_ROUNDS = Sentence("review-rounds", "This record has {rounds} rounds; a review takes at most {most}.")


def read_record(text: str) -> Record:
    """Read a record for a review; a record that is too long is refused before it is replayed.

    Raises:
        ReviewError: the record is too long.
        RecordError: it is not a record, is cut short, or contradicts itself; the message names the line.
    """
    rounds = count_rounds(text)
    if rounds > MOST_ROUNDS:
        raise ReviewError(_ROUNDS(rounds=rounds, most=MOST_ROUNDS))
    return read(text)


def decision_count(record: Record) -> int:
    """The number of decisions in a record, including forced ones and a claim."""
    return sum(len(played.actions) + (played.claim is not None) for played in record.rounds)


def review(
    record: Record,
    *,
    seat: int | None = None,
    precision: PrecisionName = "usual",
    threads: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Judge the decisions of a record. The same record and precision give the same review, with any number of threads.

    Args:
        record: the record of a game, finished or not; an unfinished game is reviewed as far as it goes.
        seat: the seat whose decisions are judged, or None for all seats.
        precision: how finely the judge tells actions apart.
        threads: the number of decisions judged at a time.
        progress: called after each decision, in the caller's thread.

    Raises:
        ReviewError: there is no such seat, or the record is too long.
        RecordError: an action of the record is not legal.
    """
    return finish(review_in_steps(record, seat=seat, precision=precision, threads=threads, progress=progress))


def review_in_steps(
    record: Record,
    *,
    seat: int | None = None,
    precision: PrecisionName = "usual",
    threads: int = 1,
    progress: Progress | None = None,
) -> Steps[Review]:
    """:func:`review`, in steps of a fraction of a second; but house rules without a known value are learned in the
    first step (:func:`settebello.players.evaluation.models.model_for`)."""
    seats, game = judged_seats(record, seat), record.replay()
    with ReviewerPool(record.rules, precision, threads) as reviewers:
        decisions = yield from _reviewed(record, game, seats, reviewers, progress)
    found = Review(
        record=record_digest(record),
        judge=reviewers.identity,
        precision=precision,
        rules=digest(record.rules),
        names=record.names,
        side_of=tuple(map(record.rules.side_of, range(record.rules.seats))),
        seats=seats,
        grade_limits=grade_limits(calibrated_error(record.rules)),
        rounds=len(record.rounds),
        totals=game.totals,
        winners=None if game.outcome is None else game.outcome.winners,
        decisions=decisions,
        chances=tuple(winning_chances(record, game, decisions)),
        seat_totals=tuple(seat_totals(judged, decisions) for judged in seats),
    )
    if seat is not None:
        return found
    luck = list[GameLuck]()
    for side in range(record.rules.sides):
        luck.append((yield from game_luck_in_steps(record, found, side=side)))
    return replace(found, luck=tuple(luck))


def reviewer_identity(rules: Rules, precision: PrecisionName) -> str:
    """The judge's identity as a review of that precision records it; two reviews of a record with the same identity are
    equal."""
    return Reviewer(rules, precision).identity


def judged_seats(record: Record, seat: int | None) -> tuple[int, ...]:
    """The seats to judge: ``seat``, or all of them if it is None.

    Raises:
        ReviewError: there is no such seat, or the record is too long.
    """
    seats = range(record.rules.seats)
    if seat is not None and seat not in seats:
        raise ReviewError(_SEAT(seat=seat, last=seats[-1]))
    if len(record.rounds) > MOST_ROUNDS:
        raise ReviewError(_ROUNDS(rounds=len(record.rounds), most=MOST_ROUNDS))
    return tuple(seats) if seat is None else (seat,)


def _reviewed(
    record: Record, game: Game, seats: Sequence[int], reviewers: ReviewerPool, progress: Progress | None
) -> Steps[tuple[GradedDecision, ...]]:
    """The decisions of these seats, graded, round by round."""
    decisions = list[GradedDecision]()
    done, total = 0, decision_count(record)
    rounds_over = len(record.rounds) if game.outcome else len(game.scores)
    for number, made in groupby(recorded_decisions(record), key=lambda decision: decision.round):
        of_round = list(made)
        own = [decision for decision in of_round if decision.seat in seats]
        done += len(of_round) - len(own)
        for steps in reviewers.review(own, open_cards=number <= rounds_over):
            decisions.append((yield from steps))
            done += 1
            if progress:
                progress(done, total)
            yield
    return tuple(decisions)
