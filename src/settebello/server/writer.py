"""One thread that writes, many jobs to a transaction: the disk is waited for once for all that came in meanwhile."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any, TypeVar

from settebello.server.store import StoreError

MOST_TOGETHER = 512
"""Jobs to a transaction at most."""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
_Waiting = tuple[Job[Any], "Future[Any]"]  # each job has a result of its own type


class Writer:
    """Runs jobs upon a connection, in order. A job's result comes when it is durable.

    A job raises a :class:`StoreError` before it has written anything, or not at all: it shares its transaction.
    """

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="settebello-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """Run a job and wait until it is durable.

        Raises:
            StoreError: the job's own, or the disk's: nothing of the job has been kept.
        """
        waiting: Future[T] = Future()
        self._jobs.put((job, waiting))
        return await asyncio.wrap_future(waiting)

    def close(self) -> None:
        """Write what is waiting, and end."""
        self._jobs.put(None)
        self._thread.join()
        self._database.close()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first, *self._rest()]
            try:
                self._commit(batch)
            except Exception as error:  # whatever it was, the thread must go on for the jobs to come
                self._undo(batch, error)

    def _rest(self) -> Iterator[_Waiting]:
        for _ in range(MOST_TOGETHER - 1):
            if self._jobs.empty():
                return
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)  # for the loop that ends upon it
                return
            yield job

    def _commit(self, batch: list[_Waiting]) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        done = [(waiting, *self._tried(job)) for job, waiting in batch]
        self._database.commit()
        for waiting, result, refusal in done:
            if refusal is None:
                _settle(waiting, result=result)
            else:
                _settle(waiting, error=refusal)

    def _tried(self, job: Job[T]) -> tuple[T | None, StoreError | None]:
        try:
            return job(self._database), None
        except StoreError as refusal:
            return None, refusal

    def _undo(self, batch: list[_Waiting], error: Exception) -> None:
        if self._database.in_transaction:
            self._database.rollback()
        for _, waiting in batch:
            _settle(waiting, error=_not_written(error))


def _settle(waiting: Future[Any], *, result: object = None, error: StoreError | None = None) -> None:
    if not waiting.set_running_or_notify_cancel():
        return
    if error is None:
        waiting.set_result(result)
    else:
        waiting.set_exception(error)


def _not_written(error: Exception) -> StoreError:
    """The sentence for a disk that does not take what is written."""
    return StoreError(f"The game could not be saved ({error}), so nothing was played: see to the disk and try again.")
