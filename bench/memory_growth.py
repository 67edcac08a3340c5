"""Whether a server's memory grows: ``python bench/memory_growth.py --seconds 600``.

Opens tables of four, plays an action a second at each, has everybody leave, and opens others, again and again. It
prints the memory of the server after each time: it must level off.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time

from serving.servers import Server, load_average, many_files, servers, store_flags, store_options
from serving.tables import opened

SEATS = 4
PLAYED = 10.0
"""Seconds until everybody leaves a table."""


async def measured(server: Server, connections: int, seconds: float) -> dict[str, object]:
    """Megabytes after each time."""
    until, memory, actions = time.monotonic() + seconds, [server.memory], 0
    while time.monotonic() < until:
        tables = (await opened([server.port], connections // SEATS, SEATS, [])).tables
        await asyncio.gather(*(table.play(PLAYED) for table in tables))
        actions += sum(table.actions for table in tables)
        for person in (person for table in tables for person in table.people):
            if person.socket is not None:
                person.socket.close()
        await asyncio.sleep(1)
        memory.append(server.memory)
    return {
        "connections": connections * (len(memory) - 1),
        "at_once": connections,
        "actions": actions,
        "MB": [round(kilobytes / 1024, 1) for kilobytes in memory],
        "load_average": load_average(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/memory_growth.py", description="Whether a server's memory grows.")
    parser.add_argument("--connections", type=int, default=200, help="people at once, four to a table (200)")
    parser.add_argument("--seconds", type=float, default=600, help="how long (600)")
    store_options(parser)
    given = parser.parse_args()
    many_files()
    with store_flags(given) as flags, servers(1, ["--workers", "0", *flags]) as (server,):
        print(json.dumps(asyncio.run(measured(server, given.connections, given.seconds))))


if __name__ == "__main__":
    main()
