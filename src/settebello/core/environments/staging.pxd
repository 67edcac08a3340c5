# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport MAX_CARDS, Actions, Ruleset

# A step of a decision in any pack: play a card (by its number), take a card, stop, claim.
cdef enum:
    FIRST_TAKE = 64
    STOP = 128
    CLAIM_OUT = 129
    NO_STEP = -1
    MAX_CHOICES = 2 * MAX_CARDS + 2

# How far a decision has come: the card chosen to be played (NOBODY: none yet; STOP: the hand is declared, and the matta
# in it is to be named), and the cards taken so far.
cdef struct Stage:
    int card
    uint64_t taken

# What may be chosen next.
cdef struct ChoiceSet:
    uint64_t plays
    uint64_t takes
    bint stop
    bint claim

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    /* By byte, its bits as eight bytes, each 0 or 1, the lowest bit in the lowest byte. */
    #define BIT_(n, k) ((uint64_t)((n) >> (k) & 1) << 8 * (k))
    #define BYTE_(n) \
        (BIT_(n, 0) | BIT_(n, 1) | BIT_(n, 2) | BIT_(n, 3) | BIT_(n, 4) | BIT_(n, 5) | BIT_(n, 6) | BIT_(n, 7))
    #define BYTES4_(n) BYTE_(n), BYTE_((n) + 1), BYTE_((n) + 2), BYTE_((n) + 3)
    #define BYTES16_(n) BYTES4_(n), BYTES4_((n) + 4), BYTES4_((n) + 8), BYTES4_((n) + 12)
    #define BYTES64_(n) BYTES16_(n), BYTES16_((n) + 16), BYTES16_((n) + 32), BYTES16_((n) + 48)
    static const uint64_t SPREAD_[256] = {BYTES64_(0), BYTES64_(64), BYTES64_(128), BYTES64_(192)};
    static inline void spread_bits(uint64_t bits, uint8_t *to, int count) {  /* to bytes, each 0 or 1; 40 or 52 */
        for (int n = 0; n < 5; n++)
            memcpy(to + 8 * n, &SPREAD_[bits >> 8 * n & 255], 8);
        if (count > 40) {
            memcpy(to + 40, &SPREAD_[bits >> 40 & 255], 8);
            memcpy(to + 48, &SPREAD_[bits >> 48 & 255], 4);
        }
    }
    """
    void spread_bits(uint64_t bits, uint8_t *to, int count) noexcept nogil


cdef inline int set_size(const Ruleset *rules) noexcept nogil:
    """The number of bytes of a set of cards: 40, or 52 for a pack of 52."""
    return 4 * rules.ranks


cdef inline int step_of_choice(int choice, int cards) noexcept nogil:
    """The step of a choice, in a game with sets of ``cards`` bytes."""
    if choice < cards:
        return choice if choice >= 0 else NO_STEP
    if choice < 2 * cards:
        return FIRST_TAKE + choice - cards
    return STOP if choice == 2 * cards else CLAIM_OUT if choice == 2 * cards + 1 else NO_STEP


cdef inline int choice_of_step(int step, int cards) noexcept nogil:
    if step < FIRST_TAKE:
        return step
    return cards + step - FIRST_TAKE if step < STOP else 2 * cards + step - STOP

cdef uint64_t chosen_cards(const Stage *stage, uint64_t hand) noexcept nogil
cdef uint64_t steps_of(uint64_t code) noexcept nogil
cdef int first_step(uint64_t code, uint64_t hand, int drawn, bint at_turn) noexcept nogil
cdef int still_possible(const Actions *options, uint64_t taken, uint64_t *only) noexcept nogil
cdef bint stopped(const Actions *options, uint64_t taken, uint64_t *code) noexcept nogil
cdef void next_choices(const Actions *options, uint64_t taken, ChoiceSet *into) noexcept nogil
cdef void write_mask(const ChoiceSet *choices, uint8_t *mask, int cards) noexcept nogil

cdef class Staging:
    cdef Actions legal
    cdef Actions options
    cdef uint64_t hand
    cdef int drawn
    cdef bint may_claim
    cdef bint at_turn
    cdef int cards  # the number of bytes of a set of cards
    cdef int decider
    cdef list made
    cdef Stage stage

    cdef void find_kind(self) noexcept
    cdef void restart(self) noexcept
    cdef ChoiceSet choice_set(self)
    cdef object finish(self, int choice, object action)
    cdef bint allows(self, uint64_t code) noexcept
