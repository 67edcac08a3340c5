"""The errors that callers are meant to catch. Each message is one sentence that says what was wrong and what would be
right.

A sentence that a player may see is a :class:`Sentence`: it is English here, and :func:`settebello.wording.told`
translates it by its key and its values.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import ClassVar


class Problem(str):
    """An English error text that remembers the sentence and the values it was made from."""

    key: str
    values: Mapping[str, str | int]

    def __new__(cls, english: str, key: str = "", values: Mapping[str, str | int] | None = None) -> Problem:
        problem = super().__new__(cls, english)
        problem.key, problem.values = key, values or {}
        return problem


class Sentence:
    """An English sentence with named placeholders like ``{this}``; calling it fills them in.

    >>> SEATS = Sentence("example-seats", "There are {seats} seats.")
    >>> SEATS(seats=4), SEATS(seats=4).key
    ('There are 4 seats.', 'example-seats')
    >>> del Sentence.ALL["example-seats"]

    Args:
        key: its name in the catalogues; every sentence has a different one.
        english: the sentence.
    """

    ALL: ClassVar[dict[str, Sentence]] = {}
    """The sentences of every module imported so far, by key."""

    __slots__ = ("english", "key")

    def __init__(self, key: str, english: str) -> None:
        if key in self.ALL:
            raise ValueError(f"There are two sentences {key}.")
        self.key = key
        self.english = english
        self.ALL[key] = self

    def __call__(self, **values: str | int) -> Problem:
        return Problem(self.english.format_map(values), self.key, values)


class SettebelloError(ValueError):
    """Input from a person or a program that cannot be used; the arguments of the exception are sentences."""

    def __str__(self) -> str:
        return " ".join(map(str, self.args))

    @property
    def problem(self) -> str:
        """The error as a text that can be part of another sentence."""
        return self.args[0] if len(self.args) == 1 and isinstance(self.args[0], str) else str(self)

    @property
    def code(self) -> str:
        """The key that lets a program recognize the error; empty if it has none."""
        return next((problem.key for problem in self.args if isinstance(problem, Problem)), "")


class ArgumentError(SettebelloError):
    """An argument of the wrong type, or a number out of range."""


class CardError(SettebelloError):
    """A text that is not a card, a repeated card, or a card that the pack does not have."""


class RulesError(SettebelloError):
    """Rules that cannot work, or a variant, option or value that does not exist."""


class IllegalAction(SettebelloError):
    """An action that the rules do not allow now."""


class RecordError(SettebelloError):
    """A record that is cut short, altered, or not a record at all."""


_MISSING_EXTRA = Sentence(
    "missing-extra", "This needs {module}, which is not installed: pip install 'settebello[{extra}]'."
)


class MissingExtra(SettebelloError, ModuleNotFoundError):
    """A library that is not installed; the message names the extra of this package that installs it.

    >>> print(MissingExtra("rl", ModuleNotFoundError(name="numpy")))
    This needs numpy, which is not installed: pip install 'settebello[rl]'.
    """

    def __init__(self, extra: str, missing: ModuleNotFoundError) -> None:
        module = (missing.name or "").partition(".")[0]
        super().__init__(_MISSING_EXTRA(module=module, extra=extra))
        self.name = module  # set last: since Python 3.14 ImportError.__init__ resets it


def not_wanted(given: object, wanted: str) -> str:
    """The message for an argument of the wrong type.

    >>> not_wanted(42, "a seed of 32 bytes")
    'int 42 was given where a seed of 32 bytes is needed.'
    """
    text = repr(given)
    return f"{type(given).__name__} {text if len(text) <= 60 else text[:59] + '…'} was given where {wanted} is needed."


def is_number(given: object, least: int, most: int) -> bool:
    """Whether the value is an int from ``least`` to ``most``."""
    return isinstance(given, int) and least <= given <= most


def check_number(given: object, least: int, most: int, name: str) -> int:
    """Check that an argument is an int, and return it.

    Raises:
        ArgumentError: the argument is not a whole number from ``least`` to ``most``.

    >>> check_number(-1, 1, 9, "attempt")
    Traceback (most recent call last):
    settebello.errors.ArgumentError: The attempt is a whole number from 1 to 9, not -1.
    """
    try:
        number = index(given)  # type: ignore[arg-type]  # which is what is checked
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise ArgumentError(f"The {name} is a whole number from {least} to {most}, not {given!r}.")
    return number
