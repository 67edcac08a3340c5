# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Observations: what one seat sees, as a row of bytes.

The fields are in :attr:`ObservationLayout.fields`. Seats are counted from the observer, in playing order, and sides
from the observer's side. A set of cards is 40 bytes, or 52 in a pack of 52, 1 for each card in it.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from settebello.errors import IllegalAction

from settebello.core.environments.staging cimport Stage, Staging, chosen_cards, set_size, spread_bits
from settebello.core.kernel.action import Action as ActionClass
from settebello.core.kernel.action cimport Action
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    IN_CUT,
    IN_DECLARE,
    IN_PLAY,
    IN_REDEAL,
    IS_OVER,
    KIND_SHIFT,
    MAX_SIDES,
    NOBODY,
    TAKE,
    Ruleset,
    State,
    size,
)

cdef uint64_t ONE = 1
cdef uint64_t ALL_CARDS = (<uint64_t>1 << CARD_SHIFT) - 1
cdef dict PHASES = {"cut": IN_CUT, "declare": IN_DECLARE, "play": IN_PLAY, "redeal": IN_REDEAL, "over": IS_OVER}


cdef void add_to_played(Played *played, int seat, uint64_t code) noexcept nogil:
    """Record an action in the public history; only plays of cards are kept."""
    if code >> KIND_SHIFT <= TAKE:
        played.last_card[seat] = ONE << (code >> CARD_SHIFT & 63)
        played.last_taken[seat] = code & ALL_CARDS
        played.cards[seat] |= played.last_card[seat]


cdef void see(
    const Ruleset *rules,
    const State *state,
    const uint8_t *order,
    const Played *played,
    const Stage *stage,
    const int *totals,
    int dealer,
    int seat,
    Sight *sight,
) noexcept nogil:
    """Fill ``sight`` with what ``seat`` sees of a round: everything except :attr:`may_claim`, which becomes False."""
    cdef int other
    cdef bint decides = seat == state.turn
    sight.seat, sight.hand, sight.table = seat, state.hands[seat], state.table
    sight.played = played[0]
    sight.phase, sight.dealer, sight.last_capture, sight.deal = state.phase, dealer, state.last_side, state.deal
    sight.turn = NOBODY if state.phase == IN_REDEAL or state.phase == IS_OVER else state.turn
    sight.stock = rules.pack_size - state.dealt - (state.phase == IN_CUT)
    sight.drawn = ONE << order[0] if state.phase == IN_CUT and decides else 0
    sight.chosen = chosen_cards(stage, state.hands[seat]) if decides else 0
    sight.taken = stage.taken if decides else 0
    sight.may_claim = False
    sight.named = state.matta
    for other in range(rules.seats):
        sight.hand_sizes[other] = size(state.hands[other])
        sight.shown[other] = state.hands[other] if state.declarers >> other & 1 else 0
    for other in range(rules.sides):
        sight.piles[other] = state.piles[other]
        sight.sweeps[other], sight.declared[other] = state.sweeps[other], state.declared[other]
        sight.capture_points[other] = state.capture_points[other]
        sight.totals[other] = totals[other]


cdef inline uint8_t *add_cards(uint8_t *to, uint64_t cards, int count) noexcept nogil:
    spread_bits(cards, to, count)
    return to + count


cdef inline uint8_t *add_number(uint8_t *to, int number) noexcept nogil:
    to[0] = 0 if number < 0 else number if number < 255 else 255
    return to + 1


cdef inline uint8_t *add_one_of(uint8_t *to, int place, int places) noexcept nogil:
    """A 1 at ``place``, or nowhere if it is negative."""
    memset(to, 0, places)
    if place >= 0:
        to[place] = 1
    return to + places


cdef inline int from_own(int place, int own, int places) noexcept nogil:
    """A seat or side, counted from the observer's; NOBODY is unchanged."""
    return NOBODY if place == NOBODY else place - own if place >= own else place - own + places


cdef inline int after_own(int number, int own, int places) noexcept nogil:
    """The seat or side that comes ``number`` after the observer's."""
    return own + number if own + number < places else own + number - places


