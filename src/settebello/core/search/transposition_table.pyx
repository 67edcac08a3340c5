# cython: language_level=3, cdivision=True
"""Allocating a transposition table."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free

cdef enum:
    LINE = 64
    FEWEST_BITS = 6


cdef bint open_table(TranspositionTable *table, int bits) noexcept nogil:
    """Allocate a table of 2**bits positions; False when out of memory."""
    table.memory = calloc((<size_t>1 << bits) * sizeof(TableEntry) + LINE, 1)
    table.entries = <TableEntry *>((<size_t>table.memory + LINE - 1) & ~<size_t>(LINE - 1))
    table.last = (<uint64_t>1 << bits) - 1
    table.bits = bits if table.memory != NULL else 0
    table.age = 0
    return table.memory != NULL


cdef void close_table(TranspositionTable *table) noexcept nogil:
    free(table.memory)
    table.memory = table.entries = NULL
    table.bits = 0


cdef bint fit_table(TranspositionTable *table, int most_bits, int plays) noexcept nogil:
    """Open a table of a size for so many plays to come, at most 2**most_bits positions, or use a part of one that is
    larger. A small one stays in cache. False when out of memory."""
    cdef int bits = min(most_bits, FEWEST_BITS + plays // 4)
    if table.bits < bits:
        close_table(table)
        if not open_table(table, bits):
            return False
    table.last = (<uint64_t>1 << bits) - 1
    return True
