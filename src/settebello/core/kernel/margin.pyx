# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The margin of a side: its points minus the mean of the others', reversed if the lowest total wins."""

from settebello.core.kernel.structs cimport MAX_SIDES, NOBODY, Ruleset, State
from settebello.core.kernel.scoring cimport Score, points_so_far, score_late_lines


cdef float against_others(const int *points, int side, int sides) noexcept nogil:
    cdef int other, total = 0
    for other in range(sides):
        total += points[other]
    return points[side] - (total - points[side]) / <float>(sides - 1)


cdef float margin_so_far(const Ruleset *rules, const State *state, int side) noexcept nogil:
    """The margin in sweeps, declarations and capture points so far."""
    cdef int points[MAX_SIDES]
    cdef int other
    for other in range(rules.sides):
        points[other] = rules.sign * points_so_far(rules, state, other)
    return against_others(points, side, rules.sides)


cdef float margin_gained(const Ruleset *rules, const State *before, const State *after, int side) noexcept nogil:
    """The margin in sweeps, declarations and capture points made between two positions."""
    cdef int points[MAX_SIDES]
    cdef int other
    for other in range(rules.sides):
        points[other] = rules.sign * (points_so_far(rules, after, other) - points_so_far(rules, before, other))
    return against_others(points, side, rules.sides)


cdef inline void turn_into_worth(const Ruleset *rules, Score *score) noexcept nogil:
    """Make the totals what they are worth to their sides, ``OUTRIGHT_WORTH`` points more for an outright win."""
    cdef int side
    for side in range(rules.sides):
        score.total[side] *= rules.sign
    if score.outright != NOBODY:
        score.total[score.outright] += OUTRIGHT_WORTH


cdef void margins_of_score(const Ruleset *rules, Score *score, float *margins) noexcept nogil:
    """The margin of each side in a scored round, whose totals are changed; an outright win counts ``OUTRIGHT_WORTH``
    points."""
    cdef int side
    turn_into_worth(rules, score)
    for side in range(rules.sides):
        margins[side] = against_others(score.total, side, rules.sides)


cdef float final_margin(const Ruleset *rules, const State *state, int side) noexcept nogil:
    """The margin in all other lines of the score sheet; an outright win counts ``OUTRIGHT_WORTH`` points."""
    cdef Score score
    score_late_lines(rules, state, &score)
    turn_into_worth(rules, &score)
    return against_others(score.total, side, rules.sides)
