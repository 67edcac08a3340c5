# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a position is worth where a search ends: by the learned value, the score, or exact play of the last deal."""

from libc.stdint cimport uint8_t, uint64_t

from settebello.core.search.alphabeta cimport solve_state
from settebello.core.kernel.rng cimport shuffle
from settebello.core.evaluation.features cimport look, sight_value
from settebello.core.search.context cimport Hunt, Memo, Seen, is_late, weight_of
from settebello.core.kernel.structs cimport IS_OVER, MAX_CARDS, State, lowest
from settebello.core.kernel.margin cimport final_for, lead
from settebello.core.evaluation.round_equity cimport SURE, worth_at_end, worth_of_lead
from settebello.core.search.transposition_table cimport WIDEST
from settebello.core.search.determinization cimport cards_at, first_places, next_places, ways


cdef void see(const Hunt *hunt, const State *after, int side, Seen *seen) noexcept nogil:
    """The value for ``side``, which has just played, but for its hand; the true one when the round is over."""
    if after.phase == IS_OVER:
        seen.value = final_for(hunt.rules, after, side)
        return
    look(hunt.rules, after, side, &seen.sight)
    seen.value = sight_value(hunt.weights, &seen.sight)


cdef float worth(const Hunt *hunt, const State *after, float to_come) noexcept nogil:
    """What a position is worth to the searching side that expects so many points more than the others: those points,
    or the equity of the game. Points made since the root are counted as they come; an equity needs all of them."""
    if hunt.prospect == NULL:
        return to_come
    return worth_of_lead(hunt.prospect, after.plays, lead(hunt.rules, after, hunt.side) + to_come)


cdef float worth_over(const Hunt *hunt, const State *after) noexcept nogil:
    """The same of a round that is over."""
    if hunt.prospect == NULL:
        return final_for(hunt.rules, after, hunt.side)
    return worth_at_end(hunt.prospect, hunt.rules, after)


cdef inline bint before_the_last_deal(const Hunt *hunt, const State *after) noexcept nogil:
    """The last deal has just been dealt, to two seats: what is left is known but for who holds it."""
    return (
        hunt.tuning.exact_deals > 0
        and hunt.rules.seats == 2
        and after.phase != IS_OVER
        and after.deal == hunt.rules.deals - 1
        and hunt.deal == after.deal - 1
    )


cdef float exact_mean(Hunt *hunt, const State *after) noexcept nogil:
    """What the searching side may expect of the last deal: the mean of exact open play, over all ways to deal it or, if
    they are more than ``exact_deals``, over so many of them."""
    cdef uint64_t left = hunt.rules.pack & ~(after.table | after.piles[0] | after.piles[1]), unlisted = left
    cdef float made = 0 if hunt.prospect == NULL else lead(hunt.rules, after, 0)
    cdef float sign = 1 if hunt.side == 0 else -1
    cdef uint64_t where = after.table | after.piles[1], whose = (after.piles[0] | after.piles[1]) | (
        <uint64_t>(after.last_side + 1) << 40 | <uint64_t>(<int>made + 128) << 44
    )
    cdef Memo *memo = &hunt.memos[((where * <uint64_t>0x9E3779B97F4A7C15) ^ (whose * <uint64_t>0xBF58476D1CE4E5B9)) >> 52]
    cdef uint8_t cards[MAX_CARDS]
    cdef State dealt
    cdef int count = 0, deals = hunt.tuning.exact_deals, n, each = hunt.rules.hands[after.deal]
    cdef float total = 0, value
    cdef uint64_t seed = where ^ whose, places = 0
    cdef bint every
    if memo.known and memo.where == where and memo.whose == whose:
        return memo.value
    if is_late(hunt, 1):
        return 0
    while unlisted:
        cards[count] = <uint8_t>lowest(unlisted)
        count += 1
        unlisted &= unlisted - 1
    every = ways(count, each) <= <uint64_t>deals
    if every:
        deals = <int>ways(count, each)
    for n in range(deals):
        places = next_places(places) if every and n else first_places(each)
        if not every:
            shuffle(cards, count, &seed)
        dealt = after[0]
        dealt.hands[0] = cards_at(cards, places)
        dealt.hands[1] = left & ~dealt.hands[0]
        hunt.table.age += 1
        value = sign * (made + solve_state(&hunt.search, &dealt, -WIDEST, WIDEST, 0))
        total += value if hunt.prospect == NULL else worth_of_lead(hunt.prospect, SURE, value)
    memo.where, memo.whose, memo.known = where, whose, True
    memo.value = total / deals
    return memo.value


cdef float leaf(Hunt *hunt, const State *after, int mover, const Seen *seen, int start, int count) noexcept nogil:
    """The weighted sum of the worth of these worlds for the searching side, ``mover`` having just played."""
    cdef float total = 0, value
    cdef int n, looker = mover
    cdef float sign = 1
    cdef Seen mine
    cdef const Seen *look = seen
    if after.phase == IS_OVER:
        return weight_of(hunt, start, count) * worth_over(hunt, after)
    if before_the_last_deal(hunt, after):
        return weight_of(hunt, start, count) * exact_mean(hunt, after)
    if hunt.rules.side_of[mover] != hunt.side:
        if hunt.rules.sides == 2:
            sign = -1
        else:  # three sides: the position as the searching side sees it
            see(hunt, after, hunt.side, &mine)
            look, looker = &mine, hunt.seat
    for n in range(start, start + count):
        value = sign * value_with(hunt, after, look, hunt.worlds[n].hands[looker])
        total += hunt.worlds[n].weight * worth(hunt, after, value)
    return total
