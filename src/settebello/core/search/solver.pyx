# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The solver for Python: exact play with all cards known, by alpha-beta for two sides and by max-n for more."""

from libc.stdint cimport uint64_t

from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport Action, action_of
from settebello.core.search.alphabeta cimport (
    OUTRIGHT_POINTS,
    UTILITY_POINTS,
    Search,
    Utility,
    begin_position,
    difference_so_far,
    end_search,
    mtdf,
    points_gained,
    start_search,
)
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.structs cimport IN_CUT, Actions, Ruleset, State
from settebello.core.search.maxn cimport Payoffs, maxn_payoffs, payoffs_so_far
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.turn cimport apply_action, legal_actions
from settebello.core.search.transposition_table cimport MAX_VALUE, TranspositionTable, close_table, fit_table
from settebello.core.search.time_budget cimport completed, start_budget

OUTRIGHT = OUTRIGHT_POINTS
"""The value of a whole suit that wins the game, in points."""


cdef class Solver:
    """Exact play with all cards known. Not thread-safe.

    Args:
        bits: the transposition table holds at most 2**bits positions of 32 bytes; 4 to 28. It is as large as the
            longest search needs.

    Raises:
        IllegalAction: ``bits`` is out of range.

    >>> import settebello
    >>> from settebello.cards import CARDS
    >>> position = settebello.Round(settebello.Rules(), CARDS[::-1])
    >>> for _ in range(34):
    ...     position.play(position.legal_actions()[0])
    >>> Solver().values(position)
    [(Action.parse('2C'), -16)]
    """

    cdef int most_bits
    cdef TranspositionTable table
    cdef Search search
    cdef Actions legal

    def __cinit__(self, int bits=18):
        if not 4 <= bits <= 28:
            raise IllegalAction(f"A table of 2**{bits} positions cannot be made: give 4 to 28 bits.")
        self.most_bits = bits

    def __dealloc__(self):
        close_table(&self.table)
        end_search(&self.search)
        release(&self.legal)

    @property
    def nodes(self):
        """The number of positions visited by the last call."""
        return self.search.nodes

    def values(self, Round position not None, *, seconds=None, uint64_t nodes=0):
        """The value of each legal action with best play of both sides: the point difference of the whole round.

        Args:
            position: a position of two sides; every card of the pack is known.
            seconds: time limit, or None for no limit. The interpreter lock is released, and Ctrl-C interrupts.
            nodes: the approximate maximum number of positions to visit; 0 for any number.

        Returns:
            Each legal action with its value for the side to decide; None if a limit was reached first.

        Raises:
            IllegalAction: there are more than two sides, or a negative time limit.
        """
        mine = -1 if position.compiled.ruleset.side_of[position.state.turn] == 1 else 1
        found = self.of_actions(position, NULL, seconds, nodes)
        return None if found is None else [(action, mine * value) for action, value in found]

    def utilities(
        self, Round position not None, worth, *, int least=0, outright, ties=None, seconds=None, uint64_t nodes=0
    ):
        """The utility of each legal action when side 0 maximizes and side 1 minimizes a utility of the round.

        Args:
            position: a position of two sides.
            worth: the utility by the points of side 0 in the whole round (rows) and the points of side 1 (columns),
                from ``least`` on; up to 64 rows of up to 64 numbers. Points beyond the table are clipped to its edge; a
                void deal ends with no points.
            least: the points of the first row and column.
            outright: the utilities if a whole suit wins the game for side 0, and for side 1.
            ties: the totals before the round, and the utilities if side 0 or side 1 took the king, if that decides a
                tie at the target; otherwise None.
            seconds: time limit, or None for no limit.
            nodes: the approximate maximum number of positions to visit; 0 for any number.

        Returns:
            Each legal action with its utility; None if a limit was reached first.

        Raises:
            IllegalAction: there are more than two sides, the table has the wrong shape, or a number is not between
                -32000 and 32000.
        """
        cdef Utility utility
        _fill_utility(&utility, worth, least, outright)
        _fill_ties(&utility, ties)
        return self.of_actions(position, &utility, seconds, nodes)

    def values_by_side(self, Round position not None, *, seconds=None, uint64_t nodes=0):
        """The margin of every side (its points minus the mean of the others') that each legal action leads to.

        With two sides this is best play (:meth:`values`). With more it is max-n: each side maximizes its own margin
        and expects the others to do the same. That guarantees nothing against sides that do not. Ties go to the
        first of: laying before taking, the lowest card played (by rank, then D C S B), the captured cards compared from
        the highest down; keep before place, declare before pass. Another tie-break may change the margins of the other
        sides.

        Args:
            position: a position; every card of the pack is known.
            seconds: time limit, or None for no limit.
            nodes: the approximate maximum number of positions to visit; 0 for any number.

        Returns:
            Each legal action with the margins by side; None if a limit was reached first.

        Raises:
            IllegalAction: a negative time limit.
        """
        found = self.of_actions_by_side(position, seconds, nodes)
        return None if found is None else sorted(found, key=_code)

    cdef list of_actions(self, Round position, const Utility *utility, object seconds, uint64_t nodes):
        """Each legal action with its value of the whole round for side 0, or None at a limit."""
        cdef Search *search = &self.search
        cdef State after
        cdef int n, value = 0, so_far = 0
        if position.compiled.ruleset.sides != 2:
            raise IllegalAction("More than two sides have no single value: ask for the values by side.")
        self.prepare(position, seconds, nodes)
        search.utility = utility
        if utility == NULL:
            so_far = difference_so_far(search.rules, &position.state)
        values = []
        for n in range(self.legal.count):
            self.take(&position.state, n, &after)
            with nogil:
                value = points_gained(search, &position.state, &after) + mtdf(search, &after, value)
            if not completed(&search.budget):
                return None
            values.append((action_of(self.legal.codes[n]), so_far + value))
        return values

    cdef list of_actions_by_side(self, Round position, object seconds, uint64_t nodes):
        """Each legal action with the margin of each side, or None at a limit."""
        cdef Search *search = &self.search
        cdef State after
        cdef Payoffs so_far, found
        cdef int n, k, sides = position.compiled.ruleset.sides
        if sides == 2:
            ahead = self.of_actions(position, NULL, seconds, nodes)
            return None if ahead is None else [(action, (value, -value)) for action, value in ahead]
        self.prepare(position, seconds, nodes)
        values = []
        for n in range(self.legal.count):
            self.take(&position.state, n, &after)
            with nogil:
                found = maxn_payoffs(search, &after, 0)
            if not completed(&search.budget):
                return None
            so_far = payoffs_so_far(search, &after)
            margins = tuple([(found.of[k] + so_far.of[k]) / <double>(sides - 1) for k in range(sides)])
            values.append((action_of(self.legal.codes[n]), margins))
        return values

    cdef int prepare(self, Round position, object seconds, uint64_t nodes) except -1:
        cdef const Ruleset *rules = &position.compiled.ruleset
        if seconds is not None and not seconds >= 0:
            raise IllegalAction(f"A time limit is 0 seconds or more, not {seconds}.")
        if not fit_table(&self.table, self.most_bits, rules.plays - position.state.plays):
            raise MemoryError
        end_search(&self.search)
        start_search(&self.search, rules, position.order, &self.table)
        begin_position(&self.search, &position.state)
        start_budget(&self.search.budget, -1.0 if seconds is None else seconds)
        self.search.most_nodes = nodes
        legal_actions(rules, &position.state, &self.legal)
        return 0

    cdef void take(self, const State *state, int n, State *after) noexcept nogil:
        after[0] = state[0]
        apply_action(self.search.rules, self.search.order, after, self.legal.codes[n])
        self.table.age += state.phase == IN_CUT  # the same cards go to other hands


