# cython: language_level=3
from libc.stdint cimport uint16_t, uint64_t

from settebello.core.kernel.structs cimport Ruleset, State

cdef enum:
    # Where each group of binary features begins. Groups per side: mine, then each other side (two at most).
    CARD_BITS = 40
    COUNTS = 41
    GROUP_HAND = 0
    GROUP_TABLE = 40
    GROUP_PLAYS = 80
    GROUP_LAST = 121
    GROUP_DANGER = 125
    GROUP_TABLE_SIZE = 132
    GROUP_TABLE_SUM = 145
    GROUP_TAKEN_BY = 186
    GROUP_TABLE_BONUS = 196
    GROUP_UNSEEN_BONUS = 207
    GROUP_VALUES = 218
    GROUP_PRIMES = 468
    GROUP_SIDES = 509
    # Inside the group of one side.
    SIDE_PILE = 0
    SIDE_SIZE = 40
    SIDE_BONUS = 81
    SIDE_PRIME = 92
    SIDE_RUN_UP = 136
    SIDE_RUN_DOWN = 147
    SIDE_NEEDS_CARDS = 158
    SIDE_SEVENS = 180
    SIDE_FEATURES = 205
    GROUP_CONTEXT = GROUP_SIDES + 3 * SIDE_FEATURES
    CONTEXTS = 60
    FEATURES = GROUP_CONTEXT + 10 * CONTEXTS
    MOST_ACTIVE = 200

# What all see: the active features, and for each capture value the feature of a card of that value in hand.
cdef struct Sight:
    uint16_t active[MOST_ACTIVE]
    int count
    uint16_t context[11]

cdef void look(const Ruleset *rules, const State *state, int side, Sight *sight) noexcept nogil
cdef float sight_value(const float *weights, const Sight *sight) noexcept nogil
cdef float hand_value(const Ruleset *rules, const float *weights, const Sight *sight, uint64_t hand) noexcept nogil
cdef void add_hand(const Ruleset *rules, Sight *sight, uint64_t hand) noexcept nogil
