"""What the server counts, in the text form that Prometheus reads. Numbers only: nothing says who or what was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TypeVar

from settebello.server.store.base import Conflict, Entry, Opened, Store, StoreError

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds."""

T = TypeVar("T")

ABOUT = {
    "settebello_entries_total": "Entries kept.",
    "settebello_store_errors_total": "Entries that could not be kept.",
    "settebello_conflicts_total": "Entries that another process had kept first.",
    "settebello_messages_total": "Messages received on sockets.",
    "settebello_refused_total": "Messages and requests refused, by reason.",
    "settebello_tables_opened_total": "Tables opened.",
    "settebello_expired_total": "Abandoned tables forgotten.",
}


class Metrics:
    """Counters, and times in seconds."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._times: dict[str, _Times] = {}
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        """What is so now: by name, what it is and how to find out."""

    def count(self, name: str, why: str = "", number: int = 1) -> None:
        self._counts[name, why] += number

    def took(self, name: str, seconds: float) -> None:
        self._times.setdefault(name, _Times()).add(seconds)

    def text(self) -> str:
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        for name, about in ABOUT.items():
            yield from (f"# HELP {name} {about}", f"# TYPE {name} counter")
            reasons = sorted(why for known, why in self._counts if known == name) or [""]
            for why in reasons:
                mark = f'{{reason="{why}"}}' if why else ""
                yield f"{name}{mark} {self._counts[name, why]}"
        for name, (about, now) in self.gauges.items():
            yield from (f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {now():g}")
        for name, times in sorted(self._times.items()):
            yield from times.lines(name)


class _Times:
    def __init__(self) -> None:
        self.buckets = [0] * len(BOUNDS)
        self.number = 0
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.number += 1
        self.sum += seconds
        for place, bound in enumerate(BOUNDS):
            self.buckets[place] += seconds <= bound

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        for bound, number in zip(BOUNDS, self.buckets, strict=True):
            yield f'{name}_bucket{{le="{bound:g}"}} {number}'
        yield f'{name}_bucket{{le="+Inf"}} {self.number}'
        yield from (f"{name}_sum {self.sum:.6f}", f"{name}_count {self.number}")


class MeasuredStore:
    """A store whose entries are counted, and how long each took to be durable."""

    def __init__(self, store: Store, metrics: Metrics, clock: Callable[[], float]) -> None:
        self._store = store
        self._metrics = metrics
        self._clock = clock

    async def append(self, table: str, seq: int, entry: Entry) -> int:
        begun = self._clock()
        try:
            number = await self._store.append(table, seq, entry)
        except Conflict:
            self._metrics.count("settebello_conflicts_total")
            raise
        except StoreError:
            self._metrics.count("settebello_store_errors_total")
            raise
        self._metrics.took("settebello_append_seconds", self._clock() - begun)
        self._metrics.count("settebello_entries_total")
        return number

    async def create(self, table: Opened, *entries: Entry) -> None:
        await self._store.create(table, *entries)
        self._metrics.count("settebello_tables_opened_total")

    async def load(self, table: str) -> tuple[Opened, Sequence[Entry]]:
        return await self._store.load(table)

    async def since(self, table: str, seq: int) -> Sequence[Entry]:
        return await self._store.since(table, seq)

    async def heads(self, tables: Collection[str]) -> Mapping[str, int]:
        return await self._store.heads(tables)

    async def by_code(self, code: str) -> str:
        return await self._store.by_code(code)

    async def expire(self, before: float, *, gathering_before: float) -> int:
        number = await self._store.expire(before, gathering_before=gathering_before)
        self._metrics.count("settebello_expired_total", number=number)
        return number

    async def ping(self) -> None:
        await self._store.ping()

    async def close(self) -> None:
        await self._store.close()
