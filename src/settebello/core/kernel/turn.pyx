# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The course of a round: legal actions and their effects (docs/rules.md, from #a-turn to #the-end-of-a-round).

All functions run without the interpreter lock, and allocate only to grow a list of actions.
"""

from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.action_list cimport add, drop_repeated
from settebello.core.kernel.deal cimport end_deal, first_deal, next_card, next_seat
from settebello.core.kernel.declarations cimport add_knocks, count_declarations, knock
from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    DECLARE,
    FIFTEEN,
    IN_CUT,
    IN_DECLARE,
    IN_PLAY,
    KEEP,
    KIND_SHIFT,
    PASS,
    PLACE,
    SUITS,
    TAKE,
    Actions,
    Ruleset,
    State,
    lowest,
    size,
)

cdef uint64_t ONE = 1
cdef uint64_t ALL_CARDS = (<uint64_t>1 << CARD_SHIFT) - 1


# Legal actions (docs/rules.md#a-turn)


cdef void add_sets(const Ruleset *rules, uint64_t table, int total, uint64_t code, Actions *into) noexcept nogil:
    """Add ``code`` with every set of cards of ``table`` whose values add up to ``total``.

    Each set is met once, its cards in the order of their numbers. These run with the values up to 7, and above 7 no
    two cards fit in a total of 14: so the rest of a set is not less than its first card, unless the matta is in it.
    """
    cdef uint64_t last = table & rules.of_value[total]
    cdef uint64_t bit
    cdef int value
    while last:
        bit = last & (0 - last)
        last ^= bit
        add(into, code | bit)
    table &= rules.up_to[total - 1]
    while table:
        bit = table & (0 - table)
        table ^= bit
        value = rules.value[lowest(bit)]
        if 2 * value > total and rules.rising:
            return
        if table & rules.up_to[total - value]:
            add_sets(rules, table & rules.up_to[total - value], total - value, code | bit, into)


cdef struct Totals:
    # Bit n: some table cards add up to n and may be captured so. Most searches for a set end here.
    uint64_t sums
    uint64_t fifteens


cdef inline Totals totals_of(const Ruleset *rules, uint64_t table) noexcept nogil:
    cdef Totals totals
    cdef uint64_t all_sums = 1
    while table:
        all_sums |= all_sums << rules.value[lowest(table)]
        table &= table - 1
    totals.sums = all_sums & rules.sums
    totals.fifteens = all_sums & rules.fifteens
    return totals


cdef void keep_fewest(Actions *actions, int since) noexcept nogil:
    """Of the captures from ``since`` on, keep those with the fewest table cards."""
    cdef int fewest = 64
    cdef int n, kept = since
    for n in range(since, actions.count):
        fewest = min(fewest, size(actions.codes[n] & ALL_CARDS))
    for n in range(since, actions.count):
        if size(actions.codes[n] & ALL_CARDS) == fewest:
            actions.codes[kept] = actions.codes[n]
            kept += 1
    actions.count = kept


cdef void go_on_upwards(const Ruleset *rules, uint64_t table, int value, Actions *into, int since) noexcept nogil:
    """Let each capture from ``since`` on also take the unbroken run of cards above the played one, one of each value:
    any of them if there are several."""
    cdef int known = into.count, n
    cdef uint64_t rest
    while value < rules.ranks and into.count > since:
        value += 1
        rest = table & rules.of_value[value]
        if not rest:
            return
        known = into.count
        for n in range(since, known):
            add_each(into, n, rest)


cdef void add_each(Actions *into, int number, uint64_t cards) noexcept nogil:
    """Let a capture also take one of ``cards``: the first, and in copies of it each of the others."""
    cdef uint64_t code = into.codes[number]
    into.codes[number] = code | (cards & (0 - cards))
    cards &= cards - 1
    while cards:
        add(into, code | (cards & (0 - cards)))
        cards &= cards - 1


cdef void generate_captures(
    const Ruleset *rules, uint64_t table, int card, bint first, Actions *into
) noexcept nogil:
    """Add every capture that ``card`` can make; ``first``: as the first card of the round."""
    add_captures(rules, table, totals_of(rules, table), card, first, into)


cdef inline void add_captures(
    const Ruleset *rules, uint64_t table, Totals totals, int card, bint first, Actions *into
) noexcept nogil:
    cdef uint64_t code = (<uint64_t>TAKE << KIND_SHIFT) | (<uint64_t>card << CARD_SHIFT)
    cdef int value = rules.value[card]
    cdef int since = into.count, known
    cdef uint64_t equal, bit
    if value == 1 and rules.ace_takes_all and not table & rules.aces and not (first and rules.first_ace_powerless):
        if table or rules.ace_takes_itself:
            add(into, code | table)
        return
    if rules.equal:
        equal = table & rules.of_value[value]
        while equal:
            bit = equal & (0 - equal)
            equal ^= bit
            add(into, code | bit)
        if rules.equal_first and into.count > since:
            if rules.run:
                go_on_upwards(rules, table, value, into, since)
            return
    if totals.sums >> value & 1:
        add_sets(rules, table & rules.up_to[value - 1], value, code, into)
    if rules.run:
        go_on_upwards(rules, table, value, into, since)
    if totals.fifteens >> (FIFTEEN - value) & 1:
        known = into.count
        add_sets(rules, table & rules.summed, FIFTEEN - value, code, into)
        if rules.run:
            drop_repeated(into, since, known)  # a run can make fifteen too
    if rules.fewest:
        keep_fewest(into, since)


cdef inline bint answers_chain(const Ruleset *rules, const State *state, int card) noexcept nogil:
    """Whether a card equals the cards of the chain."""
    return rules.value[card] == rules.value[lowest(state.chain)]


cdef inline void add_plays_of_card(
    const Ruleset *rules, const State *state, Totals totals, int card, Actions *into
) noexcept nogil:
    cdef int since = into.count
    add_captures(rules, state.table, totals, card, state.plays == 0, into)
    if rules.falls > 1 and state.chain & ~state.table and answers_chain(rules, state, card):
        add(into, (<uint64_t>TAKE << KIND_SHIFT) | (<uint64_t>card << CARD_SHIFT) | state.chain)
    if rules.steal:
        add_steals(rules, state, card, into)
    if into.count == since or rules.optional:
        add(into, <uint64_t>card << CARD_SHIFT)


cdef void add_steals(const Ruleset *rules, const State *state, int card, Actions *into) noexcept nogil:
    """Add the captures of an equal card on top of another side's pile."""
    cdef uint64_t others = state.tops & ~state.piles[rules.side_of[state.turn]] & rules.of_value[rules.value[card]]
    while others:
        add(into, (<uint64_t>TAKE << KIND_SHIFT) | (<uint64_t>card << CARD_SHIFT) | (others & (0 - others)))
        others &= others - 1


