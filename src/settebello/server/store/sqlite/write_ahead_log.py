"""Gives the write-ahead log its full length before transactions are written to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

LOG_BYTES = 32 + 1000 * (24 + 4096)
"""The length that the log would reach by itself. SQLite starts again at its beginning after 1,000 pages, each with a
header (https://sqlite.org/fileformat2.html#the_write_ahead_log)."""


def extend_log(database: sqlite3.Connection, log: Path) -> None:
    """Fill the log of a database with zeros up to :data:`LOG_BYTES`. A sync after a write within a file takes about
    half as long as a sync after the file has grown, when the file system has to store the new length too.

    SQLite ignores the zeros, which are neither a header nor a page with the checksum of a transaction. If the disk is
    full, the log stays as it was.

    Raises:
        sqlite3.OperationalError: another process has been writing for too long.
    """
    database.execute("BEGIN IMMEDIATE")  # no other process can extend the log
    try:
        with suppress(OSError):
            _extend(log)
    finally:
        database.rollback()


def _extend(file: Path) -> None:
    with open(file, "r+b", buffering=0) as log:
        length = log.seek(0, os.SEEK_END)
        zeros = bytes(max(0, LOG_BYTES - length))
        try:
            if log.write(zeros) < len(zeros):
                raise OSError("the disk is full")
            os.fsync(log.fileno())
        except OSError:
            log.truncate(length)
            raise
