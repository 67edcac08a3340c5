# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""Staged actions: one decision as a few choices out of 82, the same for every game of up to 40 cards, or out of 106 in
a pack of 52 (0-51 play, 52-103 take, 104 stop, 105 claim).

====== =========================================================================================================
choice meaning
====== =========================================================================================================
0-39   play the card of that number; place the drawn card (Chkobba); declare, by the lowest card of the hand
40-79  take the card of that number minus 40, in ascending order; the ace itself if it takes only itself; name
       the matta, by the card of coins with its rank
80     stop: take no more, or nothing (lay the card); keep the drawn card; pass instead of declaring; first of all, at
       a player's turn: declare
81     claim out
====== =========================================================================================================

A decision ends as soon as only one action is left that agrees with its choices.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset

from settebello.cards import ALL_CARDS as ALL_OF_THEM
from settebello.cards import CardSet
from settebello.errors import IllegalAction

from settebello.core.kernel.action import CLAIM
from settebello.core.kernel.action cimport Action, action_of
from settebello.core.kernel.action_list cimport release, reserve
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    DECLARE,
    KIND_SHIFT,
    NOBODY,
    PLACE,
    TAKE,
    Actions,
    highest,
    lowest,
)

cdef enum:
    SMALL_SET = 40
    LARGE_SET = 52

cdef uint64_t ONE = 1
cdef uint64_t ALL_CARDS = (<uint64_t>1 << CARD_SHIFT) - 1


def choice_count(rules):
    """The number of different choices in a game: 82, or 106 with a pack of 52.

    >>> import settebello
    >>> choice_count(settebello.Rules()), choice_count(settebello.variant("cicera-bigia").rules())
    (82, 106)
    """
    cdef CompiledRules compiled = compile_rules(rules)
    return 2 * set_size(&compiled.ruleset) + 2


cdef uint64_t chosen_cards(const Stage *stage, uint64_t hand) noexcept nogil:
    """The card to be played, or the whole hand while its matta is being named."""
    if stage.card == STOP:
        return hand
    return 0 if stage.card == NOBODY else ONE << stage.card


cdef inline uint64_t steps_of(uint64_t code) noexcept nogil:
    """The cards to take, one by one, for a play; the ace itself if it takes only itself. For a declaration, the card of
    coins with the rank that the matta gets."""
    if code >> KIND_SHIFT == DECLARE:
        return ONE << 4 * ((code & ALL_CARDS) - 1) if code & ALL_CARDS else 0
    if code >> KIND_SHIFT == TAKE and not code & ALL_CARDS:
        return ONE << (code >> CARD_SHIFT & 63)
    return code & ALL_CARDS


cdef inline bint agrees(uint64_t code, uint64_t taken) noexcept nogil:
    """Whether ``taken`` is the beginning of the cards that the play takes."""
    return not taken or steps_of(code) & ((ONE << (highest(taken) + 1)) - 1) == taken


cdef int first_step(uint64_t code, uint64_t hand, int drawn, bint at_turn) noexcept nogil:
    """The first step of an action; ``at_turn`` means that hands are declared at a player's turn."""
    cdef uint64_t kind = code >> KIND_SHIFT
    if kind <= TAKE:
        return code >> CARD_SHIFT & 63
    if kind == PLACE:
        return drawn
    return lowest(hand) if kind == DECLARE and not at_turn else STOP


cdef int still_possible(const Actions *options, uint64_t taken, uint64_t *only) noexcept nogil:
    """The number of plays of one card that agree with the cards taken so far; ``only`` becomes the last of them."""
    cdef int n, count = 0
    for n in range(options.count):
        if agrees(options.codes[n], taken):
            only[0] = options.codes[n]
            count += 1
    return count


cdef bint stopped(const Actions *options, uint64_t taken, uint64_t *code) noexcept nogil:
    """Find the play of one card that takes exactly ``taken``, or return False if there is none."""
    cdef int n
    for n in range(options.count):
        if steps_of(options.codes[n]) == taken:
            code[0] = options.codes[n]
            return True
    return False


cdef void next_choices(const Actions *options, uint64_t taken, ChoiceSet *into) noexcept nogil:
    """Fill ``into`` with the choices after ``taken`` among the plays of one card."""
    cdef uint64_t rest
    cdef int n
    into.plays = into.takes = 0
    into.stop = into.claim = False
    for n in range(options.count):
        if agrees(options.codes[n], taken):
            rest = steps_of(options.codes[n]) & ~taken
            into.takes |= rest & (0 - rest)
            into.stop |= not rest


cdef void write_mask(const ChoiceSet *choices, uint8_t *mask, int cards) noexcept nogil:
    """Write the choices as bytes, 1 for each that is possible."""
    spread_bits(choices.plays, mask, cards)
    spread_bits(choices.takes, mask + cards, cards)
    mask[2 * cards] = choices.stop
    mask[2 * cards + 1] = choices.claim


