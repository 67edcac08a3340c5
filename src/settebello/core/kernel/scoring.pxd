# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.kernel.structs cimport LINES, MAX_SIDES, SUITS, Ruleset, State

cdef struct Score:
    int points[MAX_SIDES][LINES]
    int total[MAX_SIDES]
    int outright
    uint64_t won_with  # the cards that win outright for a side
    bint as_dealt  # the deal decided the game: by the cards won_with, or by void deals if there are none
    int king  # the side that took the king which decides a tie at the target; NOBODY: none did, or it decides nothing
    int cards[MAX_SIDES]
    int coins[MAX_SIDES]
    int sevens[MAX_SIDES]
    int sixes[MAX_SIDES]
    int aces[MAX_SIDES]
    int fives[MAX_SIDES]
    int prime[MAX_SIDES][SUITS]
    int prime_value[MAX_SIDES]
    int run_up[MAX_SIDES]
    int run_down[MAX_SIDES]
    uint64_t honours[MAX_SIDES]
    bint doubled[MAX_SIDES]  # whether its sweeps count twice

cdef void score_round(
    const Ruleset *rules, const uint64_t *piles, const int *sweeps, const int *declared, const int *captures, int first,
    Score *score
) noexcept nogil
cdef void score_state(const Ruleset *rules, const State *state, Score *score) noexcept nogil
cdef void score_late_lines(const Ruleset *rules, const State *state, Score *score) noexcept nogil
cdef int points_so_far(const Ruleset *rules, const State *state, int side) noexcept nogil
cdef void score_runs(const Ruleset *rules, Score *score, int side) noexcept nogil
