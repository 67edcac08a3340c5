# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the totals of a game are worth: the stake that a side may expect to win, as match equity in backgammon.

A game is worth 1 to its winner and -1 to a loser, 2 and -2 where the loser loses double; with three sides the winner
has what both others lose. Before a round the equity follows from how rounds end (as seen in self-play); within one,
:mod:`settebello.core.evaluation.round_equity` goes on.
"""

from libc.math cimport fabs
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.kernel.structs cimport MAX_SIDES, NOBODY

cdef enum:
    MOST_STATES = 60_000
    MOST_PASSES = 60

cdef double SETTLED = 1e-5


cdef class Equity:
    """Of every pair (or three) of totals before a round, for each side and each side that may deal.

    Args:
        rules: the game.
        results: how often each end of a round was seen: ``(points by side, side that won outright or -1)`` and a count,
            the last seat dealing.

    Raises:
        IllegalAction: there are no results, or too many different totals (three sides and a far target).
    """

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

    cdef int outright_side(self, int n, int dealer) noexcept nogil:
        cdef int outright = self.results[n].outright
        return NOBODY if outright == NOBODY else (outright + dealer) % self.sides

    cdef void after_result(self, int n, const int *totals, int dealer, int *after) noexcept nogil:
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
