"""Reads text and data from outside: files, people, networks, other programs. Writes what other programs read.

Whatever arrives, reading it ends in a value or in a :class:`TextError`, after time proportional to its length.

>>> decode_json('\\ufeff{"seats": 2}', dict[str, int])
{'seats': 2}
>>> decode_json("[" * 100_000, object)
Traceback (most recent call last):
settebello.untrusted_text.TextError: nested deeper than 64 levels
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from settebello.errors import SettebelloError

if TYPE_CHECKING:
    from pathlib import Path

MAX_FILE_BYTES = 64 * 1024 * 1024
"""The longest file that is read. Devices such as ``/dev/zero`` have no end."""
MAX_NESTING = 64
"""Levels of lists and objects in JSON and TOML. Python's own limit depends on its version and on the caller."""
MAX_TOML_DOTS = 64
"""Dots in a line of TOML: reading a key with thousands of parts takes quadratic time."""
BOM = "\ufeff"
"""The byte order mark, which some editors and programs put before a text."""
_NOT_BRACKETS = bytes({*range(256)} - {*b"[]{}"})
_JSON_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_TOO_DEEP = f"nested deeper than {MAX_NESTING} levels"
_SURROGATE = re.compile("[\ud800-\udfff]")

T = TypeVar("T")
Hook = Callable[[type, Any], Any]


class TextError(SettebelloError):
    """Text that cannot be read or written; the message is the reason, as a part of another sentence."""


class TooLong(TextError):
    """A file that is longer than any file of this program."""


def read_file(path: Path, longest: int = MAX_FILE_BYTES) -> bytes:
    """The content of a file.

    Args:
        longest: the most bytes that it may have.

    Raises:
        OSError: it cannot be read.
        TooLong: it has more bytes.
    """
    with path.open("rb") as file:
        data = file.read(longest + 1)
    if len(data) > longest:
        raise TooLong(f"it has more than {longest} bytes")
    return data


def decode_text(data: bytes) -> str:
    """The text of a file in UTF-8, with or without a byte order mark.

    Raises:
        TextError: it is something else.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise TextError("not UTF-8 text") from error


def split_lines(text: str) -> list[str]:
    """The lines of a text, without the characters that end them. Only a line feed ends a line, after which a carriage
    return may be left out; JSON may hold any other separator, such as U+2028.

    >>> split_lines("\\ufeffone\\r\\ntwo\\u2028three\\n")
    ['one', 'two\\u2028three', '']
    """
    return [line.removesuffix("\r") for line in text.removeprefix(BOM).split("\n")]


def decode_json(data: str | bytes | bytearray, kind: type[T], hook: Hook | None = None) -> T:
    """Read JSON as a type; a byte order mark is ignored.

    Args:
        kind: the type that msgspec builds; ``object`` is whatever the JSON holds.
        hook: msgspec's ``dec_hook``, a function that always gets the same types.

    Raises:
        TextError: it is not JSON, does not fit the type, or nests too deeply.
    """
    try:
        plain = data.encode() if isinstance(data, str) else bytes(data)
        plain = plain.removeprefix(BOM.encode())
        if _json_nests_too_deeply(plain):
            raise TextError(_TOO_DEEP)
        value: T = _decoder(kind, hook).decode(plain)  # type: ignore[arg-type]  # classes and unions are hashable
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise TextError(str(error).rstrip(".")) from error
    return value


def decode_toml(text: str) -> dict[str, Any]:
    """Read TOML; a byte order mark is ignored.

    Raises:
        TextError: it is not TOML, nests too deeply, or has a number of more than 64 bits.
    """
    import tomllib

    if any(line.count(".") > MAX_TOML_DOTS for line in text.split("\n")):
        raise TextError(f"more than {MAX_TOML_DOTS} dots in a line")
    try:
        tree = tomllib.loads(text.removeprefix(BOM))
    except RecursionError as error:
        raise TextError(_TOO_DEEP) from error
    except ValueError as error:  # not TOML, or a number with thousands of digits
        raise TextError(str(error).partition(";")[0].rstrip(".")) from error
    if any(isinstance(value, int) and value.bit_length() > 63 for value in _all_values(tree)):
        raise TextError("a number of more than 64 bits")
    return tree


def encode_json(value: object) -> str:
    """A value as one line of JSON that :func:`decode_json` reads back.

    >>> encode_json(["Ada", 1])
    '["Ada", 1]'

    Raises:
        TextError: it nests too deeply, or holds something that JSON has not got, such as half of a surrogate pair.
    """
    import json

    _all_values(value)
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise TextError(str(error)) from error
    if _SURROGATE.search(text):
        raise TextError("half of a surrogate pair is not a character")
    return text


def _json_nests_too_deeply(data: bytes) -> bool:
    if data.count(b"[") + data.count(b"{") <= MAX_NESTING:
        return False
    depth = 0
    for bracket in _JSON_STRING.sub(b"", data).translate(None, _NOT_BRACKETS):
        depth += 1 if bracket in b"[{" else -1
        if depth > MAX_NESTING:
            return True
    return False


def _all_values(tree: object) -> list[object]:
    """Every value in a tree of lists and objects.

    Raises:
        TextError: the tree has too many levels.
    """
    found, level = [tree], [tree]
    for _ in range(MAX_NESTING):
        level = [inner for value in level for inner in _children(value)]
        found += level
    if any(isinstance(value, dict | list | tuple) for value in level):
        raise TextError(_TOO_DEEP)
    return found


def _children(value: object) -> list[object]:
    if isinstance(value, dict):
        return [*value.values()]
    return [*value] if isinstance(value, list | tuple) else []


@lru_cache(maxsize=256)
def _decoder(kind: type[T], hook: Hook | None) -> msgspec.json.Decoder[T]:
    return msgspec.json.Decoder(kind, dec_hook=hook)
