# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.kernel.round_state cimport PastAction, RoundState

cdef class Round(RoundState):
    cdef int prepare(self, object rules, object pack, object dealer) except -1
    cdef int resume(self, object found) except -1
    cdef bint allows(self, uint64_t code)
    cdef void push(self, uint64_t code) except *
    cdef Round deal_again(self, int seat, uint64_t seed, uint64_t kept, object declared)
    cdef tuple declared_points(self)
