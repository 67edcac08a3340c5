# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Lists of actions: they grow as actions are added. All functions run without the interpreter lock."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, realloc

from settebello.core.kernel.structs cimport Actions


cdef bint reserve(Actions *actions, int capacity) noexcept nogil:
    """Grow the list; False when out of memory."""
    cdef uint64_t *codes = <uint64_t *>realloc(actions.codes, <size_t>capacity * sizeof(uint64_t))
    if codes == NULL:
        return False
    actions.codes = codes
    actions.capacity = capacity
    return True


cdef void release(Actions *actions) noexcept nogil:
    free(actions.codes)
    actions.codes = NULL
    actions.count = actions.capacity = 0


cdef void drop_repeated(Actions *actions, int since, int known) noexcept nogil:
    """Of the actions from ``known`` on, drop those that are among the actions from ``since`` to ``known``."""
    cdef int n, k, kept = known
    for n in range(known, actions.count):
        for k in range(since, known):
            if actions.codes[k] == actions.codes[n]:
                break
        else:
            actions.codes[kept] = actions.codes[n]
            kept += 1
    actions.count = kept
