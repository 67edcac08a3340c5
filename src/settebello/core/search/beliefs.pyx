# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Beliefs about hidden hands: determinizations weighed by the likelihood of the plays that the others have made."""

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcpy

from settebello.core.kernel.rng cimport random_below, softmax
from settebello.core.search.context cimport (
    MAX_DEPTH,
    MOST_LEGAL,
    NONE,
    Determinization,
    Evaluation,
    SearchContext,
    hand_without,
    is_out_of_time,
    reserve_samples,
)
from settebello.core.kernel.hidden_cards cimport HiddenCards, is_possible
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_PLAY, KIND_SHIFT, MAX_SEATS, TAKE, Actions, PastAction, State
from settebello.core.search.leaf_evaluation cimport evaluate_public, value_with_hand
from settebello.core.kernel.margin cimport margin_gained
from settebello.core.kernel.turn cimport apply_action, legal_plays
from settebello.core.search.determinization cimport cards_at, first_subset, next_subset, sample_hands


cdef float likelihood(SearchContext *context, const PastAction *past, uint64_t hand, Actions *legal) noexcept nogil:
    """The likelihood of a past play, if the seat held ``hand``."""
    cdef State before = past.state
    cdef State after
    cdef Evaluation evaluation
    cdef float chances[MOST_LEGAL]
    cdef int n, mover = before.turn, side = context.rules.side_of[mover], options, chosen = -1
    before.hands[mover] = hand
    legal_plays(context.rules, &before, legal)
    options = min(legal.count, MOST_LEGAL)
    for n in range(options):
        after = before
        apply_action(context.rules, context.order, &after, legal.codes[n])
        evaluate_public(context, &after, side, &evaluation)
        chances[n] = margin_gained(context.rules, &before, &after, side)
        chances[n] += value_with_hand(context, &after, &evaluation, hand_without(hand, legal.codes[n]))
        if legal.codes[n] == past.code:
            chosen = n
    if chosen < 0:
        return 0
    softmax(chances, options, context.params.belief_temperature, 0)
    return (1 - context.params.belief_floor) * chances[chosen] + context.params.belief_floor / options


cdef void weigh_determinization(
    SearchContext *context, const PastAction *past, Py_ssize_t action_count, Determinization *sample, Actions *legal
) noexcept nogil:
    """Set the weight of a determinization: the likelihood of the others' plays in this deal, given its hands."""
    cdef uint64_t hands[MAX_SEATS]
    cdef Py_ssize_t n, oldest = max(0, action_count - context.params.belief_plays)
    cdef int mover
    memcpy(hands, sample.hands, sizeof(hands))
    sample.weight = 1
    for n in range(action_count - 1, oldest - 1, -1):
        if past[n].state.deal != context.deal or past[n].state.phase != IN_PLAY:
            return
        if past[n].code >> KIND_SHIFT > TAKE:
            continue  # a knock shows the hand
        mover = past[n].state.turn
        hands[mover] |= <uint64_t>1 << (past[n].code >> CARD_SHIFT & 63)
        if mover != context.seat:
            sample.weight *= likelihood(context, &past[n], hands[mover], legal)


cdef int sample_determinizations(
    SearchContext *context,
    const PastAction *past,
    Py_ssize_t action_count,
    const HiddenCards *hidden,
    int count,
    int holder,
) noexcept nogil:
    """Fill the samples of ``context`` with weighed determinizations, without unlikely ones. Returns how many.

    ``holder``: the only seat with hidden cards, to enumerate all ``count`` hands of it; NONE: sample ``count``."""
    cdef float heaviest = 0
    cdef int n, number, dealt = 0, kept = 0
    cdef uint64_t places = 0
    cdef Actions *buffer = &context.levels[MAX_DEPTH - 1].legal
    if not reserve_samples(context, count):
        return 0
    for number in range(count):
        if is_out_of_time(context, 4):
            return 0
        n = dealt
        if holder == NONE:
            sample_hands(hidden, &context.shoe, context.samples[n].hands, &context.seed)
        else:
            places = next_subset(places) if number else first_subset(hidden.held[holder])
            memcpy(context.samples[n].hands, hidden.shown, sizeof(hidden.shown))
            context.samples[n].hands[holder] |= cards_at(hidden.cards, places)
            if not is_possible(hidden, context.samples[n].hands):
                continue
        dealt += 1
        context.samples[n].weight = 1
        if context.params.sample_others:
            context.samples[n].chance = <uint32_t>random_below(&context.seed, 0xFFFFFFFF)
        if context.params.belief_plays:
            weigh_determinization(context, past, action_count, &context.samples[n], buffer)
        heaviest = max(heaviest, context.samples[n].weight)
    for n in range(dealt):
        if heaviest == 0:
            context.samples[n].weight = 1  # none of the hands could have played so: they tell nothing
        if context.samples[n].weight >= context.params.drop_sample * heaviest:
            context.samples[kept] = context.samples[n]
            kept += 1
    return kept
