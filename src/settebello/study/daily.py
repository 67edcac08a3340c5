"""Results of daily games: points, par, the result without luck, and a text to share (docs/daily.md)."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from msgspec import Struct

from settebello.game import Game, seeded_shuffle
from settebello.players import make_player
from settebello.record import Record
from settebello.record.daily import DAILY_RULES, LENGTH, OPPONENT, PERSON, check_attempt, daily_seed
from settebello.shuffle import first_dealer
from settebello.study.luck.decomposition import game_luck
from settebello.study.luck.report import QUANTILE
from settebello.study.rounding import rounded_points
from settebello.view import view_of
from settebello.wording.catalogue import message
from settebello.wording.figures import decimal
from settebello.wording.fluent import Argument


class DailyResult(Struct, frozen=True, kw_only=True):
    """The result of an attempt, finished or not. Margins are the person's points minus the computer's."""

    day: str
    finished: bool
    rounds: tuple[int, ...]
    """The margin of each finished round."""
    points: int
    """Their sum."""
    par_rounds: tuple[int, ...]
    """The margin of each round if the computer plays both hands."""
    par: int
    """Their sum."""
    without_luck: float
    """The points without the luck of the deals (:mod:`settebello.study.luck.decomposition`)."""
    error: float
    """The standard error of ``without_luck``, as far as the measure of luck is known."""


def daily_result(record: Record, day: date) -> DailyResult:
    """The result of an attempt at the game of that day. The same attempt gives the same result everywhere.

    Raises:
        DailyError: the record is not such an attempt.
        RecordError: an action of the record is not legal.
    """
    check_attempt(record, day)
    return result_by_seed(record, daily_seed(day), day.isoformat())


def result_by_seed(record: Record, seed: bytes, day: str) -> DailyResult:
    """The result of an attempt at a game that was dealt from that seed.

    Raises:
        RecordError: an action of the record is not legal.
    """
    luck = game_luck(record, side=DAILY_RULES.side_of(PERSON))
    par = par_rounds(seed)
    game = record.replay()
    rounds = _margins(game)
    return DailyResult(
        day=day,
        finished=game.outcome is not None,
        rounds=rounds,
        points=sum(rounds),
        par_rounds=par,
        par=sum(par),
        without_luck=rounded_points(sum(rounds) - luck.deals.points),
        error=luck.deals.points_error,
    )


@lru_cache(maxsize=8)  # the same for everybody who plays that day
def par_rounds(seed: bytes) -> tuple[int, ...]:
    """Par for the game of that seed: the margin of each round if the computer plays both hands."""
    game, computer = Game(DAILY_RULES, first_dealer(seed, DAILY_RULES.seats), LENGTH), make_player(OPPONENT)
    while game.outcome is None:
        if game.state == "between rounds":
            game.deal(seeded_shuffle(seed, game))
        assert game.round.turn is not None
        game.play(computer.choose(view_of(game, game.round.turn), DAILY_RULES))
    return _margins(game)


def _margins(game: Game) -> tuple[int, ...]:
    return tuple(score.totals[PERSON] - score.totals[1 - PERSON] for score in game.scores)


_BETTER, _EQUAL, _WORSE, _NOT_PLAYED = (
    "\N{LARGE GREEN SQUARE}\N{LARGE YELLOW SQUARE}\N{LARGE RED SQUARE}\N{WHITE LARGE SQUARE}"
)


def share_text(result: DailyResult, lang: str = "en") -> str:
    """A result to show to others, in two lines that give away nothing about the cards: the points and par, and a square
    for each pack, which says whether it went better than par.

    Raises:
        LanguageError: there are no words in that language.
    """
    played = zip(result.rounds, result.par_rounds, strict=False)
    squares = [_BETTER if own > par else _EQUAL if own == par else _WORSE for own, par in played]
    squares += [_NOT_PLAYED] * (len(result.par_rounds) - len(squares))
    points, par = (decimal(number, lang, digits=0, sign=True) for number in (result.points, result.par))
    line = message(lang, "daily-share", {"day": result.day, "points": points, "par": par})
    return f"{line}\n{''.join(squares)}"


def result_text(result: DailyResult, lang: str = "en") -> str:
    """A result in words, with what it proves.

    Raises:
        LanguageError: there are no words in that language.
    """
    keys = ["daily-points" if result.finished else "daily-unfinished", "daily-par", "daily-luck", "daily-proves"]
    points, par = (decimal(number, lang, digits=0, sign=True) for number in (result.points, result.par))
    given: dict[str, Argument] = {
        "points": points,
        "par": par,
        "without": decimal(result.without_luck, lang, digits=1, sign=True),
        "error": decimal(QUANTILE * result.error, lang, digits=1),
        "played": len(result.rounds),
        "length": LENGTH,
    }
    return "\n".join(message(lang, key, given) for key in keys)
