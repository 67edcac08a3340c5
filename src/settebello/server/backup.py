"""A copy of the games while the server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from settebello.server.sqlite import FILE
from settebello.server.store import StoreError


def backup(folder: Path, target: Path) -> int:
    """Copy the games in ``folder`` to the file ``target``, which appears when it is whole; how many tables there are.

    Raises:
        StoreError: there are no games, or the file cannot be written.
    """
    source = folder / FILE
    if not source.is_file():
        raise StoreError(f"There are no games in {folder}: name their folder with --data.")
    part = target.with_name(target.name + ".part")
    try:
        part.touch(mode=0o600)  # the cards of games in progress are in it
        tables = _copied(source, part)
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"The games could not be copied to {target} ({error}): choose another place.") from error
    return tables


def _copied(source: Path, target: Path) -> int:
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30)) as games,
        closing(sqlite3.connect(target)) as copy,
    ):
        games.backup(copy, pages=1000)
        copy.execute("PRAGMA journal_mode = DELETE")
        (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(f"the copy is not sound: {sound}")
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        with open(target, "rb") as file:
            os.fsync(file.fileno())
        return int(tables)
