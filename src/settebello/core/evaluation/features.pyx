# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Binary features of a position for the side that has just played, and its value: the weighted sum of active features.

The hand is kept separate from what everybody sees, so many hands can be valued in one position. Counts are one-hot.
Features of score lines that a game does not play are constant and harmless.
"""

from libc.stdint cimport uint16_t, uint64_t

from settebello.core.kernel.structs cimport (
    FIFTEEN,
    NOBODY,
    SUITS,
    Ruleset,
    State,
    card_of,
    lowest,
    size,
    suits_of_rank,
)


cdef inline int placed(int number, int places, int group, int wide) noexcept nogil:
    """The feature of a number from 0 on: the group has so many places, and the further ones are in ``wide``."""
    return group + number if number < places else wide + number - places


cdef inline int add_cards(uint16_t *active, int count, int group, int wide, uint64_t cards) noexcept nogil:
    while cards:
        active[count] = <uint16_t>placed(lowest(cards), CARD_BITS, group, wide)
        count += 1
        cards &= cards - 1
    return count


cdef inline int value_group(int value, int group, int wide, int each) noexcept nogil:
    """The first of the features of a value, of which each has so many."""
    return group + each * (value - 1) if value <= 10 else wide + each * (value - 11)


cdef inline int clipped(int number, int most) noexcept nogil:
    return 0 if number < 0 else number if number < most else most


cdef inline int sweepers(const Ruleset *rules, uint64_t table, uint64_t unseen, int total) noexcept nogil:
    """How many unseen cards could sweep the table, judged by value alone: 0 to 5, or 6 for an empty table."""
    cdef uint64_t by = 0
    if not table:
        return 6
    if total <= rules.ranks:
        by |= rules.of_value[total]
    if rules.fifteens and FIFTEEN - rules.ranks <= total < FIFTEEN:
        by |= rules.of_value[FIFTEEN - total]
    if rules.ace_takes_all and not rules.ace_never_sweeps and not table & rules.aces:
        by |= rules.aces
    return min(size(by & unseen), 5)


cdef int side_features(
    const Ruleset *rules, uint64_t pile, int at, int wide, uint16_t *active, int count, int *prime
) noexcept nogil:
    cdef int suit, place, cards = size(pile), run
    count = add_cards(active, count, at + SIDE_PILE, wide, pile)
    active[count] = <uint16_t>placed(cards, COUNTS, at + SIDE_SIZE, wide + WIDE_CARDS)
    active[count + 1] = <uint16_t>(at + SIDE_BONUS + clipped(size(pile & rules.bonus), 10))
    active[count + 2] = <uint16_t>(at + SIDE_NEEDS_CARDS + clipped(rules.pack_size // 2 + 1 - cards, 21))
    active[count + 3] = <uint16_t>(
        at + SIDE_SEVENS + 5 * size(suits_of_rank(pile, 7)) + size(suits_of_rank(pile, 6))
    )
    count += 4
    prime[0] = 0
    for suit in range(SUITS):
        for place in range(rules.prime_ranks):
            if pile >> card_of(rules.prime_rank[place], suit) & 1:
                prime[0] += rules.prime_worth[place]
                break
        else:
            place = 10
        active[count] = <uint16_t>(at + SIDE_PRIME + 11 * suit + place)
        count += 1
    run = 0
    while run < MOST_RUN and pile & rules.run_step[run]:
        run += 1
    active[count] = <uint16_t>(at + SIDE_RUN_UP + run)
    run = 0
    while run < MOST_RUN and pile & rules.run_step[rules.ranks - 1 - run]:
        run += 1
    active[count + 1] = <uint16_t>(at + SIDE_RUN_DOWN + run)
    return count + 2


cdef inline int last_feature(const Ruleset *rules, int last_side, int side) noexcept nogil:
    """The feature of the side that captured last, as ``side`` sees it."""
    cdef int after
    if last_side == NOBODY:
        return GROUP_LAST + 3
    after = (last_side - side + rules.sides) % rules.sides
    return GROUP_LAST + after if after < 3 else LAST_FOURTH


cdef enum:
    MOST_RUN = 10


cdef inline int side_group(int n) noexcept nogil:
    """The features of the side ``n`` places after this one."""
    return GROUP_SIDES + n * SIDE_FEATURES if n < 3 else GROUP_FOURTH_SIDE


cdef void extract_features(const Ruleset *rules, const State *state, int side, FeatureSet *features) noexcept nogil:
    """Fill ``features`` with the active features of the position for ``side``, except the features of a hand."""
    cdef uint16_t *active = features.active
    cdef int count = 0, n, value, total = 0, held, left, mine = 0, theirs = 0, taken
    cdef uint64_t rest = state.table, unseen = rules.pack & ~state.table, totals = 1
    for n in range(rules.sides):
        unseen &= ~state.piles[n]
    while rest:
        value = rules.value[lowest(rest)]
        total += value
        totals |= totals << value
        rest &= rest - 1
    count = add_cards(active, 0, GROUP_TABLE, WIDE_TABLE, state.table)
    active[count] = <uint16_t>placed(state.plays, COUNTS, GROUP_PLAYS, WIDE_PLAYS)
    active[count + 1] = <uint16_t>last_feature(rules, state.last_side, side)
    active[count + 2] = <uint16_t>(GROUP_DANGER + sweepers(rules, state.table, unseen, total))
    active[count + 3] = <uint16_t>(GROUP_TABLE_SIZE + clipped(size(state.table), 12))
    active[count + 4] = <uint16_t>(GROUP_TABLE_SUM + clipped(total, 40))
    active[count + 5] = <uint16_t>(GROUP_TABLE_BONUS + clipped(size(state.table & rules.bonus), 10))
    active[count + 6] = <uint16_t>(GROUP_UNSEEN_BONUS + clipped(size(unseen & rules.bonus), 10))
    count += 7
    for value in range(1, rules.ranks + 1):
        held = size(state.table & rules.of_value[value])
        left = size(unseen & rules.of_value[value])
        active[count] = <uint16_t>(value_group(value, GROUP_VALUES, WIDE_VALUES, VALUE_FEATURES) + 5 * held + left)
        count += 1
        taken = totals >> value & 1
        if rules.fifteens:
            taken |= totals >> (FIFTEEN - value) & 1
        if taken:
            active[count] = <uint16_t>value_group(value, GROUP_TAKEN_BY, WIDE_TAKEN_BY, 1)
            count += 1
        if total == value or (rules.fifteens and total == FIFTEEN - value):
            taken += 2
        features.hand_features[value] = <uint16_t>(
            value_group(value, GROUP_HAND_CONTEXT, WIDE_HAND_CONTEXT, HAND_CONTEXTS)
            + 15 * taken + 5 * min(held, 2) + left
        )
    for n in range(rules.sides):
        total = (side + n) % rules.sides
        count = side_features(
            rules, state.piles[total], side_group(n), WIDE_SIDES + n * WIDE_SIDE_FEATURES, active, count,
            &theirs if n else &mine,
        )
    active[count] = <uint16_t>(GROUP_PRIMES + clipped((mine - theirs) // 4 + 20, 40))
    features.count = count + 1


cdef float public_value(const float *weights, const FeatureSet *features) noexcept nogil:
    """The expected margin to come for a side, in points, without what the hand adds."""
    cdef float value = 0
    cdef int n
    for n in range(features.count):
        value += weights[features.active[n]]
    return value


cdef float hand_value(
    const Ruleset *rules, const float *weights, const FeatureSet *features, uint64_t hand
) noexcept nogil:
    """The contribution of a hand to :func:`public_value`."""
    cdef float value = 0
    cdef int card
    while hand:
        card = lowest(hand)
        value += weights[placed(card, CARD_BITS, GROUP_HAND, WIDE_HAND)] + weights[features.hand_features[rules.value[card]]]
        hand &= hand - 1
    return value


cdef void add_hand_features(const Ruleset *rules, FeatureSet *features, uint64_t hand) noexcept nogil:
    """Activate the features of a hand."""
    cdef int card
    while hand:
        card = lowest(hand)
        features.active[features.count] = <uint16_t>placed(card, CARD_BITS, GROUP_HAND, WIDE_HAND)
        features.active[features.count + 1] = features.hand_features[rules.value[card]]
        features.count += 2
        hand &= hand - 1
