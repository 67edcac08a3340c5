# cython: language_level=3
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from settebello.core.layout cimport Actions, Ruleset, State

cdef enum:
    DEEPEST = 96

cdef struct Entry:
    uint64_t where
    uint64_t whose
    uint32_t age
    int16_t low
    int16_t high
    uint64_t best

cdef struct Table:
    Entry *entries
    uint64_t last
    uint32_t age

cdef struct Search:
    const Ruleset *rules
    const uint8_t *order
    Table *table
    Actions levels[DEEPEST]
    uint64_t nodes

cdef bint open_table(Table *table, int bits) noexcept nogil
cdef void close_table(Table *table) noexcept nogil
cdef int final_difference(const Ruleset *rules, const State *state) noexcept nogil
cdef int gained(const Ruleset *rules, const State *before, const State *after) noexcept nogil
cdef int solve_state(Search *search, const State *state, int low, int high, int depth) noexcept nogil
cdef void start_search(Search *search, const Ruleset *rules, const uint8_t *order, Table *table) noexcept nogil
cdef void end_search(Search *search) noexcept nogil
