# cython: language_level=3, cdivision=True
"""Allocating and clearing a transposition table."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free

cdef enum:
    LINE = 64
    FEWEST_BITS = 6


cdef bint open_table(TranspositionTable *table, int bits) noexcept nogil:
    """Allocate a table of 2**bits positions; False when out of memory."""
    table.memory = calloc((<size_t>1 << bits) * sizeof(TableEntry) + LINE, 1)
    table.entries = <TableEntry *>((<size_t>table.memory + LINE - 1) & ~<size_t>(LINE - 1))
    table.bits = bits
    table.last = (<uint64_t>1 << bits) - 1
    table.age = 0
    return table.memory != NULL


cdef void close_table(TranspositionTable *table) noexcept nogil:
    free(table.memory)
    table.memory = table.entries = NULL


cdef void shrink_table(TranspositionTable *table, int plays) noexcept nogil:
    """With few plays to come, use only a part of the table, which stays in cache."""
    table.last = (<uint64_t>1 << min(table.bits, FEWEST_BITS + plays // 4)) - 1
