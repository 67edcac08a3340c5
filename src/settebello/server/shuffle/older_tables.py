"""The shuffle of tables opened before exchanges: the server's seeds come from one secret stored with the table."""

from __future__ import annotations

from settebello.server.store.base import TableSetup
from settebello.shuffle import round_seed


def server_seed(setup: TableSetup, number: int) -> bytes | None:
    """The server's seed of round ``number``, from 1; None: the table has exchanges."""
    return round_seed(bytes.fromhex(setup.secret), number) if setup.secret else None
