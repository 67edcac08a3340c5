"""Makes texts from a server safe for a terminal: the server may be untrusted."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from settebello.untrusted_text import TextError, decode_json

T = TypeVar("T")

_ISOLATE_STARTS, _ISOLATE_END = "\u2066\u2067\u2068", "\u2069"
"""The characters that begin and end a bidirectional isolate; the server's sentences use them in Arabic."""
_OVERRIDES = "\u202a\u202b\u202c\u202d\u202e"
"""Older direction controls, which would affect the rest of the line."""


def sanitize_text(text: str) -> str:
    """The text on one line, without control characters, and with its bidirectional isolates closed.

    >>> sanitize_text("Rosa\\x1b]0;title\\x07\\nPina \\u202eevil")
    'Rosa]0;title Pina evil'
    """
    return _close_isolates("".join(map(_safe_character, text)))


def decode_sanitized(received: str | bytes, kind: type[T], hook: Callable[[type, Any], Any] | None = None) -> T:
    """Decode JSON to a type, with every text in it sanitized.

    Raises:
        TextError: it is not JSON, does not fit the type, or is nested too deeply.
    """
    try:
        return msgspec.convert(_sanitize_value(decode_json(received, object)), kind, dec_hook=hook, str_keys=True)
    except msgspec.ValidationError as error:
        raise TextError(str(error)) from error


def sanitize_json(received: str | bytes) -> bytes:
    """JSON with every text in it sanitized.

    >>> sanitize_json('{"name": "Rosa\\\\u001b"}')
    b'{"name":"Rosa"}'

    Raises:
        TextError: it is not JSON, or is nested too deeply.
    """
    return msgspec.json.encode(_sanitize_value(decode_json(received, object)))


def _sanitize_value(value: object) -> object:
    if isinstance(value, str):
        return sanitize_text(value)
    if isinstance(value, list):
        return [_sanitize_value(part) for part in value]
    if isinstance(value, dict):
        return {sanitize_text(key): _sanitize_value(part) for key, part in value.items()}
    return value


def _safe_character(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Zl", "Zp") or letter in "\t\n\v\f\r\x85":
        return " "
    return "" if kind in ("Cc", "Cs") or letter in _OVERRIDES else letter


def _close_isolates(text: str) -> str:
    """The text with an end for each isolate that it begins, and no others."""
    if not any(sign in text for sign in _ISOLATE_STARTS + _ISOLATE_END):
        return text
    characters, open_ = [], 0
    for letter in text:
        if letter == _ISOLATE_END and not open_:
            continue
        open_ += (letter in _ISOLATE_STARTS) - (letter == _ISOLATE_END)
        characters.append(letter)
    return "".join(characters) + _ISOLATE_END * open_