cdef void plays_of_card(const Ruleset *rules, const State *state, int card, Actions *into) noexcept nogil:
    """Fill ``into`` with the legal plays of one of the cards that the seat to play may play: never none."""
    into.count = 0
    rules = rules_now(rules, state)
    add_plays_of_card(rules, state, totals_of(rules, state.table), card, into)


cdef inline const Ruleset *rules_now(const Ruleset *rules, const State *state) noexcept nogil:
    """The rules with the value that the matta has now."""
    return &rules.named[state.matta] if state.matta else rules


cdef uint64_t playable_cards(const Ruleset *rules, const State *state) noexcept nogil:
    """The cards that the seat to play may play."""
    return playable_now(rules_now(rules, state), state)


cdef inline uint64_t playable_now(const Ruleset *rules, const State *state) noexcept nogil:
    """The same, by the rules for the rank that the matta has now."""
    cdef uint64_t hand = state.hands[state.turn]
    if state.plays == 0 and rules.first_ace_forbidden and hand & ~rules.aces:
        return hand & ~rules.aces
    return hand


cdef inline void add_plays(const Ruleset *rules, const State *state, Actions *into) noexcept nogil:
    cdef uint64_t hand = playable_now(rules, state)
    cdef Totals totals = totals_of(rules, state.table)
    cdef int card
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        add_plays_of_card(rules, state, totals, card, into)


