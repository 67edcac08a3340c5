# cython: language_level=3
from libc.stdint cimport int16_t, uint8_t, uint64_t

from settebello.core.kernel.structs cimport Actions, Ruleset, State
from settebello.core.search.transposition_table cimport Table
from settebello.core.search.time_budget cimport Watch

cdef enum:
    DEEPEST = 96
    UTILITY_POINTS = 64
    OUTRIGHT_POINTS = 500

# What the points of both sides at the end of a round are worth to side 0, within WIDEST: worth[a - least][b - least],
# points beyond the table taken as those at its edge. A round that is dealt anew ends with no points.
cdef struct Utility:
    int16_t worth[UTILITY_POINTS][UTILITY_POINTS]
    int least
    int16_t outright[2]

# With a utility, values are what it says of the whole round; else the difference of points from a position on.
cdef struct Search:
    const Ruleset *rules
    const Utility *utility
    const uint8_t *order
    Table *table
    Actions levels[DEEPEST]
    uint64_t nodes
    Watch watch

cdef void start_search(Search *search, const Ruleset *rules, const uint8_t *order, Table *table) noexcept nogil
cdef void end_search(Search *search) noexcept nogil
cdef int difference_so_far(const Ruleset *rules, const State *state) noexcept nogil
cdef int gained(const Search *search, const State *before, const State *after) noexcept nogil
cdef int solve_state(Search *search, const State *state, int low, int high, int depth) noexcept nogil
cdef int exact(Search *search, const State *state, int guess) noexcept nogil
