"""Private groups for the daily game in a database: their members, and the members' results.

A person is in a group once: a device has one membership, and so has a profile. A group is deleted with its last member,
or when no member has looked at it for a long time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from settebello.protocol import refusals
from settebello.server.store.base import StoreError
from settebello.server.store.scripts import BulkQuery, Query, Script, Scripts, marks

MAX_MEMBERS = 50
"""The most members of a group."""
USED_EVERY = 86_400.0
"""Seconds between two notes of the use of a group."""
EXPIRE_BATCH = 50
"""The most groups deleted in one transaction."""


class GroupNotFound(StoreError):
    """There is no group with that id."""


class GroupRefused(StoreError):
    """A group that is full, or a name that is taken in it."""


class GroupMember(Struct, frozen=True, kw_only=True):
    """A member of a group."""

    key: str
    """The hash of the member's key."""
    device: str
    """The hash of the device that joined, as in :class:`~settebello.server.store.daily.DailyAttempt`."""
    profile: str
    """The id of the person's profile, or empty if they have none."""
    name: str
    """The name, that of the profile if there is one."""


class DailyGroup(Struct, frozen=True, kw_only=True):
    """A group."""

    id: str
    title: str
    used: float
    """When a member last looked at it or joined, to within a day, in seconds since 1970."""
    members: tuple[GroupMember, ...] = ()
    """In the order in which they joined."""


class MemberResult(Struct, frozen=True, kw_only=True):
    """The attempt of a member on a day, once it is settled."""

    member: str
    """The member's key in the database."""
    day: str
    points: int
    ranked: bool


class DailyGroups:
    """The groups in a database. A write that has been awaited is durable.

    Args:
        scripts: write one after the other.
    """

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def make(self, group: DailyGroup) -> None:
        """Store a new group with its first members."""
        await self._scripts.write(lambda: _make(group))

    async def join(
        self, group: str, member: GroupMember, at: float, is_taken: Callable[[Collection[str]], bool]
    ) -> GroupMember:
        """Add a member, unless the device or the profile is one already.

        Args:
            group: the id of the group.
            member: the new member.
            at: the time, in seconds since 1970.
            is_taken: whether one of these names is that of the member, or looks like it.

        Returns:
            the member that the group has now.

        Raises:
            GroupNotFound: there is no such group.
            GroupRefused: it is full, or a member has that name or one that looks like it.
        """
        return await self._scripts.write(lambda: _join(group, member, at, is_taken))

    async def load(self, group: str) -> DailyGroup:
        """The group with that id.

        Raises:
            GroupNotFound: there is none.
        """
        return await self._scripts.read(lambda: _load(group))

    async def results(self, group: str, days: Collection[str]) -> Sequence[MemberResult]:
        """The settled attempts of the members on these days. If a member's profile and device have two on a day, the
        first counts."""
        return await self._scripts.read(lambda: _results(group, days))

    async def note_use(self, group: DailyGroup, at: float) -> None:
        """Note that a member looks at a group, at most once a day."""
        if at >= group.used + USED_EVERY:
            await self._scripts.write(lambda: _note_use(group.id, at))

    async def leave(self, group: str, key: str) -> None:
        """Delete the member with that hash of a key, and the group with its last member."""
        await self._scripts.write(lambda: _leave(group, key))

    async def expire(self, before: float) -> int:
        """Delete groups that nobody has used since this time, in seconds since 1970: at most a few dozen. Return their
        number."""
        return await self._scripts.write(lambda: _expire(before))


def _make(group: DailyGroup) -> Script[None]:
    sql = "INSERT INTO daily_groups (id, title, used) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    yield Query(sql, (group.id, group.title, group.used))
    for place, member in enumerate(group.members):
        yield from _put(group.id, member, place)


