"""House rules: a named game with settings, in a small TOML or JSON file.

>>> house = load_house_rules('base = "scopa"\\nseats = 4\\n[set]\\nhands = 9\\nre_bello = true')
>>> house.rules().deal.hands, house.set
((9,), {'hands': '9', 're_bello': 'on'})
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from settebello.errors import RulesError, Sentence
from settebello.rules.options import difference
from settebello.rules.vocabulary import Rules
from settebello.untrusted_text import BOM, TextError, decode_json, decode_toml
from settebello.variants import variant

_UNKNOWN = Sentence("house-unknown", "House rules have no '{key}'; they have {keys}.")
_UNREADABLE = Sentence("house-unreadable", "These house rules are neither TOML nor JSON: {detail}.")
_NO_TEXT = Sentence("house-text", "In house rules, {key} is a text in quotes, not {value}.")
_NO_NUMBER = Sentence("house-number", "In house rules, seats is a number, not {value}.")
_NO_SETTINGS = Sentence("house-settings", "In house rules, set holds settings such as target = 21, not {value}.")

_KEYS = ("name", "base", "seats", "set")


class HouseRules(Struct, frozen=True, kw_only=True):
    """A named game and a house's changes to it."""

    name: str = ""
    base: str = "scopa"
    seats: int | None = None
    set: dict[str, str] = {}
    """Settings, in the form that :func:`settebello.rules.options.apply` reads."""

    def rules(self) -> Rules:
        """The complete rules.

        Raises:
            RulesError: the base, the seats or a setting does not exist, or they cannot be combined.
        """
        return variant(self.base).rules(self.seats, self.set)

    @staticmethod
    def of(rules: Rules, *, base: str = "scopa", name: str = "") -> HouseRules:
        """Express these rules as house rules of a named game.

        Raises:
            RulesError: there is no such game, or it cannot be played with that number of seats.
        """
        game = variant(base)
        return HouseRules(name=name, base=game.id, seats=rules.seats, set=difference(game.rules(rules.seats), rules))


def load_house_rules(text: str) -> HouseRules:
    """Read and check house rules: JSON if the text begins with a brace, otherwise TOML.

    Raises:
        RulesError: the text is neither, has an unknown key, or describes rules that cannot work.
    """
    try:
        is_json = text.removeprefix(BOM).lstrip().startswith("{")
        tree = decode_json(text, dict[str, object]) if is_json else decode_toml(text)
    except TextError as error:
        raise RulesError(_UNREADABLE(detail=error.problem)) from error
    return _parse_house_rules(tree)


def _parse_house_rules(tree: Mapping[str, object]) -> HouseRules:
    unknown = [key for key in tree if key not in _KEYS]
    if unknown:
        raise RulesError(_UNKNOWN(key=unknown[0], keys=", ".join(_KEYS)))
    house = HouseRules(
        name=_text(tree, "name", ""), base=_text(tree, "base", "scopa"), seats=_seats(tree), set=_settings(tree)
    )
    house.rules()
    return house


def dump_house_rules(house: HouseRules, form: Literal["toml", "json"] = "toml") -> str:
    """Write house rules in a form that :func:`load_house_rules` reads back unchanged."""
    tree = {key: getattr(house, key) for key in _KEYS if getattr(house, key)}
    if form == "json":
        return json.dumps(tree, ensure_ascii=False, indent=2) + "\n"
    lines = [f"{key} = {_toml(value)}" for key, value in tree.items() if key != "set"]
    settings = [f"{_toml(key)} = {_toml(value)}" for key, value in house.set.items()]
    return "\n".join([*lines, *(["", "[set]", *settings] if settings else [])]) + "\n"


def _text(tree: Mapping[str, object], key: str, default: str) -> str:
    value = tree.get(key, default)
    if not isinstance(value, str):
        raise RulesError(_NO_TEXT(key=key, value=str(value)))
    return value


def _seats(tree: Mapping[str, object]) -> int | None:
    value = tree.get("seats")
    if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
        raise RulesError(_NO_NUMBER(value=str(value)))
    return value


def _settings(tree: Mapping[str, object]) -> dict[str, str]:
    value = tree.get("set", {})
    if not isinstance(value, dict):
        raise RulesError(_NO_SETTINGS(value=str(value)))
    return {str(key): _setting(inner) for key, inner in _flat(value)}


def _flat(settings: Mapping[str, object], prefix: str = "") -> list[tuple[str, object]]:
    """Yield settings one by one: TOML reads ``napola.longest = 6`` as a table within a table."""
    found: list[tuple[str, object]] = []
    for key, value in settings.items():
        found += _flat(value, f"{prefix}{key}.") if isinstance(value, dict) else [(prefix + key, value)]
    return found


def _setting(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join(map(str, value)) or "never"
    return str(value)


def _toml(value: object) -> str:
    """A TOML value or quoted key; the strings of TOML are JSON strings, except for one control character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
