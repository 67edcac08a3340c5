# cython: language_level=3
from settebello.core.search.alphabeta cimport Search
from settebello.core.kernel.structs cimport MAX_SIDES, State

# Twice what each side has: its points less the mean of the others'. They add up to nothing.
cdef struct Shares:
    int of[MAX_SIDES]

cdef Shares shares_so_far(const Search *search, const State *state) noexcept nogil
cdef Shares shares_of(Search *search, const State *state, int depth) noexcept nogil
