# cython: language_level=3
from settebello.core.kernel.structs cimport Ruleset, State

cdef int certain_winner(const Ruleset *rules, const State *state) noexcept nogil
cdef int certain_points(const Ruleset *rules, const State *state, int side) noexcept nogil
