# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""A round as Python sees it: the compiled state, its past for undo, and the errors in words."""

from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from settebello.cards import CARDS as ALL_CARDS
from settebello.cards import CardSet
from settebello.errors import CardError, IllegalAction
from settebello.rules.scores import LINES as LINE_KEYS
from settebello.rules.scores import RoundScore, SideScore

from settebello.core.action cimport Action, action_of
from settebello.core.chance cimport draw, shuffle
from settebello.core.compiled cimport CompiledRules, compiled
from settebello.core.layout cimport (
    CARD_SHIFT,
    IN_CUT,
    IN_REDEAL,
    IS_OVER,
    LINES,
    MAX_CARDS,
    MAX_SIDES,
    NOBODY,
    SUITS,
    Actions,
    Ruleset,
    State,
)
from settebello.core.scoring cimport Score, certain_points, score_round
from settebello.core.turn cimport act, captures_of, legal_actions, playout, release, start

cdef tuple PHASES = ("cut", "redeal", "declare", "play", "over")
cdef uint64_t ONE = 1
cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1


cdef class Round:
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
        _check_pack(rules, self.pack)
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
        return _score_in_python(&self.compiled.ruleset, &score)

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
            count = _perft(&self.compiled.ruleset, self.order, &self.state, levels, plies)
            for level in range(plies):
                release(&levels[level])
        return count


cdef uint64_t _perft(
    const Ruleset *rules, const uint8_t *order, const State *state, Actions *levels, int depth
) noexcept nogil:
    cdef uint64_t count = 0
    cdef Py_ssize_t n
    cdef State after
    if depth == 0:
        return 1
    cdef Actions *legal = &levels[depth - 1]
    legal_actions(rules, state, legal)
    if depth == 1:
        return legal.count
    for n in range(legal.count):
        after = state[0]
        act(rules, order, &after, legal.codes[n])
        count += _perft(rules, order, &after, levels, depth - 1)
    return count


def captures(rules, card, table):
    cdef CompiledRules known = compiled(rules)
    cdef Actions found
    cdef Py_ssize_t n
    _check_position(rules, card, table)
    memset(&found, 0, sizeof(found))
    captures_of(&known.ruleset, table.mask, card, &found)
    options = [CardSet.of_mask(found.codes[n] & CARDS_MASK) for n in range(found.count)]
    release(&found)
    return options, not options or rules.capture.optional


def score_piles(rules, piles, sweeps=None, declared=None):
    cdef CompiledRules known = compiled(rules)
    cdef uint64_t masks[MAX_SIDES]
    cdef int swept[MAX_SIDES]
    cdef int shown[MAX_SIDES]
    cdef Score score
    sweeps = [0] * rules.sides if sweeps is None else sweeps
    declared = [0] * rules.sides if declared is None else declared
    _check_piles(rules, piles, sweeps, declared)
    for side in range(rules.sides):
        masks[side], swept[side], shown[side] = piles[side].mask, sweeps[side], declared[side]
    score_round(&known.ruleset, masks, swept, shown, &score)
    return _score_in_python(&known.ruleset, &score)


def playouts(rules, Py_ssize_t rounds, uint64_t seed):
    cdef CompiledRules known = compiled(rules)
    cdef uint8_t order[MAX_CARDS]
    cdef uint64_t played
    for place, card in enumerate(rules.cards):
        order[place] = card
    with nogil:
        played = _playouts(&known.ruleset, order, rounds, seed)
    return played


cdef uint64_t _playouts(const Ruleset *rules, uint8_t *order, Py_ssize_t rounds, uint64_t seed) noexcept nogil:
    cdef State state
    cdef Score score
    cdef Actions buffer
    cdef uint64_t played = 0
    memset(&buffer, 0, sizeof(buffer))
    while rounds > 0:
        shuffle(order, rules.pack_size, &seed)
        start(rules, order, rules.seats - 1, &state)
        played += playout(rules, order, &state, &buffer, &seed)
        if state.phase == IS_OVER:
            score_round(rules, state.piles, state.sweeps, state.declared, &score)
            rounds -= 1
    release(&buffer)
    return played


