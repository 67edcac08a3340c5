"""Writes in one thread, with many jobs in a transaction, so that they share one wait for the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from settebello.protocol import refusals
from settebello.server.store.base import StoreError
from settebello.server.store.sqlite.inserts import EntryRow, append, insert

MAX_BATCH = 512
"""The most jobs in one transaction."""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


class _Waiting(NamedTuple):
    """A job to run, or the rows of entries to append together."""

    asked: Job[Any] | Sequence[EntryRow]  # the types of results differ
    answer: asyncio.Future[Any]


class Writer:
    """Runs jobs on a connection and appends entries. Results are returned when they are durable.

    Jobs share a transaction, so a job may raise a :class:`StoreError` only before it has written anything.
    """

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._line: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="settebello-writer", daemon=True)
        self._thread.start()

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
        self._line.put(waiting)
        return waiting.answer

    def close(self) -> None:
        """Write everything in the queue, and end the thread."""
        self._line.put(None)
        self._thread.join()
        self._database.close()

    def _run(self) -> None:
        while (first := self._line.get()) is not None:
            self._write([first, *self._rest_of_batch()])

    def _write(self, batch: list[_Waiting]) -> None:
        """Commit a batch. If this fails, commit each half by itself, until only the faulty jobs fail."""
        try:
            _resolve(batch, self._run_batch(batch))
        except Exception as error:  # the thread must survive any error
            if not self._undo(error):
                _resolve(batch, [StoreError(refusals.STORE_AWAY())] * len(batch))
                return
            if len(batch) == 1 or _is_disk_error(error):  # every job would fail in the same way
                _resolve(batch, [_write_error(error)] * len(batch))
                return
            half = len(batch) // 2
            self._write(batch[:half])
            self._write(batch[half:])

    def _rest_of_batch(self) -> Iterator[_Waiting]:
        for _ in range(MAX_BATCH - 1):
            if self._line.empty():
                return
            waiting = self._line.get()
            if waiting is None:
                self._line.put(None)  # tells _run to end
                return
            yield waiting

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


class _NotCommitted(Exception):
    """A commit has failed. The cause is SQLite's error."""

    @property
    def incomplete(self) -> bool:
        """Whether the disk was full. The transaction is then incomplete and has no effect."""
        return getattr(self.__cause__, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


def _resolve(batch: Sequence[_Waiting], answers: Sequence[object]) -> None:
    """Set the results of all jobs, in the event loop."""
    with suppress(RuntimeError):  # raised if the event loop is closed
        batch[0].answer.get_loop().call_soon_threadsafe(_settle, batch, answers)


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
