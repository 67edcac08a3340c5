"""What kind of device somebody is connected with, as far as it says so: enough to know one's own devices apart."""

from __future__ import annotations

_KINDS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
    ("Python/", "terminal"),
)
"""What a ``User-Agent`` has in it, and whose it is; the first that fits, for browsers name each other."""


def kind_of(user_agent: str) -> str:
    """The family of a browser, or ``terminal``; empty: it cannot be told.

    >>> kind_of("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0")
    'Firefox'
    """
    return next((kind for part, kind in _KINDS if part in user_agent), "")
