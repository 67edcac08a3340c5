# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Determinizations: positions that look the same to one seat, the cards that it cannot see dealt at random."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy

from settebello.core.kernel.hidden_cards cimport HiddenCards, deal_hidden_cards
from settebello.core.kernel.rng cimport shuffle
from settebello.core.kernel.structs cimport MAX_CARDS, State


cdef void determinize(
    const HiddenCards *hidden,
    const State *state,
    const uint8_t *order,
    State *into,
    uint8_t *into_order,
    uint64_t *seed,
) noexcept nogil:
    """Make a determinization: deal the hidden cards to the other hands and the stock."""
    cdef uint8_t cards[MAX_CARDS]
    cdef int held
    into[0] = state[0]
    memcpy(into_order, order, MAX_CARDS)
    held = deal_hidden_cards(hidden, cards, into.hands, seed)
    memcpy(&into_order[hidden.stock], &cards[held], hidden.count - held)


cdef int only_hidden_hand(const HiddenCards *hidden) noexcept nogil:
    """The seat of the only hand with hidden cards (0 when there is none); -1 when there are several."""
    cdef int seat, holder = 0, hiding = 0
    for seat in range(hidden.rules.seats):
        if hidden.held[seat]:
            holder = seat
            hiding += 1
    return holder if hiding <= 1 else -1


cdef void new_shoe(const HiddenCards *hidden, Shoe *shoe) noexcept nogil:
    memcpy(shoe.cards, hidden.cards, sizeof(shoe.cards))
    shoe.dealt = hidden.count


cdef void sample_hands(const HiddenCards *hidden, Shoe *shoe, uint64_t *hands, uint64_t *seed) noexcept nogil:
    """Sample hidden hands. One shuffle serves several samples until it is used up: each card then occurs about equally
    often, which lowers the variance of means over many samples. If not all hands are possible, every sample is dealt by
    itself."""
    cdef uint8_t cards[MAX_CARDS]
    cdef int wanted = 0, seat, place
    if hidden.conditional:
        deal_hidden_cards(hidden, cards, hands, seed)
        return
    for seat in range(hidden.rules.seats):
        wanted += hidden.held[seat]
    if hidden.count - shoe.dealt < wanted:
        shoe.dealt = 0
        shuffle(shoe.cards, hidden.count, seed)
    for seat in range(hidden.rules.seats):
        hands[seat] = hidden.shown[seat]
        for place in range(hidden.held[seat]):
            hands[seat] |= <uint64_t>1 << shoe.cards[shoe.dealt]
            shoe.dealt += 1
