"""Cards, sets of cards and their text form (docs/rules.md#cards).

A card is a small integer: ``4 * (rank - 1) + suit``. Numbers follow the written order of the cards (by rank, then
coins, cups, swords, batons), and a set of cards is a 52-bit mask.

>>> Card.parse("7D").rank, Card.parse("7D").suit.name
(7, 'D')
>>> str(CardSet.parse("KD 5B 7D 4S".replace("K", "10")))
'4S 5B 7D 10D'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from enum import IntEnum

from settebello.errors import CardError, is_number, not_wanted

RANKS = range(1, 11)
"""Ace 1, two to seven, jack 8, horse or queen 9, king 10: the ranks of a pack of 40."""

ALL_RANKS = range(1, 14)
"""Ace 1, two to ten, jack 11, queen 12, king 13: the ranks of a pack of 52."""


class Suit(IntEnum):
    """Coins (denari), cups (coppe), swords (spade), batons (bastoni)."""

    D = 0
    C = 1
    S = 2
    B = 3


_SUITS = tuple(Suit)


class Card(int):
    """One card, an integer 0 to 51. Build it with :meth:`of` or :meth:`parse`."""

    __slots__ = ()

    def __new__(cls, number: int) -> Card:
        """The card with that number, 0 to 51.

        Raises:
            CardError: there is no such card.
        """
        if not is_number(number, 0, 51):
            raise CardError(f"There is no card {number!r}: give 0 to 51, or read a text with Card.parse.")
        return super().__new__(cls, number)

    @staticmethod
    def of(rank: int, suit: Suit) -> Card:
        """The card of that rank (1 to 13) and suit.

        Raises:
            CardError: there is no such rank or suit.

        >>> str(Card.of(7, Suit.D))
        '7D'
        """
        if not is_number(rank, ALL_RANKS[0], ALL_RANKS[-1]):
            raise CardError(f"There is no rank {rank!r}: ranks are 1 (ace) to 10, and to 13 in a pack of 52.")
        if not is_number(suit, 0, 3):
            raise CardError(f"There is no suit {suit!r}: suits are Suit.D, Suit.C, Suit.S and Suit.B (0 to 3).")
        return ALL_CARDS[4 * (rank - 1) + suit]

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card such as ``7D`` or ``10S`` (case and outer spaces do not matter).

        Raises:
            CardError: the text is not a card.
        """
        if not isinstance(text, str):
            raise CardError(not_wanted(text, "a text such as '7D'"))
        card = _BY_TEXT.get(text)
        if card is None:
            card = _BY_TEXT.get(text.strip().upper())
        if card is None:
            raise CardError(f"'{text}' is not a card: write a rank 1 to 13, then D, C, S or B, such as 7D or 10S.")
        return card

    @property
    def rank(self) -> int:
        """1 (ace) to 10 (king), or to 13 in a pack of 52."""
        return self // 4 + 1

    @property
    def suit(self) -> Suit:
        """D, C, S or B."""
        return _SUITS[self % 4]

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card('{self}')"

    def _repr_html_(self) -> str:
        """Display the card in a notebook."""
        return (
            f'<span style="display:inline-block;min-width:1.6em;margin:1px;padding:.15em .35em;text-align:center;'
            f'background:#fffdf6;color:{_INKS[self.suit]};border:1px solid #b9b3a4;border-radius:.3em">{self}</span>'
        )


ALL_CARDS = tuple(Card(number) for number in range(52))
"""The cards of a pack of 52, in written order; every pack is a part of it."""

CARDS = ALL_CARDS[:40]
"""The cards of a pack of 40, in written order."""

_INKS = ("#8a5a00", "#b01826", "#1f3c9c", "#1b6b2c")
"""The colour of each suit on a light card."""

_BITS = {card: 1 << card for card in ALL_CARDS}

_TEXTS = tuple(f"{card.rank}{card.suit.name}" for card in ALL_CARDS)  # views write hundreds of cards a decision

_BY_TEXT = dict(zip(_TEXTS, ALL_CARDS, strict=True))  # and a client reads as many


