# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Scoring the piles of a round (docs/rules.md#scoring)."""

from libc.stdint cimport uint64_t
from libc.limits cimport INT_MAX
from libc.string cimport memcpy, memset

from settebello.core.kernel.structs cimport (
    BARMILA,
    CAPTURES,
    CARD_COUNT,
    CARDS,
    COINS,
    DECLARATIONS,
    LINES,
    MAX_SIDES,
    NAPOLA,
    NOBODY,
    PRIMIERA,
    RANKS,
    RE_BELLO,
    SCALETTA_ALTA,
    SCALETTA_BASSA,
    SETTEBELLO,
    SUITS,
    SWEEPS,
    TWO_OF_CLUBS,
    Ruleset,
    State,
    card_of,
    lowest,
    size,
    suits_of_rank,
)

cdef uint64_t THE_TWO_OF_CLUBS = <uint64_t>1 << card_of(2, 3)
cdef enum:
    SHORTEST_RUN = 3
    LONGEST_SCALETTA = 9
    SEVEN = 7
    SIX = 6
    ALL_SUITS = 0xF  # one bit for each suit
    FEW_CARDS = 10


cdef int side_with_most(const int *counts, int sides) noexcept nogil:
    """The side with more than every other side; NOBODY on a tie."""
    cdef int side, best = 0
    for side in range(1, sides):
        if counts[side] > counts[best]:
            best = side
    for side in range(sides):
        if side != best and counts[side] == counts[best]:
            return NOBODY
    return best


cdef int side_with_majority(const int *counts, int at_least, int sides) noexcept nogil:
    cdef int side
    if at_least == 0:
        return side_with_most(counts, sides)
    for side in range(sides):
        if counts[side] >= at_least:
            return side
    return NOBODY


# Counting a pile


cdef inline void find_prime(const Ruleset *rules, uint64_t pile, int side, Score *score) noexcept nogil:
    """The best card of each suit on the scale: from the best rank down, the suits still missing that have it."""
    cdef int missing = ALL_SUITS, place, rank, found, suit
    for suit in range(SUITS):
        score.prime[side][suit] = NOBODY
    for place in range(rules.prime_ranks):
        rank = rules.prime_rank[place]
        found = suits_of_rank(pile, rank) & missing
        missing ^= found
        while found:
            suit = lowest(found)
            found &= found - 1
            score.prime[side][suit] = card_of(rank, suit)
            score.prime_value[side] += rules.prime_worth[place]
        if not missing:
            return


cdef inline void find_runs(const Ruleset *rules, uint64_t pile, int side, Score *score) noexcept nogil:
    cdef int run = 0
    while run < RANKS and pile & rules.run_step[run]:
        run += 1
    score.run_up[side] = run
    run = 0
    while run < RANKS and pile & rules.run_step[RANKS - 1 - run]:
        run += 1
    score.run_down[side] = run


cdef inline void count_pile(const Ruleset *rules, uint64_t pile, int side, Score *score) noexcept nogil:
    score.cards[side] = size(pile)
    score.coins[side] = size(pile & rules.bonus)
    score.sevens[side] = size(suits_of_rank(pile, SEVEN))
    score.sixes[side] = size(suits_of_rank(pile, SIX))
    find_prime(rules, pile, side, score)
    find_runs(rules, pile, side, score)


# Score lines


cdef inline void award(const Ruleset *rules, Score *score, int line, int side) noexcept nogil:
    if side != NOBODY:
        score.points[side][line] = rules.points[line]


cdef int side_with_card(const uint64_t *piles, uint64_t card, int sides) noexcept nogil:
    cdef int side
    for side in range(sides):
        if piles[side] & card:
            return side
    return NOBODY


cdef int side_with_best_prime(const Ruleset *rules, const Score *score) noexcept nogil:
    """The side with the best prime among those with all four suits; if there are none, by option among all sides."""
    cdef int values[MAX_SIDES]
    cdef bint complete[MAX_SIDES]
    cdef bint any_complete = False
    cdef int side, suit
    for side in range(rules.sides):
        complete[side] = True
        for suit in range(SUITS):
            complete[side] &= score.prime[side][suit] != NOBODY
        any_complete |= complete[side]
    if not any_complete and not rules.prime_compared:
        return NOBODY
    for side in range(rules.sides):
        values[side] = score.prime_value[side] if complete[side] or not any_complete else -1
    return side_with_most(values, rules.sides)


cdef int side_with_best_barmila(const Ruleset *rules, const Score *score) noexcept nogil:
    """Most sevens; among those level in sevens, by option most sixes."""
    cdef int ranked[MAX_SIDES]
    cdef int side
    for side in range(rules.sides):
        ranked[side] = 8 * score.sevens[side] + (score.sixes[side] if rules.sixes_count else 0)
    return side_with_most(ranked, rules.sides)


cdef void score_sequences(const Ruleset *rules, Score *score, int side) noexcept nogil:
    """A whole suit that wins outright scores no points."""
    if rules.whole_suit_wins and score.run_up[side] == RANKS:
        score.outright = side
    else:
        score_runs(rules, score, side)


