# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Rollouts: positions played out softly in sampled worlds, every action in the same worlds with the same luck."""

from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset

from settebello.errors import IllegalAction

from settebello.core.search.alphabeta cimport end_search, start_search
from settebello.core.search.beliefs cimport sample_determinizations, weigh_determinization
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.deal cimport deal_attempt
from settebello.core.kernel.declarations cimport count_dealt_hands
from settebello.core.kernel.hidden_cards cimport HANDS_VISIBLE, OWN_HAND_VISIBLE, HiddenCards
from settebello.core.kernel.rng cimport random_below, shuffle
from settebello.core.evaluation.features cimport feature_count
from settebello.core.search.context cimport (
    MAX_DEPTH,
    NONE,
    Determinization,
    SearchContext,
    reserve_samples,
)
from settebello.core.kernel.structs cimport (
    IN_REDEAL,
    MAX_CARDS,
    MAX_SEATS,
    SUITS,
    Actions,
    Ruleset,
    State,
    lowest,
)
from settebello.core.evaluation.round_equity cimport RoundEquity
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.turn cimport apply_action, legal_actions
from settebello.core.search.rollout_results cimport WorldResult, score_world, summarize
from settebello.core.search.soft_playout cimport can_sweep, play_out_softly
from settebello.core.search.transposition_table cimport close_table, open_table
from settebello.core.search.determinization cimport binomial, new_shoe, only_hidden_hand

cdef enum:
    EXACT_TABLE_BITS = 12
    MOST_REDEALS = 1000

cdef void place_cards(
    const SearchContext *context, const HiddenCards *hidden, const Determinization *sample, State *state,
    uint8_t *order, uint64_t seed
) noexcept nogil:
    """Make a world: the hands of ``sample``, and the other hidden cards as the stock, in random order."""
    cdef uint8_t stock[MAX_CARDS]
    cdef uint64_t held = 0
    cdef int n, seat, count = 0
    for seat in range(context.rules.seats):
        state.hands[seat] = sample.hands[seat]
        held |= sample.hands[seat]
    for n in range(hidden.count):
        if not held >> hidden.cards[n] & 1:
            stock[count] = hidden.cards[n]
            count += 1
    shuffle(stock, count, &seed)
    memcpy(&order[hidden.stock], stock, count)


cdef void score_redealt_hands(const Ruleset *rules, const HiddenCards *hidden, State *state) noexcept nogil:
    """Count what the hands of ``state`` score as dealt, instead of what the real ones did."""
    cdef int side
    for side in range(rules.sides):
        state.declared[side] -= hidden.gained[side]
    count_dealt_hands(rules, state)


