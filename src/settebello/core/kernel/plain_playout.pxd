# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport Actions, Ruleset, State

cdef bint reserve_plays(Actions *actions) noexcept nogil
cdef int plain_playout(
    const Ruleset *rules, const uint8_t *order, State *state, uint64_t *codes, uint64_t *seed
) noexcept nogil
