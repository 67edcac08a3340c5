# cython: language_level=3
from settebello.core.layout cimport Ruleset

cdef class CompiledRules:
    cdef Ruleset ruleset
    cdef readonly object rules

cpdef CompiledRules compiled(object rules)
