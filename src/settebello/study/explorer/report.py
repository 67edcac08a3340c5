"""An exploration as text, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.players.likely_hands import LikelyHand
from settebello.study.explorer.exploring import Exploration
from settebello.study.text_table import Row, table_lines
from settebello.wording.catalogue import language, message
from settebello.wording.figures import decimal, percent

MOST_LIKELY = 12
"""How many cards of a hand are listed, the likeliest."""


def exploration_text(exploration: Exploration, lang: str = "en") -> str:
    """The position, the value of every action with its error, the likely hands, and the choices of the levels.

    Raises:
        LanguageError: there are no words in that language.
    """
    code = language(lang)
    parts = [[exploration.position], [*_values(exploration, code)], [*_hands(exploration, code)]]
    levels = [(choice.level, choice.action) for choice in exploration.levels]
    parts.append([message(code, "explorer-levels"), *(f"  {line}" for line in table_lines([("", ""), *levels][1:]))])
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _values(exploration: Exploration, lang: str) -> Iterator[str]:
    judgement = exploration.judgement
    yield message(lang, "explorer-values", {"knowledge": judgement.knowledge})
    action, points, chance = (message(lang, key) for key in ("explorer-action", "review-points", "review-chance"))
    rows: list[Row] = [(action, points, "±", chance, "±")]
    for value in judgement.actions:
        row = (
            value.action,
            "" if value.points is None else decimal(value.points, lang, sign=True),
            decimal(value.points_error, lang) if value.points_error else "",
            "" if value.equity is None else percent(value.equity, lang),
            percent(value.equity_error, lang) if value.equity_error else "",
        )
        rows.append(row)
    yield from (f"  {line}" for line in table_lines(rows))


def _hands(exploration: Exploration, lang: str) -> Iterator[str]:
    likely = exploration.likely
    if not likely.hands:
        yield message(lang, "explorer-none-hidden")
        return
    yield message(lang, "explorer-likely", {"knowledge": likely.knowledge})
    for hand in likely.hands:
        yield "  " + message(
            lang, "explorer-hand", {"seat": hand.seat, "count": hand.held, "cards": _cards(hand, lang)}
        )


def _cards(hand: LikelyHand, lang: str) -> str:
    cards = (f"{one.card} {percent(one.chance, lang, digits=0)}" for one in hand.cards[:MOST_LIKELY])
    return "  ".join(cards) + (" …" if len(hand.cards) > MOST_LIKELY else "")
