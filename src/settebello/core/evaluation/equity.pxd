# cython: language_level=3
cimport cython

from settebello.core.kernel.structs cimport MAX_SIDES

# How a round ended. Sides are counted from the dealer's. ``step`` is the distance in the table from the totals before to
# those after, both counted from the side that deals next.
cdef struct RoundResult:
    int points[MAX_SIDES]
    int outright
    int step
    double chance

@cython.final
cdef class Equity:
    cdef int sides, target, per_total, sign
    cdef bint doubles, new_game_at_tie, king_decides
    cdef RoundResult *results
    cdef int count
    cdef double *table

    cdef int place_of(self, const int *totals) noexcept nogil
    cdef void equity_between_rounds(self, const int *totals, int dealer, double *worth) noexcept nogil
    cdef void equity_after_round(
        self, const int *totals, int outright, int king, int next_dealer, double *worth
    ) noexcept nogil
    cdef void stakes_of(self, const int *totals, int winner, double *worth) noexcept nogil
    cdef void split_tie(self, const int *totals, int best, double *worth) noexcept nogil
    cdef double update_entry(self, const int *totals) noexcept nogil
    cdef bint goes_on(self, const int *totals, const RoundResult *end) noexcept nogil
    cdef void equity_after_result(self, const int *totals, const RoundResult *end, double *worth) noexcept nogil
    cdef void count_from_next(self, const int *points, int *from_next) noexcept nogil
    cdef int side_from_next(self, int side) noexcept nogil
    cdef int outright_side(self, int n, int dealer) noexcept nogil
    cdef void after_result(self, int n, const int *totals, int dealer, int *after) noexcept nogil
    cdef void iterate_to_convergence(self) noexcept nogil
