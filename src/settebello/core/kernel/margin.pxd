# cython: language_level=3
from settebello.core.kernel.structs cimport Ruleset, State

cdef enum:
    OUTRIGHT_WORTH = 12

cdef float lead(const Ruleset *rules, const State *state, int side) noexcept nogil
cdef float gained_by(const Ruleset *rules, const State *before, const State *after, int side) noexcept nogil
cdef float final_for(const Ruleset *rules, const State *state, int side) noexcept nogil
