# cython: language_level=3
"""How a long search is stopped: by the clock, or by a signal such as Ctrl-C."""

from libc.math cimport INFINITY
from posix.time cimport CLOCK_MONOTONIC

from settebello.core.search.clock cimport seconds_on

cdef extern from "Python.h":
    int PyErr_CheckSignals() noexcept

cdef double BETWEEN_LOOKS = 0.1


cdef void watch_for(Watch *watch, double seconds) noexcept nogil:
    """So many seconds from now; none at all when ``seconds`` is negative."""
    cdef double moment = seconds_on(CLOCK_MONOTONIC)
    watch.deadline = moment + seconds if seconds >= 0 else INFINITY
    watch.next_look = moment + BETWEEN_LOOKS
    watch.stopped = GOES_ON


cdef bint look(Watch *watch) noexcept nogil:
    """Whether to stop; to be asked every few thousand positions, by a search that was given a time."""
    cdef double moment
    if watch.deadline == 0 or watch.stopped:
        return watch.stopped
    moment = seconds_on(CLOCK_MONOTONIC)
    if moment >= watch.deadline:
        watch.stopped = OUT_OF_TIME
    elif moment >= watch.next_look:
        watch.next_look = moment + BETWEEN_LOOKS
        if _signals():
            watch.stopped = INTERRUPTED
    return watch.stopped


cdef int _signals() noexcept with gil:
    """Their handlers run; -1 when one has raised, its exception pending until :func:`finished`."""
    return PyErr_CheckSignals()


cdef bint finished(const Watch *watch) except -1:
    """Whether the search came to its end; raises what a signal's handler has raised."""
    if watch.stopped == INTERRUPTED:
        return _raise_pending()
    return watch.stopped == GOES_ON


cdef int _raise_pending() except? -1:
    return -1
