# cython: language_level=3
from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SIDES, Ruleset, State

cdef enum:
    WIDEST_LEAD = 16
    STEPS = 4 * WIDEST_LEAD + 1
    SURE = MAX_CARDS + 1
    MOST_POINTS = 32
    MOST_POINTS_OF_THREE = 24

# What the end of a round is worth to one side of a game.
cdef struct Prospect:
    int side
    int sides
    float by_lead[SURE + 1][STEPS]
    float *by_points
    float outright[MAX_SIDES]

cdef float worth_of_lead(const Prospect *prospect, int plays, float lead) noexcept nogil
cdef float worth_at_end(const Prospect *prospect, const Ruleset *rules, const State *state) noexcept nogil

cdef class RoundEquity:
    cdef Prospect prospect
    cdef tuple told
    cdef tuple tell_utilities(self)
