"""The words of the game at hand: Chkobba and Hurrikan have their own names for things, and French-suited cards.

A named game sets its idiom (:attr:`settebello.rules.Rules.idiom`); house rules keep that of the game on which they are
based.
"""

from __future__ import annotations

from typing import Literal

from settebello.rules.vocabulary import Idiom, Rules
from settebello.wording.fluent import Argument

Suits = Literal["latin", "french"]

_SUITS: dict[Idiom, Suits] = {"scopa": "latin", "chkobba": "french", "hurrikan": "french"}

_SUIT_WORDS: dict[Suits, dict[str, str]] = {
    "latin": {"D": "coins", "C": "cups", "S": "swords", "B": "batons"},
    "french": {"D": "diamonds", "C": "hearts", "S": "spades", "B": "clubs"},
}


def suits(rules: Rules) -> Suits:
    """The deck with which the game is told.

    >>> suits(Rules()), suits(Rules(idiom="hurrikan"))
    ('latin', 'french')
    """
    return _SUITS[rules.idiom]


def suit_word(letter: str, pack: Suits) -> str:
    """The name by which the messages choose the words for a suit."""
    return _SUIT_WORDS[pack][letter]


def common(rules: Rules, *, like: Rules | None = None) -> dict[str, Argument]:
    """The arguments that every message about these rules may use; ``like``: in the words of that game."""
    pack = suits(like or rules)
    return {
        "idiom": (like or rules).idiom,
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
