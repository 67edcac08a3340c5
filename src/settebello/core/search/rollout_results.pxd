# cython: language_level=3
"""The results of the worlds of a rollout, and the means and errors over them."""

from settebello.core.kernel.structs cimport LINES, State
from settebello.core.search.context cimport Objectives, SearchContext

# What one action led to in one world. ``lines``: by score line, the points of the side less the mean of the others'.
cdef struct WorldResult:
    Objectives values
    float swept
    float lines[LINES]


cdef void score_world(const SearchContext *context, const State *state, WorldResult *result) noexcept nogil
cdef tuple summarize(const SearchContext *context, const WorldResult *results, int worlds, int actions)