cdef object _card_or_none(int card):
    return None if card == NOBODY else ALL_CARDS[card]


cdef object _score_in_python(const Ruleset *rules, const Score *score):
    sides = []
    for side in range(rules.sides):
        sides.append(
            SideScore(
                total=score.total[side],
                lines={LINE_KEYS[n]: score.points[side][n] for n in range(LINES) if score.points[side][n]},
                cards=score.cards[side],
                coins=score.coins[side],
                sevens=score.sevens[side],
                sixes=score.sixes[side],
                prime=tuple([_card_or_none(score.prime[side][suit]) for suit in range(SUITS)]),
                prime_value=score.prime_value[side],
                run_up=score.run_up[side],
                run_down=score.run_down[side],
            )
        )
    return RoundScore(sides=tuple(sides), outright=None if score.outright == NOBODY else score.outright)


# Errors in words


def _check_pack(rules, pack):
    """Raise a CardError unless ``pack`` is every card of the pack, once."""
    given = CardSet(pack)
    if len(pack) != len(rules.cards) or given != rules.cards:
        missing = CardSet.of_mask(rules.cards.mask & ~given.mask)
        strange = CardSet.of_mask(given.mask & ~rules.cards.mask)
        raise CardError(
            f"A pack in deal order holds each of its {len(rules.cards)} cards once;"
            f" {len(pack)} were given{_listed(', missing ', missing)}{_listed(', not in this pack ', strange)}."
        )


def _listed(lead, cards):
    return f"{lead}{cards}" if cards else ""


def _check_position(rules, card, table):
    strange = CardSet.of_mask((table.mask | ONE << <int>card) & ~rules.cards.mask)
    if strange:
        raise CardError(f"Not in this pack of {len(rules.cards)} cards: {strange}.")
    if card in table:
        raise CardError(f"{card} is played and lies on the table at once; each card exists once.")


def _check_piles(rules, piles, sweeps, declared):
    for name, given in (("piles", piles), ("sweep counts", sweeps), ("declaration points", declared)):
        if len(given) != rules.sides:
            raise CardError(f"With {rules.seats} seats there are {rules.sides} sides; {len(given)} {name} were given.")
    seen = CardSet()
    for pile in piles:
        if pile & seen:
            raise CardError(f"In two piles at once: {CardSet(pile & seen)}; each card exists once.")
        seen = CardSet.of_mask(seen.mask | pile.mask)
    strange = CardSet.of_mask(seen.mask & ~rules.cards.mask)
    if strange:
        raise CardError(f"Not in this pack of {len(rules.cards)} cards: {strange}.")
    if min(*sweeps, *declared) < 0 or max(*sweeps, *declared) > 999:
        raise CardError("Sweeps and declaration points are numbers from 0 to 999.")


def why_illegal(round, action):
    """One sentence: why ``action`` is not legal now, and what would be."""
    legal = round.legal_actions()
    options = ", ".join(map(str, legal[:8])) + (" …" if len(legal) > 8 else "")
    if not legal:
        return f"{action} cannot be played: nobody has anything to decide now ({round.phase})."
    if action.kind != "play" or round.phase != "play":
        return f"'{action}' is not what seat {round.turn} has to decide now; it may choose: {options}."
    return _why_not_play(round, action, options)


def _why_not_play(round, action, options):
    if action.card not in round.hand(round.turn):
        return f"{action.card} is not in the hand of seat {round.turn}, which may play: {options}."
    missing = CardSet.of_mask(action.captured.mask & ~round.table.mask)
    if missing:
        return f"{action.card} cannot take what is not on the table: {missing}."
    takes = [str(other) for other in round.legal_actions() if other.card == action.card]
    if not action.takes:
        return f"{action.card} can take something and must: {', '.join(takes)}."
    return f"{action.card} cannot take {action.captured or 'nothing'}; it may be played as: {', '.join(takes)}."
