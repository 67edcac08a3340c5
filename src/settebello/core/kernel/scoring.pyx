# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Scoring the piles of a round (docs/rules.md#scoring)."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from settebello.core.kernel.deal cimport wins_for_dealer
from settebello.core.kernel.structs cimport (
    BARMILA,
    CAPTURES,
    CARD_COUNT,
    CARDS,
    COINS,
    DECLARATIONS,
    DOUBLE_ALL,
    IS_OVER,
    LINES,
    MAX_SIDES,
    NAPOLA,
    NOBODY,
    PRIMIERA,
    SCALETTA_ALTA,
    SCALETTA_BASSA,
    SUITS,
    SWEEPS,
    TIE_FIRST_PLAYER,
    TIE_SPLIT,
    Award,
    Ruleset,
    State,
    card_of,
    lowest,
    size,
    suits_of_rank,
)

cdef enum:
    SHORTEST_RUN = 3
    SEVEN = 7
    SIX = 6
    FIVE = 5
    ACE = 1
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
    while run < rules.ranks and pile & rules.run_step[run]:
        run += 1
    score.run_up[side] = run
    run = 0
    while run < rules.ranks and pile & rules.run_step[rules.ranks - 1 - run]:
        run += 1
    score.run_down[side] = run


cdef inline void count_pile(const Ruleset *rules, uint64_t pile, int side, Score *score) noexcept nogil:
    score.cards[side] = size(pile)
    score.coins[side] = size(pile & rules.bonus)
    score.sevens[side] = size(suits_of_rank(pile, SEVEN))
    score.sixes[side] = size(suits_of_rank(pile, SIX))
    score.aces[side] = size(suits_of_rank(pile, ACE))
    score.fives[side] = size(suits_of_rank(pile, FIVE))
    score.honours[side] = pile & rules.honours
    score.doubled[side] = rules.doubling and not rules.doubling & ~pile
    find_prime(rules, pile, side, score)
    find_runs(rules, pile, side, score)


# Score lines


cdef inline void award(const Ruleset *rules, Score *score, int line, int side) noexcept nogil:
    if side != NOBODY:
        score.points[side][line] = rules.points[line]


cdef inline void award_cards(const Ruleset *rules, const uint64_t *piles, Score *score) noexcept nogil:
    """Award each card that scores by itself to the side that took it."""
    cdef int n, side
    cdef const Award *award
    for n in range(rules.awards):
        award = &rules.award[n]
        for side in range(rules.sides):
            if piles[side] & award.cards:
                score.points[side][award.line] += award.points * size(piles[side] & award.cards)


cdef int first_with_most(const Ruleset *rules, const int *counts, int first) noexcept nogil:
    """Of the sides with most, the first in playing order."""
    cdef int n, side, best = first
    for n in range(1, rules.sides):
        side = (first + n) % rules.sides
        if counts[side] > counts[best]:
            best = side
    return best


cdef void award_shares(const Ruleset *rules, Score *score, int line, const int *counts) noexcept nogil:
    """Award an equal share of a line to each of the sides with most."""
    cdef int side, best = 0, level = 0
    for side in range(rules.sides):
        best = max(best, counts[side])
    for side in range(rules.sides):
        level += counts[side] == best
    for side in range(rules.sides):
        if counts[side] == best:
            score.points[side][line] = rules.points[line] // level


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


cdef int side_with_best_barmila(const Ruleset *rules, const uint64_t *piles) noexcept nogil:
    """Most sevens; among those level in sevens, most of the rank that counts next, and so on."""
    cdef int ranked[MAX_SIDES]
    cdef int side, place
    for side in range(rules.sides):
        ranked[side] = 0
        for place in range(rules.barmila_ranks):
            ranked[side] = 8 * ranked[side] + size(suits_of_rank(piles[side], rules.barmila_rank[place]))
    return side_with_most(ranked, rules.sides)


cdef inline bint wins_by_suit(const Ruleset *rules, const Score *score, int side) noexcept nogil:
    if rules.win_by_suit == NOBODY or score.run_up[side] < rules.ranks:
        return False
    return not rules.suit_needs_all or score.points[side][DOUBLE_ALL] != 0


cdef void score_sequences(const Ruleset *rules, Score *score, int side) noexcept nogil:
    """A whole suit that wins outright scores no points."""
    if not wins_by_suit(rules, score, side):
        score_runs(rules, score, side)


cdef void find_winning_set(const Ruleset *rules, uint64_t pile, int side, Score *score) noexcept nogil:
    """Any two winning sets share a card, so at most one side has one."""
    cdef int n
    for n in range(rules.wins):
        if rules.win[n] & ~pile or (n == rules.win_by_suit and not wins_by_suit(rules, score, side)):
            continue
        score.outright, score.won_with = side, rules.win[n]
        return


cdef void score_runs(const Ruleset *rules, Score *score, int side) noexcept nogil:
    cdef int up = score.run_up[side], down = score.run_down[side]
    if up >= SHORTEST_RUN:
        if rules.points[NAPOLA]:
            score.points[side][NAPOLA] = min(up, rules.napola_longest)
        if rules.points[SCALETTA_BASSA]:
            score.points[side][SCALETTA_BASSA] = (
                rules.points[SCALETTA_BASSA] + min(up, rules.bassa_longest) - SHORTEST_RUN
            )
    if down >= SHORTEST_RUN and rules.points[SCALETTA_ALTA]:
        score.points[side][SCALETTA_ALTA] = rules.points[SCALETTA_ALTA] + min(down, rules.alta_longest) - SHORTEST_RUN