def _put(group: str, member: GroupMember, place: int) -> Script[None]:
    sql = """
        INSERT INTO daily_group_members (group_id, member_key, device, profile_id, name, place)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
    """
    yield Query(sql, (group, member.key, member.device, member.profile, member.name, place))


def _join(
    group: str, member: GroupMember, at: float, is_taken: Callable[[Collection[str]], bool]
) -> Script[GroupMember]:
    found = yield from _load(group)
    for other in found.members:
        if other.device == member.device or (member.profile and other.profile == member.profile):
            return other
    if len(found.members) >= MAX_MEMBERS:
        raise GroupRefused(refusals.GROUP_FULL(most=MAX_MEMBERS))
    if is_taken([other.name for other in found.members]):
        raise GroupRefused(refusals.GROUP_NAME_TAKEN(name=member.name))
    ((last,),) = yield Query("SELECT max(place) FROM daily_group_members WHERE group_id = ?", (group,))
    yield from _put(group, member, last + 1)
    yield from _note_use(group, at)
    return member


def _load(group: str) -> Script[DailyGroup]:
    sql = """
        SELECT member_key, device, profile_id, coalesce(profiles.name, member.name)
        FROM daily_group_members AS member LEFT JOIN profiles ON profiles.id = member.profile_id
        WHERE group_id = ? ORDER BY place, member_key
    """
    for title, used in (yield Query("SELECT title, used FROM daily_groups WHERE id = ?", (group,))):
        rows = yield Query(sql, (group,))
        members = (GroupMember(key=key, device=device, profile=own, name=name) for key, device, own, name in rows)
        return DailyGroup(id=group, title=title, used=used, members=tuple(members))
    raise GroupNotFound(refusals.NO_GROUP())


def _results(group: str, days: Collection[str]) -> Script[Sequence[MemberResult]]:
    part = """
        SELECT member_key, day, begun, table_id, points, ranked
        FROM daily_group_members AS member JOIN daily_attempts AS attempt
    """
    where = f"WHERE group_id = ? AND day IN ({marks(days)})"
    sql = f"""
        {part} ON attempt.device = member.device {where} UNION
        {part} ON attempt.profile_id = member.profile_id AND attempt.profile_id <> '' {where}
        ORDER BY 3, 4
    """
    rows = (yield Query(sql, (group, *days) * 2)) if days else ()
    first: dict[tuple[str, str], MemberResult | None] = {}
    for key, day, _, _, points, ranked in rows:
        settled = None if points is None else MemberResult(member=key, day=day, points=points, ranked=bool(ranked))
        first.setdefault((key, day), settled)
    return [result for result in first.values() if result is not None]


def _note_use(group: str, at: float) -> Script[None]:
    yield Query("UPDATE daily_groups SET used = ? WHERE id = ? AND used < ?", (at, group, at))


def _leave(group: str, key: str) -> Script[None]:
    yield Query("DELETE FROM daily_group_members WHERE group_id = ? AND member_key = ?", (group, key))
    yield from _delete_empty([group])


def leave_groups(profiles: Collection[str]) -> Script[None]:
    """Delete profiles from all groups."""
    sql = f"DELETE FROM daily_group_members WHERE profile_id IN ({marks(profiles)}) RETURNING group_id"
    left = (yield Query(sql, tuple(profiles))) if profiles else ()
    yield from _delete_empty([group for (group,) in left])


def _delete_empty(groups: Collection[str]) -> Script[None]:
    members = "SELECT 1 FROM daily_group_members WHERE group_id = daily_groups.id"
    sql = f"DELETE FROM daily_groups WHERE id = ? AND NOT EXISTS ({members})"
    yield BulkQuery(sql, [(group,) for group in groups])


def _expire(before: float) -> Script[int]:
    oldest = "SELECT id FROM daily_groups WHERE used < ? ORDER BY used LIMIT ?"
    return len((yield Query(f"DELETE FROM daily_groups WHERE id IN ({oldest}) RETURNING id", (before, EXPIRE_BATCH))))
