# cython: language_level=3
"""The time budget of a long search, which also ends at a signal such as Ctrl-C."""

from libc.math cimport INFINITY

from settebello.core.search.clock cimport MONOTONIC_TIME, seconds_on

cdef extern from "Python.h":
    int PyErr_CheckSignals() noexcept

cdef double CHECK_INTERVAL = 0.1


cdef void start_budget(TimeBudget *budget, double seconds) noexcept nogil:
    """Start a budget of ``seconds`` from now; negative: unlimited."""
    cdef double moment = seconds_on(MONOTONIC_TIME)
    budget.deadline = moment + seconds if seconds >= 0 else INFINITY
    budget.next_check = moment + CHECK_INTERVAL
    budget.stopped = GOES_ON


cdef bint should_stop(TimeBudget *budget) noexcept nogil:
    """Whether to stop. Call it every few thousand positions."""
    cdef double moment
    if budget.deadline == 0 or budget.stopped:
        return budget.stopped
    moment = seconds_on(MONOTONIC_TIME)
    if moment >= budget.deadline:
        budget.stopped = OUT_OF_TIME
    elif moment >= budget.next_check:
        budget.next_check = moment + CHECK_INTERVAL
        if _signals():
            budget.stopped = INTERRUPTED
    return budget.stopped


cdef int _signals() noexcept with gil:
    """Run signal handlers; -1 when one has raised. The exception is pending until :func:`completed`."""
    return PyErr_CheckSignals()


cdef bint completed(const TimeBudget *budget) except -1:
    """Whether the search was not stopped. Raises the exception of a signal handler."""
    if budget.stopped == INTERRUPTED:
        return _raise_pending()
    return budget.stopped == GOES_ON


cdef int _raise_pending() except? -1:
    return -1
