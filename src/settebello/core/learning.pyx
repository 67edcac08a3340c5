# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Learns the value of positions from self-play: TD(lambda) on a linear value (features.pyx), Adam, averaged weights.

A seat's positions after its own plays make a chain; between two of them lies what its side gained on the others. The
play is soft (a small temperature, and now and then a random action); a clearly worse action that was tried cuts the
chain, so that the value is that of good play. The last deal of two seats, where nothing is hidden, cuts it too: what
comes before learns its exact value.
"""

from libc.math cimport exp, sqrt
from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset

from settebello.errors import IllegalAction

from settebello.core.chance cimport draw, shuffle
from settebello.core.compiled cimport CompiledRules, compiled
from settebello.core.features cimport FEATURES, Sight, add_hand, hand_value, look, sight_value
from settebello.core.layout cimport (
    CARD_SHIFT,
    IN_DECLARE,
    IN_PLAY,
    IS_OVER,
    MAX_CARDS,
    MAX_SEATS,
    Actions,
    Ruleset,
    State,
)
from settebello.core.points cimport final_for, gained_by
from settebello.core.scoring cimport Score, score_round
from settebello.core.solver cimport Search, end_search, solve_state, start_search
from settebello.core.transpositions cimport WIDEST, Table, close_table, open_table
from settebello.core.turn cimport act, legal_actions, release, start

cdef enum:
    BATCH = 512
    LONGEST_CHAIN = 40
    MOST_LEGAL = 1024
    SOLVED_HAND = 4
    TABLE_BITS = 12

cdef float LAMBDA = 0.7
cdef float TEMPERATURE = 0.06
cdef float EXPLORE = 0.06
cdef float COLD = 0.001
cdef float CUT_BELOW = 0.15
cdef float CLIP = 3.0
cdef float BETA_1 = 0.9
cdef float BETA_2 = 0.999
cdef float AVERAGE = 0.9995

cdef struct Step:
    Sight sight
    float value
    float reward
    float best
    bint cut
    int plays

cdef struct Chain:
    Step steps[LONGEST_CHAIN]
    int length
    float since
    float exact
    bint solved

# How self-play goes.
cdef struct Manner:
    float temperature
    float explore

cdef struct Learner:
    float weights[FEATURES]
    float averaged[FEATURES]
    float gradient[FEATURES]
    float moment[FEATURES]
    float variance[FEATURES]
    double power_1
    double power_2
    int pending
    double error
    uint64_t samples


cdef inline double chance(uint64_t *seed) noexcept nogil:
    return draw(seed, 1 << 24) / <double>(1 << 24)


cdef void adam_step(Learner *learner, float rate) noexcept nogil:
    cdef int n
    cdef float g, size_1, size_2
    learner.power_1 *= BETA_1
    learner.power_2 *= BETA_2
    size_1 = <float>(1 / (1 - learner.power_1))
    size_2 = <float>(1 / (1 - learner.power_2))
    for n in range(FEATURES):
        g = learner.gradient[n] / BATCH
        learner.moment[n] = BETA_1 * learner.moment[n] + (1 - BETA_1) * g
        learner.variance[n] = BETA_2 * learner.variance[n] + (1 - BETA_2) * g * g
        learner.weights[n] += rate * learner.moment[n] * size_1 / (sqrt(learner.variance[n] * size_2) + <float>1e-8)
        learner.averaged[n] += (1 - AVERAGE) * (learner.weights[n] - learner.averaged[n])
        learner.gradient[n] = 0
    learner.pending = 0


cdef void learn_from(Learner *learner, const Step *step, float target, float rate) noexcept nogil:
    cdef float error = target - sight_value(learner.weights, &step.sight)
    cdef int n
    error = min(CLIP, max(-CLIP, error))
    learner.error += error * error
    learner.samples += 1
    for n in range(step.sight.count):
        learner.gradient[step.sight.active[n]] += error
    learner.pending += 1
    if learner.pending == BATCH:
        adam_step(learner, rate)


cdef void learn_chain(Learner *learner, Chain *chain, float final, float rate) noexcept nogil:
    """Backwards: what came after each position, mixed with the values on the way."""
    cdef float target = chain.since + final
    cdef int n
    cdef Step *step
    for n in range(chain.length - 1, -1, -1):
        step = &chain.steps[n]
        learn_from(learner, step, target, rate)
        if step.cut:
            target = step.best
        else:
            target = step.reward + (1 - LAMBDA) * step.value + LAMBDA * target


cdef int choose(const Manner *manner, const float *worth, int count, uint64_t *seed) noexcept nogil:
    """Softmax over what the actions are worth, now and then any."""
    cdef float best = worth[0]
    cdef double weight[MOST_LEGAL]
    cdef double total = 0, at
    cdef int n
    if chance(seed) < manner.explore:
        return <int>draw(seed, count)
    for n in range(count):
        best = max(best, worth[n])
    for n in range(count):
        weight[n] = exp((worth[n] - best) / manner.temperature)
        total += weight[n]
    at = chance(seed) * total
    for n in range(count):
        at -= weight[n]
        if at < 0:
            return n
    return count - 1


cdef void play_step(
    Learner *learner, const Manner *manner, const Ruleset *rules, const uint8_t *order, State *state,
    const Actions *legal, Chain *chains, uint64_t *seed
) noexcept nogil:
    """One play of self-play, remembered in the chain of its seat."""
    cdef State after
    cdef Step step
    cdef float worth[MOST_LEGAL]
    cdef float gain, best
    cdef uint64_t hand
    cdef int n, other, chosen, seat = state.turn, side = rules.side_of[seat], count = min(legal.count, MOST_LEGAL)
    for n in range(count):
        after = state[0]
        act(rules, order, &after, legal.codes[n])
        worth[n] = gained_by(rules, state, &after, side)
        if after.phase == IS_OVER:
            worth[n] += final_for(rules, &after, side)
        else:
            hand = state.hands[seat] & ~(<uint64_t>1 << (legal.codes[n] >> CARD_SHIFT & 63))
            look(rules, &after, side, &step.sight)
            worth[n] += sight_value(learner.weights, &step.sight)
            worth[n] += hand_value(rules, learner.weights, &step.sight, hand)
    best = worth[0]
    for n in range(count):
        best = max(best, worth[n])
    chosen = choose(manner, worth, count, seed)
    after = state[0]
    act(rules, order, &after, legal.codes[chosen])
    gain = gained_by(rules, state, &after, side)
    if after.phase != IS_OVER:
        hand = state.hands[seat] & ~(<uint64_t>1 << (legal.codes[chosen] >> CARD_SHIFT & 63))
        look(rules, &after, side, &step.sight)
        add_hand(rules, &step.sight, hand)
        step.value = sight_value(learner.weights, &step.sight)
        step.reward = chains[seat].since + gain
        step.best = chains[seat].since + best
        step.cut = worth[chosen] < best - CUT_BELOW
        step.plays = after.plays
        if chains[seat].solved:
            step.cut, step.best = True, chains[seat].exact
            chains[seat].solved = False
        chains[seat].steps[chains[seat].length] = step
        chains[seat].length += 1
        chains[seat].since = 0
    else:
        chains[seat].since += gain
    for other in range(rules.seats):
        if other != seat:
            chains[other].since += gained_by(rules, state, &after, rules.side_of[other])
    state[0] = after


cdef void solve_last_deal(const Ruleset *rules, const State *state, Search *search, Chain *chains) noexcept nogil:
    """At the start of the last deal: what both seats may expect of it."""
    cdef int seat, value
    search.table.age += 1
    value = solve_state(search, state, -WIDEST, WIDEST, 0)
    for seat in range(2):
        chains[seat].exact = chains[seat].since + (value if rules.side_of[seat] == 0 else -value)
        chains[seat].solved = True


cdef bint play_round(
    Learner *learner, const Manner *manner, const Ruleset *rules, uint8_t *order, State *state, Actions *legal,
    Search *search, Chain *chains, uint64_t *seed
) noexcept nogil:
    """One round of self-play; False where the pack was to be dealt again."""
    cdef State before
    cdef int n, seat
    cdef bint solves = rules.seats == 2 and rules.deals > 1 and rules.hands[rules.deals - 1] <= SOLVED_HAND
    shuffle(order, rules.pack_size, seed)
    start(rules, order, rules.seats - 1, state)
    for seat in range(rules.seats):
        chains[seat].length = 0
        chains[seat].since = 0
        chains[seat].solved = False
    legal_actions(rules, state, legal)
    while legal.count:
        before = state[0]
        if state.phase == IN_PLAY:
            play_step(learner, manner, rules, order, state, legal, chains, seed)
        else:
            act(rules, order, state, legal.codes[0 if state.phase == IN_DECLARE else draw(seed, legal.count)])
            for seat in range(rules.seats):
                chains[seat].since += gained_by(rules, &before, state, rules.side_of[seat])
        if solves and state.deal == rules.deals - 1 and before.deal < state.deal:
            solve_last_deal(rules, state, search, chains)
        legal_actions(rules, state, legal)
    return state.phase == IS_OVER


cdef bint play_and_learn(
    Learner *learner, const Ruleset *rules, uint8_t *order, Actions *legal, Search *search, Chain *chains, float rate,
    uint64_t *seed
) noexcept nogil:
    cdef Manner manner
    cdef State state
    cdef int seat
    manner.temperature, manner.explore = TEMPERATURE, EXPLORE
    if not play_round(learner, &manner, rules, order, &state, legal, search, chains, seed):
        return False
    for seat in range(rules.seats):
        learn_chain(learner, &chains[seat], final_for(rules, &state, rules.side_of[seat]), rate)
    return True


cdef void measure_chain(const Chain *chain, float final, double *squares, int *counts) noexcept nogil:
    """How far what came was from the values on the way, by plays made."""
    cdef float came = chain.since + final
    cdef const Step *step
    cdef int n
    for n in range(chain.length - 1, -1, -1):
        step = &chain.steps[n]
        squares[step.plays] += (came - step.value) * (came - step.value)
        counts[step.plays] += 1
        came += step.reward


cdef class Trainer:
    """Weights that grow better with :meth:`play`."""

    cdef CompiledRules compiled
    cdef Learner *learner
    cdef Chain *chains
    cdef Table table
    cdef Search search
    cdef uint8_t order[MAX_CARDS]
    cdef uint64_t seed

    def __cinit__(self, rules, uint64_t seed=1, const float[::1] weights=None):
        self.compiled = compiled(rules)
        self.seed = seed
        self.learner = <Learner *>malloc(sizeof(Learner))
        self.chains = <Chain *>malloc(MAX_SEATS * sizeof(Chain))
        if self.learner == NULL or self.chains == NULL or not open_table(&self.table, TABLE_BITS):
            raise MemoryError
        memset(self.learner, 0, sizeof(Learner))
        start_search(&self.search, &self.compiled.ruleset, self.order, &self.table)
        if weights is not None:
            if weights.shape[0] != FEATURES:
                raise IllegalAction(f"{weights.shape[0]} weights were given; there are {FEATURES}.")
            memcpy(self.learner.weights, &weights[0], sizeof(self.learner.weights))
            memcpy(self.learner.averaged, &weights[0], sizeof(self.learner.weights))
        self.learner.power_1 = self.learner.power_2 = 1
        for place, card in enumerate(rules.cards):
            self.order[place] = card

    def __dealloc__(self):
        end_search(&self.search)
        close_table(&self.table)
        free(self.learner)
        free(self.chains)

    def play(self, int rounds, float rate):
        """Play and learn from that many rounds; the root of the mean squared error of the values on the way."""
        cdef Actions legal
        cdef int played = 0
        memset(&legal, 0, sizeof(Actions))
        self.learner.error = 0
        self.learner.samples = 0
        with nogil:
            while played < rounds:
                played += play_and_learn(
                    self.learner, &self.compiled.ruleset, self.order, &legal, &self.search, self.chains, rate,
                    &self.seed
                )
        release(&legal)
        return (self.learner.error / max(self.learner.samples, 1)) ** 0.5

    def watch(self, int rounds):
        """Play that many rounds by the averaged weights; what came of them, and how far off the values were."""
        cdef const Ruleset *rules = &self.compiled.ruleset
        cdef Learner *learner = self.learner
        cdef Actions legal
        cdef Manner manner
        cdef State state
        cdef Score score
        cdef double squares[MAX_CARDS + 1]
        cdef int counts[MAX_CARDS + 1]
        cdef int played = 0, seat
        memset(&legal, 0, sizeof(Actions))
        memset(squares, 0, sizeof(squares))
        memset(counts, 0, sizeof(counts))
        memcpy(learner.weights, learner.averaged, sizeof(learner.weights))
        manner.temperature, manner.explore = COLD, 0
        results = {}
        while played < rounds:
            with nogil:
                if not play_round(
                    learner, &manner, rules, self.order, &state, &legal, &self.search, self.chains, &self.seed
                ):
                    continue
                for seat in range(rules.seats):
                    measure_chain(&self.chains[seat], final_for(rules, &state, rules.side_of[seat]), squares, counts)
                score_round(rules, state.piles, state.sweeps, state.declared, &score)
            played += 1
            result = (tuple([score.total[side] for side in range(rules.sides)]), score.outright)
            results[result] = results.get(result, 0) + 1
        release(&legal)
        spread = [(squares[n] / counts[n]) ** 0.5 if counts[n] else 0.0 for n in range(rules.pack_size + 1)]
        return results, spread

    @property
    def weights(self):
        """The averaged weights, as bytes of 32-bit floats."""
        return (<char *>self.learner.averaged)[:FEATURES * sizeof(float)]
