# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""A round: its C state, the questions and actions of Python, and the history for undo."""

from operator import index

from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from settebello.cards import ALL_CARDS, CardSet
from settebello.core.kernel.position_html import position_html
from settebello.core.kernel.position_reader import PHASES, parse_position
from settebello.core.kernel.position_text import position_text
from settebello.core.kernel.validation import MOST_ATTEMPTS, MOST_SEED, check_pack, why_illegal
from settebello.core.kernel.worlds import world_of_view
from settebello.errors import ArgumentError, CardError, IllegalAction, check_number, not_wanted

from settebello.core.kernel.action cimport Action, action_of, text_of
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.certain_points cimport certain_points, certain_winner
from settebello.core.kernel.compiled_rules cimport compile_rules
from settebello.core.kernel.deal cimport deal_attempt
from settebello.core.kernel.hidden_cards cimport (
    OWN_HAND_VISIBLE,
    HiddenCards,
    deal_hidden_cards,
    find_conditions,
    find_hidden_cards,
)
from settebello.core.kernel.perft cimport count_sequences
from settebello.core.kernel.queries cimport points_by_kind, score_in_python
from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    IN_CUT,
    IN_REDEAL,
    IS_OVER,
    KIND_SHIFT,
    MAX_CARDS,
    MAX_SEATS,
    NOBODY,
    SWEEPS,
    TAKE,
    Actions,
    PastAction,
    Ruleset,
    State,
    lowest,
    size,
)
from settebello.core.kernel.turn cimport apply_action, legal_actions, score_of_capture

cdef object set_of = CardSet.of_mask
cdef object NO_CARDS = CardSet()


