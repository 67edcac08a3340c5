"""Numbers as they are written on a score sheet."""

from __future__ import annotations


def halves(count: int) -> str:
    """A number of halves.

    >>> halves(11), halves(1), halves(42)
    ('5½', '½', '21')
    """
    whole, half = divmod(count, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")
