# cython: language_level=3
from libc.stdint cimport uint64_t

cdef class Action:
    cdef uint64_t code

cdef Action action_of(uint64_t code)
