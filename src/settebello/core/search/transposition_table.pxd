# cython: language_level=3
"""A transposition table. Keys are exact: positions never collide."""

from libc.stdint cimport int16_t, uint32_t, uint64_t

from settebello.core.kernel.structs cimport IN_DECLARE, SUITS, Ruleset, State, lowest, suits_of_rank

cdef enum:
    MAX_VALUE = 32000
    KEY_CARDS = 40  # a word of the key has room for so many cards
    BUCKET = 2
    THIRD_BITS = 48

# A stored position. 32 bytes, so a bucket of two entries is one cache line.
cdef struct TableEntry:
    uint64_t location
    uint64_t owner
    uint64_t best
    uint32_t age
    int16_t low
    int16_t high

# Entries with another ``age`` are stale. The table has 2**bits entries; ``last`` masks those in use. ``movable``: with
# a larger pack than ``KEY_CARDS``, the cards of which the place can change, which alone are in the keys; else 0, and all
# are.
cdef struct TranspositionTable:
    uint64_t movable
    void *memory
    TableEntry *entries
    uint64_t last
    uint32_t age
    int bits

cdef bint open_table(TranspositionTable *table, int bits) noexcept nogil
cdef void close_table(TranspositionTable *table) noexcept nogil
cdef bint fit_table(TranspositionTable *table, int most_bits, int plays) noexcept nogil


cdef inline uint64_t slot_of(const TranspositionTable *table, uint64_t location, uint64_t owner) noexcept nogil:
    cdef uint64_t mixed = (location ^ (owner * <uint64_t>0x9E3779B97F4A7C15)) * <uint64_t>0xBF58476D1CE4E5B9
    mixed ^= mixed >> 29
    mixed *= <uint64_t>0x94D049BB133111EB
    return (mixed ^ (mixed >> 32)) & table.last


cdef inline TableEntry *find_or_replace(TranspositionTable *table, uint64_t location, uint64_t owner) noexcept nogil:
    """The entry of a position; if there is none, a fresh one that replaces another."""
    cdef uint64_t place = slot_of(table, location, owner)
    cdef TableEntry *entry
    cdef int probe
    for probe in range(BUCKET):
        entry = &table.entries[place ^ probe]
        if entry.age != table.age:
            break
        if entry.location == location and entry.owner == owner:
            return entry
    entry.location, entry.owner, entry.age = location, owner, table.age
    entry.low, entry.high, entry.best = -MAX_VALUE, MAX_VALUE, 0
    return entry


# More than two sides: the lower bits of ``best`` are a third word of the key, and the upper ones the payoff of side 2;
# ``low`` and ``high`` belong to sides 0 and 1.


cdef inline TableEntry *find_payoffs(
    TranspositionTable *table, uint64_t location, uint64_t owner, uint64_t third
) noexcept nogil:
    """The entry with that key, whose third word has ``THIRD_BITS``."""
    cdef uint64_t place = slot_of(table, location ^ (third << 20), owner)
    cdef TableEntry *entry
    cdef int probe
    for probe in range(BUCKET):
        entry = &table.entries[place ^ probe]
        if (
            entry.age == table.age and entry.location == location and entry.owner == owner
            and not (entry.best ^ third) << (64 - THIRD_BITS)
        ):
            return entry
    return NULL


cdef inline void store_payoffs(
    TranspositionTable *table, uint64_t location, uint64_t owner, uint64_t third, const int *payoffs
) noexcept nogil:
    """Store payoffs, replacing a stale entry if there is one."""
    cdef uint64_t place = slot_of(table, location ^ (third << 20), owner)
    cdef TableEntry *entry = &table.entries[place]
    if entry.age == table.age:
        entry = &table.entries[place ^ 1]
    entry.location, entry.owner, entry.age = location, owner, table.age
    entry.low, entry.high = <int16_t>payoffs[0], <int16_t>payoffs[1]
    entry.best = third | <uint64_t>(payoffs[2] & 0xFFFF) << THIRD_BITS


# Keys


