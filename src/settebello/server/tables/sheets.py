"""Score sheets and rule sheets for messages, in any language."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.game import Game
from settebello.outcome import Outcome
from settebello.protocol.game import PrimeCard, RuleExample, RuleHeading, ScoreSheet, Update
from settebello.record.titles import special_rules
from settebello.rules import Rules
from settebello.rules.scoring import primiera_value
from settebello.wording import brief_rules, rule_sheet, score_lines, section_title


def score_sheet(game: Game, lang: str = "en") -> ScoreSheet:
    """The sheet of the round scored last. A game that ended by a claim has no scored lines."""
    if game.outcome is not None and game.outcome.reason == "claim":
        return _claim_sheet(game, game.outcome)
    score = game.scores[-1]
    return ScoreSheet(
        lines=tuple(score_lines(game.rules, score, lang, game.totals_scored)),
        totals=score.totals,
        game=game.totals_scored,
        primes=tuple(_prime(game, side) for side in range(game.rules.sides)),
        winners=() if game.outcome is None else game.outcome.winners,
        reason=None if game.outcome is None else game.outcome.reason,
        doubly_lost=() if game.outcome is None else game.outcome.doubly_lost,
        rounds=game.round_points,
    )


def _claim_sheet(game: Game, outcome: Outcome) -> ScoreSheet:
    sides = game.rules.sides
    nothing = (0,) * sides
    return ScoreSheet(
        lines=(),
        totals=nothing,
        game=game.totals,
        primes=((),) * sides,
        winners=outcome.winners,
        reason=outcome.reason,
        doubly_lost=outcome.doubly_lost,
        rounds=game.round_points,
    )


def translate_sheet(update: Update, game: Game, lang: str) -> Update:
    """The update with the sheet of the last round in that language."""
    if update.sheet is None or lang == "en":
        return update
    return replace(update, sheet=score_sheet(game, lang))


def capture_limit(rules: Rules) -> Literal["equal-first", "fewest", "free"]:
    """The rule for choosing among several ways to capture."""
    ways = rules.capture
    if not (ways.sum or ways.fifteen) or (ways.choice == "equal-first" and not ways.equal):
        return "free"
    return ways.choice


@lru_cache(maxsize=256)
def rule_paragraphs(rules: Rules, lang: str = "en") -> tuple[str, ...]:
    """The rules, one paragraph for each."""
    return tuple(clause.text for clause in rule_sheet(rules, lang))


@lru_cache(maxsize=256)
def rule_keys(rules: Rules) -> tuple[str, ...]:
    """The key of the clause that each paragraph is."""
    return tuple(clause.key for clause in rule_sheet(rules))


@lru_cache(maxsize=256)
def rule_brief(rules: Rules, lang: str = "en") -> tuple[str, ...]:
    """Up to six lines that suffice to play; the first says what is special about this game."""
    return (special_rules(rules, lang), *brief_rules(rules, lang))


@lru_cache(maxsize=256)
def rule_headings(rules: Rules, lang: str = "en") -> tuple[RuleHeading, ...]:
    """The titles of the sections of the rule sheet, each with the index of its first paragraph."""
    sections = [clause.section for clause in rule_sheet(rules, lang)]
    return tuple(
        RuleHeading(title=section_title(section, lang, rules), before=index)
        for index, section in enumerate(sections)
        if index == 0 or section != sections[index - 1]
    )


@lru_cache(maxsize=256)
def rule_examples(rules: Rules) -> tuple[RuleExample, ...]:
    """An example for each way to capture in these rules, in the order of the rule sheet."""
    ways = rules.capture
    played = {
        "equal": ("6D", "6S") if ways.equal else None,
        "sum": ("7B", "3D 4C") if ways.sum else None,
        "fifteen": ("7C", "3S 5D") if ways.fifteen else None,
        "ace": ("1D", "4S 6C 10B") if ways.ace != "ordinary" else None,
    }
    return tuple(
        RuleExample(after=index, card=Card.parse(example[0]), captured=CardSet.parse(example[1]))
        for index, clause in enumerate(rule_sheet(rules))
        if clause.section == "captures" and (example := played.get(clause.key)) is not None
    )


def _prime(game: Game, side: int) -> tuple[PrimeCard | None, ...]:
    primiera = game.rules.scoring.primiera
    if primiera is None:
        return ()
    return tuple(
        None if card is None else PrimeCard(card=card, value=primiera_value(primiera.scale, card))
        for card in game.scores[-1].sides[side].prime
    )
