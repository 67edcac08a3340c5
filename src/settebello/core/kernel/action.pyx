# cython: language_level=3
"""Actions and their text form (docs/records.md#the-format)."""

import re
from functools import lru_cache

cimport cython
from libc.stdint cimport uint64_t

from settebello.cards import ALL_CARDS
from settebello.cards import Card, CardSet, parse_cards
from settebello.errors import CardError, IllegalAction, not_wanted

from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    CLAIM as CLAIM_KIND,
    DECLARE as DECLARE_KIND,
    KEEP as KEEP_KIND,
    KIND_SHIFT,
    PASS as PASS_KIND,
    PLACE as PLACE_KIND,
    TAKE as TAKE_KIND,
    lowest,
)

cdef tuple KIND_NAMES = ("play", "play", "keep", "place", "declare", "pass", "claim")
cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1
_PLAY = re.compile(r"((?:1[0-3]|[1-9])[DCSB])(X((?:(?:1[0-3]|[1-9])[DCSB])*))?")
_NAMED = re.compile(r"DECLARE:((?:10|[1-9])[DCSB])=([0-9]{1,3})")
_CARD = re.compile(r"(?:1[0-3]|[1-9])[DCSB]")


@cython.final
@cython.freelist(256)
cdef class Action:
    """A decision of a seat: to play a card, or one of keep, place, declare, pass and claim.

    Actions are immutable, hashable and compared by value; ``str()`` gives the text form. Make them with :meth:`parse`,
    :meth:`lay` or :meth:`take`.

    >>> import settebello
    >>> action = settebello.Action.parse("9Cx5B4S")
    >>> str(action), str(action.card), len(action.captured)
    ('9Cx4S5B', '9C', 2)
    """

    def __init__(self):
        raise TypeError("Make an Action with Action.parse, Action.lay or Action.take.")

    @staticmethod
    def parse(text):
        """Read the text form: a card to lay (``7D``), a card and what it takes (``9Cx4S5B``), or a word; declaring a
        hand with the matta names its rank (``declare:7C=1``).

        Raises:
            IllegalAction: the text is not an action.

        >>> import settebello
        >>> settebello.Action.parse("7D").takes, settebello.Action.parse("keep").kind
        (False, 'keep')
        """
        if not isinstance(text, str):
            raise IllegalAction(not_wanted(text, "an action, or its text such as '7Dx3C4S',"))
        return _parsed(text)

    @staticmethod
    def lay(card):
        """The action of laying ``card`` on the table.

        Raises:
            CardError: ``card`` is not a card.

        >>> import settebello
        >>> settebello.Action.lay(settebello.Card.parse("7D"))
        Action.parse('7D')
        """
        return action_of(number_of_card(card) << CARD_SHIFT)

    @staticmethod
    def take(card, captured):
        """The action of playing ``card`` and capturing the cards ``captured``, or none if an ace takes itself.

        Raises:
            CardError: one of the values is not a card.

        >>> import settebello
        >>> settebello.Action.take(settebello.Card.parse("9C"), settebello.CardSet.parse("4S 5B"))
        Action.parse('9Cx4S5B')
        """
        cdef uint64_t mask = captured.mask if isinstance(captured, CardSet) else CardSet(captured).mask
        return action_of((<uint64_t>TAKE_KIND << KIND_SHIFT) | (number_of_card(card) << CARD_SHIFT) | mask)

    @property
    def code(self):
        """The action as one number: the captured cards in bits 0 to 51, the card played in bits 52 to 57, and above
        them 0 (lay), 1 (take), 2 (keep), 3 (place), 4 (declare), 5 (pass) or 6 (claim). A declaration that names the
        matta has its rank in the lowest bits, and the matta instead of the card played.
        >>> import settebello
        >>> settebello.Action.parse("1C").code == 1 << 52
        True
        """
        return self.bits

    @property
    def kind(self):
        """play, keep, place, declare, pass or claim."""
        return KIND_NAMES[self.bits >> KIND_SHIFT]

    @property
    def card(self):
        """The card played; None unless ``kind`` is ``play``."""
        if self.bits >> KIND_SHIFT > TAKE_KIND:
            return None
        return ALL_CARDS[self.bits >> CARD_SHIFT & 63]

    @property
    def named(self):
        """The rank that a declaration gives the matta, or None if it names none.

        >>> import settebello
        >>> settebello.Action.parse("declare:7C=1").named
        1
        """
        if self.bits >> KIND_SHIFT != DECLARE_KIND or not self.bits & CARDS_MASK:
            return None
        return self.bits & CARDS_MASK

    @property
    def takes(self):
        """Whether the card played goes to the pile, with :attr:`captured`; otherwise it stays on the table."""
        return self.bits >> KIND_SHIFT == TAKE_KIND

    @property
    def captured(self):
        """The table cards captured."""
        return CardSet.of_mask(self.bits & CARDS_MASK if self.bits >> KIND_SHIFT <= TAKE_KIND else 0)

    def __str__(self):
        return text_of(self.bits)

    def __repr__(self):
        return f"Action.parse('{self}')"

    def __eq__(self, other):
        return isinstance(other, Action) and self.bits == (<Action>other).bits

    def __hash__(self):
        return hash(self.bits)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return Action.parse, (str(self),)


