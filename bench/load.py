"""How many people a server carries: ``python bench/load.py --connections 1000``.

Starts its own servers on loopback, opens tables of four, and has somebody at each table act once a second. It
measures the time from sending an action until the last of the four receives it, the memory of a connection, and the
processor time of an action; the time that a server needs once, for its first table, is reported separately. This
process plays all the people, and takes its share of the machine. It ends by itself.

``--busy`` keeps the core of the servers busy with another program, and plays everybody on the others. People who are
turned away in a sentence (``turned_away``) have tried again for ``--opening`` seconds.

``--newcomers 2`` has two more tables opened each second meanwhile. ``lag_ms`` is how late the server finds its
event loop then (median and most), ``append_ms`` the mean time to store an entry.

``--processes 2 --databases`` measures several servers that share their tables over a PostgreSQL and a Redis, which it
starts; ``--database postgresql://… --bus redis://…`` uses those.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import nullcontext

from serving.client import metrics_of
from serving.servers import Server, busy_core, load_average, many_files, percentile, servers, store_flags, store_options
from serving.tables import Opening, Person, Table, opened

SEATS = 4
WARM = 3.0
"""Seconds of play before the measuring begins."""


class Newcomers:
    """People who come while others play, and what became of them."""

    def __init__(self, ports: Sequence[int], tables_per_second: float) -> None:
        self._ports = ports
        self._rate = tables_per_second
        self._openings: list[asyncio.Task[Opening]] = []
        self._readings: list[asyncio.Task[dict[str, float]]] = []
        """The server's metrics as the people came."""

    async def come(self) -> None:
        """Run until cancelled. People who are refused do not try again."""
        while self._rate:
            opening = opened(self._ports, 1, SEATS, [], within=0)
            self._openings.append(asyncio.create_task(opening))
            self._readings.append(asyncio.create_task(metrics_of(self._ports[0])))
            await asyncio.sleep(1 / self._rate)

    async def counts(self) -> dict[str, object]:
        """How many people were seated, refused or left without cards."""
        done = await asyncio.gather(*self._openings)
        tables = [table for one in done for table in one.tables]
        metrics = await asyncio.gather(*self._readings)
        lags = [reading["settebello_lag_seconds"] for reading in metrics]
        return {
            "newcomers": SEATS * len(done),
            "newcomers_seated": len(_people(tables)),
            "newcomers_refused": SEATS * sum(one.turned_away for one in done),
            "newcomers_stuck": SEATS * sum(one.stuck for one in done),
            "lag_ms": [percentile(lags, 50), percentile(lags, 100)],
            "append_ms": _append_ms(metrics[0], metrics[-1]) if metrics else None,
        }


def _append_ms(first: Mapping[str, float], last: Mapping[str, float]) -> float:
    """The mean time to store an entry between two readings of the metrics."""
    seconds, count = (
        last[f"settebello_append_seconds_{part}"] - first[f"settebello_append_seconds_{part}"]
        for part in ("sum", "count")
    )
    return round(1000 * seconds / max(count, 1), 1)


def _people(tables: Sequence[Table]) -> list[Person]:
    return [person for table in tables for person in table.people]


async def measured(
    running: Sequence[Server], connections: int, seconds: float, opening_seconds: float, newcomers: float
) -> dict[str, object]:
    """Play, and say how it went."""
    times: list[float] = []
    ports = [server.port for server in running]
    empty, first = _memory(running), (await opened(ports, 1, SEATS, times)).tables
    await first[0].play(WARM)
    before, begun = _memory(running), time.monotonic()
    found = await opened(ports, connections // SEATS, SEATS, times, opening_seconds)
    tables = found.tables
    opening = time.monotonic() - begun
    gc.collect()
    gc.disable()  # the client's own pauses are not the server's
    playing = [asyncio.create_task(table.play(WARM + seconds)) for table in tables]
    await asyncio.sleep(WARM)
    times.clear()
    used, own, load = [server.cpu for server in running], time.process_time(), load_average()
    actions, behind = sum(table.actions for table in tables), sum(table.behind for table in tables)
    coming = Newcomers(ports, newcomers)
    task = asyncio.create_task(coming.come())
    await asyncio.sleep(seconds)
    task.cancel()
    done = sum(table.actions for table in tables) - actions
    cpu, own = sum(server.cpu for server in running) - sum(used), time.process_time() - own
    memory = _memory(running)
    await asyncio.gather(*playing)
    await asyncio.sleep(2)
    people = _people(tables)
    return {
        "connections": len(people),
        "processes": len(running),
        "seconds": seconds,
        "actions_per_second": round(done / seconds, 1),
        "p50_ms": percentile(times, 50),
        "p95_ms": percentile(times, 95),
        "p99_ms": percentile(times, 99),
        "most_ms": percentile(times, 100),
        "behind": sum(table.behind for table in tables) - behind,
        "unanswered": sum(table.waits for table in tables),
        "first_table_kB": round(before - empty),
        "kB_per_connection": round((memory - before) / len(people), 1),
        "server_cpu_ms_per_action": round(1000 * cpu / max(done, 1), 3),
        "server_cpu": round(cpu / seconds, 2),
        "own_cpu": round(own / seconds, 2),
        "opening_seconds": round(opening, 1),
        "turned_away": SEATS * found.turned_away,
        "refusals": found.refusals,
        "stuck": SEATS * found.stuck,
        "refused": sum(table.refused for table in tables),
        "connections_lost": sum(person.socket is None or person.socket.lost for person in people),
        "load_average": [load, load_average()],
        **(await coming.counts()),
    }


def _memory(running: Sequence[Server]) -> float:
    return sum(server.memory for server in running)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/load.py", description="How many people a server carries.")
    parser.add_argument("--connections", type=int, default=200, help="people, four to a table (200)")
    parser.add_argument("--seconds", type=float, default=15, help="how long is measured (15)")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the tables (1)")
    parser.add_argument("--opening", type=float, default=120, help="seconds for people to come in (120)")
    parser.add_argument("--newcomers", type=float, default=0, help="tables a second that are opened meanwhile (0)")
    parser.add_argument("--busy", action="store_true", help="on one core that another program keeps busy")
    parser.add_argument("--lag", type=float, help="lateness from which the server refuses newcomers (0 for never)")
    store_options(parser)
    given = parser.parse_args()
    many_files()
    lag = [] if given.lag is None else ["--limit", f"lag={given.lag}"]
    with (
        store_flags(given) as flags,
        servers(given.processes, ["--workers", "0", *lag, *flags]) as running,
        busy_core(running) if given.busy else nullcontext(),
    ):
        print(
            json.dumps(asyncio.run(measured(running, given.connections, given.seconds, given.opening, given.newcomers)))
        )


if __name__ == "__main__":
    main()
