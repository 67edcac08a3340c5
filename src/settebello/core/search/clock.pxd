# cython: language_level=3
"""The clocks by which a search keeps its time."""

from posix.time cimport CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, clock_gettime, clockid_t, timespec


cdef inline clockid_t clock_of(bint processor_time) noexcept nogil:
    """The time gone by, or that in which this thread has worked."""
    return CLOCK_THREAD_CPUTIME_ID if processor_time else CLOCK_MONOTONIC


cdef inline double seconds_on(clockid_t clock) noexcept nogil:
    cdef timespec time
    clock_gettime(clock, &time)
    return time.tv_sec + time.tv_nsec * 1e-9
