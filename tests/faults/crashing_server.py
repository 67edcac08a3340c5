"""A server that is killed between the moment when an entry is durable and the moment when anybody hears of it.

``SETTEBELLO_TEST_DYING`` says how likely that is. Its time of day is off by as many seconds as the file ``clock-step``
next to its games says. It waits less long for people who are silent in the shuffle; exchanges are aborted often.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

from settebello.server.__main__ import main
from settebello.server.model import Entry
from settebello.server.store.measured import MeasuredStore
from settebello.server.tables import clocks as deadlines

_append = MeasuredStore.append
_chance = random.Random()
_likely = float(os.environ.get("SETTEBELLO_TEST_DYING", "0.05"))


async def _append_and_die(self: MeasuredStore, table: str, seq: int, *entries: Entry) -> int:
    number = await _append(self, table, seq, *entries)
    if _chance.random() < _likely:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


_true_time = time.time
_step_file = Path(sys.argv[sys.argv.index("--data") + 1]) / "clock-step" if "--data" in sys.argv else None


def _stepped_time() -> float:
    try:
        return _true_time() + float(_step_file.read_text() or 0 if _step_file else 0)
    except (OSError, ValueError):
        return _true_time()


if __name__ == "__main__":
    deadlines.REVEAL_TIMEOUT, deadlines.RECOMMIT_TIMEOUT = 1.0, 0.5
    time.time = _stepped_time
    MeasuredStore.append = _append_and_die  # type: ignore[method-assign]
    sys.exit(main())