cdef void write_observation(const Ruleset *rules, const Sight *sight, uint8_t *to) noexcept nogil:
    """Write the fields of :func:`fields_of`, in their order."""
    cdef int seats = rules.seats, sides = rules.sides, seat = sight.seat, side = rules.side_of[sight.seat], n, at
    cdef int cards = set_size(rules)
    to = add_cards(to, sight.hand, cards)
    to = add_cards(to, sight.table, cards)
    for n in range(sides):
        to = add_cards(to, sight.piles[after_own(n, side, sides)], cards)
    for n in range(seats):
        to = add_cards(to, sight.played.cards[after_own(n, seat, seats)], cards)
    for n in range(1, seats):
        to = add_cards(to, sight.played.last_card[after_own(n, seat, seats)], cards)
    for n in range(1, seats):
        to = add_cards(to, sight.played.last_taken[after_own(n, seat, seats)], cards)
    if rules.declarations:
        for n in range(1, seats):
            to = add_cards(to, sight.shown[after_own(n, seat, seats)], cards)
    if rules.cut:
        to = add_cards(to, sight.drawn, cards)
    to = add_cards(to, sight.chosen, cards)
    to = add_cards(to, sight.taken, cards)
    at = 0 if sight.phase == IN_CUT else 1 if sight.phase == IN_DECLARE else 2 if sight.phase == IN_PLAY else NOBODY
    to = add_one_of(to, at, 3)
    to = add_one_of(to, from_own(sight.turn, seat, seats), seats)
    to = add_one_of(to, from_own(sight.dealer, seat, seats), seats)
    to = add_one_of(to, from_own(sight.last_capture, side, sides), sides)
    if rules.claiming_out:
        to = add_number(to, sight.may_claim)
    for n in range(seats):
        to = add_number(to, sight.hand_sizes[after_own(n, seat, seats)])
    to = add_number(to, sight.stock)
    to = add_number(to, sight.deal)
    for n in range(sides):
        to = add_number(to, sight.sweeps[after_own(n, side, sides)])
    if rules.declarations or rules.dealt_points:
        for n in range(sides):
            to = add_number(to, sight.declared[after_own(n, side, sides)])
    if rules.capture_points:
        for n in range(sides):
            to = add_number(to, sight.capture_points[after_own(n, side, sides)])
    if rules.matta and rules.knocks:
        to = add_number(to, sight.named)
    for n in range(sides):
        to = add_number(to, NEEDED_OFFSET + rules.target - sight.totals[after_own(n, side, sides)])


cdef list fields_of(const Ruleset *rules):
    """The name, shape and meaning of each field."""
    cdef int seats = rules.seats, sides = rules.sides, cards = set_size(rules)
    fields = [
        ("hand", (cards,), "cards in the hand"),
        ("table", (cards,), "cards on the table"),
        ("piles", (sides, cards), "cards captured, by side"),
        ("played", (seats, cards), "cards played in this round, by seat"),
        ("last_card", (seats - 1, cards), "the card that each other seat played last in this round"),
        ("last_taken", (seats - 1, cards), "what it captured with it"),
    ]
    if rules.declarations:
        fields.append(("shown", (seats - 1, cards), "cards that each other seat has declared and still holds"))
    if rules.cut:
        fields.append(("drawn", (cards,), "the card drawn in the cut, while the observer decides"))
    fields += [
        (
            "chosen",
            (cards,),
            "the card that the observer has chosen to play, while it says what it takes; the hand that it declares, while"
            " it names the matta",
        ),
        ("taken", (cards,), "the cards that it has said to take so far"),
        ("phase", (3,), "1 for one of cut, declare, play; all 0 once the round is over"),
        ("turn", (seats,), "1 for the seat to decide"),
        ("dealer", (seats,), "1 for the dealer"),
        ("last_capture", (sides,), "1 for the side that captured last"),
    ]
    if rules.claiming_out:
        fields.append(("may_claim", (1,), "1 if the observer may claim out now"))
    fields += [
        ("hand_sizes", (seats,), "the number of cards in each hand"),
        ("stock", (1,), "the number of cards in the stock"),
        ("deal", (1,), "the number of the deal in the round, from 0"),
        ("sweeps", (sides,), "sweeps in this round, by side"),
    ]
    if rules.declarations or rules.dealt_points:
        fields.append(("declared", (sides,), "points for declarations in this round, by side"))
    if rules.capture_points:
        fields.append(("captures", (sides,), "points for captures in this round, not counting sweeps, by side"))
    if rules.matta and rules.knocks:
        fields.append(("named", (1,), "the rank that the matta was named, until it is captured; else 0"))
    fields.append(
        ("needed", (sides,), "100 and the points that each side needs to the target when the round begins, 0 to 255")
    )
    return fields


cdef int observation_size(const Ruleset *rules) noexcept nogil:
    """The number of bytes of an observation."""
    cdef int sets = 4 + rules.sides + rules.seats + 2 * (rules.seats - 1)
    cdef int others = 3 + 3 * rules.seats + 2 + 3 * rules.sides
    if rules.declarations:
        sets += rules.seats - 1
    if rules.declarations or rules.dealt_points:
        others += rules.sides
    if rules.capture_points:
        others += rules.sides
    others += rules.matta != 0 and rules.knocks
    return set_size(rules) * (sets + rules.cut) + others + rules.claiming_out


cdef object see_round(CompiledRules compiled, Round position, int seat, object totals, Sight *sight):
    cdef Played played
    cdef Stage none
    cdef int points[MAX_SIDES]
    cdef Py_ssize_t n
    none.card, none.taken = NOBODY, 0
    memset(&played, 0, sizeof(played))
    for n in range(position.action_count):
        add_to_played(&played, position.past[n].state.turn, position.past[n].code)
    for n in range(compiled.ruleset.sides):
        points[n] = totals[n] if totals is not None else 0
    see(
        &compiled.ruleset, &position.state, position.order, &played, &none, points, position._dealer, seat, sight
    )


