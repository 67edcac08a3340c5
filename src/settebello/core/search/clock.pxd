# cython: language_level=3
"""Clocks for the time limits of a search."""

from posix.time cimport CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, clock_gettime, clockid_t, timespec


cdef inline clockid_t clock_of(bint processor_time) noexcept nogil:
    """The clock of wall time, or that of the processor time of this thread."""
    return CLOCK_THREAD_CPUTIME_ID if processor_time else CLOCK_MONOTONIC


cdef inline double seconds_on(clockid_t clock) noexcept nogil:
    cdef timespec time
    clock_gettime(clock, &time)
    return time.tv_sec + time.tv_nsec * 1e-9
