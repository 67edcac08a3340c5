# cython: language_level=3
from libc.stdint cimport uint16_t, uint64_t

from settebello.core.kernel.structs cimport MAX_SIDES, RANKS, Ruleset, State

cdef enum:
    # Offset of each group of binary features. Groups per side: the side itself, then each other side; the
    # third other side, and that it captured last, come after all else.
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
    VALUE_FEATURES = 25
    GROUP_PRIMES = 468
    GROUP_SIDES = 509
    # Offsets within the group of one side.
    SIDE_PILE = 0
    SIDE_SIZE = 40
    SIDE_BONUS = 81
    SIDE_PRIME = 92
    SIDE_RUN_UP = 136
    SIDE_RUN_DOWN = 147
    SIDE_NEEDS_CARDS = 158
    SIDE_SEVENS = 180
    SIDE_FEATURES = 205
    GROUP_HAND_CONTEXT = GROUP_SIDES + 3 * SIDE_FEATURES
    HAND_CONTEXTS = 60
    FEATURES = GROUP_HAND_CONTEXT + 10 * HAND_CONTEXTS
    LAST_FOURTH = FEATURES
    GROUP_FOURTH_SIDE = LAST_FOURTH + 1
    WIDE_START = GROUP_FOURTH_SIDE + SIDE_FEATURES
    # With a pack of 52: what has no place above, the cards from number 40 on, the counts of cards from 41 on, and the
    # values 11 to 13.
    WIDE_CARDS = 12
    WIDE_HAND = WIDE_START
    WIDE_TABLE = WIDE_HAND + WIDE_CARDS
    WIDE_PLAYS = WIDE_TABLE + WIDE_CARDS
    WIDE_VALUES = WIDE_PLAYS + WIDE_CARDS
    WIDE_TAKEN_BY = WIDE_VALUES + 3 * VALUE_FEATURES
    WIDE_HAND_CONTEXT = WIDE_TAKEN_BY + 3
    WIDE_SIDES = WIDE_HAND_CONTEXT + 3 * HAND_CONTEXTS
    WIDE_SIDE_FEATURES = 2 * WIDE_CARDS  # of one side: the cards of its pile, and how many there are
    MOST_FEATURES = WIDE_SIDES + 4 * WIDE_SIDE_FEATURES
    MOST_ACTIVE = 250

# The active features of what everybody sees; ``hand_features`` has, by capture value, the feature that is active for
# each card of that value in hand.
cdef struct FeatureSet:
    uint16_t active[MOST_ACTIVE]
    int count
    uint16_t hand_features[RANKS + 1]


cdef inline int feature_count(const Ruleset *rules) noexcept nogil:
    """The number of features, and so of weights, of a game."""
    if rules.pack_size > CARD_BITS:
        return MOST_FEATURES
    return FEATURES if rules.sides < MAX_SIDES else WIDE_START


cdef void extract_features(const Ruleset *rules, const State *state, int side, FeatureSet *features) noexcept nogil
cdef float public_value(const float *weights, const FeatureSet *features) noexcept nogil
cdef float hand_value(
    const Ruleset *rules, const float *weights, const FeatureSet *features, uint64_t hand
) noexcept nogil
cdef void add_hand_features(const Ruleset *rules, FeatureSet *features, uint64_t hand) noexcept nogil
