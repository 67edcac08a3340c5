"""The command for the daily game."""

from __future__ import annotations

import argparse
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from settebello.cli.arguments import print_json_text
from settebello.cli.parser import Commands, UsageError, add_command
from settebello.errors import Sentence

if TYPE_CHECKING:
    from settebello.study.daily import DailyResult

_NONE = Sentence("daily-none", "There is no attempt at the game of {day} on this device.")


def add_commands(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands, "daily", _daily, "play the daily game: the same cards for everybody", variant=False, extra="play"
    )
    command.add_argument("--date", metavar="2026-11-28", help="the game of a past day (default: today, by UTC)")
    command.add_argument("--plain", action="store_true", help="line by line, for pipes and screen readers")
    command.add_argument("--lang", metavar="xx", help="language: en, it, fr, es, de, ar (default: the environment's)")


def _daily(options: argparse.Namespace) -> None:
    from settebello.record.daily import check_day, parse_day, utc_day
    from settebello.study.daily import result_text, share_text
    from settebello.terminal import play_daily
    from settebello.terminal.session.daily import current_day
    from settebello.terminal.text.messages import resolve_language

    lang, now = resolve_language(options.lang), datetime.now(UTC)
    wanted = parse_day(options.date) if options.date else None
    check_day(wanted or utc_day(now), utc_day(now))
    day = wanted or current_day(now)
    if options.json:
        import msgspec

        result = _result(day)
        if result is None:
            raise UsageError(_NONE(day=day.isoformat()))
        print_json_text(msgspec.json.encode(result).decode())
        return
    result = _result(day)
    if result is None or not result.finished:
        play_daily(day, plain=options.plain, lang=lang)
        result = _result(day)
    if result is not None and result.finished:
        print(f"{result_text(result, lang)}\n\n{share_text(result, lang)}")


def _result(day: date) -> DailyResult | None:
    """The result of the attempt at the game of that day, or None if there is no attempt."""
    from settebello.study.daily import daily_result
    from settebello.terminal.session.daily import load_attempt

    record = load_attempt(day)
    return None if record is None else daily_result(record, day)
