# cython: language_level=3
from libc.stdint cimport uint64_t

cdef class Action:
    cdef uint64_t bits

cdef Action action_of(uint64_t code)
cdef str text_of(uint64_t code)
