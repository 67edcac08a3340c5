"""The command for the daily game."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from settebello.cli.arguments import print_json_text
from settebello.cli.parser import Commands, UsageError, add_command
from settebello.errors import Sentence

if TYPE_CHECKING:
    from settebello.record import Record

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
    from settebello.study.daily import daily_result, result_text, share_text
    from settebello.terminal import play_daily
    from settebello.terminal.session.daily import current_day, load_attempt
    from settebello.terminal.text.messages import resolve_language

    lang, now = resolve_language(options.lang), datetime.now(UTC)
    wanted = parse_day(options.date) if options.date else None
    check_day(wanted or utc_day(now), utc_day(now))
    day = wanted or current_day(now)
    attempt = load_attempt(day)
    if options.json:
        import msgspec

        if attempt is None:
            raise UsageError(_NONE(day=day.isoformat()))
        print_json_text(msgspec.json.encode(daily_result(attempt, day)).decode())
        return
    if not _is_finished(attempt):
        play_daily(day, plain=options.plain, lang=lang)
        attempt = load_attempt(day)
    if attempt is not None and _is_finished(attempt):
        result = daily_result(attempt, day)
        print(f"{result_text(result, lang)}\n\n{share_text(result, lang)}")


def _is_finished(attempt: Record | None) -> bool:
    return attempt is not None and attempt.replay().outcome is not None
