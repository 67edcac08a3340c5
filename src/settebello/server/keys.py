"""Secrets of seats, and names of tables: random, so that nobody finds them by trying."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from settebello.server.store import Place

KEY_BYTES = 24
TABLE_BYTES = 12


def new_key() -> str:
    """A seat's secret, 192 bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """A table's name in its address, 96 bits."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(key: str) -> str:
    """What is kept of a secret. It is random and long, so that one plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def seat_of(key: str, places: Sequence[Place]) -> int | None:
    """The seat whose secret ``key`` is; every seat is compared, in constant time."""
    given = hashed(key)
    fits = [place.key is not None and hmac.compare_digest(given, place.key) for place in places]
    return fits.index(True) if True in fits else None
