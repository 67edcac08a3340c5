"""A review as data, and as JSON that later versions can read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from settebello.errors import Sentence, SettebelloError
from settebello.players.judge import Judgement, PrecisionName
from settebello.study.luck.model import GameLuck

FORMAT = 1

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced", "ungraded"]
GRADES: tuple[Grade, ...] = get_args(Grade)

_NOT_A_REVIEW = Sentence("review-unreadable", "This is not a review: {detail}.")
_NEWER = Sentence("review-newer", "This review was written by a newer Settebello: update yours.")


class ReviewError(SettebelloError):
    """A review that cannot be read, or a record that cannot be reviewed as asked."""


class OpenValue(Struct, frozen=True, kw_only=True):
    """An action's value with all cards known."""

    action: str
    points: float
    """The margin that the seat's side can expect for the rest of the round."""


class LineLoss(Struct, frozen=True, kw_only=True):
    """What a decision lost in one line of the score sheet."""

    line: str
    """The key of the line, such as ``primiera``."""
    points: float
    """The change of the margin against the best action: below 0."""


class GradedDecision(Struct, frozen=True, kw_only=True):
    """One action of a record, and how good it was by what the seat could know."""

    round: int
    """From 1."""
    number: int
    """Of the action in its round, from 1; a claim has the number of the action that would have come next."""
    seat: int
    action: str
    grade: Grade
    best: str | None = None
    """The best action; None: it is not known."""
    points_lost: float | None = None
    """Points of the best action less those of the one taken. Below 0 where the best gives up points to win the game."""
    points_error: float = 0.0
    """Its standard error."""
    chance_lost: float | None = None
    """The same in the chance of winning the game, from 0 to 1; None: that is not known in this game. Where games are
    won double, 1 is a game won double and 0 one lost double."""
    chance_error: float = 0.0
    """Its standard error."""
    point_worth: float | None = None
    """What a point was worth in the chance of winning, at least what it is worth at the start of a game: the grade is
    of ``chance_lost`` divided by it. None: the grade is of ``points_lost``."""
    calibrated_error: float = 0.10
    """What the judge is known to be off by in this game, in points: no smaller loss is marked."""
    judgement: Judgement | None = None
    """The values of all actions; None: there was only one, or it was a claim."""
    rollout_points_lost: float | None = None
    """``points_lost`` as rollouts of the two actions found it; None: they were not rolled out."""
    rollout_chance_lost: float | None = None
    """The same of ``chance_lost``."""
    open_cards: tuple[OpenValue, ...] = ()
    """The values with all cards known, which the grade does not use; empty: not computed."""
    lines: tuple[LineLoss, ...] = ()
    """The score lines that carry the loss, the largest first; empty: the decision is not marked, or there is none."""

    @property
    def counts(self) -> bool:
        """Whether it was a real decision, with a value."""
        return self.grade not in ("forced", "ungraded") and self.judgement is not None

    @property
    def marked(self) -> bool:
        """Whether it lost more than the error of the judge."""
        return self.grade in ("inaccuracy", "mistake", "blunder")


class WinningChance(Struct, frozen=True, kw_only=True):
    """The chance of each side to win the game, as the seat on turn could know it: a point of the graph."""

    round: int
    number: int
    """Of the action that comes next, from 1."""
    seat: int | None
    """Whose knowledge it is; None: the game is over, and everybody knows."""
    by_side: tuple[float | None, ...]
    """From 0 to 1; None: not known, of the other sides where there are several."""
    error: float
    """The standard error."""


class SeatTotals(Struct, frozen=True, kw_only=True):
    """The decisions of a seat, summed."""

    seat: int
    decisions: int
    counted: int
    """Those with a choice and a value: all sums and grades are of these."""
    grades: dict[Grade, int]
    """How many there are of each grade."""
    points_lost: float
    points_error: float
    """The standard error of the sum, with the calibrated error of each loss."""
    chance_lost: float | None
    lines: dict[str, float]
    """By score line, what the marked decisions lost there: below 0."""

    @property
    def mean_loss(self) -> float:
        """Points lost for each decision that counts."""
        return self.points_lost / self.counted if self.counted else 0.0


class Review(Struct, frozen=True, kw_only=True):
    """What a judge says of every decision of a record."""

    format: int = FORMAT
    record: str
    """The digest of the record (:func:`settebello.record.record_digest`)."""
    judge: str
    """Which judge it was: its method, weights and precision, and how losses were graded."""
    precision: PrecisionName
    rules: str
    """The digest of the rules."""
    names: tuple[str, ...]
    """By seat."""
    side_of: tuple[int, ...]
    """By seat, its side."""
    seats: tuple[int, ...]
    """The seats whose decisions are judged."""
    rounds: int
    totals: tuple[int, ...]
    """By side, the points of the rounds that were scored."""
    winners: tuple[int, ...] | None
    """The sides that won; None: the game is not finished, and was reviewed as far as it goes."""
    decisions: tuple[GradedDecision, ...]
    """Of the seats judged, in order."""
    chances: tuple[WinningChance, ...]
    """Before each decision judged, and after the end; empty: no chance of winning is known in this game."""
    seat_totals: tuple[SeatTotals, ...]
    """Of the seats judged."""
    luck: tuple[GameLuck, ...] = ()
    """By side, its result in parts; empty: not all seats were judged."""

    @property
    def moments(self) -> tuple[GradedDecision, ...]:
        """The marked decisions, in order."""
        return tuple(decision for decision in self.decisions if decision.marked)


def encode_review(review: Review) -> bytes:
    """The JSON of a review; the same review gives the same bytes."""
    return msgspec.json.encode(review)


def decode_review(text: bytes | str) -> Review:
    """Read a review that :func:`encode_review` wrote, in this version or an earlier one.

    Raises:
        ReviewError: it is no review, or a newer version wrote it.
    """
    try:
        written = msgspec.json.decode(text)
        number = msgspec.convert(written, _Format).format
        if number > FORMAT:
            raise ReviewError(_NEWER())
        for old in range(number, FORMAT):
            written = _UPGRADES[old](written)
        return msgspec.convert(written, Review)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ReviewError(_NOT_A_REVIEW(detail=str(error))) from error


class _Format(Struct):
    format: int


Written = dict[str, object]

_UPGRADES: dict[int, Callable[[Written], Written]] = {}
"""By format, how a review of it becomes one of the next format."""
