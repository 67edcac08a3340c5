# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""The C state of a round, and what can be read from it."""

from operator import index

from libc.stdint cimport uint64_t
from libc.stdlib cimport free
from libc.string cimport memset

from settebello.cards import ALL_CARDS
from settebello.cards import CardSet
from settebello.core.kernel.position_text import position_text
from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport action_of, text_of
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    IN_CUT,
    IN_REDEAL,
    IS_OVER,
    KIND_SHIFT,
    MAX_SIDES,
    NOBODY,
    SWEEPS,
    TAKE,
    Ruleset,
    State,
    size,
)
from settebello.core.kernel.certain_points cimport certain_points, certain_winner
from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.kernel.queries cimport points_by_kind, score_in_python
from settebello.core.kernel.turn cimport score_of_capture

cdef object set_of = CardSet.of_mask
cdef object NO_CARDS = CardSet()

PHASES = ("cut", "redeal", "declare", "play", "over")


cdef class RoundState:
    """The state of a round: the base of :class:`settebello.core.kernel.round.Round`, which makes and changes it."""

    def __cinit__(self, *arguments, **named):
        self.past = NULL
        self.buffer.codes = NULL

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
        """Whether the first cards were dealt in this round, and not before the position at which it began."""
        return self._begun is None or self._begun.phase == "cut"

    cdef int sweeps_of_dealer(self, int side):
        """The sweeps that a side had when the first cards were dealt."""
        return self.first_state().sweeps[side] if self.has_first_deal() else 0

    cdef const State *first_state(self) noexcept:
        """The state when the first cards were dealt, after any cut."""
        cdef Py_ssize_t dealt = 1 if self.compiled.ruleset.cut else 0
        return &self.past[dealt].state if dealt < self.action_count else &self.state

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
        """The seat that has played an ace as the first card of the round, in the first deal and where that is forbidden
        unless the hand has only aces; otherwise NOBODY."""
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
        """In games in which piles can be stolen: the top card of each pile; otherwise empty."""
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


cdef int number_below(object given, int limit, str name, str purpose) except -1:
    """Check the number of a seat or side, and return it."""
    try:
        number = index(given)
    except TypeError:
        number = -1
    if 0 <= number < limit:
        return number
    raise IllegalAction(f"There is no {name} {given}{purpose}: the {name}s are 0 to {limit - 1}.")
