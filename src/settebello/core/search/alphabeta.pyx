# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Alpha-beta over the points of two sides, all cards known, with a table of positions already seen.

A value is what side 0 gains on side 1 from a position on: sweeps and declarations to come, and the lines of the score
sheet. A whole suit that wins the game counts :data:`OUTRIGHT_POINTS`. Or, where the search has a utility, what that says
of the points that both sides end the round with.
"""

from libc.stdint cimport int16_t, uint8_t, uint64_t
from libc.string cimport memset

from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    IN_CUT,
    IN_REDEAL,
    IS_OVER,
    KIND_SHIFT,
    NOBODY,
    SWEEPS,
    TAKE,
    Actions,
    Ruleset,
    State,
    size,
)
from settebello.core.kernel.scoring cimport Score, score_round
from settebello.core.search.transposition_table cimport WIDEST, Entry, Table, entry_for, where_key, whose_key
from settebello.core.kernel.turn cimport act, legal_actions, release
from settebello.core.search.time_budget cimport look

cdef enum:
    BETWEEN_LOOKS = 4095
    FEW_PLAYS = 2

cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1


cdef void start_search(Search *search, const Ruleset *rules, const uint8_t *order, Table *table) noexcept nogil:
    memset(search, 0, sizeof(Search))
    search.rules, search.order, search.table = rules, order, table


cdef void end_search(Search *search) noexcept nogil:
    cdef int depth
    for depth in range(DEEPEST):
        release(&search.levels[depth])


cdef int final_value(const Search *search, const State *state) noexcept nogil:
    """The lines of the score sheet, side 0 less side 1, sweeps and declarations left out: those are counted as they
    come. With a utility, what it says of all the points."""
    cdef int none[3]
    cdef Score score
    if search.utility != NULL:
        return utility_of(search, state)
    none[0] = none[1] = none[2] = 0
    score_round(search.rules, state.piles, none, none, &score)
    if score.outright != NOBODY:
        return score.total[0] - score.total[1] + (OUTRIGHT_POINTS if score.outright == 0 else -OUTRIGHT_POINTS)
    return score.total[0] - score.total[1]


cdef int utility_of(const Search *search, const State *state) noexcept nogil:
    cdef Score score
    score_round(search.rules, state.piles, state.sweeps, state.declared, &score)
    if score.outright != NOBODY:
        return search.utility.outright[score.outright]
    return worth_of(search.utility, score.total[0], score.total[1])


cdef inline int worth_of(const Utility *utility, int first, int second) noexcept nogil:
    first = min(max(first - utility.least, 0), UTILITY_POINTS - 1)
    second = min(max(second - utility.least, 0), UTILITY_POINTS - 1)
    return utility.worth[first][second]


cdef int void_value(const Search *search) noexcept nogil:
    """Of a round that is dealt anew."""
    return 0 if search.utility == NULL else worth_of(search.utility, 0, 0)


cdef int gained(const Search *search, const State *before, const State *after) noexcept nogil:
    """Sweeps and declarations that came between two positions, side 0 less side 1; a utility counts them at the end."""
    if search.utility != NULL:
        return 0
    return difference_so_far(search.rules, after) - difference_so_far(search.rules, before)


cdef inline int points_so_far(const Ruleset *rules, const State *state, int side) noexcept nogil:
    return state.sweeps[side] * rules.points[SWEEPS] + state.declared[side]


cdef int difference_so_far(const Ruleset *rules, const State *state) noexcept nogil:
    return points_so_far(rules, state, 0) - points_so_far(rules, state, 1)


cdef inline int promise(const Ruleset *rules, const State *state, uint64_t code) noexcept nogil:
    """What to try first: sweeps, then captures with most coins and sevens, then lays."""
    cdef uint64_t captured = code & CARDS_MASK
    cdef uint64_t gain
    if code >> KIND_SHIFT != TAKE:
        return 0
    gain = captured | (<uint64_t>1 << (code >> CARD_SHIFT & 63))
    return (
        4 + size(gain)
        + 2 * size(gain & rules.bonus)
        + (8 if gain & rules.settebello else 0)
        + 3 * size(gain & (<uint64_t>0xF << 24))
        + (32 if captured == state.table else 0)
    )


cdef void order_actions(const Ruleset *rules, const State *state, Actions *actions, uint64_t best) noexcept nogil:
    """Insertion sort by promise, the best action known before all."""
    cdef int n, place, worth
    cdef int promises[256]
    cdef uint64_t code
    for n in range(min(actions.count, 256)):
        code = actions.codes[n]
        worth = 1000 if code == best and best else promise(rules, state, code)
        place = n
        while place > 0 and promises[place - 1] < worth:
            promises[place] = promises[place - 1]
            actions.codes[place] = actions.codes[place - 1]
            place -= 1
        promises[place] = worth
        actions.codes[place] = code


cdef int solve_state(Search *search, const State *state, int low, int high, int depth) noexcept nogil:
    """The value of a position: exact between ``low`` and ``high``, else a bound on that side (fail-soft)."""
    cdef const Ruleset *rules = search.rules
    cdef Entry *entry
    cdef uint64_t where, whose, best_code = 0
    cdef int best
    search.nodes += 1
    if state.phase == IS_OVER:
        return final_value(search, state)
    if state.phase == IN_REDEAL:
        return void_value(search)
    if (search.nodes & BETWEEN_LOOKS == 0 and look(&search.watch)) or search.watch.stopped:
        return 0
    if rules.plays - state.plays <= FEW_PLAYS:
        return best_of(search, state, low, high, depth, &best_code)
    where = where_key(state, search.utility != NULL)
    whose = whose_key(state, search.utility != NULL)
    entry = entry_for(search.table, where, whose)
    if entry.low >= high or entry.low == entry.high:
        return entry.low
    if entry.high <= low:
        return entry.high
    best_code = entry.best
    low, high = max(low, entry.low), min(high, entry.high)
    best = best_of(search, state, low, high, depth, &best_code)
    if search.watch.stopped:
        return 0
    entry = entry_for(search.table, where, whose)
    if best > low:
        entry.low = <int16_t>max(entry.low, best)
    if best < high:
        entry.high = <int16_t>min(entry.high, best)
    entry.best = best_code
    return best


cdef int best_of(
    Search *search, const State *state, int low, int high, int depth, uint64_t *best_code
) noexcept nogil:
    """The best value that the actions of a position lead to, ``best_code`` tried first."""
    cdef const Ruleset *rules = search.rules
    cdef Actions *legal = &search.levels[depth]
    cdef State after
    cdef int n, gain, value, best
    cdef bint maximising = rules.side_of[state.turn] == 0
    legal_actions(rules, state, legal)
    if legal.count > 1:
        order_actions(rules, state, legal, best_code[0])
    best = -WIDEST if maximising else WIDEST
    for n in range(legal.count):
        after = state[0]
        act(rules, search.order, &after, legal.codes[n])
        search.table.age += state.phase == IN_CUT  # the same cards fall into other hands
        gain = gained(search, state, &after)
        value = gain + solve_state(search, &after, low - gain, high - gain, depth + 1)
        if (value > best) if maximising else (value < best):
            best = value
            best_code[0] = legal.codes[n]
        if maximising:
            low = max(low, best)
        else:
            high = min(high, best)
        if low >= high:
            break
    return best


cdef int exact(Search *search, const State *state, int guess) noexcept nogil:
    """The value of a position, by windows of no width: each tells whether the value is above or below."""
    cdef int low = -WIDEST, high = WIDEST, bound
    while low < high and not search.watch.stopped:
        bound = max(guess, low + 1)
        guess = solve_state(search, state, bound - 1, bound, 0)
        if guess < bound:
            high = guess
        else:
            low = guess
    return low
