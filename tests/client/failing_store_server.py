"""A server whose store is away now and then: an entry is not kept, or is kept and nobody hears of it. Everybody finds
a seat."""

from __future__ import annotations

import random
import sys

from settebello.protocol.refusals import STORE_AWAY
from settebello.server.__main__ import main
from settebello.server.store.base import Entry, StoreError
from settebello.server.store.measured import MeasuredStore

_append = MeasuredStore.append
_chance = random.Random(7)


async def _append_or_not(self: MeasuredStore, table: str, seq: int, *entries: Entry) -> int:
    fails = '"sat"' not in entries[0].text and _chance.random() < 0.2
    if fails and _chance.random() < 0.5:
        raise StoreError(STORE_AWAY())
    number = await _append(self, table, seq, *entries)
    if fails:
        raise StoreError(STORE_AWAY())
    return number


if __name__ == "__main__":
    MeasuredStore.append = _append_or_not  # type: ignore[method-assign]
    sys.exit(main())
