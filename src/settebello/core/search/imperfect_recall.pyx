# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Imperfect recall: determinizations for a player that has forgotten some of the captured cards."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy

from settebello.errors import IllegalAction

from settebello.core.kernel.hidden_cards cimport OWN_HAND_VISIBLE, HiddenCards, deal_hidden_cards
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.structs cimport MAX_CARDS, MAX_SIDES, State, lowest, size


def resample_forgotten(Round position not None, int seat, forgotten, uint64_t seed):
    """A position as ``seat`` may imagine it when it has forgotten some of the captured cards.

    The forgotten cards and those that the seat cannot see are dealt at random to the other hands, the piles, each of
    which keeps its number of cards, and the stock. The hands explain what everybody has seen.

    Args:
        position: a position that looks to the seat like its own.
        seat: the seat that has forgotten.
        forgotten: the cards (:class:`~settebello.cards.CardSet`), all of them in piles.
        seed: the same seed gives the same position.

    Raises:
        IllegalAction: a card is not in a pile, or there is no such seat.
    """
    cdef Round twin = position.copy()
    cdef State *state = &twin.state
    cdef HiddenCards hidden
    cdef uint8_t cards[MAX_CARDS]
    cdef int side, place, lost[MAX_SIDES]
    cdef uint64_t captured = 0, mask = forgotten.mask
    position.checked_seat(seat)
    for side in range(MAX_SIDES):
        captured |= state.piles[side]
    if mask & ~captured:
        raise IllegalAction("Only captured cards can be forgotten; the other cards are in sight or hidden anyway.")
    position.find_hidden_cards(seat, OWN_HAND_VISIBLE, 0, &hidden)
    for side in range(MAX_SIDES):
        lost[side] = size(state.piles[side] & mask)
        state.piles[side] &= ~mask
    while mask:
        hidden.cards[hidden.count] = <uint8_t>lowest(mask)
        hidden.count += 1
        mask &= mask - 1
    place = deal_hidden_cards(&hidden, cards, state.hands, &seed)
    for side in range(MAX_SIDES):
        for _ in range(lost[side]):
            state.piles[side] |= <uint64_t>1 << cards[place]
            place += 1
    memcpy(&twin.order[hidden.stock], &cards[place], hidden.count - place)
    return twin
