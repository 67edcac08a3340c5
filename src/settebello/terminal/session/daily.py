"""The daily game in this process: one attempt a day, in a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from pathlib import Path

from settebello.errors import Sentence
from settebello.players.recommendation import Recommendation
from settebello.record import Record
from settebello.record.daily import check_attempt, daily_seed, is_in_grace, new_attempt, utc_day
from settebello.terminal.session import record_files
from settebello.terminal.session.game_session import ActionRefused
from settebello.terminal.session.local import LocalSession
from settebello.terminal.session.notices import Notice

_NO_HINTS = Sentence("daily-hints", "There are no hints in the daily game.")


class DailySession(LocalSession):
    """An attempt at the game of a day, without hints and without a rematch.

    Args:
        record: the attempt so far.
        day: the day.
        save: its file.

    Raises:
        SaveError: the file cannot be written.
    """

    def __init__(self, record: Record, day: date, save: Path) -> None:
        self.day = day
        super().__init__(record, seed=daily_seed(day), save=save)
        self.hints_allowed = False
        self.may_rematch = False

    def hint(self) -> Recommendation:
        raise ActionRefused(_NO_HINTS())

    @property
    def leave_warning(self) -> Notice:
        return Notice("quit-over") if self.outcome is not None else self._kept()

    def leave(self) -> Notice | None:
        if self.save_error is not None:
            return Notice("kept-nowhere", {"reason": self.save_error})
        return self._kept() if self.outcome is None else None

    def _kept(self) -> Notice:
        return Notice("kept-daily", {"day": self.day.isoformat()})


def attempt_path(day: date) -> Path:
    """The file of the attempt at the game of that day. Its folder exists.

    Raises:
        SaveError: the folder cannot be created.
    """
    return record_files.subfolder("daily") / f"{day.isoformat()}.txt"


def load_attempt(day: date) -> Record | None:
    """The attempt at the game of that day, or None if there is none.

    Raises:
        SaveError: the folder cannot be created.
        RecordError: the file cannot be read, or does not hold a record.
        DailyError: the record is not an attempt at that game.
    """
    record = record_files.load_record(attempt_path(day))
    if record is not None:
        check_attempt(record, day)
    return record


def open_attempt(day: date, names: Sequence[str], title: str) -> DailySession:
    """Begin the attempt at the game of that day, or continue it. Raises as :func:`load_attempt`.

    Args:
        day: the day.
        names: the names of the person and the computer, for a new attempt.
        title: its title.
    """
    record = load_attempt(day)
    if record is None:
        record = new_attempt(day, names)
        record.extra.insert(0, ("Title", title))
    return DailySession(record, day, attempt_path(day))


def current_day(now: datetime) -> date:
    """The day whose game is played at that time: that of yesterday, for a while after midnight, if it was begun and is
    not finished. Raises as :func:`load_attempt`.

    Args:
        now: the time, with its time zone.
    """
    yesterday = utc_day(now) - timedelta(days=1)
    if is_in_grace(yesterday, now) and attempt_path(yesterday).exists():
        record = load_attempt(yesterday)
        if record is not None and record.replay().outcome is None:
            return yesterday
    return utc_day(now)
