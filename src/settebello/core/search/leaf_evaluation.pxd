# cython: language_level=3
from libc.stdint cimport uint64_t

from settebello.core.evaluation.features cimport hand_value
from settebello.core.search.context cimport Evaluation, Objectives, SearchContext
from settebello.core.kernel.structs cimport IS_OVER, State

cdef enum:
    CACHE_BITS = 12
    CACHE_SIZE = 1 << CACHE_BITS

cdef void evaluate_public(
    const SearchContext *context, const State *after, int side, Evaluation *evaluation
) noexcept nogil
cdef Objectives objectives_of(const SearchContext *context, const State *after, float margin_to_come) noexcept nogil
cdef Objectives objectives_at_end(const SearchContext *context, const State *after) noexcept nogil
cdef Objectives leaf_values(
    SearchContext *context, const State *after, int mover, const Evaluation *evaluation, int start, int count
) noexcept nogil


cdef inline float value_with_hand(
    const SearchContext *context, const State *after, const Evaluation *evaluation, uint64_t hand
) noexcept nogil:
    """The value of a position for the side that has just played, whose player holds ``hand``."""
    if after.phase == IS_OVER:
        return evaluation.value
    return evaluation.value + hand_value(context.rules, context.weights, &evaluation.features, hand)
