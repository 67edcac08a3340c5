"""The table of a private group for the daily game: its members' results of the last seven days.

The rule of the table of everybody applies to each day: until it has closed, only those see its results whose own game
of that day is over.
"""

from __future__ import annotations

from datetime import timedelta

from settebello.protocol.http import DailyGroupDay, DailyGroupMember, DailyGroupResponse
from settebello.record.daily import FIRST_DAY, utc_day
from settebello.server.people.daily import is_closed, utc_time
from settebello.server.store.base import Store
from settebello.server.store.daily_groups import DailyGroup, GroupMember

DAYS = 7
"""The days of the table: today and the days before."""


async def show_group(store: Store, group: DailyGroup, key: str | None, now: float) -> DailyGroupResponse:
    """The group as somebody may see it. To those who are not in it, it tells no names and no results.

    Args:
        store: the store.
        group: the group.
        key: the hash of the key that they have sent, or None.
        now: the time, in seconds since 1970.

    Raises:
        StoreError: the results cannot be read.
    """
    today = utc_day(utc_time(now))
    days = [day.isoformat() for n in range(DAYS) if (day := today - timedelta(n)) >= FIRST_DAY]
    if all(member.key != key for member in group.members):
        return DailyGroupResponse(group=group.id, title=group.title, people=len(group.members), days=(), members=())
    await store.daily_groups.note_use(group, now)
    results = {(found.member, found.day): found for found in await store.daily_groups.results(group.id, days)}
    hidden = {day for day in days if (key, day) not in results and not is_closed(day, now)}

    def row(member: GroupMember) -> DailyGroupMember:
        found = [None if day in hidden else results.get((member.key, day)) for day in days]
        points = tuple(None if one is None or not one.ranked else one.points for one in found)
        counted = [one for one in points if one is not None]
        return DailyGroupMember(
            name=member.name, own=member.key == key, points=points, total=sum(counted) if counted else None
        )

    rows = [row(member) for member in group.members]
    return DailyGroupResponse(
        group=group.id,
        title=group.title,
        people=len(rows),
        days=tuple(DailyGroupDay(day=day, hidden=day in hidden) for day in days),
        members=tuple(sorted(rows, key=lambda one: (one.total is None, -(one.total or 0)))),
    )