cdef uint64_t number_of_card(object card) except 255:
    if isinstance(card, int) and 0 <= card < 52:
        return card
    raise CardError(not_wanted(card, "a card"))


cdef const char *SUIT_LETTERS = "DCSB"


cdef inline int write_card(int card, char *into) noexcept:
    """Write a card as :mod:`settebello.cards` does, and return the number of characters."""
    cdef int rank = (card >> 2) + 1
    if rank >= 10:
        into[0], into[1], into[2] = c"1", <char>(c"0" + rank - 10), SUIT_LETTERS[card & 3]
        return 3
    into[0], into[1] = <char>(c"0" + rank), SUIT_LETTERS[card & 3]
    return 2


cdef str text_of(uint64_t code):
    """The text of the action with that code."""
    cdef char text[192]  # 52 cards of at most three letters, and an x
    cdef uint64_t captured = code & CARDS_MASK
    cdef int length
    if code >> KIND_SHIFT == DECLARE_KIND and captured:
        length = write_card(code >> CARD_SHIFT & 63, text)
        return f"declare:{text[:length].decode('ascii')}={captured}"
    if code >> KIND_SHIFT > TAKE_KIND:
        return KIND_NAMES[code >> KIND_SHIFT]
    length = write_card(code >> CARD_SHIFT & 63, text)
    if code >> KIND_SHIFT == TAKE_KIND:
        text[length] = c"x"
        length += 1
    while captured:
        length += write_card(lowest(captured), &text[length])
        captured &= captured - 1
    return text[:length].decode("ascii")


cdef Action action_of(uint64_t code):
    cdef Action action = Action.__new__(Action)
    action.bits = code
    return action


@lru_cache(maxsize=4096)  # views and records are full of the same few hundred
def _parsed(text):
    word = text.strip()
    if word.lower() in _WORDS:
        return _WORDS[word.lower()]
    named = _NAMED.fullmatch(word.upper())
    if named is not None:
        return _naming(Card.parse(named[1]), int(named[2]))
    match = _PLAY.fullmatch(word.upper())
    if match is None:
        raise IllegalAction(
            f"'{text}' is not an action: write a card to lay it (7D), a card and what it takes (9Cx4S5B), or"
            " keep, place, declare, pass or claim; a matta is named as declare:7C=1."
        )
    card = Card.parse(match[1])
    if match[2] is None:
        return Action.lay(card)
    return Action.take(card, CardSet(parse_cards(" ".join(_CARD.findall(match[3])))))


def _naming(matta, rank):
    """The declaration that names the matta."""
    if not 1 <= rank <= 10:
        raise IllegalAction(f"The matta can be named a rank from 1 (ace) to 10 (king), not {rank}.")
    return action_of((<uint64_t>DECLARE_KIND << KIND_SHIFT) | (number_of_card(matta) << CARD_SHIFT) | <uint64_t>rank)


KEEP = action_of(<uint64_t>KEEP_KIND << KIND_SHIFT)
PLACE = action_of(<uint64_t>PLACE_KIND << KIND_SHIFT)
DECLARE = action_of(<uint64_t>DECLARE_KIND << KIND_SHIFT)
PASS = action_of(<uint64_t>PASS_KIND << KIND_SHIFT)
CLAIM = action_of(<uint64_t>CLAIM_KIND << KIND_SHIFT)
_WORDS = {str(action): action for action in (KEEP, PLACE, DECLARE, PASS, CLAIM)}
