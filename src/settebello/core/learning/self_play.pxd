# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.search.alphabeta cimport Search
from settebello.core.evaluation.features cimport Sight
from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SEATS, Actions, Ruleset, State
from settebello.core.search.transposition_table cimport Table

cdef enum:
    LONGEST_CHAIN = 40

# A position after a seat's own play: its value, what its side had gained on the others since the one before, and what
# it would have come to by the best action then; ``cut``: what came later teaches nothing of what came before.
cdef struct Step:
    Sight sight
    float value
    float reward
    float best
    bint cut
    int plays

# The steps of a seat, and what its side has gained since the last; ``solved``: what comes now is known to be ``exact``.
cdef struct Chain:
    Step steps[LONGEST_CHAIN]
    int length
    float since
    float exact
    bint solved

# ``explore``: the chance that any action is taken.
cdef struct SelfPlay:
    const Ruleset *rules
    const float *weights
    float temperature
    float explore
    uint8_t order[MAX_CARDS]
    State state
    Actions legal
    Chain chains[MAX_SEATS]
    Table table
    Search search
    uint64_t seed

cdef bint open_play(SelfPlay *play, const Ruleset *rules, const float *weights) noexcept nogil
cdef void close_play(SelfPlay *play) noexcept nogil
cdef bint play_round(SelfPlay *play) noexcept nogil
