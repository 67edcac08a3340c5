# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.compiled_rules cimport CompiledRules
from settebello.core.kernel.structs cimport MAX_CARDS, Actions, State

cdef struct Past:
    State state
    uint64_t code

cdef class Round:
    cdef CompiledRules compiled
    cdef readonly object rules
    cdef readonly tuple pack
    cdef readonly int dealer
    cdef uint8_t order[MAX_CARDS]
    cdef State state
    cdef Past *past
    cdef Py_ssize_t played
    cdef Py_ssize_t room
    cdef Actions buffer

    cdef int known_seat(self, int seat) except -1
    cdef int known_side(self, int side) except -1
    cdef bint allows(self, uint64_t code)
    cdef void push(self, uint64_t code) except *
