"""A server that is killed between the moment when an entry is durable and the moment when anybody hears of it.

``SETTEBELLO_TEST_DYING`` says how likely that is.
"""

from __future__ import annotations

import os
import random
import signal
import sys

from settebello.server.__main__ import main
from settebello.server.metrics import MeasuredStore
from settebello.server.store import Entry

_append = MeasuredStore.append
_chance = random.Random()
_likely = float(os.environ.get("SETTEBELLO_TEST_DYING", "0.05"))


async def _append_and_die(self: MeasuredStore, table: str, seq: int, entry: Entry) -> int:
    number = await _append(self, table, seq, entry)
    if _chance.random() < _likely:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


if __name__ == "__main__":
    MeasuredStore.append = _append_and_die  # type: ignore[method-assign]
    sys.exit(main())
