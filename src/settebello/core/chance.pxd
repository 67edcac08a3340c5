# cython: language_level=3
"""Quick random numbers for playouts and search; shuffles for people have settebello.shuffle."""

from libc.stdint cimport uint8_t, uint64_t


cdef inline uint64_t draw(uint64_t *seed, uint64_t below) noexcept nogil:
    """A number under ``below`` (which is small) from SplitMix64 (Steele, Lea and Flood, 2014)."""
    cdef uint64_t z
    seed[0] += <uint64_t>0x9E3779B97F4A7C15
    z = seed[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    z ^= z >> 31
    return ((z >> 32) * below) >> 32


cdef inline void shuffle(uint8_t *cards, int count, uint64_t *seed) noexcept nogil:
    """Fisher and Yates."""
    cdef int place, other
    for place in range(count - 1, 0, -1):
        other = <int>draw(seed, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
