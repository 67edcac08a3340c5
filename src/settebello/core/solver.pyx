# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Exact play with all cards known: alpha-beta over the points of two sides, with a table of positions already seen.

A value is what side 0 gains on side 1 from a position on: sweeps and declarations to come, and the lines of the score
sheet. A whole suit that wins the game counts :data:`OUTRIGHT` points. Or, where the search has a utility, what that says
of the points that both sides end the round with.
"""

from libc.stdint cimport int16_t, uint8_t, uint64_t
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.action cimport Action, action_of
from settebello.core.layout cimport (
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
from settebello.core.maxn cimport Shares, shares_of, shares_so_far
from settebello.core.round cimport Round
from settebello.core.scoring cimport Score, score_round
from settebello.core.turn cimport act, legal_actions, release
from settebello.core.transpositions cimport (
    WIDEST,
    Entry,
    Table,
    begin,
    close_table,
    entry_for,
    open_table,
    where_key,
    whose_key,
)
from settebello.core.watch cimport finished, look, watch_for

cdef enum:
    BETWEEN_LOOKS = 4095
    FEW_PLAYS = 2

OUTRIGHT = OUTRIGHT_POINTS
cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1


# One search


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


# As Python sees it


cdef class Solver:
    cdef Table table
    cdef Search search
    cdef Actions legal

    def __cinit__(self, int bits=18):
        if not 4 <= bits <= 28:
            raise IllegalAction(f"A table of 2**{bits} positions cannot be made: give 4 to 28 bits.")
        if not open_table(&self.table, bits):
            raise MemoryError

    def __dealloc__(self):
        close_table(&self.table)
        end_search(&self.search)
        release(&self.legal)

    @property
    def nodes(self):
        return self.search.nodes

    def values(self, Round played not None, *, seconds=None):
        mine = -1 if played.compiled.ruleset.side_of[played.state.turn] == 1 else 1
        found = self.of_actions(played, NULL, seconds)
        return None if found is None else [(action, mine * value) for action, value in found]

    def utilities(self, Round played not None, worth, *, int least=0, outright, seconds=None):
        cdef Utility utility
        _fill_utility(&utility, worth, least, outright)
        return self.of_actions(played, &utility, seconds)

    def values_by_side(self, Round played not None, *, seconds=None):
        found = self.of_actions_by_side(played, seconds)
        return None if found is None else sorted(found, key=_code)

    cdef list of_actions(self, Round played, const Utility *utility, object seconds):
        """Each legal action with the value that it leads to, of the whole round, for side 0; None when time is out."""
        cdef Search *search = &self.search
        cdef State after
        cdef int n, value = 0, sofar = 0
        if played.compiled.ruleset.sides != 2:
            raise IllegalAction("Three sides have no one value: ask for the values by side.")
        self.prepare(played, seconds)
        search.utility = utility
        if utility == NULL:
            sofar = difference_so_far(search.rules, &played.state)
        values = []
        for n in range(self.legal.count):
            self.take(&played.state, n, &after)
            with nogil:
                value = gained(search, &played.state, &after) + exact(search, &after, value)
            if not finished(&search.watch):
                return None
            values.append((action_of(self.legal.codes[n]), sofar + value))
        return values

    cdef list of_actions_by_side(self, Round played, object seconds):
        """Each legal action with what it leaves each side ahead of the others' mean; None when time is out."""
        cdef Search *search = &self.search
        cdef State after
        cdef Shares sofar, found
        cdef int n
        if played.compiled.ruleset.sides == 2:
            ahead = self.of_actions(played, NULL, seconds)
            return None if ahead is None else [(action, (value, -value)) for action, value in ahead]
        self.prepare(played, seconds)
        values = []
        for n in range(self.legal.count):
            self.take(&played.state, n, &after)
            with nogil:
                found = shares_of(search, &after, 0)
            if not finished(&search.watch):
                return None
            sofar = shares_so_far(search, &after)
            values.append((action_of(self.legal.codes[n]), tuple([(found.of[k] + sofar.of[k]) / 2.0 for k in range(3)])))
        return values

    cdef int prepare(self, Round played, object seconds) except -1:
        cdef const Ruleset *rules = &played.compiled.ruleset
        if seconds is not None and not seconds >= 0:
            raise IllegalAction(f"A time limit is 0 seconds or more; {seconds} is none.")
        begin(&self.table, rules.plays - played.state.plays)
        end_search(&self.search)
        start_search(&self.search, rules, played.order, &self.table)
        watch_for(&self.search.watch, -1.0 if seconds is None else seconds)
        legal_actions(rules, &played.state, &self.legal)
        return 0

    cdef void take(self, const State *state, int n, State *after) noexcept nogil:
        after[0] = state[0]
        act(self.search.rules, self.search.order, after, self.legal.codes[n])
        self.table.age += state.phase == IN_CUT  # the same cards fall into other hands


def _code(entry):
    return (<Action>entry[0]).code


cdef void _fill_utility(Utility *utility, object worth, int least, object outright) except *:
    cdef int first, second
    rows = [list(row) for row in worth]
    if not 0 < len(rows) <= UTILITY_POINTS or any(not 0 < len(row) <= UTILITY_POINTS for row in rows):
        raise IllegalAction(f"A table of utilities has 1 to {UTILITY_POINTS} rows of 1 to {UTILITY_POINTS} numbers.")
    if len(outright) != 2:
        raise IllegalAction(f"An outright win has two utilities, one for each side that wins; {len(outright)} were given.")
    if any(not -WIDEST < number < WIDEST for row in [*rows, outright] for number in row):
        raise IllegalAction(f"Utilities are whole numbers between -{WIDEST} and {WIDEST}.")
    for first in range(UTILITY_POINTS):
        row = rows[min(first, len(rows) - 1)]
        for second in range(UTILITY_POINTS):
            utility.worth[first][second] = row[min(second, len(row) - 1)]
    utility.least = least
    utility.outright[0], utility.outright[1] = outright
