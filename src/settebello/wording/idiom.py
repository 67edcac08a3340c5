"""The words of the game at hand: Chkobba and Hurrikan have their own names for things, and French-suited cards."""

from __future__ import annotations

from typing import Literal

from settebello.rules.vocabulary import Rules
from settebello.wording.fluent import Argument

Idiom = Literal["scopa", "chkobba", "hurrikan"]
Suits = Literal["latin", "french"]

_SUIT_WORDS: dict[Suits, dict[str, str]] = {
    "latin": {"D": "coins", "C": "cups", "S": "swords", "B": "batons"},
    "french": {"D": "diamonds", "C": "hearts", "S": "spades", "B": "clubs"},
}


def idiom(rules: Rules) -> Idiom:
    """Whose names to use, by what sets these games apart from every other.

    >>> idiom(Rules())
    'scopa'
    """
    primiera = rules.scoring.primiera
    if rules.pack.jack_over_queen or rules.deal.cut:
        return "chkobba"
    if rules.bonus == "C" or (primiera is not None and primiera.scale == "hurrikan"):
        return "hurrikan"
    return "scopa"


def suits(rules: Rules) -> Suits:
    """The pack that the game is usually played with."""
    return "latin" if idiom(rules) == "scopa" else "french"


def suit_word(letter: str, pack: Suits) -> str:
    """The name by which the messages choose the words for a suit."""
    return _SUIT_WORDS[pack][letter]


def common(rules: Rules, *, like: Rules | None = None) -> dict[str, Argument]:
    """The arguments that every message about these rules may use; ``like``: in the words of that game."""
    pack = suits(like or rules)
    return {
        "idiom": idiom(like or rules),
        "pack": pack,
        "suit": suit_word(rules.bonus, pack),
        "scale": _scale(rules),
        "prime": _scale(like or rules),
        "seats": rules.seats,
        "sides": rules.sides,
    }


def _scale(rules: Rules) -> str:
    primiera = rules.scoring.primiera
    return primiera.scale if primiera else "standard"
