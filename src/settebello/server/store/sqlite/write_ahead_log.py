"""Gives the write-ahead log its length before transactions are written into it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

LOG_BYTES = 32 + 1000 * (24 + 4096)
"""The length that the log reaches by itself: SQLite begins again at its start once it has 1,000 pages, each after a
header (https://sqlite.org/fileformat2.html#the_write_ahead_log)."""


def extend_log(database: sqlite3.Connection, log: Path) -> None:
    """Fill the log of a database with zeros up to :data:`LOG_BYTES`. A sync of what was written within a file takes
    about half as long as one of what has made it longer, which its file system has to note too.

    Nothing is read from the zeros: they are no header, and no page with the checksum of a transaction. Where the disk
    is full, the log stays as it was.

    Raises:
        sqlite3.OperationalError: another process has been writing for too long.
    """
    database.execute("BEGIN IMMEDIATE")  # no other process makes the log longer meanwhile
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
