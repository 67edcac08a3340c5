# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the end of the present round is worth to one side of a game: of the points that all sides end it with, and of a
lead that is only expected, which is spread by how far off such expectations have been.
"""

from libc.math cimport exp
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.evaluation.equity cimport Equity, Result
from settebello.core.kernel.structs cimport MAX_SIDES, NOBODY, Ruleset, State
from settebello.core.kernel.margin cimport OUTRIGHT_WORTH
from settebello.core.kernel.scoring cimport Score, score_round

cdef enum:
    UNITS = 15_000

cdef float LEAST_SPREAD = 0.25


cdef class RoundEquity:
    """What the end of a round is worth to ``side``, whose game stands at ``totals`` with side ``dealer`` dealing.

    Args:
        equity: of the game.
        totals: by side, before the round.
        dealer: the side that deals the round.
        side: whose equity it is.
        spread: by plays made, how far off (standard deviation, points) expected leads have been.
    """

    def __init__(self, Equity equity not None, totals, int dealer, int side, spread):
        cdef int now[MAX_SIDES]
        cdef float certain[STEPS]
        cdef int each = most_points(equity.sides), places = 1, other, n
        cdef Prospect *prospect = &self.prospect
        for other in range(equity.sides):
            now[other] = totals[other]
            places *= each
        prospect.side, prospect.sides = side, equity.sides
        prospect.by_points = <float *>calloc(places, sizeof(float))
        if prospect.by_points == NULL:
            raise MemoryError
        tell_points(equity, prospect, now, dealer, places, each)
        tell_outright(equity, prospect, now, dealer)
        tell_leads(equity, prospect, now, dealer, certain)
        for n in range(SURE + 1):
            blur(certain, max(LEAST_SPREAD, <float>spread[n]) if n < len(spread) and n < SURE else 0, prospect.by_lead[n])

    def __dealloc__(self):
        free(self.prospect.by_points)

    @property
    def utilities(self):
        if self.told is None:
            self.told = self.tell_utilities()
        return self.told

    cdef tuple tell_utilities(self):
        cdef int first, second
        cdef float scale = UNITS if self.prospect.side == 0 else -UNITS
        if self.prospect.sides != 2:
            raise IllegalAction("Only two sides have a table of utilities.")
        rows = [
            [round(scale * self.prospect.by_points[first * MOST_POINTS + second]) for second in range(MOST_POINTS)]
            for first in range(MOST_POINTS)
        ]
        return rows, (round(scale * self.prospect.outright[0]), round(scale * self.prospect.outright[1]))

    def of_lead(self, float lead, int plays=SURE):
        """The worth of leading by so many points (own less the mean of the others'), as expected after ``plays``."""
        return worth_of_lead(&self.prospect, plays, lead)


cdef inline int most_points(int sides) noexcept nogil:
    return MOST_POINTS if sides == 2 else MOST_POINTS_OF_THREE


cdef void tell_points(
    Equity equity, Prospect *prospect, const int *totals, int dealer, int places, int each
) noexcept nogil:
    """The worth of every end of the round, but for an outright win."""
    cdef int after[MAX_SIDES]
    cdef double worth[MAX_SIDES]
    cdef int place, rest, side
    for place in range(places):
        rest = place
        for side in range(equity.sides - 1, -1, -1):
            after[side] = totals[side] + rest % each
            rest //= each
        equity.worth_after(after, NOBODY, (dealer + 1) % equity.sides, worth)
        prospect.by_points[place] = worth[prospect.side]


cdef void tell_outright(Equity equity, Prospect *prospect, const int *totals, int dealer) noexcept nogil:
    cdef double worth[MAX_SIDES]
    cdef int winner
    for winner in range(equity.sides):
        equity.worth_after(totals, winner, (dealer + 1) % equity.sides, worth)
        prospect.outright[winner] = worth[prospect.side]


cdef void tell_leads(Equity equity, Prospect *prospect, const int *totals, int dealer, float *certain) noexcept nogil:
    """The mean worth of the rounds that ended with each lead; where none did, that of the nearest lead."""
    cdef double sums[STEPS]
    cdef double chances[STEPS]
    cdef int after[MAX_SIDES]
    cdef double worth[MAX_SIDES]
    cdef int n, k, away
    memset(sums, 0, sizeof(sums))
    memset(chances, 0, sizeof(chances))
    for n in range(equity.count):
        equity.after_result(n, totals, dealer, after)
        equity.worth_after(after, equity.outright_side(n, dealer), (dealer + 1) % equity.sides, worth)
        k = step_of(lead_of(equity, prospect, n, dealer))
        sums[k] += equity.results[n].chance * worth[prospect.side]
        chances[k] += equity.results[n].chance
    for k in range(STEPS):
        certain[k] = 0
        for away in range(STEPS):
            n = k - away if k - away >= 0 and chances[k - away] > 0 else k + away
            if 0 <= n < STEPS and chances[n] > 0:
                certain[k] = <float>(sums[n] / chances[n])
                break


cdef float lead_of(Equity equity, const Prospect *prospect, int n, int dealer) noexcept nogil:
    cdef const Result *result = &equity.results[n]
    cdef int side, points, own = 0, others = 0
    for side in range(equity.sides):
        points = result.points[(side - dealer + equity.sides) % equity.sides]
        if equity.outright_side(n, dealer) == side:
            points += OUTRIGHT_WORTH
        if side == prospect.side:
            own = points
        else:
            others += points
    return own - others / <float>(equity.sides - 1)


cdef inline int step_of(float lead) noexcept nogil:
    return min(STEPS - 1, max(0, <int>(2 * (lead + WIDEST_LEAD) + 0.5)))


cdef void blur(const float *certain, float spread, float *blurred) noexcept nogil:
    """The mean around each lead, normally weighted; with no spread the same again."""
    cdef double total, weight, apart
    cdef int n, k
    for n in range(STEPS):
        blurred[n] = certain[n]
        if spread <= 0:
            continue
        total = weight = 0
        for k in range(STEPS):
            apart = (k - n) / (2 * spread)
            weight += exp(-apart * apart / 2)
            total += certain[k] * exp(-apart * apart / 2)
        blurred[n] = <float>(total / weight)


cdef float worth_of_lead(const Prospect *prospect, int plays, float lead) noexcept nogil:
    """Of an expected lead (:data:`SURE` plays: of a lead at the end), between two steps in proportion."""
    cdef float at = min(<float>(STEPS - 1), max(<float>0, 2 * (lead + WIDEST_LEAD)))
    cdef int step = min(STEPS - 2, <int>at)
    cdef const float *worths = prospect.by_lead[min(plays, SURE)]
    return worths[step] + (at - step) * (worths[step + 1] - worths[step])


cdef float worth_at_end(const Prospect *prospect, const Ruleset *rules, const State *state) noexcept nogil:
    """Of a round that is over."""
    cdef int each = most_points(prospect.sides), side, place = 0
    cdef Score score
    score_round(rules, state.piles, state.sweeps, state.declared, &score)
    if score.outright != NOBODY:
        return prospect.outright[score.outright]
    for side in range(prospect.sides):
        place = place * each + min(each - 1, max(0, score.total[side]))
    return prospect.by_points[place]
