# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Match equity, as in backgammon: the stake that a side can expect to win at given totals.

A game is worth 1 to its winner and -1 to a loser, or 2 and -2 if the loser loses double. With more than two sides
the winner gains what all others lose. The equity before a round follows from how rounds end, as measured in self-play.
Within a round :mod:`settebello.core.evaluation.round_equity` takes over.
"""

from libc.math cimport fabs
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.kernel.game_end cimport Standing, standing_of
from settebello.core.kernel.structs cimport MAX_SIDES, NOBODY

cdef enum:
    MAX_STATES = 60_000
    MAX_PASSES = 60

cdef double TOLERANCE = 1e-5


cdef class Equity:
    """A table of the equity of each side, for all totals before a round and each side that may deal it.

    Args:
        rules: the rules of the game.
        results: how often each result of a round occurred with the last seat dealing. A key is
            ``(points by side, side that won outright or -1)``.

    Raises:
        IllegalAction: there are no results, or too many different totals (several sides and a high target).

    >>> from settebello.rules import Rules
    >>> equity = Equity(Rules(), {((3, 1), -1): 1, ((1, 3), -1): 1})
    >>> equity.by_side((10, 0), dealer=0)
    (1.0, -1.0)
    """

    def __init__(self, rules, results):
        cdef int from_next[MAX_SIDES]
        cdef int side, n = 0, states = 1
        self.sides, self.target, self.doubles = rules.sides, rules.finish.target, rules.finish.double_game
        self.sign = rules.finish.sign
        self.new_game_at_tie, self.king_decides = rules.finish.tie == "new-game", rules.finish.tie == "king"
        self.per_total = self.target + 1
        if not can_compute_equity(rules) or not results:
            raise IllegalAction("This game has no equity table: its target is too high, or no results were given.")
        self.count = len(results)
        self.results = <RoundResult *>calloc(self.count, sizeof(RoundResult))
        for side in range(self.sides):
            states *= self.per_total
        self.table = <double *>calloc(states * self.sides, sizeof(double))
        if self.results == NULL or self.table == NULL:
            raise MemoryError
        total, dealer = sum(results.values()), rules.side_of(rules.seats - 1)
        for (points, outright), times in results.items():
            for side in range(self.sides):
                self.results[n].points[side] = points[(side + dealer) % self.sides]
            self.results[n].outright = NOBODY if outright < 0 else (outright - dealer + self.sides) % self.sides
            self.results[n].chance = times / <double>total
            self.count_from_next(self.results[n].points, from_next)
            self.results[n].step = self.place_of(from_next)
            n += 1
        with nogil:
            self.iterate_to_convergence()

    def __dealloc__(self):
        free(self.results)
        free(self.table)

    def by_side(self, totals, int dealer):
        """The equity of each side before a round.

        Args:
            totals: points by side.
            dealer: the side that deals the round.

        Returns:
            By side, from -2 to 2; 1 is a game won, 2 a game that the loser loses double. With more than two sides
            the winner has what all others lose.
        """
        cdef int points[MAX_SIDES]
        cdef double worth[MAX_SIDES]
        for side in range(self.sides):
            points[side] = totals[side]
        self.equity_between_rounds(points, dealer, worth)
        return tuple([worth[side] for side in range(self.sides)])

    cdef int place_of(self, const int *totals) noexcept nogil:
        """The index of an entry, whose totals and values are counted from the dealer's side."""
        cdef int side, place = 0
        for side in range(self.sides):
            place = place * self.per_total + totals[side]
        return place

    cdef void equity_between_rounds(self, const int *totals, int dealer, double *worth) noexcept nogil:
        """The equity before a round. A tie above the target is worth the same as a tie at the target."""
        cdef int at[MAX_SIDES]
        cdef int n, side, best = 0
        cdef const double *entry
        for side in range(self.sides):
            best = max(best, totals[side])
        for n in range(self.sides):
            side = (dealer + n) % self.sides
            at[n] = min(self.target, max(0, totals[side] - max(0, best - self.target)))
        entry = &self.table[self.place_of(at) * self.sides]
        for n in range(self.sides):
            worth[(dealer + n) % self.sides] = entry[n]

    cdef void equity_after_round(
        self, const int *totals, int outright, int king, int next_dealer, double *worth
    ) noexcept nogil:
        """The equity after a round: the stakes of a game that is over, or the equity before the next round.

        Args:
            totals: by side, with the round.
            outright: the side that has won outright, or NOBODY.
            king: the side that took the king in it; NOBODY: that is not known, or the king decides nothing.
            next_dealer: the side that deals the next round.
            worth: is filled by side.
        """
        cdef Standing now = standing_of(totals, self.sides, self.sign)
        cdef int nothing[MAX_SIDES]
        if outright != NOBODY or (now.most >= self.target and now.leaders == 1):
            self.stakes_of(totals, now.best if outright == NOBODY else outright, worth)
        elif now.most < self.target:
            self.equity_between_rounds(totals, next_dealer, worth)
        elif self.king_decides and king != NOBODY and totals[king] == totals[now.best]:
            self.stakes_of(totals, king, worth)
        elif self.king_decides and king == NOBODY:
            self.split_tie(totals, now.best, worth)
        elif self.new_game_at_tie:
            memset(nothing, 0, sizeof(nothing))
            self.equity_between_rounds(nothing, next_dealer, worth)
        else:
            self.equity_between_rounds(totals, next_dealer, worth)

    cdef void stakes_of(self, const int *totals, int winner, double *worth) noexcept nogil:
        """The stakes of a game that is over."""
        cdef int side
        cdef double stake
        worth[winner] = 0
        for side in range(self.sides):
            if side != winner:
                stake = 2 if self.doubles and 2 * totals[side] < self.target else 1
                worth[side] = -stake
                worth[winner] += stake

    cdef void split_tie(self, const int *totals, int best, double *worth) noexcept nogil:
        """The mean of the stakes over the sides that are level with ``best``, each as likely to have the king."""
        cdef int side, winner, level = 0
        cdef double won[MAX_SIDES]
        for side in range(self.sides):
            worth[side] = 0
        for winner in range(self.sides):
            if totals[winner] == totals[best]:
                level += 1
                self.stakes_of(totals, winner, won)
                for side in range(self.sides):
                    worth[side] += won[side]
        for side in range(self.sides):
            worth[side] /= level

    cdef double update_entry(self, const int *totals) noexcept nogil:
        """Recompute the entry of totals that are counted from the dealer's side, and return by how much it changed."""
        cdef double mean[MAX_SIDES]
        cdef double over[MAX_SIDES]
        cdef double change = 0
        cdef double *entry = &self.table[self.place_of(totals) * self.sides]
        cdef const double *worth
        cdef const RoundResult *end
        cdef int from_next[MAX_SIDES]
        cdef int n, side, place
        memset(mean, 0, sizeof(mean))
        self.count_from_next(totals, from_next)
        place = self.place_of(from_next)
        for n in range(self.count):
            end = &self.results[n]
            if self.goes_on(totals, end):  # as equity_after_round would find, without the cases that it looks at
                worth = &self.table[(place + end.step) * self.sides]
            else:
                self.equity_after_result(totals, end, over)
                worth = over
            for side in range(self.sides):
                mean[side] += end.chance * worth[side]
        for side in range(self.sides):
            change = max(change, fabs(mean[self.side_from_next(side)] - entry[side]))
            entry[side] = mean[self.side_from_next(side)]
        return change

    cdef inline bint goes_on(self, const int *totals, const RoundResult *end) noexcept nogil:
        """Whether the game goes on after a result, with totals that have an entry."""
        cdef int side
        if end.outright != NOBODY:
            return False
        for side in range(self.sides):
            if not 0 <= totals[side] + end.points[side] < self.target:
                return False
        return True

    cdef void equity_after_result(self, const int *totals, const RoundResult *end, double *worth) noexcept nogil:
        """The equity after a result, by side, counted from the side that deals next."""
        cdef int after[MAX_SIDES]
        cdef int side
        for side in range(self.sides):
            after[self.side_from_next(side)] = totals[side] + end.points[side]
        side = NOBODY if end.outright == NOBODY else self.side_from_next(end.outright)
        self.equity_after_round(after, side, NOBODY, 0, worth)

    cdef void count_from_next(self, const int *points, int *from_next) noexcept nogil:
        """Fill ``from_next`` with points by side, counted from the side that deals next instead of the dealer's."""
        cdef int side
        for side in range(self.sides):
            from_next[self.side_from_next(side)] = points[side]

    cdef inline int side_from_next(self, int side) noexcept nogil:
        """The number of a side, counted from the side that deals next instead of the dealer's."""
        return self.sides - 1 if side == 0 else side - 1

    cdef int outright_side(self, int n, int dealer) noexcept nogil:
        cdef int outright = self.results[n].outright
        return NOBODY if outright == NOBODY else (outright + dealer) % self.sides

    cdef void after_result(self, int n, const int *totals, int dealer, int *after) noexcept nogil:
        cdef int side
        for side in range(self.sides):
            after[side] = totals[side] + self.results[n].points[(side - dealer + self.sides) % self.sides]

    cdef void iterate_to_convergence(self) noexcept nogil:
        """Value iteration from the highest totals down; totals rarely fall, so it converges fast."""
        cdef int totals[MAX_SIDES]
        cdef int states = 1, passes, place, rest, side
        cdef double change
        for side in range(self.sides):
            states *= self.per_total
        for passes in range(MAX_PASSES):
            change = 0
            for place in range(states - 1, -1, -1):
                rest = place
                for side in range(self.sides - 1, -1, -1):
                    totals[side] = rest % self.per_total
                    rest //= self.per_total
                change = max(change, self.update_entry(totals))
            if change < TOLERANCE:
                return


def can_compute_equity(rules):
    """Whether the table of all totals is small enough to compute (not with several sides and a high target)."""
    return (rules.finish.target + 1) ** rules.sides <= MAX_STATES
