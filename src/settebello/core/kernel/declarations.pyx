# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Declarations: which hands qualify, and which declaration scores (docs/rules.md#declarations)."""

from libc.stdint cimport uint64_t

from settebello.core.kernel.structs cimport NOBODY, Ruleset, State, highest, lowest


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


cdef bint qualifies(uint64_t hand) noexcept nogil:
    """Whether three cards may be declared: three of a kind, or 9 at most."""
    return three_equal(hand) or bazzica_total(hand) <= 9


cdef inline int standing(uint64_t hand) noexcept nogil:
    """Rank of a declaration, lower is better: three of a kind by rank, then bazziche by total."""
    return rank_of(hand) if three_equal(hand) else 20 + bazzica_total(hand)


cdef inline int worth(const Ruleset *rules, uint64_t hand) noexcept nogil:
    if three_equal(hand):
        return rules.three_of_a_kind
    return rules.bazzica_with_pair if has_pair(hand) else rules.bazzica


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
        points = max(points, worth(rules, state.hands[seat]))
    if side != NOBODY:
        state.declared[side] += points
