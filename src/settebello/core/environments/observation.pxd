# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.environments.staging cimport Stage
from settebello.core.kernel.structs cimport MAX_SEATS, MAX_SIDES, Ruleset, State

cdef enum:
    OBSERVATION_VERSION = 1
    NEEDED_OFFSET = 100

# The public history of a round, as far as it is observed: by seat, the cards played, and the last play.
cdef struct Played:
    uint64_t cards[MAX_SEATS]
    uint64_t last_card[MAX_SEATS]
    uint64_t last_taken[MAX_SEATS]

# What a seat sees. Seats and sides are absolute here; the observation counts from the seat itself.
cdef struct Sight:
    int seat
    uint64_t hand
    uint64_t table
    uint64_t piles[MAX_SIDES]
    Played played
    uint64_t shown[MAX_SEATS]
    uint64_t drawn
    int named
    uint64_t chosen
    uint64_t taken
    int phase
    int turn
    int dealer
    int last_capture
    bint may_claim
    int hand_sizes[MAX_SEATS]
    int stock
    int deal
    int sweeps[MAX_SIDES]
    int declared[MAX_SIDES]
    int capture_points[MAX_SIDES]
    int totals[MAX_SIDES]

cdef void add_to_played(Played *played, int seat, uint64_t code) noexcept nogil
cdef void see(
    const Ruleset *rules,
    const State *state,
    const uint8_t *order,
    const Played *played,
    const Stage *stage,
    const int *totals,
    int dealer,
    int seat,
    Sight *sight,
) noexcept nogil
cdef void write_observation(const Ruleset *rules, const Sight *sight, uint8_t *to) noexcept nogil
cdef int observation_size(const Ruleset *rules) noexcept nogil
