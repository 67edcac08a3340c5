# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How a game ends (docs/rules.md#winning), for games played without the interpreter lock. :mod:`settebello.outcome`
says the same in Python; the tests compare them."""

from settebello.core.kernel.certain_points cimport certain_points, certain_winner
from settebello.core.kernel.scoring cimport points_so_far
from settebello.core.kernel.structs cimport MAX_SIDES, NOBODY, Ruleset, State, size


cdef int winner_after_round(const Ruleset *rules, const int *totals, int outright, int king) noexcept nogil:
    """The side that has won with these totals, the last round included; NOBODY: another round is played. ``king``: the
    side that took the king in it."""
    cdef Standing now = standing_of(totals, rules.sides, rules.sign)
    if outright != NOBODY:
        return outright
    if now.most < rules.target:
        return NOBODY
    if now.leaders > 1 and rules.king and king != NOBODY and totals[king] == totals[now.best]:
        return king
    return now.best if now.leaders == 1 else NOBODY


cdef void restart_after_tie(const Ruleset *rules, int *totals) noexcept nogil:
    """Set the totals of a game that goes on to zero if a tie at the target begins a new one."""
    cdef int side
    cdef bint tied = False
    if not rules.new_game_at_tie:
        return
    for side in range(rules.sides):
        tied |= totals[side] >= rules.target
    for side in range(rules.sides):
        totals[side] = 0 if tied else totals[side]


cdef int points_to_claim(const Ruleset *rules, const int *totals) noexcept nogil:
    """The target, or one more point than the tied total if the round is played to break a tie."""
    cdef int side, best = totals[0], leaders = 0
    for side in range(1, rules.sides):
        best = max(best, totals[side])
    for side in range(rules.sides):
        leaders += totals[side] == best
    return best + 1 if best >= rules.target and leaders > 1 else rules.target


cdef int winners_of_claim(
    const Ruleset *rules, const State *state, const int *totals, int side, int *in_sight
) noexcept nogil:
    """The sides that win when ``side`` claims out, as a bit set (docs/rules.md#claiming-out).

    Args:
        totals: by side, before this round.
        in_sight: filled with the totals, and the sweeps and declarations of this round.
    """
    cdef int other, best = -(1 << 30), winners = 0, outright = certain_winner(rules, state)
    for other in range(rules.sides):
        in_sight[other] = totals[other] + points_so_far(rules, state, other)
    if totals[side] + certain_points(rules, state, side) >= points_to_claim(rules, totals):
        return 1 << side
    if outright != NOBODY:
        return 1 << outright
    for other in range(rules.sides):
        if other != side:
            best = max(best, in_sight[other])
    for other in range(rules.sides):
        if other != side and in_sight[other] == best:
            winners |= 1 << other
    return winners


cdef void stakes_of_winners(const Ruleset *rules, const int *totals, int winners, double *stakes) noexcept nogil:
    """The gain of each side at the end of a game: a loser pays 1, or 2 for a double game, and the winners share it."""
    cdef int side
    cdef double paid = 0
    for side in range(rules.sides):
        stakes[side] = 0
        if not winners >> side & 1:
            stakes[side] = -2 if rules.double_game and 2 * totals[side] < rules.target else -1
            paid -= stakes[side]
    for side in range(rules.sides):
        if winners >> side & 1:
            stakes[side] = paid / size(winners)
