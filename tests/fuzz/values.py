"""Values by type: what fits a field of a message or a body, and what does not. Derived from the msgspec types."""

from __future__ import annotations

import json
import math
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect as types

from settebello.players import PLAYERS
from settebello.rules.option_list import OPTIONS
from settebello.variants import VARIANTS
from tests.contract.contract import values_of

NOW = -123_456
"""Stands for the version that the sender saw last."""
LEGAL = "<legal>"
"""Stands for an action that the sender may take."""
DEEP = "<deep>"
"""Stands for lists within lists, more than anybody needs."""
DEPTH = 2000
ROUND, EXCHANGE = 1_000_001, 1_000_002
"""Stand for those that the sender was told last."""
COMMITMENT, SHARE = "c0" * 32, "5a" * 32
"""Stand for the sender's own in that exchange."""
NEW_KEY = "another-key-of-this-seat"
"""Stands for a fresh secret."""
DEVICE = "de" * 6
"""Stands for a device that is connected at the sender's seat."""
SENT_AWAY = "who was sent away"
"""Stands for the name of somebody who may not come back."""
TABLE = "the-same-table-0"
"""A name for a table that one client after the other may want."""

CARDS = ["7D", "9Cx4S5B", "declare", "claim", "keep", "place", "pass", "1Dx1D", "7D 7S", "JO"]
ODD = ["", "\x00", "é", "\u202e\u2066", "😀" * 40, "' OR 1=1 --", "<img src=x>", "%00", "a" * 65, "9" * 300, DEEP]
KNOWN = [
    "person",
    TABLE,
    SENT_AWAY,
    NEW_KEY,
    "open",
    "hello",
    "en",
    "ar",
    *PLAYERS,
    *VARIANTS,
    *(option.key for option in OPTIONS),
]
RAW = ["1", "[1, 2]", DEEP, f"{{a = {DEEP}", "9" * 5000, "0x" + "f" * 5000, "1979-05-27", "nan", '"x"']
FILE = 'name = "x"\nbase = "scopa"\nseats = 3\n[set]\n'

words = st.sampled_from(CARDS) | st.sampled_from(ODD) | st.sampled_from(KNOWN)
whole = st.integers(-2, 7) | st.sampled_from([NOW, 2**31, 2**63, -(2**64), 10**30, 10**4000])
anything = st.recursive(
    st.none() | st.booleans() | whole | st.floats() | st.text(max_size=20) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words | st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
settings = st.lists(
    st.sampled_from(OPTIONS).flatmap(
        lambda option: st.tuples(st.just(option.key), st.sampled_from(values_of(option)) | words)
    ),
    max_size=4,
).map(dict)
APT: dict[str, st.SearchStrategy[Any]] = {
    "version": st.just(NOW),
    "action": st.just(LEGAL),
    "round": st.just(ROUND) | st.integers(1, 3),
    "exchange": st.just(EXCHANGE) | st.integers(1, 3),
    "commitment": st.just(COMMITMENT),
    "share": st.just(SHARE),
    "key": st.just(NEW_KEY),
    "device": st.just(DEVICE) | st.none(),
    "name": words | st.text(max_size=40) | st.just("Nonna"),
    "clock": st.sampled_from(["any", None, 30, 60.0]) | st.floats(),
    "variant": st.sampled_from(list(VARIANTS)),
    "against": st.lists(st.sampled_from(["open", "greedy", "random"]), min_size=1, max_size=3),
    "player": st.sampled_from([None, "greedy"]),
    "settings": settings,
    "text": st.one_of(
        st.builds(lambda given: FILE + "".join(f'"{key}" = "{value}"\n' for key, value in given.items()), settings),
        st.tuples(st.sampled_from(["seats", "name", "[set]\ntarget", "a" + ".a" * 3000]), st.sampled_from(RAW)).map(
            " = ".join
        ),
        st.tuples(st.sampled_from(["seats", "name", "set"]), st.sampled_from(RAW)).map(
            lambda pair: f'{{"{pair[0]}": {pair[1]}}}'
        ),
    ),
}
"""By the name of a field: what leads on."""


def fitting(info: types.Type) -> st.SearchStrategy[Any]:
    """Values that a field of that type takes, or just about."""
    if isinstance(info, types.UnionType):
        return st.one_of(*map(fitting, info.types))
    if isinstance(info, types.StructType):
        return struct(info)
    if isinstance(info, types.VarTupleType | types.ListType):
        return st.lists(fitting(info.item_type), max_size=6)
    if isinstance(info, types.DictType):
        return st.dictionaries(fitting(info.key_type), fitting(info.value_type), max_size=4)
    return _plain(info)


def _plain(info: types.Type) -> st.SearchStrategy[Any]:
    if isinstance(info, types.BoolType):
        return st.booleans()
    if isinstance(info, types.LiteralType):
        return st.sampled_from(list(info.values))
    if isinstance(info, types.FloatType):
        return st.floats(info.ge, info.le, allow_nan=False)
    if isinstance(info, types.IntType):
        return whole if info.ge is None else st.integers(int(info.ge), int(info.le or info.ge + 10))
    if isinstance(info, types.StrType):
        return (st.from_regex(info.pattern, fullmatch=True) | words) if info.pattern else words
    assert isinstance(info, types.NoneType), f"say what values of {info} there are"
    return st.none()


def struct(info: types.Type) -> st.SearchStrategy[dict[str, Any]]:
    """An object with its tag: right and apt, right, or with fields that do not fit, are missing or one too many."""
    assert isinstance(info, types.StructType)
    tag = {} if info.tag is None else {str(info.tag_field): st.just(info.tag)}
    fields = {field.encode_name: field for field in info.fields}
    right = {name: fitting(field.type) for name, field in fields.items()}
    apt = {name: APT.get(name, value) for name, value in right.items()}
    wrong = {name: st.one_of(value, value, value, anything) for name, value in right.items()}
    needed = [name for name, field in fields.items() if field.required]
    others = [name for name in fields if name not in needed]

    def whole_one(values: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[dict[str, Any]]:
        most = {name: values[name] for name in needed}
        return st.fixed_dictionaries({**tag, **most}, optional={name: values[name] for name in others})

    return whole_one(apt) | whole_one(right) | st.fixed_dictionaries(tag, optional={**wrong, "more": anything})


def written(value: object) -> str:
    """JSON text, with what stands for depth put in; a number may be one that JSON does not know."""
    return json.dumps(value).replace(json.dumps(DEEP), "[" * DEPTH + "]" * DEPTH).replace(DEEP, "[" * DEPTH)


def broken(text: str, place: float, how: str) -> bytes:
    """The text with a small fault at a place from 0 to 1."""
    raw = text.encode()
    at = math.floor(place * len(raw))
    if how == "cut":
        return raw[:at]
    if how == "twice":
        return raw + raw[at:]
    if how == "gap":
        return raw[:at] + raw[at + 1 :]
    return raw[:at] + how.encode("latin-1") + raw[at:]


faults = st.tuples(
    st.floats(0, 1), st.sampled_from(["cut", "twice", "gap", "\x00", "\xff", '"', "\\ud800", "{", "1e9"])
)
"""For :func:`broken`."""
