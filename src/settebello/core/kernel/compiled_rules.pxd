# cython: language_level=3
from settebello.core.kernel.structs cimport Ruleset

cdef class CompiledRules:
    cdef Ruleset ruleset
    cdef Ruleset *named  # by the rank that the matta is named; NULL: there is no matta
    cdef readonly object rules

    cdef int name_matta(self, object matta) except -1

cpdef CompiledRules compile_rules(object rules)
