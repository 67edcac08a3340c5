"""The server with its share of every shuffle and every table's name drawn from one seed: for tests that know what will
happen at a table whose people take no part in the shuffle."""

from __future__ import annotations

import hashlib
import itertools
import sys

from settebello.server.__main__ import main
from settebello.server.tables import opening
from settebello.server.tables import shuffle as commands

_numbers = itertools.count()


def _next_seed() -> bytes:
    return hashlib.sha256(f"settebello tests {next(_numbers)}".encode()).digest()


if __name__ == "__main__":
    setattr(commands, "new_seed", _next_seed)  # noqa: B010 - the modules do not export them
    setattr(opening, "new_table_id", lambda: _next_seed().hex()[:16])  # noqa: B010
    sys.exit(main())
