"""The one JSON form of rules, and their digest."""

from __future__ import annotations

import msgspec

from settebello.errors import RulesError
from settebello.rules.vocabulary import Rules

_encoder = msgspec.json.Encoder(order="sorted")


def to_json(rules: Rules) -> str:
    """The canonical JSON: every value written, keys sorted, no spaces; scoring lines not played are left out."""
    return _encoder.encode(rules).decode()


def from_json(text: str | bytes) -> Rules:
    """Read rules; a value left out is the basic game's.

    Raises:
        RulesError: not JSON, an unknown key, or a value outside the vocabulary. Whether the values go together
            is :func:`settebello.rules.validation.check`'s business.
    """
    try:
        return msgspec.json.decode(text, type=Rules)
    except msgspec.MsgspecError as error:
        raise RulesError(f"These rules cannot be read: {error}.") from error


def digest(rules: Rules) -> str:
    """SHA-256 of the canonical JSON, in hexadecimal: two rules are the same game if and only if these agree."""
    import hashlib  # slow to load, and most callers want no digest

    return hashlib.sha256(to_json(rules).encode()).hexdigest()
