"""Notes that the profiles at a table have played, so they no longer expire."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from settebello.server.model import Entry, Place
from settebello.server.store.base import Store, StoreError

log = logging.getLogger(__name__)


async def note_played(store: Store, places: Iterable[Place], entries: Iterable[Entry]) -> None:
    """Note that the profiles at these places have played if one of the stored entries deals a round. If the note cannot
    be stored now, it is stored at the next deal."""
    if not any(entry.kind == "round" for entry in entries):
        return
    try:
        await store.profiles.note_played([place.profile for place in places if place.profile])
    except StoreError as error:
        log.warning("Could not note that profiles have played; the next deal tries again: %s", error)
