"""The seats taken from this machine: the person comes back to them by the table's link, even after a crash."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

from settebello.terminal.session import record_files
from settebello.terminal.session.state_files import load_state, store_state
from settebello.untrusted_text import TextError, decode_text, read_file

SEATS_FILE = "seats.json"
MAX_REMEMBERED_SEATS = 50
MAX_DEVICE_FILE_BYTES = 1000


class OwnSeat(Struct, frozen=True, kw_only=True):
    """A seat, and the secret that gives access to it."""

    server: str
    table: str
    name: str
    key: str
    process: int = 0
    """The process id of the terminal that plays there, while it runs."""

    @property
    def place(self) -> tuple[str, str, str]:
        """Server, table and name, which identify the seat."""
        return self.server, self.table, self.name


def remember_seat(seat: OwnSeat) -> None:
    """Store the seat. If nothing can be written, the person's own link still leads back."""
    others = [other for other in _load_seats() if other.place != seat.place]
    with suppress(record_files.SaveError):
        store_state(SEATS_FILE, [seat, *others][:MAX_REMEMBERED_SEATS], private=True)


def find_seat_key(server: str, table: str, name: str | None) -> str | None:
    """The secret of the seat that was taken at that table under that name, or None if there is no such seat.

    Without a name, it is the newest seat there that no other running terminal of this machine plays at, since two
    people may follow the same link on one machine.
    """
    wanted = " ".join((name or "").split())  # as the server stores it
    seats = (seat for seat in _load_seats() if seat.place == (server, table, wanted or seat.name))
    return next((seat.key for seat in seats if wanted or not _is_running(seat.process)), None)


def device_id() -> str | None:
    """This machine's lasting id, which keeps out a person who was sent away from a table, or None if it cannot be
    stored. A server stores only a hash of it, a different one for every table.
    """
    try:
        file = record_files.state_folder() / "device"
        known = _stored_device_id(file)
        if not re.fullmatch("[0-9a-f]{32}", known):
            known = token_hex(16)
            record_files.write_atomically(file, known, private=True)
    except (OSError, ValueError):
        return None
    return known


def _stored_device_id(file: Path) -> str:
    """The text of the file, or nothing if there is no such text."""
    try:
        return decode_text(read_file(file, MAX_DEVICE_FILE_BYTES)).strip()
    except (FileNotFoundError, TextError):
        return ""


def _is_running(process: int) -> bool:
    """Whether another process with that id runs."""
    if process in (0, os.getpid()):
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # it runs, as another user
    return True


def _load_seats() -> list[OwnSeat]:
    """The stored seats, newest first; none if they cannot be read."""
    return load_state(SEATS_FILE, list[OwnSeat], [])