def _code(entry):
    return (<Action>entry[0]).bits


cdef void _fill_ties(Utility *utility, object ties) except *:
    utility.king_decides = ties is not None
    if ties is not None:
        (utility.totals[0], utility.totals[1]), (utility.by_king[0], utility.by_king[1]) = ties


cdef void _fill_utility(Utility *utility, object worth, int least, object outright) except *:
    cdef int first, second
    rows = [list(row) for row in worth]
    if not 0 < len(rows) <= UTILITY_POINTS or any(not 0 < len(row) <= UTILITY_POINTS for row in rows):
        raise IllegalAction(f"A table of utilities has 1 to {UTILITY_POINTS} rows of 1 to {UTILITY_POINTS} numbers.")
    if len(outright) != 2:
        raise IllegalAction(
            f"An outright win has two utilities, one for each side that wins; {len(outright)} were given."
        )
    if any(not -MAX_VALUE < number < MAX_VALUE for row in [*rows, outright] for number in row):
        raise IllegalAction(f"Utilities are whole numbers between -{MAX_VALUE} and {MAX_VALUE}.")
    for first in range(UTILITY_POINTS):
        row = rows[min(first, len(rows) - 1)]
        for second in range(UTILITY_POINTS):
            utility.worth[first][second] = row[min(second, len(row) - 1)]
    utility.least = least
    utility.outright[0], utility.outright[1] = outright
