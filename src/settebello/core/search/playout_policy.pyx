# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The playout policy: the choices of :mod:`settebello.players.greedy`, in a fraction of a microsecond."""

from libc.stdint cimport uint64_t

from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    FIFTEEN,
    IN_PLAY,
    KIND_SHIFT,
    TAKE,
    Actions,
    Ruleset,
    State,
    lowest,
    size,
)

from settebello.core.kernel.turn cimport CaptureScore, score_of_capture

cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1
cdef uint64_t ONE = 1

cdef enum:
    # Each merit outweighs all below it. Card worths are in half points; a whole pack is worth less than 4,000.
    A_CAPTURE = 10_000
    A_SAFE_TABLE = 100_000
    A_SWEEP = 1_000_000  # and each point that a capture scores
    MOST_POINTS = 1_000


cdef inline int worth_of(const Ruleset *rules, uint64_t cards) noexcept nogil:
    cdef int total = 0
    while cards:
        total += rules.worth[lowest(cards)]
        cards &= cards - 1
    return total


cdef bint can_be_swept(const Ruleset *rules, uint64_t table, uint64_t by) noexcept nogil:
    """Whether one card of ``by`` could sweep the table."""
    cdef uint64_t rest = table
    cdef uint64_t swept_by = 0
    cdef int total = 0
    if rules.ace_never_sweeps:
        by &= ~rules.aces
    if rules.ace_takes_all and not table & rules.aces:
        if by & rules.aces:
            return table != 0
        by &= ~rules.aces
    while rest:
        total += rules.value[lowest(rest)]
        rest &= rest - 1
    if total == 0 or total >= FIFTEEN:
        return False
    if total <= rules.ranks and (rules.equal if size(table) == 1 else rules.sums != 0):
        swept_by |= rules.of_value[total]
    if rules.fifteens and FIFTEEN - total <= rules.ranks:
        swept_by |= fifteen_sweepers(rules, table, FIFTEEN - total)
    return (swept_by & by) != 0


cdef inline uint64_t fifteen_sweepers(const Ruleset *rules, uint64_t table, int value) noexcept nogil:
    """The cards of a value that can sweep by fifteen: not those that must take an equal card, or fewer cards."""
    if rules.equal and table & rules.of_value[value]:
        if rules.equal_first or (rules.fewest and size(table) > 1):
            return 0
    return rules.of_value[value]


cdef inline bint invites_fall(const Ruleset *rules, uint64_t card, uint64_t unseen) noexcept nogil:
    """Whether the next player may hold a card equal to the one laid."""
    return (rules.of_value[rules.value[lowest(card)]] & unseen) != 0


cdef inline int capture_points_of(const Ruleset *rules, const State *state, uint64_t code) noexcept nogil:
    cdef CaptureScore score = score_of_capture(rules, state, code)
    return min(score.fall + score.one_suit + score.many + score.sweep, MOST_POINTS)


cdef int merit_of(const Ruleset *rules, const State *state, uint64_t code, uint64_t unseen) noexcept nogil:
    cdef uint64_t captured = code & CARDS_MASK
    cdef uint64_t card = ONE << (code >> CARD_SHIFT & 63)
    cdef bint takes = code >> KIND_SHIFT == TAKE
    cdef uint64_t after = state.table & ~captured if takes else state.table | card
    cdef int merit = 0
    if not can_be_swept(rules, after, unseen) and (takes or not rules.falls or not invites_fall(rules, card, unseen)):
        merit += A_SAFE_TABLE
    if not takes:
        return merit - worth_of(rules, card)
    merit += A_CAPTURE + worth_of(rules, captured | card)
    if rules.capture_points:
        merit += A_SWEEP * capture_points_of(rules, state, code)
    if after or not captured or (rules.ace_never_sweeps and card & rules.aces):
        return merit
    if state.plays + 1 < rules.plays or rules.last_card_sweeps:
        merit += A_SWEEP
    return merit


cdef uint64_t greedy_action(const Ruleset *rules, const State *state, const Actions *legal) noexcept nogil:
    """The greedy choice among ``legal`` for the seat to play, from what that seat can see."""
    cdef uint64_t unseen, best_code = legal.codes[0]
    cdef int n, seat, merit, best
    if state.phase != IN_PLAY or legal.count == 1 or best_code >> KIND_SHIFT > TAKE:
        return best_code  # keep, declare or knock if possible, else pass
    unseen = rules.pack & ~(state.table | state.hands[state.turn])
    for n in range(rules.sides):
        unseen &= ~state.piles[n]
    for seat in range(rules.seats):
        if state.declarers >> seat & 1:
            unseen &= ~state.hands[seat]
    best = rules.sign * merit_of(rules, state, best_code, unseen)
    for n in range(1, legal.count):
        merit = rules.sign * merit_of(rules, state, legal.codes[n], unseen)
        if merit > best:
            best, best_code = merit, legal.codes[n]
    return best_code
