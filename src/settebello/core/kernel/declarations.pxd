# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.kernel.structs cimport Actions, Ruleset, State

cdef void find_dealt_points(const Ruleset *rules, const uint64_t *hands, int *gained) noexcept nogil
cdef void count_dealt_hands(const Ruleset *rules, State *state) noexcept nogil
cdef int declared_points(const Ruleset *rules, uint64_t hand, int matta) noexcept nogil
cdef void count_declarations(const Ruleset *rules, State *state) noexcept nogil
cdef void add_knocks(const Ruleset *rules, const State *state, Actions *into) noexcept nogil
cdef void knock(const Ruleset *rules, State *state, uint64_t code) noexcept nogil
