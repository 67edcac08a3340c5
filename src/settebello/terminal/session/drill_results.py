"""The best result of each drill, kept on this device."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import Struct

from settebello.drills import Kind
from settebello.rules import Rules, digest
from settebello.terminal.session import record_files
from settebello.untrusted_text import decode_json, read_file

FILE = "drills.json"
MAX_BYTES = 1_000_000
MOST_REMEMBERED = 500


class DrillResult(Struct, frozen=True, kw_only=True):
    """How a drill went."""

    right: int
    seconds: float

    def beats(self, other: DrillResult | None) -> bool:
        """Whether it is better: more right answers, or as many in less time."""
        return other is None or (self.right, -self.seconds) > (other.right, -other.seconds)


def best_after(result: DrillResult, rules: Rules, kind: Kind, count: int) -> DrillResult:
    """The best result of the same drill so far, this one included, which is then kept if this device lets us.

    Args:
        result: how it went now.
        rules: of the game.
        kind: what was asked.
        count: how many questions there were.
    """
    key, known = f"{digest(rules)[:16]} {kind} {count}", _load()
    before = known.pop(key, None)
    best = result if result.beats(before) or before is None else before
    kept = {key: best, **known}
    with suppress(record_files.SaveError):
        text = msgspec.json.encode(dict([*kept.items()][:MOST_REMEMBERED])).decode()
        record_files.write_atomically(record_files.state_folder() / FILE, text)
    return best


def _load() -> dict[str, DrillResult]:
    """The best results, those of the latest drills first; none if they cannot be read."""
    try:
        return decode_json(read_file(record_files.state_folder() / FILE, MAX_BYTES), dict[str, DrillResult])
    except (OSError, ValueError):
        return {}
