# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport Actions, Ruleset, State

cdef uint64_t count_sequences(
    const Ruleset *rules, const uint8_t *order, const State *state, Actions *levels, int depth
) noexcept nogil
