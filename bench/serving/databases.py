"""A PostgreSQL that waits for the disk, and a Redis, while a bench runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.support.database_servers import Postgres, RedisServer


class Durable(Postgres):
    """Every commit is on the disk before it is answered."""

    settings = ("fsync=on", "synchronous_commit=on", "max_connections=60")


@contextmanager
def databases() -> Iterator[tuple[str, str]]:
    """Their addresses."""
    postgres = Durable()
    try:
        redis = RedisServer()
        try:
            yield postgres.url, redis.url
        finally:
            redis.close()
    finally:
        postgres.close()
