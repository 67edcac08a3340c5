# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Dealing a round: hands, the first table cards, the next deal and the end (docs/rules.md#seats-and-deal).

All functions run without the interpreter lock.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset

from settebello.core.kernel.declarations cimport count_dealt_hands
from settebello.core.kernel.structs cimport (
    FIFTEEN,
    IN_CUT,
    IN_DECLARE,
    IN_PLAY,
    IN_REDEAL,
    IS_OVER,
    NOBODY,
    Ruleset,
    State,
    lowest,
    size,
)

cdef enum:
    LOWEST_HIGH = 7  # three cards from this rank on call for a new deal
    LOW_TABLE = 9  # the highest total of first table cards that the dealer takes as low

cdef uint64_t ONE = 1


cdef uint64_t next_card(const uint8_t *order, State *state) noexcept nogil:
    state.dealt += 1
    return ONE << order[state.dealt - 1]


cdef void deal_hands(const Ruleset *rules, const uint8_t *order, State *state) noexcept nogil:
    cdef int cards = rules.hands[state.deal] * rules.seats
    cdef int seat = state.first
    cdef int place
    for place in range(state.dealt, state.dealt + cards):
        state.hands[seat] |= ONE << order[place]
        seat = next_seat(rules, seat)
    state.dealt += cards
    state.plays_left = cards


cdef bint calls_for_redeal(const Ruleset *rules, uint64_t table) noexcept nogil:
    cdef int value
    if rules.redeal_kings and size(table & rules.kings) >= 3:
        return True
    if rules.redeal_aces and table & rules.aces:
        return True
    if rules.redeal_two_aces and size(table & rules.aces) >= 2:
        return True
    if rules.redeal_three_high:
        for value in range(LOWEST_HIGH, rules.ranks + 1):
            if size((table & rules.high) >> 4 * (value - 1) & 15) >= 3:
                return True
    if rules.redeal_equal or rules.redeal_pair:
        for value in range(1, rules.ranks + 1):
            if size(table & rules.of_value[value]) >= (2 if rules.redeal_pair else 3):
                return True
    return False


cdef bint wins_for_dealer(const Ruleset *rules, uint64_t table) noexcept nogil:
    """Whether the first table cards, four of one rank, or three and the matta, win the game for the dealer."""
    cdef int value
    cdef bint wild = (table & rules.matta) != 0
    if rules.four_equal_wins:
        for value in range(1, rules.ranks + 1):
            if size(table & rules.of_value[value] & ~rules.matta) + wild == 4:
                return True
    return False


cdef inline bint makes(const Ruleset *rules, int total, int wanted, bint wild) noexcept nogil:
    """Whether cards of that total make the wanted one, with a card of any value if the matta is among them."""
    if wild:
        return 1 <= wanted - total <= 10 and rules.of_value[wanted - total] != 0
    return total == wanted


cdef void capture_for_dealer(const Ruleset *rules, State *state) noexcept nogil:
    """The dealer takes the first table cards if the rules say so for their total."""
    cdef int total = 0, sweeps = 0, side
    cdef bint wild = (state.table & rules.matta) != 0
    cdef uint64_t cards = state.table & ~rules.matta
    while cards:
        total += rules.value[lowest(cards)]
        cards &= cards - 1
    if total + wild <= LOW_TABLE and rules.sweeps_for_low:  # a matta counts 1 here
        sweeps = rules.sweeps_for_low
    elif makes(rules, total, FIFTEEN, wild):
        sweeps = rules.sweeps_for_fifteen
    elif makes(rules, total, 2 * FIFTEEN, wild):
        sweeps = rules.sweeps_for_thirty
    if sweeps:
        side = rules.side_of[(state.first + rules.seats - 1) % rules.seats]
        state.piles[side] |= state.table
        state.table = 0
        state.sweeps[side] += sweeps
        state.last_side, state.last_deal = side, state.deal


cdef void open_deal(const Ruleset *rules, State *state) noexcept nogil:
    """Start a deal once hands are dealt: with declarations, if they are played."""
    state.turn = state.first
    state.decided = state.declarers = 0
    if rules.dealt_points:
        count_dealt_hands(rules, state)
    state.phase = IN_DECLARE if rules.declarations and not rules.at_turn else IN_PLAY


cdef void first_deal(const Ruleset *rules, const uint8_t *order, State *state) noexcept nogil:
    deal_hands(rules, order, state)
    while size(state.table) < rules.table_cards:
        state.table |= next_card(order, state)
    if wins_for_dealer(rules, state.table):
        state.phase = IS_OVER
    elif calls_for_redeal(rules, state.table):
        state.phase = IN_REDEAL
    else:
        if rules.dealer_takes:
            capture_for_dealer(rules, state)
        open_deal(rules, state)


cdef void start_round(const Ruleset *rules, const uint8_t *order, int dealer, State *state) noexcept nogil:
    """Start a round with the pack in ``order``."""
    memset(state, 0, sizeof(State))
    state.last_side = state.last_deal = NOBODY
    state.first = state.turn = (dealer + 1) % rules.seats
    if rules.cut:
        state.phase = IN_CUT
    else:
        first_deal(rules, order, state)


cdef void deal_attempt(
    const Ruleset *rules, const uint8_t *order, int dealer, int attempt, State *state
) noexcept nogil:
    """Start a round with the pack of that attempt to deal it, from 1: over if the last one allowed is void."""
    start_round(rules, order, dealer, state)
    if state.phase == IN_REDEAL and rules.misdeals and attempt >= rules.misdeals:
        state.phase = IS_OVER


cdef void settle_leftover(const Ruleset *rules, State *state) noexcept nogil:
    """The last table cards go to the side that captured last (docs/rules.md#the-end-of-a-round)."""
    state.phase = IS_OVER
    state.matta = 0
    if state.last_side != NOBODY and (not rules.leftover_in_last_deal or state.last_deal == state.deal):
        state.piles[state.last_side] |= state.table
        state.table = 0


cdef void end_deal(const Ruleset *rules, const uint8_t *order, State *state) noexcept nogil:
    state.chain = 0
    if state.deal + 1 == rules.deals:
        settle_leftover(rules, state)
        return
    state.deal += 1
    deal_hands(rules, order, state)
    open_deal(rules, state)
