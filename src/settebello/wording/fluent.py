"""A catalogue of Fluent messages (projectfluent.org), resolved to text.

Fluent's own parser reads the messages, one by one as they are needed. Resolving them is the few lines below: the
published resolver brings Babel and 33 MB of locale data along, for dates and currencies that no rule sheet has.
It understands the whole format except terms, functions and attributes, which no message here uses.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast

Argument = str | int
Arguments = Mapping[str, Argument]


def flag(on: object) -> str:
    """A yes or no as an argument: ``on`` or ``off``, which a message chooses its words by."""
    return "on" if on else "off"


_SPACES = re.compile(r"[ \n]+")
"""Without the spaces where French does not break a line."""
_ISOLATE, _POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
RIGHT_TO_LEFT = ("ar",)
"""The languages written that way."""
_ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Catalogue(Mapping[str, "ast.Pattern"]):
    """Messages by key.

    >>> cards = Catalogue("taken = { $count ->\\n    [one] one card\\n   *[other] { $count } cards\\n}")
    >>> cards.text("taken", {"count": 1}), cards.text("taken", {"count": 21})
    ('one card', '21 cards')
    """

    def __init__(self, source: str, lang: str = "en") -> None:
        self._source = source
        self._lang = lang
        self._patterns: dict[str, ast.Pattern] = {}

    @cached_property
    def _places(self) -> dict[str, tuple[int, int]]:
        starts = [(match[1], match.start()) for match in _ENTRY.finditer(self._source)]
        ends = [start for _, start in starts[1:]] + [len(self._source)]
        return {key: (start, end) for (key, start), end in zip(starts, ends, strict=True)}

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, key: str) -> ast.Pattern:
        if key not in self._patterns:
            start, end = self._places[key]
            self._patterns[key] = _parse_pattern(key, self._source[start:end])
        return self._patterns[key]

    def text(self, key: str, arguments: Arguments) -> str:
        """The message with these arguments, on one line.

        Raises:
            KeyError: no such message, or an argument that it needs is missing.
        """
        return _SPACES.sub(" ", self._pattern(self[key], arguments)).strip(" ")

    def _pattern(self, pattern: ast.Pattern, arguments: Arguments) -> str:
        from fluent.syntax import ast

        return "".join(
            str(part.value) if isinstance(part, ast.TextElement) else str(self._value(part.expression, arguments))
            for part in pattern.elements
        )

    def _value(
        self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression, arguments: Arguments
    ) -> Argument:
        from fluent.syntax import ast

        match node:
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.VariableReference():
                return self._isolate_argument(arguments[node.id.name])
            case ast.MessageReference():
                return self._pattern(self[node.id.name], arguments)
            case ast.SelectExpression():
                return self._pattern(
                    _choose_branch(node, self._selector(node.selector, arguments), self._lang).value, arguments
                )
            case ast.Placeable():
                return self._value(node.expression, arguments)
        raise NotImplementedError(f"no message uses {type(node).__name__}")

    def _selector(self, node: ast.InlineExpression | ast.Placeable, arguments: Arguments) -> Argument:
        from fluent.syntax import ast

        return arguments[node.id.name] if isinstance(node, ast.VariableReference) else self._value(node, arguments)

    def _isolate_argument(self, value: Argument) -> Argument:
        return isolate(value) if isinstance(value, str) and self._lang in RIGHT_TO_LEFT else value


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


def _choose_branch(select: ast.SelectExpression, value: Argument, lang: str) -> ast.Variant:
    """The branch for exactly that value, else for its plural category, else the default."""
    from fluent.syntax import ast

    named = {variant.key.name: variant for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    default = next(variant for variant in select.variants if variant.default)
    if isinstance(value, str):
        return named.get(value, default)
    counted = {variant.key.value: variant for variant in select.variants if isinstance(variant.key, ast.NumberLiteral)}
    return counted.get(str(value)) or named.get(plural_category(value, lang), default)


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
