# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The nodes of an expectimax search: one choice for all samples at own nodes, likely actions by sample at others'.

The samples of a node are contiguous, and look the same to the searching seat.
"""

from libc.stdint cimport uint64_t

from settebello.core.kernel.rng cimport sample_index, softmax
from settebello.core.search.context cimport (
    MOST_LEGAL,
    NONE,
    Branch,
    Continuation,
    Evaluation,
    Level,
    Objectives,
    SearchContext,
    grow,
    hand_without,
    is_out_of_time,
    reserve_samples,
    total_weight,
)
from settebello.core.kernel.structs cimport IN_PLAY, Actions, State
from settebello.core.search.leaf_evaluation cimport evaluate_public, leaf_values, value_with_hand
from settebello.core.kernel.margin cimport margin_gained
from settebello.core.kernel.turn cimport apply_action, legal_plays


cdef bint is_leaf(const SearchContext *context, const State *after, int depth) noexcept nogil:
    return after.phase != IN_PLAY or after.deal != context.deal or depth >= context.params.plies


cdef Objectives continue_search(
    SearchContext *context, const State *after, int mover, const Evaluation *evaluation,
    int start, int count, int end, int depth
) noexcept nogil:
    """The objectives after an action, as weighted sums over the samples ``start`` to ``start + count``."""
    cdef Objectives nothing
    if is_out_of_time(context, 16):
        nothing.margin = nothing.equity = 0
        return nothing
    if is_leaf(context, after, depth):
        return leaf_values(context, after, mover, evaluation, start, count)
    if after.turn == context.seat:
        return own_node(context, after, start, count, end, depth)
    return other_node(context, after, start, count, end, depth)


cdef Objectives own_action_values(
    SearchContext *context, const State *state, uint64_t code, int start, int count, int end, int depth
) noexcept nogil:
    """The objectives after an action of the searching seat, as weighted sums."""
    cdef State after = state[0]
    cdef Evaluation evaluation
    cdef Objectives values
    cdef float gain
    cdef int n
    apply_action(context.rules, context.order, &after, code)
    gain = margin_gained(context.rules, state, &after, context.side)
    if is_leaf(context, &after, depth + 1):
        evaluate_public(context, &after, context.side, &evaluation)
    values.margin = values.equity = 0
    if not reserve_samples(context, end + count):
        return values
    for n in range(count):
        context.samples[end + n] = context.samples[start + n]
        context.samples[end + n].hands[context.seat] = hand_without(context.samples[end + n].hands[context.seat], code)
    gain *= total_weight(context, start, count)
    values = continue_search(context, &after, context.seat, &evaluation, end, count, end + count, depth + 1)
    values.margin += gain
    return values


cdef Objectives own_node(
    SearchContext *context, const State *state, int start, int count, int end, int depth
) noexcept nogil:
    """The objectives at an own node: for each, the best single action for all samples of the node."""
    cdef Actions *legal = &context.levels[depth].legal
    cdef State mine = state[0]
    cdef Objectives best, values
    cdef int n
    best.margin = best.equity = 0
    mine.hands[context.seat] = context.samples[start].hands[context.seat]
    legal_plays(context.rules, &mine, legal)
    for n in range(legal.count):
        values = own_action_values(context, &mine, legal.codes[n], start, count, end, depth)
        if n == 0 or values.margin > best.margin:
            best.margin = values.margin
        if n == 0 or values.equity > best.equity:
            best.equity = values.equity
    return best


cdef int find_or_add_branch(
    SearchContext *context, Level *level, int *known, const State *state, uint64_t code
) noexcept nogil:
    """The index of the branch of an action, added at first sight. NONE when out of memory."""
    cdef int n, side = context.rules.side_of[state.turn]
    cdef Branch *branch
    for n in range(known[0]):
        if level.branches[n].code == code:
            return n
    if not grow(<void **>&level.branches, &level.branch_capacity, known[0] + 1, sizeof(Branch)):
        return NONE
    branch = &level.branches[known[0]]
    branch.code = code
    branch.after = state[0]
    apply_action(context.rules, context.order, &branch.after, code)
    branch.gain = margin_gained(context.rules, state, &branch.after, side)
    evaluate_public(context, &branch.after, side, &branch.evaluation)
    branch.count = 0
    known[0] += 1
    return known[0] - 1


cdef int expand_continuations(
    SearchContext *context, Level *level, const State *state, int start, int count, int *known
) noexcept nogil:
    """Fill ``level.continuations`` with the likely actions of each sample. Returns how many."""
    cdef State theirs = state[0]
    cdef float chances[MOST_LEGAL]
    cdef int branches_of[MOST_LEGAL]
    cdef int added = 0, n, k, options, chosen, kept, mover = state.turn
    cdef uint64_t seed
    cdef Branch *branch
    cdef Continuation *continuation
    for n in range(start, start + count):
        if is_out_of_time(context, 16):
            return added
        theirs.hands[mover] = context.samples[n].hands[mover]
        legal_plays(context.rules, &theirs, &level.legal)
        options = min(level.legal.count, MOST_LEGAL)
        for k in range(options):
            branches_of[k] = find_or_add_branch(context, level, known, &theirs, level.legal.codes[k])
            if branches_of[k] == NONE:
                return added
            branch = &level.branches[branches_of[k]]
            chances[k] = branch.gain + value_with_hand(
                context, &branch.after, &branch.evaluation, hand_without(theirs.hands[mover], level.legal.codes[k])
            )
        kept = softmax(chances, options, context.params.model_temperature, context.params.drop_below)
        if not grow(
            <void **>&level.continuations, &level.continuation_capacity, added + kept, sizeof(Continuation)
        ):
            return added
        chosen = NONE
        if context.params.sample_others:
            seed = <uint64_t>context.samples[n].chance << 32 | <uint64_t>state.plays
            chosen = sample_index(chances, options, &seed)
        for k in range(options):
            if k != chosen and (chosen != NONE or chances[k] == 0):
                continue
            continuation = &level.continuations[added]
            continuation.sample, continuation.branch = n, branches_of[k]
            continuation.weight = context.samples[n].weight * (1 if k == chosen else chances[k])
            level.branches[branches_of[k]].count += 1
            added += 1
    return added


cdef void group_by_branch(
    SearchContext *context, Level *level, int known, int continuations, int end, int mover
) noexcept nogil:
    """Copy the samples of the continuations, grouped by branch, from ``end`` on."""
    cdef int n, k = end
    cdef Branch *branch
    for n in range(known):
        level.branches[n].start = k
        k += level.branches[n].count
        level.branches[n].count = 0
    for n in range(continuations):
        branch = &level.branches[level.continuations[n].branch]
        k = branch.start + branch.count
        context.samples[k] = context.samples[level.continuations[n].sample]
        context.samples[k].weight = level.continuations[n].weight
        context.samples[k].hands[mover] = hand_without(context.samples[k].hands[mover], branch.code)
        branch.count += 1


cdef Objectives other_node(
    SearchContext *context, const State *state, int start, int count, int end, int depth
) noexcept nogil:
    """The objectives at a node of another seat: each sample continues with its likely actions, grouped by action."""
    cdef Level *level = &context.levels[depth]
    cdef int known = 0, n, continuations
    cdef Objectives total, values
    cdef Branch *branch
    total.margin = total.equity = 0
    continuations = expand_continuations(context, level, state, start, count, &known)
    if not reserve_samples(context, end + continuations):
        return total
    group_by_branch(context, level, known, continuations, end, state.turn)
    for n in range(known):
        branch = &level.branches[n]
        if branch.count == 0:
            continue
        total.margin += weighted_gain(context, state, branch)
        values = continue_search(
            context,
            &branch.after,
            state.turn,
            &branch.evaluation,
            branch.start,
            branch.count,
            end + continuations,
            depth + 1,
        )
        total.margin += values.margin
        total.equity += values.equity
    return total


cdef inline float weighted_gain(const SearchContext *context, const State *state, const Branch *branch) noexcept nogil:
    cdef float gain = margin_gained(context.rules, state, &branch.after, context.side)
    return gain * total_weight(context, branch.start, branch.count)
