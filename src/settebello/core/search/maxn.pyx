# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Max-n search of a position of three or four sides with all cards known: each side maximizes its own margin.

Ties go to the action with the lowest code: laying before taking, the lowest card played, then the captured cards
compared from the highest down. Max-n allows no pruning, so every position is visited once.
"""

from libc.stdint cimport int16_t, uint64_t
from libc.string cimport memset

from settebello.core.search.alphabeta cimport OUTRIGHT_POINTS, Search, is_stopped
from settebello.core.kernel.structs cimport IN_CUT, IN_REDEAL, IS_OVER, MAX_SIDES, NOBODY, Actions, Ruleset, State
from settebello.core.kernel.scoring cimport Score, points_so_far, score_late_lines
from settebello.core.search.transposition_table cimport (
    THIRD_BITS,
    TableEntry,
    find_payoffs,
    in_key,
    location_key,
    owner_key,
    store_payoffs,
    sweeps_key,
    third_key,
)
from settebello.core.kernel.turn cimport apply_action, legal_actions


cdef Payoffs payoffs_of(const int *points, int sides) noexcept nogil:
    cdef Payoffs found
    cdef int side, total = 0
    for side in range(sides):
        total += points[side]
    for side in range(sides):
        found.of[side] = sides * points[side] - total
    return found


cdef Payoffs payoffs_so_far(const Search *search, const State *state) noexcept nogil:
    """The payoffs of sweeps and declarations so far."""
    cdef int points[MAX_SIDES]
    cdef int side
    for side in range(search.rules.sides):
        points[side] = search.rules.sign * points_so_far(search.rules, state, side)
    return payoffs_of(points, search.rules.sides)


cdef Payoffs final_payoffs(const Search *search, const State *state) noexcept nogil:
    """The payoffs of all other lines of the score sheet, at the end."""
    cdef Score score
    cdef int side
    score_late_lines(search.rules, state, &score)
    for side in range(search.rules.sides):
        score.total[side] *= search.rules.sign
    if score.outright != NOBODY:
        score.total[score.outright] += OUTRIGHT_POINTS
    return payoffs_of(score.total, search.rules.sides)


cdef Payoffs maxn_payoffs(Search *search, const State *state, int depth) noexcept nogil:
    """The max-n payoffs from a position on."""
    cdef Payoffs found
    cdef TableEntry *entry
    cdef uint64_t location, owner, third
    search.nodes += 1
    memset(&found, 0, sizeof(found))
    if state.phase == IS_OVER:
        return final_payoffs(search, state)
    if state.phase == IN_REDEAL:
        return found
    if is_stopped(search):
        return found
    if search.uncached or (
        search.rules.doubling and search.rules.steal and search.rules.sides == MAX_SIDES  # no key has room for it all
    ):
        return best_payoffs(search, state, depth)
    location = location_key(search.rules, search.table, state, False) | in_key(search.table, state.piles[3])
    owner = owner_key(search.table, state, False)
    third = third_key(search.table, state, search.rules.doubling != 0)
    if search.rules.doubling:  # sweeps made before count again at the end
        location |= sweeps_key(state)
        owner |= <uint64_t>state.sweeps[3] << 43  # no tops are there with four sides
    entry = find_payoffs(search.table, location, owner, third)
    if entry != NULL:
        found.of[0], found.of[1], found.of[2] = entry.low, entry.high, <int16_t>(entry.best >> THIRD_BITS)
        found.of[3] = -found.of[0] - found.of[1] - found.of[2]  # 0 with three sides
        return found
    found = best_payoffs(search, state, depth)
    if not search.budget.stopped:
        store_payoffs(search.table, location, owner, third, found.of)
    return found


cdef Payoffs best_payoffs(Search *search, const State *state, int depth) noexcept nogil:
    cdef const Ruleset *rules = search.rules
    cdef Actions *legal = &search.levels[depth]
    cdef State after
    cdef Payoffs found, best, before = payoffs_so_far(search, state), now
    cdef uint64_t best_code = 0
    cdef int n, other, side = rules.side_of[state.turn]
    legal_actions(rules, state, legal)
    for n in range(legal.count):
        after = state[0]
        apply_action(rules, search.order, &after, legal.codes[n])
        search.table.age += state.phase == IN_CUT  # the same cards go to other hands
        found = maxn_payoffs(search, &after, depth + 1)
        now = payoffs_so_far(search, &after)
        for other in range(rules.sides):
            found.of[other] += now.of[other] - before.of[other]
        if n == 0 or found.of[side] > best.of[side] or (
            found.of[side] == best.of[side] and legal.codes[n] < best_code
        ):
            best, best_code = found, legal.codes[n]
    return best
