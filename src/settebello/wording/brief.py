"""The rules of a game in a few lines that suffice to play. The rule sheet has the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from settebello.cards import Card
from settebello.rules.vocabulary import Rules, single_cards
from settebello.wording.catalogue import language, message
from settebello.wording.fluent import flag
from settebello.wording.idiom import common, suits
from settebello.wording.names import card_name, enumerate_words
from settebello.wording.sheet import Clause, rule_sheet

_BEYOND_CAPTURES = ("ace", "run", "pictures", "steal", "values")
"""The clauses that say more about what a card takes, in the order of the sheet."""

_SWEEPS = ("sweep", "last-card", "sweeps-doubled")
"""The clauses about sweeps, which are quoted only if sweeps have points."""

_DURING_A_ROUND = ("fall", "one-suit", "many", "dealt", "dealt-low", "declare")
"""The clauses about other points that are made before the round is scored."""

_OTHER_LINES = (
    "barmila",
    "card_count",
    "napola",
    "scaletta_bassa",
    "scaletta_alta",
    "two_of_clubs",
    "honours",
    "double_all",
)
"""The scoring lines that need their whole clause."""

_WINNING = ("target", "whole-suit", "wins")


def brief_rules(rules: Rules, lang: str = "en") -> tuple[str, ...]:
    """Up to five lines: a turn, what a card takes, points during a round, points at its end, and how the game is won.

    Every line follows from the rules, or quotes the rule sheet, so it is right for any house rules.

    >>> brief_rules(Rules())[0]
    'Everyone plays one card in turn. If it can take cards from the table, it must; if not, it stays there.'

    Raises:
        LanguageError: there are no texts in that language.
    """
    code = language(lang)
    clauses = {clause.key: clause for clause in rule_sheet(rules, code)}
    lines = (
        (message(code, "brief-turn", {"optional": flag(rules.capture.optional)}),),
        (*_takes(rules, code), *_quote(clauses, _beyond_captures(rules))),
        _quote(clauses, (*_SWEEPS, *_DURING_A_ROUND) if rules.sweep.points else _DURING_A_ROUND),
        (*_quote(clauses, ("leftover",)), *_round_points(rules, code, clauses), *_quote(clauses, _OTHER_LINES)),
        _quote(clauses, _WINNING),
    )
    said = (" ".join(sentences) for sentences in map(tuple, lines))
    return tuple(line for line in said if line)


def _quote(clauses: dict[str, Clause], topics: Iterable[str]) -> Iterator[str]:
    return (clauses[topic].text for topic in topics if topic in clauses)


def _beyond_captures(rules: Rules) -> tuple[str, ...]:
    """Without the clauses that say nothing here: an ace like any other card."""
    return _BEYOND_CAPTURES if rules.capture.ace != "ordinary" else _BEYOND_CAPTURES[1:]


def _takes(rules: Rules, lang: str) -> Iterator[str]:
    capture = rules.capture
    ways = [way for way in ("equal", "sum", "fifteen") if getattr(capture, way)]
    yield message(
        lang, "brief-takes", {"ways": "all" if len(ways) == len(("equal", "sum", "fifteen")) else "-".join(ways)}
    )
    if capture.choice == "fewest" or (capture.choice == "equal-first" and capture.equal and len(ways) > 1):
        yield message(lang, "brief-choice", {"choice": capture.choice})


def _round_points(rules: Rules, lang: str, clauses: dict[str, Clause]) -> Iterator[str]:
    """The lines that a few words explain in one sentence, and the clauses of the rest."""
    short = dict(_short_lines(rules, lang))
    if short:
        lines = [
            message(lang, "brief-line", {"label": label, "points": points, "how": _unless_said(how, label)})
            for label, points, how in short.values()
        ]
        yield message(lang, "brief-round", {"lines": enumerate_words(lines, lang)})
    topics = ("cards", "coins", "settebello", "re_bello", "primiera")
    yield from _quote(clauses, (topic for topic in topics if topic not in short))


def _unless_said(how: str, label: str) -> str:
    """``none`` if the label says the same, as in "Seven of coins"."""
    return "none" if how.casefold() == label.casefold() else how


def _short_lines(rules: Rules, lang: str) -> Iterator[tuple[str, tuple[str, int, str]]]:
    """By line, its label, its points and what they are for."""
    lines, given = rules.scoring, common(rules)
    for key, most in (("cards", lines.cards), ("coins", lines.coins)):
        if most is not None and most.tie == "nobody" and not getattr(most, "with_seven", False):
            how = message(lang, "brief-least" if most.at_least else "brief-most", {"least": most.at_least})
            yield key, (message(lang, f"label-{key}", given), most.points, how)
    for key, single in (("settebello", lines.settebello), ("re_bello", lines.re_bello)):
        if single is not None:
            card: Card = single_cards(rules)[key]
            label = message(lang, f"label-{key.replace('_', '-')}", given)
            yield key, (label, single.points, card_name(card, lang, suits=suits(rules)))
    if lines.primiera is not None:
        yield "primiera", (message(lang, "label-primiera", given), lines.primiera.points, message(lang, "brief-best"))
