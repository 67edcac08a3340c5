# cython: language_level=3
"""The C structs of the core: compiled rules, the state of a round, action codes.

A card is numbered ``4 * (rank - 1) + suit``, suits D C S B from 0, and a set of cards is a 52-bit mask with bit *n* for
card *n* (settebello.cards). So each rank takes four neighbouring bits, one for each suit, aces in the lowest.
An action is one 64-bit code: captured cards in bits 0 to 51, the played card in bits 52 to 57, the kind above.
"""

from libc.stdint cimport int16_t, uint8_t, uint64_t

cdef enum:
    MAX_SEATS = 6
    MAX_SIDES = 4
    MAX_CARDS = 52
    SUITS = 4
    RANKS = 13  # at most; Ruleset.ranks is the number in a game
    CARD_SHIFT = 52
    KIND_SHIFT = 58
    FIFTEEN = 15
    MAX_AWARDS = MAX_CARDS + 3
    MAX_WINS = 10  # the pack, the bonus suit, and settebello.rules.base.MOST_SETS others
    NOBODY = -1

cdef enum:
    LAY = 0
    TAKE = 1
    KEEP = 2
    PLACE = 3
    DECLARE = 4
    PASS = 5
    CLAIM = 6

cdef enum:
    IN_CUT = 0
    IN_REDEAL = 1
    IN_DECLARE = 2
    IN_PLAY = 3
    IS_OVER = 4

# In the order of settebello.rules.scores.LINES.
cdef enum:
    SWEEPS = 0
    CARDS = 1
    COINS = 2
    SETTEBELLO = 3
    PRIMIERA = 4
    BARMILA = 5
    RE_BELLO = 6
    NAPOLA = 7
    SCALETTA_BASSA = 8
    SCALETTA_ALTA = 9
    TWO_OF_CLUBS = 10
    HONOURS = 11
    DOUBLE_ALL = 12
    DECLARATIONS = 13
    CAPTURES = 14
    CARD_COUNT = 15
    LINES = 16

# Who scores a line if several sides are level.
cdef enum:
    TIE_NOBODY = 0
    TIE_SPLIT = 1
    TIE_FIRST_PLAYER = 2

# Points of a line for each of some cards, for the side that takes it: settebello, re bello, two of clubs, honours.
cdef struct Award:
    uint64_t cards
    int line
    int points