cdef inline void legal_actions(const Ruleset *rules, const State *state, Actions *into) noexcept nogil:
    """Fill ``into`` with the legal actions, knocks first; none if nobody has to decide."""
    into.count = 0
    if state.phase == IN_PLAY:
        if rules.at_turn:
            add_knocks(rules, state, into)
        add_plays(rules_now(rules, state), state, into)
    elif state.phase == IN_CUT:
        add(into, <uint64_t>KEEP << KIND_SHIFT)
        add(into, <uint64_t>PLACE << KIND_SHIFT)
    elif state.phase == IN_DECLARE:
        add_knocks(rules, state, into)
        add(into, <uint64_t>PASS << KIND_SHIFT)


cdef void legal_plays(const Ruleset *rules, const State *state, Actions *into) noexcept nogil:
    """Fill ``into`` with the plays of the seat to play, without its knocks."""
    into.count = 0
    add_plays(rules_now(rules, state), state, into)


# Effects of an action


cdef inline bint may_sweep(const Ruleset *rules, int value, bint last_card) noexcept nogil:
    """Whether taking the whole table with a card of that value counts as a sweep."""
    return not (rules.ace_never_sweeps and value == 1) and (not last_card or rules.last_card_sweeps)


cdef inline bint is_sweep(const Ruleset *rules, const State *state, uint64_t captured, int value) noexcept nogil:
    """Whether the capture just made is a sweep (docs/rules.md#sweeps); the play is already counted."""
    if state.table or not captured:
        return False
    return may_sweep(rules, value, state.plays == rules.plays)


cdef void decide(const Ruleset *rules, State *state, uint64_t code) noexcept nogil:
    """A seat declares its hand, or passes, before the first card of a deal."""
    if code >> KIND_SHIFT == DECLARE and rules.knocks:
        knock(rules, state, code)
    elif code >> KIND_SHIFT == DECLARE:
        state.declarers |= 1 << state.turn
    state.decided += 1
    state.turn = next_seat(rules, state.turn)
    if state.decided == rules.seats:
        if not rules.knocks:
            count_declarations(rules, state)
        state.phase = IN_PLAY


# Capture points (docs/rules.md#capture-points)


cdef CaptureScore score_of_capture(const Ruleset *rules, const State *state, uint64_t code) noexcept nogil:
    """The points that the next play scores as a capture."""
    cdef CaptureScore score
    cdef int card = code >> CARD_SHIFT & 63, suit
    cdef uint64_t captured = code & ALL_CARDS, gained = captured | ONE << card
    cdef bint last_card = state.plays + 1 == rules.plays
    score.fall = score.one_suit = score.many = score.sweep = 0
    if code >> KIND_SHIFT != TAKE or not captured:
        return score
    if not state.table & ~captured and may_sweep(rules, rules.value[card], last_card):
        score.sweep = rules.sweep_worth[card]
    if last_card and not rules.last_card_captures:
        return score
    if captured & state.chain and answers_chain(rules, state, card):
        score.fall = rules.fall_points[size(state.chain) - 1]
    if size(captured & state.table) >= 3:
        score.many = rules.many
    if rules.same_suit and size(captured) >= 2:
        for suit in range(SUITS):
            if not gained & ~rules.suit[suit]:
                score.one_suit = (
                    rules.same_suit_points + rules.same_suit_each * size(gained) + rules.same_suit_worth[card]
                )
    return score


