# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A position as somebody recalls it who has forgotten what some of the captured cards are."""

from libc.stdint cimport uint8_t, uint64_t

from settebello.errors import IllegalAction

from settebello.core.kernel.rng cimport draw
from settebello.core.kernel.structs cimport MAX_SIDES, State, lowest, size
from settebello.core.kernel.round cimport Round
from settebello.core.search.determinization cimport SEES_OWN, Hidden, deal_hidden, hidden_from


def recalled(Round played not None, int seat, uint64_t forgotten, uint64_t seed):
    cdef Round twin = played.copy()
    cdef State *state = &twin.state
    cdef State as_was
    cdef Hidden hidden
    cdef int side, lost[MAX_SIDES]
    cdef uint64_t captured = 0, doubtful = forgotten
    played.known_seat(seat)
    for side in range(MAX_SIDES):
        captured |= state.piles[side]
    if forgotten & ~captured:
        raise IllegalAction("Only captured cards can be forgotten: the others are seen, or hidden anyway.")
    hidden_from(&twin.compiled.ruleset, state, twin.order, seat, SEES_OWN, &hidden)
    for place in range(hidden.count):
        doubtful |= <uint64_t>1 << hidden.cards[place]
    for side in range(MAX_SIDES):
        lost[side] = size(state.piles[side] & forgotten)
        state.piles[side] &= ~forgotten
    for side in range(MAX_SIDES):
        for place in range(lost[side]):
            state.piles[side] |= drawn_from(&doubtful, &seed)
    hidden.count = 0
    while doubtful:
        hidden.cards[hidden.count] = <uint8_t>lowest(doubtful)
        hidden.count += 1
        doubtful &= doubtful - 1
    as_was = state[0]
    deal_hidden(&hidden, &as_was, played.order, state, twin.order, &seed)
    return twin


cdef uint64_t drawn_from(uint64_t *cards, uint64_t *seed) noexcept nogil:
    """One of the cards, by chance; it is gone from them."""
    cdef uint64_t rest = cards[0], card
    cdef int n
    for n in range(<int>draw(seed, size(rest))):
        rest &= rest - 1
    card = rest & (~rest + 1)
    cards[0] ^= card
    return card
