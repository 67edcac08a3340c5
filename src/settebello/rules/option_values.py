"""The values of options as people write them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from settebello.cards import Card
from settebello.errors import RulesError, Sentence
from settebello.rules.base import MOST_POINTS, MOST_SETS
from settebello.rules.option_list import Option, Value

_VALUE = Sentence("option-value", "{option} is {allowed}, not '{text}'.")
_SOME = Sentence("option-some", "never, or some of {first} and {last} with commas between")
_NUMBERS = Sentence(
    "option-numbers", "a list of whole numbers, one for each deal, such as 3,3,3, or one number for all deals"
)
_SOME_NUMBERS = Sentence(
    "option-some-numbers", "never, or whole numbers from {least} to {most} with commas between, such as 1,5,10"
)
_CARD_POINTS = Sentence(
    "option-card-points",
    "never, or cards with their points, such as 8S:1 2S:1: each card once, and from -{most} to {most} points, not 0",
)
_CARD_SETS = Sentence(
    "option-card-sets",
    "never, or up to {most} sets of two or more cards, with + between cards and commas between sets, such as"
    " 1D+2D+3D,1D+7D",
)
_EITHER = Sentence("option-either", "{first} or {last}")
_LEAST = Sentence("option-least", "a whole number, {least} or more")
_RANGE = Sentence("option-range", "a whole number from {least} to {most}")

LARGEST = 999_999_999
"""The largest number that is read."""

_SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}

_EMPTY = frozenset({"never", "none", "off", "no", "false"})

_MEANINGS = {
    # Other words for a value, by path.
    "capture.ace": {"off": "ordinary"},
    "declarations": {"off": "none"},
    "bonus": {
        "coins": "D",
        "diamonds": "D",
        "denari": "D",
        "cups": "C",
        "hearts": "C",
        "coppe": "C",
        "swords": "S",
        "spades": "S",
        "spade": "S",
        "batons": "B",
        "clubs": "B",
        "bastoni": "B",
    },
}


def read(option: Option, text: str, *, name: str, opposite: bool = False) -> Value:
    """The value that a text means for an option; ``name`` is what the person called it.

    Raises:
        RulesError: the option has no such value; the message names those it has.
    """
    value = _read(option, text.strip().lower().replace("_", "-"))
    if value is None:
        raise RulesError(_VALUE(option=name, allowed=_describe_allowed(option, text), text=text))
    return not value if opposite else value


def _read(option: Option, text: str) -> Value | None:
    match option.kind:
        case "switch" | "line":
            return _SWITCH.get(text)
        case "number":
            return _parse_number(option, text)
        case "word":
            return _parse_word(option, text)
        case "numbers":
            if option.default == () and text in _EMPTY:
                return ()
            return _all_or_none([_parse_number(option, part) for part in _parts(text)])
        case "words":
            return _parse_members(option, text)
        case "card-points":
            return _parse_card_points(text)
        case "card-sets":
            return _parse_card_sets(text)


def _parse_number(option: Option, text: str) -> int | None:
    if not re.fullmatch(rf"[-+]?[0-9]{{1,{len(str(LARGEST))}}}", text):
        return None
    number = int(text)
    if option.values:
        return number if str(number) in option.values else None
    low = option.least is not None and number < option.least
    high = option.most is not None and number > option.most
    return None if low or high else number


def _parse_word(option: Option, text: str) -> str | None:
    meant = _MEANINGS.get(option.path, {}).get(text, text)
    return next((value for value in option.values if value.lower() == meant.lower()), None)


def _all_or_none(parts: Sequence[int | None]) -> tuple[int, ...] | None:
    known = tuple(part for part in parts if part is not None)
    return known if known and len(known) == len(parts) else None


def _parse_members(option: Option, text: str) -> tuple[str, ...] | None:
    """The members in the vocabulary's order, each once: their order means nothing."""
    if text in _EMPTY:
        return ()
    parts = {_parse_word(option, part) for part in _parts(text)}
    if None in parts or not parts:
        return None
    return tuple(value for value in option.values if value in parts)


def _parse_card_points(text: str) -> tuple[tuple[str, int], ...] | None:
    """Cards with their points, ``8S:1 2S:1``, in the order of the cards."""
    if text in _EMPTY:
        return ()
    points: dict[Card, int] = {}
    for part in _parts(text):
        found = re.fullmatch(r"((?:1[0-3]|[1-9])[dcsb])[:=]([-+]?[0-9]{1,4})", part)
        if found is None or not 0 < abs(int(found[2])) <= MOST_POINTS:
            return None
        card = Card.parse(found[1])
        if card in points:
            return None
        points[card] = int(found[2])
    return tuple((str(card), points[card]) for card in sorted(points))


def _parse_card_sets(text: str) -> tuple[tuple[str, ...], ...] | None:
    """Sets of cards, ``1D+2D+3D,1D+7D``, each in the order of its cards, and in that order."""
    if text in _EMPTY:
        return ()
    sets = []
    for part in re.split(r"[,;]", text):
        names = _parts(part)
        if not all(re.fullmatch(r"(1[0-3]|[1-9])[dcsb]", name) for name in names) or len(set(names)) < max(
            2, len(names)
        ):
            return None
        sets.append(sorted(map(Card.parse, names)))
    distinct = len(set(map(tuple, sets))) == len(sets) <= MOST_SETS
    return tuple(tuple(map(str, cards)) for cards in sorted(sets)) if distinct else None


def _parts(text: str) -> list[str]:
    return re.split(r"[,+\s]+", text.strip(" ,[]()"))


def write(value: Value) -> str:
    """The text of an option's value, which :func:`read` reads back."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(map(_write_member, value)) or "never"
    return str(value)


def _write_member(member: int | str | tuple[str, int] | tuple[str, ...]) -> str:
    if not isinstance(member, tuple):
        return str(member)
    return (":" if isinstance(member[-1], int) else "+").join(map(str, member))


def _describe_allowed(option: Option, text: str) -> str:
    match option.kind:
        case "words":
            *first, last = option.values
            return _SOME(first=", ".join(first), last=last)
        case "numbers":
            return _NUMBERS() if option.default else _SOME_NUMBERS(least=option.least or 0, most=option.most or LARGEST)
        case "card-points":
            return _CARD_POINTS(most=MOST_POINTS)
        case "card-sets":
            return _CARD_SETS(most=MOST_SETS)
    if option.values:
        return _one_of(option.values)
    least = 0 if option.least is None else option.least
    too_large = re.fullmatch(r"[+0]*[0-9]+", text) and len(text.lstrip("+0")) > len(str(LARGEST))
    most = LARGEST if option.most is None and too_large else option.most
    return _LEAST(least=least) if most is None else _RANGE(least=least, most=most)


def _one_of(values: Sequence[str]) -> str:
    *first, last = values
    return _EITHER(first=", ".join(first), last=last) if first else last