cdef object see_view(CompiledRules compiled, object view, Sight *sight):
    cdef int n
    memset(sight, 0, sizeof(Sight))
    sight.seat, sight.hand, sight.table = view.seat, view.hand.mask, view.table.mask
    sight.phase, sight.dealer, sight.deal, sight.stock = PHASES[view.phase], view.dealer, view.deal, view.stock
    sight.turn = NOBODY if view.turn is None else view.turn
    sight.last_capture = NOBODY if view.last_capture is None else view.last_capture
    sight.may_claim = view.may_claim
    sight.named = view.named or 0
    sight.drawn = 0 if view.drawn is None else ONE << <int>view.drawn
    for n in range(compiled.ruleset.seats):
        sight.hand_sizes[n], sight.shown[n] = view.hands[n], view.shown[n].mask
    for n in range(compiled.ruleset.sides):
        sight.piles[n], sight.sweeps[n] = view.piles[n].mask, len(view.sweeps[n])
        sight.declared[n], sight.totals[n] = view.declared[n], max(-1000, min(view.totals[n], 1 << 30))
        sight.capture_points[n] = view.capture_points[n]
    for move in view.history:
        add_to_played(&sight.played, move.seat, (<Action>ActionClass.parse(move.action)).bits)


cdef class ObservationLayout:
    """The meaning of the bytes of an observation: its named fields for the rules of a game.

    Seats are counted from the observer, in playing order, and sides from the observer's side. A set of cards is 40
    bytes, or 52 in a pack of 52, 1 for each card in it (``4 * (rank - 1) + suit``, suits D C S B); other fields are 0
    or 1, or whole numbers from 0 to 255.

    Args:
        rules: the rules of the game.

    Raises:
        RulesError: the rules are inconsistent.

    >>> import settebello
    >>> layout = ObservationLayout(settebello.variant("scopa").rules(2))
    >>> layout.size, layout.fields["table"], layout.shapes["piles"]
    (417, slice(40, 80, None), (2, 40))
    """

    cdef CompiledRules compiled
    cdef int row_size
    cdef dict slices
    cdef dict field_shapes
    cdef dict field_meanings

    def __init__(self, rules):
        cdef int start = 0, length, n
        self.compiled = compile_rules(rules)
        self.row_size = observation_size(&self.compiled.ruleset)
        self.slices, self.field_shapes, self.field_meanings = {}, {}, {}
        for name, shape, meaning in fields_of(&self.compiled.ruleset):
            length = 1
            for n in shape:
                length *= n
            self.slices[name] = slice(start, start + length)
            self.field_shapes[name], self.field_meanings[name] = shape, meaning
            start += length
        assert start == self.row_size

    def __reduce__(self):
        return ObservationLayout, (self.compiled.rules,)

    @property
    def version(self):
        """The version of the layout: 1. A version with other fields or another order gets a new number."""
        return OBSERVATION_VERSION

    @property
    def rules(self):
        """The rules of the game."""
        return self.compiled.rules

    @property
    def size(self):
        """F, the number of bytes of an observation."""
        return self.row_size

    @property
    def fields(self):
        """The slice of each field, by name, in order."""
        return dict(self.slices)

    @property
    def shapes(self):
        """The shape of each field, by name."""
        return dict(self.field_shapes)

    @property
    def meanings(self):
        """The meaning of each field, by name."""
        return dict(self.field_meanings)

    def encode(self, position, seat=None, *, totals=None, Staging staging=None):
        """The observation of a seat, as ``size`` bytes.

        Args:
            position: a :class:`~settebello.Round`, or a :class:`~settebello.View`, which has a seat and totals.
            seat: the observer, for a round; None means the seat to decide.
            totals: for a round, the points of each side before it, or None for no points.
            staging: the decision of that seat, if some of its choices are already made.

        Raises:
            IllegalAction: there is no such seat, no seat has to decide, or the view is a spectator's.
        """
        cdef Sight sight
        cdef bytes row = bytes(self.row_size)
        if isinstance(position, Round):
            seat = position.turn if seat is None else seat
            if seat is None or not 0 <= seat < self.compiled.ruleset.seats:
                raise IllegalAction(
                    f"There is no seat {seat} to observe; give one from 0 to {self.compiled.ruleset.seats - 1}."
                )
            see_round(self.compiled, position, seat, totals, &sight)
        elif position.seat is None:
            raise IllegalAction("A spectator's view has no observation; give the view of a seat.")
        else:
            see_view(self.compiled, position, &sight)
        if staging is not None:
            sight.taken = staging.stage.taken
            sight.chosen = chosen_cards(&staging.stage, sight.hand)
        write_observation(&self.compiled.ruleset, &sight, <uint8_t *><char *>row)
        return row
