"""Backs up the SQLite file while the server runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from settebello.server.store.base import StoreError
from settebello.server.store.sqlite.file import DATABASE_FILE


def backup(folder: Path, target: Path) -> int:
    """Copy the games in ``folder`` to the file ``target``, and return the number of tables. The file appears only when
    it is complete.

    Raises:
        StoreError: there are no games, they are damaged, or the file cannot be written.
    """
    source = folder / DATABASE_FILE
    if not source.is_file():
        raise StoreError(f"There are no games in {folder}: name their folder with --data.")
    part = target.with_name(target.name + ".part")
    try:
        part.touch(mode=0o600)  # it contains the cards of games in progress
        with tempfile.TemporaryDirectory(prefix=target.name, dir=target.parent) as beside:
            tables = _copy_database(_readable(source, Path(beside)), part)
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
            raise StoreError(f"The games in {folder} are damaged ({error}): go back to an older copy.") from error
        raise StoreError(f"The games could not be copied to {target} ({error}): choose another place.") from error
    return tables


def _readable(source: Path, beside: Path) -> Path:
    """Return the file, or a copy of it if its disk is read-only. On such a disk SQLite can neither open nor ignore the
    write-ahead log, and nobody writes to the file, so it can be copied."""
    try:
        with closing(_open_read_only(source)) as games:
            games.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return source
    except sqlite3.OperationalError:
        for file in source, source.with_name(source.name + "-wal"):
            if file.exists():
                shutil.copyfile(file, beside / file.name)
        return beside / source.name


def _open_read_only(source: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def _copy_database(source: Path, target: Path) -> int:
    with closing(_open_read_only(source)) as games, closing(sqlite3.connect(target)) as copy:
        games.backup(copy, pages=1000)
        copy.execute("PRAGMA journal_mode = DELETE")
        (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(sound.splitlines()[0])
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        with open(target, "rb") as file:
            os.fsync(file.fileno())
        return int(tables)
