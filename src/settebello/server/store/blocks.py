"""The blocks of profiles: they block other profiles, and devices of people without a profile."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from settebello.server.credentials import hash_key
from settebello.server.model import Place
from settebello.server.store.scripts import BulkQuery, Query, Script, marks

MAX_BLOCKS = 1000
"""The most profiles and devices that one profile can block."""
BLOCK_ID_LENGTH = 16
"""The number of digits of the id of a blocked device. The id differs between profiles, so that nobody can compare
them."""


class BlockedPerson(Struct, frozen=True, kw_only=True):
    """A person that a profile has blocked."""

    id: str
    """The id of their profile or, without a profile, of the block."""
    name: str
    """The name of their profile or, without a profile, their name when they were blocked."""
    program: bool = False


def block_id(profile: str, device: str) -> str:
    """The id of a profile's block of a device."""
    return hash_key(f"{profile} has blocked {device}")[:BLOCK_ID_LENGTH]


def put_block(profile: str, other: str, at: int) -> Script[None]:
    """Make a profile block another."""
    sql = "INSERT INTO profile_blocks (profile_id, blocked_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    yield Query(sql, (profile, other, at))


def put_device_block(profile: str, device: str, name: str, at: int) -> Script[None]:
    """Make a profile block a device. ``name`` is the name of its person."""
    sql = (
        "INSERT INTO device_blocks (id, profile_id, device, name, since) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    yield Query(sql, (block_id(profile, device), profile, device, name, at))


def has_room(profile: str) -> Script[bool]:
    """Whether the profile can block one more person."""
    rows = yield Query(
        "SELECT (SELECT count(*) FROM profile_blocks WHERE profile_id = ?)"
        " + (SELECT count(*) FROM device_blocks WHERE profile_id = ?)",
        (profile, profile),
    )
    return bool(rows[0][0] < MAX_BLOCKS)


def lift_block(profile: str, blocked: str) -> Script[None]:
    """Lift the block of a profile or device with the id in :class:`BlockedPerson`."""
    yield Query("DELETE FROM profile_blocks WHERE profile_id = ? AND blocked_id = ?", (profile, blocked))
    yield Query("DELETE FROM device_blocks WHERE profile_id = ? AND id = ?", (profile, blocked))


def delete_blocks(profiles: Sequence[str]) -> Script[None]:
    """Delete everything that is stored about profiles here."""
    yield BulkQuery(
        "DELETE FROM profile_blocks WHERE profile_id = ? OR blocked_id = ?", [(one, one) for one in profiles]
    )
    yield BulkQuery("DELETE FROM device_blocks WHERE profile_id = ?", [(one,) for one in profiles])


def blocked_people(profile: str) -> Script[Sequence[BlockedPerson]]:
    """The people that a profile has blocked, the latest first."""
    sql = """
        SELECT profiles.id, profiles.name, profiles.program, profile_blocks.since
        FROM profiles JOIN profile_blocks ON profiles.id = blocked_id WHERE profile_id = ?
        UNION ALL SELECT id, name, 0, since FROM device_blocks WHERE profile_id = ?
        ORDER BY 4 DESC, 1
    """
    rows = yield Query(sql, (profile, profile))
    return [BlockedPerson(id=row[0], name=row[1], program=bool(row[2])) for row in rows]


def avoided(profile: str) -> Script[Sequence[str]]:
    """The ids of the profiles, and the hashes of the devices, that a profile has blocked."""
    sql = (
        "SELECT blocked_id FROM profile_blocks WHERE profile_id = ?"
        " UNION ALL SELECT device FROM device_blocks WHERE profile_id = ?"
    )
    rows = yield Query(sql, (profile, profile))
    return [row[0] for row in rows]


def are_separated(one: Place, others: Sequence[Place]) -> Script[bool]:
    """Whether one person has blocked any of the others, or any of them has blocked that person."""
    profiles = [other.profile for other in others if other.profile]
    devices = [other.device for other in others if other.device]
    for table, column, of_one, of_others in (
        ("profile_blocks", "blocked_id", one.profile, profiles),
        ("device_blocks", "device", one.device, devices),
    ):
        if one.profile and of_others:
            sql = f"SELECT 1 FROM {table} WHERE profile_id = ? AND {column} IN ({marks(of_others)})"
            if (yield Query(sql, (one.profile, *of_others))):
                return True
        if of_one and profiles:
            sql = f"SELECT 1 FROM {table} WHERE {column} = ? AND profile_id IN ({marks(profiles)})"
            if (yield Query(sql, (of_one, *profiles))):
                return True
    return False
