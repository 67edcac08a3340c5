# cython: language_level=3
from settebello.core.kernel.structs cimport Ruleset, State

cdef struct Standing:
    int best  # a side with the best total
    int leaders  # how many have it
    int most  # the highest total, best or not


cdef inline Standing standing_of(const int *totals, int sides, int sign) noexcept nogil:
    """The standing of sides with these totals; ``sign`` is -1 if the lowest total wins, else 1."""
    cdef Standing now
    cdef int side
    now.best, now.most, now.leaders = 0, totals[0], 0
    for side in range(1, sides):
        now.most = max(now.most, totals[side])
        if sign * totals[side] > sign * totals[now.best]:
            now.best = side
    for side in range(sides):
        now.leaders += totals[side] == totals[now.best]
    return now


cdef int winner_after_round(const Ruleset *rules, const int *totals, int outright, int king) noexcept nogil
cdef void restart_after_tie(const Ruleset *rules, int *totals) noexcept nogil
cdef int winners_of_claim(
    const Ruleset *rules, const State *state, const int *totals, int side, int *in_sight
) noexcept nogil
cdef void stakes_of_winners(const Ruleset *rules, const int *totals, int winners, double *stakes) noexcept nogil
