"""The seats that were taken from here: whatever became of the terminal, one comes back to them by the table's link."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

import msgspec
from msgspec import Struct

from settebello.terminal.session import record_files

MOST = 50
"""Seats that are remembered."""


class OwnSeat(Struct, frozen=True, kw_only=True):
    """A seat, and the secret by which it is one's own."""

    server: str
    table: str
    name: str
    key: str
    process: int = 0
    """The terminal that plays there, while it runs."""

    @property
    def place(self) -> tuple[str, str, str]:
        """Where it is, and whose."""
        return self.server, self.table, self.name


def keep(seat: OwnSeat) -> None:
    """Remember it; where nothing can be written, one's own link still leads back."""
    others = [other for other in _all() if other.place != seat.place]
    with suppress(record_files.SaveError):
        record_files.replace(_file(), msgspec.json.encode([seat, *others][:MOST]).decode(), private=True)


def own_key(server: str, table: str, name: str | None) -> str | None:
    """The secret of the seat that was taken at that table under that name; without a name, of the newest one where no
    other terminal of this machine plays: somebody beside one may have come by the same link."""
    called = " ".join((name or "").split())  # as the server writes it
    kept = (seat for seat in _all() if seat.place == (server, table, called or seat.name))
    return next((seat.key for seat in kept if called or not _runs(seat.process)), None)


def own_device() -> str | None:
    """This machine's lasting name: who was sent away from a table stays out with it. A server keeps only a hash of it,
    another at every table. None: it cannot be kept."""
    try:
        file = record_files.state_folder() / "device"
        known = file.read_text(encoding="utf-8").strip() if file.exists() else ""
        if not re.fullmatch("[0-9a-f]{32}", known):
            known = token_hex(16)
            record_files.replace(file, known, private=True)
    except (OSError, ValueError, record_files.SaveError):
        return None
    return known


def _runs(process: int) -> bool:
    """Whether another process with that id runs."""
    if process in (0, os.getpid()):
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # somebody else's
    return True


def _all() -> list[OwnSeat]:
    """The newest first; none, if they cannot be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=list[OwnSeat])
    except (OSError, ValueError, record_files.SaveError):
        return []


def _file() -> Path:
    return record_files.state_folder() / "seats.json"
