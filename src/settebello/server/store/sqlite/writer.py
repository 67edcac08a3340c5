"""Writes many jobs in one transaction, which share one wait for the disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from settebello.protocol import refusals
from settebello.server.store.base import EntryConflict, StoreError
from settebello.server.store.tables import ENTRY_COLUMNS, EntryRow

MAX_BATCH = 512
"""The most jobs in one transaction."""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Flush = Callable[[], Awaitable[object]]
"""Makes everything that was committed durable, where a commit alone does not. If it fails, the next one tries again."""

log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    """A job to run, or the rows of entries to append together."""

    asked: Job[Any] | Sequence[EntryRow]  # the types of results differ
    answer: asyncio.Future[Any]


class Writer:
    """Runs jobs on a connection and appends entries. Results are returned when they are durable.

    Jobs share a transaction, so a job may raise a :class:`StoreError` only before it has written anything.

    Args:
        database: the connection.
        executor: runs one thing at a time; nothing else that it runs uses the connection within a transaction.
        flush: is awaited after each transaction, and before the next, or None if a commit is durable.
    """

    def __init__(self, database: sqlite3.Connection, executor: Executor, flush: Flush | None = None) -> None:
        self._database = database
        self._executor = executor
        self._flush = flush
        self._flushing: asyncio.Task[None] | None = None
        self._unflushed: list[tuple[_Waiting, object]] = []
        """Jobs of the last transaction, with their results."""
        self._durable = True
        """Whether everything that was committed is durable."""
        self._line: deque[_Waiting] = deque()
        self._lock = threading.Lock()
        """Held while the line changes."""
        self._writing = False
        """Whether the executor writes, or will, until the line is empty."""

    async def do(self, job: Job[T]) -> T:
        """Run a job and wait until its writes are durable.

        Raises:
            StoreError: raised by the job, or the disk failed. Nothing of the job was stored.
        """
        done: T = await self._enqueue(job)
        return done

    async def append(self, rows: Sequence[EntryRow]) -> int:
        """Append entries, all or none, wait until they are durable, and return the number of the first.

        Raises:
            StoreError: none was stored; with the code of :data:`settebello.protocol.refusals.STORE_AWAY` that is
                unknown.
        """
        seq: int = await self._enqueue(rows)
        return seq

    def _enqueue(self, asked: Job[Any] | Sequence[EntryRow]) -> asyncio.Future[Any]:
        waiting = _Waiting(asked, asyncio.get_running_loop().create_future())
        with self._lock:
            self._line.append(waiting)
            idle, self._writing = not self._writing, True
        if idle:
            self._executor.submit(self._write_all)
        return waiting.answer

    async def until_durable(self) -> None:
        """Wait until everything that was committed is durable.

        Raises:
            StoreError: it cannot be made durable now.
        """
        if not self._durable:
            await self.do(lambda _: None)

    async def close(self) -> None:
        """Write what is waiting, and close the connection."""
        if self._flush is not None:
            with suppress(StoreError):
                await self.do(lambda _: None)
        await asyncio.wrap_future(self._executor.submit(self._database.close))

    def _write_all(self) -> None:
        while batch := self._next_batch():
            self._write(batch)
            if self._flush is not None:
                batch[0].answer.get_loop().call_soon_threadsafe(self._begin_flush, self._flush)
                return  # it continues when the flush is done

    def _begin_flush(self, flush: Flush) -> None:
        self._flushing = asyncio.ensure_future(self._flush_and_continue(flush))

    async def _flush_and_continue(self, flush: Flush) -> None:
        batch, answers = zip(*self._unflushed, strict=True)
        self._unflushed = []
        try:
            await flush()
            self._durable = True
        except Exception as error:  # whatever it is, what was committed is not durable
            log.warning("The games could not be made durable: %s", error)
            answers = (StoreError(refusals.STORE_AWAY()),) * len(batch)
        _settle(batch, answers)
        self._executor.submit(self._write_all)

    def _next_batch(self) -> list[_Waiting]:
        with self._lock:
            batch = [self._line.popleft() for _ in range(min(MAX_BATCH, len(self._line)))]
            self._writing = bool(batch)
            return batch

    def _write(self, batch: list[_Waiting]) -> None:
        """Commit a batch. If this fails, commit each half by itself, until only the faulty jobs fail."""
        try:
            self._resolve(batch, self._run_batch(batch))
        except Exception as error:  # whatever it is, the others wait
            if not self._undo(error):
                self._resolve(batch, [StoreError(refusals.STORE_AWAY())] * len(batch))
                return
            if len(batch) == 1 or _is_disk_error(error):  # every job would fail in the same way
                self._resolve(batch, [_write_error(error)] * len(batch))
                return
            half = len(batch) // 2
            self._write(batch[:half])
            self._write(batch[half:])

    def _resolve(self, batch: Sequence[_Waiting], answers: Sequence[object]) -> None:
        """Set the results of all jobs, in the event loop, once they are durable."""
        if self._flush is not None:
            self._unflushed += zip(batch, answers, strict=True)
            self._durable = False
            return
        with suppress(RuntimeError):  # raised if the event loop is closed
            batch[0].answer.get_loop().call_soon_threadsafe(_settle, batch, answers)

    def _run_batch(self, batch: list[_Waiting]) -> list[Any]:
        """Run the jobs, commit, and return their results."""
        if (numbers := self._append_at_once(batch)) is not None:
            return numbers
        self._database.execute("BEGIN IMMEDIATE")
        answers = [self._run_job(asked) if callable(asked) else None for asked, _ in batch]
        groups = {place: asked for place, (asked, _) in enumerate(batch) if not callable(asked)}
        for place, answer in zip(groups, append(self._database, list(groups.values())) if groups else (), strict=True):
            answers[place] = answer
        self._commit()
        return answers

    def _append_at_once(self, batch: Sequence[_Waiting]) -> list[int] | None:
        """Append all entries with one statement, which commits, since each statement waits for the GIL. Return the
        number of the first entry of each group, or None, without a change, if there are other jobs or if an entry
        cannot be stored.
        """
        groups = [asked for asked, _ in batch if not callable(asked)]
        if len(groups) < len(batch):
            return None
        try:
            insert(self._database, [*chain.from_iterable(groups)])
        except sqlite3.IntegrityError:
            return None
        except sqlite3.Error as error:
            if _is_busy(error):  # the transaction did not begin
                raise
            raise _NotCommitted from error
        return [rows[0][1] for rows in groups]

    def _commit(self) -> None:
        try:
            self._database.commit()
        except sqlite3.Error as error:
            raise _NotCommitted from error

    def _run_job(self, job: Job[T]) -> T | StoreError:
        try:
            return job(self._database)
        except StoreError as refusal:
            return refusal

    def _undo(self, error: Exception) -> bool:
        """Roll back, and return whether the transaction is certain to have no effect.

        A commit may fail after everything was written, when only the sync failed. The next start would then replay the
        transaction from the write-ahead log. A small transaction written now replaces it there.
        """
        try:
            self._roll_back()
            if isinstance(error, _NotCommitted) and not error.incomplete:
                self._database.execute("BEGIN IMMEDIATE")
                (version,) = self._database.execute("PRAGMA user_version").fetchone()
                self._database.execute(f"PRAGMA user_version = {version}")
                self._database.commit()
        except Exception:  # as in _write
            with suppress(sqlite3.Error):
                self._roll_back()
            return False
        return True

    def _roll_back(self) -> None:
        if self._database.in_transaction:
            self._database.rollback()


def insert(database: sqlite3.Connection, rows: Sequence[EntryRow]) -> None:
    """Insert all rows with one statement: each statement releases and takes the GIL.

    Raises:
        sqlite3.IntegrityError: a number or client id is taken; no row is inserted.
    """
    places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
    database.execute(f"INSERT INTO entries ({ENTRY_COLUMNS}) VALUES {places}", tuple(chain.from_iterable(rows)))


def append(database: sqlite3.Connection, groups: Sequence[Sequence[EntryRow]]) -> Sequence[int | EntryConflict]:
    """Insert the groups of rows that can be, each as a whole. Returns, by group, the number of its first stored entry
    or why there is none."""
    try:
        insert(database, [*chain.from_iterable(groups)])
    except sqlite3.IntegrityError:
        return [_append_group(database, rows) for rows in groups]
    return [rows[0][1] for rows in groups]


def _append_group(database: sqlite3.Connection, rows: Sequence[EntryRow]) -> int | EntryConflict:
    table, seq, *content, client_id, at = rows[0]
    known = _find_stored(database, table, client_id)
    if known is not None:
        first, *kept = known
        return first if kept == [*content, at] else EntryConflict("Another entry has that client id.")
    try:
        insert(database, rows)
    except sqlite3.IntegrityError:
        return EntryConflict(f"There is no room for an entry {seq}.")
    return seq


def _find_stored(database: sqlite3.Connection, table: str, client_id: str | None) -> tuple[int, str, str, float] | None:
    """The number, kind, text and time of the entry with that client id."""
    if client_id is None:
        return None
    query = "SELECT seq, kind, text, at FROM entries WHERE table_id = ? AND client_id = ?"
    row: tuple[int, str, str, float] | None = database.execute(query, (table, client_id)).fetchone()
    return row


class _NotCommitted(Exception):
    """A commit has failed. The cause is SQLite's error."""

    @property
    def incomplete(self) -> bool:
        """Whether the disk was full. The transaction is then incomplete and has no effect."""
        return getattr(self.__cause__, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


def _settle(batch: Sequence[_Waiting], answers: Sequence[object]) -> None:
    for (_, waiting), answer in zip(batch, answers, strict=True):
        if waiting.done():
            continue
        if isinstance(answer, StoreError):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)


def _is_disk_error(error: Exception) -> bool:
    return isinstance(error.__cause__ if isinstance(error, _NotCommitted) else error, sqlite3.OperationalError)


def _is_busy(error: sqlite3.Error) -> bool:
    """Whether another process was writing for too long, so that the database was busy."""
    code = int(getattr(error, "sqlite_errorcode", 0)) & 0xFF  # the primary code of an extended one
    return code == sqlite3.SQLITE_BUSY


def _write_error(error: Exception) -> StoreError:
    """The error for a failed write."""
    cause = error.__cause__ if isinstance(error, _NotCommitted) else error
    return StoreError(refusals.TABLE_NOT_SAVED(detail=str(cause)))
