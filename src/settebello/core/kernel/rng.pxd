# cython: language_level=3
"""Fast random numbers for playouts and search. Cards that are dealt to people use :mod:`settebello.shuffle`."""

from libc.math cimport exp
from libc.stdint cimport uint8_t, uint64_t


cdef inline uint64_t random_below(uint64_t *seed, uint64_t below) noexcept nogil:
    """A number from 0 to ``below`` - 1 by SplitMix64 (Steele, Lea and Flood, 2014); ``below`` is under 2**32."""
    cdef uint64_t z
    seed[0] += <uint64_t>0x9E3779B97F4A7C15
    z = seed[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    z ^= z >> 31
    return ((z >> 32) * below) >> 32


cdef inline void shuffle(uint8_t *cards, int count, uint64_t *seed) noexcept nogil:
    """Fisher-Yates."""
    cdef int place, other
    for place in range(count - 1, 0, -1):
        other = <int>random_below(seed, place + 1)
        cards[place], cards[other] = cards[other], cards[place]


cdef inline int softmax(float *chances, int count, float temperature, float drop_below) noexcept nogil:
    """Turn values into probabilities in place; those under ``drop_below`` become 0, but never the highest. Returns how
    many are left."""
    cdef float best = chances[0], total = 0
    cdef int n, kept = 0
    for n in range(count):
        best = max(best, chances[n])
    for n in range(count):
        chances[n] = <float>exp((chances[n] - best) / temperature)
        total += chances[n]
    for n in range(count):
        if chances[n] < drop_below * total and chances[n] < 1:  # 1 is the highest
            chances[n] = 0
    total = 0
    for n in range(count):
        total += chances[n]
        kept += chances[n] > 0
    for n in range(count):
        chances[n] /= total
    return kept


cdef inline int sample_index(const float *chances, int count, uint64_t *seed) noexcept nogil:
    cdef float at = random_below(seed, 1 << 24) / <float>(1 << 24)
    cdef int n
    for n in range(count):
        at -= chances[n]
        if at < 0 and chances[n] > 0:
            return n
    for n in range(count - 1, -1, -1):
        if chances[n] > 0:
            return n
    return 0
