"""A server whose store is away now and then: an entry is not kept, or is kept and nobody hears of it. Everybody finds
a seat. The first seek of the lobby is not kept either, nor the first cancellation."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

from settebello.protocol.refusals import STORE_AWAY
from settebello.server.__main__ import main
from settebello.server.model import Entry
from settebello.server.store.base import StoreError
from settebello.server.store.lobby import LobbyStore, StoredSeek
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


_refused: set[str] = set()


def _fail_once(what: str) -> None:
    if what not in _refused:
        _refused.add(what)
        raise StoreError(STORE_AWAY())


_put, _cancel = LobbyStore.put, LobbyStore.cancel


async def _put_later(self: LobbyStore, seeks: Sequence[StoredSeek], lease: float) -> None:
    _fail_once("put")
    await _put(self, seeks, lease)


async def _cancel_later(self: LobbyStore, key: str) -> bool:
    _fail_once("cancel")
    return await _cancel(self, key)


if __name__ == "__main__":
    MeasuredStore.append = _append_or_not  # type: ignore[method-assign]
    LobbyStore.put, LobbyStore.cancel = _put_later, _cancel_later  # type: ignore[method-assign]
    sys.exit(main())
