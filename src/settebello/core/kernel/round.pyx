# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""A round for Python: the C state, and its history for undo."""

from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport realloc
from libc.string cimport memcpy, memset

from settebello.cards import ALL_CARDS, CardSet
from settebello.core.kernel.position_html import position_html
from settebello.core.kernel.position_reader import parse_position
from settebello.core.kernel.round_state import PHASES
from settebello.core.kernel.validation import MOST_ATTEMPTS, MOST_SEED, check_pack, why_illegal
from settebello.core.kernel.worlds import world_of_view
from settebello.errors import ArgumentError, CardError, IllegalAction, check_number, not_wanted

from settebello.core.kernel.action cimport Action, action_of, text_of
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.deal cimport deal_attempt
from settebello.core.kernel.hidden_cards cimport (
    OWN_HAND_VISIBLE,
    HiddenCards,
    deal_hidden_cards,
    find_hidden_cards,
)
from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.compiled_rules cimport compile_rules
from settebello.core.kernel.perft cimport count_sequences
from settebello.core.kernel.round_state cimport PastAction, RoundState, number_below
from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SEATS, NOBODY, Actions, State, lowest
from settebello.core.kernel.turn cimport apply_action, legal_actions

NO_CARDS = CardSet()


cdef class Round(RoundState):
    """One round, from a given order of the pack to its score. Rounds can be copied, undone and pickled.

    Args:
        rules: the rules of the game.
        pack: every card of the pack, in deal order.
        dealer: the dealer's seat; the next seat plays first. None means the last seat, so seat 0 plays first.
        attempt: the number of this attempt to deal the round, from 1; it matters if repeated void deals lose the game.

    Raises:
        RulesError: the rules are inconsistent.
        CardError: the pack does not contain each of its cards exactly once.
        IllegalAction: there is no such seat.
        ArgumentError: ``attempt`` is out of range.

    >>> import settebello
    >>> from settebello.cards import CARDS
    >>> position = settebello.Round(settebello.Rules(), CARDS)
    >>> print(position.hand(0), "|", position.table)
    1D 1S 2D | 2S 2B 3D 3C
    >>> position.play(settebello.Action.parse("2Dx2S"))
    >>> print(position.turn, position.pile(0))
    1 2D 2S
    """

    def __init__(self, rules, pack, dealer=None, attempt=1):
        self.prepare(rules, pack, dealer)
        self.attempt = check_number(attempt, 1, MOST_ATTEMPTS, "attempt")
        deal_attempt(&self.compiled.ruleset, self.order, self._dealer, self.attempt, &self.state)

    cdef int prepare(self, object rules, object pack, object dealer) except -1:
        """Set everything except the state."""
        self.compiled = compile_rules(rules)
        self._rules = rules
        self._dealer = rules.seats - 1 if dealer is None else number_below(dealer, rules.seats, "seat", " to deal")
        try:
            self._pack = tuple(pack)
        except TypeError:
            raise CardError(not_wanted(pack, "a pack in deal order")) from None
        check_pack(rules, self._pack)
        self._pack = tuple([ALL_CARDS[card] for card in self._pack])
        for place, card in enumerate(self._pack):
            self.order[place] = card
        return 0

    @staticmethod
    def from_position(text, rules=None, seed=None):
        """The round at a position that :meth:`position` wrote (docs/records.md#positions). It has no history: only
        later actions can be undone.

        Args:
            text: the position.
            rules: the rules of the game, or None for the rules that the text names.
            seed: deals the unknown cards, 0 to 2**64 - 1; with None they are dealt in written order.

        Raises:
            RecordError: the text is not a position of such a game; the message says what is wrong with it.
            RulesError: the text names rules that cannot be used.
            ArgumentError: there is no such seed.

        >>> import settebello
        >>> position = settebello.Round.from_position(
        ...     "game scopone-scientifico 4; hands 7D | 2C | 5S | 3B; table 4D 1C; last 1 in deal 0;"
        ...     " piles 1D 1S 1B 2D 2S 2B 3D 3C 3S 4C 4S 4B 5D 5C 5B 6D 6C 6S | 6B 7C 7S 7B 8D 8C 8S 8B 9D 9C 9S 9B"
        ...     " 10D 10C 10S 10B")
        >>> position.turn, [str(action) for action in position.legal_actions()]
        (0, ['7D'])
        >>> settebello.solve(position).value
        3
        """
        seed = None if seed is None else check_number(seed, 0, MOST_SEED, "seed")
        return _resume(parse_position(text, rules, seed), ())

    cdef int resume(self, object found) except -1:
        """Set the state to a position that was read."""
        cdef State *state = &self.state
        self._begun = found
        memset(state, 0, sizeof(State))
        state.phase = PHASES.index(found.phase)
        for seat, hand in enumerate(found.hands):
            state.hands[seat] = hand.mask
        for side, pile in enumerate(found.piles):
            state.piles[side] = pile.mask
            state.sweeps[side] = len(found.sweeps[side])
            state.declared[side] = found.declared[side]
            state.capture_points[side] = found.capture_points[side]
        state.table, state.chain, state.tops = found.table.mask, found.chain.mask, found.tops.mask
        state.last_side = NOBODY if found.last_capture is None else found.last_capture
        state.last_deal = NOBODY if found.last_deal is None else found.last_deal
        state.first = (found.dealer + 1) % self.compiled.ruleset.seats
        state.turn, state.deal, state.dealt = found.turn, found.deal, found.dealt
        state.plays, state.plays_left = found.plays, found.plays_left
        for seat, decision in enumerate(found.decisions):
            state.decided += decision is not None and not self.compiled.ruleset.at_turn
            state.declarers |= (decision == "declare") << seat
        state.matta = 0 if found.named is None else found.named
        return 0

    @staticmethod
    def from_view(view, rules, seed=None):
        """A world that is possible from a view: a round with the view's history, in which the seat has exactly this
        view. It depends on nothing except the view and the seed.

        Args:
            view: the view of a seat, or of a spectator (:func:`settebello.view_of`).
            rules: the rules of the game.
            seed: deals the hidden cards, all arrangements that explain what everybody has seen being equally likely, 0
                to 2**64 - 1; with None they are dealt in written order if that explains it, for a search that samples
                them itself.

        Raises:
            ArgumentError: the view cannot come from such a game, or there is no such seed.

        >>> import settebello
        >>> game = settebello.seeded_game(settebello.Rules(), bytes(32))
        >>> view = settebello.view_of(game, game.round.turn)
        >>> world = settebello.Round.from_view(view, game.rules, seed=1)
        >>> world.hand(view.seat) == view.hand, world.table == view.table, len(world.history) == len(view.history)
        (True, True, True)
        """
        compile_rules(rules)
        seed = None if seed is None else check_number(seed, 0, MOST_SEED, "seed")
        cdef Round world = world_of_view(Round, view, rules, seed)
        if world.declared_points() == tuple(view.declared):
            return world
        world = world.deal_again(NOBODY if view.seat is None else view.seat, seed or 0, 0, view.declared)
        if world.declared_points() != tuple(view.declared):
            raise ArgumentError("This view cannot come from a game by these rules: no hands score so as they are dealt.")
        return world

    def resampled(self, seat, seed, *, kept=NO_CARDS):
        """A round with the same history, in which a seat has the same view: the other hidden cards are dealt anew, all
        arrangements that explain what everybody has seen being equally likely.

        Args:
            seat: the seat that knows its own hand, or None for a spectator.
            seed: deals the hidden cards, 0 to 2**64 - 1.
            kept: hidden cards of the hands that stay where they are.

        Raises:
            IllegalAction: there is no such seat.
            ArgumentError: there is no such seed, or the round began at a position.

        >>> import settebello
        >>> from settebello.cards import CARDS
        >>> position = settebello.Round(settebello.Rules(), CARDS)
        >>> other = position.resampled(0, seed=1)
        >>> print(other.hand(0), "|", other.table, "|", other.hand(1))
        1D 1S 2D | 2S 2B 3D 3C | 6C 7B 10B
        """
        seed = check_number(seed, 0, MOST_SEED, "seed")
        if self._begun is not None:
            raise ArgumentError("Only a round that began with its deal can be dealt anew, not one from a position.")
        return self.deal_again(NOBODY if seat is None else self.checked_seat(seat), seed, kept.mask, None)

    cdef Round deal_again(self, int seat, uint64_t seed, uint64_t kept, object declared):
        """The round with other hidden cards, after which the sides have declared these points (None: the same)."""
        cdef HiddenCards hidden
        cdef uint8_t cards[MAX_CARDS]
        cdef uint64_t hands[MAX_SEATS]
        cdef uint64_t hand
        cdef int other, place
        find_hidden_cards(self, seat, OWN_HAND_VISIBLE, kept, &hidden)
        if declared is not None:
            for other, points in enumerate(declared):
                hidden.gained[other] += <int>points - self.state.declared[other]
        deal_hidden_cards(&hidden, cards, hands, &seed)
        before = []
        for other in range(self.compiled.ruleset.seats):
            hand = self.state.hands[other] & ~hidden.shown[other]
            while hand:
                before.append(lowest(hand))
                hand &= hand - 1
        for place in range(hidden.stock, self.compiled.ruleset.pack_size):
            before.append(self.order[place])
        moved = {old: ALL_CARDS[cards[place]] for place, old in enumerate(before)}
        world = Round(self._rules, [moved.get(card, card) for card in self._pack], self._dealer, self.attempt)
        for _, action in self.history:
            world.play(action)
        return world

    cdef tuple declared_points(self):
        """By side, the points for declarations so far."""
        return tuple([self.state.declared[side] for side in range(self.compiled.ruleset.sides)])

    # Actions

    def legal_actions(self):
        """The legal actions of the seat on turn (:attr:`turn`), in a fixed order; empty when the round is void or over.

        >>> import settebello
        >>> from settebello.cards import CARDS
        >>> [str(action) for action in settebello.Round(settebello.Rules(), CARDS).legal_actions()]
        ['1D', '1S', '2Dx2S', '2Dx2B']
        """
        cdef Py_ssize_t n
        legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
        return [action_of(self.buffer.codes[n]) for n in range(self.buffer.count)]

    def legal_texts(self):
        """The texts of :meth:`legal_actions`, in the same order."""
        cdef Py_ssize_t n
        legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
        return [text_of(self.buffer.codes[n]) for n in range(self.buffer.count)]

    def is_legal(self, action):
        """Whether an action, or its text, is one of :meth:`legal_actions`.

        Raises:
            IllegalAction: the text is not an action.
        """
        cdef Action asked = action if type(action) is Action else Action.parse(action)
        return self.allows(asked.bits)

    cdef bint allows(self, uint64_t code):
        cdef Py_ssize_t n
        legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
        for n in range(self.buffer.count):
            if self.buffer.codes[n] == code:
                return True
        return False

    def play(self, action):
        """Take an action for the seat on turn (:attr:`turn`).

        Args:
            action: one of :meth:`legal_actions`, or its text.

        Raises:
            IllegalAction: the rules do not allow the action now; the message says why, and nothing has changed.

        >>> import settebello
        >>> from settebello.cards import CARDS
        >>> position = settebello.Round(settebello.Rules(), CARDS)
        >>> position.play("2Dx2S")
        >>> position.play("9B")
        Traceback (most recent call last):
        settebello.errors.IllegalAction: 9B is not in the hand of seat 1, which may play: 1C, 1B, 2Cx2B.
        """
        cdef Action taken = action if type(action) is Action else Action.parse(action)
        if not self.allows(taken.bits):
            raise IllegalAction(why_illegal(self, taken))
        self.push(taken.bits)

    cdef void push(self, uint64_t code) except *:
        cdef PastAction *longer
        if self.action_count == self.capacity:
            longer = <PastAction *>realloc(self.past, (self.capacity + 48) * sizeof(PastAction))
            if longer == NULL:
                raise MemoryError
            self.past = longer
            self.capacity += 48
        self.past[self.action_count].state = self.state
        self.past[self.action_count].code = code
        self.action_count += 1
        apply_action(&self.compiled.ruleset, self.order, &self.state, code)

    def undo(self):
        """Undo the last action, and return it.

        Raises:
            IllegalAction: there is no action to undo.
        """
        if self.action_count == 0:
            raise IllegalAction("There is no action to take back: the round has just been dealt.")
        self.action_count -= 1
        if self.made is not None:
            del self.made[self.action_count:]
        self.state = self.past[self.action_count].state
        return action_of(self.past[self.action_count].code)

    # Copies

    def copy(self):
        """An independent copy, with the same history."""
        cdef Round twin = Round.__new__(Round)
        twin.compiled, twin._rules, twin._pack, twin._dealer = self.compiled, self._rules, self._pack, self._dealer
        twin._begun, twin.attempt = self._begun, self.attempt
        memcpy(twin.order, self.order, sizeof(self.order))
        for n in range(self.action_count):
            twin.state = self.past[n].state
            twin.push(self.past[n].code)
        twin.state = self.state
        return twin

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        actions = tuple([action for _, action in self.history])
        if self._begun is None:
            return _replay, (self._rules, self._pack, self._dealer, actions, self.attempt)
        return _resume, (self._begun, actions)

    def __repr__(self):
        actions = " ".join([str(action) for _, action in self.history]) or "nothing"
        return f"<Round of {self._rules.seats} seats, {self.phase}, played: {actions}>"

    def _repr_html_(self):
        """Display the position in a notebook, with all cards face up."""
        return position_html(self)

    def playout(self, seed):
        """Play random legal actions until the round is over or void.

        Args:
            seed: 0 to 2**64 - 1.

        Returns:
            The number of actions played.

        Raises:
            ArgumentError: the seed is out of range.
        """
        cdef uint64_t code, numbers = check_number(seed, 0, MOST_SEED, "seed")
        cdef int actions = 0
        while True:
            legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
            if self.buffer.count == 0:
                return actions
            code = self.buffer.codes[random_below(&numbers, self.buffer.count)]
            self.push(code)
            actions += 1

    def perft(self, depth):
        """The number of action sequences of length ``depth`` from this position, to test move generation.

        Raises:
            IllegalAction: the depth is negative, or not less than twice the number of cards in the pack.
        """
        cdef uint64_t count
        cdef int plies, level, most = 2 * self.compiled.ruleset.pack_size - 1
        cdef Actions levels[2 * MAX_CARDS]
        if not isinstance(depth, int) or not 0 <= depth <= most:
            raise IllegalAction(f"A depth of {depth} cannot be counted: give 0 to {most}.")
        plies = depth
        memset(levels, 0, sizeof(levels))
        with nogil:
            count = count_sequences(&self.compiled.ruleset, self.order, &self.state, levels, plies)
            for level in range(plies):
                release(&levels[level])
        return count


def _resume(found, actions):
    """Rebuild a pickled round that began at a position."""
    cdef Round position = Round.__new__(Round)
    position.prepare(found.rules, found.pack, found.dealer)
    position.resume(found)
    for action in actions:
        position.play(action)
    return position


def _replay(rules, pack, dealer, actions, attempt=1):
    """Rebuild a pickled round."""
    position = Round(rules, pack, dealer, attempt)
    for action in actions:
        position.play(action)
    return position
