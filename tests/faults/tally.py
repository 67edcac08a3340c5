"""The counts of a run of faults, and whether people saw and heard what the record says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from settebello.record import read, write
from settebello.server.live.live_table import LiveTable
from settebello.server.model import Entry, TableSetup
from settebello.server.tables.public_record import public_record
from settebello.server.tables.room_events import CommitmentsFixed, ExchangeAborted, NextRoundRequested, decode_event
from settebello.view import encode
from settebello.witness import took_part
from tests.faults.resilient_client import ResilientClient
from tests.support.memory_store import MemoryStore


class Tally(Struct):
    """The output of a run."""

    faults: Counter[str]
    acknowledged: int = 0
    entries: int = 0
    views: int = 0
    lost: int = 0
    twice: int = 0
    unequal: int = 0
    exchanges: int = 0
    aborted: int = 0
    shares: int = 0
    """How often a device's share was in the seed of a round that is over."""
    broken: list[str] = []
    """Promises of the shuffle, by the record or against what a device saw."""

    def add(self, other: Tally) -> None:
        """Another run's numbers too."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(self.faults.items()))
        return (
            f"faults tried {self.faults.total()} ({kinds}); actions acknowledged {self.acknowledged}, "
            f"lost {self.lost}, applied twice {self.twice}; views compared with the record {self.views}, "
            f"unequal {self.unequal}; entries {self.entries}; exchanges {self.exchanges}, aborted {self.aborted}, "
            f"shares in rounds that are over {self.shares}, promises broken {len(self.broken)} {self.broken or ''}"
        )


def check_table(tally: Tally, setup: TableSetup, entries: Sequence[Entry], players: list[ResilientClient]) -> None:
    """Compare what was acknowledged and shown at a table with its record."""
    tally.entries += len(entries)
    names = Counter(entry.client_id.partition(":")[2] for entry in entries if entry.client_id)
    tally.twice += sum(number > 1 for name, number in names.items() if "-" in name)
    for player in players:
        for name, (version, action, seen) in player.acknowledged.items():
            tally.acknowledged += 1
            held = _holds_next(entries, seen, version) if action is None else _holds(entries, name, version, action)
            tally.lost += not held
    _compare_views(tally, setup, entries, players)
    _check_shuffle(tally, setup, entries, players)


def _check_shuffle(tally: Tally, setup: TableSetup, entries: Sequence[Entry], players: list[ResilientClient]) -> None:
    """Compare the record with what each device remembers."""
    steps = [decode_event(entry) for entry in entries if entry.kind == "step"]
    tally.exchanges += sum(isinstance(step, CommitmentsFixed) for step in steps)
    tally.aborted += sum(isinstance(step, ExchangeAborted) for step in steps)
    record = read(write(public_record(setup, entries)))
    for player in players:
        rounds = range(1, len(record.rounds) + 1)
        tally.shares += sum(took_part(player.device.witness, record, number) for number in rounds)
        tally.broken += [f"{player.name}: {promise}" for promise in player.device.faults(record)]


def _compare_views(tally: Tally, setup: TableSetup, entries: Sequence[Entry], players: list[ResilientClient]) -> None:
    table = LiveTable(MemoryStore(), setup, [])
    for version, entry in enumerate(entries, 1):
        table._apply_and_tell(entry)
        for player in players:
            if version in player.seen:
                tally.views += 1
                shown = msgspec.json.decode(encode(table.view(player.ticket["seat"])))
                tally.unequal += player.seen[version] != shown


def _holds(entries: Sequence[Entry], name: str, version: int, action: str) -> bool:
    """Whether the record says what was answered."""
    if not 0 < version <= len(entries):
        return False
    entry = entries[version - 1]
    return entry.text == action and entry.client_id is not None and entry.client_id.endswith(f":{name}")


def _holds_next(entries: Sequence[Entry], seen: int, version: int) -> bool:
    """Whether the next round was dealt or wanted by then, since the round that was over in version ``seen``."""
    over = next(number for number in range(seen, 0, -1) if entries[number - 1].kind != "step")
    since = entries[over:version]
    return any(entry.kind == "round" or isinstance(decode_event(entry), NextRoundRequested) for entry in since)
