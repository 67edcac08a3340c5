"""The options of the house rules in words, for pages where people choose among them.

The meaning of an option is not written a second time: it is the clauses of the rule sheet that change with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from settebello.cards import Card
from settebello.errors import RulesError
from settebello.rules.option_list import OPTIONS, Option
from settebello.rules.option_values import write
from settebello.rules.options import apply
from settebello.rules.vocabulary import Rules
from settebello.wording.catalogue import has_message, language, message
from settebello.wording.idiom import common, rank_word, suit_word, suits
from settebello.wording.names import card_name
from settebello.wording.sheet import Clause, differences, rule_sheet
from settebello.wording.statements import Section

_PLAN = {"deal.table": ("plan",), "deal.hands": ("plan",)}
"""Options that are described together with another, in one clause."""


class ValueWords(Struct, frozen=True, kw_only=True):
    """A possible value of an option."""

    value: str
    label: str
    means: str
    """The clauses of the rule sheet that it produces in an ordinary game; empty if that depends on other options."""


class OptionWords(Struct, frozen=True, kw_only=True):
    """An option in words."""

    key: str
    label: str
    section: Section
    """The section of the rule sheet that describes it."""
    clauses: tuple[str, ...]
    """The keys of the clauses that describe its value."""
    values: tuple[ValueWords, ...]
    """Its values; empty for numbers."""


def option_words(option: Option, lang: str = "en", *, like: Rules | None = None) -> OptionWords:
    """The name of an option, and the meaning of its values, in the words of the game ``like``, by default the
    basic game.

    >>> from settebello.rules.options import find
    >>> words = option_words(find("fifteen")[0])
    >>> words.section, words.clauses, [value.label for value in words.values]
    ('captures', ('fifteen',), ['yes', 'no'])

    Raises:
        LanguageError: there are no texts in that language.
    """
    code, found, told = language(lang), _option_clauses(option), like or Rules()
    return OptionWords(
        key=option.key,
        label=message(code, f"option-{option.key.replace('.', '-')}", common(told)),
        section=found.section,
        clauses=found.clauses,
        values=tuple(
            ValueWords(value=value, label=_label(option, value, code, told), means=_means(found, value, code, told))
            for value in option.values
        ),
    )


def _label(option: Option, value: str, lang: str, told: Rules) -> str:
    if option.kind in ("switch", "line"):
        return message(lang, f"value-{value}")
    if option.path == "bonus":
        return message(lang, "suit-name", {"suit": suit_word(value, suits(told))})
    if option.path == "matta":
        none = value == "none"
        return message(lang, "value-matta-none") if none else card_name(Card.parse(value), lang, suits=suits(told))
    if option.path == "sweep.doubled_by":
        return message(lang, "value-doubled_by", common(told) | {"rank": rank_word(int(value), suits(told))})
    key = f"value-{option.key.replace('.', '-')}"
    return message(lang, key, common(told) | {"value": value}) if has_message(lang, key) else value


class _OptionClauses(Struct, frozen=True):
    """The place and the clauses of the rule sheet that describe an option."""

    section: Section
    clauses: tuple[str, ...]
    games: Mapping[str, Rules]
    """Games that differ only in this option, by its value."""


_CONSEQUENCES = frozenset({"values", "nobody"})
"""Clauses that follow from several rules: the last to say what an option means."""


@cache
def _option_clauses(option: Option) -> _OptionClauses:
    games = _games_by_value(option)
    sheets = {value: _by_key(rules) for value, rules in games.items()}
    keys = dict.fromkeys(key for sheet in sheets.values() for key in sheet)
    order = sorted(keys, key=_CONSEQUENCES.__contains__)
    clauses = _PLAN.get(option.path) or tuple(_distinguishing_clauses(sheets, order))
    sections = {key: clause.section for sheet in sheets.values() for key, clause in sheet.items()}
    section = sections[clauses[0]] if clauses else "scoring"
    return _OptionClauses(section, clauses, {} if option.path in _PLAN else games)


def _games_by_value(option: Option) -> dict[str, Rules]:
    """Games that differ only in the option: all its values, if some base allows each of them."""
    found: dict[str, Rules] = {}
    for base in _bases():
        games = _games(base, option)
        if len(games) > max(1, len(found)):
            found = games
        if len(found) >= (len(option.values) or 2):
            break
    return found


def _distinguishing_clauses(sheets: Mapping[str, Mapping[str, Clause]], order: list[str]) -> Iterator[str]:
    """The first clause of the sheet that distinguishes all the values, or the first few that do so together."""
    for key in order:
        texts = [sheet[key].text for sheet in sheets.values() if key in sheet]
        if len(set(texts)) == len(sheets) or (len(sheets) == 2 and len(texts) == 1):
            yield key
            return
    groups: dict[str, tuple[str, ...]] = dict.fromkeys(sheets, ())
    for key in order:
        said = {value: sheet[key].text if key in sheet else "" for value, sheet in sheets.items()}
        finer = {value: (*groups[value], said[value]) for value in sheets}
        if len(set(finer.values())) > len(set(groups.values())):
            groups = finer
            yield key


def _by_key(rules: Rules, lang: str = "en", *, told: Rules | None = None) -> dict[str, Clause]:
    """The rule sheet in the words of one game: other words for the same thing are not a different rule."""
    return {clause.key: clause for clause in rule_sheet(rules, lang, like=told or Rules())}


@cache
def _bases() -> tuple[Rules, ...]:
    """The basic game, and the basic game with one option changed: an option that needs another finds it in one of
    these."""
    return (Rules(), *(rules for option in OPTIONS for rules in _games(Rules(), option).values()))


def _games(base: Rules, option: Option) -> dict[str, Rules]:
    games = {}
    for value in option.values or (write(option.default), "2", "21", "6", "-2", "2S:1", "1D+2D+3D"):
        for more in ({}, {"hands": "4"}, {"hands": "10"}, {"hands": "3"}, {"declaring": "turn"}):
            try:
                games[value] = apply(base, {option.key: value, **more})
            except RulesError:
                continue
            break
    return games


def _means(found: _OptionClauses, value: str, lang: str, told: Rules) -> str:
    if value not in found.games:
        return ""
    rules = _with_bonus_suit(found, found.games[value], told)
    sheet = _by_key(rules, lang, told=told)
    said = [sheet[key].text for key in found.clauses if key in sheet]
    return " ".join(said or [clause.text for clause in _dropped_clauses(found, rules, lang, told)])


def _with_bonus_suit(found: _OptionClauses, rules: Rules, told: Rules) -> Rules:
    """The rules with the bonus suit of the game, unless the option is about the bonus suit."""
    return rules if len({game.bonus for game in found.games.values()}) > 1 else replace(rules, bonus=told.bonus)


def _dropped_clauses(found: _OptionClauses, rules: Rules, lang: str, told: Rules) -> Iterator[Clause]:
    """The description of a rule that is off."""
    other = next(game for game in found.games.values() if replace(game, bonus=rules.bonus) != rules)
    other = _with_bonus_suit(found, other, told)
    here = replace(rules, idiom=told.idiom)
    return (clause for clause in differences(other, here, lang) if clause.key in found.clauses)
