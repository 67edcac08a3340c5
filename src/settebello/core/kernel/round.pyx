# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""A round for Python: the C state, and its history for undo."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from settebello.cards import CARDS as ALL_CARDS
from settebello.cards import CardSet
from settebello.core.kernel.validation import check_pack, why_illegal
from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport Action, action_of
from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.compiled_rules cimport compile_rules
from settebello.core.kernel.perft cimport count_sequences
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_CUT, IN_REDEAL, IS_OVER, MAX_CARDS, NOBODY, Actions
from settebello.core.kernel.scoring cimport Score, certain_points, score_round
from settebello.core.kernel.queries cimport score_in_python
from settebello.core.kernel.turn cimport apply_action, legal_actions, release, start_round

cdef tuple PHASES = ("cut", "redeal", "declare", "play", "over")


cdef class Round:
    """One round, from a given order of the pack to its score. It can be copied, undone and pickled.

    Args:
        rules: the rules of the game.
        pack: every card of the pack, in the order in which it is dealt.
        dealer: the dealer's seat; the next seat plays first. None: the last seat, so that seat 0 plays first.

    Raises:
        RulesError: the rules are inconsistent.
        CardError: the pack does not hold each of its cards once.
        IllegalAction: there is no such seat.

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

    def __init__(self, rules, pack, dealer=None):
        self.compiled = compile_rules(rules)
        self._rules = rules
        self._pack = tuple(pack)
        self._dealer = rules.seats - 1 if dealer is None else dealer
        if not 0 <= self._dealer < rules.seats:
            raise IllegalAction(f"There is no seat {dealer} to deal: the seats are 0 to {rules.seats - 1}.")
        check_pack(rules, self._pack)
        for place, card in enumerate(self._pack):
            self.order[place] = card
        start_round(&self.compiled.ruleset, self.order, self._dealer, &self.state)

    def __dealloc__(self):
        free(self.past)
        release(&self.buffer)

    # Position

    @property
    def rules(self):
        """The rules of the game."""
        return self._rules

    @property
    def pack(self):
        """Every card of the pack, in the order in which it is dealt."""
        return self._pack

    @property
    def dealer(self):
        """The dealer's seat."""
        return self._dealer

    @property
    def phase(self):
        """cut, declare, play, redeal (the table calls for a new deal, and this round is void) or over."""
        return PHASES[self.state.phase]

    @property
    def turn(self):
        """The seat to decide; None when the round is void or over."""
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
        """The card drawn in the cut, while the seat decides; else None."""
        return self._pack[0] if self.state.phase == IN_CUT else None

    @property
    def last_capture(self):
        """The side that captured last; None: no side has."""
        return None if self.state.last_side == NOBODY else self.state.last_side

    @property
    def history(self):
        """Every action so far, with the seat that took it: pairs of seat and action."""
        return tuple(
            [(self.past[n].state.turn, action_of(self.past[n].code)) for n in range(self.action_count)]
        )

    def hand(self, int seat):
        """The cards in the hand of a seat. Raises IllegalAction for a seat that does not exist."""
        return CardSet.of_mask(self.state.hands[self.checked_seat(seat)])

    def pile(self, int side):
        """The cards captured by a side. Raises IllegalAction for a side that does not exist."""
        return CardSet.of_mask(self.state.piles[self.checked_side(side)])

    def sweeps(self, int side):
        """The number of sweeps of a side. Raises IllegalAction for a side that does not exist."""
        return self.state.sweeps[self.checked_side(side)]

    def sweep_cards(self, int side):
        """The cards that made the sweeps of a side, in order. Raises IllegalAction for a side that does not exist."""
        cdef Py_ssize_t n
        cdef list cards = []
        self.checked_side(side)
        for n in range(self.action_count):
            after = self.past[n + 1].state.sweeps[side] if n + 1 < self.action_count else self.state.sweeps[side]
            if after > self.past[n].state.sweeps[side]:
                cards.append(ALL_CARDS[self.past[n].code >> CARD_SHIFT & 63])
        return tuple(cards)

    def declared(self, int side):
        """The points of a side for declarations so far. Raises IllegalAction for a side that does not exist."""
        return self.state.declared[self.checked_side(side)]

    def shown(self, int seat):
        """The cards that a seat has shown by a declaration in this deal and still holds.

        Raises:
            IllegalAction: there is no such seat.
        """
        self.checked_seat(seat)
        return CardSet.of_mask(self.state.hands[seat] if self.state.declarers >> seat & 1 else 0)

    cdef int checked_seat(self, int seat) except -1:
        if 0 <= seat < self.compiled.ruleset.seats:
            return seat
        raise IllegalAction(f"There is no seat {seat}: the seats are 0 to {self.compiled.ruleset.seats - 1}.")

    cdef int checked_side(self, int side) except -1:
        if 0 <= side < self.compiled.ruleset.sides:
            return side
        raise IllegalAction(f"There is no side {side}: the sides are 0 to {self.compiled.ruleset.sides - 1}.")

    # Actions

    def legal_actions(self):
        """The actions that the seat to decide may take, in a fixed order; empty when the round is void or over.

        >>> import settebello
        >>> from settebello.cards import CARDS
        >>> [str(action) for action in settebello.Round(settebello.Rules(), CARDS).legal_actions()]
        ['1D', '1S', '2Dx2S', '2Dx2B']
        """
        cdef Py_ssize_t n
        legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
        return [action_of(self.buffer.codes[n]) for n in range(self.buffer.count)]

    def is_legal(self, Action action not None):
        """Whether the action is one of :meth:`legal_actions`."""
        return self.allows(action.code)

    cdef bint allows(self, uint64_t code):
        cdef Py_ssize_t n
        legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
        for n in range(self.buffer.count):
            if self.buffer.codes[n] == code:
                return True
        return False

    def play(self, Action action not None):
        """Take an action for the seat to decide.

        Args:
            action: one of :meth:`legal_actions`.

        Raises:
            IllegalAction: the rules do not allow it now; the message says why, and nothing has changed.

        >>> import settebello
        >>> from settebello.cards import CARDS
        >>> position = settebello.Round(settebello.Rules(), CARDS)
        >>> position.play(settebello.Action.parse("2Dx2S"))
        >>> position.play(settebello.Action.parse("9B"))
        Traceback (most recent call last):
        settebello.errors.IllegalAction: 9B is not in the hand of seat 1, which may play: 1C, 1B, 2Cx2B.
        """
        if not self.allows(action.code):
            raise IllegalAction(why_illegal(self, action))
        self.push(action.code)

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
        """Take back the last action, and return it.

        Raises:
            IllegalAction: there is none.
        """
        if self.action_count == 0:
            raise IllegalAction("There is no action to take back: the round has just been dealt.")
        self.action_count -= 1
        self.state = self.past[self.action_count].state
        return action_of(self.past[self.action_count].code)

    # Score

    def score(self):
        """The score of the piles as they are; they are complete once :attr:`phase` is ``over``."""
        cdef Score score
        score_round(
            &self.compiled.ruleset, self.state.piles, self.state.sweeps, self.state.declared, &score
        )
        return score_in_python(&self.compiled.ruleset, &score)

    def certain(self, int side):
        """The points of this round that are certain for a side, wherever the other cards go
        (docs/rules.md#claiming-out). Raises IllegalAction for a side that does not exist."""
        cdef uint64_t left = self.compiled.ruleset.pack if self.state.phase != IS_OVER else 0
        self.checked_side(side)
        for other in range(self.compiled.ruleset.sides):
            left &= ~self.state.piles[other]
        return certain_points(
            &self.compiled.ruleset, self.state.piles, self.state.sweeps, self.state.declared, left, side
        )

    def copy(self):
        """An independent copy, with the same history."""
        cdef Round twin = Round.__new__(Round)
        twin.compiled, twin._rules, twin._pack, twin._dealer = self.compiled, self._rules, self._pack, self._dealer
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
        return _replay, (self._rules, self._pack, self._dealer, tuple([action for _, action in self.history]))

    def __repr__(self):
        actions = " ".join([str(action) for _, action in self.history]) or "nothing"
        return f"<Round of {self._rules.seats} seats, {self.phase}, played: {actions}>"

    def playout(self, uint64_t seed):
        """Play random legal actions until the round is over or void.

        Args:
            seed: 0 to 2**64 - 1.

        Returns:
            The number of actions played.
        """
        cdef uint64_t code
        cdef int actions = 0
        while True:
            legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
            if self.buffer.count == 0:
                return actions
            code = self.buffer.codes[random_below(&seed, self.buffer.count)]
            self.push(code)
            actions += 1

    def perft(self, depth):
        """The number of action sequences of length ``depth`` from this position; for tests of move generation.

        Raises:
            IllegalAction: the depth is not between 0 and 79.
        """
        cdef uint64_t count
        cdef int plies, level
        cdef Actions levels[2 * MAX_CARDS]
        if not 0 <= depth < 2 * MAX_CARDS:
            raise IllegalAction(f"A depth of {depth} cannot be counted: give 0 to {2 * MAX_CARDS - 1}.")
        plies = depth
        memset(levels, 0, sizeof(levels))
        with nogil:
            count = count_sequences(&self.compiled.ruleset, self.order, &self.state, levels, plies)
            for level in range(plies):
                release(&levels[level])
        return count


def _replay(rules, pack, dealer, actions):
    """Rebuild a pickled round."""
    position = Round(rules, pack, dealer)
    for action in actions:
        position.play(action)
    return position
