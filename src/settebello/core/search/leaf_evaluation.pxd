# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.evaluation.features cimport hand_value
from settebello.core.search.context cimport Hunt, Seen
from settebello.core.kernel.structs cimport IS_OVER, State

cdef enum:
    MEMOS = 4096

cdef void see(const Hunt *hunt, const State *after, int side, Seen *seen) noexcept nogil
cdef float worth(const Hunt *hunt, const State *after, float to_come) noexcept nogil
cdef float worth_over(const Hunt *hunt, const State *after) noexcept nogil
cdef float leaf(Hunt *hunt, const State *after, int mover, const Seen *seen, int start, int count) noexcept nogil


cdef inline float value_with(const Hunt *hunt, const State *after, const Seen *seen, uint64_t hand) noexcept nogil:
    """The value of a position for the side that has just played and holds ``hand``."""
    if after.phase == IS_OVER:
        return seen.value
    return seen.value + hand_value(hunt.rules, hunt.weights, &seen.sight, hand)
