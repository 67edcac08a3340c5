"""The words of the game at hand: its terms, and the deck with which it is told.

A named game sets its idiom (:attr:`settebello.rules.Rules.idiom`); house rules keep that of the game on which they are
based. Chkobba, Hurrikan, Escoba, Cuarenta, Ronda and Cirulla have terms of their own, and Chkobba, Hurrikan, Cuarenta
and Cirulla French suits. The sheets of Corsica and Winning Moves name the cards as their sources do: with a queen in
place of the horse, and by numbers.
"""

from __future__ import annotations

from typing import Literal

from settebello.rules.vocabulary import Idiom, Rules
from settebello.wording.fluent import Argument

TableIdiom = Literal["scopa", "chkobba", "hurrikan", "escoba", "cuarenta", "ronda", "cirulla"]
Suits = Literal["latin", "french"]
Pack = Literal["latin", "french", "corsican", "numbered"]
"""How a rule sheet names the cards; all but ``french`` have Latin suits."""

_TABLE_IDIOMS: dict[Idiom, TableIdiom] = {
    "scopa": "scopa",
    "corsican": "scopa",
    "winning-moves": "scopa",
    "chkobba": "chkobba",
    "hurrikan": "hurrikan",
    "escoba": "escoba",
    "cuarenta": "cuarenta",
    "ronda": "ronda",
    "cirulla": "cirulla",
}

_PACKS: dict[Idiom, Pack] = {
    "scopa": "latin",
    "corsican": "corsican",
    "winning-moves": "numbered",
    "chkobba": "french",
    "hurrikan": "french",
    "escoba": "latin",
    "cuarenta": "french",
    "ronda": "latin",
    "cirulla": "french",
}

_SUIT_WORDS: dict[Suits, dict[str, str]] = {
    "latin": {"D": "coins", "C": "cups", "S": "swords", "B": "batons"},
    "french": {"D": "diamonds", "C": "hearts", "S": "spades", "B": "clubs"},
}


def table_idiom(rules: Rules) -> TableIdiom:
    """The idiom of a table: the game whose names for things it uses. Only a rule sheet may name the cards otherwise.

    >>> table_idiom(Rules(idiom="corsican")), table_idiom(Rules(idiom="chkobba"))
    ('scopa', 'chkobba')
    """
    return _TABLE_IDIOMS[rules.idiom]


def suits(rules: Rules) -> Suits:
    """The suits of the deck with which the game is told.

    >>> suits(Rules()), suits(Rules(idiom="hurrikan"))
    ('latin', 'french')
    """
    return "french" if _PACKS[rules.idiom] == "french" else "latin"


def suit_word(letter: str, pack: Suits) -> str:
    """The name by which the messages choose the words for a suit."""
    return _SUIT_WORDS[pack][letter]


def common(rules: Rules, *, like: Rules | None = None) -> dict[str, Argument]:
    """The arguments that every message about these rules may use; ``like``: in the words of that game."""
    told = like or rules
    return {
        "idiom": table_idiom(told),
        "pack": _PACKS[told.idiom],
        "suit": suit_word(rules.bonus, suits(told)),
        "scale": _scale(rules),
        "prime": _scale(told),
        "seats": rules.seats,
        "sides": rules.sides,
    }


def _scale(rules: Rules) -> str:
    primiera = rules.scoring.primiera
    return primiera.scale if primiera else "standard"
