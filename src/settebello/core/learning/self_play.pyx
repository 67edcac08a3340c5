# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Rounds of self-play by a linear value (:mod:`settebello.core.evaluation.features`), and the chains of positions that a value is learned from.

A seat's positions after its own plays make a chain; between two of them lies what its side gained on the others. The
play is soft (a small temperature, and now and then a random action); a clearly worse action that was tried cuts the
chain, so that the value is that of good play. The last deal of two seats, where nothing is hidden, cuts it too: what
comes before learns its exact value.
"""

from libc.math cimport exp
from libc.stdint cimport uint64_t
from libc.string cimport memset

from settebello.core.search.alphabeta cimport end_search, solve_state, start_search
from settebello.core.kernel.rng cimport draw, shuffle
from settebello.core.evaluation.features cimport Sight, add_hand, hand_value, look, sight_value
from settebello.core.kernel.structs cimport CARD_SHIFT, IN_DECLARE, IN_PLAY, IS_OVER, Ruleset, State, lowest
from settebello.core.kernel.margin cimport final_for, gained_by
from settebello.core.search.transposition_table cimport WIDEST, close_table, open_table
from settebello.core.kernel.turn cimport act, legal_actions, release, start

cdef enum:
    MOST_LEGAL = 1024
    SOLVED_HAND = 4
    TABLE_BITS = 12

cdef float CUT_BELOW = 0.15


cdef bint open_play(SelfPlay *play, const Ruleset *rules, const float *weights) noexcept nogil:
    """False when memory has run out."""
    cdef uint64_t cards = rules.pack
    cdef int place
    memset(play, 0, sizeof(SelfPlay))
    play.rules, play.weights = rules, weights
    for place in range(rules.pack_size):
        play.order[place] = lowest(cards)
        cards &= cards - 1
    if not open_table(&play.table, TABLE_BITS):
        return False
    start_search(&play.search, rules, play.order, &play.table)
    return True


cdef void close_play(SelfPlay *play) noexcept nogil:
    end_search(&play.search)
    close_table(&play.table)
    release(&play.legal)


cdef inline double chance(uint64_t *seed) noexcept nogil:
    return draw(seed, 1 << 24) / <double>(1 << 24)


cdef int choose(SelfPlay *play, const float *worth, int count) noexcept nogil:
    """Softmax over what the actions are worth, now and then any."""
    cdef float best = worth[0]
    cdef double weight[MOST_LEGAL]
    cdef double total = 0, at
    cdef int n
    if chance(&play.seed) < play.explore:
        return <int>draw(&play.seed, count)
    for n in range(count):
        best = max(best, worth[n])
    for n in range(count):
        weight[n] = exp((worth[n] - best) / play.temperature)
        total += weight[n]
    at = chance(&play.seed) * total
    for n in range(count):
        at -= weight[n]
        if at < 0:
            return n
    return count - 1


cdef inline uint64_t kept(const State *state, uint64_t code) noexcept nogil:
    """What is in the hand of the seat to play once it has played."""
    return state.hands[state.turn] & ~(<uint64_t>1 << (code >> CARD_SHIFT & 63))


cdef void weigh(const SelfPlay *play, int count, float *worth) noexcept nogil:
    """What each play is worth to the seat that decides: what it gains, and the value of what it leaves."""
    cdef const Ruleset *rules = play.rules
    cdef const State *state = &play.state
    cdef State after
    cdef Sight sight
    cdef int n, side = rules.side_of[state.turn]
    for n in range(count):
        after = state[0]
        act(rules, play.order, &after, play.legal.codes[n])
        worth[n] = gained_by(rules, state, &after, side)
        if after.phase == IS_OVER:
            worth[n] += final_for(rules, &after, side)
        else:
            look(rules, &after, side, &sight)
            worth[n] += sight_value(play.weights, &sight)
            worth[n] += hand_value(rules, play.weights, &sight, kept(state, play.legal.codes[n]))


cdef void remember(SelfPlay *play, const State *after, uint64_t code, float gain, float worth, float best) noexcept nogil:
    """The position after a play, in the chain of its seat."""
    cdef Chain *chain = &play.chains[play.state.turn]
    cdef Step *step = &chain.steps[chain.length]
    look(play.rules, after, play.rules.side_of[play.state.turn], &step.sight)
    add_hand(play.rules, &step.sight, kept(&play.state, code))
    step.value = sight_value(play.weights, &step.sight)
    step.reward = chain.since + gain
    step.best = chain.since + best
    step.cut = worth < best - CUT_BELOW
    step.plays = after.plays
    if chain.solved:
        step.cut, step.best = True, chain.exact
        chain.solved = False
    chain.length += 1
    chain.since = 0


cdef void play_step(SelfPlay *play) noexcept nogil:
    """One play."""
    cdef const Ruleset *rules = play.rules
    cdef State after
    cdef float worth[MOST_LEGAL]
    cdef float gain, best
    cdef int n, other, chosen, seat = play.state.turn, count = min(play.legal.count, MOST_LEGAL)
    weigh(play, count, worth)
    best = worth[0]
    for n in range(count):
        best = max(best, worth[n])
    chosen = choose(play, worth, count)
    after = play.state
    act(rules, play.order, &after, play.legal.codes[chosen])
    gain = gained_by(rules, &play.state, &after, rules.side_of[seat])
    if after.phase != IS_OVER:
        remember(play, &after, play.legal.codes[chosen], gain, worth[chosen], best)
    else:
        play.chains[seat].since += gain
    for other in range(rules.seats):
        if other != seat:
            play.chains[other].since += gained_by(rules, &play.state, &after, rules.side_of[other])
    play.state = after


cdef void other_step(SelfPlay *play) noexcept nogil:
    """What can be declared is; the cut is left to chance."""
    cdef State before = play.state
    cdef int seat, n = 0
    if before.phase != IN_DECLARE:
        n = <int>draw(&play.seed, play.legal.count)
    act(play.rules, play.order, &play.state, play.legal.codes[n])
    for seat in range(play.rules.seats):
        play.chains[seat].since += gained_by(play.rules, &before, &play.state, play.rules.side_of[seat])


cdef void solve_last_deal(SelfPlay *play) noexcept nogil:
    """At the start of the last deal: what both seats may expect of it."""
    cdef int seat, value
    play.table.age += 1
    value = solve_state(&play.search, &play.state, -WIDEST, WIDEST, 0)
    for seat in range(2):
        play.chains[seat].exact = play.chains[seat].since + (value if play.rules.side_of[seat] == 0 else -value)
        play.chains[seat].solved = True


cdef bint play_round(SelfPlay *play) noexcept nogil:
    """One round; False where the pack was to be dealt again."""
    cdef const Ruleset *rules = play.rules
    cdef State *state = &play.state
    cdef int deal, seat
    cdef bint solves = rules.seats == 2 and rules.deals > 1 and rules.hands[rules.deals - 1] <= SOLVED_HAND
    shuffle(play.order, rules.pack_size, &play.seed)
    start(rules, play.order, rules.seats - 1, state)
    for seat in range(rules.seats):
        play.chains[seat].length = 0
        play.chains[seat].since = 0
        play.chains[seat].solved = False
    legal_actions(rules, state, &play.legal)
    while play.legal.count:
        deal = state.deal
        if state.phase == IN_PLAY:
            play_step(play)
        else:
            other_step(play)
        if solves and state.deal == rules.deals - 1 and deal < state.deal:
            solve_last_deal(play)
        legal_actions(rules, state, &play.legal)
    return state.phase == IS_OVER
