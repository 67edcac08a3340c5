# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Fast random numbers for playouts and search. Cards dealt to people use :mod:`settebello.shuffle`."""

from libc.stdint cimport uint8_t, uint64_t

from settebello.cards import ALL_CARDS

from settebello.core.kernel.structs cimport MAX_CARDS


def shuffled(cards, uint64_t seed):
    """These cards in a random order, as a list.

    >>> from settebello.cards import parse_cards
    >>> print(*shuffled(parse_cards("1D 2D 3D 4D"), seed=7))
    3D 4D 1D 2D
    """
    cdef uint8_t order[MAX_CARDS]
    cdef int count = 0
    for card in cards:
        order[count] = card
        count += 1
    shuffle(order, count, &seed)
    return [ALL_CARDS[order[place]] for place in range(count)]


def shuffle_by_numbers(cards, bytes numbers not None):
    """The cards in the order that :func:`settebello.shuffle.pack_order` draws with these numbers.

    Args:
        cards: in written order.
        numbers: of 32 bits, most significant byte first; at least one for each card.

    Returns:
        The cards, or nothing if a number has to be dropped.
    """
    cdef Py_ssize_t count = len(cards), place, other
    cdef const uint8_t *byte = <const uint8_t *><char *>numbers
    cdef uint64_t number
    cdef list order = list(cards)
    if len(numbers) < 4 * count:
        raise ValueError(f"{count} cards need as many numbers.")
    for place in range(count - 1, 0, -1):
        number = <uint64_t>byte[0] << 24 | <uint64_t>byte[1] << 16 | <uint64_t>byte[2] << 8 | byte[3]
        byte += 4
        if number >= (<uint64_t>1 << 32) - (<uint64_t>1 << 32) % <uint64_t>(place + 1):
            return ()
        other = number % <uint64_t>(place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
