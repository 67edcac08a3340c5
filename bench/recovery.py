"""How soon a killed server serves its tables again: ``python bench/recovery.py --tables 1000``.

Opens tables, plays at them, kills the server (SIGKILL) while everybody is connected, and starts it again at the same
port at once. Everybody comes back by themselves, as the page does. It measures the times from the start of the new
process until it listens, until the first table has been shown to somebody, and until every seat has seen its table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from collections.abc import Sequence

from serving.servers import Server, load_average, many_files, percentile, store_flags, store_options
from serving.tables import Person, Table, opened

TIMEOUT = 60.0


async def measured(folder: str, flags: Sequence[str], tables: int, seats: int, seconds: float) -> dict[str, object]:
    """Play, kill, start, and wait for everybody."""
    server = Server(folder, flags)
    try:
        playing = (await opened([server.port], tables, seats, [])).tables
        await asyncio.gather(*(table.play(seconds) for table in playing))
        people = [person for table in playing for person in table.people]
        gc.collect()
        gc.disable()
        server.kill()
        while not all(person.socket is None or person.socket.lost for person in people):
            await asyncio.sleep(0.02)  # what it had sent before is still coming in
        begun = time.perf_counter()
        coming = asyncio.gather(*(_come_back(person, server.port, begun) for person in people))
        server = await asyncio.to_thread(Server, folder, flags, server.port)
        listening, listening_cpu = time.perf_counter() - begun, server.cpu
        await coming
        served_cpu = server.cpu
    finally:
        server.kill()
    times = [person.seen_at - begun for person in people]
    return {
        "tables": tables,
        "connections": len(people),
        "actions": sum(table.actions for table in playing),
        "listening_ms": round(1000 * listening),
        "first_seat_ms": percentile(times, 0),
        "p50_seat_ms": percentile(times, 50),
        "p99_seat_ms": percentile(times, 99),
        "last_seat_ms": percentile(times, 100),
        "listening_cpu_ms": round(1000 * listening_cpu),
        "served_cpu_ms": round(1000 * served_cpu),
        "wrong": sum(_is_wrong(table) for table in playing),
        "load_average": load_average(),
    }


async def _come_back(person: Person, port: int, begun: float) -> None:
    """Try again and again until the table is seen, with the first pause of the page between two attempts."""
    while person.seen_at < begun:
        assert time.perf_counter() < begun + TIMEOUT, "the table is not served"
        if person.socket is None or person.socket.lost:
            try:
                await person.connect(port)
            except OSError:
                pass
        await asyncio.sleep(0.2 + 0.2 * random.random())


def _is_wrong(table: Table) -> bool:
    """Whether somebody sees less than before, or not what the others see."""
    return len({person.place for person in table.people}) != 1 or table.people[0].version < table.actions


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/recovery.py", description="How soon a killed server serves again.")
    parser.add_argument("--tables", type=int, default=1000, help="tables where people are connected (1000)")
    parser.add_argument("--seats", type=int, default=2, help="people at each (2)")
    parser.add_argument("--seconds", type=float, default=10, help="how long they have played, an action a second (10)")
    store_options(parser)
    given = parser.parse_args()
    many_files()
    with store_flags(given) as flags, tempfile.TemporaryDirectory(prefix="settebello-bench-") as folder:
        flags = ["--workers", "0", *flags]
        print(json.dumps(asyncio.run(measured(folder, flags, given.tables, given.seats, given.seconds))))


if __name__ == "__main__":
    main()
