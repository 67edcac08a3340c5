# cython: language_level=3
from settebello.core.search.alphabeta cimport Search
from settebello.core.kernel.structs cimport MAX_SIDES, State

# By side, its margin (points less the mean of the others') times one less than the number of sides. They add up to 0.
cdef struct Payoffs:
    int of[MAX_SIDES]

cdef Payoffs payoffs_so_far(const Search *search, const State *state) noexcept nogil
cdef Payoffs maxn_payoffs(Search *search, const State *state, int depth) noexcept nogil
