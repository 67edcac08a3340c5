"""Profiles: the lasting identities of people without an account, and the people that they have blocked.

A profile is a random id, a name, the hashes of its devices' keys and the hash of its recovery phrase. A profile that
has never played a round is deleted if nobody uses it for a while, and its name is free again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from settebello.protocol import refusals
from settebello.server.model import Place, Profile
from settebello.server.store.base import StoreError
from settebello.server.store.blocks import (
    MAX_BLOCKS,
    BlockedPerson,
    are_separated,
    avoided,
    block_id,
    blocked_people,
    delete_blocks,
    has_room,
    lift_block,
    put_block,
    put_device_block,
)
from settebello.server.store.daily_groups import leave_groups
from settebello.server.store.friends import part
from settebello.server.store.scripts import BulkQuery, Query, Script, Scripts, marks

MAX_DEVICES = 20
"""The most devices of a profile."""
DEVICE_ID_LENGTH = 12
"""The number of digits of a device's id, taken from the hash of its key."""
USED_EVERY = 86_400.0
"""Seconds between two notes of the use of a profile that has never played a round."""
EXPIRE_BATCH = 50
"""The most profiles deleted in one transaction."""


class ProfileNotFound(StoreError):
    """There is no profile with that id, key or phrase."""


class ProfileRefused(StoreError):
    """A name or key that is taken, or more devices or blocks than a profile may have."""


class ProfileDevice(Struct, frozen=True, kw_only=True):
    """A device that acts for a profile."""

    key: str
    """The hash of its key."""
    kind: str
    """The kind of device, as in :attr:`settebello.protocol.room.Device.kind`."""
    since: int
    """Seconds since 1970."""

    @property
    def id(self) -> str:
        """The id of the device within its profile."""
        return self.key[:DEVICE_ID_LENGTH]


class Profiles:
    """The profiles in a database. A write that has been awaited is durable."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def create(self, profile: Profile, device: ProfileDevice, recovery: str, looks: Collection[str]) -> Profile:
        """Store a new profile with its first device. If the same key and name already have a profile, keep it with the
        new recovery phrase.

        Args:
            profile: the profile.
            device: the device that makes it.
            recovery: the hash of its recovery phrase.
            looks: the looks of its name (:func:`settebello.server.tables.display_name.looks_of`). No other profile may
                share one of them.

        Raises:
            ProfileRefused: the name is taken, or the device has another profile.
        """
        return await self._scripts.write(lambda: _create(profile, device, recovery, looks))

    async def find(self, key: str, at: float) -> Profile:
        """The profile of a device. This counts as a use of it.

        Args:
            key: the hash of the device's key.
            at: the time, in seconds since 1970.

        Raises:
            ProfileNotFound: there is none.
        """
        profile, to_note = await self._scripts.read(lambda: _find(key, at))
        if to_note:
            await self._scripts.write(lambda: _note_use(profile.id, at))
        return profile

    async def load(self, profiles: Collection[str]) -> Mapping[str, Profile]:
        """The existing profiles among these, by id."""
        return await self._scripts.read(lambda: _load(profiles))

    async def devices(self, profile: str) -> Sequence[ProfileDevice]:
        """The devices of a profile, in the order in which they were added."""
        return await self._scripts.read(lambda: _devices(profile))

    async def add_device(self, recovery: str, device: ProfileDevice) -> Profile:
        """Add a device to the profile with that hash of a recovery phrase.

        Raises:
            ProfileNotFound: there is none.
            ProfileRefused: the device has another profile, or the profile has too many devices.
        """
        return await self._scripts.write(lambda: _add_device(recovery, device))

    async def remove_device(self, profile: str, device: str) -> None:
        """Remove a device by its id. Its key is no longer valid."""
        await self._scripts.write(lambda: _remove_device(profile, device))

    async def rename(self, profile: Profile, name: str, looks: Collection[str]) -> Profile:
        """Rename a profile.

        Raises:
            ProfileNotFound: it was deleted.
            ProfileRefused: the name is taken.
        """
        return await self._scripts.write(lambda: _rename(profile, name, looks))

    async def change_phrase(self, profile: str, recovery: str) -> None:
        """Replace the hash of a profile's recovery phrase."""
        await self._scripts.write(lambda: _change_phrase(profile, recovery))

    async def delete(self, profile: str) -> None:
        """Delete a profile and everything that is stored about it."""
        await self._scripts.write(lambda: _delete(profile))

    async def note_played(self, profiles: Collection[str]) -> None:
        """Note that these profiles have played a round, so they no longer expire."""
        if not profiles:
            return
        if await self._scripts.read(lambda: _unplayed(profiles)):
            await self._scripts.write(lambda: _note_played(profiles))

    async def expire(self, before: float) -> int:
        """Delete profiles that have never played a round and have not been used since ``before``, in seconds since
        1970. Delete at most a few dozen, and return their number."""
        return await self._scripts.write(lambda: _expire(before))

    async def block(self, profile: str, other: str, at: int) -> None:
        """Make a profile block another. They are no longer friends.

        Raises:
            ProfileNotFound: it does not exist.
            ProfileRefused: the other does not exist, or it has blocked too many, or itself.
        """
        await self._scripts.write(lambda: _block(profile, other, at))

    async def block_device(self, profile: str, device: str, name: str, at: int) -> str:
        """Make a profile block the device of somebody without a profile, and return the id of the block.

        Args:
            profile: the id of the profile.
            device: the lobby's hash of the device.
            name: the name of its person.
            at: the time, in seconds since 1970.

        Raises:
            ProfileNotFound: it does not exist.
            ProfileRefused: it has blocked too many.
        """
        return await self._scripts.write(lambda: _block_device(profile, device, name, at))

    async def unblock(self, profile: str, blocked: str) -> None:
        """Lift the block with that id in :meth:`blocked`."""
        await self._scripts.write(lambda: lift_block(profile, blocked))

    async def blocked(self, profile: str) -> Sequence[BlockedPerson]:
        """The people that a profile has blocked, the latest first."""
        return await self._scripts.read(lambda: blocked_people(profile))

    async def avoided(self, profile: str) -> Sequence[str]:
        """The ids of the profiles, and the hashes of the devices, that a profile has blocked."""
        return await self._scripts.read(lambda: avoided(profile))

    async def may_meet(self, one: Place, others: Sequence[Place]) -> bool:
        """Whether somebody may sit at a table with others, because neither has blocked the other. A person without a
        profile and without a known device may meet everybody."""
        if not any(place.profile for place in (one, *others)):
            return True  # only profiles can block
        return not await self._scripts.read(lambda: are_separated(one, others))


