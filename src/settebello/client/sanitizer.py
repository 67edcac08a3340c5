"""What a server sends, made safe for a terminal before anybody here reads it: a stranger may run the server."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_OPENS, _CLOSES = "\u2066\u2067\u2068", "\u2069"
"""The signs that begin and end a stretch with a direction of its own; the server's own sentences use them in Arabic."""
_OVERRIDES = "\u202a\u202b\u202c\u202d\u202e"
"""Older signs that turn what follows around, the rest of the line with it."""


def printable(text: str) -> str:
    """The text on one line, without what a terminal would obey, and with its stretches of a direction ended.

    >>> printable("Rosa\\x1b]0;title\\x07\\nPina \\u202eevil")
    'Rosa]0;title Pina evil'
    """
    return _closed("".join(map(_shown, text)))


def decoded(received: str | bytes, kind: type[T], hook: Callable[[type, Any], Any] | None = None) -> T:
    """JSON of that kind, with all texts in it :func:`printable`.

    Raises:
        msgspec.MsgspecError: it is no JSON, or of another kind, or too deep.
    """
    try:
        return msgspec.convert(_cleaned(msgspec.json.decode(received)), kind, dec_hook=hook, str_keys=True)
    except RecursionError as error:
        raise msgspec.DecodeError("too deep") from error


def _cleaned(value: object) -> object:
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [_cleaned(part) for part in value]
    if isinstance(value, dict):
        return {printable(key): _cleaned(part) for key, part in value.items()}
    return value


def _shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Zl", "Zp") or letter in "\t\n\v\f\r\x85":
        return " "
    return "" if kind in ("Cc", "Cs") or letter in _OVERRIDES else letter


def _closed(text: str) -> str:
    """With as many ends of stretches as beginnings."""
    if not any(sign in text for sign in _OPENS + _CLOSES):
        return text
    kept, open_ = [], 0
    for letter in text:
        if letter == _CLOSES and not open_:
            continue
        open_ += (letter in _OPENS) - (letter == _CLOSES)
        kept.append(letter)
    return "".join(kept) + _CLOSES * open_
