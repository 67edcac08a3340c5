# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.kernel.structs cimport Actions

cdef bint reserve(Actions *actions, int capacity) noexcept nogil
cdef void release(Actions *actions) noexcept nogil
cdef void drop_repeated(Actions *actions, int since, int known) noexcept nogil


cdef inline void add(Actions *actions, uint64_t code) noexcept nogil:
    if actions.count == actions.capacity and not reserve(actions, 2 * actions.capacity + 64):
        return
    actions.codes[actions.count] = code
    actions.count += 1
