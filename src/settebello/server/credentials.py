"""Secrets of seats, and names of tables: random, so that nobody finds them by trying."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from starlette.datastructures import Headers

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.http import CODE_LENGTH
from settebello.server.store.base import Place

KEY_BYTES = 24
TABLE_BYTES = 12
CODE_LETTERS = "ABCDEFGHJKMNPQRTUVWXY2346789"
"""Without those that are taken for each other."""
_KEY = re.compile(r"[A-Za-z0-9_-]{22,64}")


class WeakKey(SettebelloError):
    """A secret that is too easy to guess."""


def new_key() -> str:
    """A seat's secret, 192 bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def validate_key(key: str) -> str:
    """A secret that a client has made for itself.

    Raises:
        WeakKey: it is shorter than 128 bits, or does not fit into an address.
    """
    if not _KEY.fullmatch(key) or len(set(key)) < 8:
        raise WeakKey(refusals.WEAK_KEY())
    return key


def bearer_key_hash(headers: Headers) -> str | None:
    """The secret of a seat in the header ``Authorization: Bearer SECRET``, hashed; None: there is none. It stands there
    and not in the address, which logs and other pages see."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return hash_key(key.strip()) if scheme.lower() == "bearer" and key.strip() else None


def new_table_id() -> str:
    """A table's name in its address, 96 bits."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_code() -> str:
    """A short word for a table, to be said or typed: 33 bits, and guesses are counted."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hash_key(key: str) -> str:
    """What is kept of a secret. It is random and long, so that one plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def log_label(table: str) -> str:
    """What a log calls a table: its name would let who reads the log come in."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


def seat_of(key: str, places: Sequence[Place]) -> int | None:
    """The seat whose secret ``key`` is; every seat is compared, in constant time."""
    given = hash_key(key)
    fits = [place.key is not None and hmac.compare_digest(given, place.key) for place in places]
    return fits.index(True) if True in fits else None
