# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One environment of a batch: a round or a game, driven by staged choices, without Python objects."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from settebello.core.environments.observation cimport add_to_played
from settebello.core.environments.staging cimport (
    CLAIM_OUT,
    FIRST_TAKE,
    NO_STEP,
    STOP,
    ChoiceSet,
    first_step,
    next_choices,
    still_possible,
    stopped,
)
from settebello.core.evaluation.equity cimport Equity
from settebello.core.kernel.action_list cimport reserve
from settebello.core.kernel.deal cimport deal_attempt
from settebello.core.kernel.declarations cimport add_knocks
from settebello.core.kernel.game_end cimport (
    restart_after_tie,
    stakes_of_winners,
    winner_after_round,
    winners_of_claim,
)
from settebello.core.kernel.margin cimport OUTRIGHT_WORTH, against_others, margins_of_score
from settebello.core.kernel.rng cimport random_below, shuffle
from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.kernel.structs cimport (
    CLAIM,
    DECLARE,
    IN_PLAY,
    IN_REDEAL,
    IS_OVER,
    KIND_SHIFT,
    MAX_SIDES,
    NOBODY,
    Actions,
    Ruleset,
    lowest,
    size,
)
from settebello.core.kernel.turn cimport apply_action, legal_actions, playable_cards, plays_of_card

cdef uint64_t ONE = 1


# Seeds