_COLUMNS = "profiles.id, profiles.name, profiles.program, profiles.created"


def _profile(row: tuple[str, str, int, int]) -> Profile:
    return Profile(id=row[0], name=row[1], program=bool(row[2]), created=row[3])


def _create(profile: Profile, device: ProfileDevice, recovery: str, looks: Collection[str]) -> Script[Profile]:
    known = yield from _profiles_of(device.key)
    if known:
        if (known[0].name, known[0].program) != (profile.name, profile.program):
            raise ProfileRefused(refusals.PROFILE_HERE(name=known[0].name))
        yield from _change_phrase(known[0].id, recovery)
        yield from _note_use(known[0].id, device.since)
        return known[0]
    yield from _check_name(profile, looks)
    values = (profile.id, profile.name, int(profile.program), recovery, profile.created)
    yield Query("INSERT INTO profiles (id, name, program, recovery, created) VALUES (?, ?, ?, ?, ?)", values)
    yield from _put_looks(profile.id, looks)
    yield from _put_device(profile.id, device)
    yield Query("INSERT INTO unplayed_profiles (profile_id, used) VALUES (?, ?)", (profile.id, device.since))
    return profile


def _find(key: str, at: float) -> Script[tuple[Profile, bool]]:
    """The profile, and whether its use should be noted."""
    known = yield from _profiles_of(key)
    if not known:
        raise ProfileNotFound(refusals.NO_PROFILE())
    sql = "SELECT 1 FROM unplayed_profiles WHERE profile_id = ? AND used < ?"
    to_note = yield Query(sql, (known[0].id, at - USED_EVERY))
    return known[0], bool(to_note)


def _note_use(profile: str, at: float) -> Script[None]:
    yield Query("UPDATE unplayed_profiles SET used = ? WHERE profile_id = ? AND used < ?", (at, profile, at))


def _unplayed(profiles: Collection[str]) -> Script[bool]:
    """Whether one of them has never played a round."""
    sql = f"SELECT 1 FROM unplayed_profiles WHERE profile_id IN ({marks(profiles)}) LIMIT 1"
    return bool((yield Query(sql, tuple(profiles))))


def _note_played(profiles: Collection[str]) -> Script[None]:
    yield Query(f"DELETE FROM unplayed_profiles WHERE profile_id IN ({marks(profiles)})", tuple(profiles))


def _profiles_of(key: str) -> Script[Sequence[Profile]]:
    sql = f"SELECT {_COLUMNS} FROM profiles JOIN profile_devices ON profiles.id = profile_id WHERE device_key = ?"
    rows = yield Query(sql, (key,))
    return [_profile(row) for row in rows]


def _load(profiles: Collection[str]) -> Script[Mapping[str, Profile]]:
    if not profiles:
        return {}
    rows = yield Query(f"SELECT {_COLUMNS} FROM profiles WHERE id IN ({marks(profiles)})", tuple(profiles))
    return {row[0]: _profile(row) for row in rows}


def _devices(profile: str) -> Script[Sequence[ProfileDevice]]:
    sql = "SELECT device_key, kind, since FROM profile_devices WHERE profile_id = ? ORDER BY since, device_key"
    rows = yield Query(sql, (profile,))
    return [ProfileDevice(key=key, kind=kind, since=since) for key, kind, since in rows]


