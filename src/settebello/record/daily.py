"""The daily game: every day the same four packs for everybody, against the same computer (docs/daily.md).
:mod:`settebello.study.daily` has the results.

A day's game is an ordinary game of four rounds, dealt from the seed of the day: it follows from the date, or on a
server from the date and the server's secret. Each seat deals two of them. The computer is the player ``judge``, whose
actions follow from what it sees; so the same plays get the same answers on every machine.

>>> attempt = new_attempt(date(2026, 11, 28), ["Ada", "Rosa"])
>>> attempt.length, attempt.players
(4, ('', 'judge'))
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256

from settebello.errors import Sentence, SettebelloError
from settebello.game import Seed
from settebello.record.model import Record
from settebello.rules import Rules
from settebello.rules.base import MOST_TARGET
from settebello.shuffle import first_dealer, round_seed
from settebello.variants import variant

VERSION = 1
"""The number goes up with every change of the packs, the rules or the computer's answers; attempts of different
versions cannot be compared."""
FIRST_DAY = date(2026, 11, 1)
GRACE = timedelta(hours=2)
"""How long after the end of its day a game that was begun may still be played."""
LENGTH = 4
"""The rounds of a daily game, one pack each."""
OPPONENT = "judge"
PERSON = 0
"""The person's seat."""
DAILY_RULES: Rules = variant("scopa").rules(2, {"target": str(MOST_TARGET)})
"""The basic game, with a target that nobody reaches in four rounds."""

_NO_DATE = Sentence("daily-date", "'{text}' is not a date: write it as 2026-11-28.")
_EARLY = Sentence(
    "daily-early", "The game of {day} begins on that day, by UTC. Today is {today}, if this device's clock is right."
)
_BEFORE_FIRST = Sentence("daily-first", "There is no game for {day}: the first is that of {first}.")
_CLOCK = Sentence(
    "daily-clock", "This device's clock says {today}, before the first daily game of {first}: set it right."
)
_OTHER = Sentence(
    "daily-other", "This is not an attempt at the daily game of {day}, or it was begun with a different version."
)


class DailyError(SettebelloError):
    """A day without a game, or a record that is not an attempt at it."""


def parse_day(text: str) -> date:
    """Read a date such as ``2026-11-28``.

    Raises:
        DailyError: the text is not such a date.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise DailyError(_NO_DATE(text=text[:40])) from None
    if day.isoformat() != text:
        raise DailyError(_NO_DATE(text=text[:40]))
    return day


def check_day(day: date, today: date) -> None:
    """Check that the game of that day can be played.

    Args:
        day: the day.
        today: the present day in UTC, as far as the device knows.

    Raises:
        DailyError: it cannot: the day is still to come, or was before the first game.
    """
    if today < FIRST_DAY:
        raise DailyError(_CLOCK(today=today.isoformat(), first=FIRST_DAY.isoformat()))
    if day > today:
        raise DailyError(_EARLY(day=day.isoformat(), today=today.isoformat()))
    if day < FIRST_DAY:
        raise DailyError(_BEFORE_FIRST(day=day.isoformat(), first=FIRST_DAY.isoformat()))


def utc_day(now: datetime) -> date:
    """The day of a time with its time zone, in UTC, by which days change for everybody at once."""
    return now.astimezone(UTC).date()


def day_end(day: date) -> datetime:
    """The end of a day: no attempt begins any more."""
    return datetime.combine(day + timedelta(days=1), time(), UTC)


def is_in_grace(day: date, now: datetime) -> bool:
    """Whether a game that was begun on that day may still be played, although the day is over.

    >>> is_in_grace(date(2026, 11, 28), datetime(2026, 11, 29, 1, 30, tzinfo=UTC))
    True
    """
    return day_end(day) <= now < day_closing(day)


def day_closing(day: date) -> datetime:
    """The closing of a day: the end of the time for games that were begun on it."""
    return day_end(day) + GRACE


def last_closed_day(now: datetime) -> date:
    """The latest day that has closed.

    >>> [str(last_closed_day(datetime(2026, 11, 29, hour, tzinfo=UTC))) for hour in (1, 2)]
    ['2026-11-27', '2026-11-28']
    """
    return utc_day(now - GRACE) - timedelta(days=1)


def daily_seed(day: date, secret: bytes | None = None) -> bytes:
    """The seed of a day's game. The rounds follow from it as in any game outside a server (docs/shuffle.md).

    Args:
        day: the day.
        secret: the secret of a server: the seed is the HMAC-SHA-256 of the ASCII text ``settebello daily``, the version
            and the date, with spaces between them. None: it is the SHA-256 of that text, which anybody can compute.

    >>> daily_seed(date(2026, 11, 28)).hex()[:16]
    '8eb30d0a580039d7'
    """
    text = f"settebello daily {VERSION} {day.isoformat()}".encode()
    return sha256(text).digest() if secret is None else hmac.digest(secret, text, "sha256")


def seed_commitment(seed: bytes) -> str:
    """The commitment to the seed of a day, in hexadecimal: its SHA-256, which a server publishes before the day."""
    return sha256(seed).hexdigest()


def new_attempt(day: date, names: Sequence[str], seed: bytes | None = None) -> Record:
    """The record of an attempt at the game of that day, before the first deal.

    Args:
        day: the day.
        names: the names of the person and the computer.
        seed: the seed of the day on a server, or None for the public one.
    """
    dealer = first_dealer(seed or daily_seed(day), DAILY_RULES.seats)
    record = Record(rules=DAILY_RULES, names=tuple(names), dealer=dealer, length=LENGTH)
    record.extra = [("Players", ["", OPPONENT]), ("Day", day.isoformat())]
    return record


def day_of(record: Record) -> str | None:
    """The day that a record names as that of its daily game, or None if it names none."""
    named = dict(record.extra).get("Day")
    return named if isinstance(named, str) else None


def check_attempt(record: Record, day: date, seed: bytes | None = None) -> None:
    """Check that a record is an attempt at the game of that day: its rules, players and packs.

    Args:
        record: the record.
        day: the day.
        seed: the seed of the day that a server has opened, or None for the public one.

    Raises:
        DailyError: it is not.
    """
    seed = seed or daily_seed(day)
    begun = new_attempt(day, record.names, seed)
    same = all(getattr(record, part) == getattr(begun, part) for part in ("rules", "dealer", "length"))
    same = same and record.players[1:] == begun.players[1:]
    dealt = [Seed(round_seed(seed, number)) for number in range(1, len(record.rounds) + 1)]
    if not same or dealt != [played.shuffle for played in record.rounds]:
        raise DailyError(_OTHER(day=day.isoformat()))
