# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Learns the value of positions from self-play: TD(lambda) on a linear value (:mod:`settebello.core.evaluation.features`), Adam, averaged weights."""

from libc.math cimport sqrt
from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from settebello.errors import IllegalAction

from settebello.core.kernel.compiled_rules cimport CompiledRules, compiled
from settebello.core.evaluation.features cimport FEATURES, sight_value
from settebello.core.kernel.structs cimport MAX_CARDS, Ruleset
from settebello.core.kernel.margin cimport final_for
from settebello.core.kernel.scoring cimport Score, score_round
from settebello.core.learning.self_play cimport Chain, SelfPlay, Step, close_play, open_play, play_round

cdef enum:
    BATCH = 512

cdef float LAMBDA = 0.7
cdef float TEMPERATURE = 0.06
cdef float EXPLORE = 0.06
cdef float COLD = 0.001
cdef float CLIP = 3.0
cdef float BETA_1 = 0.9
cdef float BETA_2 = 0.999
cdef float AVERAGE = 0.9995

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


cdef bint play_and_learn(Learner *learner, SelfPlay *play, float rate) noexcept nogil:
    """One round; False where it was void, and taught nothing."""
    cdef const Ruleset *rules = play.rules
    cdef int seat
    if not play_round(play):
        return False
    for seat in range(rules.seats):
        learn_chain(learner, &play.chains[seat], final_for(rules, &play.state, rules.side_of[seat]), rate)
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
    cdef CompiledRules compiled
    cdef Learner *learner
    cdef SelfPlay *self_play

    def __cinit__(self, rules, uint64_t seed=1, const float[::1] weights=None):
        self.compiled = compiled(rules)
        self.learner = <Learner *>calloc(1, sizeof(Learner))
        self.self_play = <SelfPlay *>calloc(1, sizeof(SelfPlay))
        if self.learner == NULL or self.self_play == NULL:
            raise MemoryError
        if not open_play(self.self_play, &self.compiled.ruleset, self.learner.weights):
            raise MemoryError
        self.self_play.seed = seed
        if weights is not None:
            if weights.shape[0] != FEATURES:
                raise IllegalAction(f"{weights.shape[0]} weights were given; there are {FEATURES}.")
            memcpy(self.learner.weights, &weights[0], sizeof(self.learner.weights))
            memcpy(self.learner.averaged, &weights[0], sizeof(self.learner.weights))
        self.learner.power_1 = self.learner.power_2 = 1

    def __dealloc__(self):
        if self.self_play != NULL:
            close_play(self.self_play)
        free(self.self_play)
        free(self.learner)

    def play(self, int rounds, float rate):
        cdef int played = 0
        self.learner.error = 0
        self.learner.samples = 0
        self.self_play.temperature, self.self_play.explore = TEMPERATURE, EXPLORE
        with nogil:
            while played < rounds:
                played += play_and_learn(self.learner, self.self_play, rate)
        return (self.learner.error / max(self.learner.samples, 1)) ** 0.5

    def watch(self, int rounds):
        cdef const Ruleset *rules = &self.compiled.ruleset
        cdef SelfPlay *play = self.self_play
        cdef Score score
        cdef double squares[MAX_CARDS + 1]
        cdef int counts[MAX_CARDS + 1]
        cdef int played = 0, seat
        memset(squares, 0, sizeof(squares))
        memset(counts, 0, sizeof(counts))
        memcpy(self.learner.weights, self.learner.averaged, sizeof(self.learner.weights))
        play.temperature, play.explore = COLD, 0
        results = {}
        while played < rounds:
            with nogil:
                if not play_round(play):
                    continue
                for seat in range(rules.seats):
                    measure_chain(
                        &play.chains[seat], final_for(rules, &play.state, rules.side_of[seat]), squares, counts
                    )
                score_round(rules, play.state.piles, play.state.sweeps, play.state.declared, &score)
            played += 1
            result = (tuple([score.total[side] for side in range(rules.sides)]), score.outright)
            results[result] = results.get(result, 0) + 1
        spread = [(squares[n] / counts[n]) ** 0.5 if counts[n] else 0.0 for n in range(rules.pack_size + 1)]
        return results, spread

    @property
    def weights(self):
        return (<char *>self.learner.averaged)[:FEATURES * sizeof(float)]