def _add_device(recovery: str, device: ProfileDevice) -> Script[Profile]:
    rows = yield Query(f"SELECT {_COLUMNS} FROM profiles WHERE recovery = ?", (recovery,))
    if not rows:
        raise ProfileNotFound(refusals.NO_PROFILE_OF_PHRASE())
    profile = _profile(rows[0])
    known = yield from _profiles_of(device.key)
    if known:
        if known[0].id == profile.id:
            yield from _note_use(profile.id, device.since)
            return profile
        raise ProfileRefused(refusals.PROFILE_HERE(name=known[0].name))
    devices = yield from _devices(profile.id)
    if len(devices) >= MAX_DEVICES:
        raise ProfileRefused(refusals.PROFILE_DEVICES(most=MAX_DEVICES))
    yield from _put_device(profile.id, device)
    yield from _note_use(profile.id, device.since)
    return profile


def _put_device(profile: str, device: ProfileDevice) -> Script[None]:
    sql = "INSERT INTO profile_devices (device_key, profile_id, kind, since) VALUES (?, ?, ?, ?)"
    yield Query(sql, (device.key, profile, device.kind, device.since))


def _remove_device(profile: str, device: str) -> Script[None]:
    for known in (yield from _devices(profile)):
        if known.id == device:
            yield Query("DELETE FROM profile_devices WHERE device_key = ?", (known.key,))


def _rename(profile: Profile, name: str, looks: Collection[str]) -> Script[Profile]:
    if not (yield from _load([profile.id])):
        raise ProfileNotFound(refusals.NO_PROFILE())
    renamed = replace(profile, name=name)
    yield from _check_name(renamed, looks)
    yield Query("DELETE FROM profile_names WHERE profile_id = ?", (profile.id,))
    yield Query("UPDATE profiles SET name = ? WHERE id = ?", (name, profile.id))
    yield from _put_looks(profile.id, looks)
    return renamed


def _check_name(profile: Profile, looks: Collection[str]) -> Script[None]:
    sql = f"SELECT 1 FROM profile_names WHERE look IN ({marks(looks)}) AND profile_id <> ?"
    if (yield Query(sql, (*looks, profile.id))):
        raise ProfileRefused(refusals.PROFILE_NAME_TAKEN(name=profile.name))


def _put_looks(profile: str, looks: Collection[str]) -> Script[None]:
    for look in looks:
        yield Query("INSERT INTO profile_names (look, profile_id) VALUES (?, ?)", (look, profile))


def _change_phrase(profile: str, recovery: str) -> Script[None]:
    yield Query("UPDATE profiles SET recovery = ? WHERE id = ?", (recovery, profile))


def _delete(profile: str) -> Script[None]:
    sought = f'"profile":"{profile}"'  # in the wish, as JSON
    theirs = "state = 'seated' AND replace(wish, ?, '') <> wish"
    same_table = f"SELECT table_id FROM seeks WHERE {theirs}"
    yield Query(f"UPDATE seeks SET found = '' WHERE table_id IN ({same_table})", (sought,))
    yield Query(f"UPDATE seeks SET name = '', wish = '{{}}' WHERE {theirs}", (sought,))
    yield from _delete_rows([profile])


def _expire(before: float) -> Script[int]:
    sql = "SELECT profile_id FROM unplayed_profiles WHERE used < ? ORDER BY used LIMIT ?"
    expired = yield Query(sql, (before, EXPIRE_BATCH))
    yield from _delete_rows([profile for (profile,) in expired])  # none of them seeks opponents: that would be a use
    return len(expired)


def _delete_rows(profiles: Sequence[str]) -> Script[None]:
    for table in ("profile_names", "profile_devices"):
        yield BulkQuery(f"DELETE FROM {table} WHERE profile_id = ?", [(profile,) for profile in profiles])
    yield from delete_blocks(profiles)
    yield BulkQuery("UPDATE daily_attempts SET profile_id = '' WHERE profile_id = ?", [(one,) for one in profiles])
    yield from leave_groups(profiles)
    yield BulkQuery("DELETE FROM profiles WHERE id = ?", [(profile,) for profile in profiles])


def _block(profile: str, other: str, at: int) -> Script[None]:
    if profile == other:
        raise ProfileRefused(refusals.BLOCK_SELF())
    yield from _check_block(profile, other)
    yield from part(profile, other)
    yield from put_block(profile, other, at)


def _block_device(profile: str, device: str, name: str, at: int) -> Script[str]:
    yield from _check_block(profile)
    yield from put_device_block(profile, device, name, at)
    return block_id(profile, device)


def _check_block(*profiles: str) -> Script[None]:
    """Check that the profiles exist, and that the first can block one more person."""
    known = yield from _load(profiles)
    if profiles[0] not in known:
        raise ProfileNotFound(refusals.NO_PROFILE())
    if len(known) < len(profiles):
        raise ProfileRefused(refusals.PERSON_GONE())
    if not (yield from has_room(profiles[0])):
        raise ProfileRefused(refusals.BLOCKS_FULL(most=MAX_BLOCKS))