cdef class Rollouts:
    """Plays positions of a game out. Its buffers are kept between calls. Not thread-safe.

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
    cdef Actions legal

    def __init__(self, rules, const float[::1] weights):
        self.compiled = compile_rules(rules)
        if weights.shape[0] != feature_count(&self.compiled.ruleset):
            raise IllegalAction(
                f"{weights.shape[0]} weights were given; there are {feature_count(&self.compiled.ruleset)}."
            )
        memset(&self.context, 0, sizeof(SearchContext))
        self.weights = weights  # a reference, since the context points into it
        self.context.rules, self.context.weights = &self.compiled.ruleset, &weights[0]
        if not open_table(&self.context.table, EXACT_TABLE_BITS):
            raise MemoryError

    def __dealloc__(self):
        release(&self.context.levels[MAX_DEPTH - 1].legal)
        release(&self.legal)
        free(self.context.samples)
        close_table(&self.context.table)

    def evaluate(
        self,
        Round root not None,
        int side,
        *,
        int worlds,
        uint64_t seed,
        viewer=None,
        bint hands_visible=False,
        actions=(),
        RoundEquity equity=None,
        bint believed=True,
        bint to_the_end=False,
        bint redealt=False,
        float temperature=0.15,
    ):
        """Play a position out in worlds, after each of some actions, or as it is.

        Args:
            root: the position; hidden cards may be anywhere, since they are sampled.
            side: the side whose margin and equity are returned.
            worlds: the number of worlds to sample.
            seed: the same seed and number of worlds give the same values.
            viewer: the seat that knows its own hand, or None if only what everybody sees is known.
            hands_visible: every hand is known, and only the stock is hidden. This is for the study of finished games.
            actions: the numbers of the legal actions to play out, or None for all; an empty list plays out the position
                as it is.
            equity: the equity of the game of ``side``, or None to compute only margins.
            believed: weigh the worlds by the likelihood of the others' plays in this deal; else all weigh the same.
            to_the_end: play to the end of the round, and return score lines. Otherwise the learned value takes over at
                the end of the deal, and the last deal of two seats is solved.
            redealt: at the start of a deal, deal any hands, and count what they score as dealt in place of what the
                real ones did.
            temperature: of the softmax for the play of all seats; low is strong.

        Returns:
            The weight of the worlds; then for each action a tuple: mean margin to come, mean equity, their standard
            errors, the standard errors of their differences to the best action (by equity where it is given), the
            share of worlds where another side's next seat could sweep at once, and the margin by score line.

        Raises:
            IllegalAction: there is no such seat, side or action, or the worlds are fewer than 1.
        """
        cdef SearchContext *context = &self.context
        cdef WorldResult *results
        cdef Actions choices
        cdef int kept, count, n, seat = NONE if viewer is None else viewer
        self.check(root, side, seat, worlds)
        memset(&choices, 0, sizeof(Actions))
        legal_actions(context.rules, &root.state, &choices)
        numbers = range(choices.count) if actions is None else actions
        codes = [choices.codes[n] for n in numbers if 0 <= n < choices.count]
        count = choices.count
        release(&choices)
        if len(codes) != len(numbers):
            raise IllegalAction(f"One of these actions does not exist: {list(numbers)}; there are {count}.")
        self.prepare(root, side, seat, seed, equity, believed)
        root.find_hidden_cards(seat, HANDS_VISIBLE if hands_visible else OWN_HAND_VISIBLE, 0, &self.hidden)
        if redealt:
            self.hidden.conditional = False
        new_shoe(&self.hidden, &context.shoe)
        count = max(1, len(codes))
        results = <WorldResult *>malloc(<size_t>worlds * count * sizeof(WorldResult))
        if results == NULL:
            raise MemoryError
        with nogil:
            kept = sample_determinizations(context, root.past, root.action_count, &self.hidden, worlds, NONE)
        for n in range(count):
            self.play_worlds(root, n < len(codes), codes[n] if codes else 0, kept, count, &results[n], temperature,
                             to_the_end, redealt)
        try:
            return summarize(context, results, kept, count)
        finally:
            free(results)
            end_search(&context.search)

    def evaluate_redeals(
        self,
        Round root not None,
        int side,
        *,
        int worlds,
        uint64_t seed,
        RoundEquity equity=None,
        float temperature=0.15,
    ):
        """The value of a position before its deal: the cards of this deal are redealt, and played out as in
        :meth:`evaluate` without actions. In the first deal the table is redealt too.

        Args:
            root: a position at the start of a deal.
            side: the side whose margin and equity are returned.
            worlds: the number of times that the cards are dealt.
            seed: the same seed and number of worlds give the same values.
            equity: the equity of the game of ``side``, or None to compute only margins.
            temperature: of the softmax for the play of all seats.

        Returns:
            As :meth:`evaluate`.

        Raises:
            IllegalAction: this is not the start of a deal, there is no such side, or the worlds are fewer than 1.
        """
        cdef WorldResult *results
        cdef int n
        self.check(root, side, NONE, worlds)
        dealt = self.compiled.ruleset.hands[root.state.deal] * self.compiled.ruleset.seats
        if root.state.plays_left < dealt or root.state.decided:
            raise IllegalAction("This is not the start of a deal.")
        if root.state.deal:
            return self.evaluate(
                root, side, worlds=worlds, seed=seed, equity=equity, believed=False, redealt=True,
                temperature=temperature
            )
        self.prepare(root, side, NONE, seed, equity, False)
        results = <WorldResult *>malloc(<size_t>worlds * sizeof(WorldResult))
        if results == NULL or not self.reserve(worlds):
            free(results)
            raise MemoryError
        with nogil:
            for n in range(worlds):
                self.play_new_round(root, &results[n], temperature)
        try:
            return summarize(&self.context, results, worlds, 1)
        finally:
            free(results)
            end_search(&self.context.search)

    def card_probabilities(self, Round root not None, int seat, *, int worlds, uint64_t seed):
        """Where the unseen cards are likely to be, as ``seat`` sees it, by the plays of the others in this deal.

        Args:
            root: a position that looks to the seat like its own.
            seat: the seat whose knowledge it is.
            worlds: the number of possible deals to sample. If only one hand is hidden, and at most that many hands are
                possible, every hand is counted once.
            seed: the same seed gives the same probabilities.

        Returns:
            By seat, for every card in written order, the probability that the seat holds it.

        Raises:
            IllegalAction: there is no such seat, or the worlds are fewer than 1.
        """
        cdef SearchContext *context = &self.context
        cdef double held[MAX_SEATS][MAX_CARDS]
        cdef double total = 0
        cdef uint64_t hand
        cdef int n, other, kept, holder
        self.check(root, 0, seat, worlds)
        self.prepare(root, self.compiled.ruleset.side_of[seat], seat, seed, None, True)
        root.find_hidden_cards(seat, OWN_HAND_VISIBLE, 0, &self.hidden)
        new_shoe(&self.hidden, &context.shoe)
        holder = only_hidden_hand(&self.hidden)
        if holder != NONE and binomial(self.hidden.count, self.hidden.held[holder]) <= <uint64_t>worlds:
            worlds = <int>binomial(self.hidden.count, self.hidden.held[holder])
        else:
            holder = NONE
        memset(held, 0, sizeof(held))
        with nogil:
            kept = sample_determinizations(context, root.past, root.action_count, &self.hidden, worlds, holder)
            for n in range(kept):
                total += context.samples[n].weight
                for other in range(context.rules.seats):
                    hand = context.samples[n].hands[other]
                    while hand:
                        held[other][lowest(hand)] += context.samples[n].weight
                        hand &= hand - 1
        end_search(&context.search)
        return [
            tuple([held[other][n] / total for n in range(SUITS * context.rules.ranks)])
            for other in range(self.compiled.ruleset.seats)
        ]

    def likelihood(self, Round world not None, int seat):
        """How likely the plays of the others in this deal are, if they hold the hands of a world.

        Args:
            world: a position that looks to the seat like its own.
            seat: the seat that looks.

        Returns:
            The weight of the world among the worlds of the same view.

        Raises:
            IllegalAction: there is no such seat.
        """
        cdef SearchContext *context = &self.context
        self.check(world, 0, seat, 1)
        self.prepare(world, self.compiled.ruleset.side_of[seat], seat, 0, None, True)
        if not reserve_samples(context, 1):
            raise MemoryError
        memcpy(context.samples[0].hands, world.state.hands, sizeof(world.state.hands))
        weigh_determinization(context, world.past, world.action_count, context.samples, &self.legal)
        end_search(&context.search)
        return context.samples[0].weight

    cdef int check(self, Round root, int side, int seat, int worlds) except -1:
        if not 0 <= side < self.compiled.ruleset.sides:
            raise IllegalAction(f"There is no side {side}: the sides are 0 to {self.compiled.ruleset.sides - 1}.")
        if not NONE <= seat < self.compiled.ruleset.seats:
            raise IllegalAction(f"There is no seat {seat}: the seats are 0 to {self.compiled.ruleset.seats - 1}.")
        if worlds < 1:
            raise IllegalAction("Rollouts need one world or more.")
        if root.compiled.ruleset.plays != self.compiled.ruleset.plays or root._rules != self.compiled.rules:
            raise IllegalAction("This position is of another game.")
        return 0

    cdef void prepare(self, Round root, int side, int seat, uint64_t seed, RoundEquity equity, bint believed):
        cdef SearchContext *context = &self.context
        context.order, context.seed = root.order, seed
        context.equity = NULL if equity is None else &equity.table
        context.seat, context.side, context.deal = seat, side, root.state.deal
        context.params.belief_temperature, context.params.belief_floor = 0.3, 0.05
        context.params.belief_plays = 16 if believed else 0
        context.params.drop_sample, context.params.sample_others = 1e-4, True
        start_search(&context.search, context.rules, context.order, &context.table)

    cdef bint reserve(self, int worlds) noexcept nogil:
        """Worlds of weight 1, for :func:`summarize`."""
        cdef int n
        if not reserve_samples(&self.context, worlds):
            return False
        for n in range(worlds):
            self.context.samples[n].weight = 1
        return True

    cdef void play_worlds(
        self, Round root, bint acts, uint64_t code, int kept, int stride, WorldResult *results, float temperature,
        bint to_the_end, bint redealt
    ):
        """Play out every world after one action."""
        cdef SearchContext *context = &self.context
        cdef State state
        cdef uint8_t order[MAX_CARDS]
        cdef uint64_t seed
        cdef int n, mover = root.state.turn
        cdef WorldResult *result
        memcpy(order, root.order, MAX_CARDS)
        context.search.order = order
        with nogil:
            for n in range(kept):
                result = &results[n * stride]
                seed = <uint64_t>context.samples[n].chance << 32
                state = root.state
                place_cards(context, &self.hidden, &context.samples[n], &state, order, seed ^ 0x5EED)
                if redealt and context.rules.dealt_points:
                    score_redealt_hands(context.rules, &self.hidden, &state)
                if acts:
                    apply_action(context.rules, order, &state, code)
                result.swept = acts and can_sweep(context, order, &state, &self.legal)
                result.values = play_out_softly(
                    context, order, &root.state, &state, mover, &self.legal, seed, temperature, to_the_end
                )
                score_world(context, &state, result)

    cdef void play_new_round(self, Round root, WorldResult *result, float temperature) noexcept nogil:
        """Redeal a round, and play its first deal out."""
        cdef SearchContext *context = &self.context
        cdef State state
        cdef uint8_t order[MAX_CARDS]
        cdef int attempt
        memcpy(order, root.order, MAX_CARDS)
        for attempt in range(MOST_REDEALS):
            shuffle(order, context.rules.pack_size, &context.seed)
            deal_attempt(context.rules, order, root._dealer, attempt + 1, &state)
            if state.phase != IN_REDEAL:
                break
        context.search.order = order
        result.swept = 0
        result.values = play_out_softly(
            context, order, &root.state, &state, state.turn, &self.legal, random_below(&context.seed, 0xFFFFFFFF) << 32,
            temperature, False
        )
        score_world(context, &state, result)
