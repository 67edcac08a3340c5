# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Values at the leaves of a search: the learned value, the score, or the solution of the last deal."""

from libc.stdint cimport uint8_t, uint64_t

from settebello.core.search.alphabeta cimport alpha_beta, begin_position, with_modest_outright
from settebello.core.kernel.rng cimport shuffle
from settebello.core.evaluation.features cimport extract_features, public_value
from settebello.core.search.context cimport (
    CachedValue,
    Evaluation,
    Objectives,
    SearchContext,
    is_out_of_time,
    total_weight,
)
from settebello.core.kernel.structs cimport IS_OVER, MAX_CARDS, Ruleset, State, lowest
from settebello.core.kernel.margin cimport final_margin, margin_so_far
from settebello.core.evaluation.round_equity cimport ROUND_OVER, equity_at_end, equity_of_margin
from settebello.core.search.transposition_table cimport MAX_VALUE
from settebello.core.search.determinization cimport binomial, cards_at, first_subset, next_subset


cdef void evaluate_public(
    const SearchContext *context, const State *after, int side, Evaluation *evaluation
) noexcept nogil:
    """Evaluate a position for ``side``, which has just played, without its hand; exactly when the round is over."""
    if after.phase == IS_OVER:
        evaluation.value = final_margin(context.rules, after, side)
        return
    extract_features(context.rules, after, side, &evaluation.features)
    evaluation.value = public_value(context.weights, &evaluation.features)


cdef Objectives objectives_of(const SearchContext *context, const State *after, float margin_to_come) noexcept nogil:
    """The objectives for an expected margin to come. Margins made since the root are counted as they are made; an
    equity needs the margin of the whole round."""
    cdef Objectives values
    values.margin, values.equity = margin_to_come, 0
    if context.equity != NULL:
        values.equity = equity_of_margin(
            context.equity, after.plays, margin_so_far(context.rules, after, context.side) + margin_to_come
        )
    return values


cdef Objectives objectives_at_end(const SearchContext *context, const State *after) noexcept nogil:
    """The objectives for a round that is over."""
    cdef Objectives values
    values.margin, values.equity = final_margin(context.rules, after, context.side), 0
    if context.equity != NULL:
        values.equity = equity_at_end(context.equity, context.rules, after)
    return values


cdef inline bint is_before_last_deal(const SearchContext *context, const State *after) noexcept nogil:
    """Whether the last deal to two seats has just begun: only the holders of the remaining cards are unknown."""
    return (
        context.params.exact_deals > 0
        and context.rules.seats == 2
        and after.phase != IS_OVER
        and after.deal == context.rules.deals - 1
        and context.deal == after.deal - 1
    )


# The key of cached values is two masks, which say together where each card is: in the first pile (owner only), in the
# second (both), on the table (location only), or still to be dealt (neither). Above the cards, owner has the side that
# captured last, and location the sweeps of both sides where they may count again at the end. The margin made so far, on
# which the values depend too, is the third part of the key.
cdef enum:
    SWEEPS_BITS = 6


cdef inline uint64_t location_key(const Ruleset *rules, const State *after) noexcept nogil:
    cdef uint64_t key = after.table | after.piles[1]
    if rules.doubling:
        key |= <uint64_t>(after.sweeps[0] << SWEEPS_BITS | after.sweeps[1]) << MAX_CARDS
    return key


cdef inline uint64_t owner_key(const State *after) noexcept nogil:
    return after.piles[0] | after.piles[1] | <uint64_t>(after.last_side + 1) << MAX_CARDS


cdef inline CachedValue *cache_slot(
    SearchContext *context, uint64_t location, uint64_t owner, int margin
) noexcept nogil:
    """The one place in the cache for a key: the highest bits of a multiplicative hash."""
    cdef uint64_t mixed = (location * <uint64_t>0x9E3779B97F4A7C15) ^ (
        (owner + (<uint64_t>margin << (MAX_CARDS + 2))) * <uint64_t>0xBF58476D1CE4E5B9
    )
    return &context.value_cache[mixed >> (64 - CACHE_BITS)]


cdef Objectives mean_exact_values(SearchContext *context, const State *after) noexcept nogil:
    """The mean objectives of the solution of the last deal, over all ways to deal it, or over ``exact_deals``
    random ones if there are more. Cached."""
    cdef uint64_t left = context.rules.pack & ~(after.table | after.piles[0] | after.piles[1]), unlisted = left
    cdef float made = 0 if context.equity == NULL else margin_so_far(context.rules, after, 0)
    cdef float sign = 1 if context.side == 0 else -1
    cdef uint64_t location = location_key(context.rules, after), owner = owner_key(after)
    cdef CachedValue *cached = cache_slot(context, location, owner, <int>made)
    cdef uint8_t cards[MAX_CARDS]
    cdef State dealt
    cdef int count = 0, deals = context.params.exact_deals, n, each = context.rules.hands[after.deal]
    cdef int value
    cdef Objectives total
    cdef uint64_t seed = location ^ owner, places = 0
    cdef bint every
    total.margin = total.equity = 0
    if cached.known and cached.location == location and cached.owner == owner and cached.margin == <int>made:
        return cached.values
    if is_out_of_time(context, 1):
        return total
    while unlisted:
        cards[count] = <uint8_t>lowest(unlisted)
        count += 1
        unlisted &= unlisted - 1
    every = binomial(count, each) <= <uint64_t>deals
    if every:
        deals = <int>binomial(count, each)
    for n in range(deals):
        places = next_subset(places) if every and n else first_subset(each)
        if not every:
            shuffle(cards, count, &seed)
        dealt = after[0]
        dealt.hands[0] = cards_at(cards, places)
        dealt.hands[1] = left & ~dealt.hands[0]
        begin_position(&context.search, &dealt)
        value = alpha_beta(&context.search, &dealt, -MAX_VALUE, MAX_VALUE, 0)
        total.margin += sign * with_modest_outright(value)
        if context.equity != NULL:
            total.equity += equity_of_margin(context.equity, ROUND_OVER, sign * (made + value))
    cached.location, cached.owner, cached.margin, cached.known = location, owner, <int>made, True
    cached.values.margin, cached.values.equity = total.margin / deals, total.equity / deals
    return cached.values


cdef inline Objectives scaled(Objectives values, float by) noexcept nogil:
    values.margin *= by
    values.equity *= by
    return values


cdef Objectives leaf_values(
    SearchContext *context, const State *after, int mover, const Evaluation *evaluation, int start, int count
) noexcept nogil:
    """The objectives at a leaf, as weighted sums over samples; ``mover`` has just played."""
    cdef Objectives total, values
    cdef int n, viewer = mover
    cdef float sign = 1, weight
    cdef Evaluation mine
    cdef const Evaluation *viewed = evaluation
    if after.phase == IS_OVER:
        return scaled(objectives_at_end(context, after), total_weight(context, start, count))
    if is_before_last_deal(context, after):
        return scaled(mean_exact_values(context, after), total_weight(context, start, count))
    if context.rules.side_of[mover] != context.side:
        if context.rules.sides == 2:
            sign = -1
        else:  # more sides: evaluate for the searching side
            evaluate_public(context, after, context.side, &mine)
            viewed, viewer = &mine, context.seat
    total.margin = total.equity = 0
    for n in range(start, start + count):
        values = objectives_of(
            context, after, sign * value_with_hand(context, after, viewed, context.samples[n].hands[viewer])
        )
        weight = context.samples[n].weight
        total.margin += weight * values.margin
        total.equity += weight * values.equity
    return total
