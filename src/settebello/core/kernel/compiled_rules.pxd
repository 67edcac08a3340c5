# cython: language_level=3
from settebello.core.kernel.structs cimport Ruleset

cdef class CompiledRules:
    cdef Ruleset ruleset
    cdef readonly object rules

cpdef CompiledRules compile_rules(object rules)
