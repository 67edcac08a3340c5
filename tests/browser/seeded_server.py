"""The server with every shuffle and every name of a table drawn from one seed: for tests that know what will happen."""

from __future__ import annotations

import hashlib
import itertools
import sys

from settebello.server import opening, table
from settebello.server.__main__ import main

_numbers = itertools.count()


def _next_seed() -> bytes:
    return hashlib.sha256(f"settebello tests {next(_numbers)}".encode()).digest()


if __name__ == "__main__":
    for module in (opening, table):
        setattr(module, "new_seed", _next_seed)  # noqa: B010 - neither module exports it
    sys.exit(main())
