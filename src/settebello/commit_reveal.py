"""The hashes that let a server and every person's device agree on the seed of a round (``docs/shuffle.md``).

Everybody commits to 32 bytes of their own, the server fixes the list of all commitments (the transcript), and only then
are the bytes revealed. Each hash starts with its own label, and every part with its length, so an input of one kind can
never be read as another. All functions are pure.

>>> table = table_name("x7Yf-q2x7Yf-q2aa")
>>> share, server_seed = bytes(32), bytes(range(32))
>>> transcript = Transcript(
...     rules=bytes(32).hex(), table=table.hex(), round=1, exchange=1,
...     server=server_commitment(table, round_number=1, exchange=1, seed=server_seed).hex(),
...     commitments=(share_commitment(table, round_number=1, exchange=1, seat=0, share=share).hex(), None))
>>> transcript.expected
(0,)
>>> agreed_seed(transcript_digest(transcript), server_seed, [share, None]).hex()[:16]
'd644735ab5c2ac39'
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes as 64 hexadecimal digits."""

SHARE_BYTES = 32


class Transcript(Struct, frozen=True, kw_only=True):
    """The transcript of an exchange: it binds everybody before a share or the server's seed is revealed."""

    rules: Hex
    """The digest of the rules."""
    table: Hex
    """The table's public name."""
    round: int
    exchange: int
    server: Hex
    """The server's commitment to its seed."""
    commitments: tuple[Hex | None, ...]
    """The commitment of each seat to its share, or None for a seat that does not have to send one."""

    @property
    def expected(self) -> tuple[int, ...]:
        """The seats whose shares are expected."""
        return tuple(seat for seat, bound in enumerate(self.commitments) if bound is not None)


def labelled_hash(label: str, *parts: bytes | int) -> bytes:
    """SHA-256 of a label and parts, every one preceded by its length in bytes; lengths and numbers are four bytes, most
    significant first.

    >>> spelt = b"\\0\\0\\0\\2ab" + b"\\0\\0\\0\\1c" + b"\\0\\0\\0\\4\\0\\0\\0\\1"
    >>> labelled_hash("ab", b"c", 1) == hashlib.sha256(spelt).digest()
    True
    """
    digest = hashlib.sha256()
    for part in (label.encode("ascii"), *parts):
        text = _four_bytes(part) if isinstance(part, int) else part
        digest.update(_four_bytes(len(text)))
        digest.update(text)
    return digest.digest()


def table_name(table_id: str) -> bytes:
    """The public name of a table in hashes and records; its id is an address that only its people know.

    >>> table_name("x7Yf-q2x7Yf-q2aa").hex()[:16]
    '4061dd3b27cd226e'
    """
    return labelled_hash("settebello 2 table", table_id.encode())


def server_commitment(table: bytes, *, round_number: int, exchange: int, seed: bytes) -> bytes:
    """The server's commitment to its seed for an exchange; it reveals nothing about the seed.

    >>> server_commitment(bytes(32), round_number=1, exchange=1, seed=bytes(32)).hex()[:16]
    '9accbb4ab6bba638'
    """
    return labelled_hash("settebello 2 server", table, round_number, exchange, seed)


def share_commitment(table: bytes, *, round_number: int, exchange: int, seat: int, share: bytes) -> bytes:
    """The commitment of a device to its share for an exchange, at one seat.

    >>> share_commitment(bytes(32), round_number=1, exchange=1, seat=0, share=bytes(32)).hex()[:16]
    '46daeb5ed6c81026'
    """
    return labelled_hash("settebello 2 share", table, round_number, exchange, seat, share)


def transcript_digest(transcript: Transcript) -> bytes:
    """The digest of a transcript."""
    commitments = (b"" if bound is None else bytes.fromhex(bound) for bound in transcript.commitments)
    return labelled_hash(
        "settebello 2 transcript",
        bytes.fromhex(transcript.rules),
        bytes.fromhex(transcript.table),
        transcript.round,
        transcript.exchange,
        len(transcript.commitments),
        bytes.fromhex(transcript.server),
        *commitments,
    )


def agreed_seed(digest: bytes, server_seed: bytes, shares: Sequence[bytes | None]) -> bytes:
    """The seed of the round, from a transcript's digest, the server's seed and the share of each seat (None if not
    expected).

    >>> agreed_seed(bytes(32), bytes(32), [None, bytes(32)]) == agreed_seed(bytes(32), bytes(32), [bytes(32), None])
    False
    """
    return labelled_hash("settebello 2 seed", digest, server_seed, *(share or b"" for share in shares))


def _four_bytes(number: int) -> bytes:
    return number.to_bytes(4, "big")
