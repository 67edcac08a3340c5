"""The words of the game at hand: its terms and its deck.

A named game sets its idiom (:attr:`settebello.rules.Rules.idiom`), and so may a preset; house rules keep the idiom of
their base game. An idiom names the terms of the table (caída, picada, bàgher) and the cards: the sheets of Corsica and
Winning Moves name them as their sources do, with a queen instead of the horse, and by numbers.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from settebello.rules.vocabulary import Idiom, Rules, TableIdiom
from settebello.wording.fluent import Argument

Suits = Literal["latin", "french", "latin-52", "french-52"]
"""The suits of a deck; ``-52``: one with eights, nines and tens, where the face cards are 11, 12 and 13."""
PlainSuits = Literal["latin", "french"]
Pack = Literal["latin", "french", "corsican", "numbered"]
"""How a rule sheet names the cards; all except ``french`` have Latin suits."""


class _Words(Struct, frozen=True):
    """The words of an idiom."""

    terms: TableIdiom
    pack: Pack = "latin"
    large: PlainSuits = "french"
    """The suits of its pack of 52. Only Brescia has one with Italian suits everywhere."""


_IDIOMS: dict[Idiom, _Words] = {
    "scopa": _Words("scopa"),
    "corsican": _Words("scopa", pack="corsican"),
    "winning-moves": _Words("scopa", pack="numbered"),
    "chkobba": _Words("chkobba", pack="french"),
    "hurrikan": _Words("hurrikan", pack="french"),
    "escoba": _Words("escoba"),
    "cuarenta": _Words("cuarenta", pack="french"),
    "ronda": _Words("ronda"),
    "caida": _Words("caida"),
    "cirulla": _Words("cirulla", pack="french"),
    "spazzino": _Words("spazzino"),
    "tombolon": _Words("tombolon"),
    "cicera": _Words("cicera", large="latin"),
    "spincio": _Words("spincio"),
}

LARGE_PACK = 52
TEN = 10
_LARGE_NUMBERS = {8: "eight", 9: "nine", 10: "ten"}

_SUIT_WORDS: dict[PlainSuits, dict[str, str]] = {
    "latin": {"D": "coins", "C": "cups", "S": "swords", "B": "batons"},
    "french": {"D": "diamonds", "C": "hearts", "S": "spades", "B": "clubs"},
}


def table_idiom(rules: Rules) -> TableIdiom:
    """The terms used at a table, by the game that they belong to.

    >>> table_idiom(Rules(idiom="corsican")), table_idiom(Rules(idiom="chkobba"))
    ('scopa', 'chkobba')
    """
    return _IDIOMS[rules.idiom].terms


def suits(rules: Rules) -> Suits:
    """The suits of the game's deck.

    >>> from settebello.rules import Pack
    >>> suits(Rules()), suits(Rules(idiom="hurrikan")), suits(Rules(pack=Pack(size=52)))
    ('latin', 'french', 'french-52')
    >>> suits(Rules(pack=Pack(size=52), idiom="cicera"))
    'latin-52'
    """
    words = _IDIOMS[rules.idiom]
    if rules.pack.size == LARGE_PACK:
        return "latin-52" if words.large == "latin" else "french-52"
    return "french" if words.pack == "french" else "latin"


def pack_words(rules: Rules) -> Pack:
    """How a rule sheet names the cards of these rules.

    >>> pack_words(Rules(idiom="corsican"))
    'corsican'
    """
    words = _IDIOMS[rules.idiom]
    return words.large if rules.pack.size == LARGE_PACK else words.pack


def plain_suits(suits: Suits) -> PlainSuits:
    """Whether the suits are Latin or French."""
    return "latin" if suits in ("latin", "latin-52") else "french"


def suit_word(letter: str, pack: Suits) -> str:
    """The name of a suit in the messages, which choose their words by it."""
    return _SUIT_WORDS[plain_suits(pack)][letter]


def rank_word(rank: int, pack: Suits) -> int | str:
    """The name of a rank in the messages, which choose their words by it: 1 to 7; 8 to 10 for jack, queen and king; and
    ``eight``, ``nine`` and ``ten``.

    >>> [rank_word(rank, "french-52") for rank in (7, 8, 13)], rank_word(8, "french")
    ([7, 'eight', 10], 8)
    """
    if pack in ("latin-52", "french-52"):
        return _LARGE_NUMBERS.get(rank) or (rank - 3 if rank > TEN else rank)
    return rank if rank <= TEN else rank - 3


def common(rules: Rules, *, like: Rules | None = None) -> dict[str, Argument]:
    """The arguments that every message about these rules may use; ``like``: in the words of that game."""
    told = like or rules
    return {
        "idiom": table_idiom(told),
        "pack": pack_words(told),
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
