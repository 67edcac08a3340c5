"""The words of the game at hand: its terms, and the deck with which it is told.

A named game sets its idiom (:attr:`settebello.rules.Rules.idiom`); house rules keep the idiom of their base game.
Chkobba, Hurrikan, Escoba, Cuarenta, Ronda and Cirulla have their own terms, and Chkobba, Hurrikan, Cuarenta and Cirulla
have French suits. The sheets of Corsica and Winning Moves name the cards as their sources do: with a queen instead of
the horse, and by numbers.
"""

from __future__ import annotations

from typing import Literal

from settebello.rules.vocabulary import Idiom, Rules
from settebello.wording.fluent import Argument

TableIdiom = Literal["scopa", "chkobba", "hurrikan", "escoba", "cuarenta", "ronda", "cirulla"]
Suits = Literal["latin", "french", "french-52"]
"""The suits of a deck; ``french-52``: one with eights, nines and tens, in which the pictures are 11, 12 and 13."""
PlainSuits = Literal["latin", "french"]
Pack = Literal["latin", "french", "corsican", "numbered"]
"""How a rule sheet names the cards; all except ``french`` have Latin suits."""

LARGE_PACK = 52
TEN = 10
_LARGE_NUMBERS = {8: "eight", 9: "nine", 10: "ten"}

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

_SUIT_WORDS: dict[PlainSuits, dict[str, str]] = {
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
    """The suits of the deck with which the game is told: French ones with a pack of 52.

    >>> from settebello.rules import Pack
    >>> suits(Rules()), suits(Rules(idiom="hurrikan")), suits(Rules(pack=Pack(size=52)))
    ('latin', 'french', 'french-52')
    """
    if rules.pack.size == LARGE_PACK:
        return "french-52"
    return "french" if _PACKS[rules.idiom] == "french" else "latin"


def plain_suits(suits: Suits) -> PlainSuits:
    """Whether the suits are Latin or French."""
    return "latin" if suits == "latin" else "french"


def suit_word(letter: str, pack: Suits) -> str:
    """The name by which the messages choose the words for a suit."""
    return _SUIT_WORDS[plain_suits(pack)][letter]


def rank_word(rank: int, pack: Suits) -> int | str:
    """The name by which the messages choose the words for a rank: 1 to 7; 8 to 10 for jack, queen and king; and
    ``eight``, ``nine`` and ``ten``.

    >>> [rank_word(rank, "french-52") for rank in (7, 8, 13)], rank_word(8, "french")
    ([7, 'eight', 10], 8)
    """
    if pack == "french-52":
        return _LARGE_NUMBERS.get(rank) or (rank - 3 if rank > TEN else rank)
    return rank if rank <= TEN else rank - 3


def common(rules: Rules, *, like: Rules | None = None) -> dict[str, Argument]:
    """The arguments that every message about these rules may use; ``like``: in the words of that game."""
    told = like or rules
    return {
        "idiom": table_idiom(told),
        "pack": "french" if told.pack.size == LARGE_PACK else _PACKS[told.idiom],
        "ranks": rules.pack.king,
        "suit": suit_word(rules.bonus, suits(told)),
        "scale": _scale(rules),
        "prime": _scale(told),
        "seats": rules.seats,
        "sides": rules.sides,
    }


def _scale(rules: Rules) -> str:
    primiera = rules.scoring.primiera
    return primiera.scale if primiera else "standard"
