# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Exact play with all cards known: alpha-beta over the points of two sides, with a table of positions already seen.

A value is what side 0 gains on side 1 from a position on: sweeps and declarations to come, and the lines of the score
sheet. A whole suit that wins the game counts :data:`OUTRIGHT` points.
"""

from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.action cimport action_of
from settebello.core.layout cimport (
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
from settebello.core.round cimport Round
from settebello.core.scoring cimport Score, score_round
from settebello.core.turn cimport act, legal_actions, release

cdef enum:
    WIDEST = 4096
    PROBES = 4
    OUTRIGHT_POINTS = 500

OUTRIGHT = OUTRIGHT_POINTS
cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1


# The table of positions


cdef bint open_table(Table *table, int bits) noexcept nogil:
    """A table of 2**bits positions; False when there is no memory for it."""
    table.entries = <Entry *>calloc(<size_t>1 << bits, sizeof(Entry))
    table.last = (<uint64_t>1 << bits) - 1
    table.age = 0
    return table.entries != NULL


cdef void close_table(Table *table) noexcept nogil:
    free(table.entries)
    table.entries = NULL


cdef inline uint64_t place_of(const Table *table, uint64_t where, uint64_t whose) noexcept nogil:
    cdef uint64_t mixed = (where ^ (whose * <uint64_t>0x9E3779B97F4A7C15)) * <uint64_t>0xBF58476D1CE4E5B9
    mixed ^= mixed >> 29
    mixed *= <uint64_t>0x94D049BB133111EB
    return (mixed ^ (mixed >> 32)) & table.last


cdef inline Entry *entry_for(Table *table, uint64_t where, uint64_t whose) noexcept nogil:
    """The entry of that position; a fresh or the least useful one where there is none yet."""
    cdef uint64_t place = place_of(table, where, whose)
    cdef Entry *entry
    cdef int probe
    for probe in range(PROBES):
        entry = &table.entries[(place + probe) & table.last]
        if entry.age != table.age:
            break
        if entry.where == where and entry.whose == whose:
            return entry
    entry.where, entry.whose, entry.age = where, whose, table.age
    entry.low, entry.high, entry.best = -WIDEST, WIDEST, 0
    return entry


# One search


cdef void start_search(Search *search, const Ruleset *rules, const uint8_t *order, Table *table) noexcept nogil:
    memset(search, 0, sizeof(Search))
    search.rules, search.order, search.table = rules, order, table
    table.age += 1


cdef void end_search(Search *search) noexcept nogil:
    cdef int depth
    for depth in range(DEEPEST):
        release(&search.levels[depth])


cdef int final_difference(const Ruleset *rules, const State *state) noexcept nogil:
    """The lines of the score sheet, side 0 less side 1, sweeps and declarations left out: those are counted as they
    come."""
    cdef int none[3]
    cdef Score score
    none[0] = none[1] = none[2] = 0
    score_round(rules, state.piles, none, none, &score)
    if score.outright != NOBODY:
        return score.total[0] - score.total[1] + (OUTRIGHT_POINTS if score.outright == 0 else -OUTRIGHT_POINTS)
    return score.total[0] - score.total[1]


cdef int gained(const Ruleset *rules, const State *before, const State *after) noexcept nogil:
    """Sweeps and declarations that came between two positions, side 0 less side 1."""
    cdef int sweeps = (after.sweeps[0] - before.sweeps[0]) - (after.sweeps[1] - before.sweeps[1])
    cdef int declared = (after.declared[0] - before.declared[0]) - (after.declared[1] - before.declared[1])
    return sweeps * rules.points[0] + declared


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


cdef inline uint64_t where_key(const State *state) noexcept nogil:
    """With :func:`whose_key`: where each dealt card is (in hand 0, on the table 1, in a pile 2 or 3), as two bits."""
    return (
        (state.table | state.piles[1])
        | <uint64_t>state.phase << 40
        | <uint64_t>state.decided << 44
        | <uint64_t>state.declarers << 48
    )


cdef inline uint64_t whose_key(const State *state) noexcept nogil:
    return (
        (state.piles[0] | state.piles[1])
        | <uint64_t>(state.last_side + 1) << 40
        | <uint64_t>(state.last_deal == state.deal) << 44
    )


cdef int solve_state(Search *search, const State *state, int low, int high, int depth) noexcept nogil:
    """The value of a position: exact between ``low`` and ``high``, else a bound on that side (fail-soft)."""
    cdef const Ruleset *rules = search.rules
    cdef Actions *legal = &search.levels[depth]
    cdef Entry *entry
    cdef State after
    cdef uint64_t where, whose, best_code = 0
    cdef int n, gain, value, best, floor = low, ceiling = high
    cdef bint maximising
    search.nodes += 1
    if state.phase == IS_OVER:
        return final_difference(rules, state)
    if state.phase == IN_REDEAL:
        return 0
    where, whose = where_key(state), whose_key(state)
    entry = entry_for(search.table, where, whose)
    if entry.low >= high or entry.low == entry.high:
        return entry.low
    if entry.high <= low:
        return entry.high
    low, high = max(low, entry.low), min(high, entry.high)
    floor, ceiling = low, high
    legal_actions(rules, state, legal)
    if legal.count > 1:
        order_actions(rules, state, legal, entry.best)
    maximising = rules.side_of[state.turn] == 0
    best = -WIDEST if maximising else WIDEST
    for n in range(legal.count):
        after = state[0]
        act(rules, search.order, &after, legal.codes[n])
        search.table.age += state.phase == IN_CUT  # the same cards fall into other hands
        gain = gained(rules, state, &after)
        value = gain + solve_state(search, &after, low - gain, high - gain, depth + 1)
        if (value > best) if maximising else (value < best):
            best, best_code = value, legal.codes[n]
        if maximising:
            low = max(low, best)
        else:
            high = min(high, best)
        if low >= high:
            break
    entry = entry_for(search.table, where, whose)
    if best > floor:
        entry.low = <int16_t>max(entry.low, best)
    if best < ceiling:
        entry.high = <int16_t>min(entry.high, best)
    entry.best = best_code
    return best


# As Python sees it


cdef class Solver:
    cdef Table table

    def __cinit__(self, int bits=18):
        if not 4 <= bits <= 28:
            raise IllegalAction(f"A table of 2**{bits} positions cannot be made: give 4 to 28 bits.")
        if not open_table(&self.table, bits):
            raise MemoryError

    def __dealloc__(self):
        close_table(&self.table)

    def values(self, Round played not None):
        cdef const Ruleset *rules = &played.compiled.ruleset
        cdef Search search
        cdef Actions legal
        cdef State after
        cdef int n, value, sofar, mine = 1
        if rules.sides != 2:
            raise IllegalAction("Only positions of two sides can be solved; this one has three.")
        memset(&legal, 0, sizeof(Actions))
        legal_actions(rules, &played.state, &legal)
        if legal.count and rules.side_of[played.state.turn] == 1:
            mine = -1
        sofar = _difference_so_far(rules, &played.state)
        values = []
        start_search(&search, rules, played.order, &self.table)
        for n in range(legal.count):
            after = played.state
            act(rules, played.order, &after, legal.codes[n])
            self.table.age += played.state.phase == IN_CUT
            with nogil:
                value = gained(rules, &played.state, &after) + _exact(&search, &after)
            values.append((action_of(legal.codes[n]), mine * (sofar + value)))
        self.nodes = search.nodes
        end_search(&search)
        release(&legal)
        return values

    cdef readonly uint64_t nodes


cdef int _difference_so_far(const Ruleset *rules, const State *state) noexcept nogil:
    return (state.sweeps[0] - state.sweeps[1]) * rules.points[0] + state.declared[0] - state.declared[1]


cdef int _exact(Search *search, const State *state) noexcept nogil:
    return solve_state(search, state, -WIDEST, WIDEST, 0)
