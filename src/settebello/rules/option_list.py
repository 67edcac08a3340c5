"""The list of options, derived from the vocabulary's type hints, and how a name finds its option."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from settebello.errors import Problem, RulesError, Sentence
from settebello.rules.scoring import Honours
from settebello.rules.vocabulary import Rules, WinningSets

Value = bool | int | str | tuple[int | str | tuple[str, int] | tuple[str, ...], ...]
Kind = Literal["switch", "number", "numbers", "word", "words", "line", "card-points", "card-sets"]


class Option(Struct, frozen=True, kw_only=True):
    """One value of the rules that can be set."""

    key: str
    """Its short name."""
    path: str
    """Its path in the tree of rules."""
    kind: Kind
    """``switch``: on or off; ``line``: a line of the score sheet, on or off; ``numbers``, ``words``: a list;
    ``card-points``: cards with their points; ``card-sets``: sets of cards."""
    values: tuple[str, ...] = ()
    """All possible values (of a list: of its members); empty for whole numbers from least to most."""
    least: int | None = None
    most: int | None = None
    default: Value
    """The basic game's value; for a value of a line, its value when the line is switched on."""
    line: str | None = None
    """The path of the line that it belongs to."""


class _Shape(Struct, frozen=True):
    """The kind of values that a type hint allows."""

    kind: Kind
    values: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


class _Leaf(Struct, frozen=True, kw_only=True):
    path: str
    shape: _Shape
    default: Value
    line: str | None = None


def _leaves(struct: object, prefix: str = "", line: str | None = None) -> Iterator[_Leaf]:
    """The leaves below a node of the tree, with the default values."""
    for name, hint in get_type_hints(type(struct), include_extras=True).items():
        path, default = prefix + name, getattr(struct, name)
        played = next((kind for kind in get_args(hint) if _is_struct(kind)), None)
        if _is_struct(hint):
            yield from _leaves(default, path + ".", line)
        elif played is not None:
            yield _Leaf(path=path, shape=_Shape("line", ("on", "off")), default=default is not None)
            yield from _leaves(played(), path + ".", path)
        else:
            yield _Leaf(path=path, shape=_shape(hint), default=default, line=line)


def _is_struct(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def _shape(hint: object) -> _Shape:
    parts = get_args(hint)
    if hint is bool:
        return _Shape("switch", ("on", "off"))
    if get_origin(hint) is Literal:
        return _Shape("word" if isinstance(parts[0], str) else "number", tuple(map(str, parts)))
    if hint == Honours:
        return _Shape("card-points")
    if hint == WinningSets:
        return _Shape("card-sets")
    if get_origin(hint) is tuple:
        one = _shape(parts[0])
        return _Shape("words" if one.kind == "word" else "numbers", one.values, one.least, one.most)
    if get_origin(hint) is Annotated and parts[0] is int:
        limits = [part for part in parts if isinstance(part, Meta)]
        return _Shape("number", (), _limit(limits, "ge"), _limit(limits, "le"))
    raise TypeError(f"the vocabulary has a type that no option can have: {hint}")


def _limit(limits: Iterable[Meta], name: str) -> int | None:
    found = [getattr(limit, name) for limit in limits if getattr(limit, name) is not None]
    return int(found[0]) if found else None


def _endings(path: str) -> list[str]:
    """Every ending of the path, shortest first."""
    parts = path.split(".")
    return [".".join(parts[n:]) for n in reversed(range(len(parts)))]


def _owners(paths: Iterable[str]) -> dict[str, list[str]]:
    """The paths that each ending could mean."""
    owners: dict[str, list[str]] = {}
    for path in paths:
        for ending in _endings(path):
            owners.setdefault(ending, []).append(path)
    return owners


_KEYS = {"pack.size": "pack", "declaring.when": "declaring"}
"""Keys that are not an ending of their path."""

_FRIENDLY = {"last_card_sweep": "sweep.last_card", "bonus_suit": "bonus", **{_KEYS[path]: path for path in _KEYS}}
"""Synonyms, and the path that each means."""

_OPPOSITES = {"compulsory": "capture.optional"}
"""Antonyms, and the path whose opposite each means."""


def _options() -> Iterator[Option]:
    leaves = [leaf for leaf in _leaves(Rules()) if leaf.path != "idiom"]  # no rule that could be chosen
    owners = _owners(leaf.path for leaf in leaves)
    for leaf in leaves:
        shape = leaf.shape
        yield Option(
            key=_KEYS.get(leaf.path) or _key(leaf, owners),
            path=leaf.path,
            kind=shape.kind,
            values=shape.values,
            least=shape.least,
            most=shape.most,
            default=leaf.default,
            line=leaf.line,
        )


def _key(leaf: _Leaf, owners: dict[str, list[str]]) -> str:
    shortest = 1 if leaf.line else 0  # the value of a line is always named with its line
    return next(ending for ending in _endings(leaf.path)[shortest:] if len(owners[ending]) == 1)


OPTIONS: tuple[Option, ...] = tuple(_options())
"""Every option, in the order of the vocabulary."""

_BY_PATH = {option.path: option for option in OPTIONS}
_PATHS = _owners(_BY_PATH)


_AMBIGUOUS = Sentence("option-ambiguous", "'{name}' could mean {options}: say which.")
_INSIDE = Sentence("option-inside", "There is no option '{name}' by itself; choose from {options}.")
_NEAR = Sentence("option-near", "There is no option '{name}'; perhaps you meant {options}.")
_UNKNOWN = Sentence("option-unknown", "There is no option '{name}'; choose from {options}.")


def find(name: str) -> tuple[Option, bool]:
    """The option of that name, and whether the name means its opposite (``compulsory`` for ``optional``).

    Raises:
        RulesError: no option has that name, or several have.
    """
    plain = name.strip().lower().replace("-", "_")
    meant = _OPPOSITES.get(plain) or _FRIENDLY.get(plain)
    paths = [meant] if meant else _PATHS.get(plain, [])
    if len(paths) != 1:
        raise RulesError(_not_one(name, plain, [_BY_PATH[path].key for path in paths]))
    return _BY_PATH[paths[0]], plain in _OPPOSITES


def _not_one(name: str, plain: str, several: list[str]) -> Problem:
    if several:
        return _AMBIGUOUS(name=name, options=", ".join(several))
    inside = [option.key for option in OPTIONS if option.path.startswith(plain + ".")]
    if inside:
        return _INSIDE(name=name, options=", ".join(inside))
    from difflib import get_close_matches  # only errors need it

    names = [*_OPPOSITES, *_FRIENDLY, *(option.key for option in OPTIONS)]
    near = get_close_matches(plain, names, n=3)
    if near:
        return _NEAR(name=name, options=", ".join(dict.fromkeys(near)))
    return _UNKNOWN(name=name, options=", ".join(sorted(set(names))))
