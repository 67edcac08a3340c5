"""Opens the SQLite file, or a database in memory."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Literal

from settebello.data_folder import DATA_VARIABLE
from settebello.protocol import refusals
from settebello.server.store import schema
from settebello.server.store.base import StoreError
from settebello.server.store.schema import MIGRATIONS, missing_migrations

DATABASE_FILE = "settebello.sqlite3"
BUSY_TIMEOUT = 5.0
"""Seconds to wait for another process that is writing."""
MIN_FREE_BYTES = 1024 * 1024
"""Bytes that must be free on the disk for the store to be ready."""
LOG_BYTES = 32 + 1000 * (24 + 4096)
"""The length that the write-ahead log reaches by itself: SQLite begins again at its start once it has 1,000 pages, each
after a header (https://sqlite.org/fileformat2.html#the_write_ahead_log)."""

JournalMode = Literal["wal", "delete", "truncate"]


class SqliteFile:
    """The file in a folder, which is created if needed. It is brought up to date.

    Args:
        folder: where the file is.
        journal_mode: how SQLite undoes what a crash has interrupted. A write-ahead log (``wal``) needs memory that
            processes can share; the others do not.

    Raises:
        StoreError: the folder cannot be created or written, or a newer release has written the file.
    """

    def __init__(self, folder: Path, journal_mode: JournalMode) -> None:
        self._path = folder / DATABASE_FILE
        self._journal_mode = journal_mode
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._path.touch(mode=0o600)  # the cards of games in progress are in it
            database = self._connect()
            try:
                migrate(database)
                if journal_mode == "wal":
                    extend_log(database, folder / f"{DATABASE_FILE}-wal")
            except BaseException:
                database.close()
                raise
            found = os.stat(self._path)
        except (OSError, sqlite3.Error) as error:
            raise _unusable_folder(folder, error) from error
        self._identity = found.st_dev, found.st_ino
        self.database = database
        """The first connection to it."""

    def connect(self) -> sqlite3.Connection:
        """Another connection.

        Raises:
            StoreError: the file cannot be opened any more.
        """
        try:
            return self._connect()
        except sqlite3.Error as error:
            self.database.close()
            raise _unusable_folder(self._path.parent, error) from error

    def _connect(self) -> sqlite3.Connection:
        return _connect(str(self._path), f"journal_mode = {self._journal_mode}")

    def check(self) -> None:
        """Check that the file is still the one that was opened, on a disk with room for more.

        Raises:
            StoreError: it is not.
        """
        try:
            now, free = os.stat(self._path), shutil.disk_usage(self._path.parent).free
        except OSError as error:
            raise StoreError(refusals.TABLE_NOT_READ(detail=error.strerror or str(error))) from error
        if (now.st_dev, now.st_ino) != self._identity:
            raise StoreError(refusals.TABLE_NOT_READ(detail="another file has taken its place"))
        if free < MIN_FREE_BYTES or not os.access(self._path, os.W_OK):
            raise StoreError(refusals.TABLE_NOT_SAVED(detail="the disk is full or cannot be written"))


def open_in_memory() -> sqlite3.Connection:
    """A connection to an empty database in memory, which is forgotten when the connection is closed."""
    database = _connect(":memory:")
    migrate(database)
    return database


def _connect(path: str, *settings: str) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False)
    try:
        for setting in (*settings, *_SETTINGS):
            database.execute(f"PRAGMA {setting}")
    except sqlite3.Error:  # such as a file that is not a database
        database.close()
        raise
    return database


_SETTINGS = (
    "synchronous = EXTRA",  # a commit is on the disk, in every journal mode
    "foreign_keys = ON",
    "secure_delete = ON",  # what somebody has deleted is overwritten
)


def _unusable_folder(folder: Path, error: OSError | sqlite3.Error) -> StoreError:
    reason = error.strerror if isinstance(error, OSError) else error
    remedy = f"choose a folder that can be written, with --data or {DATA_VARIABLE}"
    return StoreError(f"The games cannot be kept in {folder} ({reason}): {remedy}.")


def migrate(database: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring the file up to date, in one transaction.

    Raises:
        StoreError: a newer release has written it.
    """
    database.execute("BEGIN EXCLUSIVE")
    try:
        missing = missing_migrations(_version(database), migrations)
        for script in missing:
            for statement in script.split(";"):
                database.execute(statement)
        if missing:
            database.execute(f"PRAGMA user_version = {len(migrations)}")
        database.commit()
    finally:
        if database.in_transaction:
            database.rollback()


def check_format(database: sqlite3.Connection) -> None:
    """Check the format of the file.

    Raises:
        StoreError: it is not the current one.
    """
    schema.check_format(_version(database))


def _version(database: sqlite3.Connection) -> int:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def extend_log(database: sqlite3.Connection, log: Path) -> None:
    """Fill the write-ahead log of a database with zeros up to :data:`LOG_BYTES`. A sync of what was written within a
    file takes about half as long as one of what has made it longer, which its file system has to note too.

    SQLite reads nothing from the zeros: they are neither a header nor a page with the checksum of a transaction. If the
    disk is full, the log stays as it was.

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