cdef int award_most(
    const Ruleset *rules, Score *score, int line, const int *counts, int at_least, int tie, int first
) noexcept nogil:
    """Award a line to the side with most, or by the rule for ties, and return the side that alone scores it; NOBODY: no
    side, or several."""
    cdef int side = side_with_majority(counts, at_least, rules.sides)
    if side == NOBODY and tie == TIE_FIRST_PLAYER:
        side = first_with_most(rules, counts, first)
    elif side == NOBODY and tie == TIE_SPLIT:
        award_shares(rules, score, line, counts)
    award(rules, score, line, side)
    return side


cdef void award_contested_lines(
    const Ruleset *rules, const uint64_t *piles, int first, Score *score
) noexcept nogil:
    """Award the lines that compare piles: majorities, the primiera, the barmila."""
    cdef int side = award_most(rules, score, CARDS, score.cards, rules.cards_at_least, rules.cards_tie, first)
    if side != NOBODY and rules.extra_for_few_cards and score.cards[1 - side] < FEW_CARDS:  # of two sides
        score.points[side][CARDS] += rules.extra_for_few_cards
    side = award_most(rules, score, COINS, score.coins, rules.coins_at_least, rules.coins_tie, first)
    if side != NOBODY and score.coins[side] == size(rules.bonus):
        score.points[side][COINS] += rules.extra_for_all_coins
    if rules.coins_with_seven:
        for side in range(rules.sides):
            if not piles[side] & rules.settebello:
                score.points[side][COINS] = 0
    award(rules, score, PRIMIERA, side_with_best_prime(rules, score))
    side = side_with_best_barmila(rules, piles)
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


cdef bint scores_alone(const Ruleset *rules, const Score *score, int side, int line) noexcept nogil:
    """Whether a line is scored by that side and no other, or is not played."""
    cdef int other
    for other in range(rules.sides):
        if other != side and score.points[other][line]:
            return False
    return score.points[side][line] != 0 or not rules.points[line]


cdef void double_all_points(const Ruleset *rules, const uint64_t *piles, Score *score) noexcept nogil:
    """A side that alone scores every line that compares piles, and has every card that scores but penalties, scores
    all that again."""
    cdef int side
    for side in range(rules.sides):
        if (
            not rules.all_prizes & ~piles[side]
            and scores_alone(rules, score, side, CARDS) and scores_alone(rules, score, side, COINS)
            and scores_alone(rules, score, side, PRIMIERA) and scores_alone(rules, score, side, BARMILA)
        ):
            score.points[side][DOUBLE_ALL] = (
                rules.points_of_prizes + score.points[side][CARDS] + score.points[side][COINS]
                + score.points[side][PRIMIERA] + score.points[side][BARMILA]
            )


cdef void score_round(
    const Ruleset *rules, const uint64_t *piles, const int *sweeps, const int *declared, const int *captures, int first,
    Score *score
) noexcept nogil:
    """Fill ``score`` from the piles, the number of sweeps, the declared points and the capture points of each side;
    ``first`` is the side that played first."""
    cdef int side, line
    memset(score, 0, sizeof(Score))
    score.outright = score.king = NOBODY
    for side in range(rules.sides):
        if piles[side] & rules.king:
            score.king = side
        count_pile(rules, piles[side], side, score)
        score.points[side][SWEEPS] = sweeps[side] * rules.points[SWEEPS] * (2 if score.doubled[side] else 1)
        score.points[side][DECLARATIONS] = declared[side]
        score.points[side][CAPTURES] = captures[side]
        score.points[side][CARD_COUNT] = points_for_cards(rules, score.cards[side])
    award_cards(rules, piles, score)
    award_contested_lines(rules, piles, first, score)
    if rules.double_all:
        double_all_points(rules, piles, score)
    for side in range(rules.sides):
        score_sequences(rules, score, side)
        find_winning_set(rules, piles[side], side, score)
        for line in range(LINES):
            score.total[side] += score.points[side][line]


cdef bint is_decided_as_dealt(const State *state) noexcept nogil:
    """Whether the round was over before anybody played."""
    return state.phase == IS_OVER and state.plays == 0


cdef void score_as_dealt(const Ruleset *rules, const State *state, Score *score) noexcept nogil:
    """Fill ``score`` from a round that was decided as it was dealt: the dealer's side wins by its table cards, or loses
    by void deals, and no line scores."""
    cdef int side
    cdef int dealer = rules.side_of[(state.first + rules.seats - 1) % rules.seats]
    memset(score, 0, sizeof(Score))
    for side in range(rules.sides):
        count_pile(rules, 0, side, score)
    score.king, score.as_dealt = NOBODY, True
    if wins_for_dealer(rules, state.table):
        score.outright, score.won_with = dealer, state.table
    else:
        score.outright = 1 - dealer  # of two sides


cdef void score_state(const Ruleset *rules, const State *state, Score *score) noexcept nogil:
    """Fill ``score`` from a round, as it is."""
    if is_decided_as_dealt(state):
        score_as_dealt(rules, state, score)
        return
    score_round(
        rules, state.piles, state.sweeps, state.declared, state.capture_points, rules.side_of[state.first], score
    )


cdef int points_so_far(const Ruleset *rules, const State *state, int side) noexcept nogil:
    """The points of a side in what scores at once: sweeps, not yet doubled, declarations and captures."""
    return state.sweeps[side] * rules.points[SWEEPS] + state.declared[side] + state.capture_points[side]


cdef void score_late_lines(const Ruleset *rules, const State *state, Score *score) noexcept nogil:
    """Fill ``score``, with totals that leave out what scored at once."""
    cdef int side
    score_state(rules, state, score)
    for side in range(rules.sides):
        score.total[side] -= points_so_far(rules, state, side)
