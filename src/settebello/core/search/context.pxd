# cython: language_level=3
"""The context of an expectimax search: parameters, determinizations, buffers for every depth, and time limits."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.stdlib cimport realloc

from settebello.core.search.alphabeta cimport Search
from settebello.core.search.clock cimport MONOTONIC_TIME, Clock, seconds_on
from settebello.core.evaluation.features cimport FeatureSet
from settebello.core.kernel.structs cimport CARD_SHIFT, KIND_SHIFT, MAX_SEATS, TAKE, Actions, Ruleset, State
from settebello.core.evaluation.round_equity cimport EquityTable
from settebello.core.search.transposition_table cimport TranspositionTable
from settebello.core.search.determinization cimport Shoe

cdef enum:
    MAX_DEPTH = 56
    MOST_LEGAL = 512
    NONE = -1

# ``chance`` draws the sampled actions of other seats: the same in the branches of all actions.
cdef struct Determinization:
    uint64_t hands[MAX_SEATS]
    float weight
    uint32_t chance

# Both objectives of the searching side: the margin to come, and the equity of the game (0 where there is none). One
# search finds both, since only the choices at its own nodes differ.
cdef struct Objectives:
    float margin
    float equity

cdef struct SearchParameters:
    float model_temperature
    float belief_temperature
    float belief_floor
    float drop_below
    float drop_sample
    int plies
    bint sample_others
    int belief_plays
    int exact_deals

cdef struct CachedValue:
    uint64_t location
    uint64_t owner
    Objectives values
    int margin
    bint known

# The evaluation of a position as everybody sees it: its value without a hand, and the features to add a hand.
cdef struct Evaluation:
    FeatureSet features
    float value

# An action found at a node of another seat, and the position after it as everybody sees it.
cdef struct Branch:
    uint64_t code
    State after
    float gain
    Evaluation evaluation
    int count
    int start

cdef struct Continuation:
    int sample
    int branch
    float weight

# Buffers for one depth of the search, reused from node to node.
cdef struct Level:
    Actions legal
    Branch *branches
    int branch_capacity
    Continuation *continuations
    int continuation_capacity

cdef struct SearchContext:
    const Ruleset *rules
    const uint8_t *order
    const float *weights
    const EquityTable *equity
    SearchParameters params
    int seat
    int side
    int deal
    Determinization *samples
    int capacity
    Level levels[MAX_DEPTH]
    Clock clock
    double budget_end
    double deadline
    bint timed_out
    int clock_checks
    uint64_t seed
    Shoe shoe
    TranspositionTable table
    Search search
    CachedValue *value_cache


cdef inline uint64_t hand_without(uint64_t hand, uint64_t code) noexcept nogil:
    if code >> KIND_SHIFT > TAKE:
        return hand  # a knock plays no card
    return hand & ~(<uint64_t>1 << (code >> CARD_SHIFT & 63))


cdef inline bint grow(void **memory, int *capacity, int wanted, size_t each) noexcept nogil:
    """Grow an array to at least ``wanted`` elements. False when out of memory; the array is then unchanged."""
    cdef void *grown
    if wanted <= capacity[0]:
        return True
    grown = realloc(memory[0], <size_t>(2 * wanted) * each)
    if grown == NULL:
        return False
    memory[0] = grown
    capacity[0] = 2 * wanted
    return True


cdef inline bint reserve_samples(SearchContext *context, int wanted) noexcept nogil:
    return grow(<void **>&context.samples, &context.capacity, wanted, sizeof(Determinization))


cdef inline float total_weight(const SearchContext *context, int start, int count) noexcept nogil:
    cdef float weight = 0
    cdef int n
    for n in range(start, start + count):
        weight += context.samples[n].weight
    return weight


cdef inline bint is_out_of_time(SearchContext *context, int every) noexcept nogil:
    """Whether time is up; reads the clock at every ``every``-th call. Values being computed are then worthless."""
    context.clock_checks += 1
    if context.clock_checks % every == 0:
        if context.budget_end:
            context.timed_out |= seconds_on(context.clock) > context.budget_end
        if context.deadline:
            context.timed_out |= seconds_on(MONOTONIC_TIME) > context.deadline
    return context.timed_out
