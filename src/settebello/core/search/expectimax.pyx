# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Depth-limited expectimax over determinizations, with a model of the other seats and a learned value at the leaves.

All determinizations of a node look the same to the searching seat. At its own nodes it makes one choice for all of
them, so it never uses what it cannot know. At the nodes of others each determinization continues with the actions that
are likely with its hand, and determinizations are grouped by the action. They are weighed by the likelihood of the
others' plays in this deal (:mod:`settebello.core.search.beliefs`).
"""

from libc.math cimport INFINITY, sqrt
from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from settebello.cards import ALL_CARDS
from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport action_of
from settebello.core.search.alphabeta cimport end_search, start_search
from settebello.core.search.beliefs cimport sample_determinizations
from settebello.core.search.clock cimport MONOTONIC_TIME, THREAD_TIME, seconds_on
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.hidden_cards cimport HANDS_VISIBLE, OWN_HAND_VISIBLE, HiddenCards
from settebello.core.evaluation.features cimport feature_count
from settebello.core.search.context cimport (
    MAX_DEPTH,
    NONE,
    CachedValue,
    Evaluation,
    Objectives,
    SearchContext,
    SearchParameters,
    hand_without,
)
from settebello.core.kernel.structs cimport IS_OVER, Actions, State
from settebello.core.search.leaf_evaluation cimport (
    CACHE_SIZE,
    evaluate_public,
    objectives_at_end,
    objectives_of,
    value_with_hand,
)
from settebello.core.search.expectimax_nodes cimport own_action_values
from settebello.core.kernel.margin cimport margin_gained
from settebello.core.evaluation.round_equity cimport RoundEquity
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.turn cimport apply_action, legal_actions
from settebello.core.search.transposition_table cimport close_table, open_table
from settebello.core.search.determinization cimport binomial, new_shoe, only_hidden_hand

cdef enum:
    EXACT_TABLE_BITS = 14
    FIRST_BATCH = 4
    LARGEST_BATCH = 512
    LEAST_BATCHES = 5

cdef double ESTIMATE_MARGIN = 1.5
"""Safety factor on the estimated time to search every hand."""
cdef double BATCH_MARGIN = 1.15
"""Safety factor on the estimated time of a batch: one that is not finished in time is lost."""
cdef double FULL_SEARCH_SHARE = 0.8
"""The share of the time for the search asked for; the rest is for a smaller search if that does not finish."""
cdef double DECISIVE_ERRORS = 5
"""Lead over every other action, in standard errors of the difference, that ends a search early."""


cdef bint is_decided(list means, list batches):
    """Whether one action leads every other by enough, given the variance between batches."""
    cdef double ahead, spread, size, samples = sum([size for size, _ in batches])
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
        if ahead < DECISIVE_ERRORS * sqrt(spread / samples / (len(batches) - 1)):
            return False
    return True


cdef class Expectimax:
    """An expectimax search over determinizations. Its buffers are kept between decisions. Not thread-safe.

    Args:
        rules: the rules of the game.
        weights: the weights of the learned value, 32-bit floats.

    Raises:
        IllegalAction: the number of weights is not the number of features.
    """

    cdef CompiledRules compiled
    cdef SearchContext context
    cdef object weights
    cdef HiddenCards hidden
    cdef int holder
    cdef double hand_count
    cdef int last_samples

    def __init__(self, rules, const float[::1] weights):
        self.compiled = compile_rules(rules)
        if weights.shape[0] != feature_count(&self.compiled.ruleset):
            raise IllegalAction(
                f"{weights.shape[0]} weights were given; there are {feature_count(&self.compiled.ruleset)}."
            )
        memset(&self.context, 0, sizeof(SearchContext))
        self.weights = weights  # a reference, since the context points into it
        self.context.rules, self.context.weights = &self.compiled.ruleset, &weights[0]
        self.context.value_cache = <CachedValue *>calloc(CACHE_SIZE, sizeof(CachedValue))
        if self.context.value_cache == NULL or not open_table(&self.context.table, EXACT_TABLE_BITS):
            raise MemoryError

    @property
    def samples(self):
        """The number of determinizations that the last decision is based on."""
        return self.last_samples

    def __dealloc__(self):
        for depth in range(MAX_DEPTH):
            release(&self.context.levels[depth].legal)
            free(self.context.levels[depth].branches)
            free(self.context.levels[depth].continuations)
        free(self.context.samples)
        free(self.context.value_cache)
        close_table(&self.context.table)

    def evaluate(
        self,
        Round root not None,
        int seat,
        *,
        uint64_t seed,
        RoundEquity equity=None,
        int samples=0,
        double seconds=0,
        bint processor_time=False,
        double deadline=0,
        int plies=MAX_DEPTH - 4,
        bint sample_others=False,
        int belief_plays=16,
        int exact_deals=20,
        float model_temperature=0.15,
        float belief_temperature=0.3,
        bint hands_visible=False,
    ):
        """The value of each legal play for ``seat``: the expected margin to come, in points, or the equity of the game.

        Give ``samples`` or ``seconds``. If only one hand is hidden, and ``samples`` or the time are enough, every
        possible hand is searched once, and ``seed`` has no effect. If hands cannot be enumerated, or with
        ``sample_others``, a search by time ends early once one action is clearly ahead.

        Args:
            root: the position; hidden cards may be anywhere, since they are sampled.
            seat: the seat to play.
            seed: the same seed and number of samples give the same values.
            equity: maximize this equity of the game, or the margin of the round if None.
            samples: the number of determinizations.
            seconds: the time budget instead.
            processor_time: ``seconds`` are processor time of this thread.
            deadline: a moment of :func:`time.monotonic` when the search ends in any case, with the best values so
                far; 0 for none.
            plies: the depth limit.
            sample_others: sample one action of each other seat, rather than averaging over its likely actions.
            belief_plays: the number of past plays that weight the determinizations; 0 to weight all equally.
            exact_deals: the maximum number of ways to deal the last cards of two seats that are solved; 0 for none.
            model_temperature: of the softmax that models the other seats' play.
            belief_temperature: of the softmax that judges past plays.
            hands_visible: every hand is known, and only the stock is not. This is for the study of finished games.

        Raises:
            IllegalAction: the seat has no card to play, or neither samples nor seconds are given.
        """
        if samples < 1 and seconds <= 0:
            raise IllegalAction("A search needs a number of samples or a time.")
        self.prepare(
            root, seat, seed, equity, plies, sample_others, belief_plays, exact_deals, model_temperature,
            belief_temperature, hands_visible
        )
        self.context.clock = THREAD_TIME if processor_time else MONOTONIC_TIME
        self.context.deadline = deadline
        if seconds > 0:
            found = self.search_for(root, seconds)
        else:
            found = self.search_count(root, samples)
        end_search(&self.context.search)
        return found

    def evaluate_batch(
        self,
        Round root not None,
        int seat,
        *,
        uint64_t seed,
        int worlds,
        RoundEquity equity=None,
        actions=None,
        int plies=MAX_DEPTH - 4,
        bint sample_others=False,
        int belief_plays=16,
        int exact_deals=20,
        float model_temperature=0.15,
        float belief_temperature=0.3,
        bint hands_visible=False,
    ):
        """Both objectives of legal plays for ``seat`` in one batch of worlds, which all of them share.

        If only one hand is hidden, and ``worlds`` are enough for it, every possible hand is searched once.

        Args:
            root: the position; hidden cards may be anywhere, since they are sampled.
            seat: the seat to play.
            seed: the same seed and number of worlds give the same values.
            worlds: the number of worlds to search.
            equity: the equity of the game, or None to search only margins.
            actions: the numbers of the legal actions to evaluate, or None for all.
            plies: the depth limit.
            sample_others: sample one action of each other seat, rather than averaging over its likely actions.
            belief_plays: the number of past plays that weight the worlds; 0 to weight all equally.
            exact_deals: the maximum number of ways to deal the last cards of two seats that are solved; 0 for none.
            model_temperature: of the softmax that models the other seats' play.
            belief_temperature: of the softmax that judges past plays.
            hands_visible: every hand is known, and only the stock is not. This is for the study of finished games.

        Returns:
            The number of worlds and their weight; then for each action the sums, over the worlds by weight, of the
            expected margin to come, and of the equity (0 without one).

        Raises:
            IllegalAction: the seat has no card to play, there is no such action, or the worlds are fewer than 1.
        """
        cdef int holder = NONE
        if worlds < 1:
            raise IllegalAction("A search needs one world or more.")
        self.prepare(
            root, seat, seed, equity, plies, sample_others, belief_plays, exact_deals, model_temperature,
            belief_temperature, hands_visible
        )
        if worlds >= self.hand_count:
            worlds, holder = <int>self.hand_count, self.holder
        weight, values = self.search_actions(root, worlds, holder, actions)
        end_search(&self.context.search)
        return worlds, weight, [entry[1] for entry in values], [entry[2] for entry in values]

    def hand_chances(self, Round root not None, int seat, *, uint64_t seed, int worlds):
        """How likely each hidden card is to be in the hand of each other seat, as the searches believe.

        If only one hand is hidden, and ``worlds`` are enough for it, every possible hand is considered once.

        Args:
            root: the position; hidden cards may be anywhere, since they are sampled.
            seat: the seat to play.
            seed: the same seed and number of worlds give the same chances.
            worlds: the maximum number of worlds to consider.

        Returns:
            The number of worlds, and for each seat a list of hidden cards with their chances, from 0 to 1. Hands that
            everybody has seen are not hidden.

        Raises:
            IllegalAction: the seat has no card to play, or the worlds are fewer than 1.
        """
        cdef int holder = NONE, kept, n, other, number
        cdef uint64_t bit
        cdef double total = 0, held
        cdef SearchContext *context = &self.context
        if worlds < 1:
            raise IllegalAction("A search needs one world or more.")
        self.prepare(root, seat, seed, None, MAX_DEPTH - 4, False, 16, 0, 0.15, 0.3, False)
        context.params.drop_sample = 0
        if worlds >= self.hand_count:
            worlds, holder = <int>self.hand_count, self.holder
        with nogil:
            kept = sample_determinizations(context, root.past, root.action_count, &self.hidden, worlds, holder)
        for n in range(kept):
            total += context.samples[n].weight
        found = []
        for other in range(context.rules.seats):
            chances = []
            for number in range(self.hidden.count if self.hidden.held[other] else 0):
                bit, held = <uint64_t>1 << self.hidden.cards[number], 0
                for n in range(kept):
                    if context.samples[n].hands[other] & bit:
                        held += context.samples[n].weight
                chances.append((ALL_CARDS[self.hidden.cards[number]], held / total if total else 0.0))
            found.append(chances)
        end_search(&context.search)
        return worlds, found

    cdef int prepare(
        self, Round root, int seat, uint64_t seed, RoundEquity equity, int plies, bint sample_others,
        int belief_plays, int exact_deals, float model_temperature, float belief_temperature, bint hands_visible
    ) except -1:
        """Set up the context for a search without time limits."""
        cdef SearchContext *context = &self.context
        cdef SearchParameters *params = &context.params
        if root.turn != seat or root.phase != "play":
            raise IllegalAction(f"Seat {seat} has no card to play now.")
        params.model_temperature, params.belief_temperature = model_temperature, belief_temperature
        params.belief_floor, params.drop_below, params.drop_sample = 0.05, 0.03, 1e-4
        params.plies, params.sample_others = min(plies, MAX_DEPTH - 4), sample_others
        params.belief_plays, params.exact_deals = belief_plays, exact_deals
        context.order, context.seed, self.last_samples = root.order, seed, 0
        context.equity = NULL if equity is None else &equity.table
        context.seat, context.side, context.deal = seat, context.rules.side_of[seat], root.state.deal
        context.clock = MONOTONIC_TIME
        context.budget_end, context.deadline, context.timed_out = 0, 0, False
        memset(context.value_cache, 0, CACHE_SIZE * sizeof(CachedValue))
        start_search(&context.search, context.rules, context.order, &context.table)
        self.count_hidden_hands(root, HANDS_VISIBLE if hands_visible else OWN_HAND_VISIBLE)
        return 0

    cdef void count_hidden_hands(self, Round root, int visibility):
        """Find the hidden cards, and the number of possible hands if they can be enumerated."""
        root.find_hidden_cards(self.context.seat, visibility, 0, &self.hidden)
        new_shoe(&self.hidden, &self.context.shoe)
        self.holder = NONE if self.context.params.sample_others else only_hidden_hand(&self.hidden)
        self.hand_count = INFINITY
        if self.holder != NONE:
            self.hand_count = binomial(self.hidden.count, self.hidden.held[self.holder])

    cdef list search_count(self, Round root, int samples):
        """Search ``samples`` determinizations or every hand; if that misses the deadline, search by time."""
        cdef SearchContext *context = &self.context
        cdef double began = seconds_on(MONOTONIC_TIME), last = context.deadline
        if last:
            context.deadline = began + FULL_SEARCH_SHARE * (last - began)
        found = self.search_batch(root, samples) if samples < self.hand_count else self.search_every_hand(root)
        if not context.timed_out:
            return found
        context.deadline, context.timed_out, context.clock = last, False, MONOTONIC_TIME
        return self.search_for(root, max(<double>0, last - seconds_on(MONOTONIC_TIME)))

    cdef list search_for(self, Round root, double seconds):
        """Search batches while there is time, each twice as large as the one before or as large as the time left allows,
        and average them by size. Once there is time to search
        every possible hand, that is the result. If hands cannot be enumerated, stop once one action is decided.
        Without time for one batch: the static values."""
        cdef SearchContext *context = &self.context
        cdef int size = FIRST_BATCH, sample_count = 0
        cdef double fitting, began, now = seconds_on(context.clock)
        context.budget_end = now + seconds
        means = self.static_values(root)
        batches = []
        while now < context.budget_end:
            began = now
            found = self.search_batch(root, size)
            if context.timed_out:
                break
            sample_count += size
            batches.append((size, found))
            means = [
                (action, old + size / <double>sample_count * (new - old))
                for (action, old), (_, new) in zip(means, found)
            ]
            now = seconds_on(context.clock)
            if now + ESTIMATE_MARGIN * (now - began) * self.hand_count / size < context.budget_end:
                found = self.search_every_hand(root)
                return means if context.timed_out else found
            if self.holder == NONE and size < LARGEST_BATCH and is_decided(means, batches):
                break
            fitting = (context.budget_end - now) / (BATCH_MARGIN * (now - began) / size)
            if fitting < FIRST_BATCH:
                break
            size = min(2 * size, LARGEST_BATCH, <int>min(fitting, <double>LARGEST_BATCH))
        self.last_samples = sample_count
        return means

    cdef list search_every_hand(self, Round root):
        return self.search_samples(root, <int>self.hand_count, self.holder)

    cdef list search_batch(self, Round root, int count):
        return self.search_samples(root, count, NONE)

    cdef list static_values(self, Round root):
        """The objective of each legal action without a search: the evaluation of the position after it."""
        cdef SearchContext *context = &self.context
        cdef Actions legal
        cdef State after
        cdef Evaluation evaluation
        cdef Objectives values
        cdef uint64_t hand
        cdef int n
        memset(&legal, 0, sizeof(Actions))
        legal_actions(context.rules, &root.state, &legal)
        found = []
        for n in range(legal.count):
            after = root.state
            apply_action(context.rules, context.order, &after, legal.codes[n])
            if after.phase == IS_OVER:
                values = objectives_at_end(context, &after)
            else:
                evaluate_public(context, &after, context.side, &evaluation)
                hand = hand_without(root.state.hands[context.seat], legal.codes[n])
                values = objectives_of(context, &after, value_with_hand(context, &after, &evaluation, hand))
            values.margin += margin_gained(context.rules, &root.state, &after, context.side)
            found.append((action_of(legal.codes[n]), values.margin if context.equity == NULL else values.equity))
        release(&legal)
        return found

    cdef list search_samples(self, Round root, int count, int holder):
        """The mean objective of each legal action over ``count`` samples, or over all hands of ``holder``."""
        weight, values = self.search_actions(root, count, holder, None)
        self.last_samples = count
        scale = 1 / weight if weight else 0.0
        objective = 1 if self.context.equity == NULL else 2
        return [(entry[0], entry[objective] * scale) for entry in values]

    cdef tuple search_actions(self, Round root, int count, int holder, object chosen):
        """The total weight of ``count`` samples, or of all hands of ``holder``, and the weighted sums of both
        objectives over them, for the legal actions with the numbers ``chosen``, or for all if None."""
        cdef SearchContext *context = &self.context
        cdef Actions legal
        cdef Objectives values
        cdef int n, kept
        cdef float weight = 0
        memset(&legal, 0, sizeof(Actions))
        legal_actions(context.rules, &root.state, &legal)
        found = []
        with nogil:
            kept = sample_determinizations(context, root.past, root.action_count, &self.hidden, count, holder)
            for n in range(kept):
                weight += context.samples[n].weight
        for number in range(legal.count) if chosen is None else chosen:
            if not 0 <= number < legal.count:
                release(&legal)
                raise IllegalAction(f"There is no action {number}: there are {legal.count}.")
            n = number
            with nogil:
                values = own_action_values(context, &root.state, legal.codes[n], 0, kept, kept, 0)
            found.append((action_of(legal.codes[n]), values.margin, values.equity))
        release(&legal)
        return weight, found
