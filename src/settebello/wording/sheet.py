"""The rules of a game in words, complete enough to settle a dispute at a table."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.rules.scoring import Honours
from settebello.rules.vocabulary import Rules, single_cards
from settebello.wording import play_statements, score_statements
from settebello.wording.catalogue import has_message, language, message
from settebello.wording.fluent import Argument, flag
from settebello.wording.idiom import Suits, common, rank_word, suit_word, suits, table_idiom
from settebello.wording.names import card_name, card_sets_words, enumerate_words, honour_words, join_words
from settebello.wording.statements import LineNames, Section, Source, Statement

_SECTIONS: dict[Section, Callable[[Rules], Iterator[Statement]]] = {
    "cards": play_statements.cards,
    "deal": play_statements.deal,
    "turn": play_statements.turn,
    "captures": play_statements.captures,
    "sweeps": play_statements.sweeps,
    "end": play_statements.end,
    "scoring": score_statements.scoring,
    "declarations": score_statements.declarations,
    "winning": score_statements.winning,
}

SECTIONS: tuple[Section, ...] = tuple(_SECTIONS)
"""The sections of a rule sheet, in order."""


class Clause(Struct, frozen=True, kw_only=True):
    """One rule in words."""

    key: str
    """The subject of the clause, which is unique in a sheet."""
    section: Section
    text: str
    source: Source
    """The document that gives the rule; ``decision`` for docs/rules.md; ``house`` for a value without a source."""
    decision: bool
    """Whether docs/rules.md decides something in it because its source is silent, ambiguous or contradictory."""


def rule_sheet(
    rules: Rules,
    lang: str = "en",
    *,
    own: Source | None = None,
    like: Rules | None = None,
    targets: Iterable[int] = (),
) -> tuple[Clause, ...]:
    """All the rules of a game, one clause each, in the order that matters at the table.

    ``own`` is the document that the game is taken from: its rules are cited from it, and the rest from the document
    that describes the basic game. ``like`` is the game whose terms are used, by default this one. ``targets`` are the
    points to win that the game's source names; those that are not played are listed too.

    >>> [clause.text for clause in rule_sheet(Rules()) if clause.key == "settebello"]
    ['Settebello: the side with the seven of coins scores 1 point.']

    Raises:
        LanguageError: there are no texts in that language.
    """
    clauses = _clauses(rules, language(lang), like=like or rules, own=own)
    others = tuple(str(target) for target in targets if target != rules.finish.target)
    if not others:
        return clauses
    text = message(lang, "other-targets", {"targets": enumerate_words(others, lang)})
    last = Clause(key="other-targets", section="winning", text=text, source=own or "S0", decision=False)
    place = next(place for place, clause in enumerate(clauses, 1) if clause.key == "target")
    return (*clauses[:place], last, *clauses[place:])


def differences(base: Rules, rules: Rules, lang: str = "en", *, own: Source | None = None) -> tuple[Clause, ...]:
    """The clauses that differ from the base: the 'but' of 'as Scopa, but'. Empty if they are the same game.

    ``own`` is the document that all of these rules are taken from, or None for house rules.
    """
    before = {clause.key: clause for clause in _clauses(base, language(lang), like=rules)}
    after = {clause.key: clause for clause in rule_sheet(rules, lang, own=own)}
    changed = [clause for key, clause in after.items() if key not in before or before[key].text != clause.text]
    gone = [clause for key, clause in before.items() if key not in after]
    dropped = _dropped_rule_clauses(gone, base, rules, language(lang), own or "house")
    return tuple(_in_order([*changed, *dropped]))


def _clauses(rules: Rules, lang: str, *, like: Rules, own: Source | None = None) -> tuple[Clause, ...]:
    """The rule sheet, in the words of the game ``like``."""
    given = common(rules, like=like)

    def clause(section: Section, statement: Statement) -> Clause:
        source, decision = statement.cite(own)
        text = message(lang, statement.message, given | _arguments_in_words(statement, lang, like))
        return Clause(key=statement.topic, section=section, text=text, source=source, decision=decision)

    return tuple(
        clause(section, statement) for section, statements in _SECTIONS.items() for statement in statements(rules)
    )


def _arguments_in_words(statement: Statement, lang: str, like: Rules) -> dict[str, Argument]:
    """The arguments of the message: a card or rank by its name, several words as a list ('3, 3, 3, 3, 4')."""
    pack = suits(like)
    words = {
        name: _line_names(value, lang, like) if isinstance(value, LineNames) else _in_words(value, lang, pack)
        for name, value in statement.arguments.items()
    }
    rank = words.get("rank")
    return words | {"rank": rank_word(rank, pack)} if isinstance(rank, int) else words


def _line_names(lines: LineNames, lang: str, like: Rules) -> str:
    return join_words([message(lang, f"label-{key}", common(like)) for key in lines.keys] or [""], lang)


def _in_words(
    value: Argument | Card | tuple[str, ...] | Honours | tuple[CardSet, ...], lang: str, pack: Suits
) -> Argument:
    if isinstance(value, Card):
        return card_name(value, lang, suits=pack)
    if not isinstance(value, tuple):
        return value
    sets = [one for one in value if isinstance(one, CardSet)]
    if sets:
        return card_sets_words(sets, lang, suits=pack)
    honours = tuple(one for one in value if isinstance(one, tuple))
    words = honour_words(honours, lang, suits=pack) if honours else [one for one in value if isinstance(one, str)]
    return enumerate_words(words, lang)


def _dropped_rule_clauses(
    gone: Sequence[Clause], base: Rules, rules: Rules, lang: str, own: Source
) -> Iterator[Clause]:
    """A clause for each rule that the base has and these rules do not, unless another clause implies it or the same
    card scores as an honour."""
    honours = {Card.parse(name) for name, _ in rules.scoring.honours}
    given = common(rules) | {"suit": suit_word(base.bonus, suits(rules))}
    for clause in gone:
        key = f"without-{clause.key}"
        implied = any(clause.key.startswith(f"{other.key}-") for other in gone)
        if has_message(lang, key) and not implied and single_cards(base).get(clause.key) not in honours:
            text = message(lang, key, given)
            yield Clause(key=clause.key, section=clause.section, text=text, source=own, decision=False)


def _in_order(clauses: Iterable[Clause]) -> list[Clause]:
    return sorted(clauses, key=lambda clause: SECTIONS.index(clause.section))


def sheet_text(
    rules: Rules,
    lang: str = "en",
    *,
    title: str = "",
    width: int = 80,
    sources: bool = False,
    own: Source | None = None,
    targets: Iterable[int] = (),
) -> str:
    """The rule sheet as plain text for a terminal.

    Args:
        rules: the rules to describe.
        lang: the code of a language.
        title: the name of the game, shown at the top.
        width: the number of columns.
        sources: whether to add the source of each clause.
        own: the document that the game is taken from (:func:`rule_sheet`).
        targets: the points to win that its source names (:func:`rule_sheet`).
    """
    clauses = rule_sheet(rules, lang, own=own, targets=targets)
    return _lay_out(clauses, rules, language(lang), title=title, width=width, sources=sources)


def differences_text(
    base: Rules,
    rules: Rules,
    lang: str = "en",
    *,
    title: str,
    width: int = 80,
    sources: bool = False,
    own: Source | None = None,
) -> str:
    """'As Scopa, but' and the differences, as plain text; ``title`` is the name of the base."""
    code, found = language(lang), differences(base, rules, lang, own=own)
    heading = message(code, "as-but" if found else "as-same", {"game": title})
    return _lay_out(found, rules, code, title=heading, width=width, sources=sources)


def source_name(source: Source, lang: str = "en") -> str:
    """The description of a source: the document, or that the rule is a decision or a house rule.

    >>> source_name("S4")
    'The Rules of Scopa, provided by the Dante Alighieri Society of Washington'
    """
    if source in ("decision", "house"):
        return message(lang, f"source-{source}")
    return message(lang, "source-name", {"source": source})


def section_title(section: Section, lang: str = "en", rules: Rules | None = None) -> str:
    """The heading of a section, in the words of the game, by default the basic game.

    >>> section_title("sweeps")
    'Sweeps'
    """
    told = rules or Rules()
    captures = flag(told.capture_points.scores)
    return message(lang, f"section-{section}", {"idiom": table_idiom(told), "captures": captures})


def _lay_out(clauses: Iterable[Clause], rules: Rules, lang: str, *, title: str, width: int, sources: bool) -> str:
    clauses = list(clauses)
    parts = [title] if title else []
    for section in SECTIONS:
        lines = [_bullet(clause, lang, width, sources=sources) for clause in clauses if clause.section == section]
        if lines:
            parts.append("\n".join([section_title(section, lang, rules).upper(), *lines]))
    return "\n\n".join(parts) + "\n"


def _bullet(clause: Clause, lang: str, width: int, *, sources: bool) -> str:
    text = f"{clause.text} [{_origin(clause, lang)}]" if sources else clause.text
    return textwrap.fill(text, width, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)


def _origin(clause: Clause, lang: str) -> str:
    if clause.source in ("decision", "house"):
        return source_name(clause.source, lang)
    return f"{clause.source}, {message(lang, 'source-decision')}" if clause.decision else clause.source
