# cython: language_level=3
"""How a long search is stopped: by the clock, or by a signal such as Ctrl-C."""

cdef enum:
    GOES_ON = 0
    OUT_OF_TIME = 1
    INTERRUPTED = 2

cdef struct Watch:
    double deadline
    double next_look
    int stopped

cdef void watch_for(Watch *watch, double seconds) noexcept nogil
cdef bint look(Watch *watch) noexcept nogil
cdef bint finished(const Watch *watch) except -1
