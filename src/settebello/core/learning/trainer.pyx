# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Learning the weights of a linear value from self-play: TD(lambda) targets, Adam, averaged weights."""

from libc.math cimport sqrt
from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from settebello.errors import IllegalAction

from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.evaluation.features cimport MOST_FEATURES, feature_count, public_value
from settebello.core.kernel.structs cimport MAX_CARDS, Ruleset
from settebello.core.kernel.margin cimport final_margin
from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.learning.self_play cimport (
    SelfPlay,
    Trajectory,
    TrajectoryStep,
    free_self_play,
    init_self_play,
    play_round,
)

cdef enum:
    BATCH = 512

cdef float LAMBDA = 0.7
cdef float TEMPERATURE = 0.06
cdef float EXPLORATION = 0.06
cdef float EVALUATION_TEMPERATURE = 0.001
cdef float CLIP = 3.0
cdef float BETA_1 = 0.9
cdef float BETA_2 = 0.999
cdef float AVERAGE = 0.9995

cdef struct Learner:
    float weights[MOST_FEATURES]
    float averaged[MOST_FEATURES]
    float gradient[MOST_FEATURES]
    float moment[MOST_FEATURES]
    float variance[MOST_FEATURES]
    double power_1
    double power_2
    int features
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
    for n in range(learner.features):
        g = learner.gradient[n] / BATCH
        learner.moment[n] = BETA_1 * learner.moment[n] + (1 - BETA_1) * g
        learner.variance[n] = BETA_2 * learner.variance[n] + (1 - BETA_2) * g * g
        learner.weights[n] += rate * learner.moment[n] * size_1 / (sqrt(learner.variance[n] * size_2) + <float>1e-8)
        learner.averaged[n] += (1 - AVERAGE) * (learner.weights[n] - learner.averaged[n])
        learner.gradient[n] = 0
    learner.pending = 0


cdef void accumulate_gradient(Learner *learner, const TrajectoryStep *step, float target, float rate) noexcept nogil:
    cdef float error = target - public_value(learner.weights, &step.features)
    cdef int n
    error = min(CLIP, max(-CLIP, error))
    learner.error += error * error
    learner.samples += 1
    for n in range(step.features.count):
        learner.gradient[step.features.active[n]] += error
    learner.pending += 1
    if learner.pending == BATCH:
        adam_step(learner, rate)


cdef void learn_from_trajectory(Learner *learner, Trajectory *trajectory, float final, float rate) noexcept nogil:
    """Accumulate gradients of TD(lambda) targets, from the last step back."""
    cdef float target = trajectory.pending_reward + final
    cdef int n
    cdef TrajectoryStep *step
    for n in range(trajectory.length - 1, -1, -1):
        step = &trajectory.steps[n]
        accumulate_gradient(learner, step, target, rate)
        if step.cut:
            target = step.best
        else:
            target = step.reward + (1 - LAMBDA) * step.value + LAMBDA * target


cdef bint play_and_learn(Learner *learner, SelfPlay *play, float rate) noexcept nogil:
    """Play and learn from one round; False if its deal was void."""
    cdef const Ruleset *rules = play.rules
    cdef float final
    cdef int seat
    if not play_round(play):
        return False
    for seat in range(rules.seats):
        final = final_margin(rules, &play.state, rules.side_of[seat])
        learn_from_trajectory(learner, &play.trajectories[seat], final, rate)
    return True


cdef void measure_trajectory(const Trajectory *trajectory, float final, double *squares, int *counts) noexcept nogil:
    """Add up, by plays made, the squared differences between value and outcome."""
    cdef float came = trajectory.pending_reward + final
    cdef const TrajectoryStep *step
    cdef int n
    for n in range(trajectory.length - 1, -1, -1):
        step = &trajectory.steps[n]
        squares[step.plays] += (came - step.value) * (came - step.value)
        counts[step.plays] += 1
        came += step.reward


cdef class Trainer:
    """Learns the weights of the value of positions from self-play. The same arguments give the same weights.

    Args:
        rules: the rules of the game.
        seed: the seed of the self-play.
        weights: initial weights, or None for zeros.

    Raises:
        IllegalAction: the number of weights is not the number of features.
    """

    cdef CompiledRules compiled
    cdef Learner *learner
    cdef SelfPlay *self_play
    cdef dict results
    cdef double squares[MAX_CARDS + 1]
    cdef int counts[MAX_CARDS + 1]

    def __cinit__(self, rules, uint64_t seed=1, const float[::1] weights=None):
        self.compiled = compile_rules(rules)
        self.results = {}
        self.learner = <Learner *>calloc(1, sizeof(Learner))
        self.self_play = <SelfPlay *>calloc(1, sizeof(SelfPlay))
        if self.learner == NULL or self.self_play == NULL:
            raise MemoryError
        if not init_self_play(self.self_play, &self.compiled.ruleset, self.learner.weights):
            raise MemoryError
        self.self_play.seed = seed
        self.learner.features = feature_count(&self.compiled.ruleset)
        if weights is not None:
            if weights.shape[0] != self.learner.features:
                raise IllegalAction(f"{weights.shape[0]} weights were given; there are {self.learner.features}.")
            memcpy(self.learner.weights, &weights[0], self.learner.features * sizeof(float))
            memcpy(self.learner.averaged, &weights[0], self.learner.features * sizeof(float))
        self.learner.power_1 = self.learner.power_2 = 1

    def __dealloc__(self):
        if self.self_play != NULL:
            free_self_play(self.self_play)
        free(self.self_play)
        free(self.learner)

    def train(self, int rounds, float rate):
        """Play and learn from that many rounds.

        Args:
            rounds: how many rounds are played to the end.
            rate: the learning rate.

        Returns:
            The root mean squared error of the values on the way, in points.
        """
        cdef int played = 0
        self.learner.error = 0
        self.learner.samples = 0
        self.self_play.temperature, self.self_play.exploration = TEMPERATURE, EXPLORATION
        with nogil:
            while played < rounds:
                played += play_and_learn(self.learner, self.self_play, rate)
        return (self.learner.error / max(self.learner.samples, 1)) ** 0.5

    def evaluate(self, int rounds):
        """Play that many rounds with the averaged weights, the last seat dealing. Training ends with the first call,
        and each call adds to the rounds of those before.

        Returns:
            How often each result occurred in all these rounds, ``(points by side, side that won outright or -1)``; and
            by number of plays made, the standard deviation of the values from the outcome, in points.
        """
        cdef const Ruleset *rules = &self.compiled.ruleset
        cdef SelfPlay *play = self.self_play
        cdef Score score
        cdef int played = 0, seat
        memcpy(self.learner.weights, self.learner.averaged, sizeof(self.learner.weights))
        play.temperature, play.exploration = EVALUATION_TEMPERATURE, 0
        while played < rounds:
            with nogil:
                if not play_round(play):
                    continue
                for seat in range(rules.seats):
                    measure_trajectory(
                        &play.trajectories[seat],
                        final_margin(rules, &play.state, rules.side_of[seat]),
                        self.squares,
                        self.counts,
                    )
                score_state(rules, &play.state, &score)
            played += 1
            result = (tuple([score.total[side] for side in range(rules.sides)]), score.outright)
            self.results[result] = self.results.get(result, 0) + 1
        spread = [
            (self.squares[n] / self.counts[n]) ** 0.5 if self.counts[n] else 0.0 for n in range(rules.pack_size + 1)
        ]
        return self.results, spread

    @property
    def weights(self):
        """The averaged weights, as bytes of 32-bit floats."""
        return (<char *>self.learner.averaged)[:self.learner.features * sizeof(float)]
