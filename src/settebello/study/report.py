"""A review as text, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from settebello.rules import Rules
from settebello.rules.scores import LINES
from settebello.study.history import PlayerTotals
from settebello.study.model import Grade, GradedDecision, Review, SeatTotals
from settebello.study.reasons import OUTRIGHT
from settebello.study.text_table import Row, table_lines
from settebello.wording import line_label, side_name
from settebello.wording.catalogue import language, message
from settebello.wording.figures import decimal, percent
from settebello.wording.fluent import Argument
from settebello.wording.game_end import whole_suit_name, winning_set_name
from settebello.wording.idiom import common
from settebello.wording.names import join_words

MARKS: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")
"""The grades that a report counts."""
LOWEST = "lowest"
"""The key of any line if the lowest total wins."""


def review_text(review: Review, rules: Rules, lang: str = "en") -> str:
    """The report of a review: the result, the marked decisions, and the sums of each seat.

    Args:
        review: what to report.
        rules: of its game.
        lang: the language.

    Raises:
        LanguageError: there are no words in that language.
    """
    words = ReportWords(rules, language(lang))
    parts = [[*_result(review, words)], [*_moments(review, words)]]
    parts.append([*table_lines([words.sums_header(), *(words.sums(review, totals) for totals in review.seat_totals)])])
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def history_text(totals: Sequence[PlayerTotals], lang: str = "en") -> str:
    """The totals of several reviews.

    Raises:
        LanguageError: there are no words in that language.
    """
    words = ReportWords(Rules(), language(lang))
    header = (words("review-player"), words("review-games"), words("review-won"), *words.sums_header()[1:])
    rows = [(one.name, str(one.games), str(one.won), *words.loss(one)) for one in totals]
    return "\n".join(table_lines([header, *rows])) + "\n"


def reason_words(decision: GradedDecision, rules: Rules, lang: str = "en") -> tuple[str, ...]:
    """Why a marked decision lost, a phrase for each line of the score sheet that carries the loss.

    >>> from settebello.study.model import LineLoss
    >>> lines = (LineLoss(line="primiera", points=-0.41),)
    >>> decision = GradedDecision(round=1, number=1, seat=0, action="7D", grade="mistake", lines=lines)
    >>> [reason.partition(":")[0] for reason in reason_words(decision, Rules())]
    ['gives the best cards of a suit away']
    """
    words = ReportWords(rules, language(lang))
    return tuple(words.reason(line.line, line.points) for line in decision.lines)


def line_words(rules: Rules, lang: str = "en") -> Iterator[tuple[str, str, str]]:
    """Every line where a decision can lose: its key, its label, and what an action does that loses there.

    Raises:
        LanguageError: there are no words in that language.

    >>> [loss for key, label, loss in line_words(Rules()) if label == "Primiera"]
    ['gives the best cards of a suit away']
    """
    words = ReportWords(rules, language(lang))
    for key in (*LINES, OUTRIGHT):
        yield key, words.label(key), words.reason_text(key)


class ReportWords:
    """The messages of a language about a game."""

    def __init__(self, rules: Rules, lang: str) -> None:
        self.rules = rules
        self.lang = lang
        self._common = common(rules)

    def __call__(self, key: str, **arguments: Argument) -> str:
        return message(self.lang, key, self._common | arguments)

    def points(self, points: float) -> str:
        return decimal(points, self.lang, sign=True)

    def phrases(self, phrases: Iterable[str]) -> str:
        """Phrases in a row: 'a; b'; empty if there are none."""
        start, *others = tuple(phrases) or ("",)
        return reduce(lambda first, last: self("phrases", first=first, last=last), others, start)

    def reason(self, line: str, points: float) -> str:
        amount = decimal(points, self.lang, digits=1, sign=True)
        return self("reason", line=self._kind(line), label=self.label(line), points=amount)

    def reason_text(self, line: str) -> str:
        """How an action loses in a line, such as 'gives the best cards of a suit away'."""
        return self("reason-words", line=self._kind(line))

    def label(self, line: str) -> str:
        """The name of a line of the score sheet, or of what wins the game outright."""
        if line != OUTRIGHT:
            return line_label(line, self.lang, self.rules)
        return self("label-outright", name=winning_set_name(self.rules))

    def _kind(self, line: str) -> str:
        """The line's key in the messages: an outright win names its cards; and no line should be scored if the lowest
        total wins."""
        if line != OUTRIGHT and self.rules.finish.lowest:
            return LOWEST
        return winning_set_name(self.rules) if line == OUTRIGHT and not whole_suit_name(self.rules) else line

    # The rows of the tables

    def moment_header(self) -> Row:
        columns = (
            "turn",
            "player",
            "grade",
            "costs",
            "action",
            "best",
            "points",
            "chance",
            "rollouts",
            "open",
            "reason",
        )
        return tuple(self(f"review-{column}") for column in columns)

    def moment(self, decision: GradedDecision, name: str) -> Row:
        chance = decision.chance_lost
        lost = _open_loss(decision)
        return (
            f"{decision.round}.{decision.number}",
            name,
            self("grade", grade=decision.grade),
            "" if decision.graded_loss is None else decimal(decision.graded_loss, self.lang),
            decision.action,
            decision.best or "",
            "" if decision.points_lost is None else self.points(-decision.points_lost),
            "" if chance is None else percent(-chance, self.lang, sign=True),
            self._rolled_out(decision),
            "" if lost is None else self.points(-lost),
            self.phrases([self.reason(line.line, line.points) for line in decision.lines]),
        )

    def _rolled_out(self, decision: GradedDecision) -> str:
        """The rollouts' result, as a chance of winning if the grade is based on that."""
        if decision.rollout_points_lost is None:
            return ""
        if decision.rollout_chance_lost is None or not decision.point_worth:
            return self.points(-decision.rollout_points_lost)
        return percent(-decision.rollout_chance_lost, self.lang, sign=True)

    def sums_header(self) -> Row:
        marks = (self("review-grades", grade=grade) for grade in MARKS)
        return (
            self("review-player"),
            self("review-counted"),
            self("review-lost"),
            "± (95%)",
            self("review-mean"),
            *marks,
        )

    def sums(self, review: Review, totals: SeatTotals) -> Row:
        return (review.names[totals.seat], *self.loss(totals))

    def loss(self, summed: SeatTotals | PlayerTotals) -> Row:
        """The columns that a seat and a player have in common; the interval is of 95%."""
        return (
            str(summed.counted),
            decimal(summed.points_lost, self.lang),
            decimal(2 * summed.points_error, self.lang),
            decimal(summed.mean_loss, self.lang, digits=3),
            *(str(summed.grades.get(grade, 0)) for grade in MARKS),
        )


def _result(review: Review, words: ReportWords) -> Iterator[str]:
    sides = range(words.rules.sides)
    names = [side_name(words.rules, review.names, side, words.lang) for side in sides]
    yield ", ".join(f"{name} {total}" for name, total in zip(names, review.totals, strict=True))
    if review.winners is None:
        yield words("review-unfinished")
    else:
        yield words("review-winner", side=join_words([names[side] for side in review.winners], words.lang))
    yield words("review-judge", judge=review.judge, precision=review.precision)


def _moments(review: Review, words: ReportWords) -> Iterator[str]:
    if not review.moments:
        yield words("review-no-moments")
        return
    rows = [words.moment(decision, review.names[decision.seat]) for decision in review.moments]
    yield from table_lines([words.moment_header(), *rows])
    if any(decision.open_cards for decision in review.moments):
        yield words("review-open-note")


def _open_loss(decision: GradedDecision) -> float | None:
    """The loss of the action with all cards known, or None if it was not computed."""
    values = {value.action: value.points for value in decision.open_cards}
    return max(values.values()) - values[decision.action] if decision.action in values else None
