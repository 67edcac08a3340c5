# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.search.context cimport Objectives, SearchContext
from settebello.core.kernel.structs cimport Actions, State

cdef bint is_solvable(const SearchContext *context, const State *state) noexcept nogil
cdef bint can_sweep(
    const SearchContext *context, const uint8_t *order, const State *state, Actions *legal
) noexcept nogil
cdef Objectives play_out_softly(
    SearchContext *context, const uint8_t *order, const State *root, State *state, int mover, Actions *legal,
    uint64_t seed, float temperature, bint to_the_end
) noexcept nogil
