"""The JSON forms of rules, and their digest.

The canonical JSON holds the values that differ from the basic game's. A value that the vocabulary gets later, with the
basic game's as its default, so changes the canonical JSON and the digest of no game that does not use it.
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from settebello.errors import RulesError
from settebello.rules.vocabulary import Rules
from settebello.untrusted_text import TextError, decode_json

_encoder = msgspec.json.Encoder(order="sorted")
_fields = cache(fields)
"""The fields of a struct, whose annotations :func:`fields` reads anew each time."""


@lru_cache(maxsize=256)
def to_json(rules: Rules) -> str:
    """The canonical JSON: every value that differs from the basic game's, keys sorted, no spaces.

    >>> to_json(Rules(bonus="S"))
    '{"bonus":"S"}'
    """
    return _encoder.encode(_differences(rules)).decode()


def complete_json(rules: Rules) -> str:
    """Every value, keys sorted, no spaces; scoring lines that are not played are left out."""
    return _encoder.encode(rules).decode()


def from_json(text: str | bytes) -> Rules:
    """Read rules; a missing value is the basic game's.

    Raises:
        RulesError: not JSON, an unknown key, or a value outside the vocabulary. Whether the values can be combined is
            checked by :func:`settebello.rules.validation.check`.
    """
    try:
        return decode_json(text, Rules)
    except TextError as error:
        raise RulesError(f"These rules cannot be read: {error}.") from error


def digest(rules: Rules) -> str:
    """SHA-256 of the digested JSON, in hexadecimal: two rules are the same game if and only if these agree."""
    import hashlib  # slow to load, and most callers want no digest

    return hashlib.sha256(digested_json(rules).encode()).hexdigest()


def digested_json(rules: Rules) -> str:
    """The canonical JSON without the idiom, which is not a rule; :func:`digest` binds it.

    >>> digested_json(Rules(bonus="S", idiom="tombolon"))
    '{"bonus":"S"}'
    """
    return to_json(replace(rules, idiom=Rules().idiom))


def _differences(part: Struct) -> dict[str, object]:
    """The values of a part of rules that are not its defaults."""
    values = ((field, getattr(part, field.name)) for field in _fields(type(part)))
    return {
        field.name: _differences(value) if isinstance(value, Struct) else value
        for field, value in values
        if value != field.default
    }
