# cython: language_level=3, cdivision=True
"""Making and clearing a table of positions."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free

cdef enum:
    LINE = 64
    FEWEST_BITS = 6


cdef bint open_table(Table *table, int bits) noexcept nogil:
    """A table of 2**bits positions; False when there is no memory for it."""
    table.memory = calloc((<size_t>1 << bits) * sizeof(Entry) + LINE, 1)
    table.entries = <Entry *>((<size_t>table.memory + LINE - 1) & ~<size_t>(LINE - 1))
    table.bits = bits
    table.last = (<uint64_t>1 << bits) - 1
    table.age = 0
    return table.memory != NULL


cdef void close_table(Table *table) noexcept nogil:
    free(table.memory)
    table.memory = table.entries = NULL


cdef void begin(Table *table, int plays) noexcept nogil:
    """Forget all positions. With few plays to come only a part of the table is used, which stays in the cache."""
    table.age += 1
    table.last = (<uint64_t>1 << min(table.bits, FEWEST_BITS + plays // 4)) - 1
