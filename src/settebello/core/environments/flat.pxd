# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.kernel.compiled_rules cimport CompiledRules
from settebello.core.kernel.structs cimport Actions

cdef class FlatEncoding:
    cdef CompiledRules compiled
    cdef Actions codes

    cdef int number_of(self, uint64_t code) noexcept nogil
    cdef object sort(self)
