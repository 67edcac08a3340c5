# cython: language_level=3
"""A table of positions already looked at. Keys are exact: a position is never taken for another."""

from libc.stdint cimport int16_t, uint32_t, uint64_t

cdef enum:
    WIDEST = 32000
    BUCKET = 2

# What is known of a position; 32 bytes, so that a bucket of two is one line of the cache.
cdef struct Entry:
    uint64_t where
    uint64_t whose
    uint64_t best
    uint32_t age
    int16_t low
    int16_t high

# Entries of an older age are as if they were not there. ``last`` masks the part of the table that is in use.
cdef struct Table:
    void *memory
    Entry *entries
    uint64_t last
    uint32_t age
    int bits

cdef bint open_table(Table *table, int bits) noexcept nogil
cdef void close_table(Table *table) noexcept nogil
cdef void begin(Table *table, int plays) noexcept nogil


cdef inline uint64_t place_of(const Table *table, uint64_t where, uint64_t whose) noexcept nogil:
    cdef uint64_t mixed = (where ^ (whose * <uint64_t>0x9E3779B97F4A7C15)) * <uint64_t>0xBF58476D1CE4E5B9
    mixed ^= mixed >> 29
    mixed *= <uint64_t>0x94D049BB133111EB
    return (mixed ^ (mixed >> 32)) & table.last


cdef inline Entry *entry_for(Table *table, uint64_t where, uint64_t whose) noexcept nogil:
    """The entry of that position; where there is none yet, a fresh one in the place of an older."""
    cdef uint64_t place = place_of(table, where, whose)
    cdef Entry *entry
    cdef int probe
    for probe in range(BUCKET):
        entry = &table.entries[place ^ probe]
        if entry.age != table.age:
            break
        if entry.where == where and entry.whose == whose:
            return entry
    entry.where, entry.whose, entry.age = where, whose, table.age
    entry.low, entry.high, entry.best = -WIDEST, WIDEST, 0
    return entry
