"""Notes that the profiles at a table have played: their names do not expire any more."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from settebello.server.model import Entry, Place
from settebello.server.store.base import Store, StoreError

log = logging.getLogger(__name__)


async def note_played(store: Store, places: Iterable[Place], entries: Iterable[Entry]) -> None:
    """If one of the stored entries deals a round, note that the profiles at these places have played. Where that
    cannot be stored now, the next deal has it stored."""
    if not any(entry.kind == "round" for entry in entries):
        return
    try:
        await store.profiles.note_played([place.profile for place in places if place.profile])
    except StoreError as error:
        log.warning("That profiles have played could not be noted and will be at the next deal: %s", error)
