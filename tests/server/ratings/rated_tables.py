"""Tables of rated games, played at random to their end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from settebello.server.credentials import hash_key
from settebello.server.room.display_name import looks_of
from settebello.server.room.events import RoomEvent, encode_event
from settebello.server.store.base import PERSON, Entry, Store, TableSetup
from settebello.server.store.profiles import Profile, ProfileDevice
from tests.support.finished_tables import finished_table

NOW = 10_000.0


def rated_table(table: str, profiles: Sequence[str], *, drop: int = 0) -> tuple[TableSetup, list[Entry]]:
    """A rated table of these profiles and its entries, without the last ``drop``."""
    setup, entries = finished_table(table, players=[PERSON] * len(profiles), drop=drop)
    seated = zip(setup.places, profiles, strict=True)
    places = tuple(replace(place, name=name, profile=name) for place, name in seated)
    return replace(setup, places=places, rated="people"), entries


def step(event: RoomEvent, at: float) -> Entry:
    return encode_event(event, f"step-{at}", at)


async def make_profile(store: Store, name: str) -> Profile:
    profile = Profile(id=name, name=name, created=1)
    device = ProfileDevice(key=hash_key(f"key of {name}"), kind="", since=1)
    return await store.profiles.create(profile, device, f"phrase of {name}", looks_of(name))
