# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Self-play with a linear value (:mod:`settebello.core.evaluation.features`): rounds, recorded as trajectories.

A trajectory holds the positions of one seat after its own plays, with the margin gained between them. Actions are
chosen by softmax with a small temperature, and some at random. A clearly worse action cuts the trajectory, so the value
learned is the value of good play. The last deal of two seats, where nothing is hidden, is solved; it cuts the
trajectory too, and earlier positions learn its exact value.
"""

from libc.math cimport exp
from libc.stdint cimport uint64_t
from libc.string cimport memset

from settebello.core.search.alphabeta cimport alpha_beta, begin_position, end_search, start_search
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.deal cimport start_round
from settebello.core.kernel.rng cimport random_below, shuffle
from settebello.core.evaluation.features cimport (
    FeatureSet,
    add_hand_features,
    extract_features,
    hand_value,
    public_value,
)
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_CUT, IN_PLAY, IS_OVER, KIND_SHIFT, TAKE, Ruleset, State, lowest
from settebello.core.kernel.margin cimport final_margin, margin_gained
from settebello.core.kernel.turn cimport apply_action, legal_actions
from settebello.core.search.transposition_table cimport MAX_VALUE, close_table, open_table

cdef enum:
    MOST_LEGAL = 1024
    SOLVED_HAND = 4
    TABLE_BITS = 12

cdef float CUT_BELOW = 0.15


cdef bint init_self_play(SelfPlay *play, const Ruleset *rules, const float *weights) noexcept nogil:
    """Prepare self-play; False when out of memory."""
    cdef uint64_t cards = rules.pack
    cdef int place
    memset(play, 0, sizeof(SelfPlay))
    play.rules, play.weights = rules, weights
    for place in range(rules.pack_size):
        play.order[place] = lowest(cards)
        cards &= cards - 1
    if not open_table(&play.table, TABLE_BITS):
        return False
    start_search(&play.search, rules, play.order, &play.table)
    return True


cdef void free_self_play(SelfPlay *play) noexcept nogil:
    end_search(&play.search)
    close_table(&play.table)
    release(&play.legal)


cdef inline double random_unit(uint64_t *seed) noexcept nogil:
    return random_below(seed, 1 << 24) / <double>(1 << 24)


cdef int choose_softmax(SelfPlay *play, const float *worth, int count) noexcept nogil:
    """The index of an action: by softmax of the values, or with probability ``exploration`` uniformly random."""
    cdef float best = worth[0]
    cdef double weight[MOST_LEGAL]
    cdef double total = 0, at
    cdef int n
    if random_unit(&play.seed) < play.exploration:
        return <int>random_below(&play.seed, count)
    for n in range(count):
        best = max(best, worth[n])
    for n in range(count):
        weight[n] = exp((worth[n] - best) / play.temperature)
        total += weight[n]
    at = random_unit(&play.seed) * total
    for n in range(count):
        at -= weight[n]
        if at < 0:
            return n
    return count - 1


cdef inline uint64_t hand_after(const State *state, uint64_t code) noexcept nogil:
    """The hand of the seat to play once it has played."""
    return state.hands[state.turn] & ~(<uint64_t>1 << (code >> CARD_SHIFT & 63))


cdef void value_actions(const SelfPlay *play, int count, float *worth) noexcept nogil:
    """The value of each action for the seat to play: margin gained, and value of the position after it."""
    cdef const Ruleset *rules = play.rules
    cdef const State *state = &play.state
    cdef State after
    cdef FeatureSet features
    cdef int n, side = rules.side_of[state.turn]
    for n in range(count):
        after = state[0]
        apply_action(rules, play.order, &after, play.legal.codes[n])
        worth[n] = margin_gained(rules, state, &after, side)
        if after.phase == IS_OVER:
            worth[n] += final_margin(rules, &after, side)
        else:
            extract_features(rules, &after, side, &features)
            worth[n] += public_value(play.weights, &features)
            worth[n] += hand_value(rules, play.weights, &features, hand_after(state, play.legal.codes[n]))


cdef void append_step(
    SelfPlay *play, const State *after, uint64_t code, float gain, float worth, float best
) noexcept nogil:
    """Append the position after a play to the trajectory of its seat."""
    cdef Trajectory *trajectory = &play.trajectories[play.state.turn]
    cdef TrajectoryStep *step = &trajectory.steps[trajectory.length]
    extract_features(play.rules, after, play.rules.side_of[play.state.turn], &step.features)
    add_hand_features(play.rules, &step.features, hand_after(&play.state, code))
    step.value = public_value(play.weights, &step.features)
    step.reward = trajectory.pending_reward + gain
    step.best = trajectory.pending_reward + best
    step.cut = worth < best - CUT_BELOW
    step.plays = after.plays
    if trajectory.solved:
        step.cut, step.best = True, trajectory.exact
        trajectory.solved = False
    trajectory.length += 1
    trajectory.pending_reward = 0


cdef void play_card_action(SelfPlay *play) noexcept nogil:
    """Choose, record and apply the play of one card."""
    cdef const Ruleset *rules = play.rules
    cdef State after
    cdef float worth[MOST_LEGAL]
    cdef float gain, best
    cdef int n, other, chosen, seat = play.state.turn, count = min(play.legal.count, MOST_LEGAL)
    value_actions(play, count, worth)
    best = worth[0]
    for n in range(count):
        best = max(best, worth[n])
    chosen = choose_softmax(play, worth, count)
    after = play.state
    apply_action(rules, play.order, &after, play.legal.codes[chosen])
    gain = margin_gained(rules, &play.state, &after, rules.side_of[seat])
    if after.phase != IS_OVER:
        append_step(play, &after, play.legal.codes[chosen], gain, worth[chosen], best)
    else:
        play.trajectories[seat].pending_reward += gain
    for other in range(rules.seats):
        if other != seat:
            play.trajectories[other].pending_reward += margin_gained(rules, &play.state, &after, rules.side_of[other])
    play.state = after


cdef void play_other_action(SelfPlay *play) noexcept nogil:
    """Declare or knock if possible; decide the cut at random."""
    cdef State before = play.state
    cdef int seat, n = 0
    if before.phase == IN_CUT:
        n = <int>random_below(&play.seed, play.legal.count)
    apply_action(play.rules, play.order, &play.state, play.legal.codes[n])
    for seat in range(play.rules.seats):
        play.trajectories[seat].pending_reward += margin_gained(
            play.rules, &before, &play.state, play.rules.side_of[seat]
        )


cdef void solve_last_deal(SelfPlay *play) noexcept nogil:
    """Solve the last deal at its start, and note its value for both seats."""
    cdef Trajectory *trajectory
    cdef int seat, value
    begin_position(&play.search, &play.state)
    value = alpha_beta(&play.search, &play.state, -MAX_VALUE, MAX_VALUE, 0)
    for seat in range(2):
        trajectory = &play.trajectories[seat]
        trajectory.exact = trajectory.pending_reward + (value if play.rules.side_of[seat] == 0 else -value)
        trajectory.solved = True


cdef bint play_round(SelfPlay *play) noexcept nogil:
    """Play one round; False if the deal was void."""
    cdef const Ruleset *rules = play.rules
    cdef State *state = &play.state
    cdef int deal, seat
    cdef bint solves = rules.seats == 2 and rules.deals > 1 and rules.hands[rules.deals - 1] <= SOLVED_HAND
    shuffle(play.order, rules.pack_size, &play.seed)
    start_round(rules, play.order, rules.seats - 1, state)
    for seat in range(rules.seats):
        play.trajectories[seat].length = 0
        play.trajectories[seat].pending_reward = 0
        play.trajectories[seat].solved = False
    legal_actions(rules, state, &play.legal)
    while play.legal.count:
        deal = state.deal
        if state.phase == IN_PLAY and play.legal.codes[0] >> KIND_SHIFT <= TAKE:
            play_card_action(play)
        else:
            play_other_action(play)
        if solves and state.deal == rules.deals - 1 and deal < state.deal:
            solve_last_deal(play)
        legal_actions(rules, state, &play.legal)
    return state.phase == IS_OVER
