# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The nodes of an expectimax search: one choice for all worlds at its own, each world's likely actions at the others'.

The worlds of a node lie one after the other, and look the same to the searching seat.
"""

from libc.stdint cimport uint64_t

from settebello.core.kernel.rng cimport likely, sampled
from settebello.core.search.context cimport (
    MOST_LEGAL,
    NONE,
    Branch,
    Going,
    Hunt,
    Level,
    Seen,
    counted,
    grow,
    is_late,
    make_room,
    weight_of,
    without,
)
from settebello.core.kernel.structs cimport IN_PLAY, Actions, State
from settebello.core.search.leaf_evaluation cimport leaf, see, value_with
from settebello.core.kernel.margin cimport gained_by
from settebello.core.kernel.turn cimport act, legal_actions


cdef bint ends_here(const Hunt *hunt, const State *after, int depth) noexcept nogil:
    return after.phase != IN_PLAY or after.deal != hunt.deal or depth >= hunt.tuning.plies


cdef float follow(
    Hunt *hunt, const State *after, int mover, const Seen *seen, int start, int count, int end, int depth
) noexcept nogil:
    """What comes after an action, as a weighted sum over the worlds ``start`` to ``start + count``."""
    if is_late(hunt, 16):
        return 0
    if ends_here(hunt, after, depth):
        return leaf(hunt, after, mover, seen, start, count)
    if after.turn == hunt.seat:
        return my_node(hunt, after, start, count, end, depth)
    return their_node(hunt, after, start, count, end, depth)


cdef float after_mine(
    Hunt *hunt, const State *state, uint64_t code, int start, int count, int end, int depth
) noexcept nogil:
    """The weighted sum that my action leads to."""
    cdef State after = state[0]
    cdef Seen seen
    cdef float gain
    cdef int n
    act(hunt.rules, hunt.order, &after, code)
    gain = counted(hunt, gained_by(hunt.rules, state, &after, hunt.side))
    if ends_here(hunt, &after, depth + 1):
        see(hunt, &after, hunt.side, &seen)
    if not make_room(hunt, end + count):
        return 0
    for n in range(count):
        hunt.worlds[end + n] = hunt.worlds[start + n]
        hunt.worlds[end + n].hands[hunt.seat] = without(hunt.worlds[start + n].hands[hunt.seat], code)
    gain *= weight_of(hunt, start, count)
    return gain + follow(hunt, &after, hunt.seat, &seen, end, count, end + count, depth + 1)


cdef float my_node(Hunt *hunt, const State *state, int start, int count, int end, int depth) noexcept nogil:
    """The best single choice for all worlds of the node."""
    cdef Actions *legal = &hunt.levels[depth].legal
    cdef State mine = state[0]
    cdef float best = 0, value
    cdef int n
    mine.hands[hunt.seat] = hunt.worlds[start].hands[hunt.seat]
    legal_actions(hunt.rules, &mine, legal)
    for n in range(legal.count):
        value = after_mine(hunt, &mine, legal.codes[n], start, count, end, depth)
        if n == 0 or value > best:
            best = value
    return best


cdef int branch_of(Hunt *hunt, Level *level, int *known, const State *state, uint64_t code) noexcept nogil:
    """The branch of that action; made when it is met first. NONE when memory has run out."""
    cdef int n, side = hunt.rules.side_of[state.turn]
    cdef Branch *branch
    for n in range(known[0]):
        if level.branches[n].code == code:
            return n
    if not grow(<void **>&level.branches, &level.branch_room, known[0] + 1, sizeof(Branch)):
        return NONE
    branch = &level.branches[known[0]]
    branch.code = code
    branch.after = state[0]
    act(hunt.rules, hunt.order, &branch.after, code)
    branch.gain = gained_by(hunt.rules, state, &branch.after, side)
    see(hunt, &branch.after, side, &branch.seen)
    branch.count = 0
    known[0] += 1
    return known[0] - 1


cdef int go_on(Hunt *hunt, Level *level, const State *state, int start, int count, int *known) noexcept nogil:
    """For each world the actions that its hand makes likely, in ``level.going``; how many there are."""
    cdef State theirs = state[0]
    cdef float chances[MOST_LEGAL]
    cdef int branches_of[MOST_LEGAL]
    cdef int goings = 0, n, k, options, chosen, kept, mover = state.turn
    cdef Branch *branch
    for n in range(start, start + count):
        if is_late(hunt, 16):
            return goings
        theirs.hands[mover] = hunt.worlds[n].hands[mover]
        legal_actions(hunt.rules, &theirs, &level.legal)
        options = min(level.legal.count, MOST_LEGAL)
        for k in range(options):
            branches_of[k] = branch_of(hunt, level, known, &theirs, level.legal.codes[k])
            if branches_of[k] == NONE:
                return goings
            branch = &level.branches[branches_of[k]]
            chances[k] = branch.gain + value_with(
                hunt, &branch.after, &branch.seen, without(theirs.hands[mover], level.legal.codes[k])
            )
        kept = likely(chances, options, hunt.tuning.model_temperature, hunt.tuning.drop_below)
        if not grow(<void **>&level.going, &level.going_room, goings + kept, sizeof(Going)):
            return goings
        chosen = sampled(chances, options, &hunt.seed) if hunt.tuning.sample_others else NONE
        for k in range(options):
            if k != chosen and (chosen != NONE or chances[k] == 0):
                continue
            level.going[goings].world, level.going[goings].branch = n, branches_of[k]
            level.going[goings].weight = hunt.worlds[n].weight * (1 if k == chosen else chances[k])
            level.branches[branches_of[k]].count += 1
            goings += 1
    return goings


cdef void group(Hunt *hunt, Level *level, int known, int goings, int end, int mover) noexcept nogil:
    """Lay the worlds out by branch, from ``end`` on."""
    cdef int n, k = end
    cdef Branch *branch
    for n in range(known):
        level.branches[n].start = k
        k += level.branches[n].count
        level.branches[n].count = 0
    for n in range(goings):
        branch = &level.branches[level.going[n].branch]
        k = branch.start + branch.count
        hunt.worlds[k] = hunt.worlds[level.going[n].world]
        hunt.worlds[k].weight = level.going[n].weight
        hunt.worlds[k].hands[mover] = without(hunt.worlds[k].hands[mover], branch.code)
        branch.count += 1


cdef float their_node(Hunt *hunt, const State *state, int start, int count, int end, int depth) noexcept nogil:
    """Each world goes on with its likely actions; the worlds are grouped by what was played."""
    cdef Level *level = &hunt.levels[depth]
    cdef int known = 0, n, goings
    cdef float total = 0
    cdef Branch *branch
    goings = go_on(hunt, level, state, start, count, &known)
    if not make_room(hunt, end + goings):
        return 0
    group(hunt, level, known, goings, end, state.turn)
    for n in range(known):
        branch = &level.branches[n]
        if branch.count == 0:
            continue
        total += gained_weight(hunt, state, branch)
        total += follow(
            hunt, &branch.after, state.turn, &branch.seen, branch.start, branch.count, end + goings, depth + 1
        )
    return total


cdef inline float gained_weight(const Hunt *hunt, const State *state, const Branch *branch) noexcept nogil:
    cdef float gain = counted(hunt, gained_by(hunt.rules, state, &branch.after, hunt.side))
    return gain * weight_of(hunt, branch.start, branch.count)
