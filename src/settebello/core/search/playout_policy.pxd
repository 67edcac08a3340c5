# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.kernel.structs cimport Actions, Ruleset, State

cdef uint64_t greedy_action(const Ruleset *rules, const State *state, const Actions *legal) noexcept nogil
cdef bint can_be_swept(const Ruleset *rules, uint64_t table, uint64_t by) noexcept nogil
