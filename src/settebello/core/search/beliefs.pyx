# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The worlds that a search looks at, each weighed by how likely the others' plays of this deal were with its hands."""

from libc.stdint cimport uint64_t
from libc.string cimport memcpy

from settebello.core.kernel.rng cimport likely
from settebello.core.search.context cimport DEEPEST, MOST_LEGAL, NONE, Hunt, Seen, World, is_late, make_room, without
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_PLAY, MAX_SEATS, Actions, State
from settebello.core.search.leaf_evaluation cimport see, value_with
from settebello.core.kernel.margin cimport gained_by
from settebello.core.kernel.round cimport Past
from settebello.core.kernel.turn cimport act, legal_actions
from settebello.core.search.determinization cimport Hidden, cards_at, deal_hands, first_places, next_places


cdef float likelihood(Hunt *hunt, const Past *past, uint64_t hand, Actions *legal) noexcept nogil:
    """How likely a seat holding ``hand`` was to play as it did."""
    cdef State before = past.state
    cdef State after
    cdef Seen seen
    cdef float chances[MOST_LEGAL]
    cdef int n, mover = before.turn, side = hunt.rules.side_of[mover], options, chosen = -1
    before.hands[mover] = hand
    legal_actions(hunt.rules, &before, legal)
    options = min(legal.count, MOST_LEGAL)
    for n in range(options):
        after = before
        act(hunt.rules, hunt.order, &after, legal.codes[n])
        see(hunt, &after, side, &seen)
        chances[n] = gained_by(hunt.rules, &before, &after, side)
        chances[n] += value_with(hunt, &after, &seen, without(hand, legal.codes[n]))
        if legal.codes[n] == past.code:
            chosen = n
    if chosen < 0:
        return 0
    likely(chances, options, hunt.tuning.belief_temperature, 0)
    return (1 - hunt.tuning.belief_floor) * chances[chosen] + hunt.tuning.belief_floor / options


cdef void weigh(Hunt *hunt, const Past *past, Py_ssize_t played, World *world, Actions *legal) noexcept nogil:
    """The weight of a world: how likely the others' plays of this deal were, its hands given."""
    cdef uint64_t hands[MAX_SEATS]
    cdef Py_ssize_t n, oldest = max(0, played - hunt.tuning.belief_plays)
    cdef int mover
    memcpy(hands, world.hands, sizeof(hands))
    world.weight = 1
    for n in range(played - 1, oldest - 1, -1):
        if past[n].state.deal != hunt.deal or past[n].state.phase != IN_PLAY:
            return
        mover = past[n].state.turn
        hands[mover] |= <uint64_t>1 << (past[n].code >> CARD_SHIFT & 63)
        if mover != hunt.seat:
            world.weight *= likelihood(hunt, &past[n], hands[mover], legal)


cdef int make_worlds(
    Hunt *hunt, const Past *past, Py_ssize_t played, const Hidden *hidden, int count, int holder
) noexcept nogil:
    """Sample worlds and weigh them, or all of them where only ``holder`` has hidden cards; drop the unlikely ones.
    How many are left."""
    cdef float heaviest = 0
    cdef int n, kept = 0
    cdef uint64_t places = 0
    if not make_room(hunt, count):
        return 0
    for n in range(count):
        if is_late(hunt, 4):
            return 0
        if holder == NONE:
            deal_hands(hidden, &hunt.shoe, hunt.worlds[n].hands, &hunt.seed)
        else:
            places = next_places(places) if n else first_places(hidden.held[holder])
            memcpy(hunt.worlds[n].hands, hidden.shown, sizeof(hidden.shown))
            hunt.worlds[n].hands[holder] |= cards_at(hidden.cards, places)
        hunt.worlds[n].weight = 1
        if hunt.tuning.belief_plays:
            weigh(hunt, past, played, &hunt.worlds[n], &hunt.levels[DEEPEST - 1].legal)
        heaviest = max(heaviest, hunt.worlds[n].weight)
    for n in range(count):
        if hunt.worlds[n].weight >= hunt.tuning.drop_world * heaviest:
            hunt.worlds[kept] = hunt.worlds[n]
            kept += 1
    return kept
