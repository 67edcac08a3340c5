# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The equity of one side by how the present round ends: by the points of all sides, or by an expected margin.

A margin is a side's points less the mean of the others'. An expected margin is smoothed by the error that such
expectations have had.
"""

from libc.math cimport exp
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.evaluation.equity cimport Equity, RoundResult
from settebello.core.kernel.game_end cimport Standing, standing_of
from settebello.core.kernel.structs cimport MAX_SIDES, NOBODY, Ruleset, State
from settebello.core.kernel.margin cimport OUTRIGHT_WORTH
from settebello.core.kernel.scoring cimport Score, score_state

cdef enum:
    UNITS = 15_000

cdef float MIN_SPREAD = 0.25

UTILITY_UNITS = UNITS
"""The utility of one game won (:attr:`RoundEquity.utilities`)."""


cdef class RoundEquity:
    """The equity of ``side`` by how the round in progress ends.

    Args:
        equity: the equity of the game between rounds.
        totals: points by side before the round.
        dealer: the side that deals the round.
        side: the side whose equity it is.
        spread: by number of plays made, the standard deviation of expected margins, in points.
    """

    def __init__(self, Equity equity not None, totals, int dealer, int side, spread):
        cdef int now[MAX_SIDES]
        cdef float exact[STEPS]
        cdef double worth[MAX_SIDES]
        cdef int each = most_points(equity.sides), places = 1, other, n
        cdef EquityTable *table = &self.table
        for other in range(equity.sides):
            now[other] = totals[other]
            places *= each
        table.side, table.sides = side, equity.sides
        table.by_points = <float *>calloc(places, sizeof(float))
        if table.by_points == NULL:
            raise MemoryError
        fill_points(equity, table, now, dealer, places, each)
        fill_outright(equity, table, now, dealer)
        fill_ties(equity, table, now)
        equity.equity_between_rounds(now, dealer, worth)
        table.before = worth[side]
        fill_margins(equity, table, now, dealer, exact)
        for n in range(ROUND_OVER + 1):
            error = max(MIN_SPREAD, <float>spread[n]) if n < len(spread) and n < ROUND_OVER else 0
            smooth(exact, error, table.by_margin[n])

    def __dealloc__(self):
        free(self.table.by_points)

    @property
    def utilities(self):
        """The table for :meth:`~settebello.core.search.solver.Solver.utilities`, in units of 1/15,000 game: the equity
        of side 0 by the points of both sides, and for an outright win of either side.

        Raises:
            IllegalAction: there are more than two sides.
        """
        if self.cached_utilities is None:
            self.cached_utilities = self.compute_utilities()
        return self.cached_utilities

    @property
    def ties(self):
        """For the same: the totals before the round and the equities of side 0 if side 0 or 1 took the king that
        decides a tie at the target, or None if a tie is not decided so."""
        cdef float scale = UNITS if self.table.side == 0 else -UNITS
        if not self.table.king_decides:
            return None
        return (
            (self.table.totals[0], self.table.totals[1]),
            (round(scale * self.table.by_king[0]), round(scale * self.table.by_king[1])),
        )

    cdef tuple compute_utilities(self):
        cdef int first, second
        cdef float scale = UNITS if self.table.side == 0 else -UNITS
        if self.table.sides != 2:
            raise IllegalAction("A table of utilities needs two sides.")
        rows = [
            [round(scale * self.table.by_points[first * MOST_POINTS + second]) for second in range(MOST_POINTS)]
            for first in range(MOST_POINTS)
        ]
        return rows, (round(scale * self.table.outright[0]), round(scale * self.table.outright[1]))

    def of_margin(self, float margin, int plays=ROUND_OVER):
        """The equity of a margin, in points, that is expected after ``plays`` plays; by default, at the end."""
        return equity_of_margin(&self.table, plays, margin)


cdef inline int most_points(int sides) noexcept nogil:
    return MOST_POINTS if sides == 2 else MOST_POINTS_OF_THREE if sides == 3 else MOST_POINTS_OF_FOUR


cdef void fill_points(
    Equity equity, EquityTable *table, const int *totals, int dealer, int places, int each
) noexcept nogil:
    """Fill the equity of every combination of points."""
    cdef int after[MAX_SIDES]
    cdef double worth[MAX_SIDES]
    cdef int place, rest, side
    for place in range(places):
        rest = place
        for side in range(equity.sides - 1, -1, -1):
            after[side] = totals[side] + rest % each
            rest //= each
        equity.equity_after_round(after, NOBODY, NOBODY, (dealer + 1) % equity.sides, worth)
        table.by_points[place] = worth[table.side]


cdef void fill_outright(Equity equity, EquityTable *table, const int *totals, int dealer) noexcept nogil:
    cdef double worth[MAX_SIDES]
    cdef int winner
    for winner in range(equity.sides):
        equity.equity_after_round(totals, winner, NOBODY, (dealer + 1) % equity.sides, worth)
        table.outright[winner] = worth[table.side]


cdef void fill_ties(Equity equity, EquityTable *table, const int *totals) noexcept nogil:
    """The requirements for winning a tie by the king, and the worth of it."""
    cdef int level[MAX_SIDES]
    cdef double worth[MAX_SIDES]
    cdef int side, king
    table.king_decides, table.target = equity.king_decides, equity.target
    for side in range(equity.sides):
        level[side], table.totals[side] = equity.target, totals[side]
    for king in range(equity.sides):
        equity.stakes_of(level, king, worth)
        table.by_king[king] = worth[table.side]


cdef bint decided_by_king(
    const int *totals, const int *points, int king, int sides, int sign, int target
) noexcept nogil:
    """Whether side ``king`` is one of several level with the best total at the target."""
    cdef int after[MAX_SIDES]
    cdef Standing now
    cdef int side
    if king == NOBODY:
        return False
    for side in range(sides):
        after[side] = totals[side] + points[side]
    now = standing_of(after, sides, sign)
    return now.most >= target and now.leaders > 1 and after[king] == after[now.best]


cdef void fill_margins(Equity equity, EquityTable *table, const int *totals, int dealer, float *exact) noexcept nogil:
    """The mean equity of the results with each margin; if there are none, the value of the nearest margin."""
    cdef double sums[STEPS]
    cdef double chances[STEPS]
    cdef int after[MAX_SIDES]
    cdef double worth[MAX_SIDES]
    cdef int n, k, away
    memset(sums, 0, sizeof(sums))
    memset(chances, 0, sizeof(chances))
    for n in range(equity.count):
        equity.after_result(n, totals, dealer, after)
        equity.equity_after_round(
            after, equity.outright_side(n, dealer), NOBODY, (dealer + 1) % equity.sides, worth
        )
        k = step_of(margin_of(equity, table, n, dealer))
        sums[k] += equity.results[n].chance * worth[table.side]
        chances[k] += equity.results[n].chance
    for k in range(STEPS):
        exact[k] = 0
        for away in range(STEPS):
            n = k - away if k - away >= 0 and chances[k - away] > 0 else k + away
            if 0 <= n < STEPS and chances[n] > 0:
                exact[k] = <float>(sums[n] / chances[n])
                break


cdef float margin_of(Equity equity, const EquityTable *table, int n, int dealer) noexcept nogil:
    cdef const RoundResult *result = &equity.results[n]
    cdef int side, points, own = 0, others = 0
    for side in range(equity.sides):
        points = equity.sign * result.points[(side - dealer + equity.sides) % equity.sides]
        if equity.outright_side(n, dealer) == side:
            points += OUTRIGHT_WORTH
        if side == table.side:
            own = points
        else:
            others += points
    return own - others / <float>(equity.sides - 1)


cdef inline int step_of(float margin) noexcept nogil:
    return min(STEPS - 1, max(0, <int>(2 * (margin + MAX_MARGIN) + 0.5)))


cdef void smooth(const float *exact, float spread, float *smoothed) noexcept nogil:
    """Smooth with a normal kernel of standard deviation ``spread``; 0 copies."""
    cdef double total, weight, apart
    cdef int n, k
    for n in range(STEPS):
        smoothed[n] = exact[n]
        if spread <= 0:
            continue
        total = weight = 0
        for k in range(STEPS):
            apart = (k - n) / (2 * spread)
            weight += exp(-apart * apart / 2)
            total += exact[k] * exp(-apart * apart / 2)
        smoothed[n] = <float>(total / weight)


cdef float equity_of_margin(const EquityTable *table, int plays, float margin) noexcept nogil:
    """The equity of a margin expected after ``plays`` (``ROUND_OVER``: at the end), interpolated linearly."""
    cdef float at = min(<float>(STEPS - 1), max(<float>0, 2 * (margin + MAX_MARGIN)))
    cdef int step = min(STEPS - 2, <int>at)
    cdef const float *equities = table.by_margin[min(plays, ROUND_OVER)]
    return equities[step] + (at - step) * (equities[step + 1] - equities[step])


cdef float equity_at_end(const EquityTable *table, const Ruleset *rules, const State *state) noexcept nogil:
    """The equity of a round that is over."""
    cdef int each = most_points(table.sides), side, place = 0
    cdef Score score
    score_state(rules, state, &score)
    if score.outright != NOBODY:
        return table.outright[score.outright]
    if table.king_decides and decided_by_king(
        table.totals, score.total, score.king, table.sides, rules.sign, table.target
    ):
        return table.by_king[score.king]
    for side in range(table.sides):
        place = place * each + min(each - 1, max(0, score.total[side]))
    return table.by_points[place]