cdef void score_runs(const Ruleset *rules, Score *score, int side) noexcept nogil:
    cdef int up = score.run_up[side], down = score.run_down[side]
    if up >= SHORTEST_RUN:
        if rules.points[NAPOLA]:
            score.points[side][NAPOLA] = min(up, rules.napola_longest)
        if rules.points[SCALETTA_BASSA]:
            score.points[side][SCALETTA_BASSA] = (
                rules.points[SCALETTA_BASSA] + min(up, LONGEST_SCALETTA) - SHORTEST_RUN
            )
    if down >= SHORTEST_RUN and rules.points[SCALETTA_ALTA]:
        score.points[side][SCALETTA_ALTA] = rules.points[SCALETTA_ALTA] + min(down, LONGEST_SCALETTA) - SHORTEST_RUN


cdef int side_scoring_coins(const Ruleset *rules, const uint64_t *piles, const Score *score) noexcept nogil:
    cdef int side = side_with_majority(score.coins, rules.coins_at_least, rules.sides)
    if side != NOBODY and rules.coins_with_seven and not piles[side] & rules.settebello:
        return NOBODY
    return side


cdef void award_contested_lines(const Ruleset *rules, const uint64_t *piles, Score *score) noexcept nogil:
    """Award each line that one side at most can score: majorities, single cards, the primiera, the barmila."""
    cdef int sides = rules.sides, side
    side = side_with_majority(score.cards, rules.cards_at_least, sides)
    award(rules, score, CARDS, side)
    if side != NOBODY and rules.extra_for_few_cards and score.cards[1 - side] < FEW_CARDS:  # of two sides
        score.points[side][CARDS] += rules.extra_for_few_cards
    side = side_scoring_coins(rules, piles, score)
    award(rules, score, COINS, side)
    if side != NOBODY and score.coins[side] == size(rules.bonus):
        score.points[side][COINS] += rules.extra_for_all_coins
    award(rules, score, SETTEBELLO, side_with_card(piles, rules.settebello, sides))
    award(rules, score, RE_BELLO, side_with_card(piles, rules.re_bello, sides))
    award(rules, score, TWO_OF_CLUBS, side_with_card(piles, THE_TWO_OF_CLUBS, sides))
    award(rules, score, PRIMIERA, side_with_best_prime(rules, score))
    side = side_with_best_barmila(rules, score)
    award(rules, score, BARMILA, side)
    if side != NOBODY and score.sevens[side] == SUITS:
        score.points[side][BARMILA] += rules.extra_for_all_sevens


cdef inline int points_for_cards(const Ruleset *rules, int cards) noexcept nogil:
    """So many points from a number of cards on, and more for each further card, by option rounded up to an even
    number (docs/rules.md#scoring)."""
    cdef int points
    if not rules.points[CARD_COUNT] or cards < rules.card_count_from:
        return 0
    points = rules.points[CARD_COUNT] + (cards - rules.card_count_from) * rules.points_for_each_card
    return points + (points & 1) if rules.card_count_even else points


cdef void score_round(
    const Ruleset *rules, const uint64_t *piles, const int *sweeps, const int *declared, const int *captures,
    Score *score
) noexcept nogil:
    """Fill ``score`` from the piles, the number of sweeps, the declared points and the capture points of each side."""
    cdef int side, line
    memset(score, 0, sizeof(Score))
    score.outright = NOBODY
    for side in range(rules.sides):
        count_pile(rules, piles[side], side, score)
        score.points[side][SWEEPS] = sweeps[side] * rules.points[SWEEPS]
        score.points[side][DECLARATIONS] = declared[side]
        score.points[side][CAPTURES] = captures[side]
        score.points[side][CARD_COUNT] = points_for_cards(rules, score.cards[side])
        score_sequences(rules, score, side)
        if rules.whole_pack_wins and score.cards[side] == rules.pack_size:
            score.outright = side
    award_contested_lines(rules, piles, score)
    for side in range(rules.sides):
        for line in range(LINES):
            score.total[side] += score.points[side][line]


# Certain points (docs/rules.md#claiming-out)


cdef void settle_piles(const Ruleset *rules, const State *state, uint64_t *piles) noexcept nogil:
    """Fill ``piles`` with the cards that no play can take back: all but those of a chain of falls."""
    cdef int side
    for side in range(rules.sides):
        piles[side] = state.piles[side] & ~state.chain


cdef int certain_points(
    const Ruleset *rules, const uint64_t *piles, const int *sweeps, const int *declared, const int *captures,
    uint64_t left, int side
) noexcept nogil:
    """The least that ``side`` can score, wherever the cards ``left`` end up.

    Computed line by line: the worst case for a side is that one opponent takes everything, except for the two of
    clubs, which the side may have to take itself. A whole suit counts as the run that the side holds.
    """
    cdef uint64_t given[MAX_SIDES]
    cdef int least[LINES]
    cdef int opponent, line, total = 0
    cdef Score score
    for line in range(LINES):
        least[line] = INT_MAX
    for opponent in range(rules.sides):
        if opponent == side:
            continue
        memcpy(given, piles, rules.sides * sizeof(uint64_t))
        given[opponent] |= left
        score_round(rules, given, sweeps, declared, captures, &score)
        score_runs(rules, &score, side)
        for line in range(LINES):
            least[line] = min(least[line], score.points[side][line])
    if left & THE_TWO_OF_CLUBS:
        least[TWO_OF_CLUBS] = rules.points[TWO_OF_CLUBS]
    for line in range(LINES):
        total += least[line]
    return total
