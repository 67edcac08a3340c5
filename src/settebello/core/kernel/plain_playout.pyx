# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Random play by the captures of the basic game, which most games have: a card takes an equal one, or else cards that
add up to it (docs/rules.md#a-turn).

It does what ``turn.pyx`` does, and reads no flag and no table of the rules at a card. What happens once a deal stays
there.
"""

from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_PLAY, KIND_SHIFT, TAKE, Actions, Ruleset, State, lowest
from settebello.core.kernel.turn cimport apply_action, reserve

cdef enum:
    SUMS = (1 << 11) - (1 << 2)  # a card of 2 to 10 can take others that add up to it
    FIRST_JACK = 28
    JACK = 8

cdef uint64_t ONE = 1
cdef uint64_t ALL_CARDS = (<uint64_t>1 << CARD_SHIFT) - 1


cdef bint has_plain_captures(const Ruleset *rules) noexcept nogil:
    """Whether captures are those of the basic game, with no declarations before them."""
    return (
        rules.equal and rules.equal_first and rules.sums == SUMS and rules.fifteens == 0
        and not rules.fewest and not rules.optional and not rules.ace_takes_all
        and rules.value[FIRST_JACK] == JACK and not rules.declarations
    )


cdef inline int value_of(int card) noexcept nogil:
    return (card >> 2) + 1


cdef inline uint64_t of_value(int value) noexcept nogil:
    return <uint64_t>15 << 4 * (value - 1)


cdef inline uint64_t up_to(int value) noexcept nogil:
    return (ONE << 4 * value) - 1


cdef inline void add(Actions *actions, uint64_t code) noexcept nogil:
    if actions.count == actions.capacity and not reserve(actions, 2 * actions.capacity + 64):
        return
    actions.codes[actions.count] = code
    actions.count += 1


cdef void add_sets(uint64_t table, int total, uint64_t code, Actions *into) noexcept nogil:
    """Add ``code`` with every set of cards of ``table`` whose values add up to ``total``, each once."""
    cdef uint64_t last = table & of_value(total)
    cdef uint64_t bit
    cdef int value
    while last:
        bit = last & (0 - last)
        last ^= bit
        add(into, code | bit)
    table &= up_to(total - 1)
    while table:
        bit = table & (0 - table)
        table ^= bit
        value = value_of(lowest(bit))
        if 2 * value > total:
            return
        if table & up_to(total - value):
            add_sets(table & up_to(total - value), total - value, code | bit, into)


cdef inline void add_plays(uint64_t hand, uint64_t table, Actions *into) noexcept nogil:
    """Add every play of a hand."""
    cdef uint64_t sums = 1, rest = table, code, equal  # bit n of sums: some table cards add up to n
    cdef int card, value, since
    while rest:
        sums |= sums << value_of(lowest(rest))
        rest &= rest - 1
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        value = value_of(card)
        code = (<uint64_t>TAKE << KIND_SHIFT) | (<uint64_t>card << CARD_SHIFT)
        equal = table & of_value(value)
        if equal:
            while equal:
                add(into, code | (equal & (0 - equal)))
                equal &= equal - 1
        elif value > 1 and sums >> value & 1:
            add_sets(table & up_to(value - 1), value, code, into)
        else:
            add(into, <uint64_t>card << CARD_SHIFT)


cdef inline void play_within_deal(const Ruleset *rules, State *state, uint64_t code) noexcept nogil:
    """Apply a play that is not the last of its deal, so that taking the whole table is a sweep."""
    cdef int side = rules.side_of[state.turn]
    cdef uint64_t bit = ONE << (code >> CARD_SHIFT & 63)
    cdef uint64_t captured = code & ALL_CARDS
    state.hands[state.turn] ^= bit
    state.plays += 1
    if captured:
        state.table ^= captured
        state.piles[side] |= captured | bit
        state.last_side = side
        state.last_deal = state.deal
        state.sweeps[side] += state.table == 0
    else:
        state.table |= bit
    state.turn = state.turn + 1 if state.turn + 1 < rules.seats else 0
    state.plays_left -= 1


cdef int plain_playout(
    const Ruleset *rules, const uint8_t *order, State *state, Actions *buffer, uint64_t *seed
) noexcept nogil:
    """Play random legal actions to the end of a round that is in play. Returns how many."""
    cdef int actions = 0
    cdef uint64_t code, numbers = seed[0]
    while state.phase == IN_PLAY:
        buffer.count = 0
        add_plays(state.hands[state.turn], state.table, buffer)
        code = buffer.codes[random_below(&numbers, buffer.count)]
        if state.plays_left > 1:
            play_within_deal(rules, state, code)
        else:
            apply_action(rules, order, state, code)
        actions += 1
    seed[0] = numbers
    return actions
