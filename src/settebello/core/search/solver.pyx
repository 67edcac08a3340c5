# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Exact play with all cards known, as Python sees it: of two sides by alpha-beta, of three by max-n."""

from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport Action, action_of
from settebello.core.search.alphabeta cimport (
    OUTRIGHT_POINTS,
    UTILITY_POINTS,
    Search,
    Utility,
    difference_so_far,
    end_search,
    exact,
    gained,
    start_search,
)
from settebello.core.kernel.structs cimport IN_CUT, Actions, Ruleset, State
from settebello.core.search.maxn cimport Shares, shares_of, shares_so_far
from settebello.core.kernel.round cimport Round
from settebello.core.search.transposition_table cimport WIDEST, Table, begin, close_table, open_table
from settebello.core.kernel.turn cimport act, legal_actions, release
from settebello.core.search.time_budget cimport finished, watch_for

OUTRIGHT = OUTRIGHT_POINTS


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
