"""A review as data, and as JSON that later versions can read."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct

from settebello.errors import Sentence, SettebelloError
from settebello.players.judge import Judgement
from settebello.players.precision import PrecisionName
from settebello.study.luck.model import GameLuck
from settebello.untrusted_text import TextError, decode_json

FORMAT = 1

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced", "ungraded"]
Mark = Literal["inaccuracy", "mistake", "blunder"]
"""A grade that says that something was lost."""
GRADES: tuple[Grade, ...] = get_args(Grade)

_NOT_A_REVIEW = Sentence("review-unreadable", "This is not a review: {detail}.")
_NEWER = Sentence("review-newer", "This review was written by a newer Settebello: update yours.")


class ReviewError(SettebelloError):
    """A review that cannot be read, or a record that cannot be reviewed as requested."""


class OpenValue(Struct, frozen=True, kw_only=True):
    """An action's value with all cards known."""

    action: str
    points: float
    """The expected margin of the seat's side for the rest of the round."""


class LineLoss(Struct, frozen=True, kw_only=True):
    """The loss of a decision in one line of the score sheet."""

    line: str
    """The key of the line, such as ``primiera``."""
    points: float
    """The change of the margin compared with the best action; below 0."""


class GradedDecision(Struct, frozen=True, kw_only=True):
    """One action of a record, and how good it was, judged by what the seat could know."""

    round: int
    """The number of the round, from 1."""
    number: int
    """The number of the action in its round, from 1; a claim has the number of the action that would have come next."""
    seat: int
    action: str
    grade: Grade
    best: str | None = None
    """The best action, or None if it is not known."""
    graded_loss: float | None = None
    """The loss that the grade is based on, in points, or None without a best action: the judge's loss or the rollouts',
    whichever is smaller; see ``point_worth``."""
    points_lost: float | None = None
    """The points of the best action minus the points of the one taken. Below 0 if the best action gives up points to
    win the game."""
    points_error: float = 0.0
    """The standard error of the points lost."""
    chance_lost: float | None = None
    """The chance of winning the game that was lost, from 0 to 1, or None if that is not known in this game. In games
    with double wins, 1 is a game won double and 0 one lost double."""
    chance_error: float = 0.0
    """The standard error of the chance lost."""
    point_worth: float | None = None
    """The worth of a point as a chance of winning, at least its worth at the start of a game. ``graded_loss`` is a
    chance lost divided by it; if it is None, points lost."""
    calibrated_error: float = 0.10
    """The known error of the judge in this game, in points: no smaller loss is marked."""
    judgement: Judgement | None = None
    """The values of all actions, or None if there was only one or it was a claim."""
    rollout_points_lost: float | None = None
    """``points_lost`` as measured by rollouts of the two actions, or None if there were no rollouts."""
    rollout_chance_lost: float | None = None
    """``chance_lost`` as measured by the same rollouts."""
    open_cards: tuple[OpenValue, ...] = ()
    """The values with all cards known, which the grade does not use; empty if they were not computed."""
    lines: tuple[LineLoss, ...] = ()
    """The score lines that account for the loss, the largest first; empty if the decision is not marked or there are
    none."""

    @property
    def counts(self) -> bool:
        """Whether it was a real decision, with a value."""
        return self.grade not in ("forced", "ungraded") and self.judgement is not None

    @property
    def marked(self) -> bool:
        """Whether it lost more than the error of the judge."""
        return self.grade in ("inaccuracy", "mistake", "blunder")


class WinningChance(Struct, frozen=True, kw_only=True):
    """The chance of each side of winning the game, judged by what the seat on turn could know: a point of the graph."""

    round: int
    number: int
    """The number of the next action, from 1."""
    seat: int | None
    """The seat whose knowledge it is, or None if the game is over and everybody knows."""
    by_side: tuple[float | None, ...]
    """From 0 to 1, or None if not known; with several other sides, theirs are not known."""
    error: float
    """The standard error of the chance."""


class SeatTotals(Struct, frozen=True, kw_only=True):
    """The decisions of a seat, summed."""

    seat: int
    decisions: int
    counted: int
    """The number of decisions with a choice and a value; all sums and grades are over these."""
    grades: dict[Grade, int]
    """The number of decisions with each grade."""
    points_lost: float
    points_error: float
    """The standard error of the points lost, including the calibrated error of each loss."""
    chance_lost: float | None
    lines: dict[str, float]
    """The points that the marked decisions lost in each score line; below 0."""

    @property
    def mean_loss(self) -> float:
        """Points lost per decision that counts."""
        return self.points_lost / self.counted if self.counted else 0.0


class Review(Struct, frozen=True, kw_only=True):
    """The judge's verdict on every decision of a record."""

    format: int = FORMAT
    record: str
    """The digest of the record (:func:`settebello.record.record_digest`)."""
    judge: str
    """The identity of the judge: its method, weights and precision, and how losses were graded."""
    precision: PrecisionName
    rules: str
    """The digest of the rules."""
    names: tuple[str, ...]
    """The players' names, by seat."""
    side_of: tuple[int, ...]
    """The side of each seat."""
    seats: tuple[int, ...]
    """The seats whose decisions are judged."""
    grade_limits: dict[Mark, float]
    """The smallest loss of each grade that is marked, in points."""
    rounds: int
    totals: tuple[int, ...]
    """The points of each side in the rounds that were scored."""
    winners: tuple[int, ...] | None
    """The sides that won, or None if the game is not finished; it was then reviewed as far as it goes."""
    decisions: tuple[GradedDecision, ...]
    """The decisions of the seats judged, in order."""
    chances: tuple[WinningChance, ...]
    """Before each decision judged, and after the end; empty if no chance of winning is known in this game."""
    seat_totals: tuple[SeatTotals, ...]
    """The totals of the seats judged."""
    luck: tuple[GameLuck, ...] = ()
    """The result of each side in parts; empty if not all seats were judged."""

    @property
    def moments(self) -> tuple[GradedDecision, ...]:
        """The marked decisions, in order."""
        return tuple(decision for decision in self.decisions if decision.marked)


def encode_review(review: Review) -> bytes:
    """The JSON of a review; the same review gives the same bytes."""
    return msgspec.json.encode(review)


def decode_review(text: bytes | str) -> Review:
    """Read a review that :func:`encode_review` wrote.

    Raises:
        ReviewError: the text is not a review, or a newer version wrote it.
    """
    try:
        written = decode_json(text, dict[str, object])
        if msgspec.convert(written, _Format).format > FORMAT:
            raise ReviewError(_NEWER())
        return msgspec.convert(written, Review)
    except (TextError, msgspec.MsgspecError) as error:
        raise ReviewError(_NOT_A_REVIEW(detail=str(error))) from error


class _Format(Struct):
    format: int
