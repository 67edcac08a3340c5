# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The margin of a side: its points less the mean of the others'."""

from settebello.core.kernel.structs cimport NOBODY, Ruleset, State
from settebello.core.kernel.scoring cimport Score, points_so_far, score_late_lines


cdef float against_others(const int *points, int side, int sides) noexcept nogil:
    cdef int other, total = 0
    for other in range(sides):
        total += points[other]
    return points[side] - (total - points[side]) / <float>(sides - 1)


cdef float margin_so_far(const Ruleset *rules, const State *state, int side) noexcept nogil:
    """The margin in sweeps, declarations and capture points so far."""
    cdef int points[3]
    cdef int other
    for other in range(rules.sides):
        points[other] = points_so_far(rules, state, other)
    return against_others(points, side, rules.sides)


cdef float margin_gained(const Ruleset *rules, const State *before, const State *after, int side) noexcept nogil:
    """The margin in sweeps, declarations and capture points made between two positions."""
    cdef int points[3]
    cdef int other
    for other in range(rules.sides):
        points[other] = points_so_far(rules, after, other) - points_so_far(rules, before, other)
    return against_others(points, side, rules.sides)


cdef void margins_of_score(const Ruleset *rules, Score *score, float *margins) noexcept nogil:
    """The margin of each side in a scored round; an outright win counts ``OUTRIGHT_WORTH`` points, which are added to
    the total."""
    cdef int side
    if score.outright != NOBODY:
        score.total[score.outright] += OUTRIGHT_WORTH
    for side in range(rules.sides):
        margins[side] = against_others(score.total, side, rules.sides)


cdef float final_margin(const Ruleset *rules, const State *state, int side) noexcept nogil:
    """The margin in all other lines of the score sheet; an outright win counts ``OUTRIGHT_WORTH`` points."""
    cdef Score score
    score_late_lines(rules, state, &score)
    if score.outright != NOBODY:
        score.total[score.outright] += OUTRIGHT_WORTH
    return against_others(score.total, side, rules.sides)
