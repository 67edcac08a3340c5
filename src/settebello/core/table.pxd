# cython: language_level=3
from settebello.core.layout cimport Ruleset
from settebello.core.scoring cimport Score

cdef object score_in_python(const Ruleset *rules, const Score *score)
