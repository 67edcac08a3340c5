"""Records in files: never half written, never overwritten by another game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from settebello.errors import RecordError, SettebelloError
from settebello.record import Record, read


class SaveError(SettebelloError):
    """A file that cannot be written."""


def replace(path: Path, text: str) -> None:
    """Write the text in one step: whatever happens, the file holds the old text or the new one.

    Raises:
        SaveError: it cannot be written; what was there is untouched.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise SaveError(f"'{path}' cannot be written ({error.strerror or error}); name another file.") from error


def load(path: Path) -> Record | None:
    """The record in a file; None where there is no file yet, or an empty one.

    Raises:
        RecordError: it cannot be read, or is not a record.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise RecordError(f"'{path}' cannot be read ({reason}); name another file.") from error
    if not text.strip():
        return None
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(f"'{path}' does not hold a game that can go on: {error}") from error


def next_free(path: Path) -> Path:
    """The first of ``game-2.txt``, ``game-3.txt`` … that does not exist yet."""
    number = 2
    while (other := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return other


def left_over(environment: Mapping[str, str] = os.environ) -> Path:
    """A new file, among the person's own state files, for a game left without one. Its folder exists.

    Raises:
        SaveError: the folder cannot be made.
    """
    base = environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(base) / "settebello"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(f"'{folder}' cannot be made ({error.strerror}).") from error
    path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S}.txt"
    return next_free(path) if path.exists() else path