cdef bint append(Actions *actions, uint64_t code):
    if actions.count == actions.capacity and not reserve(actions, 2 * actions.capacity + 16):
        raise MemoryError
    actions.codes[actions.count] = code
    actions.count += 1
    return True


cdef int cards_in_view(object view):
    """The number of cards that a view accounts for: all, but a card that is drawn in the cut."""
    return sum(view.hands) + len(view.table) + sum(map(len, view.piles)) + view.stock


cdef class Staging:
    """One decision, made in staged choices from 0 to 81. Play a card (0 to 39), take a card (40 to 79, ascending), stop
    (80: lay the card, keep the drawn card, pass) or claim out (81). In a pack of 52 there are 106: play 0 to 51, take
    52 to 103, stop 104, claim out 105. To place the drawn card is to play it, to declare
    is to play the lowest card of the hand, and to name the matta is to take a card of its rank.

    Args:
        position: a :class:`~settebello.Round`, for the seat to decide, or a :class:`~settebello.View`, for its seat.

    Raises:
        IllegalAction: nobody has to decide, or the seat of the view does not.

    >>> import settebello
    >>> pack = settebello.parse_cards("10D 8B 5B 9C 7S 6C 1D 3C 5D 4S")
    >>> rest = [card for card in settebello.cards.CARDS if card not in pack]
    >>> staging = Staging(settebello.Round(settebello.variant("scopa").rules(2), [*pack, *rest]))
    >>> staging.choices
    (19, 26, 36)
    >>> staging.choose(36), staging.choices  # the king takes 1D 4S 5D; then one capture is left
    (Action.parse('10Dx1D4S5D'), ())
    """

    def __cinit__(self, *arguments, **named):
        self.legal.codes = self.options.codes = NULL
        self.legal.count = self.legal.capacity = self.options.count = self.options.capacity = 0

    def __init__(self, position):
        if isinstance(position, Round):
            self.cards = (choice_count(position.rules) - 2) // 2
            legal, seat, hand = position.legal_actions(), position.turn, None
            self.may_claim = False
        else:
            legal, seat, hand = [Action.parse(text) for text in position.legal], position.seat, position.hand
            self.cards = LARGE_SET if cards_in_view(position) > SMALL_SET else SMALL_SET
            self.may_claim = position.may_claim
        if seat is None or not (legal or self.may_claim):
            raise IllegalAction("There is no decision to stage: nobody, or another seat, has to decide now.")
        drawn = position.drawn
        self.decider = seat
        self.hand = (position.hand(seat) if hand is None else hand).mask
        self.drawn = NOBODY if drawn is None else drawn
        for action in legal:
            append(&self.legal, (<Action>action).bits)
        self.find_kind()
        self.restart()

    cdef void find_kind(self) noexcept:
        """Find whether hands are declared at a player's turn: among plays of cards."""
        self.at_turn = self.legal.count > 0 and self.legal.codes[self.legal.count - 1] >> KIND_SHIFT <= TAKE

    def __dealloc__(self):
        release(&self.legal)
        release(&self.options)

    cdef void restart(self) noexcept:
        self.options.count = 0
        self.stage.card, self.stage.taken = NOBODY, 0
        self.made = []

    cdef ChoiceSet choice_set(self):
        cdef ChoiceSet found
        cdef int n, first
        memset(&found, 0, sizeof(found))
        if not self.made:
            for n in range(self.legal.count):
                first = first_step(self.legal.codes[n], self.hand, self.drawn, self.at_turn)
                if first == STOP:
                    found.stop = True
                else:
                    found.plays |= ONE << first
            found.claim = self.may_claim
        elif self.options.count:
            next_choices(&self.options, self.stage.taken, &found)
        return found

    @property
    def seat(self):
        """The seat that decides."""
        return self.decider

    @property
    def made_choices(self):
        """The choices made so far."""
        return tuple(self.made)

    @property
    def card(self):
        """The card chosen to be played, until its captures are chosen; otherwise None."""
        return None if self.stage.card == NOBODY or self.stage.card == STOP else ALL_OF_THEM[self.stage.card]

    @property
    def taken(self):
        """The cards taken so far by the chosen card."""
        return CardSet.of_mask(self.stage.taken)

    @property
    def mask(self):
        """82 bytes, or 106: 1 for each choice that is possible now, 0 for the others."""
        cdef uint8_t bytes_[MAX_CHOICES]
        cdef ChoiceSet found = self.choice_set()
        write_mask(&found, bytes_, self.cards)
        return (<char *>bytes_)[:2 * self.cards + 2]

    @property
    def choices(self):
        """The choices that are possible now, ascending; empty once the decision is made."""
        cdef ChoiceSet found = self.choice_set()
        cdef list possible = []
        while found.plays:
            possible.append(lowest(found.plays))
            found.plays &= found.plays - 1
        while found.takes:
            possible.append(self.cards + lowest(found.takes))
            found.takes &= found.takes - 1
        if found.stop:
            possible.append(2 * self.cards)
        if found.claim:
            possible.append(2 * self.cards + 1)
        return tuple(possible)

    def choose(self, int choice):
        """Make one choice.

        Args:
            choice: one of :attr:`choices`.

        Returns:
            The :class:`~settebello.Action` when only one is left; otherwise None, and another choice follows.

        Raises:
            IllegalAction: the choice is not possible now; nothing has changed.
        """
        cdef uint64_t code = 0, taken = self.stage.taken
        cdef int n, count, step = step_of_choice(choice, self.cards)
        if step == NO_STEP or not self.mask[choice]:
            possible = ", ".join(map(str, self.choices)) or "nothing, since the decision is made"
            raise IllegalAction(f"{choice} cannot be chosen now; choose from {possible}.")
        if step == CLAIM_OUT:
            return self.finish(choice, CLAIM)
        if not self.made:
            for n in range(self.legal.count):
                if first_step(self.legal.codes[n], self.hand, self.drawn, self.at_turn) == step:
                    append(&self.options, self.legal.codes[n])
            if self.options.count == 1:
                return self.finish(choice, action_of(self.options.codes[0]))
            self.stage.card = STOP if self.options.codes[0] >> KIND_SHIFT == DECLARE else step
        elif step == STOP:
            stopped(&self.options, taken, &code)
            return self.finish(choice, action_of(code))
        else:
            taken |= ONE << (step - FIRST_TAKE)
            count = still_possible(&self.options, taken, &code)
            if count == 1:
                return self.finish(choice, action_of(code))
            self.stage.taken = taken
        self.made.append(choice)
        return None

    cdef object finish(self, int choice, object action):
        self.made.append(choice)
        self.options.count = 0
        self.stage.card, self.stage.taken = NOBODY, 0
        return action

    def encode(self, Action action not None):
        """The choices that make an action, from the beginning of the decision.

        >>> import settebello
        >>> from settebello.cards import CARDS
        >>> staging = Staging(settebello.Round(settebello.Rules(), CARDS))
        >>> staging.encode(settebello.Action.parse("2Dx2B")), staging.decode((4, 47))
        ((4, 47), Action.parse('2Dx2B'))

        Raises:
            IllegalAction: the action is not legal now.
        """
        cdef uint64_t rest
        cdef Staging fresh = self.copy()
        made = None
        fresh.restart()
        if action == CLAIM:
            fresh.choose(choice_of_step(CLAIM_OUT, self.cards))
            return fresh.made_choices
        if not self.allows(action.bits):
            raise IllegalAction(f"'{action}' has no choices: it is not legal now.")
        made = fresh.choose(choice_of_step(first_step(action.bits, self.hand, self.drawn, self.at_turn), self.cards))
        while made is None:
            rest = steps_of(action.bits) & ~fresh.stage.taken
            made = fresh.choose(choice_of_step(FIRST_TAKE + lowest(rest) if rest else STOP, self.cards))
        return fresh.made_choices

    def decode(self, choices):
        """The action that choices make, from the beginning of the decision.

        Raises:
            IllegalAction: a choice is not possible, the choices make no action, or there are too many of them.
        """
        cdef Staging fresh = self.copy()
        made = None
        fresh.restart()
        for choice in choices:
            made = fresh.choose(choice)
        if made is None:
            raise IllegalAction(f"The choices {tuple(choices)} make no action yet; go on with one of {fresh.choices}.")
        return made

    cdef bint allows(self, uint64_t code) noexcept:
        cdef int n
        for n in range(self.legal.count):
            if self.legal.codes[n] == code:
                return True
        return False

    def copy(self):
        """An independent copy."""
        cdef Staging twin = Staging.__new__(Staging)
        cdef int n
        for n in range(self.legal.count):
            append(&twin.legal, self.legal.codes[n])
        for n in range(self.options.count):
            append(&twin.options, self.options.codes[n])
        twin.find_kind()
        twin.cards = self.cards
        twin.hand, twin.drawn, twin.may_claim, twin.decider = self.hand, self.drawn, self.may_claim, self.decider
        twin.made, twin.stage = list(self.made), self.stage
        return twin

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        cdef int n
        legal = tuple([action_of(self.legal.codes[n]) for n in range(self.legal.count)])
        return _rebuild, (legal, self.hand, self.drawn, self.may_claim, self.cards, self.decider, tuple(self.made))


def _rebuild(legal, hand, drawn, may_claim, cards, decider, made):
    """Rebuild a pickled decision."""
    cdef Staging staging = Staging.__new__(Staging)
    for action in legal:
        append(&staging.legal, (<Action>action).bits)
    staging.find_kind()
    staging.hand, staging.drawn, staging.may_claim, staging.decider = hand, drawn, may_claim, decider
    staging.cards = cards
    staging.restart()
    for choice in made:
        staging.choose(choice)
    return staging
