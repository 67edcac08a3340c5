"""The best result of each drill, kept on this device."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from settebello.drills import Kind
from settebello.rules import Rules, digest
from settebello.terminal.session.record_files import SaveError
from settebello.terminal.session.state_files import load_state, store_state

FILE = "drills.json"
MAX_BYTES = 1_000_000
MOST_REMEMBERED = 500


class DrillResult(Struct, frozen=True, kw_only=True):
    """How a drill went."""

    right: int
    seconds: float

    def beats(self, other: DrillResult) -> bool:
        """Whether it is better: more right answers, or as many in less time."""
        return (self.right, -self.seconds) > (other.right, -other.seconds)


def best_after(result: DrillResult, rules: Rules, kind: Kind, count: int) -> DrillResult:
    """The best result of the same drill so far, this one included, which is then kept if this device lets us.

    Args:
        result: how it went now.
        rules: of the game.
        kind: what was asked.
        count: how many questions there were.
    """
    key = f"{digest(rules)[:16]} {kind} {count}"
    known = load_state(FILE, dict[str, DrillResult], {}, MAX_BYTES)
    before = known.pop(key, None)
    best = result if before is None or result.beats(before) else before
    kept = {key: best, **known}
    with suppress(SaveError):
        store_state(FILE, dict([*kept.items()][:MOST_REMEMBERED]))
    return best
