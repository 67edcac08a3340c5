# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.environments.observation cimport Played
from settebello.core.environments.staging cimport ChoiceSet, Stage
from settebello.core.evaluation.equity cimport Equity
from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SIDES, Actions, Ruleset, State

cdef enum:
    MAX_ACTIONS = 2 * MAX_CARDS  # in a round: plays, declarations and the cut

# What all environments of a batch have in common.
cdef struct Settings:
    const Ruleset *rules
    bint whole_games
    bint by_equity

# One round or game in progress. It contains no pointers, so its bytes are its state.
# ``totals``: before the present round; ``gained``: by side, the rewards of the last step, if ``rewarded``.
cdef struct Environment:
    State state
    Played played
    Stage stage
    ChoiceSet choices
    uint64_t codes[MAX_ACTIONS]
    uint64_t deal_seed
    uint64_t sample_seed
    int code_count
    int totals[MAX_SIDES]
    int dealer
    int attempt  # to deal the present round, from 1
    bint over
    bint rewarded
    float gained[MAX_SIDES]
    uint8_t order[MAX_CARDS]

cdef uint64_t mix_seed(uint64_t seed) noexcept nogil
cdef void seed_environment(Environment *environment, uint64_t seed) noexcept nogil
cdef void start_episode(
    const Settings *settings, Environment *environment, const uint8_t *order, int dealer, Actions *buffer
) noexcept nogil
cdef bint choose(
    const Settings *settings, Environment *environment, Equity equity, int step, Actions *buffer
) noexcept nogil
cdef bint take_action(
    const Settings *settings, Environment *environment, Equity equity, uint64_t code, Actions *buffer
) noexcept nogil
cdef void whole_actions(const Settings *settings, const Environment *environment, Actions *into) noexcept nogil
cdef int sample_step(Environment *environment) noexcept nogil
