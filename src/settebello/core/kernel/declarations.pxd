# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.kernel.structs cimport Ruleset, State

cdef void count_dealt_hands(const Ruleset *rules, State *state) noexcept nogil
cdef int declared_points(const Ruleset *rules, uint64_t hand, int matta) noexcept nogil
cdef bint qualifies(const Ruleset *rules, uint64_t hand) noexcept nogil
cdef void count_declarations(const Ruleset *rules, State *state) noexcept nogil
