# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.search.context cimport Hunt
from settebello.core.kernel.structs cimport State

cdef float after_mine(
    Hunt *hunt, const State *state, uint64_t code, int start, int count, int end, int depth
) noexcept nogil
