# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many environments in one block of memory, advanced together without the interpreter lock.

The arrays belong to :class:`settebello.rl.Batch`, which checks its arguments.
"""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from settebello.cards import ALL_CARDS

from settebello.core.environments.environment cimport (
    Environment,
    Settings,
    choose,
    mix_seed,
    sample_step,
    seed_environment,
    start_episode,
    take_action,
    whole_actions,
)
from settebello.core.environments.flat cimport FlatEncoding
from settebello.core.environments.observation cimport Sight, observation_size, see, write_observation
from settebello.core.environments.staging cimport choice_of_step, set_size, step_of_choice, write_mask
from settebello.core.evaluation.equity cimport Equity
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.deal cimport deal_attempt
from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.structs cimport IN_REDEAL, IS_OVER, NOBODY, Actions, Ruleset, State

cdef enum:
    OBSERVE_NOTHING = 0
    OBSERVE_SEAT = 1
    OBSERVE_ALL = 2

ctypedef fused action_t:
    int32_t
    int64_t


cdef class BatchCore:
    """The environments of a batch, and the arrays that they write: one row for each environment.

    Args:
        rules: the rules of all games.
        count: the number of environments.
        seed: the seed of the batch.
        whole_games: whether an episode is a game; otherwise it is a round.
        observed: 0 for nothing, 1 for the seat to decide, 2 for every seat.
        equity: the equity table for rewards, or None if rewards are points.
        flat: the encoding of whole actions, or None for staged choices.
        autoreset: whether a finished environment restarts in the same step.
        observations, final_observations: ``(count, size)``, where size is 0 or the size of a row, times the seats
        for all.
        masks: ``(count, choices)``, or a column for each action of ``flat``.
        rewards: ``(count, seats)``.
        dones, illegal: ``(count,)``.
        players: ``(count,)``.
    """

    cdef CompiledRules compiled
    cdef Equity equity
    cdef FlatEncoding flat
    cdef Settings settings
    cdef Environment *environments
    cdef readonly Py_ssize_t count
    cdef int observed
    cdef bint is_flat
    cdef bint autoreset
    cdef int size
    cdef uint8_t[:, ::1] observations
    cdef uint8_t[:, ::1] final_observations
    cdef uint8_t[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef uint8_t[::1] dones
    cdef uint8_t[::1] illegal
    cdef int32_t[::1] players

    def __cinit__(
        self,
        rules,
        Py_ssize_t count,
        uint64_t seed,
        *,
        bint whole_games,
        int observed,
        equity,
        flat,
        bint autoreset,
        uint8_t[:, ::1] observations,
        uint8_t[:, ::1] final_observations,
        uint8_t[:, ::1] masks,
        float[:, ::1] rewards,
        uint8_t[::1] dones,
        uint8_t[::1] illegal,
        int32_t[::1] players,
    ):
        cdef Py_ssize_t row
        cdef Actions buffer
        cdef FlatEncoding flat_codes = flat
        self.compiled = compile_rules(rules)
        self.equity, self.observed, self.autoreset, self.count = equity, observed, autoreset, count
        self.flat, self.is_flat = flat, flat is not None
        self.settings.rules = &self.compiled.ruleset
        self.settings.whole_games, self.settings.by_equity = whole_games, equity is not None
        self.size = observation_size(&self.compiled.ruleset)
        self.observations, self.final_observations = observations, final_observations
        self.masks, self.rewards, self.dones, self.illegal = masks, rewards, dones, illegal
        self.players = players
        self.environments = <Environment *>calloc(count, sizeof(Environment))
        if self.environments == NULL:
            raise MemoryError
        memset(&buffer, 0, sizeof(buffer))
        with nogil:
            for row in range(count):
                seed_environment(&self.environments[row], mix_seed(mix_seed(seed) + row))
                start_episode(&self.settings, &self.environments[row], NULL, NOBODY, &buffer)
                self.write_whole_row(row, flat_codes, &buffer)
            release(&buffer)

    def __dealloc__(self):
        free(self.environments)

    def step(self, const action_t[::1] actions, Py_ssize_t first, Py_ssize_t last):
        """Make one choice in each of the environments ``first`` to ``last`` - 1. Returns how many were refused."""
        cdef Py_ssize_t row, refused = 0
        cdef Actions buffer
        cdef Equity equity = self.equity
        cdef FlatEncoding flat = self.flat
        memset(&buffer, 0, sizeof(buffer))
        with nogil:
            for row in range(first, last):
                refused += self.step_row(row, <int>actions[row], equity, flat, &buffer)
            release(&buffer)
        return refused

    cdef bint step_row(
        self, Py_ssize_t row, int choice, Equity equity, FlatEncoding flat, Actions *buffer
    ) noexcept nogil:
        """Make a choice in one environment; True if it was refused. One that is over stays as it is."""
        cdef Environment *environment = &self.environments[row]
        cdef const Ruleset *rules = self.settings.rules
        cdef int seat
        cdef bint played
        memset(&self.rewards[row, 0], 0, rules.seats * sizeof(float))
        self.illegal[row] = 0
        if environment.over:
            return False
        self.dones[row] = 0
        if self.is_flat:
            self.mark_actions(row, 0, flat, buffer)
            played = take_action(&self.settings, environment, equity, flat.codes.codes[choice], buffer)
        else:
            played = choose(&self.settings, environment, equity, step_of_choice(choice, set_size(rules)), buffer)
        if not played:
            self.illegal[row] = 1
            if self.is_flat:
                self.mark_actions(row, 1, flat, buffer)
            return True
        if environment.rewarded:
            for seat in range(rules.seats):
                self.rewards[row, seat] = environment.gained[rules.side_of[seat]]
        if environment.over:
            self.dones[row] = 1
            if self.observed:
                self.observe_all(environment, &self.final_observations[row, 0])
            if self.autoreset:
                start_episode(&self.settings, environment, NULL, NOBODY, buffer)
        self.write_row(row, flat, buffer)
        return False

    cdef void mark_actions(self, Py_ssize_t row, uint8_t mark, FlatEncoding flat, Actions *buffer) noexcept nogil:
        """Write ``mark`` into the mask, at every whole action that may be taken."""
        cdef int n
        whole_actions(&self.settings, &self.environments[row], buffer)
        for n in range(buffer.count):
            self.masks[row, flat.number_of(buffer.codes[n])] = mark

    cdef void write_whole_row(self, Py_ssize_t row, FlatEncoding flat, Actions *buffer) noexcept nogil:
        """Write a row without any knowledge."""
        if self.is_flat:
            memset(&self.masks[row, 0], 0, self.masks.shape[1])
        self.write_row(row, flat, buffer)

    cdef void write_row(self, Py_ssize_t row, FlatEncoding flat, Actions *buffer) noexcept nogil:
        """Write who decides, what is possible, and what is seen; a flat mask is empty before."""
        cdef Environment *environment = &self.environments[row]
        self.players[row] = NOBODY if environment.over else environment.state.turn
        if self.is_flat:
            self.mark_actions(row, 1, flat, buffer)
        else:
            write_mask(&environment.choices, &self.masks[row, 0], set_size(self.settings.rules))
        if self.observed == OBSERVE_ALL:
            self.observe_all(environment, &self.observations[row, 0])
        elif self.observed == OBSERVE_SEAT:
            if environment.over:
                memset(&self.observations[row, 0], 0, self.size)
            else:
                self.observe(environment, environment.state.turn, &self.observations[row, 0])

    cdef void observe_all(self, const Environment *environment, uint8_t *to) noexcept nogil:
        cdef int seat
        for seat in range(self.settings.rules.seats):
            self.observe(environment, seat, to + seat * self.size)

    cdef void observe(self, const Environment *environment, int seat, uint8_t *to) noexcept nogil:
        cdef Sight sight
        see(
            self.settings.rules,
            &environment.state,
            environment.order,
            &environment.played,
            &environment.stage,
            environment.totals,
            environment.dealer,
            seat,
            &sight,
        )
        sight.may_claim = self.settings.whole_games and self.settings.rules.claiming_out and not environment.over
        if environment.over:
            sight.turn, sight.phase, sight.drawn = NOBODY, IS_OVER, 0  # a claim may come while the cut is decided
        write_observation(self.settings.rules, &sight, to)

    def sample(self, int64_t[::1] into):
        """Write a possible choice or action for each environment, each with the same chance."""
        cdef uint64_t at
        cdef Py_ssize_t row
        cdef FlatEncoding flat = self.flat
        cdef Actions buffer
        memset(&buffer, 0, sizeof(buffer))
        with nogil:
            for row in range(self.count):
                if not self.is_flat:
                    into[row] = choice_of_step(sample_step(&self.environments[row]), set_size(self.settings.rules))
                    continue
                whole_actions(&self.settings, &self.environments[row], &buffer)
                into[row] = 0
                if buffer.count:
                    at = random_below(&self.environments[row].sample_seed, buffer.count)
                    into[row] = flat.number_of(buffer.codes[at])
            release(&buffer)

    def first_without_choices(self, const uint8_t[:, ::1] packs):
        """The first row of ``packs`` that leaves nothing to choose, because its table calls for a new deal or decides
        the game, or None."""
        cdef State state
        cdef Py_ssize_t row
        for row in range(packs.shape[0]):
            deal_attempt(self.settings.rules, &packs[row, 0], 0, 1, &state)
            if state.phase == IN_REDEAL or state.phase == IS_OVER:
                return row
        return None

    def reset(
        self,
        const int64_t[::1] ids,
        const uint8_t[:, ::1] packs=None,
        const uint64_t[::1] seeds=None,
        const int64_t[::1] dealers=None,
    ):
        """Restart the environments ``ids``; missing values are drawn."""
        cdef Py_ssize_t n, row
        cdef FlatEncoding flat = self.flat
        cdef bint has_packs = packs is not None, has_seeds = seeds is not None, has_dealers = dealers is not None
        cdef Actions buffer
        memset(&buffer, 0, sizeof(buffer))
        with nogil:
            for n in range(ids.shape[0]):
                row = ids[n]
                if has_seeds:
                    seed_environment(&self.environments[row], seeds[n])
                start_episode(
                    &self.settings,
                    &self.environments[row],
                    &packs[n, 0] if has_packs else NULL,
                    <int>dealers[n] if has_dealers else NOBODY,
                    &buffer,
                )
                memset(&self.rewards[row, 0], 0, self.settings.rules.seats * sizeof(float))
                self.dones[row] = self.illegal[row] = 0
                self.write_whole_row(row, flat, &buffer)
            release(&buffer)

    def round(self, Py_ssize_t row):
        """The round in progress in one environment, with its history."""
        cdef const Environment *environment = &self.environments[row]
        cdef int n
        cdef Round position = Round(
            self.compiled.rules,
            [ALL_CARDS[environment.order[n]] for n in range(self.settings.rules.pack_size)],
            environment.dealer,
            environment.attempt,
        )
        for n in range(environment.code_count):
            position.push(environment.codes[n])
        return position

    def totals(self, Py_ssize_t row):
        """By side, the points of the game before the round in progress."""
        cdef int side
        return tuple([self.environments[row].totals[side] for side in range(self.settings.rules.sides)])

    def state(self):
        """The state of all environments, as bytes for the same version and kind of machine."""
        return (<char *>self.environments)[:self.count * sizeof(Environment)]

    def restore(self, bytes state):
        """Go back to a state that :meth:`state` gave. Returns False if its length is wrong."""
        cdef Py_ssize_t row
        cdef Actions buffer
        memset(&buffer, 0, sizeof(buffer))
        if len(state) != self.count * <Py_ssize_t>sizeof(Environment):
            return False
        memcpy(self.environments, <char *>state, len(state))
        for row in range(self.count):
            self.dones[row] = self.environments[row].over
            self.illegal[row] = 0
            memset(&self.rewards[row, 0], 0, self.settings.rules.seats * sizeof(float))
            self.write_whole_row(row, self.flat, &buffer)
        release(&buffer)
        return True
