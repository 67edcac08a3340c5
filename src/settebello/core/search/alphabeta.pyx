# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Alpha-beta search of a position of two sides with all cards known, with a transposition table and MTD(f).

A value is the point difference, side 0 less side 1, from a position on: sweeps and declarations to come, and the other
lines of the score sheet; side 1 minus side 0 if the lowest total wins. A whole suit that wins the game counts
``OUTRIGHT_POINTS``. With a utility, a value is the utility of the points of the whole round.
"""

from libc.stdint cimport int16_t, uint8_t, uint64_t
from libc.string cimport memset

from settebello.core.evaluation.round_equity cimport decided_by_king
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    IN_CUT,
    IN_REDEAL,
    IS_OVER,
    KIND_SHIFT,
    NOBODY,
    TAKE,
    Actions,
    Ruleset,
    State,
    size,
)
from settebello.core.kernel.scoring cimport Score, points_so_far, score_late_lines, score_state
from settebello.core.kernel.turn cimport apply_action, legal_actions
from settebello.core.search.transposition_table cimport (
    KEY_CARDS,
    MAX_VALUE,
    TableEntry,
    TranspositionTable,
    find_or_replace,
    location_key,
    owner_key,
)

cdef enum:
    UNCACHED_PLAYS = 2

cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1


cdef void start_search(
    Search *search, const Ruleset *rules, const uint8_t *order, TranspositionTable *table
) noexcept nogil:
    memset(search, 0, sizeof(Search))
    search.rules, search.order, search.table = rules, order, table


cdef void begin_position(Search *search, const State *state) noexcept nogil:
    """Prepare the table for searches from a position, and from positions after it. What it knows becomes stale."""
    cdef const Ruleset *rules = search.rules
    cdef uint64_t movable = rules.pack
    cdef int side
    search.table.age += 1
    search.table.movable = 0
    if rules.pack_size <= KEY_CARDS:
        return
    if not rules.steal:
        for side in range(rules.sides):
            movable &= ~(state.piles[side] & ~state.chain)
    search.table.movable = movable
    search.uncached = size(movable) > KEY_CARDS


cdef void end_search(Search *search) noexcept nogil:
    cdef int depth
    for depth in range(MAX_DEPTH):
        if search.levels[depth].codes != NULL:
            release(&search.levels[depth])


cdef int final_value(const Search *search, const State *state) noexcept nogil:
    """The value of a round that is over: the point difference without sweeps and declarations, which are counted as
    they are made; or the utility of all points."""
    cdef Score score
    cdef int value
    if search.utility != NULL:
        return utility_of(search, state)
    score_late_lines(search.rules, state, &score)
    value = search.rules.sign * (score.total[0] - score.total[1])
    if score.outright != NOBODY:
        return value + (OUTRIGHT_POINTS if score.outright == 0 else -OUTRIGHT_POINTS)
    return value


cdef int utility_of(const Search *search, const State *state) noexcept nogil:
    cdef Score score
    score_state(search.rules, state, &score)
    if score.outright != NOBODY:
        return search.utility.outright[score.outright]
    if search.utility.king_decides and decided_by_king(
        search.utility.totals, score.total, score.king, 2, search.rules.sign, search.rules.target
    ):
        return search.utility.by_king[score.king]
    return utility_at(search.utility, score.total[0], score.total[1])


cdef inline int utility_at(const Utility *utility, int first, int second) noexcept nogil:
    first = min(max(first - utility.least, 0), UTILITY_POINTS - 1)
    second = min(max(second - utility.least, 0), UTILITY_POINTS - 1)
    return utility.worth[first][second]


cdef int void_value(const Search *search) noexcept nogil:
    """The value of a void deal."""
    return 0 if search.utility == NULL else utility_at(search.utility, 0, 0)


cdef int points_gained(const Search *search, const State *before, const State *after) noexcept nogil:
    """The difference in sweeps and declarations made between two positions; 0 with a utility, which counts all at
    the end."""
    if search.utility != NULL:
        return 0
    return difference_so_far(search.rules, after) - difference_so_far(search.rules, before)


cdef int difference_so_far(const Ruleset *rules, const State *state) noexcept nogil:
    return rules.sign * (points_so_far(rules, state, 0) - points_so_far(rules, state, 1))


cdef inline int move_score(const Ruleset *rules, const State *state, uint64_t code) noexcept nogil:
    """A move ordering heuristic: sweeps, then captures with most coins and sevens, then lays; reversed if the lowest
    total wins."""
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
    """Insertion sort by :func:`move_score`, the best action known first."""
    cdef int n, place, worth
    cdef int scores[256]
    cdef uint64_t code
    for n in range(min(actions.count, 256)):
        code = actions.codes[n]
        worth = 1000 if code == best and best else rules.sign * move_score(rules, state, code)
        place = n
        while place > 0 and scores[place - 1] < worth:
            scores[place] = scores[place - 1]
            actions.codes[place] = actions.codes[place - 1]
            place -= 1
        scores[place] = worth
        actions.codes[place] = code


cdef int alpha_beta(Search *search, const State *state, int low, int high, int depth) noexcept nogil:
    """The value of a position if it is between ``low`` and ``high``, else a bound (fail-soft)."""
    cdef const Ruleset *rules = search.rules
    cdef TableEntry *entry
    cdef uint64_t location, owner, best_code = 0
    cdef int best
    cdef bint with_points = search.utility != NULL or rules.doubling != 0  # sweeps made before count again at the end
    search.nodes += 1
    if state.phase == IS_OVER:
        return final_value(search, state)
    if state.phase == IN_REDEAL:
        return void_value(search)
    if is_stopped(search):
        return 0
    if rules.plays - state.plays <= UNCACHED_PLAYS or search.uncached:
        return best_of(search, state, low, high, depth, &best_code)
    location = location_key(rules, search.table, state, with_points)
    owner = owner_key(search.table, state, with_points)
    entry = find_or_replace(search.table, location, owner)
    if entry.low >= high or entry.low == entry.high:
        return entry.low
    if entry.high <= low:
        return entry.high
    best_code = entry.best
    low, high = max(low, entry.low), min(high, entry.high)
    best = best_of(search, state, low, high, depth, &best_code)
    if search.budget.stopped:
        return 0
    entry = find_or_replace(search.table, location, owner)
    if best > low:
        entry.low = <int16_t>max(entry.low, best)
    if best < high:
        entry.high = <int16_t>min(entry.high, best)
    entry.best = best_code
    return best


cdef int best_of(
    Search *search, const State *state, int low, int high, int depth, uint64_t *best_code
) noexcept nogil:
    """The best value of the actions of a position; ``best_code`` is tried first, and set to the best action."""
    cdef const Ruleset *rules = search.rules
    cdef Actions *legal = &search.levels[depth]
    cdef State after
    cdef int n, gain, value, best
    cdef bint maximising = rules.side_of[state.turn] == 0
    legal_actions(rules, state, legal)
    if legal.count > 1:
        order_actions(rules, state, legal, best_code[0])
    best = -MAX_VALUE if maximising else MAX_VALUE
    for n in range(legal.count):
        after = state[0]
        apply_action(rules, search.order, &after, legal.codes[n])
        search.table.age += state.phase == IN_CUT  # the same cards go to other hands
        gain = points_gained(search, state, &after)
        value = gain + alpha_beta(search, &after, low - gain, high - gain, depth + 1)
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


cdef int mtdf(Search *search, const State *state, int guess) noexcept nogil:
    """The exact value of a position by MTD(f): zero-width windows, starting at ``guess``."""
    cdef int low = -MAX_VALUE, high = MAX_VALUE, bound
    while low < high and not search.budget.stopped:
        bound = max(guess, low + 1)
        guess = alpha_beta(search, state, bound - 1, bound, 0)
        if guess < bound:
            high = guess
        else:
            low = guess
    return low
