# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The cards that a seat cannot see, and what everybody has seen of them: hands that scored as they were dealt, and a
first card that only some hands may play. Whatever deals hidden cards at random deals them here."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from settebello.core.kernel.declarations cimport find_dealt_points
from settebello.core.kernel.rng cimport random_below, shuffle
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    IN_CUT,
    IN_DECLARE,
    IN_PLAY,
    NOBODY,
    lowest,
    size,
)

cdef enum:
    MOST_SHUFFLES = 2000
    MOST_SWAPS = 200_000
    SWAPS_FOR_EACH_CARD = 50  # after which little of the first hands is left
    EACH_POINT = 64  # more than there are pairs of equal cards
    MOST_BITS = 8  # a swap is kept at least once in 2**8 times

cdef uint64_t ALL_CARDS = (<uint64_t>1 << CARD_SHIFT) - 1


cdef void find_hidden_cards(
    const Ruleset *rules, const State *state, const uint8_t *order, int seat, int visibility, uint64_t kept,
    HiddenCards *hidden
) noexcept nogil:
    """Find the cards that ``seat`` cannot see: the stock, and the other hands except cards shown by a declaration and
    the cards ``kept``. They are listed in written order, which reveals nothing."""
    cdef int other, place
    cdef uint64_t unseen = 0
    memset(hidden, 0, sizeof(HiddenCards))
    hidden.rules = rules
    for other in range(rules.seats):
        hidden.shown[other] = state.hands[other]
        if other != seat and not state.declarers >> other & 1 and visibility < HANDS_VISIBLE:
            hidden.shown[other] &= kept
        hidden.held[other] = size(state.hands[other] & ~hidden.shown[other])
        unseen |= state.hands[other] & ~hidden.shown[other]
    hidden.stock = state.dealt
    if state.phase == IN_CUT and seat == state.turn:
        hidden.stock = 1  # the seat sees the drawn card
    if visibility == ALL_VISIBLE:
        hidden.stock = rules.pack_size
    for place in range(hidden.stock, rules.pack_size):
        unseen |= <uint64_t>1 << order[place]
    while unseen:
        hidden.cards[hidden.count] = <uint8_t>lowest(unseen)
        hidden.count += 1
        unseen &= unseen - 1


cdef void find_conditions(const State *state, int first_ace, HiddenCards *hidden) noexcept nogil:
    """Find what everybody has seen of the hands of this deal. ``hidden`` holds the cards played so far; ``first_ace`` is
    the seat whose first card, an ace, tells something about its hand, or NOBODY."""
    cdef uint64_t dealt[MAX_SEATS]
    cdef int seat
    cdef bint hides = False
    for seat in range(hidden.rules.seats):
        hides |= hidden.held[seat] > 0
        dealt[seat] = state.hands[seat] | hidden.played[seat]
        hidden.possible[seat] = hidden.rules.aces if seat == first_ace else ALL_CARDS
    hidden.scored = hidden.rules.dealt_points and (state.phase == IN_DECLARE or state.phase == IN_PLAY)
    if hidden.scored:
        find_dealt_points(hidden.rules, dealt, hidden.gained)
    hidden.conditional = hides and (hidden.scored or first_ace != NOBODY)


cdef int equal_pairs(uint64_t hand) noexcept nogil:
    """The number of pairs of cards of one rank."""
    cdef int held, pairs = 0
    while hand:
        held = size(hand & 15)
        pairs += held * (held - 1) // 2
        hand >>= 4
    return pairs


cdef int misfit(const HiddenCards *hidden, const uint64_t *hands) noexcept nogil:
    """How far these hands are from having scored as the real ones did; 0 if they did. Of hands that score too much,
    those with fewer equal cards are nearer, and of hands that score too little, those with more. If the best hand takes
    all points, their total is compared, and then the side that took them."""
    cdef uint64_t dealt[MAX_SEATS]
    cdef int excess[MAX_SIDES]
    cdef int gained[MAX_SIDES]
    cdef int seat, side, too_much, total = 0, differing = 0, missed = 0
    if not hidden.scored:
        return 0
    for seat in range(hidden.rules.seats):
        dealt[seat] = hands[seat] | hidden.played[seat]
    find_dealt_points(hidden.rules, dealt, gained)
    for side in range(hidden.rules.sides):
        excess[side] = gained[side] - hidden.gained[side]
        differing += excess[side] != 0
        missed += abs(excess[side])
        total += excess[side]
    if not differing:
        return 0
    if hidden.rules.dealt_best:
        missed = abs(total) + 1
    missed *= EACH_POINT
    for seat in range(hidden.rules.seats):
        too_much = total if hidden.rules.dealt_best else excess[hidden.rules.side_of[seat]]
        if too_much:
            missed += equal_pairs(dealt[seat]) if too_much > 0 else -equal_pairs(dealt[seat])
    return missed


