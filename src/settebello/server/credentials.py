"""Random keys, ids and table codes that cannot be guessed, and the hashes of keys, devices and addresses."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache

from starlette.datastructures import Headers

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.http import CODE_LENGTH
from settebello.server.model import Place

KEY_BYTES = 24
TABLE_BYTES = 12
GAME_BYTES = 18
PROFILE_BYTES = 12
CODE_LETTERS = "ABCDEFGHJKMNPQRTUVWXY2346789"
"""The letters and digits of codes, without those that are easily confused."""
_KEY = re.compile(r"[A-Za-z0-9_-]{22,64}")


class WeakKey(SettebelloError):
    """A key that is too easy to guess."""


def new_key() -> str:
    """A new seat key, 192 bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def validate_key(key: str) -> str:
    """Check a key that a client has made, and return it.

    Raises:
        WeakKey: it is shorter than 128 bits, or not safe in a URL.
    """
    if not _KEY.fullmatch(key) or len(set(key)) < 8:
        raise WeakKey(refusals.WEAK_KEY())
    return key


def bearer_key_hash(headers: Headers) -> str | None:
    """The hash of the key in the header ``Authorization: Bearer KEY``, or None without one. Keys are not sent in URLs,
    which end up in logs and in the Referer header."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return hash_key(key.strip()) if scheme.lower() == "bearer" and key.strip() else None


def new_table_id() -> str:
    """A new table id, 96 bits."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_game_id() -> str:
    """A new id for a kept game, 144 bits."""
    return secrets.token_urlsafe(GAME_BYTES)


def new_profile_id() -> str:
    """A new profile id, 96 bits."""
    return secrets.token_urlsafe(PROFILE_BYTES)


def new_code() -> str:
    """A new short table code to say or type. It has only 33 bits, but attempts are limited."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hash_lobby_device(device: str) -> str:
    """The lobby's hash of a device: the same for all tables, and different from the hashes that tables use."""
    return hash_key(f"lobby {device}")


def hash_lobby_address(address: str) -> str:
    """The lobby's hash of an address."""
    return hash_key(f"lobby address {address}")


def hash_key(key: str) -> str:
    """The hash under which a key is stored. Keys are random and long, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


@lru_cache(maxsize=4096)  # called for each change of a room
def hash_device_name(device: str) -> str:
    """The public id of a device, made from its name, which only the server knows."""
    return hash_key(device)[:12]


def log_label(table: str) -> str:
    """The label of a table in the log. Its id would let anyone who reads the log in."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


def seat_of(key: str, places: Sequence[Place]) -> int | None:
    """The seat with that key, or None. All seats are compared, in constant time."""
    given = hash_key(key)
    fits = [place.key is not None and hmac.compare_digest(given, place.key) for place in places]
    return fits.index(True) if True in fits else None
