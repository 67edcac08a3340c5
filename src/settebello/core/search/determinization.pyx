# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Worlds: positions that look the same to one seat. The cards that it cannot see are dealt anew at random."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from settebello.core.kernel.rng cimport shuffle
from settebello.core.kernel.structs cimport IN_CUT, Ruleset, State, lowest, size


cdef void hidden_from(
    const Ruleset *rules, const State *state, const uint8_t *order, int seat, int sees, Hidden *hidden
) noexcept nogil:
    """What ``seat`` cannot see: the stock, and the other hands but for what a declaration has shown. The cards are
    listed in written order, which says nothing of where they are."""
    cdef int other, place
    cdef uint64_t unseen = 0
    memset(hidden, 0, sizeof(Hidden))
    hidden.seats = rules.seats
    for other in range(rules.seats):
        if other == seat or state.declarers >> other & 1 or sees >= SEES_HANDS:
            hidden.shown[other] = state.hands[other]
            continue
        hidden.held[other] = size(state.hands[other])
        unseen |= state.hands[other]
    hidden.stock = state.dealt
    if state.phase == IN_CUT and seat == state.turn:
        hidden.stock = 1  # the drawn card is seen
    if sees == SEES_ALL:
        hidden.stock = rules.pack_size
    for place in range(hidden.stock, rules.pack_size):
        unseen |= <uint64_t>1 << order[place]
    while unseen:
        hidden.cards[hidden.count] = <uint8_t>lowest(unseen)
        hidden.count += 1
        unseen &= unseen - 1


cdef void deal_hidden(
    const Hidden *hidden, const State *state, const uint8_t *order, State *into, uint8_t *into_order, uint64_t *seed
) noexcept nogil:
    """A world: the hidden cards shuffled, and dealt to the other hands and the stock."""
    cdef uint8_t cards[40]
    cdef int place, other, seat
    memcpy(cards, hidden.cards, 40)
    shuffle(cards, hidden.count, seed)
    into[0] = state[0]
    memcpy(into_order, order, 40)
    place = 0
    for seat in range(hidden.seats):
        into.hands[seat] = hidden.shown[seat]
        for other in range(hidden.held[seat]):
            into.hands[seat] |= <uint64_t>1 << cards[place]
            place += 1
    memcpy(&into_order[hidden.stock], &cards[place], hidden.count - place)


cdef int only_hidden_hand(const Hidden *hidden) noexcept nogil:
    """The seat of the one hand with hidden cards (any seat when there is none); -1 when there are more."""
    cdef int seat, holder = 0, hiding = 0
    for seat in range(hidden.seats):
        if hidden.held[seat]:
            holder = seat
            hiding += 1
    return holder if hiding <= 1 else -1


cdef void new_shoe(const Hidden *hidden, Shoe *shoe) noexcept nogil:
    memcpy(shoe.cards, hidden.cards, sizeof(shoe.cards))
    shoe.dealt = hidden.count


cdef void deal_hands(const Hidden *hidden, Shoe *shoe, uint64_t *hands, uint64_t *seed) noexcept nogil:
    """The hands of a world. They come one after the other from one shuffle until it is used up, so that over many worlds
    each card comes about equally often: the means of so many worlds are nearer to the truth than with a shuffle each."""
    cdef int wanted = 0, seat, place
    for seat in range(hidden.seats):
        wanted += hidden.held[seat]
    if hidden.count - shoe.dealt < wanted:
        shoe.dealt = 0
        shuffle(shoe.cards, hidden.count, seed)
    for seat in range(hidden.seats):
        hands[seat] = hidden.shown[seat]
        for place in range(hidden.held[seat]):
            hands[seat] |= <uint64_t>1 << shoe.cards[shoe.dealt]
            shoe.dealt += 1