cdef inline uint64_t in_key(const TranspositionTable *table, uint64_t cards) noexcept nogil:
    """Cards, as the lowest ``KEY_CARDS`` bits of a word."""
    return cards if not table.movable else packed(cards, table.movable)


cdef inline uint64_t packed(uint64_t cards, uint64_t places) noexcept nogil:
    """The bits of ``cards`` at ``places``, moved together at the lowest end."""
    cdef uint64_t result = 0
    cdef int n = 0
    while places:
        if cards & places & (0 - places):
            result |= <uint64_t>1 << n
        places &= places - 1
        n += 1
    return result


cdef inline uint64_t top_of(const State *state, int side) noexcept nogil:
    """The top card of a pile, as its number and 4; 0 if the side has no pile."""
    cdef uint64_t top = state.tops & state.piles[side]
    return lowest(top) + SUITS if top else 0


cdef inline uint64_t sweeps_key(const State *state) noexcept nogil:
    """The sweeps of sides 0 and 1, which count where a value depends on points made before."""
    return <uint64_t>state.sweeps[0] << 52 | <uint64_t>state.sweeps[1] << 58


cdef inline uint64_t location_key(
    const Ruleset *rules, const TranspositionTable *table, const State *state, bint with_points
) noexcept nogil:
    """One of two words of the key. With :func:`owner_key` it encodes by two bits where each dealt card is (in a hand or
    with another side, on the table, with side 0 or 1), with ``with_points`` the points of both sides so far, and the
    tops of piles that can be stolen. Declarers count while others still decide, and the chain of falls afterwards."""
    cdef uint64_t key = in_key(table, state.table | state.piles[1]) | <uint64_t>state.phase << KEY_CARDS
    if state.phase == IN_DECLARE:  # declared hands do not matter any more if each has scored by itself
        key |= <uint64_t>state.decided << 43 | <uint64_t>(state.matta if rules.knocks else state.declarers) << 46
    elif state.chain:
        key |= <uint64_t>(lowest(state.chain) // SUITS + 1) << 43
        key |= <uint64_t>suits_of_rank(state.chain, lowest(state.chain) // SUITS + 1) << 47
    else:  # games with points for falls have no matta
        key |= <uint64_t>state.matta << 43
    if state.phase != IN_DECLARE:  # whether the seat to play has knocked
        key |= <uint64_t>(state.declarers >> state.turn & 1) << 51
    if with_points:
        key |= sweeps_key(state)
        if state.tops:  # their ranks; games where piles can be stolen have no chain and no matta
            key |= top_of(state, 0) // SUITS << 43 | top_of(state, 1) // SUITS << 47
    return key


cdef inline uint64_t third_key(
    const TranspositionTable *table, const State *state, bint with_sweeps
) noexcept nogil:
    """With more than two sides, a third word, of ``THIRD_BITS``: the piles of the others, ``with_sweeps`` how many side
    2 has made, and what the words above have no room for with a fourth side. The pile of side 3 is to be in the
    location as well, and its sweeps in the owner."""
    cdef uint64_t key = in_key(table, state.piles[2] | state.piles[3])
    if state.tops & state.piles[3]:
        key |= top_of(state, 3) << 40
    elif with_sweeps:
        key |= <uint64_t>state.sweeps[2] << 40
    if state.last_side == 3:
        key |= <uint64_t>1 << 46 | <uint64_t>(state.last_deal == state.deal) << 47
    return key


cdef inline uint64_t owner_key(
    const TranspositionTable *table, const State *state, bint with_points
) noexcept nogil:
    cdef uint64_t key = in_key(table, state.piles[0] | state.piles[1])
    key |= <uint64_t>(state.last_side + 1) << KEY_CARDS | <uint64_t>(state.last_deal == state.deal) << 42
    if with_points:
        key |= <uint64_t>(state.declared[0] + state.capture_points[0] & 0x3FF) << 43
        key |= <uint64_t>(state.declared[1] + state.capture_points[1]) << 53
    elif state.tops:
        key |= top_of(state, 0) << 43 | top_of(state, 1) << 49 | top_of(state, 2) << 55
    return key
