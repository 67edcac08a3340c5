# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport Actions, Ruleset, State

cdef struct CaptureScore:
    # The points of one capture, by what they are for.
    int fall
    int one_suit
    int many
    int sweep

cdef void generate_captures(const Ruleset *rules, uint64_t table, int card, bint first, Actions *into) noexcept nogil
cdef bint may_sweep(const Ruleset *rules, int value, bint last_card) noexcept nogil
cdef uint64_t playable_cards(const Ruleset *rules, const State *state) noexcept nogil
cdef void plays_of_card(const Ruleset *rules, const State *state, int card, Actions *into) noexcept nogil
cdef void legal_plays(const Ruleset *rules, const State *state, Actions *into) noexcept nogil
cdef void legal_actions(const Ruleset *rules, const State *state, Actions *into) noexcept nogil
cdef CaptureScore score_of_capture(const Ruleset *rules, const State *state, uint64_t code) noexcept nogil
cdef void apply_action(const Ruleset *rules, const uint8_t *order, State *state, uint64_t code) noexcept nogil
cdef int playout(
    const Ruleset *rules, const uint8_t *order, State *state, Actions *buffer, uint64_t *seed
) noexcept nogil
