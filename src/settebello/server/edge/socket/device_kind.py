"""The kind of a connected device, by its ``User-Agent``: enough for people to tell their own devices apart."""

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
"""Parts of the ``User-Agent`` and their kinds. The first match counts, since browsers name each other."""


def device_kind(user_agent: str) -> str:
    """The browser family, ``terminal``, or empty if unknown.

    >>> device_kind("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0")
    'Firefox'
    """
    return next((kind for part, kind in _KINDS if part in user_agent), "")
