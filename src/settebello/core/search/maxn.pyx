# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Three sides, all cards known: max-n. Each side chooses what leaves it furthest ahead of the mean of the others.

Of actions that are equal to the side that chooses, it takes the first: laying before taking, the lowest card played, the
cards taken compared from the highest down. That is the order of their codes. Nothing can be cut off, so every position
is looked at once.
"""

from libc.stdint cimport int16_t, uint64_t

from settebello.core.search.alphabeta cimport OUTRIGHT_POINTS, Search
from settebello.core.kernel.structs cimport IN_CUT, IN_REDEAL, IS_OVER, NOBODY, SWEEPS, Actions, Ruleset, State
from settebello.core.kernel.scoring cimport Score, score_round
from settebello.core.search.transposition_table cimport Entry, keep_shares, known_shares, where_key, whose_key
from settebello.core.kernel.turn cimport act, legal_actions
from settebello.core.search.time_budget cimport look

cdef enum:
    BETWEEN_LOOKS = 4095


cdef Shares shares(const int *points) noexcept nogil:
    cdef Shares found
    cdef int side, total = points[0] + points[1] + points[2]
    for side in range(3):
        found.of[side] = 3 * points[side] - total
    return found


cdef Shares shares_so_far(const Search *search, const State *state) noexcept nogil:
    """Of sweeps and declarations."""
    cdef int points[3]
    cdef int side
    for side in range(3):
        points[side] = state.sweeps[side] * search.rules.points[SWEEPS] + state.declared[side]
    return shares(points)


cdef Shares final_shares(const Search *search, const State *state) noexcept nogil:
    """Of the lines of the score sheet, sweeps and declarations left out."""
    cdef int none[3]
    cdef Score score
    none[0] = none[1] = none[2] = 0
    score_round(search.rules, state.piles, none, none, &score)
    if score.outright != NOBODY:
        score.total[score.outright] += OUTRIGHT_POINTS
    return shares(score.total)


cdef Shares shares_of(Search *search, const State *state, int depth) noexcept nogil:
    """What each side gains from a position on."""
    cdef Shares found
    cdef Entry *entry
    cdef uint64_t where, whose
    search.nodes += 1
    found.of[0] = found.of[1] = found.of[2] = 0
    if state.phase == IS_OVER:
        return final_shares(search, state)
    if state.phase == IN_REDEAL or (search.nodes & BETWEEN_LOOKS == 0 and look(&search.watch)) or search.watch.stopped:
        return found
    where, whose = where_key(state, False), whose_key(state, False)
    entry = known_shares(search.table, where, whose, state.piles[2])
    if entry != NULL:
        found.of[0], found.of[1], found.of[2] = entry.low, entry.high, -entry.low - entry.high
        return found
    found = best_shares(search, state, depth)
    if not search.watch.stopped:
        keep_shares(search.table, where, whose, state.piles[2], <int16_t>found.of[0], <int16_t>found.of[1])
    return found


cdef Shares best_shares(Search *search, const State *state, int depth) noexcept nogil:
    cdef const Ruleset *rules = search.rules
    cdef Actions *legal = &search.levels[depth]
    cdef State after
    cdef Shares found, best, before = shares_so_far(search, state), now
    cdef uint64_t best_code = 0
    cdef int n, other, side = rules.side_of[state.turn]
    legal_actions(rules, state, legal)
    for n in range(legal.count):
        after = state[0]
        act(rules, search.order, &after, legal.codes[n])
        search.table.age += state.phase == IN_CUT  # the same cards fall into other hands
        found = shares_of(search, &after, depth + 1)
        now = shares_so_far(search, &after)
        for other in range(3):
            found.of[other] += now.of[other] - before.of[other]
        if n == 0 or found.of[side] > best.of[side] or (
            found.of[side] == best.of[side] and legal.codes[n] < best_code
        ):
            best, best_code = found, legal.codes[n]
    return best
