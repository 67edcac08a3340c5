"""Fuzz a server for so long: ``python -m tests.fuzz --minutes 60 [--seed 7] [--databases]``."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from settebello.server.store.postgres.migration import prepare_database
from tests.fuzz.run import FLAGS, KIB_GROWN, Fuzzing, listened_to
from tests.support.database_servers import Postgres, RedisServer
from tests.support.server_process import ServerProcess


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--databases", action="store_true", help="with PostgreSQL and Redis")
    given = parser.parse_args()
    with (
        _flags(databases=given.databases) as flags,
        tempfile.TemporaryDirectory() as folder,
        listened_to(ServerProcess(Path(folder), flags=[*FLAGS, *flags])) as server,
    ):
        tally = Fuzzing(server, given.seed).run(60 * given.minutes)
        print(tally, flush=True)
    if tally.grown > KIB_GROWN:
        sys.exit(f"The memory has grown by {tally.grown} KiB.")


@contextmanager
def _flags(*, databases: bool) -> Iterator[list[str]]:
    if not databases:
        yield []
        return
    postgres, redis = Postgres(), RedisServer()
    try:
        asyncio.run(prepare_database(postgres.url))
        yield ["--database", postgres.url, "--bus", redis.url]
    finally:
        redis.close()
        postgres.close()


if __name__ == "__main__":
    main()
