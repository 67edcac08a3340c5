"""What the terminal remembers between its runs: values as JSON in the state folder."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from settebello.terminal.session import record_files
from settebello.untrusted_text import MAX_FILE_BYTES, decode_json, read_file

T = TypeVar("T")


def load_state(name: str, kind: type[T], default: T, longest: int = MAX_FILE_BYTES) -> T:
    """The value in a file of the state folder, or the default if it cannot be read.

    Args:
        name: of the file.
        kind: the type of the value.
        default: the value without a file.
        longest: the most bytes that the file may have.
    """
    try:
        return decode_json(read_file(record_files.state_folder() / name, longest), kind)
    except (OSError, ValueError):
        return default


def store_state(name: str, value: object, *, private: bool = False) -> None:
    """Write a value to a file of the state folder, whole or not at all.

    Args:
        name: of the file.
        value: what to write.
        private: only the user may read the file.

    Raises:
        SaveError: it cannot be written.
    """
    text = msgspec.json.encode(value).decode()
    record_files.write_atomically(record_files.state_folder() / name, text, private=private)
