# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the totals of a game are worth: the stake that a side may expect to win, as match equity in backgammon.

A game is worth 1 to its winner and -1 to a loser, 2 and -2 where the loser loses double; with three sides the winner
has what both others lose. Before a round the equity follows from how rounds end (as seen in self-play); within one, a
lead that is only expected is spread by how far off such expectations have been.
"""

from libc.math cimport exp, fabs
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.layout cimport MAX_SIDES, NOBODY, Ruleset, State
from settebello.core.points cimport OUTRIGHT_WORTH
from settebello.core.scoring cimport Score, score_round

cdef enum:
    MOST_STATES = 60_000
    MOST_PASSES = 60
    UNITS = 15_000

cdef float LEAST_SPREAD = 0.25
cdef double SETTLED = 1e-5

# How a round ended, the sides counted from the dealer's.
cdef struct Result:
    int points[MAX_SIDES]
    int outright
    double chance


cdef class Equity:
    """Of every pair (or three) of totals before a round, for each side and each side that may deal.

    Args:
        rules: the game.
        results: how often each end of a round was seen: ``(points by side, side that won outright or -1)`` and a count,
            the last seat dealing.

    Raises:
        IllegalAction: there are no results, or too many different totals (three sides and a far target).
    """

    cdef int sides, target, per_total
    cdef bint doubles
    cdef Result *results
    cdef int count
    cdef double *table

    def __init__(self, rules, results):
        cdef int side, n = 0, states = 1
        self.sides, self.target, self.doubles = rules.sides, rules.finish.target, rules.finish.double_game
        self.per_total = self.target + 1
        if not can_be_told(rules) or not results:
            raise IllegalAction("The equity of this game cannot be told: its target is too far, or no rounds were seen.")
        self.count = len(results)
        self.results = <Result *>calloc(self.count, sizeof(Result))
        for side in range(self.sides):
            states *= self.per_total
        self.table = <double *>calloc(states * self.sides * self.sides, sizeof(double))
        if self.results == NULL or self.table == NULL:
            raise MemoryError
        total, dealer = sum(results.values()), rules.side_of(rules.seats - 1)
        for (points, outright), times in results.items():
            for side in range(self.sides):
                self.results[n].points[side] = points[(side + dealer) % self.sides]
            self.results[n].outright = NOBODY if outright < 0 else (outright - dealer + self.sides) % self.sides
            self.results[n].chance = times / <double>total
            n += 1
        with nogil:
            self.settle()

    def __dealloc__(self):
        free(self.results)
        free(self.table)

    def worth(self, totals, int dealer):
        """What these totals are worth to each side before a round that side ``dealer`` deals."""
        cdef int points[MAX_SIDES]
        cdef double worth[MAX_SIDES]
        for side in range(self.sides):
            points[side] = totals[side]
        self.worth_between(points, dealer, worth)
        return tuple([worth[side] for side in range(self.sides)])

    cdef double *entry(self, const int *totals, int dealer) noexcept nogil:
        cdef int side, place = 0
        for side in range(self.sides):
            place = place * self.per_total + totals[side]
        return &self.table[(place * self.sides + dealer) * self.sides]

    cdef void worth_between(self, const int *totals, int dealer, double *worth) noexcept nogil:
        """Between two rounds. Totals level beyond the target are as good as level at it."""
        cdef int at[MAX_SIDES]
        cdef int side, best = 0
        cdef const double *entry
        for side in range(self.sides):
            best = max(best, totals[side])
        for side in range(self.sides):
            at[side] = min(self.target, max(0, totals[side] - max(0, best - self.target)))
        entry = self.entry(at, dealer)
        for side in range(self.sides):
            worth[side] = entry[side]

    cdef void worth_after(self, const int *totals, int outright, int next_dealer, double *worth) noexcept nogil:
        """After a round: of the game that is over, or of the totals."""
        cdef int side, best = -1, leaders = 0, winner = outright
        cdef double stake
        for side in range(self.sides):
            if totals[side] > best:
                best, leaders = totals[side], 0
                if outright == NOBODY:
                    winner = side
            leaders += totals[side] == best
        if outright == NOBODY and (best < self.target or leaders > 1):
            self.worth_between(totals, next_dealer, worth)
            return
        worth[winner] = 0
        for side in range(self.sides):
            if side != winner:
                stake = 2 if self.doubles and 2 * totals[side] < self.target else 1
                worth[side] = -stake
                worth[winner] += stake

    cdef double improve(self, const int *totals, int dealer) noexcept nogil:
        """Count one entry anew; by how much it changed."""
        cdef int after[MAX_SIDES]
        cdef double mean[MAX_SIDES]
        cdef double worth[MAX_SIDES]
        cdef double change = 0
        cdef double *entry = self.entry(totals, dealer)
        cdef int n, side
        memset(mean, 0, sizeof(mean))
        for n in range(self.count):
            self.after_result(n, totals, dealer, after)
            self.worth_after(after, self.outright_side(n, dealer), (dealer + 1) % self.sides, worth)
            for side in range(self.sides):
                mean[side] += self.results[n].chance * worth[side]
        for side in range(self.sides):
            change = max(change, fabs(mean[side] - entry[side]))
            entry[side] = mean[side]
        return change

    cdef inline int outright_side(self, int n, int dealer) noexcept nogil:
        cdef int outright = self.results[n].outright
        return NOBODY if outright == NOBODY else (outright + dealer) % self.sides

    cdef inline void after_result(self, int n, const int *totals, int dealer, int *after) noexcept nogil:
        cdef int side
        for side in range(self.sides):
            after[side] = totals[side] + self.results[n].points[(side - dealer + self.sides) % self.sides]

    cdef void settle(self) noexcept nogil:
        """From the highest totals down, until nothing changes: rounds seldom lead back."""
        cdef int totals[MAX_SIDES]
        cdef int states = 1, passes, place, rest, side, dealer
        cdef double change
        for side in range(self.sides):
            states *= self.per_total
        for passes in range(MOST_PASSES):
            change = 0
            for place in range(states - 1, -1, -1):
                rest = place
                for side in range(self.sides - 1, -1, -1):
                    totals[side] = rest % self.per_total
                    rest //= self.per_total
                for dealer in range(self.sides):
                    change = max(change, self.improve(totals, dealer))
            if change < SETTLED:
                return


def can_be_told(rules):
    """Whether a table of all totals is of a bearable size."""
    return (rules.finish.target + 1) ** rules.sides <= MOST_STATES


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
