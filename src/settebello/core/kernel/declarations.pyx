# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Declarations: which hands qualify, which declaration scores, and knocks (docs/rules.md#declarations)."""

from libc.stdint cimport uint64_t

from settebello.core.kernel.action_list cimport add
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    DECLARE,
    KIND_SHIFT,
    MAX_SIDES,
    NOBODY,
    RANKS,
    SUITS,
    Actions,
    Ruleset,
    State,
    highest,
    lowest,
    size,
)

cdef enum:
    LOW_HAND = 9  # the highest total of a hand that scores as low when it is dealt

cdef uint64_t ALL_CARDS = (<uint64_t>1 << CARD_SHIFT) - 1


cdef inline int rank_of(uint64_t cards) noexcept nogil:
    return lowest(cards) // 4 + 1


cdef inline bint three_equal(uint64_t hand) noexcept nogil:
    return rank_of(hand) == highest(hand) // 4 + 1


cdef int bazzica_total(uint64_t hand) noexcept nogil:
    """The cards at face value, pictures 10."""
    cdef int total = 0, rank
    while hand:
        rank = rank_of(hand)
        hand &= hand - 1
        total += rank if rank < 8 else 10
    return total


cdef bint has_pair(uint64_t hand) noexcept nogil:
    cdef uint64_t rest = hand & (hand - 1)
    return rank_of(hand) == rank_of(rest) or rank_of(rest) == rank_of(rest & (rest - 1))


cdef inline bint in_a_row(uint64_t hand) noexcept nogil:
    cdef int first = rank_of(hand)
    return rank_of(hand & (hand - 1)) == first + 1 and highest(hand) // 4 + 1 == first + 2


cdef bint of_one_suit(const Ruleset *rules, uint64_t hand) noexcept nogil:
    cdef int suit
    for suit in range(SUITS):
        if not hand & ~rules.suit[suit]:
            return True
    return False


cdef int declared_points(const Ruleset *rules, uint64_t hand, int matta) noexcept nogil:
    """The points of three cards when they are declared, with the matta as a card of rank ``matta`` (0: as it is); 0 if
    they do not qualify."""
    cdef uint64_t named = as_named(rules, hand, matta) if matta else hand
    cdef int total = bazzica_total(named), low, nine, row, one_suit
    if three_equal(named):
        return rules.three_of_a_kind + (rules.bazzica if rules.adds and not rules.alone and total <= rules.low else 0)
    low = 0 if total > rules.low else rules.bazzica_with_pair if has_pair(named) else rules.bazzica
    nine = rules.nine if total == 9 else 0
    row = rules.row if in_a_row(named) else 0
    one_suit = rules.one_suit if rules.one_suit and of_one_suit(rules, hand) else 0
    return low + nine + row + one_suit if rules.adds else max(low, nine, row, one_suit)


cdef inline uint64_t as_named(const Ruleset *rules, uint64_t hand, int rank) noexcept nogil:
    """The hand with a card of that rank instead of the matta; its suit means nothing."""
    cdef uint64_t rest = hand & ~rules.matta
    cdef uint64_t of_rank = <uint64_t>15 << 4 * (rank - 1) & ~rest
    return rest | (of_rank & (0 - of_rank))


cdef inline int standing(uint64_t hand) noexcept nogil:
    """Rank of a declaration, lower is better: three of a kind by rank, then bazziche by total."""
    return rank_of(hand) if three_equal(hand) else 20 + bazzica_total(hand)


cdef void count_declarations(const Ruleset *rules, State *state) noexcept nogil:
    """Score the best declaration for its side; nobody scores if both sides tie with bazziche."""
    cdef int seat, best = 64, side = NOBODY, points = 0
    for seat in range(rules.seats):
        if state.declarers >> seat & 1:
            best = min(best, standing(state.hands[seat]))
    for seat in range(rules.seats):
        if not state.declarers >> seat & 1 or standing(state.hands[seat]) != best:
            continue
        if side != NOBODY and side != rules.side_of[seat]:
            return
        side = rules.side_of[seat]
        points = max(points, declared_points(rules, state.hands[seat], 0))
    if side != NOBODY:
        state.declared[side] += points


