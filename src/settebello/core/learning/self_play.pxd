# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.search.alphabeta cimport Search
from settebello.core.evaluation.features cimport FeatureSet
from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SEATS, Actions, Ruleset, State
from settebello.core.search.transposition_table cimport TranspositionTable

cdef enum:
    MAX_TRAJECTORY = MAX_CARDS

# A position after a seat's own play. ``reward``: margin gained since the seat's previous step; ``best``: reward and
# value of the best action there; ``cut``: earlier steps learn ``best`` rather than later rewards.
cdef struct TrajectoryStep:
    FeatureSet features
    float value
    float reward
    float best
    bint cut
    int plays

# The steps of one seat in a round. ``pending_reward``: margin gained since the last step; ``solved``: the value of the
# present position is known to be ``exact``.
cdef struct Trajectory:
    TrajectoryStep steps[MAX_TRAJECTORY]
    int length
    float pending_reward
    float exact
    bint solved

# ``exploration``: the probability of a uniformly random action.
cdef struct SelfPlay:
    const Ruleset *rules
    const float *weights
    float temperature
    float exploration
    uint8_t order[MAX_CARDS]
    State state
    Actions legal
    Trajectory trajectories[MAX_SEATS]
    TranspositionTable table
    Search search
    uint64_t seed

cdef bint init_self_play(SelfPlay *play, const Ruleset *rules, const float *weights) noexcept nogil
cdef void free_self_play(SelfPlay *play) noexcept nogil
cdef bint play_round(SelfPlay *play) noexcept nogil
