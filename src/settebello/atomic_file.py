"""Files that are never half written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex


def write_atomically(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write a file in one step: whatever happens, it holds either the old content or the new one.

    Args:
        private: only the user may read the file.

    Raises:
        OSError: the file cannot be written; its old content is untouched.
    """
    part = path.with_name(f".{path.name}.{token_hex(4)}.part")
    mode = 0o600 if private else 0o666
    try:
        with open(part, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