cdef struct Ruleset:
    # cards
    uint64_t pack
    uint64_t suit[SUITS]
    uint64_t of_value[FIFTEEN + 1]
    uint64_t up_to[FIFTEEN + 1]
    uint64_t aces
    uint64_t kings
    uint64_t high  # sevens and pictures
    uint8_t value[MAX_CARDS]
    int pack_size
    int ranks
    # seats and deal
    int seats
    int sides
    uint8_t side_of[MAX_SEATS]
    int table_cards
    int deals
    uint8_t hands[MAX_CARDS]
    int plays
    bint redeal_kings
    bint redeal_equal
    bint redeal_aces
    bint redeal_pair
    bint redeal_two_aces
    bint redeal_three_high
    bint cut
    bint dealer_takes
    int sweeps_for_low  # nine or less
    int sweeps_for_fifteen
    int sweeps_for_thirty
    bint four_equal_wins
    int misdeals  # this number of void deals loses the game; 0 for never
    # a turn
    bint equal
    uint64_t sums
    uint64_t fifteens
    uint64_t summed  # the cards that may be among those that make fifteen
    bint run
    bint equal_first
    bint fewest
    bint optional
    bint ace_takes_all
    bint ace_never_sweeps
    bint ace_takes_itself
    bint first_ace_powerless
    bint first_ace_forbidden
    bint steal
    bint last_card_sweeps
    bint leftover_in_last_deal
    bint plain  # a play that is not the last of its deal goes as in the basic game: plain_playout.pyx
    # capture points; if False, there are none, and nothing below is read
    bint capture_points
    int falls
    int fall_points[SUITS]
    bint same_suit
    int same_suit_points
    int same_suit_each
    uint8_t same_suit_worth[MAX_CARDS]
    int many
    int sweep_worth[MAX_CARDS]
    bint last_card_captures
    # declarations
    bint declarations
    bint knocks  # every declared hand scores by itself, and may name the matta
    bint at_turn  # they are declared among plays; else before the first card of a deal
    int bazzica
    int bazzica_with_pair
    int three_of_a_kind
    int low
    int nine
    int row
    int one_suit
    bint adds
    bint alone
    uint64_t matta
    const Ruleset *named  # by the rank that the matta was named, these rules with that rank as its own
    bint rising  # card numbers run with the values of the cards
    # hands that score as they are dealt
    bint dealt_points
    int dealt_pair
    int dealt_three
    int dealt_low
    int dealt_low_pair
    bint dealt_best
    # scoring; a line with no points is not played
    int points[LINES]
    int cards_at_least
    int card_count_from
    int points_for_each_card
    bint card_count_even
    int coins_at_least
    bint coins_with_seven
    int extra_for_few_cards
    int extra_for_all_coins
    int extra_for_all_sevens
    uint64_t doubling  # a side that has all of these counts its sweeps twice; none: no side does
    uint64_t bonus
    uint64_t settebello
    int awards
    Award award[MAX_AWARDS]
    uint64_t honours
    int cards_tie
    int coins_tie
    bint double_all
    uint64_t all_prizes
    int points_of_prizes
    uint64_t run_step[RANKS]
    int prime_ranks
    uint8_t prime_rank[RANKS]
    int16_t prime_worth[RANKS]
    bint prime_compared
    int napola_longest
    int bassa_longest
    int alta_longest
    int worth[MAX_CARDS]
    bint suit_needs_all  # the whole suit wins only for a side that also scores everything twice
    int wins
    int win_by_suit  # the number of the whole bonus suit among them; NOBODY if it does not win
    uint64_t win[MAX_WINS]  # a side that has all the cards of one of these wins the game
    int barmila_ranks
    uint8_t barmila_rank[SUITS]
    # the end of a game
    int target
    int sign  # the worth of a point to the side that scores it: -1 if the lowest total wins
    bint new_game_at_tie
    uint64_t king  # the side that took it wins a tie at the target; empty if it decides nothing
    bint claiming_out
    bint double_game

# Small numbers are ints: char-sized fields may alias anything, so each store would force reloads.
cdef struct State:
    uint64_t hands[MAX_SEATS]
    uint64_t table
    uint64_t piles[MAX_SIDES]
    int sweeps[MAX_SIDES]
    int declared[MAX_SIDES]
    int capture_points[MAX_SIDES]
    uint64_t tops  # the top card of each pile; only if piles can be stolen
    uint64_t chain  # the card just laid, or the cards of a chain of falls; only if falls score
    int last_side
    int last_deal
    int phase
    int first
    int turn
    int deal
    int dealt
    int plays
    int plays_left
    int decided
    int declarers
    int matta  # the rank that it was named, until it is captured

cdef struct PastAction:
    State state  # before the action
    uint64_t code

cdef struct Actions:
    uint64_t *codes
    int count
    int capacity

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static inline int lowest(unsigned long long cards) { unsigned long n; _BitScanForward64(&n, cards); return (int)n; }
    static inline int highest(unsigned long long cards) { unsigned long n; _BitScanReverse64(&n, cards); return (int)n; }
    static inline int size(unsigned long long cards) {  /* __popcnt64 is not on every processor */
        cards -= cards >> 1 & 0x5555555555555555;
        cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
        return (int)(((cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
    }
    #else
    static inline int lowest(unsigned long long cards) { return __builtin_ctzll(cards); }
    static inline int highest(unsigned long long cards) { return 63 - __builtin_clzll(cards); }
    static inline int size(unsigned long long cards) { return __builtin_popcountll(cards); }
    #endif
    static inline int card_of(int rank, int suit) { return 4 * (rank - 1) + suit; }
    static inline int suits_of_rank(unsigned long long cards, int rank) { return cards >> 4 * (rank - 1) & 15; }
    """
    int lowest(uint64_t cards) noexcept nogil
    int highest(uint64_t cards) noexcept nogil
    int size(uint64_t cards) noexcept nogil
    int card_of(int rank, int suit) noexcept nogil
    int suits_of_rank(uint64_t cards, int rank) noexcept nogil  # bit n: the card of suit n is among them
