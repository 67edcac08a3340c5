# cython: language_level=3
from settebello.core.kernel.structs cimport Ruleset, State
from settebello.core.kernel.scoring cimport Score

cdef enum:
    OUTRIGHT_WORTH = 12

cdef float against_others(const int *points, int side, int sides) noexcept nogil
cdef float margin_so_far(const Ruleset *rules, const State *state, int side) noexcept nogil
cdef float margin_gained(const Ruleset *rules, const State *before, const State *after, int side) noexcept nogil
cdef void margins_of_score(const Ruleset *rules, Score *score, float *margins) noexcept nogil
cdef float final_margin(const Ruleset *rules, const State *state, int side) noexcept nogil
