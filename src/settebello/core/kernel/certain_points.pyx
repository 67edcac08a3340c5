# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The points that are certain in a round, wherever the uncaptured cards end up (docs/rules.md#claiming-out)."""

from libc.limits cimport INT_MAX
from libc.stdint cimport uint64_t

from settebello.core.kernel.scoring cimport Score, score_runs, score_state
from settebello.core.kernel.structs cimport IS_OVER, LINES, NOBODY, Ruleset, State, size


cdef void settle_piles(const Ruleset *rules, const State *state, uint64_t *piles) noexcept nogil:
    """Fill ``piles`` with the cards that no play can take back: all except the cards of a chain of falls; none if piles
    can be stolen."""
    cdef int side
    cdef bint safe = not rules.steal or state.phase == IS_OVER
    for side in range(rules.sides):
        piles[side] = state.piles[side] & ~state.chain if safe else 0


cdef uint64_t cards_left(const Ruleset *rules, const State *settled) noexcept nogil:
    """The cards that can still come to any side. When the round is over, none can."""
    cdef uint64_t left = rules.pack
    cdef int side
    for side in range(rules.sides):
        left &= ~settled.piles[side]
    return left if settled.phase != IS_OVER else 0


cdef int certain_winner(const Ruleset *rules, const State *state) noexcept nogil:
    """The side that wins the game outright, wherever the uncaptured cards end up, or NOBODY if none does."""
    cdef State settled = state[0]
    cdef State given
    cdef int side, opponent
    cdef uint64_t left
    cdef bint certain
    cdef Score score
    settle_piles(rules, state, settled.piles)
    left = cards_left(rules, &settled)
    for side in range(rules.sides):
        certain = True
        for opponent in range(rules.sides):
            if opponent != side and certain:
                given = settled
                given.piles[opponent] |= left
                score_state(rules, &given, &score)
                certain = score.outright == side
        if certain:
            return side
    return NOBODY


cdef int certain_points(const Ruleset *rules, const State *state, int side) noexcept nogil:
    """The least that ``side`` can score, wherever the uncaptured cards end up.

    Computed line by line: the worst case for a side is that one opponent takes everything, except for cards that cost
    points, which the side may have to take itself. A whole suit counts as the run that the side holds.
    """
    cdef State settled = state[0]
    cdef State given
    cdef int least[LINES]
    cdef int opponent, line, n, total = 0
    cdef uint64_t left
    cdef Score score
    settle_piles(rules, state, settled.piles)
    left = cards_left(rules, &settled)
    for line in range(LINES):
        least[line] = INT_MAX
    for opponent in range(rules.sides):
        if opponent == side:
            continue
        given = settled
        given.piles[opponent] |= left
        score_state(rules, &given, &score)
        score_runs(rules, &score, side)
        for line in range(LINES):
            least[line] = min(least[line], score.points[side][line])
    for n in range(rules.awards):
        if rules.award[n].points < 0:
            least[rules.award[n].line] += rules.award[n].points * size(left & rules.award[n].cards)
    for line in range(LINES):
        total += least[line]
    return total
