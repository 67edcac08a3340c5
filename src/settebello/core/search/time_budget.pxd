# cython: language_level=3
"""The time budget of a long search, which also ends at a signal such as Ctrl-C."""

cdef enum:
    GOES_ON = 0
    OUT_OF_TIME = 1
    INTERRUPTED = 2

cdef struct TimeBudget:
    double deadline
    double next_check
    int stopped

cdef void start_budget(TimeBudget *budget, double seconds) noexcept nogil
cdef bint should_stop(TimeBudget *budget) noexcept nogil
cdef bint completed(const TimeBudget *budget) except -1
