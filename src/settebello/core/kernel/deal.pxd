# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport Ruleset, State

cdef uint64_t next_card(const uint8_t *order, State *state) noexcept nogil
cdef void first_deal(const Ruleset *rules, const uint8_t *order, State *state) noexcept nogil
cdef void start_round(const Ruleset *rules, const uint8_t *order, int dealer, State *state) noexcept nogil
cdef void deal_attempt(
    const Ruleset *rules, const uint8_t *order, int dealer, int attempt, State *state
) noexcept nogil
cdef bint wins_for_dealer(const Ruleset *rules, uint64_t table) noexcept nogil
cdef void end_deal(const Ruleset *rules, const uint8_t *order, State *state) noexcept nogil


cdef inline int next_seat(const Ruleset *rules, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < rules.seats else 0
