"""Friends: profiles that have both added each other, and who of them is here now.

A row says that one profile has added another. Two people are friends if both rows exist; with one, the other has been
asked. Everything is deleted with either profile, and when one blocks the other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from settebello.protocol import refusals
from settebello.protocol.profiles import Friendship
from settebello.server.store.base import StoreError
from settebello.server.store.scripts import Query, Script, Scripts

MAX_FRIENDS = 200
"""The most profiles that one profile can add."""
MAX_ASKED = 20
"""The most of them that have not added it in return."""
MAX_ASKING = 50
"""The most profiles that can wait for one profile to add them in return."""
HERE_FOR = 60.0
"""Seconds that a profile counts as here after a device has asked for its friends."""
NOTE_EVERY = 20.0
"""Seconds between two notes that a profile is here."""


class FriendRefused(StoreError):
    """One friend or request too many, or somebody who is not a friend."""


class KnownPerson(Struct, frozen=True, kw_only=True):
    """A friend of a profile, or somebody who has asked or was asked."""

    id: str
    name: str
    program: bool
    friendship: Friendship
    here: bool
    """Whether a friend is here now."""
    invited_to: str
    """The id of the table to which a friend has invited the profile, or empty."""


class Friends:
    """The friends in a database. A write that has been awaited is durable."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def add(self, profile: str, other: str, at: int) -> None:
        """Ask another profile to be friends, or agree if it has asked.

        Raises:
            FriendRefused: one of them has too many requests or friends, or the other profile was deleted.
        """
        await self._scripts.write(lambda: _add(profile, other, at))

    async def agree(self, profile: str, other: str, at: int) -> None:
        """Agree to the request of another profile.

        Raises:
            FriendRefused: it has not asked, or the profile has too many friends.
        """
        await self._scripts.write(lambda: _agree(profile, other, at))

    async def remove(self, profile: str, other: str) -> None:
        """End a friendship, decline a request or withdraw one."""
        await self._scripts.write(lambda: part(profile, other))

    async def invite(self, profile: str, friend: str, table: str, at: float, until: float) -> bool:
        """Invite a friend to a table. This replaces an earlier invitation.

        Args:
            profile: the id of the profile that invites.
            friend: the id of its friend.
            table: the id of the table.
            at: the time, in seconds since 1970.
            until: the time at which the invitation ends.

        Returns:
            Whether there was no earlier invitation that still lasts: the friend need not be told twice.

        Raises:
            FriendRefused: they are not friends.
        """
        return await self._scripts.write(lambda: _invite(profile, friend, table, at, until))

    async def of(self, profile: str, at: float) -> Sequence[KnownPerson]:
        """The friends of a profile and the requests that wait, by name.

        Args:
            profile: the id of the profile.
            at: the time, in seconds since 1970.
        """
        return await self._scripts.read(lambda: _of(profile, at))

    async def among(self, profile: str, others: Collection[str]) -> set[str]:
        """Those of the other profiles, six at most, that are friends of a profile."""
        if not profile or not others:
            return set()
        return await self._scripts.read(lambda: _among(profile, others))

    async def note_here(self, profile: str, at: float) -> None:
        """Note that a profile is here, for :data:`HERE_FOR` seconds from ``at``."""
        if await self._scripts.read(lambda: _is_unnoted(profile, at)):
            await self._scripts.write(lambda: _note_here(profile, at))


def part(one: str, other: str) -> Script[None]:
    """Delete what each of two profiles has added of the other."""
    sql = "DELETE FROM friends WHERE (profile_id = ? AND friend_id = ?) OR (profile_id = ? AND friend_id = ?)"
    yield Query(sql, (one, other, other, one))


_STANDING = "SELECT 1 FROM friends WHERE profile_id = ? AND friend_id = ? AND invited_until > ?"


def _has_added(profile: str, other: str) -> Script[bool]:
    return bool((yield Query("SELECT 1 FROM friends WHERE profile_id = ? AND friend_id = ?", (profile, other))))


def _add(profile: str, other: str, at: int) -> Script[None]:
    if profile == other:
        raise FriendRefused(refusals.NOT_A_FRIEND_TO_BE())
    if (yield from _has_added(profile, other)):
        return
    is_answer = yield from _has_added(other, profile)
    yield from _check_number(profile)
    if not is_answer:
        if (yield from _count_unanswered("profile_id", profile)) >= MAX_ASKED:
            raise FriendRefused(refusals.FRIENDS_ASKED(most=MAX_ASKED))
        if (yield from _count_unanswered("friend_id", other)) >= MAX_ASKING:
            raise FriendRefused(refusals.FRIEND_BUSY())
    if not (yield Query("SELECT 1 FROM profiles WHERE id = ?", (other,))):
        raise FriendRefused(refusals.PERSON_GONE())
    yield from _put(profile, other, at)


