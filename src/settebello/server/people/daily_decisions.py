"""What people played in the daily game of a day that has closed, next to what is best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from settebello.protocol import refusals
from settebello.protocol.http import DailyDecision, DailyDecisions, DailyPlay
from settebello.record.daily import DailyError, last_closed_day, parse_day
from settebello.server.people.daily import PLAYS_KEPT, check_closed, read_settlement, utc_time
from settebello.server.store.base import Store

if TYPE_CHECKING:
    from settebello.study.clairvoyance import OwnDecision
    from settebello.study.settlement import Settlement

SAMPLE = 20
"""The attempts among which common positions are sought."""
COMMON = 12
"""The most common positions that are shown."""
MOST_PLAYS = 3
"""The most actions of a position that are shown, besides the best one and one's own."""


def check_plays_kept(day: str, now: float) -> None:
    """Check that a day has closed, and that it is still known what people played.

    Args:
        day: the day.
        now: the time, in seconds since 1970.

    Raises:
        DayOpen: the day has not closed.
        DailyError: it closed too long ago.
    """
    check_closed(day, now)
    if parse_day(day) < last_closed_day(utc_time(now)) - PLAYS_KEPT:
        raise DailyError(refusals.DAILY_FORGOTTEN(days=PLAYS_KEPT.days))


async def decisions_of(store: Store, day: str, own: Settlement | None) -> DailyDecisions:
    """The decisions of an attempt, or the most common ones of the day, with what everybody played there.

    Args:
        store: the store.
        day: a day that has closed.
        own: the settled attempt, or None for the common decisions, as a sample of the attempts tells.

    Raises:
        StoreError: the attempts could not be read.
    """
    if own is None:
        sample = [read_settlement(result) for result in await store.daily.results(day, SAMPLE)]
        met = Counter(position for settled in sample for position in settled.positions)
        known = {position: decision for settled in sample for position, decision in settled.decisions_by_position()}
        shown = {position: known[position] for position, _ in met.most_common(COMMON)}
    else:
        shown = dict(own.decisions_by_position())
    plays = await store.daily.plays(day, shown)
    found = [
        _decision(decision, plays.get(position, {}), is_own=own is not None) for position, decision in shown.items()
    ]
    return DailyDecisions(day=day, decisions=tuple(sorted(found, key=lambda one: (one.round, one.number))))


def _decision(decision: OwnDecision, plays: Mapping[str, int], *, is_own: bool) -> DailyDecision:
    def rank(action: str) -> tuple[int, str]:
        return -plays.get(action, 0), action

    own = decision.action if is_own else None
    shown = {decision.best, own or decision.best, *sorted(plays, key=rank)[:MOST_PLAYS]}
    return DailyDecision(
        round=decision.round,
        number=decision.number,
        hand=decision.hand,
        table=decision.table,
        people=sum(plays.values()),
        plays=tuple(DailyPlay(action=action, people=plays.get(action, 0)) for action in sorted(shown, key=rank)),
        best=decision.best,
        own=own,
    )
