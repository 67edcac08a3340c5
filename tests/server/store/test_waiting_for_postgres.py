"""A server that starts before its database waits for it; a wrong address ends it with one sentence."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator

import asyncpg
import pytest

from tests.support.database_servers import PgBouncer, Postgres, free_port, pgbouncer
from tests.support.server_process import TIMEOUT, environment, http

pytestmark = pytest.mark.databases
WAITING = "WARNING: The database is not there yet ("


class Starting:
    """A server process that has not said yet where it is."""

    def __init__(self, url: str) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "settebello.server", "--port", str(self.port), "--database", url]
        self.process = subprocess.Popen(
            command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def output_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def error_line(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.readline()

    def ended(self) -> tuple[int, str]:
        """The exit status, once the process has ended, and the rest of what it has complained about."""
        errors = self.process.communicate(timeout=TIMEOUT)[1]
        return self.process.returncode, errors

    def close(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=TIMEOUT)


@pytest.fixture
def start() -> Iterator[type[Starting]]:
    started: list[Starting] = []

    class Noted(Starting):
        def __init__(self, url: str) -> None:
            super().__init__(url)
            started.append(self)

    yield Noted
    for server in started:
        server.close()


async def create_database(url: str, name: str) -> None:
    database = await asyncpg.connect(url)
    await database.execute(f"CREATE DATABASE {name}")
    await database.close()


def assert_waits_and_serves(server: Starting, database: Postgres) -> None:
    waits = server.error_line()
    assert waits.startswith(WAITING)
    assert waits.endswith("): waiting for it.\n")
    database.start()
    assert server.output_line().startswith("Settebello is at ")
    assert http.get(f"http://127.0.0.1:{server.port}/ready").status_code == 200


def test_a_database_that_has_not_started_is_waited_for(postgres: Postgres, start: type[Starting]) -> None:
    postgres.stop()
    server = start(postgres.url)
    assert_waits_and_serves(server, postgres)


@pytest.mark.skipif(pgbouncer() is None, reason="needs PgBouncer (Debian: apt-get install pgbouncer)")
def test_a_database_behind_a_pooler_is_waited_for(postgres: Postgres, start: type[Starting]) -> None:
    pooler = PgBouncer(postgres)
    postgres.stop()
    server = start(pooler.url)
    assert_waits_and_serves(server, postgres)
    server.close()
    pooler.close()


def test_a_database_that_has_not_been_created_is_waited_for(postgres: Postgres, start: type[Starting]) -> None:
    server = start(postgres.url.replace("/postgres", "/later"))
    assert server.error_line() == f'{WAITING}database "later" does not exist): waiting for it.\n'
    asyncio.run(create_database(postgres.url, "later"))
    assert server.output_line().startswith("Settebello is at ")
    assert server.error_line() == "WARNING: The database is there.\n"


@pytest.mark.parametrize(("sign", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
def test_the_wait_can_be_ended(sign: signal.Signals, status: int, start: type[Starting]) -> None:
    server = start(f"postgresql://settebello@127.0.0.1:{free_port()}/postgres")
    assert server.error_line().startswith(WAITING)
    server.process.send_signal(sign)
    assert server.ended() == (status, "")


@pytest.mark.parametrize(
    "wrong",
    [
        "postgresql://settebello@127.0.0.1:99999/postgres",
        "postgresql://settebello@127.0.0.1:port/postgres",
        "postgresql://[",
        "postgresql://settebello@127.0.0.1/postgres?sslmode=sometimes",
    ],
)
def test_an_address_that_cannot_be_right_is_refused(wrong: str, start: type[Starting]) -> None:
    status, errors = start(wrong).ended()
    assert (status, errors.count("\n")) == (2, 1)
    assert errors.startswith("The database cannot be used (")


def test_a_wrong_user_is_refused(postgres: Postgres, start: type[Starting]) -> None:
    status, errors = start(postgres.url.replace("settebello@", "stranger@")).ended()
    assert (status, errors) == (
        2,
        'The database cannot be used (role "stranger" does not exist): see to it, or to --database.\n',
    )


@pytest.mark.skipif(pgbouncer() is None, reason="needs PgBouncer (Debian: apt-get install pgbouncer)")
def test_a_pooler_without_transactions_is_refused(postgres: Postgres, start: type[Starting]) -> None:
    pooler = PgBouncer(postgres, "statement")
    status, errors = start(pooler.url).ended()
    pooler.close()
    assert (status, errors.count("\n")) == (2, 1)
    assert "transaction blocks not allowed in statement pooling mode" in errors
