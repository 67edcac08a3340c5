"""Signs notifications with the server's key (VAPID, RFC 8292) and encrypts them for one browser (RFC 8291)."""

from __future__ import annotations

import base64
import binascii
import os
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from http_ece import encrypt
from py_vapid import Vapid02, VapidException

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.server.people.push.services import RefusedSubscription, origin_of
from settebello.untrusted_text import TooLong, read_file

KEY_FILE = "push-key"
MAX_KEY_FILE_BYTES = 1000
AUTH_BYTES = 16


class PushKeyError(SettebelloError):
    """The server's key cannot be read or stored."""


class PushKey:
    """The server's key for signing notifications. Browsers bind a subscription to its public part.

    Args:
        private: a private key of P-256, 32 bytes in URL-safe Base64.
        contact: the operator's address for the push services, ``mailto:…`` or ``https://…``.

    Raises:
        PushKeyError: it is not such a key.
    """

    def __init__(self, private: str, contact: str) -> None:
        try:
            if len(decode(private)) != 32:
                raise ValueError("not 32 bytes")
            self._vapid = Vapid02.from_raw(private.encode())
        except (ValueError, binascii.Error, VapidException) as error:
            raise PushKeyError(
                "The key for notifications must be 32 bytes in URL-safe Base64: make a new one."
            ) from error
        self._vapid.conf = {"no-strict": True}
        self._contact = contact

    @property
    def public(self) -> str:
        """The public key in URL-safe Base64, which a browser needs to subscribe."""
        return encode_key(self._vapid.public_key)

    def headers(self, endpoint: str) -> dict[str, str]:
        """The headers that sign a request to a push service."""
        signed: dict[str, str] = self._vapid.sign({"aud": origin_of(endpoint), "sub": self._contact})
        return signed


def new_private_key() -> str:
    """A new private key.

    >>> len(decode(new_private_key()))
    32
    """
    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encode(secret.to_bytes(32, "big"))


def load_or_make_key(folder: Path) -> str:
    """The private key in the data folder, which is made on first use.

    Raises:
        PushKeyError: it cannot be read or written.
    """
    file = folder / KEY_FILE
    try:
        if not file.exists():
            part = file.with_name(f"{KEY_FILE}.{os.getpid()}")
            part.touch(mode=0o600)
            part.write_text(new_private_key() + "\n", encoding="ascii")
            try:
                os.link(part, file)  # fails if another process was faster
            except FileExistsError:
                pass
            finally:
                part.unlink()
        return read_file(file, MAX_KEY_FILE_BYTES).decode("ascii").strip()
    except (OSError, UnicodeDecodeError, TooLong) as error:
        raise PushKeyError(f"The key for notifications cannot be kept in {file} ({error}).") from error


def check_keys(p256dh: str, auth: str) -> None:
    """Check the keys that a browser has made for a subscription.

    Raises:
        RefusedSubscription: they are not a point of P-256 and 16 bytes.
    """
    try:
        _public_key(p256dh)
        if len(decode(auth)) != AUTH_BYTES:
            raise ValueError("not 16 bytes")
    except ValueError as error:
        raise RefusedSubscription(refusals.WRONG_PUSH_KEYS()) from error


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """A notification that only the browser with those keys can read, in the encoding ``aes128gcm``."""
    sealed: bytes = encrypt(
        text,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decode(p256dh),
        auth_secret=decode(auth),
        version="aes128gcm",
    )
    return sealed


def _public_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))


def decode(text: str) -> bytes:
    """Decode URL-safe Base64, with or without padding.

    Raises:
        ValueError: the text is not URL-safe Base64.
    """
    if not text.isascii() or not set(text) <= _BASE64:
        raise ValueError("not URL-safe Base64")
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def encode_key(key: ec.EllipticCurvePublicKey) -> str:
    """Encode a public key for browsers."""
    return _encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=")
