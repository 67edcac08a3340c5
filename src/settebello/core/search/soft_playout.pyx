# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Playouts where every seat plays by softmax of the learned value, from its own hand and what everybody sees.

A playout goes on to the end of the round, or to the end of the present deal, where the learned value takes over. The
last deal of two seats, where nothing is hidden, may be solved instead.
"""

from libc.stdint cimport uint8_t, uint64_t

from settebello.core.search.alphabeta cimport alpha_beta, begin_position, with_modest_outright
from settebello.core.kernel.rng cimport random_below, sample_index, softmax
from settebello.core.search.context cimport MOST_LEGAL, Evaluation, Objectives, SearchContext, hand_without
from settebello.core.kernel.structs cimport IN_CUT, IN_DECLARE, IN_PLAY, IN_REDEAL, IS_OVER, KIND_SHIFT, TAKE, Actions, State
from settebello.core.search.leaf_evaluation cimport (
    evaluate_public,
    objectives_at_end,
    objectives_of,
    value_with_hand,
)
from settebello.core.kernel.margin cimport margin_gained, margin_so_far
from settebello.core.evaluation.round_equity cimport ROUND_OVER, equity_of_margin
from settebello.core.search.transposition_table cimport MAX_VALUE
from settebello.core.kernel.turn cimport apply_action, legal_actions

cdef enum:
    SOLVED_HAND = 4


cdef uint64_t soft_action(
    const SearchContext *context, const uint8_t *order, const State *state, const Actions *legal, uint64_t seed,
    float temperature
) noexcept nogil:
    """An action of the seat to decide: declare or knock if possible; the cut at random; a play by softmax."""
    cdef State after
    cdef Evaluation evaluation
    cdef float chances[MOST_LEGAL]
    cdef int n, options = min(legal.count, MOST_LEGAL), side = context.rules.side_of[state.turn]
    if state.phase == IN_CUT:
        return legal.codes[random_below(&seed, legal.count)]
    if state.phase == IN_DECLARE or options == 1 or legal.codes[0] >> KIND_SHIFT > TAKE:
        return legal.codes[0]
    for n in range(options):
        after = state[0]
        apply_action(context.rules, order, &after, legal.codes[n])
        evaluate_public(context, &after, side, &evaluation)
        chances[n] = margin_gained(context.rules, state, &after, side)
        chances[n] += value_with_hand(
            context, &after, &evaluation, hand_without(state.hands[state.turn], legal.codes[n])
        )
    softmax(chances, options, temperature, 0)
    return legal.codes[sample_index(chances, options, &seed)]


cdef bint is_solvable(const SearchContext *context, const State *state) noexcept nogil:
    """Whether nothing is hidden any more: the last deal of two seats."""
    return (
        context.rules.seats == 2
        and state.phase == IN_PLAY
        and state.deal == context.rules.deals - 1
        and context.rules.hands[state.deal] <= SOLVED_HAND
    )


cdef Objectives solve(SearchContext *context, const State *root, const State *state) noexcept nogil:
    """The objectives of best play of both sides, from ``root`` on."""
    cdef Objectives values
    cdef float sign = 1 if context.side == 0 else -1
    cdef int value
    begin_position(&context.search, state)
    value = alpha_beta(&context.search, state, -MAX_VALUE, MAX_VALUE, 0)
    values.margin = margin_gained(context.rules, root, state, context.side) + sign * with_modest_outright(value)
    values.equity = 0
    if context.equity != NULL and with_modest_outright(value) != value:
        values.equity = context.equity.outright[0 if value > 0 else 1]
    elif context.equity != NULL:
        values.equity = equity_of_margin(
            context.equity, ROUND_OVER, margin_so_far(context.rules, state, context.side) + sign * value
        )
    return values


cdef bint can_sweep(
    const SearchContext *context, const uint8_t *order, const State *state, Actions *legal
) noexcept nogil:
    """Whether the seat to play is of another side, and could sweep at once."""
    cdef State after
    cdef int n, side = context.rules.side_of[state.turn]
    if state.phase != IN_PLAY or side == context.side:
        return False
    legal_actions(context.rules, state, legal)
    for n in range(legal.count):
        after = state[0]
        apply_action(context.rules, order, &after, legal.codes[n])
        if after.sweeps[side] > state.sweeps[side]:
            return True
    return False


cdef Objectives learned_objectives(
    const SearchContext *context, const State *root, const State *state, int mover
) noexcept nogil:
    """The objectives at the end of a deal by the learned value; ``mover`` has just played its last card."""
    cdef Evaluation evaluation
    cdef Objectives values
    cdef int side = context.rules.side_of[mover] if context.rules.sides == 2 else context.side
    cdef float value
    evaluate_public(context, state, side, &evaluation)
    value = evaluation.value if side == context.side else -evaluation.value
    values = objectives_of(context, state, value)
    values.margin += margin_gained(context.rules, root, state, context.side)
    return values


cdef Objectives play_out_softly(
    SearchContext *context, const uint8_t *order, const State *root, State *state, int mover, Actions *legal,
    uint64_t seed, float temperature, bint to_the_end
) noexcept nogil:
    """Play ``state`` out, and return the objectives from ``root`` on.

    ``mover`` has just played; ``seed`` draws the plays, each by its number in the round, so playouts with the same seed
    have the same luck as long as they agree.
    """
    cdef Objectives values
    cdef uint64_t code
    while True:
        if state.phase == IS_OVER:
            values = objectives_at_end(context, state)
            values.margin += margin_gained(context.rules, root, state, context.side)
            return values
        if state.phase == IN_REDEAL:
            values.margin, values.equity = 0, 0 if context.equity == NULL else context.equity.before
            return values
        if not to_the_end and state.deal != context.deal:
            return learned_objectives(context, root, state, mover)
        if not to_the_end and is_solvable(context, state):
            return solve(context, root, state)
        legal_actions(context.rules, state, legal)
        code = soft_action(
            context, order, state, legal, seed + <uint64_t>(state.plays + 64 * state.decided) * 0x9E37, temperature
        )
        mover = state.turn
        apply_action(context.rules, order, state, code)
