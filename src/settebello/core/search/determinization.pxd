# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SEATS, Ruleset, State, lowest

cdef enum:
    # What a player sees: what its seat does, the other hands too, or the stock too. More than the first is cheating.
    SEES_OWN = 0
    SEES_HANDS = 1
    SEES_ALL = 2

cdef struct Hidden:
    # The cards that a seat cannot see, and how many of them each hand holds; the others are the stock.
    int seats
    int count
    uint8_t cards[MAX_CARDS]
    int held[MAX_SEATS]
    uint64_t shown[MAX_SEATS]
    int stock

cdef struct Shoe:
    uint8_t cards[MAX_CARDS]
    int dealt

cdef void hidden_from(
    const Ruleset *rules, const State *state, const uint8_t *order, int seat, int sees, Hidden *hidden
) noexcept nogil
cdef void deal_hidden(
    const Hidden *hidden, const State *state, const uint8_t *order, State *into, uint8_t *into_order, uint64_t *seed
) noexcept nogil
cdef int only_hidden_hand(const Hidden *hidden) noexcept nogil
cdef void new_shoe(const Hidden *hidden, Shoe *shoe) noexcept nogil
cdef void deal_hands(const Hidden *hidden, Shoe *shoe, uint64_t *hands, uint64_t *seed) noexcept nogil


cdef inline uint64_t ways(int cards, int chosen) noexcept nogil:
    """How many sets of so many there are among so many cards."""
    cdef uint64_t found = 1
    cdef int n
    for n in range(chosen):
        found = found * (cards - n) // (n + 1)
    return found


cdef inline uint64_t cards_at(const uint8_t *cards, uint64_t places) noexcept nogil:
    cdef uint64_t found = 0
    while places:
        found |= <uint64_t>1 << cards[lowest(places)]
        places &= places - 1
    return found


cdef inline uint64_t first_places(int chosen) noexcept nogil:
    return (<uint64_t>1 << chosen) - 1


cdef inline uint64_t next_places(uint64_t places) noexcept nogil:
    """The next larger set of as many places (Gosper); ``places`` is not empty."""
    cdef uint64_t least = places & (~places + 1), carried = places + least
    return carried | ((places ^ carried) >> 2) // least
