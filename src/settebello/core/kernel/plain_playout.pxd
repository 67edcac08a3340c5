# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport Actions, Ruleset, State

cdef bint has_plain_captures(const Ruleset *rules) noexcept nogil
cdef int plain_playout(
    const Ruleset *rules, const uint8_t *order, State *state, Actions *buffer, uint64_t *seed
) noexcept nogil