def _agree(profile: str, other: str, at: int) -> Script[None]:
    if not (yield from _has_added(other, profile)):
        raise FriendRefused(refusals.NO_FRIEND())
    if not (yield from _has_added(profile, other)):
        yield from _check_number(profile)
        yield from _put(profile, other, at)


def _put(profile: str, other: str, at: int) -> Script[None]:
    """Add a profile, if both exist."""
    sql = """
        INSERT INTO friends (profile_id, friend_id, since, invited_to, invited_until)
        SELECT own.id, other.id, ?, '', 0 FROM profiles AS own JOIN profiles AS other ON other.id = ?
        WHERE own.id = ? ON CONFLICT DO NOTHING
    """
    yield Query(sql, (at, other, profile))


def _check_number(profile: str) -> Script[None]:
    rows = yield Query("SELECT count(*) FROM friends WHERE profile_id = ?", (profile,))
    if rows[0][0] >= MAX_FRIENDS:
        raise FriendRefused(refusals.FRIENDS_FULL(most=MAX_FRIENDS))


def _count_unanswered(column: str, profile: str) -> Script[int]:
    """The number of unanswered requests with that profile in that column."""
    sql = f"""
        SELECT count(*) FROM friends AS asked WHERE asked.{column} = ? AND NOT EXISTS (
            SELECT 1 FROM friends AS answer
            WHERE answer.profile_id = asked.friend_id AND answer.friend_id = asked.profile_id)
    """
    rows = yield Query(sql, (profile,))
    number: int = rows[0][0]
    return number


def _invite(profile: str, friend: str, table: str, at: float, until: float) -> Script[bool]:
    if not ((yield from _has_added(profile, friend)) and (yield from _has_added(friend, profile))):
        raise FriendRefused(refusals.NO_FRIEND())
    standing = yield Query(_STANDING, (profile, friend, at))
    sql = "UPDATE friends SET invited_to = ?, invited_until = ? WHERE profile_id = ? AND friend_id = ?"
    yield Query(sql, (table, until, profile, friend))
    return not standing


def _among(profile: str, others: Collection[str]) -> Script[set[str]]:
    marks = ", ".join("?" * len(others))
    sql = f"""
        SELECT own.friend_id FROM friends AS own
        JOIN friends AS theirs ON theirs.profile_id = own.friend_id AND theirs.friend_id = own.profile_id
        WHERE own.profile_id = ? AND own.friend_id IN ({marks})
    """
    return {row[0] for row in (yield Query(sql, (profile, *others)))}


def _of(profile: str, at: float) -> Script[Sequence[KnownPerson]]:
    sql = """
        SELECT profiles.id, profiles.name, profiles.program, own.since, theirs.since, profiles_here.until,
            theirs.invited_to, theirs.invited_until
        FROM profiles
        LEFT JOIN friends AS own ON own.profile_id = ? AND own.friend_id = profiles.id
        LEFT JOIN friends AS theirs ON theirs.profile_id = profiles.id AND theirs.friend_id = ?
        LEFT JOIN profiles_here ON profiles_here.profile_id = profiles.id
        WHERE profiles.id IN (
            SELECT friend_id FROM friends WHERE profile_id = ? UNION SELECT profile_id FROM friends WHERE friend_id = ?)
        ORDER BY lower(profiles.name), profiles.id
    """
    rows = yield Query(sql, (profile, profile, profile, profile))
    return [_known_person(row, at) for row in rows]


def _known_person(
    row: tuple[str, str, int, int | None, int | None, float | None, str | None, float | None], at: float
) -> KnownPerson:
    """The person of a row. Only friends learn whether somebody is here."""
    other, name, program, own, theirs, here_until, invited_to, invited_until = row
    friends = own is not None and theirs is not None
    return KnownPerson(
        id=other,
        name=name,
        program=bool(program),
        friendship="friends" if friends else "asked" if own is not None else "asking",
        here=friends and (here_until or 0.0) > at,
        invited_to=(invited_to or "") if friends and (invited_until or 0.0) > at else "",
    )


def _is_unnoted(profile: str, at: float) -> Script[bool]:
    """Whether somebody would learn that the profile is here, and it has not been noted for a while."""
    sql = """
        SELECT 1 FROM friends WHERE profile_id = ?
            AND NOT EXISTS (SELECT 1 FROM profiles_here WHERE profile_id = ? AND until > ?) LIMIT 1
    """
    return bool((yield Query(sql, (profile, profile, at + HERE_FOR - NOTE_EVERY))))


def _note_here(profile: str, at: float) -> Script[None]:
    sql = """
        INSERT INTO profiles_here (profile_id, until) SELECT id, ? FROM profiles WHERE id = ?
        ON CONFLICT (profile_id) DO UPDATE SET until = excluded.until
    """
    yield Query(sql, (at + HERE_FOR, profile))
