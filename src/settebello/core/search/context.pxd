# cython: language_level=3
"""What an expectimax search carries along: its worlds, its room for every depth, and its time."""

from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport realloc
from posix.time cimport CLOCK_MONOTONIC, clockid_t

from settebello.core.search.alphabeta cimport Search
from settebello.core.search.clock cimport seconds_on
from settebello.core.evaluation.features cimport Sight
from settebello.core.kernel.structs cimport CARD_SHIFT, MAX_SEATS, Actions, Ruleset, State
from settebello.core.evaluation.round_equity cimport Prospect
from settebello.core.search.transposition_table cimport Table
from settebello.core.search.determinization cimport Shoe

cdef enum:
    DEEPEST = 44
    MOST_LEGAL = 512
    NONE = -1

cdef struct World:
    uint64_t hands[MAX_SEATS]
    float weight

cdef struct Tuning:
    float model_temperature
    float belief_temperature
    float belief_floor
    float drop_below
    float drop_world
    int plies
    bint sample_others
    int belief_plays
    int exact_deals

cdef struct Memo:
    uint64_t where
    uint64_t whose
    float value
    bint known

# A position after a play as all see it: its value but for the hand, and what is needed to add a hand.
cdef struct Seen:
    Sight sight
    float value

# The actions met at a node of another seat, each with what follows from it publicly.
cdef struct Branch:
    uint64_t code
    State after
    float gain
    Seen seen
    int count
    int start

cdef struct Going:
    int world
    int branch
    float weight

# Room for one depth of the search, kept from node to node.
cdef struct Level:
    Actions legal
    Branch *branches
    int branch_room
    Going *going
    int going_room

cdef struct Hunt:
    const Ruleset *rules
    const uint8_t *order
    const float *weights
    const Prospect *prospect
    Tuning tuning
    int seat
    int side
    int deal
    World *worlds
    int room
    Level levels[DEEPEST]
    clockid_t clock
    double deadline
    double until
    bint late
    int looks
    uint64_t seed
    Shoe shoe
    Table table
    Search search
    Memo *memos


cdef inline uint64_t without(uint64_t hand, uint64_t code) noexcept nogil:
    return hand & ~(<uint64_t>1 << (code >> CARD_SHIFT & 63))


cdef inline bint grow(void **memory, int *room, int wanted, size_t each) noexcept nogil:
    """Room for so many at least. False when memory has run out; what was there is then still there."""
    cdef void *grown
    if wanted <= room[0]:
        return True
    grown = realloc(memory[0], <size_t>(2 * wanted) * each)
    if grown == NULL:
        return False
    memory[0] = grown
    room[0] = 2 * wanted
    return True


cdef inline bint make_room(Hunt *hunt, int wanted) noexcept nogil:
    return grow(<void **>&hunt.worlds, &hunt.room, wanted, sizeof(World))


cdef inline float counted(const Hunt *hunt, float gain) noexcept nogil:
    """What has been gained on the way, where it is counted as it comes."""
    return gain if hunt.prospect == NULL else 0


cdef inline float weight_of(const Hunt *hunt, int start, int count) noexcept nogil:
    cdef float weight = 0
    cdef int n
    for n in range(start, start + count):
        weight += hunt.worlds[n].weight
    return weight


cdef inline bint is_late(Hunt *hunt, int every) noexcept nogil:
    """Whether the time is over; looks at the clock every so many times. What was being counted is then worth
    nothing."""
    hunt.looks += 1
    if hunt.looks % every == 0:
        if hunt.deadline:
            hunt.late |= seconds_on(hunt.clock) > hunt.deadline
        if hunt.until:
            hunt.late |= seconds_on(CLOCK_MONOTONIC) > hunt.until
    return hunt.late
