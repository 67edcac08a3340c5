# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Depth-limited expectimax over sampled worlds, with a model of the other seats and a learned value at the end.

The worlds of a node look the same to the searching seat. At its own nodes one choice is made for all of them, so that
it never uses what it cannot know; at the others' nodes each world goes on with the actions that its hand makes likely,
and the worlds are grouped anew by what was played. Worlds are weighed by how likely the others' plays of this deal were.
"""

from libc.math cimport INFINITY, sqrt
from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset
from posix.time cimport CLOCK_MONOTONIC

from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport action_of
from settebello.core.search.alphabeta cimport end_search, start_search
from settebello.core.search.beliefs cimport make_worlds
from settebello.core.search.clock cimport clock_of, seconds_on
from settebello.core.kernel.compiled_rules cimport CompiledRules, compiled
from settebello.core.evaluation.features cimport FEATURES
from settebello.core.search.context cimport DEEPEST, NONE, Hunt, Memo, Seen, Tuning, counted, without
from settebello.core.kernel.structs cimport IS_OVER, Actions, State
from settebello.core.search.leaf_evaluation cimport MEMOS, see, value_with, worth, worth_over
from settebello.core.search.expectimax_nodes cimport after_mine
from settebello.core.kernel.margin cimport gained_by
from settebello.core.evaluation.round_equity cimport RoundEquity
from settebello.core.kernel.round cimport Round
from settebello.core.search.transposition_table cimport close_table, open_table
from settebello.core.kernel.turn cimport act, legal_actions, release
from settebello.core.search.determinization cimport SEES_OWN, Hidden, hidden_from, new_shoe, only_hidden_hand, ways

cdef enum:
    EXACT_TABLE_BITS = 14
    FIRST_BATCH = 4
    LARGEST_BATCH = 512
    LEAST_BATCHES = 5

cdef double UNSURE = 1.5
"""How much longer than foreseen a look at every hand may take."""
cdef double IN_FULL = 0.8
"""The share of the time that a search of so many worlds may take; the rest is for a smaller one."""
cdef double NO_DOUBT = 5
"""In standard errors of the difference to any other action."""


cdef bint beyond_doubt(list means, list batches):
    """Whether one action is so far ahead of every other as to leave no doubt, by how the batches differ."""
    cdef double ahead, spread, size, worlds = sum([size for size, _ in batches])
    if len(batches) < LEAST_BATCHES:
        return False
    values = [value for _, value in means]
    best = values.index(max(values))
    for other in range(len(values)):
        if other == best:
            continue
        ahead, spread = values[best] - values[other], 0
        for size, found in batches:
            spread += size * (found[best][1] - found[other][1] - ahead) ** 2
        if ahead < NO_DOUBT * sqrt(spread / worlds / (len(batches) - 1)):
            return False
    return True


cdef class Expectimax:
    """A search with its room, kept from one decision to the next. Not for two threads at once."""

    cdef CompiledRules compiled
    cdef Hunt hunt
    cdef object weights
    cdef Hidden hidden
    cdef int holder
    cdef double hands
    cdef readonly int worlds
    """How many worlds the last decision rests on."""

    def __init__(self, rules, const float[::1] weights):
        self.compiled = compiled(rules)
        if weights.shape[0] != FEATURES:
            raise IllegalAction(f"{weights.shape[0]} weights were given; there are {FEATURES}.")
        memset(&self.hunt, 0, sizeof(Hunt))
        self.weights = weights  # kept alive
        self.hunt.rules, self.hunt.weights = &self.compiled.ruleset, &weights[0]
        self.hunt.memos = <Memo *>calloc(MEMOS, sizeof(Memo))
        if self.hunt.memos == NULL or not open_table(&self.hunt.table, EXACT_TABLE_BITS):
            raise MemoryError

    def __dealloc__(self):
        for depth in range(DEEPEST):
            release(&self.hunt.levels[depth].legal)
            free(self.hunt.levels[depth].branches)
            free(self.hunt.levels[depth].going)
        free(self.hunt.worlds)
        free(self.hunt.memos)
        close_table(&self.hunt.table)

    def decide(
        self,
        Round root not None,
        int seat,
        *,
        uint64_t seed,
        RoundEquity equity=None,
        int worlds=0,
        double seconds=0,
        bint processor_time=False,
        double until=0,
        int plies=DEEPEST - 4,
        bint sample_others=False,
        int belief_plays=16,
        int exact_deals=20,
        float model_temperature=0.15,
        float belief_temperature=0.3,
    ):
        cdef Hunt *hunt = &self.hunt
        cdef Tuning *tuning = &hunt.tuning
        if root.turn != seat or root.phase != "play":
            raise IllegalAction(f"Seat {seat} has no card to play now.")
        if worlds < 1 and seconds <= 0:
            raise IllegalAction("A search needs a number of worlds or a time.")
        tuning.model_temperature, tuning.belief_temperature = model_temperature, belief_temperature
        tuning.belief_floor, tuning.drop_below, tuning.drop_world = 0.05, 0.03, 1e-4
        tuning.plies, tuning.sample_others = min(plies, DEEPEST - 4), sample_others
        tuning.belief_plays, tuning.exact_deals = belief_plays, exact_deals
        hunt.order, hunt.seed, self.worlds = root.order, seed, 0
        hunt.prospect = NULL if equity is None else &equity.prospect
        hunt.seat, hunt.side, hunt.deal = seat, hunt.rules.side_of[seat], root.state.deal
        hunt.clock = clock_of(processor_time)
        hunt.deadline, hunt.until, hunt.late = 0, until, False
        memset(hunt.memos, 0, MEMOS * sizeof(Memo))
        start_search(&hunt.search, hunt.rules, hunt.order, &hunt.table)
        self.count_hands(root)
        if seconds > 0:
            found = self.in_time(root, seconds)
        else:
            found = self.of_worlds(root, worlds)
        end_search(&hunt.search)
        return found

    cdef void count_hands(self, Round root):
        """What is hidden, and in how many ways where that can be counted out."""
        hidden_from(self.hunt.rules, &root.state, root.order, self.hunt.seat, SEES_OWN, &self.hidden)
        new_shoe(&self.hidden, &self.hunt.shoe)
        self.holder = NONE if self.hunt.tuning.sample_others else only_hidden_hand(&self.hidden)
        self.hands = INFINITY if self.holder == NONE else ways(self.hidden.count, self.hidden.held[self.holder])

    cdef list of_worlds(self, Round root, int worlds):
        """So many worlds, or every hand. If that cannot be done by the last moment, what can be in the end of the time."""
        cdef Hunt *hunt = &self.hunt
        cdef double began = seconds_on(CLOCK_MONOTONIC), last = hunt.until
        if last:
            hunt.until = began + IN_FULL * (last - began)
        found = self.batch(root, worlds) if worlds < self.hands else self.every_hand(root)
        if not hunt.late:
            return found
        hunt.until, hunt.late, hunt.clock = last, False, CLOCK_MONOTONIC
        return self.in_time(root, max(<double>0, last - seconds_on(CLOCK_MONOTONIC)))

    cdef list in_time(self, Round root, double seconds):
        """Ever larger batches while there is time; each counts as many times as it has worlds. As soon as there is time
        for every hand that the other seat may hold, that is the answer; where they cannot be counted out, the batches
        so far are, once they leave no doubt. With no time for any, the values without a search."""
        cdef Hunt *hunt = &self.hunt
        cdef int size = FIRST_BATCH, counted = 0
        cdef double began, now = seconds_on(hunt.clock)
        hunt.deadline = now + seconds
        means = self.glance(root)
        batches = []
        while now < hunt.deadline:
            began = now
            found = self.batch(root, size)
            if hunt.late:
                break
            counted += size
            batches.append((size, found))
            means = [(action, old + size / <double>counted * (new - old)) for (action, old), (_, new) in zip(means, found)]
            now = seconds_on(hunt.clock)
            if now + UNSURE * (now - began) * self.hands / size < hunt.deadline:
                found = self.every_hand(root)
                return means if hunt.late else found
            if self.holder == NONE and size < LARGEST_BATCH and beyond_doubt(means, batches):
                break
            size = min(2 * size, LARGEST_BATCH)
        self.worlds = counted
        return means

    cdef list every_hand(self, Round root):
        return self.look_at(root, <int>self.hands, self.holder)

    cdef list batch(self, Round root, int count):
        return self.look_at(root, count, NONE)

    cdef list glance(self, Round root):
        """The value of each legal action as it stands after it."""
        cdef Hunt *hunt = &self.hunt
        cdef Actions legal
        cdef State after
        cdef Seen seen
        cdef float value
        cdef int n
        memset(&legal, 0, sizeof(Actions))
        legal_actions(hunt.rules, &root.state, &legal)
        values = []
        for n in range(legal.count):
            after = root.state
            act(hunt.rules, hunt.order, &after, legal.codes[n])
            if after.phase == IS_OVER:
                value = worth_over(hunt, &after)
            else:
                see(hunt, &after, hunt.side, &seen)
                value = value_with(hunt, &after, &seen, without(root.state.hands[hunt.seat], legal.codes[n]))
                value = worth(hunt, &after, value)
            value += counted(hunt, gained_by(hunt.rules, &root.state, &after, hunt.side))
            values.append((action_of(legal.codes[n]), value))
        release(&legal)
        return values

    cdef list look_at(self, Round root, int count, int holder):
        """The mean value of each legal action over so many worlds; all of them where ``holder`` alone hides cards."""
        cdef Hunt *hunt = &self.hunt
        cdef Actions legal
        cdef int n, kept
        cdef float weight = 0, value
        memset(&legal, 0, sizeof(Actions))
        legal_actions(hunt.rules, &root.state, &legal)
        values = []
        with nogil:
            kept = make_worlds(hunt, root.past, root.played, &self.hidden, count, holder)
            for n in range(kept):
                weight += hunt.worlds[n].weight
        for n in range(legal.count):
            with nogil:
                value = after_mine(hunt, &root.state, legal.codes[n], 0, kept, kept, 0)
            values.append((action_of(legal.codes[n]), value / weight if weight else 0.0))
        release(&legal)
        self.worlds = count
        return values
