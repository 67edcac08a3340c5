# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""Counting action sequences (perft), and random playouts. Both run without the interpreter lock."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from settebello.core.kernel.validation import MOST_SEED
from settebello.errors import ArgumentError, check_number

from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.deal cimport deal_attempt
from settebello.core.kernel.rng cimport shuffle
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.structs cimport IN_PLAY, IS_OVER, LINES, MAX_CARDS, Actions, Ruleset, State
from settebello.core.kernel.plain_playout cimport plain_playout, reserve_plays
from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.kernel.turn cimport apply_action, legal_actions, playout

MOST_ROUNDS = 10**12


cdef uint64_t count_sequences(
    const Ruleset *rules, const uint8_t *order, const State *state, Actions *levels, int depth
) noexcept nogil:
    """The number of action sequences of length ``depth`` from ``state``; ``levels`` is a buffer for each depth."""
    cdef uint64_t count = 0
    cdef Py_ssize_t n
    cdef State after
    if depth == 0:
        return 1
    cdef Actions *legal = &levels[depth - 1]
    legal_actions(rules, state, legal)
    if depth == 1:
        return legal.count
    for n in range(legal.count):
        after = state[0]
        apply_action(rules, order, &after, legal.codes[n])
        count += count_sequences(rules, order, &after, levels, depth - 1)
    return count


def playouts(rules, rounds, seed):
    """Play random rounds without the interpreter lock.

    Args:
        rules: the rules of the game.
        rounds: the number of rounds to play to the end, 0 or more. Void deals do not count.
        seed: 0 to 2**64 - 1, for the shuffles and the actions.

    Returns:
        The number of actions played.

    Raises:
        RulesError: the rules are inconsistent.
        ArgumentError: the number of rounds or the seed is out of range.

    >>> import settebello
    >>> settebello.playouts(settebello.Rules(), rounds=10, seed=1)
    360
    """
    cdef CompiledRules known = compile_rules(rules)
    cdef Py_ssize_t count = check_number(rounds, 0, MOST_ROUNDS, "number of rounds")
    cdef uint64_t first = check_number(seed, 0, MOST_SEED, "seed")
    cdef uint8_t order[MAX_CARDS]
    cdef uint64_t played
    for place, card in enumerate(rules.cards):
        order[place] = card
    with nogil:
        played = _playouts(&known.ruleset, order, count, first, NULL, NULL)
    return played


def playout_scores(rules, seed, int[:, ::1] sweeps not None, int[:, :, ::1] lines not None):
    """Play the same random rounds as :func:`playouts` with that seed, and store their scores.

    Args:
        rules: the rules of the game.
        seed: 0 to 2**64 - 1, for the shuffles and the actions.
        sweeps: int32[rounds, sides], filled with the number of sweeps.
        lines: int32[rounds, sides, 12], filled with the points of each line
            (:data:`settebello.rules.scores.LINES`).

    Raises:
        RulesError: the rules are inconsistent.
        ArgumentError: the seed is out of range, or an array has the wrong shape.
    """
    cdef CompiledRules known = compile_rules(rules)
    cdef uint8_t order[MAX_CARDS]
    cdef uint64_t first = check_number(seed, 0, MOST_SEED, "seed")
    cdef Py_ssize_t rounds = sweeps.shape[0]
    cdef int sides = known.ruleset.sides
    if sweeps.shape[1] != sides or (lines.shape[0], lines.shape[1], lines.shape[2]) != (rounds, sides, LINES):
        raise ArgumentError(f"Sweeps and lines are arrays of shapes {(rounds, sides)} and {(rounds, sides, LINES)}.")
    for place, card in enumerate(rules.cards):
        order[place] = card
    if rounds:
        with nogil:
            _playouts(&known.ruleset, order, rounds, first, &sweeps[0, 0], &lines[0, 0, 0])


cdef uint64_t _playouts(
    const Ruleset *rules, uint8_t *order, Py_ssize_t rounds, uint64_t seed, int *sweeps, int *lines
) noexcept nogil:
    """Play random rounds, and return the number of actions; with ``sweeps`` and ``lines``, also store the scores."""
    cdef State state
    cdef Score score
    cdef Actions buffer
    cdef uint64_t played = 0
    cdef int side, attempt = 0
    cdef bint plain
    memset(&buffer, 0, sizeof(buffer))
    plain = rules.plain and reserve_plays(&buffer)
    while rounds > 0:
        shuffle(order, rules.pack_size, &seed)
        attempt += 1
        deal_attempt(rules, order, rules.seats - 1, attempt, &state)
        if plain and state.phase == IN_PLAY:
            played += plain_playout(rules, order, &state, buffer.codes, &seed)
        else:
            played += playout(rules, order, &state, &buffer, &seed)
        if state.phase == IS_OVER:
            score_state(rules, &state, &score)
            rounds -= 1
            attempt = 0
            if sweeps != NULL:
                for side in range(rules.sides):
                    sweeps[side] = state.sweeps[side]
                    memcpy(&lines[LINES * side], score.points[side], LINES * sizeof(int))
                sweeps += rules.sides
                lines += LINES * rules.sides
    release(&buffer)
    return played
