# cython: language_level=3
from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SIDES, Ruleset, State

cdef enum:
    MAX_MARGIN = 16
    STEPS = 4 * MAX_MARGIN + 1
    ROUND_OVER = MAX_CARDS + 1
    MOST_POINTS = 32
    MOST_POINTS_OF_THREE = 24
    MOST_POINTS_OF_FOUR = 16

# The equity of one side by how the round ends: by margin (rows: plays made when it was expected), and by points.
# ``before``: its equity before the round is dealt, which a void deal comes back to. ``by_king``: its equity by the side
# took the king, if that decides a tie at the target; ``totals``: before the round.
cdef struct EquityTable:
    int side
    int sides
    float by_margin[ROUND_OVER + 1][STEPS]
    float *by_points
    float outright[MAX_SIDES]
    float before
    bint king_decides
    int target
    int totals[MAX_SIDES]
    float by_king[MAX_SIDES]

cdef bint decided_by_king(
    const int *totals, const int *points, int king, int sides, int sign, int target
) noexcept nogil
cdef float equity_of_margin(const EquityTable *table, int plays, float margin) noexcept nogil
cdef float equity_at_end(const EquityTable *table, const Ruleset *rules, const State *state) noexcept nogil

cdef class RoundEquity:
    cdef EquityTable table
    cdef tuple cached_utilities
    cdef tuple compute_utilities(self)
