"""How soon the results of a day with many attempts are shown: ``python bench/daily.py --attempts 10000``.

Fills a day that has closed with attempts, whose actions are drawn at random, starts one server and asks it for the
table of everybody, for the result of an attempt, for its decisions and for the common ones, one request after the
other. Before that it settles the same attempt by a player several times, and says how much processor time the first
time takes, and each other one. ``--databases`` keeps the attempts in a PostgreSQL, which it starts;
``--database postgresql://…`` uses that one.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import mean

import msgspec
from clairvoyance import attempt_of
from serving.servers import Server, load_average, percentile, store_flags, store_options

from settebello.record.daily import LENGTH, daily_seed, last_closed_day
from settebello.server.credentials import hash_key
from settebello.server.store.base import Store
from settebello.server.store.daily import DailyAttempt
from settebello.server.store.postgres.migration import prepare_database
from settebello.server.store.postgres.store import PostgresStore
from settebello.server.store.sqlite.store import SqliteStore
from settebello.study.clairvoyance import OwnDecision
from settebello.study.daily import DailyResult
from settebello.study.settlement import Settlement, settle_record

KEY = "key-of-every-attempt-0123456789"
DECISIONS = 12
"""In a round."""
ACTIONS, WEIGHTS = ("7Dx7C", "2C", "3C"), (6, 3, 1)
"""What people play, and how often."""
AT_ONCE = 200
"""Attempts that are stored at the same time."""


def settlement(day: str, random: Random) -> Settlement:
    """That of an attempt in which every decision is drawn."""
    rounds = tuple(random.choices((-3, -2, -1, 0, 1, 2, 3), k=LENGTH))
    decisions, positions = [], []
    for number in range(1, LENGTH + 1):
        before = f"{number}"
        for place in range(1, 2 * DECISIONS, 2):
            positions.append(sha256(before.encode()).hexdigest()[:16])
            (action,) = random.choices(ACTIONS, WEIGHTS)
            before += f" {action}"
            decisions.append(
                OwnDecision(
                    round=number,
                    number=place,
                    hand=("2C", "3C", "7D"),
                    table=("1D", "4S", "5B", "7C"),
                    action=action,
                    best=ACTIONS[0],
                    foresight=0.0,
                )
            )
    result = DailyResult(
        day=day,
        finished=True,
        rounds=rounds,
        points=sum(rounds),
        par_rounds=(0,) * LENGTH,
        par=0,
        without_luck=0.0,
        error=1.0,
    )
    return Settlement(result=result, decisions=tuple(decisions), positions=tuple(positions))


async def fill(store: Store, day: str, attempts: int) -> None:
    """Store so many settled attempts."""
    random = Random(1)

    async def add(number: int, settled: Settlement) -> None:
        attempt = DailyAttempt(
            table=table_of(number),
            day=day,
            device=hash_key(f"device {number}"),
            profile="",
            key=hash_key(KEY),
            begun=float(number),
            points=settled.result.points,
            ranked=settled.ranked,
            result=msgspec.json.encode(settled).decode(),
        )
        await store.daily.begin(attempt)
        await store.daily.settle(attempt, [(position, own.action) for position, own in settled.decisions_by_position()])

    for start in range(0, attempts, AT_ONCE):
        part = range(start, min(start + AT_ONCE, attempts))
        await asyncio.gather(*(add(number, settlement(day, random)) for number in part))
    await store.close()


def table_of(number: int) -> str:
    """The table of an attempt."""
    return f"bench-attempt-{number:06}"


def timed(server: Server, paths: Sequence[str]) -> dict[str, object]:
    """Ask for pages one after the other: how long the answers took, the server's processor time for one, and the bytes
    of the longest."""
    connection, times, longest, used = http.client.HTTPConnection("127.0.0.1", server.port), [], 0, server.cpu
    for path in paths:
        begun = time.perf_counter()
        connection.request("GET", path, headers={"authorization": f"Bearer {KEY}"})
        answer = connection.getresponse()
        body = answer.read()
        times.append(time.perf_counter() - begun)
        assert answer.status == 200, body
        longest = max(longest, len(body))
    connection.close()
    cpu = round(1000 * (server.cpu - used) / len(paths), 1)
    return {"p50_ms": percentile(times, 50), "p99_ms": percentile(times, 99), "cpu_ms": cpu, "bytes": longest}


def settle_attempts(day: date, number: int) -> dict[str, object]:
    """The processor time that the first attempt at the game of a day takes to be settled, and each other one."""
    record, seed, took = attempt_of("amico", day), daily_seed(day), []
    for _ in range(number):
        begun = time.process_time()
        settle_record(record, seed, day.isoformat())
        took.append(time.process_time() - begun)
    return {"settled": number, "first_cpu_ms": round(1000 * took[0]), "cpu_ms": round(1000 * mean(took[1:] or took))}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/daily.py", description="How soon results of a day are shown.")
    parser.add_argument("--attempts", type=int, default=10_000, help="attempts on the day (10,000)")
    parser.add_argument("--requests", type=int, default=300, help="requests for each page (300)")
    parser.add_argument("--settle", type=int, default=10, help="attempts that are settled (10)")
    store_options(parser)
    given = parser.parse_args()
    closed = last_closed_day(datetime.now(UTC))
    print(json.dumps(settle_attempts(closed, given.settle)), flush=True)
    day = closed.isoformat()
    with tempfile.TemporaryDirectory(prefix="settebello-bench-") as folder, store_flags(given) as flags:
        begun = time.monotonic()
        if given.database:
            asyncio.run(prepare_database(given.database))
        asyncio.run(_filled(folder, given.database, day, given.attempts))
        filled = round(time.monotonic() - begun, 1)
        server = Server(folder, flags)
        try:
            random = Random(2)
            pages = {
                "table": "/api/daily/{day}?table={table}",
                "result": "/api/tables/{table}/daily",
                "own_decisions": "/api/daily/{day}/decisions?table={table}",
                "common_decisions": "/api/daily/{day}/decisions",
            }
            for name, page in pages.items():
                asked = [
                    page.format(day=day, table=table_of(random.randrange(given.attempts)))
                    for _ in range(given.requests)
                ]
                timed(server, asked[:1])  # what the first request loads is not measured
                print(json.dumps({"page": name, **timed(server, asked)}), flush=True)
        finally:
            server.kill()
        print(json.dumps({"attempts": given.attempts, "fill_seconds": filled, "load_average": load_average()}))


async def _filled(folder: str, database: str | None, day: str, attempts: int) -> None:
    await fill(PostgresStore(database) if database else SqliteStore(Path(folder)), day, attempts)


if __name__ == "__main__":
    main()
