# cython: language_level=3
from libc.stdint cimport int16_t, uint8_t, uint64_t

from settebello.core.kernel.margin cimport OUTRIGHT_WORTH
from settebello.core.kernel.structs cimport Actions, Ruleset, State
from settebello.core.search.transposition_table cimport TranspositionTable
from settebello.core.search.time_budget cimport GOES_ON, OUT_OF_TIME, TimeBudget, should_stop

cdef enum:
    MAX_DEPTH = 96
    CHECK_MASK = 4095
    UTILITY_POINTS = 64
    OUTRIGHT_POINTS = 500

# The utility to side 0 of the points of both sides at the end of a round, below MAX_VALUE: worth[a - least][b - least].
# Points beyond the table are clipped to its edge. A void deal ends with no points. ``by_king``: by the side that took the
# king, if that decides a tie at the target with the ``totals`` before the round.
cdef struct Utility:
    int16_t worth[UTILITY_POINTS][UTILITY_POINTS]
    int least
    int16_t outright[2]
    bint king_decides
    int totals[2]
    int16_t by_king[2]

# With a utility, values are utilities of the whole round; else point differences from the position on. ``most_nodes``:
# the maximum number of positions to visit; 0 for any number.
cdef struct Search:
    const Ruleset *rules
    const Utility *utility
    const uint8_t *order
    TranspositionTable *table
    bint uncached  # more cards can move than the keys have room for
    Actions levels[MAX_DEPTH]
    uint64_t nodes
    uint64_t most_nodes
    TimeBudget budget

cdef void start_search(
    Search *search, const Ruleset *rules, const uint8_t *order, TranspositionTable *table
) noexcept nogil
cdef void begin_position(Search *search, const State *state) noexcept nogil
cdef void end_search(Search *search) noexcept nogil
cdef int difference_so_far(const Ruleset *rules, const State *state) noexcept nogil
cdef int points_gained(const Search *search, const State *before, const State *after) noexcept nogil
cdef int alpha_beta(Search *search, const State *state, int low, int high, int depth) noexcept nogil
cdef int mtdf(Search *search, const State *state, int guess) noexcept nogil


cdef inline int with_modest_outright(int value) noexcept nogil:
    """A value with a game won by a whole suit counted as the learned value counts it."""
    if value > OUTRIGHT_POINTS // 2:
        return value - OUTRIGHT_POINTS + OUTRIGHT_WORTH
    return value + OUTRIGHT_POINTS - OUTRIGHT_WORTH if value < -OUTRIGHT_POINTS // 2 else value


cdef inline bint is_stopped(Search *search) noexcept nogil:
    """Whether the search is at its limit of time or positions; looks every few thousand positions."""
    if search.nodes & CHECK_MASK == 0:
        if search.most_nodes and search.nodes > search.most_nodes:
            search.budget.stopped = OUT_OF_TIME
        should_stop(&search.budget)
    return search.budget.stopped != GOES_ON
