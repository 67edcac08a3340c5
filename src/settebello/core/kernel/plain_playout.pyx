# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Random play by the captures of the basic game, which most games have: a card takes an equal one, or else cards that
add up to it (docs/rules.md#a-turn).

It does what ``turn.pyx`` does at a play that is not the last of its deal; of the rules it reads only the sides.
``Ruleset.plain`` says whether the rules allow that. The last play of a deal, and what follows, stay in ``turn.pyx``.
"""

from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.action_list cimport reserve
from settebello.core.kernel.rng cimport random_below
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_PLAY, KIND_SHIFT, TAKE, Actions, Ruleset, State, lowest
from settebello.core.kernel.turn cimport apply_action

cdef enum:
    MOST_PLAYS = 16384  # no hand has more: every card against a table of all lower ones could take 16,044 sets


cdef bint reserve_plays(Actions *actions) noexcept nogil:
    """Make room for the plays of any hand; False when out of memory."""
    return actions.capacity >= MOST_PLAYS or reserve(actions, MOST_PLAYS)


cdef inline int value_of(int card) noexcept nogil:
    return (card >> 2) + 1


cdef inline uint64_t of_value(int value) noexcept nogil:
    return <uint64_t>15 << 4 * (value - 1)


cdef inline uint64_t up_to(int value) noexcept nogil:
    return (<uint64_t>1 << 4 * value) - 1


cdef uint64_t *add_sets(uint64_t table, int total, uint64_t code, uint64_t *end) noexcept nogil:
    """Add ``code`` with every set of cards of ``table`` whose values add up to ``total``, each once. Returns the new end
    of the list."""
    cdef uint64_t last = table & of_value(total)
    cdef uint64_t bit
    cdef int value
    while last:
        end[0] = code | (last & (0 - last))
        end += 1
        last &= last - 1
    table &= up_to(total - 1)
    while table:
        bit = table & (0 - table)
        table ^= bit
        value = value_of(lowest(bit))
        if 2 * value > total:
            break
        if table & up_to(total - value):
            end = add_sets(table & up_to(total - value), total - value, code | bit, end)
    return end


cdef inline uint64_t *add_plays(uint64_t hand, uint64_t table, uint64_t *end) noexcept nogil:
    """Add every play of a hand. Returns the new end of the list."""
    cdef uint64_t sums = 1, rest = table, code, equal  # bit n of sums: some table cards add up to n
    cdef int card, value
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
                end[0] = code | (equal & (0 - equal))
                end += 1
                equal &= equal - 1
        elif value > 1 and sums >> value & 1:
            end = add_sets(table & up_to(value - 1), value, code, end)
        else:
            end[0] = <uint64_t>card << CARD_SHIFT
            end += 1
    return end


cdef inline void play_until_last(const Ruleset *rules, State *state, uint64_t *codes, uint64_t *numbers) noexcept nogil:
    """Play until one play of the deal is left. Taking the whole table is a sweep."""
    cdef uint64_t table = state.table, code, bit, captured
    cdef uint64_t *end
    cdef int turn = state.turn, side, left
    for left in range(state.plays_left, 1, -1):
        end = add_plays(state.hands[turn], table, codes)
        code = codes[random_below(numbers, end - codes)]
        bit = <uint64_t>1 << (code >> CARD_SHIFT & 63)
        captured = code << (64 - CARD_SHIFT) >> (64 - CARD_SHIFT)
        state.hands[turn] ^= bit
        if captured:
            side = rules.side_of[turn]
            table ^= captured
            state.piles[side] |= captured | bit
            state.last_side = side
            state.last_deal = state.deal
            state.sweeps[side] += table == 0
        else:
            table |= bit
        turn = turn + 1 if turn + 1 < rules.seats else 0
    state.table = table
    state.turn = turn
    state.plays += state.plays_left - 1
    state.plays_left = 1


cdef int plain_playout(
    const Ruleset *rules, const uint8_t *order, State *state, uint64_t *codes, uint64_t *seed
) noexcept nogil:
    """Play random legal actions to the end of a round that is in play, by plain rules; ``codes`` has room for all plays
    of a hand. Returns how many."""
    cdef int before = state.plays
    cdef uint64_t numbers = seed[0]
    cdef uint64_t *end
    while state.phase == IN_PLAY:
        play_until_last(rules, state, codes, &numbers)
        end = add_plays(state.hands[state.turn], state.table, codes)
        apply_action(rules, order, state, codes[random_below(&numbers, end - codes)])
    seed[0] = numbers
    return state.plays - before