cdef uint64_t mix_seed(uint64_t seed) noexcept nogil:
    """A number that looks unrelated to ``seed`` (the last step of SplitMix64)."""
    seed += <uint64_t>0x9E3779B97F4A7C15
    seed = (seed ^ (seed >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    seed = (seed ^ (seed >> 27)) * <uint64_t>0x94D049BB133111EB
    return seed ^ (seed >> 31)


cdef void seed_environment(Environment *environment, uint64_t seed) noexcept nogil:
    """Restart the random numbers. Deals and sampled actions have separate ones, so samples do not affect deals."""
    environment.deal_seed = mix_seed(seed)
    environment.sample_seed = mix_seed(~seed)


# Deals


cdef void open_round(Environment *environment) noexcept nogil:
    memset(&environment.played, 0, sizeof(environment.played))
    environment.stage.card, environment.stage.taken = NOBODY, 0
    environment.code_count = 0


cdef void deal_round(const Settings *settings, Environment *environment) noexcept nogil:
    """Deal a round, as often as the table calls for a new deal. It may be over as it is dealt."""
    cdef const Ruleset *rules = settings.rules
    cdef uint64_t cards
    cdef int place
    environment.attempt = 0
    environment.state.phase = IN_REDEAL
    while environment.state.phase == IN_REDEAL:
        cards = rules.pack
        for place in range(rules.pack_size):  # from the same order, so a deal depends only on its seed
            environment.order[place] = lowest(cards)
            cards &= cards - 1
        shuffle(environment.order, rules.pack_size, &environment.deal_seed)
        environment.attempt += 1
        deal_attempt(rules, environment.order, environment.dealer, environment.attempt, &environment.state)
    open_round(environment)


cdef void start_episode(
    const Settings *settings, Environment *environment, const uint8_t *order, int dealer, Actions *buffer
) noexcept nogil:
    """Start a round or a game. If the deal decides the first round, deal again: there is nothing to choose.

    Args:
        order: the first pack, which leaves something to choose; NULL: shuffled.
        dealer: the first dealer; NOBODY: drawn.
    """
    cdef const Ruleset *rules = settings.rules
    memset(environment.totals, 0, sizeof(environment.totals))
    environment.over = False
    environment.dealer = <int>random_below(&environment.deal_seed, rules.seats) if dealer == NOBODY else dealer
    if order == NULL:
        deal_round(settings, environment)
        while environment.state.phase == IS_OVER:
            deal_round(settings, environment)
    else:
        memcpy(environment.order, order, rules.pack_size)
        environment.attempt = 1
        deal_attempt(rules, environment.order, environment.dealer, 1, &environment.state)
        open_round(environment)
    find_choices(settings, environment, buffer)


# Choices


cdef void options_of(const Ruleset *rules, const State *state, int first, Actions *into) noexcept nogil:
    """Fill ``into`` with the actions that begin with a choice of the seat to play: the plays of a card, or its knocks."""
    if first == STOP:
        into.count = 0
        add_knocks(rules, state, into)
    else:
        plays_of_card(rules, state, first, into)


cdef void answers_of(const Ruleset *rules, const Environment *environment, int step, Actions *into) noexcept nogil:
    """Fill ``into`` with the actions that begin with a step before a card is played."""
    cdef uint64_t hand = environment.state.hands[environment.state.turn]
    cdef int n, kept = 0
    legal_actions(rules, &environment.state, into)
    for n in range(into.count):
        if first_step(into.codes[n], hand, environment.order[0], False) == step:
            into.codes[kept] = into.codes[n]
            kept += 1
    into.count = kept


cdef void find_choices(const Settings *settings, Environment *environment, Actions *buffer) noexcept nogil:
    """Find what may be chosen next."""
    cdef const Ruleset *rules = settings.rules
    cdef ChoiceSet *into = &environment.choices
    cdef int n, first, seat = environment.state.turn
    if environment.stage.card != NOBODY:
        options_of(rules, &environment.state, environment.stage.card, buffer)
        next_choices(buffer, environment.stage.taken, into)
        return
    into.plays = into.takes = 0
    into.stop = False
    into.claim = settings.whole_games and rules.claiming_out and not environment.over
    if environment.over:
        return
    if environment.state.phase == IN_PLAY:
        into.plays = playable_cards(rules, &environment.state)
        if rules.at_turn:
            options_of(rules, &environment.state, STOP, buffer)
            into.stop = buffer.count > 0
        return
    legal_actions(rules, &environment.state, buffer)
    for n in range(buffer.count):
        first = first_step(buffer.codes[n], environment.state.hands[seat], environment.order[0], False)
        if first == STOP:
            into.stop = True
        else:
            into.plays |= ONE << first


cdef inline bint is_possible(const ChoiceSet *choices, int step) noexcept nogil:
    if step < FIRST_TAKE:
        return step != NO_STEP and choices.plays >> step & 1
    if step < STOP:
        return choices.takes >> (step - FIRST_TAKE) & 1
    return choices.stop if step == STOP else choices.claim


cdef bint choose(
    const Settings *settings, Environment *environment, Equity equity, int step, Actions *buffer
) noexcept nogil:
    """Take one step; False, and nothing changes, if it is not possible. The decision that it completes is
    carried out, with the deals that follow; :attr:`gained` are the rewards of a round or game that ends."""
    cdef uint64_t code = 0
    environment.rewarded = False
    if not is_possible(&environment.choices, step):
        return False
    if step == CLAIM_OUT:
        claim(settings, environment, equity)
    elif completes_decision(settings.rules, environment, step, &code, buffer):
        environment.stage.card, environment.stage.taken = NOBODY, 0
        act(settings, environment, equity, code)
    find_choices(settings, environment, buffer)
    return True


cdef void whole_actions(const Settings *settings, const Environment *environment, Actions *into) noexcept nogil:
    """Fill ``into`` with the actions that may be taken as a whole, a claim last; none once the episode is over."""
    into.count = 0
    if environment.over:
        return
    legal_actions(settings.rules, &environment.state, into)
    if environment.choices.claim and (into.count < into.capacity or reserve(into, into.capacity + 16)):
        into.codes[into.count] = <uint64_t>CLAIM << KIND_SHIFT
        into.count += 1


cdef bint take_action(
    const Settings *settings, Environment *environment, Equity equity, uint64_t code, Actions *buffer
) noexcept nogil:
    """Take a whole action; False, and nothing changes, if it is not legal. Otherwise as :func:`choose`."""
    cdef int n
    cdef bint legal = False
    environment.rewarded = False
    whole_actions(settings, environment, buffer)
    for n in range(buffer.count):
        legal |= buffer.codes[n] == code
    if not legal:
        return False
    if code >> KIND_SHIFT == CLAIM:
        claim(settings, environment, equity)
    else:
        act(settings, environment, equity, code)
    find_choices(settings, environment, buffer)
    return True


cdef bint completes_decision(
    const Ruleset *rules, Environment *environment, int step, uint64_t *code, Actions *buffer
) noexcept nogil:
    """Whether one action is left after a step: ``code``. If not, the stage of the decision has moved on."""
    cdef uint64_t taken
    if environment.stage.card == NOBODY:
        if environment.state.phase == IN_PLAY:
            options_of(rules, &environment.state, step, buffer)
        else:
            answers_of(rules, environment, step, buffer)
        code[0] = buffer.codes[0]
        if buffer.count > 1:
            environment.stage.card = STOP if code[0] >> KIND_SHIFT == DECLARE else step
            environment.stage.taken = 0
        return buffer.count == 1
    options_of(rules, &environment.state, environment.stage.card, buffer)
    if step == STOP:
        return stopped(buffer, environment.stage.taken, code)
    taken = environment.stage.taken | ONE << (step - FIRST_TAKE)
    if still_possible(buffer, taken, code) == 1:
        return True
    environment.stage.taken = taken
    return False


cdef int sample_step(Environment *environment) noexcept nogil:
    """A possible step, each with the same chance; 0 if there is none."""
    cdef const ChoiceSet *choices = &environment.choices
    cdef int plays = size(choices.plays), takes = size(choices.takes)
    cdef int count = plays + takes + choices.stop + choices.claim, at
    cdef uint64_t cards = choices.plays
    if count == 0:
        return 0
    at = <int>random_below(&environment.sample_seed, count)
    if at >= plays + takes:
        return STOP if choices.stop and at == plays + takes else CLAIM_OUT
    if at >= plays:
        cards = choices.takes
    for _ in range(at if at < plays else at - plays):
        cards &= cards - 1
    return lowest(cards) if at < plays else FIRST_TAKE + lowest(cards)


# Effects


cdef void act(const Settings *settings, Environment *environment, Equity equity, uint64_t code) noexcept nogil:
    add_to_played(&environment.played, environment.state.turn, code)
    environment.codes[environment.code_count] = code
    environment.code_count += 1
    apply_action(settings.rules, environment.order, &environment.state, code)
    if environment.state.phase == IN_REDEAL:
        deal_round(settings, environment)
    elif environment.state.phase == IS_OVER:
        end_round(settings, environment, equity)


cdef void end_round(const Settings *settings, Environment *environment, Equity equity) noexcept nogil:
    """Score the round, and deal the next one of a game that goes on, which may end as it is dealt."""
    memset(environment.gained, 0, sizeof(environment.gained))
    environment.rewarded = True
    while environment.state.phase == IS_OVER and not environment.over:
        count_round(settings, environment, equity)


cdef void count_round(const Settings *settings, Environment *environment, Equity equity) noexcept nogil:
    cdef const Ruleset *rules = settings.rules
    cdef int after[MAX_SIDES]
    cdef int side, next_dealer = (environment.dealer + 1) % rules.seats
    cdef double before[MAX_SIDES]
    cdef double worth[MAX_SIDES]
    cdef float margins[MAX_SIDES]
    cdef Score score
    score_state(rules, &environment.state, &score)
    for side in range(rules.sides):
        after[side] = environment.totals[side] + score.total[side]
    if settings.by_equity:
        equity.equity_between_rounds(environment.totals, rules.side_of[environment.dealer], before)
        equity.equity_after_round(after, score.outright, score.king, rules.side_of[next_dealer], worth)
        for side in range(rules.sides):
            environment.gained[side] += <float>(worth[side] - before[side])
    else:
        margins_of_score(rules, &score, margins)
        for side in range(rules.sides):
            environment.gained[side] += margins[side]
    environment.over = (
        not settings.whole_games or winner_after_round(rules, after, score.outright, score.king) != NOBODY
    )
    if not environment.over:
        restart_after_tie(rules, after)
        memcpy(environment.totals, after, sizeof(after))
        environment.dealer = next_dealer
        deal_round(settings, environment)


cdef void claim(const Settings *settings, Environment *environment, Equity equity) noexcept nogil:
    """The seat to decide claims out, which ends the game. In points, the winners gain as by an outright win."""
    cdef const Ruleset *rules = settings.rules
    cdef int in_sight[MAX_SIDES]
    cdef int points[MAX_SIDES]
    cdef double before[MAX_SIDES]
    cdef double stakes[MAX_SIDES]
    cdef int side, winners
    side = rules.side_of[environment.state.turn]
    winners = winners_of_claim(rules, &environment.state, environment.totals, side, in_sight)
    stakes_of_winners(rules, in_sight, winners, stakes)
    if settings.by_equity:
        equity.equity_between_rounds(environment.totals, rules.side_of[environment.dealer], before)
    for side in range(rules.sides):
        points[side] = OUTRIGHT_WORTH if winners >> side & 1 else 0
    for side in range(rules.sides):
        if settings.by_equity:
            environment.gained[side] = <float>(stakes[side] - before[side])
        else:
            environment.gained[side] = against_others(points, side, rules.sides)
    environment.rewarded = environment.over = True
