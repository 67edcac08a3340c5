# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SEATS, MAX_SIDES, Ruleset, State

cdef enum:
    # What a player sees: its own hand, all hands, or the stock too. More than the first is cheating.
    OWN_HAND_VISIBLE = 0
    HANDS_VISIBLE = 1
    ALL_VISIBLE = 2

cdef struct HiddenCards:
    const Ruleset *rules
    # The cards that a seat cannot see, and by seat how many of them are in its hand; the others are the stock.
    int count
    uint8_t cards[MAX_CARDS]
    int held[MAX_SEATS]
    uint64_t shown[MAX_SEATS]
    int stock
    # What everybody has seen of the hands of this deal, which not all hands explain.
    bint conditional  # if False, nothing, and nothing below is read
    uint64_t possible[MAX_SEATS]  # the cards that the hand can hold
    uint64_t played[MAX_SEATS]
    bint scored  # whether the hands have scored as they were dealt
    int gained[MAX_SIDES]

cdef void find_hidden_cards(
    const Ruleset *rules, const State *state, const uint8_t *order, int seat, int visibility, uint64_t kept,
    HiddenCards *hidden
) noexcept nogil
cdef void find_conditions(const State *state, int first_ace, HiddenCards *hidden) noexcept nogil
cdef bint is_possible(const HiddenCards *hidden, const uint64_t *hands) noexcept nogil
cdef int deal_hidden_cards(
    const HiddenCards *hidden, uint8_t *cards, uint64_t *hands, uint64_t *seed
) noexcept nogil