cdef class Round:
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

    def __cinit__(self, *arguments, **named):
        self.past = NULL
        self.buffer.codes = NULL

    def __dealloc__(self):
        free(self.past)
        release(&self.buffer)

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
        """A world that is possible from a view: a round with the view's history that gives the seat exactly this
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
        """A round with the same history and the same view for a seat: the other hidden cards are dealt again, all
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
            raise ArgumentError("Only a round that began with its deal can be dealt again, not one from a position.")
        return self.deal_again(NOBODY if seat is None else self.checked_seat(seat), seed, kept.mask, None)

    cdef Round deal_again(self, int seat, uint64_t seed, uint64_t kept, object declared):
        """The round with other hidden cards. The sides have then declared these points, or as many as now if None."""
        cdef HiddenCards hidden
        cdef uint8_t cards[MAX_CARDS]
        cdef uint64_t hands[MAX_SEATS]
        cdef uint64_t hand
        cdef int other, place
        self.find_hidden_cards(seat, OWN_HAND_VISIBLE, kept, &hidden)
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

    # Position

    @property
    def rules(self):
        """The rules of the game."""
        return self._rules

    @property
    def pack(self):
        """Every card of the pack, in deal order."""
        return self._pack

    @property
    def dealer(self):
        """The dealer's seat."""
        return self._dealer

    @property
    def phase(self):
        """cut, declare, play, redeal (the table cards call for a new deal, and this round is void) or over."""
        return PHASES[self.state.phase]

    @property
    def turn(self):
        """The seat on turn: the one that has to decide. None when the round is void or over."""
        if self.state.phase == IN_REDEAL or self.state.phase == IS_OVER:
            return None
        return self.state.turn

    @property
    def deal(self):
        """The number of the deal within the round, from 0."""
        return self.state.deal

    @property
    def table(self):
        """The cards on the table."""
        return CardSet.of_mask(self.state.table)

    @property
    def stock(self):
        """The cards not yet dealt, in order."""
        return self._pack[self.state.dealt + (self.state.phase == IN_CUT):]

    @property
    def drawn(self):
        """The card drawn in the cut, while the seat decides; otherwise None."""
        return self._pack[0] if self.state.phase == IN_CUT else None

    @property
    def last_capture(self):
        """The side that captured last, or None if no side has captured."""
        return None if self.state.last_side == NOBODY else self.state.last_side

    @property
    def decisions(self):
        """The declaring decision of each seat in this deal: ``declare``, ``pass``, or None. There is no ``pass`` if
        hands are declared at a player's turn."""
        cdef int seat, seats = self.compiled.ruleset.seats
        cdef list found = [None] * seats
        for place in range(seats):
            seat = (self.state.first + place) % seats
            if self.state.declarers >> seat & 1:
                found[seat] = "declare"
            elif place < self.state.decided:
                found[seat] = "pass"
        return tuple(found)

    @property
    def named(self):
        """The rank that a knock has given the matta, until it is captured; otherwise None."""
        return self.state.matta or None

    @property
    def last_capture_deal(self):
        """The number of the deal of the last capture, or None if no side has captured."""
        return None if self.state.last_deal == NOBODY else self.state.last_deal

    @property
    def history(self):
        """Every action so far, as pairs of seat and action. A round that began at a position (:meth:`from_position`)
        does not know the actions before it."""
        return tuple(
            [(self.past[n].state.turn, action_of(self.past[n].code)) for n in range(self.action_count)]
        )

    def history_as(self, make):
        """The :attr:`history` with each pair converted by ``make(seat, text of the action)``. The results are cached,
        so they must be immutable."""
        cdef Py_ssize_t n
        if self.maker is not make:
            self.maker, self.made = make, []
        for n in range(len(self.made), self.action_count):
            self.made.append(make(self.past[n].state.turn, text_of(self.past[n].code)))
        return tuple(self.made)

    def public_parts(self):
        """Everything that everybody sees, at once: the number of cards in each hand, table, piles, sweeps, declared
        points, cards shown, capture points, the chain, the tops of piles, and the number of cards in the stock."""
        cdef int n
        cdef const State *state = &self.state
        cdef int seats = self.compiled.ruleset.seats, sides = self.compiled.ruleset.sides
        return (
            tuple([size(state.hands[n]) for n in range(seats)]),
            set_of(state.table),
            tuple([set_of(state.piles[n]) for n in range(sides)]),
            tuple([self.sweep_cards(n) if state.sweeps[n] else () for n in range(sides)]),
            tuple([state.declared[n] for n in range(sides)]),
            tuple([set_of(state.hands[n]) if state.declarers >> n & 1 else NO_CARDS for n in range(seats)]),
            tuple([state.capture_points[n] for n in range(sides)]),
            set_of(state.chain),
            set_of(state.tops),
            self.compiled.ruleset.pack_size - state.dealt - (state.phase == IN_CUT),
        )

    def hand(self, seat):
        """The cards in the hand of a seat. Raises IllegalAction for a seat that does not exist."""
        return CardSet.of_mask(self.state.hands[self.checked_seat(seat)])

    def pile(self, side):
        """The cards captured by a side. Raises IllegalAction for a side that does not exist."""
        return CardSet.of_mask(self.state.piles[self.checked_side(side)])

    def sweeps(self, side):
        """The number of sweeps of a side. Raises IllegalAction for a side that does not exist."""
        return self.state.sweeps[self.checked_side(side)]

    def sweep_cards(self, side):
        """The cards that made the sweeps of a side, in order; the dealer's sweeps are marked by the lowest of the first
        table cards. Raises IllegalAction for a side that does not exist."""
        cdef Py_ssize_t n
        cdef int after, of = self.checked_side(side)
        cdef list cards = []
        if self.state.sweeps[of] == 0:
            return ()
        cards += list(self.captured_by_dealer)[:self.sweeps_of_dealer(of)]
        for n in range(self.action_count):
            after = self.past[n + 1].state.sweeps[of] if n + 1 < self.action_count else self.state.sweeps[of]
            if after > self.past[n].state.sweeps[of] and self.past[n].code >> KIND_SHIFT == TAKE:
                cards.append(ALL_CARDS[self.past[n].code >> CARD_SHIFT & 63])
        return tuple(cards) if self._begun is None else self._begun.sweeps[of] + tuple(cards)

    @property
    def captured_by_dealer(self):
        """The first table cards, if their total gave them to the dealer; otherwise empty, also in a round that began at
        a position after the deal."""
        cdef const State *dealt = self.first_state()
        cdef int side = self.compiled.ruleset.side_of[self._dealer]
        return CardSet.of_mask(dealt.piles[side] if self.has_first_deal() else 0)

    cdef bint has_first_deal(self):
        """Whether the first cards were dealt in this round, and not before the position where it began."""
        return self._begun is None or self._begun.phase == "cut"

    cdef int sweeps_of_dealer(self, int side):
        """The sweeps that a side had when the first cards were dealt."""
        return self.first_state().sweeps[side] if self.has_first_deal() else 0

    cdef const State *first_state(self) noexcept:
        """The state when the first cards were dealt, after any cut."""
        cdef Py_ssize_t dealt = 1 if self.compiled.ruleset.cut else 0
        return &self.past[dealt].state if dealt < self.action_count else &self.state

    cdef void find_hidden_cards(self, int seat, int visibility, uint64_t kept, HiddenCards *hidden):
        """Find the cards that ``seat`` cannot see, except the cards ``kept``, and what everybody has seen of them."""
        find_hidden_cards(&self.compiled.ruleset, &self.state, self.order, seat, visibility, kept, hidden)
        if self.find_played_cards(hidden.played):
            find_conditions(&self.state, self.first_ace(), hidden)

    cdef bint find_played_cards(self, uint64_t *played):
        """Fill ``played`` with the cards that each seat has played in this deal. False if nobody knows them, since the
        round began at a position in this deal."""
        cdef Py_ssize_t n = self.action_count
        cdef PastAction *last
        memset(played, 0, sizeof(self.state.hands))
        while n and self.past[n - 1].state.deal == self.state.deal and self.past[n - 1].state.phase != IN_CUT:
            n -= 1
            last = &self.past[n]
            if last.code >> KIND_SHIFT <= TAKE:
                played[last.state.turn] |= <uint64_t>1 << (last.code >> CARD_SHIFT & 63)
        return n > 0 or self._begun is None

    cdef int first_ace(self):
        """The seat that has played an ace as the first card of the round, if that is forbidden unless the hand has only
        aces and the first deal is still being played; otherwise NOBODY."""
        cdef PastAction *first
        cdef Py_ssize_t n
        cdef const Ruleset *rules = &self.compiled.ruleset
        if not rules.first_ace_forbidden or self.state.deal or self._begun is not None:
            return NOBODY
        for n in range(self.action_count):
            first = &self.past[n]
            if first.code >> KIND_SHIFT <= TAKE:
                if first.state.matta:
                    rules = &rules.named[first.state.matta]
                return first.state.turn if rules.aces >> (first.code >> CARD_SHIFT & 63) & 1 else NOBODY
        return NOBODY

    def declared(self, side):
        """The points of a side for declarations so far. Raises IllegalAction for a side that does not exist."""
        return self.state.declared[self.checked_side(side)]

    def capture_points(self, side):
        """The points of a side for captures so far, not counting sweeps. Raises IllegalAction for a side that does not
        exist."""
        return self.state.capture_points[self.checked_side(side)]

    def points_so_far(self, side):
        """The points of a side in this round before scoring: sweeps, declarations and captures. Raises IllegalAction
        for a side that does not exist."""
        cdef int of = self.checked_side(side)
        return (
            self.state.sweeps[of] * self.compiled.ruleset.points[SWEEPS]
            + self.state.declared[of]
            + self.state.capture_points[of]
        )

    @property
    def chain(self):
        """In games with points for falls: the card just laid, or the cards of the chain of falls that the next card may
        take back; otherwise empty."""
        return set_of(self.state.chain)

    @property
    def tops(self):
        """In games where piles can be stolen: the top card of each pile; otherwise empty."""
        return set_of(self.state.tops)

    @property
    def last_stolen(self):
        """The side whose pile the last action took, and that pile, or None if it took no pile."""
        cdef PastAction *last
        cdef uint64_t top
        cdef int side
        if not self.action_count or not self.compiled.ruleset.steal:
            return None
        last = &self.past[self.action_count - 1]
        top = last.code & last.state.tops if last.code >> KIND_SHIFT == TAKE else 0
        for side in range(self.compiled.ruleset.sides):
            if last.state.piles[side] & top:
                return side, CardSet.of_mask(last.state.piles[side])
        return None

    @property
    def last_capture_points(self):
        """The points of the last action as a capture, by kind: ``fall``, ``one-suit``, ``many``, or ``sweep`` (if its
        points depend on the card)."""
        cdef PastAction *last
        if self.action_count == 0 or not self.compiled.ruleset.capture_points:
            return {}
        last = &self.past[self.action_count - 1]
        return points_by_kind(score_of_capture(&self.compiled.ruleset, &last.state, last.code))

    def shown(self, seat):
        """The cards that a seat has shown in a declaration of this deal and still holds.

        Raises:
            IllegalAction: there is no such seat.
        """
        cdef int of = self.checked_seat(seat)
        return CardSet.of_mask(self.state.hands[of] if self.state.declarers >> of & 1 else 0)

    cdef int checked_seat(self, object seat) except -1:
        return number_below(seat, self.compiled.ruleset.seats, "seat", "")

    cdef int checked_side(self, object side) except -1:
        return number_below(side, self.compiled.ruleset.sides, "side", "")

    # Score

    def score(self):
        """The score of the piles as they are now; it is final when :attr:`phase` is ``over``."""
        cdef Score score
        score_state(&self.compiled.ruleset, &self.state, &score)
        return score_in_python(&self.compiled.ruleset, &score)

    def certain(self, side):
        """The points of this round that are certain for a side, wherever the other cards go
        (docs/rules.md#claiming-out). Raises IllegalAction for a side that does not exist."""
        return certain_points(&self.compiled.ruleset, &self.state, self.checked_side(side))

    @property
    def certain_winner(self):
        """The side that wins the game outright, wherever the other cards go (docs/rules.md#claiming-out), or None if no
        side does yet."""
        cdef int side = certain_winner(&self.compiled.ruleset, &self.state)
        return None if side == NOBODY else side

    def position(self, seat=None):
        """The position as one line of text, which :meth:`from_position` reads (docs/records.md#positions).

        Args:
            seat: include only what this seat may know, with ``?3`` for three cards that it cannot see, or None for all
                cards.

        Raises:
            IllegalAction: there is no such seat.

        >>> import settebello
        >>> from settebello.cards import CARDS
        >>> position = settebello.Round(settebello.Rules(), CARDS)
        >>> position.position(seat=0)
        'game scopa 2; dealer 1; phase play; hands 1D 1S 2D | ?3; table 2S 2B 3D 3C; piles - | -; last -; stock ?30'
        """
        return position_text(self, None if seat is None else self.checked_seat(seat))

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


cdef int number_below(object given, int limit, str name, str purpose) except -1:
    """Check the number of a seat or side, and return it."""
    try:
        number = index(given)
    except TypeError:
        number = -1
    if 0 <= number < limit:
        return number
    raise IllegalAction(f"There is no {name} {given}{purpose}: the {name}s are 0 to {limit - 1}.")


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