cdef bint holds_possible_cards(const HiddenCards *hidden, const uint64_t *hands) noexcept nogil:
    cdef int seat
    for seat in range(hidden.rules.seats):
        if hands[seat] & ~hidden.shown[seat] & ~hidden.possible[seat]:
            return False
    return True


cdef bint is_possible(const HiddenCards *hidden, const uint64_t *hands) noexcept nogil:
    """Whether the hands explain what everybody has seen of them."""
    return not hidden.conditional or (holds_possible_cards(hidden, hands) and misfit(hidden, hands) == 0)


cdef int fill_hands(const HiddenCards *hidden, const uint8_t *cards, uint64_t *hands) noexcept nogil:
    """Deal the first cards to the hidden hands, seat by seat. Returns how many."""
    cdef int seat, n, place = 0
    for seat in range(hidden.rules.seats):
        hands[seat] = hidden.shown[seat]
        for n in range(hidden.held[seat]):
            hands[seat] |= <uint64_t>1 << cards[place]
            place += 1
    return place


cdef void swap_impossible_cards(const HiddenCards *hidden, uint8_t *cards, uint64_t *seed) noexcept nogil:
    """Swap each card that a hand cannot hold for any card outside the hand that it can hold."""
    cdef uint8_t others[MAX_CARDS]
    cdef int seat, place, other, count, begin = 0, end
    for seat in range(hidden.rules.seats):
        end = begin + hidden.held[seat]
        for place in range(begin, end):
            if hidden.possible[seat] >> cards[place] & 1:
                continue
            count = 0
            for other in range(hidden.count):
                if (other < begin or other >= end) and hidden.possible[seat] >> cards[other] & 1:
                    others[count] = <uint8_t>other
                    count += 1
            if count:
                other = others[random_below(seed, count)]
                cards[place], cards[other] = cards[other], cards[place]
        begin = end


cdef int deal_hidden_cards(
    const HiddenCards *hidden, uint8_t *cards, uint64_t *hands, uint64_t *seed
) noexcept nogil:
    """Deal the hidden cards at random, all ways that explain what everybody has seen being equally likely.

    Args:
        cards: filled with the hidden cards: each hand, seat by seat, and then the stock.
        hands: filled with the whole hands.

    Returns:
        The number of hidden cards in the hands.
    """
    cdef int attempt, held
    memcpy(cards, hidden.cards, MAX_CARDS)
    for attempt in range(MOST_SHUFFLES):
        shuffle(cards, hidden.count, seed)
        if hidden.conditional:
            swap_impossible_cards(hidden, cards, seed)
        held = fill_hands(hidden, cards, hands)
        if is_possible(hidden, hands):
            return held
    swap_until_possible(hidden, cards, hands, seed)
    return held


cdef void swap_until_possible(
    const HiddenCards *hidden, uint8_t *cards, uint64_t *hands, uint64_t *seed
) noexcept nogil:
    """Swap hidden cards at random, mostly towards hands that explain what everybody has seen, and then among such
    hands. For what is so rare that shuffles would take too long; here hands are only about equally likely."""
    cdef int held = fill_hands(hidden, cards, hands), missed = misfit(hidden, hands), now
    cdef int step, place, other, settled = 0
    for step in range(MOST_SWAPS):
        settled += missed == 0
        if settled > SWAPS_FOR_EACH_CARD * held:
            return
        place, other = <int>random_below(seed, held), <int>random_below(seed, hidden.count)
        cards[place], cards[other] = cards[other], cards[place]
        fill_hands(hidden, cards, hands)
        now = misfit(hidden, hands)
        if holds_possible_cards(hidden, hands) and (now <= missed or (missed and keeps_worse(now - missed, seed))):
            missed = now
        else:
            cards[place], cards[other] = cards[other], cards[place]
    fill_hands(hidden, cards, hands)


cdef inline bint keeps_worse(int worse, uint64_t *seed) noexcept nogil:
    """Whether to keep a swap that makes a worse fit: the less likely the worse it is, as in simulated annealing."""
    return random_below(seed, <uint64_t>1 << min(worse, MOST_BITS)) == 0
