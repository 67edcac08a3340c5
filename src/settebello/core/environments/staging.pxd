# cython: language_level=3
from libc.stdint cimport uint8_t, uint64_t

from settebello.core.kernel.structs cimport Actions

# The choices of a decision, by number: play a card, take a card, stop, claim.
cdef enum:
    SET_SIZE = 40  # a set of cards is so many bytes
    FIRST_TAKE = SET_SIZE
    STOP = 80
    CLAIM_OUT = 81
    CHOICES = 82

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
    static inline void spread_bits(uint64_t bits, uint8_t *to) {  /* 40 bits to 40 bytes, each 0 or 1 */
        for (int n = 0; n < 5; n++)
            memcpy(to + 8 * n, &SPREAD_[bits >> 8 * n & 255], 8);
    }
    """
    void spread_bits(uint64_t bits, uint8_t *to) noexcept nogil

cdef int check_pack(object rules) except -1
cdef uint64_t chosen_cards(const Stage *stage, uint64_t hand) noexcept nogil
cdef uint64_t steps_of(uint64_t code) noexcept nogil
cdef int choice_of(uint64_t code, uint64_t hand, int drawn, bint at_turn) noexcept nogil
cdef int still_possible(const Actions *options, uint64_t taken, uint64_t *only) noexcept nogil
cdef bint stopped(const Actions *options, uint64_t taken, uint64_t *code) noexcept nogil
cdef void next_choices(const Actions *options, uint64_t taken, ChoiceSet *into) noexcept nogil
cdef void write_mask(const ChoiceSet *choices, uint8_t *mask) noexcept nogil

cdef class Staging:
    cdef Actions legal
    cdef Actions options
    cdef uint64_t hand
    cdef int drawn
    cdef bint may_claim
    cdef bint at_turn
    cdef int decider
    cdef list made
    cdef Stage stage

    cdef void find_kind(self) noexcept
    cdef void restart(self) noexcept
    cdef ChoiceSet choice_set(self)
    cdef object finish(self, int choice, object action)
    cdef bint allows(self, uint64_t code) noexcept
