# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.search.context cimport Objectives, SearchContext
from settebello.core.kernel.structs cimport State

cdef Objectives own_action_values(
    SearchContext *context, const State *state, uint64_t code, int start, int count, int end, int depth
) noexcept nogil
