# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.hidden_cards cimport HiddenCards
from settebello.core.kernel.structs cimport MAX_CARDS, State, lowest

cdef struct Shoe:
    uint8_t cards[MAX_CARDS]
    int dealt

cdef void determinize(
    const HiddenCards *hidden,
    const State *state,
    const uint8_t *order,
    State *into,
    uint8_t *into_order,
    uint64_t *seed,
) noexcept nogil
cdef int only_hidden_hand(const HiddenCards *hidden) noexcept nogil
cdef void new_shoe(const HiddenCards *hidden, Shoe *shoe) noexcept nogil
cdef void sample_hands(const HiddenCards *hidden, Shoe *shoe, uint64_t *hands, uint64_t *seed) noexcept nogil


cdef inline uint64_t binomial(int cards, int chosen) noexcept nogil:
    """The number of ways to choose ``chosen`` of ``cards`` cards."""
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


cdef inline uint64_t first_subset(int chosen) noexcept nogil:
    return (<uint64_t>1 << chosen) - 1


cdef inline uint64_t next_subset(uint64_t places) noexcept nogil:
    """The next larger subset of the same size (Gosper's hack); ``places`` is not empty."""
    cdef uint64_t least = places & (~places + 1), carried = places + least
    return carried | ((places ^ carried) >> 2) // least
