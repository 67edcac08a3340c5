"""Log entries of claims: ``2 ahead`` is a claim of seat 2.

Older servers, which judged claims by the target alone, wrote ``2``.
"""

from __future__ import annotations

from settebello.server.store.base import Entry

_AHEAD = "ahead"
"""Marks a claim judged by the present rule, which asks for more points after a tie."""


def encode_claim(seat: int, client_id: str, at: float) -> Entry:
    """The entry of a claim by ``seat``.

    >>> decode_claim(encode_claim(2, "c-1", 0.0))
    (2, False)
    """
    return Entry(kind="claim", text=f"{seat} {_AHEAD}", client_id=client_id, at=at)


def decode_claim(entry: Entry) -> tuple[int, bool]:
    """The seat that claims, and whether its claim is judged by the target alone.

    >>> decode_claim(Entry(kind="claim", text="2"))
    (2, True)
    """
    seat, _, rule = entry.text.partition(" ")
    return int(seat), rule != _AHEAD
