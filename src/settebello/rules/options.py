"""House rules: every value of the vocabulary as an option with a key, which people can set by name.

A key is the path of the value in the tree of rules (``capture.fifteen``) or an unambiguous ending of it (``fifteen``).
A line of the score sheet is switched on and off by its own name (``re_bello=on``); setting one of its values
(``napola.longest=6``) also switches it on.

>>> rules = apply(Rules(), {"fifteen": "on", "choice": "free", "target": "31"})
>>> difference(Rules(), rules)
{'fifteen': 'on', 'choice': 'free', 'target': '31'}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec.structs import replace

from settebello.errors import RulesError, Sentence
from settebello.rules.deals import equal_hands, hands_of_three
from settebello.rules.option_list import OPTIONS, Option, Value, find
from settebello.rules.option_values import read, write
from settebello.rules.validation import check
from settebello.rules.vocabulary import Pack, Rules, seating_for

__all__ = ["OPTIONS", "Option", "apply", "difference", "find", "seats_in", "values_of"]

_TWICE = Sentence("option-twice", "{option} is set twice, to different values: set it once.")
_OFF = Sentence("option-off", "{line} is off, so {option} cannot be set with it.")

_Settings = dict[str, Value]
"""Values by path."""

_SEATS, _TEAMS, _PACK, _HANDS = "seating.seats", "seating.teams", "pack.size", "deal.hands"
_LONGEST, _NAPOLEONE = "scoring.napola.longest", "scoring.napola.napoleone"


def apply(rules: Rules, settings: Mapping[str, str]) -> Rules:
    """The same rules with these settings, in any order.

    A single number for ``hands`` is repeated until the pack is used up. If the seats or the pack change and the hands
    are not set, hands of three (or of another single size) are fitted to them. With a number of seats other than four
    the sides are the usual ones, unless that is set too. A napola of up to 6 has no napoleone, and one of up to 9 has
    it, unless that is set too.

    Raises:
        RulesError: an option does not exist, a value is not possible, or the rules cannot work.
    """
    return check(_change_rules(rules, _read(settings)))


def difference(base: Rules, rules: Rules) -> dict[str, str]:
    """The settings that turn ``base`` into ``rules`` (which must be valid), except for the idiom.

    >>> difference(Rules(), apply(Rules(), {"seats": "4", "hands": "9"}))
    {'seats': '4', 'hands': '9'}
    """
    base = replace(base, idiom=rules.idiom)
    needed = _needed_settings(values_of(base), values_of(rules))
    for path in (_HANDS, _TEAMS, _NAPOLEONE):
        needed = _shortened(base, rules, needed, {key: value for key, value in needed.items() if key != path})
    needed = _shortened(base, rules, needed, _with_single_hand_size(needed))
    return {option.key: write(needed[option.path]) for option in OPTIONS if option.path in needed}


def _shortened(base: Rules, rules: Rules, needed: _Settings, fewer: _Settings) -> _Settings:
    """``fewer`` settings if they make the same rules, otherwise those needed."""
    return fewer if fewer == needed or _change_rules(base, fewer) == rules else needed


def _with_single_hand_size(settings: _Settings) -> _Settings:
    """The same settings, with hands of one size written as one number."""
    hands = settings.get(_HANDS, ())
    return settings | {_HANDS: hands[:1]} if isinstance(hands, tuple) and hands else settings


def seats_in(settings: Mapping[str, str]) -> int | None:
    """The number of seats that the settings ask for, if they do."""
    seats = _read({key: value for key, value in settings.items() if find(key)[0].path == _SEATS}).get(_SEATS)
    return seats if isinstance(seats, int) else None


def _read(settings: Mapping[str, str]) -> _Settings:
    values: _Settings = {}
    for key, text in settings.items():
        option, opposite = find(key)
        value = read(option, text, name=key, opposite=opposite)
        if values.setdefault(option.path, value) != value:
            raise RulesError(_TWICE(option=option.key))
    return values


def _change_rules(rules: Rules, wanted: _Settings) -> Rules:
    tree = msgspec.to_builtins(rules)
    _set_lines(tree["scoring"], wanted)
    for option in OPTIONS:
        if option.path in wanted and option.kind != "line":
            _put(tree, option, wanted[option.path])
    _fit_napoleone(tree, wanted)
    if _TEAMS not in wanted:
        tree["seating"]["teams"] = seating_for(rules.seating, tree["seating"]["seats"]).teams
    tree["deal"]["hands"] = _hands(rules, tree, wanted)
    return msgspec.convert(tree, Rules)


def _set_lines(scoring: dict[str, object], wanted: _Settings) -> None:
    for option in OPTIONS:
        if option.kind != "line" or option.path not in wanted:
            continue
        name = option.path.split(".")[-1]
        if wanted[option.path]:
            scoring.setdefault(name, {})
            continue
        scoring.pop(name, None)
        for other in OPTIONS:
            if other.line == option.path and other.path in wanted:
                raise RulesError(_OFF(line=option.key, option=other.key))


def _put(tree: dict[str, object], option: Option, value: Value) -> None:
    *nodes, leaf = option.path.split(".")
    node = tree
    for name in nodes:
        inner = node.setdefault(name, {})
        assert isinstance(inner, dict)
        node = inner
    node[leaf] = value


def _fit_napoleone(tree: dict[str, dict[str, dict[str, object]]], wanted: _Settings) -> None:
    if _LONGEST in wanted and _NAPOLEONE not in wanted:
        least = Pack(size=tree["pack"]["size"]).king - 1  # type: ignore[arg-type]
        tree["scoring"]["napola"]["napoleone"] = int(str(wanted[_LONGEST])) >= least


def _hands(base: Rules, tree: dict[str, dict[str, int]], wanted: _Settings) -> Value:
    seats, pack, table = tree["seating"]["seats"], tree["pack"]["size"], tree["deal"]["table"]
    hands = wanted.get(_HANDS)
    if isinstance(hands, tuple) and len(hands) > 1:
        return hands
    if isinstance(hands, tuple):
        assert isinstance(hands[0], int)
        return equal_hands(hands[0], seats=seats, pack=pack, table=table) or hands
    if (seats, pack) == (base.seats, base.pack.size):
        return base.deal.hands
    return _refit_hands(base, seats=seats, pack=pack, table=table) or base.deal.hands


def _refit_hands(base: Rules, *, seats: int, pack: int, table: int) -> tuple[int, ...] | None:
    hands = base.deal.hands
    if hands == hands_of_three(seats=base.seats, pack=base.pack.size, table=base.deal.table):
        return hands_of_three(seats=seats, pack=pack, table=table)
    if len(set(hands)) == 1:
        return equal_hands(hands[0], seats=seats, pack=pack, table=table)
    return None


def values_of(rules: Rules) -> dict[str, Value]:
    """The values of these rules by the path of their option; values of a line that is not played are left out."""
    values = dict(_walk(rules, ""))
    del values["idiom"]  # no rule, and no option
    return values


def _walk(node: msgspec.Struct, prefix: str) -> Iterator[tuple[str, Value]]:
    for name in node.__struct_fields__:
        path, inner = prefix + name, getattr(node, name)
        if inner is None or (prefix == "scoring." and isinstance(inner, msgspec.Struct)):
            yield path, inner is not None
        if isinstance(inner, msgspec.Struct):
            yield from _walk(inner, path + ".")
        elif isinstance(inner, bool | int | str | tuple):
            yield path, inner


def _needed_settings(before: _Settings, after: _Settings) -> _Settings:
    """Every value that differs, and the values that would otherwise follow from one that does."""
    defaults = {option.path: option.default for option in OPTIONS if option.line}
    needed = {path: value for path, value in after.items() if before.get(path, defaults.get(path)) != value}
    for path, cause in ((_HANDS, _SEATS), (_HANDS, _PACK), (_NAPOLEONE, _LONGEST)):
        if cause in needed and path in after:
            needed[path] = after[path]
    said = {option.line for option in OPTIONS if option.path in needed}
    return {path: value for path, value in needed.items() if path not in said}