# Knocks: declarations that each score by themselves


cdef void add_knocks(const Ruleset *rules, const State *state, Actions *into) noexcept nogil:
    """Add the declarations of the seat to decide, before its first card of the deal: those that score most first, and of
    equal ones those with the lowest rank for the matta."""
    cdef uint64_t hand = state.hands[state.turn]
    cdef uint64_t code = <uint64_t>DECLARE << KIND_SHIFT
    cdef int points[RANKS + 1]
    cdef int rank, best
    if size(hand) != rules.hands[state.deal] or state.declarers >> state.turn & 1:
        return
    if not hand & rules.matta:
        if declared_points(rules, hand, 0) > 0:
            add(into, code)
        return
    code |= <uint64_t>lowest(rules.matta) << CARD_SHIFT
    points[0] = 0
    for rank in range(1, rules.ranks + 1):
        points[rank] = declared_points(rules, hand, rank) if rules.pack >> 4 * (rank - 1) & 15 else 0
    while True:
        best = 0
        for rank in range(1, rules.ranks + 1):
            if points[rank] > points[best]:
                best = rank
        if best == 0:
            return
        add(into, code | best)
        points[best] = 0


cdef void knock(const Ruleset *rules, State *state, uint64_t code) noexcept nogil:
    """The seat to decide declares its hand, which scores at once."""
    cdef int rank = <int>(code & ALL_CARDS)
    state.declarers |= 1 << state.turn
    state.declared[rules.side_of[state.turn]] += declared_points(rules, state.hands[state.turn], rank)
    if rank:
        state.matta = rank


# Hands that score as they are dealt (docs/rules.md#dealt-hands)


cdef int dealt_standing(const Ruleset *rules, uint64_t hand, int *points) noexcept nogil:
    """The rank of a hand as it is dealt, higher is better: three of a kind by rank, then pairs by rank; 0 for
    neither."""
    cdef int rank, held, best = 0
    cdef bint paired = False
    points[0] = 0
    for rank in range(1, rules.ranks + 1):
        held = size(hand >> 4 * (rank - 1) & 15)
        paired |= held == 2
        if held >= 3 and rules.dealt_three:
            best, points[0] = RANKS + rank, rules.dealt_three
        elif held >= 2 and rules.dealt_pair and best <= RANKS:
            best, points[0] = rank, rules.dealt_pair
    if rules.dealt_low and bazzica_total(hand) <= LOW_HAND:
        points[0] += rules.dealt_low + (rules.dealt_low_pair if paired else 0)
    return best


cdef void find_dealt_points(const Ruleset *rules, const uint64_t *hands, int *gained) noexcept nogil:
    """Fill ``gained`` with the points of each side for its hands as they are dealt; the side that alone has the best
    hand may take all."""
    cdef int seat, side, points, standing, best = 0, winner = NOBODY, total = 0
    for side in range(rules.sides):
        gained[side] = 0
    for seat in range(rules.seats):
        side, standing = rules.side_of[seat], dealt_standing(rules, hands[seat], &points)
        gained[side] += points
        total += points
        if standing > best:
            best, winner = standing, side
        elif standing and standing == best and winner != side:
            winner = NOBODY
    if rules.dealt_best and winner != NOBODY:
        for side in range(rules.sides):
            gained[side] = total if side == winner else 0


cdef void count_dealt_hands(const Ruleset *rules, State *state) noexcept nogil:
    """Score the hands just dealt."""
    cdef int gained[MAX_SIDES]
    cdef int side
    find_dealt_points(rules, state.hands, gained)
    for side in range(rules.sides):
        state.declared[side] += gained[side]
