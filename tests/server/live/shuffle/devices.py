"""Devices that take part in the shuffle of a table in this process."""

from __future__ import annotations

from settebello.commit_reveal import Transcript, share_commitment, table_name
from settebello.protocol.http import OpenTableRequest
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.server.clock import Clock
from settebello.server.live.live_table import LiveTable
from settebello.server.tables.opening import make_table
from tests.support.live_tables import Person
from tests.support.memory_store import MemoryStore


class Device(Person):
    """Somebody at a table whose device can take part in the shuffle; each share is of one byte, repeated."""

    def __init__(self, seat: int | None, key: str | None = None, *, table: str = "t", byte: int = 1) -> None:
        super().__init__(seat, key)
        self.table = table_name(table)
        self.share = bytes([byte] * 32).hex()

    @property
    def now(self) -> ShuffleInfo:
        return self.shuffles[-1]

    def commit(self, *, round_number: int | None = None, exchange: int | None = None, name: str = "") -> Commit:
        """For the exchange that is open."""
        number, run = round_number or self.now.round, exchange or self.now.exchange
        bound = commitment_of(self, number, run)
        return Commit(id=name or f"c{number}-{run}", round=number, exchange=run, commitment=bound)

    def reveal(self, *, share: str | None = None, name: str = "") -> Reveal:
        now = self.now
        share = self.share if share is None else share
        return Reveal(id=name or f"r{now.round}-{now.exchange}", round=now.round, exchange=now.exchange, share=share)


def commitment_of(device: Device, number: int, exchange: int) -> str:
    assert device.seat is not None
    share = bytes.fromhex(device.share)
    made = share_commitment(device.table, round_number=number, exchange=exchange, seat=device.seat, share=share)
    return made.hex()


async def against_computers(store: MemoryStore, others: int = 1) -> tuple[LiveTable, Device]:
    """A table that a device opens with its commitment; it has not joined yet."""
    name = "abcdefghijklmnop"
    device = Device(0, table=name)
    asked = OpenTableRequest(
        against=("random",) * others, seats=others + 1, pace=0, table=name, commitment=commitment_of(device, 1, 1)
    )
    table, first, ticket = make_table(asked, Clock().now())
    assert ticket.shuffle is not None
    device.shuffles.append(ticket.shuffle)
    await store.create(table, *first)
    return LiveTable(store, *await store.load(name)), device


def listed(transcript: Transcript | None) -> tuple[int, ...]:
    """The seats whose shares a list expects."""
    assert transcript is not None
    return transcript.expected
