# cython: language_level=3
cimport cython

from settebello.core.kernel.structs cimport MAX_SIDES

# How a round ended, the sides counted from the dealer's.
cdef struct Result:
    int points[MAX_SIDES]
    int outright
    double chance

@cython.final
cdef class Equity:
    cdef int sides, target, per_total
    cdef bint doubles
    cdef Result *results
    cdef int count
    cdef double *table

    cdef double *entry(self, const int *totals, int dealer) noexcept nogil
    cdef void worth_between(self, const int *totals, int dealer, double *worth) noexcept nogil
    cdef void worth_after(self, const int *totals, int outright, int next_dealer, double *worth) noexcept nogil
    cdef double improve(self, const int *totals, int dealer) noexcept nogil
    cdef int outright_side(self, int n, int dealer) noexcept nogil
    cdef void after_result(self, int n, const int *totals, int dealer, int *after) noexcept nogil
    cdef void settle(self) noexcept nogil
