# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Determinizations: positions that look the same to one seat, the cards that it cannot see dealt at random."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from settebello.core.kernel.rng cimport shuffle
from settebello.core.kernel.structs cimport IN_CUT, Ruleset, State, lowest, size


cdef void find_hidden_cards(
    const Ruleset *rules, const State *state, const uint8_t *order, int seat, int visibility, HiddenCards *hidden
) noexcept nogil:
    """Find the cards that ``seat`` cannot see: the stock, and the other hands except cards shown by a declaration. They
    are listed in written order, which reveals nothing."""
    cdef int other, place
    cdef uint64_t unseen = 0
    memset(hidden, 0, sizeof(HiddenCards))
    hidden.seats = rules.seats
    for other in range(rules.seats):
        if other == seat or state.declarers >> other & 1 or visibility >= HANDS_VISIBLE:
            hidden.shown[other] = state.hands[other]
            continue
        hidden.held[other] = size(state.hands[other])
        unseen |= state.hands[other]
    hidden.stock = state.dealt
    if state.phase == IN_CUT and seat == state.turn:
        hidden.stock = 1  # the seat sees the drawn card
    if visibility == ALL_VISIBLE:
        hidden.stock = rules.pack_size
    for place in range(hidden.stock, rules.pack_size):
        unseen |= <uint64_t>1 << order[place]
    while unseen:
        hidden.cards[hidden.count] = <uint8_t>lowest(unseen)
        hidden.count += 1
        unseen &= unseen - 1


cdef void determinize(
    const HiddenCards *hidden,
    const State *state,
    const uint8_t *order,
    State *into,
    uint8_t *into_order,
    uint64_t *seed,
) noexcept nogil:
    """Make a determinization: shuffle the hidden cards, and deal them to the other hands and the stock."""
    cdef uint8_t cards[MAX_CARDS]
    cdef int place, other, seat
    memcpy(cards, hidden.cards, MAX_CARDS)
    shuffle(cards, hidden.count, seed)
    into[0] = state[0]
    memcpy(into_order, order, MAX_CARDS)
    place = 0
    for seat in range(hidden.seats):
        into.hands[seat] = hidden.shown[seat]
        for other in range(hidden.held[seat]):
            into.hands[seat] |= <uint64_t>1 << cards[place]
            place += 1
    memcpy(&into_order[hidden.stock], &cards[place], hidden.count - place)


cdef int only_hidden_hand(const HiddenCards *hidden) noexcept nogil:
    """The seat of the only hand with hidden cards (0 when there is none); -1 when there are several."""
    cdef int seat, holder = 0, hiding = 0
    for seat in range(hidden.seats):
        if hidden.held[seat]:
            holder = seat
            hiding += 1
    return holder if hiding <= 1 else -1


cdef void new_shoe(const HiddenCards *hidden, Shoe *shoe) noexcept nogil:
    memcpy(shoe.cards, hidden.cards, sizeof(shoe.cards))
    shoe.dealt = hidden.count


cdef void sample_hands(const HiddenCards *hidden, Shoe *shoe, uint64_t *hands, uint64_t *seed) noexcept nogil:
    """Sample hidden hands. One shuffle serves several samples until it is used up: each card then occurs about equally
    often, which lowers the variance of means over many samples."""
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
