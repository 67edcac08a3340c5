# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.compiled_rules cimport CompiledRules
from settebello.core.kernel.structs cimport MAX_CARDS, Actions, State

cdef struct PastAction:
    State state
    uint64_t code

cdef class Round:
    cdef CompiledRules compiled
    cdef object _rules
    cdef tuple _pack
    cdef int _dealer
    cdef uint8_t order[MAX_CARDS]
    cdef State state
    cdef PastAction *past
    cdef Py_ssize_t action_count
    cdef Py_ssize_t capacity
    cdef Actions buffer

    cdef int checked_seat(self, int seat) except -1
    cdef int checked_side(self, int side) except -1
    cdef bint allows(self, uint64_t code)
    cdef void push(self, uint64_t code) except *
