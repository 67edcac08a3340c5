"""The seats that were taken from here: whatever became of the terminal, one comes back to them by the table's link."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from settebello.terminal import files

MOST = 50
"""Seats that are remembered."""


class OwnSeat(Struct, frozen=True, kw_only=True):
    """A seat, and the secret by which it is one's own."""

    server: str
    table: str
    name: str
    key: str

    @property
    def place(self) -> tuple[str, str, str]:
        """Where it is, and whose."""
        return self.server, self.table, self.name


def keep(seat: OwnSeat) -> None:
    """Remember it; where nothing can be written, one's own link still leads back."""
    others = [other for other in _all() if other.place != seat.place]
    with suppress(files.SaveError):
        files.replace(_file(), msgspec.json.encode([seat, *others][:MOST]).decode(), private=True)


def own_key(server: str, table: str, name: str | None) -> str | None:
    """The secret of the seat that was taken at that table under that name; without a name, of the newest."""
    called = " ".join((name or "").split())  # as the server writes it
    kept = (seat for seat in _all() if seat.place == (server, table, called or seat.name))
    return next((seat.key for seat in kept), None)


def _all() -> list[OwnSeat]:
    """The newest first; none, if they cannot be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=list[OwnSeat])
    except (OSError, ValueError, files.SaveError):
        return []


def _file() -> Path:
    return files.state_folder() / "seats.json"
