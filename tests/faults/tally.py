"""What a run of faults counts, and whether people were shown and told what the record says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from settebello.server.store import Entry, Opened
from settebello.server.table import Table
from settebello.view import encode
from tests.faults.player import Player
from tests.server.support import MemoryStore


class Tally(Struct):
    """What a run prints."""

    faults: Counter[str]
    acknowledged: int = 0
    entries: int = 0
    views: int = 0
    lost: int = 0
    twice: int = 0
    unequal: int = 0

    def add(self, other: Tally) -> None:
        """Another run's numbers too."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(self.faults.items()))
        return (
            f"faults tried {self.faults.total()} ({kinds}); actions acknowledged {self.acknowledged}, "
            f"lost {self.lost}, applied twice {self.twice}; views compared with the record {self.views}, "
            f"unequal {self.unequal}; entries {self.entries}"
        )


def check_table(tally: Tally, opened: Opened, entries: Sequence[Entry], players: list[Player]) -> None:
    """Compare what was acknowledged and shown at a table with its record."""
    tally.entries += len(entries)
    names = Counter(entry.client_id.partition(":")[2] for entry in entries if entry.client_id)
    tally.twice += sum(number > 1 for name, number in names.items() if "-" in name)
    for player in players:
        for name, (version, action) in player.acknowledged.items():
            tally.acknowledged += 1
            tally.lost += not _holds(entries, name, version, action)
    _compare_views(tally, opened, entries, players)


def _compare_views(tally: Tally, opened: Opened, entries: Sequence[Entry], players: list[Player]) -> None:
    table = Table(MemoryStore(), opened, [])
    for version, entry in enumerate(entries, 1):
        table._apply(entry)
        for player in players:
            if version in player.seen:
                tally.views += 1
                shown = msgspec.json.decode(encode(table.view(player.ticket["seat"])))
                tally.unequal += player.seen[version] != shown


def _holds(entries: Sequence[Entry], name: str, version: int, action: str | None) -> bool:
    """Whether the record says what was answered. A round that several asked for bears the name of one of them."""
    if not 0 < version <= len(entries):
        return False
    entry = entries[version - 1]
    if action is None:
        return entry.kind == "round"
    return entry.text == action and entry.client_id is not None and entry.client_id.endswith(f":{name}")
