# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Imperfect recall: determinizations for a player that has forgotten some of the captured cards."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy

from settebello.errors import IllegalAction

from settebello.core.kernel.hidden_cards cimport OWN_HAND_VISIBLE, HiddenCards, find_hidden_cards
from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.structs cimport MAX_SIDES, State, lowest, size
from settebello.core.search.determinization cimport determinize

cdef enum:
    MOST_ATTEMPTS = 20  # to leave cards for hands that explain what everybody has seen


def resample_forgotten(Round position not None, int seat, forgotten, uint64_t seed):
    """A position as ``seat`` may imagine it when it has forgotten some of the captured cards.

    Each pile keeps its number of cards. The forgotten cards are replaced by random ones of those cards and of the cards
    that the seat cannot see, and what is left is dealt to the other hands and the stock.

    Args:
        position: a position that looks to the seat like its own.
        seat: the seat that has forgotten.
        forgotten: the cards (:class:`~settebello.cards.CardSet`), all of them in piles.
        seed: the same seed gives the same position.

    Raises:
        IllegalAction: a card is not in a pile, or there is no such seat.
    """
    cdef Round twin = position.copy()
    cdef State *state = &twin.state
    cdef State before
    cdef HiddenCards hidden
    cdef int side, lost[MAX_SIDES]
    cdef uint64_t captured = 0, mask = forgotten.mask, uncertain = mask, rest, imagined[MAX_SIDES]
    position.checked_seat(seat)
    for side in range(MAX_SIDES):
        captured |= state.piles[side]
    if mask & ~captured:
        raise IllegalAction("Only captured cards can be forgotten; the other cards are in sight or hidden anyway.")
    find_hidden_cards(position, seat, OWN_HAND_VISIBLE, 0, &hidden)
    for place in range(hidden.count):
        uncertain |= <uint64_t>1 << hidden.cards[place]
    for side in range(MAX_SIDES):
        lost[side] = size(state.piles[side] & mask)
        state.piles[side] &= ~mask
    before = state[0]
    for _ in range(MOST_ATTEMPTS):
        rest, hidden.count = uncertain, 0
        for side in range(MAX_SIDES):
            imagined[side] = before.piles[side]
            for place in range(lost[side]):
                imagined[side] |= pop_random(&rest, &seed)
        while rest:
            hidden.cards[hidden.count] = <uint8_t>lowest(rest)
            hidden.count += 1
            rest &= rest - 1
        if determinize(&hidden, &before, position.order, state, twin.order, &seed):
            break
    memcpy(state.piles, imagined, sizeof(imagined))
    return twin


cdef uint64_t pop_random(uint64_t *cards, uint64_t *seed) noexcept nogil:
    """Remove and return a random card."""
    cdef uint64_t rest = cards[0], card
    cdef int n
    for n in range(<int>random_below(seed, size(rest))):
        rest &= rest - 1
    card = rest & (~rest + 1)
    cards[0] ^= card
    return card
