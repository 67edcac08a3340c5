# cython: language_level=3
"""A table of positions already looked at. Keys are exact: a position is never taken for another."""

from libc.stdint cimport int16_t, uint32_t, uint64_t

from settebello.core.kernel.structs cimport IN_DECLARE, State

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


# Three sides: an entry holds the pile of side 2 as the third word of its key, and what sides 0 and 1 gain.


cdef inline Entry *known_shares(Table *table, uint64_t where, uint64_t whose, uint64_t third) noexcept nogil:
    cdef uint64_t place = place_of(table, where ^ (third << 20), whose)
    cdef Entry *entry
    cdef int probe
    for probe in range(BUCKET):
        entry = &table.entries[place ^ probe]
        if entry.age == table.age and entry.where == where and entry.whose == whose and entry.best == third:
            return entry
    return NULL


cdef inline void keep_shares(
    Table *table, uint64_t where, uint64_t whose, uint64_t third, int16_t first, int16_t second
) noexcept nogil:
    """In the place of an older entry, if there is one."""
    cdef uint64_t place = place_of(table, where ^ (third << 20), whose)
    cdef Entry *entry = &table.entries[place]
    if entry.age == table.age:
        entry = &table.entries[place ^ 1]
    entry.where, entry.whose, entry.best, entry.age = where, whose, third, table.age
    entry.low, entry.high = first, second


# Keys


cdef inline uint64_t where_key(const State *state, bint with_points) noexcept nogil:
    """With :func:`whose_key`: where each dealt card is (in a hand or with side 2, on the table, with side 0 or 1), as
    two bits, and where asked for what both sides have had so far. Who declared matters while others still decide."""
    cdef uint64_t key = state.table | state.piles[1] | <uint64_t>state.phase << 40
    if state.phase == IN_DECLARE:
        key |= <uint64_t>state.decided << 43 | <uint64_t>state.declarers << 46
    if with_points:
        key |= <uint64_t>state.sweeps[0] << 52 | <uint64_t>state.sweeps[1] << 58
    return key


cdef inline uint64_t whose_key(const State *state, bint with_points) noexcept nogil:
    cdef uint64_t key = state.piles[0] | state.piles[1]
    key |= <uint64_t>(state.last_side + 1) << 40 | <uint64_t>(state.last_deal == state.deal) << 42
    if with_points:
        key |= <uint64_t>state.declared[0] << 43 | <uint64_t>state.declared[1] << 53
    return key
