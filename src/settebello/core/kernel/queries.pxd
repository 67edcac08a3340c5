# cython: language_level=3
from settebello.core.kernel.structs cimport Ruleset
from settebello.core.kernel.scoring cimport Score
from settebello.core.kernel.turn cimport CaptureScore

cdef object points_by_kind(CaptureScore score)
cdef object score_in_python(const Ruleset *rules, const Score *score)
