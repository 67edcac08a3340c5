# cython: language_level=3
"""Actions and their text form (docs/records.md#the-format)."""

import re

cimport cython
from libc.stdint cimport uint64_t

from settebello.cards import CARDS as ALL_CARDS
from settebello.cards import Card, CardSet, parse_cards
from settebello.errors import IllegalAction

from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    CLAIM as CLAIM_KIND,
    DECLARE as DECLARE_KIND,
    KEEP as KEEP_KIND,
    KIND_SHIFT,
    PASS as PASS_KIND,
    PLACE as PLACE_KIND,
    TAKE as TAKE_KIND,
)

cdef tuple KIND_NAMES = ("play", "play", "keep", "place", "declare", "pass", "claim")
cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1
_PLAY = re.compile(r"((?:10|[1-9])[DCSB])(X((?:(?:10|[1-9])[DCSB])*))?")
_CARD = re.compile(r"(?:10|[1-9])[DCSB]")


@cython.final
@cython.freelist(256)
cdef class Action:
    """What a seat decides: to play a card, or one of keep, place, declare, pass and claim.

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
        """Read the text form: a card to lay (``7D``), a card and what it takes (``9Cx4S5B``), or a word.

        Raises:
            IllegalAction: the text is not an action.

        >>> import settebello
        >>> settebello.Action.parse("7D").takes, settebello.Action.parse("keep").kind
        (False, 'keep')
        """
        word = text.strip()
        if word.lower() in _WORDS:
            return _WORDS[word.lower()]
        match = _PLAY.fullmatch(word.upper())
        if match is None:
            raise IllegalAction(
                f"'{text}' is not an action: write a card to lay it (7D), a card and what it takes (9Cx4S5B), or"
                " keep, place, declare, pass or claim."
            )
        card = Card.parse(match[1])
        if match[2] is None:
            return Action.lay(card)
        return Action.take(card, CardSet(parse_cards(" ".join(_CARD.findall(match[3])))))

    @staticmethod
    def lay(card):
        """The action of laying ``card`` on the table."""
        return action_of(<uint64_t>card << CARD_SHIFT)

    @staticmethod
    def take(card, captured):
        """The action of playing ``card`` and capturing the cards ``captured``; none where an ace takes itself."""
        cdef uint64_t mask = captured.mask
        return action_of((<uint64_t>TAKE_KIND << KIND_SHIFT) | (<uint64_t>card << CARD_SHIFT) | mask)

    @property
    def kind(self):
        """play, keep, place, declare, pass or claim."""
        return KIND_NAMES[self.code >> KIND_SHIFT]

    @property
    def card(self):
        """The card played; None unless ``kind`` is ``play``."""
        if self.code >> KIND_SHIFT > TAKE_KIND:
            return None
        return ALL_CARDS[self.code >> CARD_SHIFT & 63]

    @property
    def takes(self):
        """Whether the card played goes to the pile, with :attr:`captured`; else it stays on the table."""
        return self.code >> KIND_SHIFT == TAKE_KIND

    @property
    def captured(self):
        """The table cards captured."""
        return CardSet.of_mask(self.code & CARDS_MASK)

    def __str__(self):
        if self.code >> KIND_SHIFT > TAKE_KIND:
            return self.kind
        taken = "x" + "".join(map(str, self.captured)) if self.takes else ""
        return f"{self.card}{taken}"

    def __repr__(self):
        return f"Action.parse('{self}')"

    def __eq__(self, other):
        return isinstance(other, Action) and self.code == (<Action>other).code

    def __hash__(self):
        return hash(self.code)

    def __reduce__(self):
        return Action.parse, (str(self),)


cdef Action action_of(uint64_t code):
    cdef Action action = Action.__new__(Action)
    action.code = code
    return action


KEEP = action_of(<uint64_t>KEEP_KIND << KIND_SHIFT)
PLACE = action_of(<uint64_t>PLACE_KIND << KIND_SHIFT)
DECLARE = action_of(<uint64_t>DECLARE_KIND << KIND_SHIFT)
PASS = action_of(<uint64_t>PASS_KIND << KIND_SHIFT)
CLAIM = action_of(<uint64_t>CLAIM_KIND << KIND_SHIFT)
_WORDS = {str(action): action for action in (KEEP, PLACE, DECLARE, PASS, CLAIM)}
