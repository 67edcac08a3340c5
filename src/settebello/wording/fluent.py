"""A catalogue of Fluent messages (projectfluent.org), resolved to text.

Fluent's own parser reads the messages, one by one as they are needed, and each becomes a function that writes it,
because a rule sheet has dozens of them and an editor of rules tells many sheets. That takes the few lines below: the
published resolver brings Babel and 33 MB of locale data along, for dates and currencies that no rule sheet has.
It understands the whole format except terms, functions and attributes, which no message here uses.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast

Argument = str | int
Arguments = Mapping[str, Argument]
Writer = Callable[[Arguments], str]
"""Writes a message, or a part of one, with these arguments."""


def flag(on: object) -> str:
    """A yes or no as an argument: ``on`` or ``off``, which a message chooses its words by."""
    return "on" if on else "off"


_SPACES = re.compile(r"[ \n]+")
"""Without the spaces where French does not break a line."""
_ISOLATE, _POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
RIGHT_TO_LEFT = ("ar",)
"""The languages written that way."""
_ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Catalogue(Mapping[str, Writer]):
    """Messages by key.

    >>> cards = Catalogue("taken = { $count ->\\n    [one] one card\\n   *[other] { $count } cards\\n}")
    >>> cards.text("taken", {"count": 1}), cards.text("taken", {"count": 21})
    ('one card', '21 cards')
    """

    def __init__(self, source: str, lang: str = "en") -> None:
        self._source = source
        self._lang = lang
        self._writers: dict[str, Writer] = {}

    @cached_property
    def _places(self) -> dict[str, tuple[int, int]]:
        starts = [(match[1], match.start()) for match in _ENTRY.finditer(self._source)]
        ends = [start for _, start in starts[1:]] + [len(self._source)]
        return {key: (start, end) for (key, start), end in zip(starts, ends, strict=True)}

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, key: str) -> Writer:
        if key not in self._writers:
            start, end = self._places[key]
            self._writers[key] = self._pattern(_parse_pattern(key, self._source[start:end]))
        return self._writers[key]

    def text(self, key: str, arguments: Arguments) -> str:
        """The message with these arguments, on one line.

        Raises:
            KeyError: no such message, or an argument that it needs is missing.
        """
        return _on_one_line(self[key](arguments)).strip(" ")

    def _pattern(self, pattern: ast.Pattern) -> Writer:
        from fluent.syntax import ast

        parts = [
            _constant(_on_one_line(part.value)) if isinstance(part, ast.TextElement) else self._value(part.expression)
            for part in pattern.elements
        ]
        return parts[0] if len(parts) == 1 else lambda arguments: "".join([part(arguments) for part in parts])

    def _value(self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Writer:
        from fluent.syntax import ast

        match node:
            case ast.StringLiteral():
                return _constant(str(node.parse()["value"]))
            case ast.VariableReference():
                name, written = node.id.name, _isolate_argument if self._lang in RIGHT_TO_LEFT else str
                return lambda arguments: written(arguments[name])
            case ast.MessageReference():
                key = node.id.name
                return lambda arguments: self[key](arguments)
            case ast.SelectExpression():
                return self._select(node)
            case ast.Placeable():
                return self._value(node.expression)
        raise NotImplementedError(f"no message uses {type(node).__name__}")

    def _select(self, select: ast.SelectExpression) -> Writer:
        """The branch for exactly that value, else for its plural category, else the default."""
        from fluent.syntax import ast

        selector, lang = self._selector(select.selector), self._lang
        named: dict[str, Writer] = {}
        counted: dict[str, Writer] = {}
        for variant in select.variants:
            branch = self._pattern(variant.value)
            if isinstance(variant.key, ast.Identifier):
                named[variant.key.name] = branch
            else:
                counted[variant.key.value] = branch
            if variant.default:
                default = branch

        def write(arguments: Arguments) -> str:
            value = selector(arguments)
            if isinstance(value, str):
                return named.get(value, default)(arguments)
            return (counted.get(str(value)) or named.get(plural_category(value, lang), default))(arguments)

        return write

    def _selector(self, node: ast.InlineExpression | ast.Placeable) -> Callable[[Arguments], Argument]:
        from fluent.syntax import ast

        return itemgetter(node.id.name) if isinstance(node, ast.VariableReference) else self._value(node)


def _constant(text: str) -> Writer:
    return lambda _: text


def _on_one_line(text: str) -> str:
    return _SPACES.sub(" ", text) if "\n" in text or "  " in text else text


def _isolate_argument(value: Argument) -> str:
    return isolate(value) if isinstance(value, str) else str(value)


def isolate(text: str) -> str:
    """A text to be inserted into right-to-left text; if it runs from left to right, it is isolated, so neither disturbs
    the order of the other.

    >>> isolate("Rosa") == "\\N{FIRST STRONG ISOLATE}Rosa\\N{POP DIRECTIONAL ISOLATE}", isolate("7"), isolate("")
    (True, '7', '')
    """
    depth = 0
    for letter in text:
        depth += {_ISOLATE: 1, _POP: -1}.get(letter, 0)
        kind = unicodedata.bidirectional(letter)
        if not depth and kind in ("L", "R", "AL"):
            return f"{_ISOLATE}{text}{_POP}" if kind == "L" else text
    return text


def isolate_beside(text: str, words: str) -> str:
    """A text to be written next to these words, isolated if they run from right to left."""
    backward = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in words)
    return isolate(text) if backward else text


def _parse_pattern(key: str, source: str) -> ast.Pattern:
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(f"the message {key} is not well formed")
    return entry.value


def plural_category(number: int, lang: str) -> str:
    """The plural category of a whole number (unicode.org/cldr, cardinal rules) in the available languages.

    >>> [plural_category(number, "ar") for number in (0, 1, 2, 3, 11, 100)]
    ['zero', 'one', 'two', 'few', 'many', 'other']
    """
    count = abs(number)
    if lang == "ar":
        return _arabic_category(count)
    return "one" if count == 1 or (lang == "fr" and count == 0) else "other"


def _arabic_category(count: int) -> str:
    if count < 3:
        return ("zero", "one", "two")[count]
    if 3 <= count % 100 <= 10:
        return "few"
    return "many" if count % 100 > 10 else "other"
