# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""A round as Python sees it: the compiled state, and its past for undo."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from settebello.cards import CARDS as ALL_CARDS
from settebello.cards import CardSet
from settebello.core.kernel.validation import check_pack, why_illegal
from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport Action, action_of
from settebello.core.kernel.rng cimport draw
from settebello.core.kernel.compiled_rules cimport compiled
from settebello.core.kernel.perft cimport sequences
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_CUT, IN_REDEAL, IS_OVER, MAX_CARDS, NOBODY, Actions
from settebello.core.kernel.scoring cimport Score, certain_points, score_round
from settebello.core.kernel.queries cimport score_in_python
from settebello.core.kernel.turn cimport act, legal_actions, release, start

cdef tuple PHASES = ("cut", "redeal", "declare", "play", "over")


cdef class Round:
    """One round, from a given pack order to its scoring. What each part gives and raises is told in ``round.pyi``."""

    def __cinit__(self, *arguments, **named):
        self.past = NULL
        self.buffer.codes = NULL

    def __init__(self, rules, pack, dealer=None):
        self.compiled = compiled(rules)
        self.rules = rules
        self.pack = tuple(pack)
        self.dealer = rules.seats - 1 if dealer is None else dealer
        if not 0 <= self.dealer < rules.seats:
            raise IllegalAction(f"There is no seat {dealer} to deal: the seats are 0 to {rules.seats - 1}.")
        check_pack(rules, self.pack)
        for place, card in enumerate(self.pack):
            self.order[place] = card
        start(&self.compiled.ruleset, self.order, self.dealer, &self.state)

    def __dealloc__(self):
        free(self.past)
        release(&self.buffer)

    # The position

    @property
    def phase(self):
        return PHASES[self.state.phase]

    @property
    def turn(self):
        if self.state.phase == IN_REDEAL or self.state.phase == IS_OVER:
            return None
        return self.state.turn

    @property
    def deal(self):
        return self.state.deal

    @property
    def table(self):
        return CardSet.of_mask(self.state.table)

    @property
    def stock(self):
        return self.pack[self.state.dealt + (self.state.phase == IN_CUT):]

    @property
    def drawn(self):
        return self.pack[0] if self.state.phase == IN_CUT else None

    @property
    def last_capture(self):
        return None if self.state.last_side == NOBODY else self.state.last_side

    @property
    def history(self):
        return tuple(
            [(self.past[n].state.turn, action_of(self.past[n].code)) for n in range(self.played)]
        )

    def hand(self, int seat):
        return CardSet.of_mask(self.state.hands[self.known_seat(seat)])

    def pile(self, int side):
        return CardSet.of_mask(self.state.piles[self.known_side(side)])

    def sweeps(self, int side):
        return self.state.sweeps[self.known_side(side)]

    def sweep_cards(self, int side):
        cdef Py_ssize_t n
        cdef list cards = []
        self.known_side(side)
        for n in range(self.played):
            after = self.past[n + 1].state.sweeps[side] if n + 1 < self.played else self.state.sweeps[side]
            if after > self.past[n].state.sweeps[side]:
                cards.append(ALL_CARDS[self.past[n].code >> CARD_SHIFT & 63])
        return tuple(cards)

    def declared(self, int side):
        return self.state.declared[self.known_side(side)]

    def shown(self, int seat):
        self.known_seat(seat)
        return CardSet.of_mask(self.state.hands[seat] if self.state.declarers >> seat & 1 else 0)

    cdef int known_seat(self, int seat) except -1:
        if 0 <= seat < self.compiled.ruleset.seats:
            return seat
        raise IllegalAction(f"There is no seat {seat}: the seats are 0 to {self.compiled.ruleset.seats - 1}.")

    cdef int known_side(self, int side) except -1:
        if 0 <= side < self.compiled.ruleset.sides:
            return side
        raise IllegalAction(f"There is no side {side}: the sides are 0 to {self.compiled.ruleset.sides - 1}.")

    # Actions

    def legal_actions(self):
        cdef Py_ssize_t n
        legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
        return [action_of(self.buffer.codes[n]) for n in range(self.buffer.count)]

    def is_legal(self, Action action not None):
        return self.allows(action.code)

    cdef bint allows(self, uint64_t code):
        cdef Py_ssize_t n
        legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
        for n in range(self.buffer.count):
            if self.buffer.codes[n] == code:
                return True
        return False

    def play(self, Action action not None):
        if not self.allows(action.code):
            raise IllegalAction(why_illegal(self, action))
        self.push(action.code)

    cdef void push(self, uint64_t code) except *:
        cdef Past *longer
        if self.played == self.room:
            longer = <Past *>realloc(self.past, (self.room + 48) * sizeof(Past))
            if longer == NULL:
                raise MemoryError
            self.past = longer
            self.room += 48
        self.past[self.played].state = self.state
        self.past[self.played].code = code
        self.played += 1
        act(&self.compiled.ruleset, self.order, &self.state, code)

    def undo(self):
        if self.played == 0:
            raise IllegalAction("There is no action to take back: the round has just been dealt.")
        self.played -= 1
        self.state = self.past[self.played].state
        return action_of(self.past[self.played].code)

    # The end

    def score(self):
        cdef Score score
        score_round(
            &self.compiled.ruleset, self.state.piles, self.state.sweeps, self.state.declared, &score
        )
        return score_in_python(&self.compiled.ruleset, &score)

    def certain(self, int side):
        cdef uint64_t left = self.compiled.ruleset.pack if self.state.phase != IS_OVER else 0
        self.known_side(side)
        for other in range(self.compiled.ruleset.sides):
            left &= ~self.state.piles[other]
        return certain_points(
            &self.compiled.ruleset, self.state.piles, self.state.sweeps, self.state.declared, left, side
        )

    def copy(self):
        cdef Round twin = Round.__new__(Round)
        twin.compiled, twin.rules, twin.pack, twin.dealer = self.compiled, self.rules, self.pack, self.dealer
        memcpy(twin.order, self.order, sizeof(self.order))
        for n in range(self.played):
            twin.state = self.past[n].state
            twin.push(self.past[n].code)
        twin.state = self.state
        return twin

    def __reduce__(self):
        return _played_again, (self.rules, self.pack, self.dealer, tuple([action for _, action in self.history]))

    def __repr__(self):
        actions = " ".join([str(action) for _, action in self.history]) or "nothing"
        return f"<Round of {self.rules.seats} seats, {self.phase}, played: {actions}>"

    def playout(self, uint64_t seed):
        cdef uint64_t code
        cdef int actions = 0
        while True:
            legal_actions(&self.compiled.ruleset, &self.state, &self.buffer)
            if self.buffer.count == 0:
                return actions
            code = self.buffer.codes[draw(&seed, self.buffer.count)]
            self.push(code)
            actions += 1

    def perft(self, depth):
        cdef uint64_t count
        cdef int plies, level
        cdef Actions levels[2 * MAX_CARDS]
        if not 0 <= depth < 2 * MAX_CARDS:
            raise IllegalAction(f"A depth of {depth} cannot be counted: give 0 to {2 * MAX_CARDS - 1}.")
        plies = depth
        memset(levels, 0, sizeof(levels))
        with nogil:
            count = sequences(&self.compiled.ruleset, self.order, &self.state, levels, plies)
            for level in range(plies):
                release(&levels[level])
        return count


def _played_again(rules, pack, dealer, actions):
    """The round of a pickle."""
    played = Round(rules, pack, dealer)
    for action in actions:
        played.play(action)
    return played
