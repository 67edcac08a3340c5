# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.compiled_rules cimport CompiledRules
from settebello.core.kernel.hidden_cards cimport HiddenCards
from settebello.core.kernel.structs cimport MAX_CARDS, Actions, PastAction, State

cdef class Round:
    cdef CompiledRules compiled
    cdef object _rules
    cdef tuple _pack
    cdef int _dealer
    cdef int attempt
    cdef uint8_t order[MAX_CARDS]
    cdef State state
    cdef PastAction *past
    cdef Py_ssize_t action_count
    cdef Py_ssize_t capacity
    cdef Actions buffer
    cdef object maker  # the function behind the cached results of history_as
    cdef list made
    cdef object _begun  # the position where the round began, or None if it began with the deal

    cdef int prepare(self, object rules, object pack, object dealer) except -1
    cdef int resume(self, object found) except -1
    cdef Round deal_again(self, int seat, uint64_t seed, uint64_t kept, object declared)
    cdef tuple declared_points(self)
    cdef bint has_first_deal(self)
    cdef int sweeps_of_dealer(self, int side)
    cdef const State *first_state(self) noexcept
    cdef void find_hidden_cards(self, int seat, int visibility, uint64_t kept, HiddenCards *hidden)
    cdef bint find_played_cards(self, uint64_t *played)
    cdef int first_ace(self)
    cdef int checked_seat(self, object seat) except -1
    cdef int checked_side(self, object side) except -1
    cdef bint allows(self, uint64_t code)
    cdef void push(self, uint64_t code) except *