class CardSet(AbstractSet[Card]):
    """An immutable set of cards, iterated in written order; ``mask`` has bit *n* for card *n*.

    Supports the operators of :class:`frozenset`: ``| & - ^`` with any set of cards give a CardSet; ``<= < >= >`` and
    ``==`` compare.

    >>> hand, table = CardSet.parse("1D 7D 10S"), CardSet.parse("7D 5B")
    >>> print(hand | table, "/", hand & table, "/", hand - {Card.parse("7D")})
    1D 5B 7D 10S / 7D / 1D 10S
    >>> CardSet.parse("7D") <= hand, hand.isdisjoint(table)
    (True, False)
    """

    __slots__ = ("mask",)
    mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Make a set of these cards; repeated cards count once.

        Raises:
            CardError: one of the values is not a card.
        """
        mask = 0
        try:
            for card in cards:
                mask |= _BITS[card]
        except KeyError:
            raise CardError(_no_card(card, cards)) from None
        except TypeError:
            raise CardError(not_wanted(cards, "a number of cards")) from None
        self.mask = mask

    @staticmethod
    def of_mask(mask: int) -> CardSet:
        """The set with that mask, without a check."""
        made: CardSet = CardSet.__new__(CardSet)
        made.mask = mask
        return made

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read cards separated by spaces or commas, each once.

        Raises:
            CardError: a word is not a card, or a card comes twice.
        """
        return cls(parse_cards(text))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield ALL_CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    # The operators work on masks; the inherited ones would build each result card by card.

    def __and__(self, other: AbstractSet[object]) -> CardSet:
        return _of_mask(self.mask & _mask(other))

    def __or__(self, other: AbstractSet[Card]) -> CardSet:  # type: ignore[override]  # cards only
        return _of_mask(self.mask | _mask(other))

    def __sub__(self, other: AbstractSet[object]) -> CardSet:
        return _of_mask(self.mask & ~_mask(other))

    def __xor__(self, other: AbstractSet[Card]) -> CardSet:  # type: ignore[override]  # cards only
        return _of_mask(self.mask ^ _mask(other))

    def __le__(self, other: AbstractSet[object]) -> bool:
        return not self.mask & ~_mask(other)

    def __ge__(self, other: AbstractSet[object]) -> bool:
        return not other.mask & ~self.mask if type(other) is CardSet else super().__ge__(other)

    def isdisjoint(self, other: Iterable[object]) -> bool:
        """Whether the sets have no card in common."""
        return not self.mask & other.mask if type(other) is CardSet else super().isdisjoint(other)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, CardSet):
            return self.mask == other.mask
        return super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()

    def __copy__(self) -> CardSet:
        return self

    def __deepcopy__(self, memo: object) -> CardSet:
        return self

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse('{self}')"

    def _repr_html_(self) -> str:
        """Display the cards in a notebook."""
        return "".join(card._repr_html_() for card in self) or "<i>no cards</i>"


_of_mask = CardSet.of_mask


def _no_card(given: object, among: object) -> str:
    if isinstance(among, str):
        return f"A text is read with CardSet.parse: CardSet.parse({among!r}) instead of CardSet({among!r})."
    return not_wanted(given, "a card")


def _mask(cards: AbstractSet[object]) -> int:
    """The mask of any set of cards."""
    if type(cards) is CardSet:
        return cards.mask
    if not isinstance(cards, AbstractSet):
        raise TypeError(not_wanted(cards, "a set of cards"))
    mask = 0
    for card in cards:
        if isinstance(card, Card):
            mask |= 1 << card
    return mask


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, in the order written, each once.

    Raises:
        CardError: a word is not a card, or a card comes twice.
    """
    if not isinstance(text, str):
        raise CardError(not_wanted(text, "a text such as '7D 10S'"))
    cards = tuple(map(Card.parse, text.replace(",", " ").split()))
    repeated = next((card for n, card in enumerate(cards) if card in cards[:n]), None)
    if repeated is not None:
        raise CardError(f"{repeated} comes twice; each card exists once.")
    return cards