cdef void count_capture(const Ruleset *rules, State *state, uint64_t code) noexcept nogil:
    """Count the points of a play that is about to be made, and remember the card laid, or the chain of falls.

    Cards of a chain that lie in another pile are put back on the table, from where the play takes them."""
    cdef CaptureScore score = score_of_capture(rules, state, code)
    cdef int card = code >> CARD_SHIFT & 63, side
    cdef uint64_t captured = code & ALL_CARDS, from_pile = captured & ~state.table, bit = ONE << card
    state.capture_points[rules.side_of[state.turn]] += score.fall + score.one_suit + score.many + score.sweep
    if from_pile:
        for side in range(rules.sides):
            state.piles[side] &= ~from_pile
        state.table |= from_pile
    if code >> KIND_SHIFT != TAKE:
        state.chain = bit if rules.falls else 0
    elif captured & state.chain and answers_chain(rules, state, card) and size(state.chain) < rules.falls:
        state.chain |= bit
    else:
        state.chain = 0


cdef uint64_t take_tops(const Ruleset *rules, State *state, uint64_t captured, uint64_t bit) noexcept nogil:
    """Put the card played on top of the pile of its side, which gets the pile whose top it takes, if it takes one.
    Returns the cards captured from the table."""
    cdef int own = rules.side_of[state.turn], side
    cdef uint64_t stolen = captured & ~state.table
    state.tops = (state.tops & ~(state.piles[own] | stolen)) | bit
    for side in range(rules.sides):
        if side != own and state.piles[side] & stolen:
            state.piles[own] |= state.piles[side]
            state.piles[side] = 0
    return captured & ~stolen


cdef inline void play_card(const Ruleset *rules, const uint8_t *order, State *state, uint64_t code) noexcept nogil:
    cdef int card = code >> CARD_SHIFT & 63
    cdef int side = rules.side_of[state.turn]
    cdef uint64_t bit = ONE << card
    cdef uint64_t captured = code & ALL_CARDS
    if rules.capture_points:
        count_capture(rules, state, code)
    state.hands[state.turn] ^= bit
    state.plays += 1
    if code >> KIND_SHIFT == TAKE:
        if rules.steal:
            captured = take_tops(rules, state, captured, bit)
        state.table ^= captured
        state.piles[side] |= captured | bit
        state.last_side = side
        state.last_deal = state.deal
        state.sweeps[side] += is_sweep(rules, state, captured, rules_now(rules, state).value[card])
        if state.matta and state.piles[side] & rules.matta:
            state.matta = 0
    else:
        state.table |= bit
    state.turn = next_seat(rules, state.turn)
    state.plays_left -= 1
    if state.plays_left == 0:
        end_deal(rules, order, state)


cdef inline void apply_action(const Ruleset *rules, const uint8_t *order, State *state, uint64_t code) noexcept nogil:
    """Apply a legal action to ``state``."""
    cdef uint64_t kind = code >> KIND_SHIFT
    if kind <= TAKE:
        play_card(rules, order, state, code)
    elif kind == DECLARE and state.phase == IN_PLAY:
        knock(rules, state, code)
    elif kind == DECLARE or kind == PASS:
        decide(rules, state, code)
    elif kind == PLACE:
        state.table = next_card(order, state)
        first_deal(rules, order, state)
    elif kind == KEEP:
        first_deal(rules, order, state)


# Random play


cdef int playout(
    const Ruleset *rules, const uint8_t *order, State *state, Actions *buffer, uint64_t *seed
) noexcept nogil:
    """Play random legal actions to the end. Returns how many."""
    cdef int actions = 0
    cdef uint64_t numbers = seed[0]
    legal_actions(rules, state, buffer)
    while buffer.count:
        apply_action(rules, order, state, buffer.codes[random_below(&numbers, buffer.count)])
        actions += 1
        legal_actions(rules, state, buffer)
    seed[0] = numbers
    return actions
