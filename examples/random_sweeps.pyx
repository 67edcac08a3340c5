# cython: language_level=3
"""How many sweeps random players make: a program on the public headers of the core (docs/cython.md).

    cythonize -i random_sweeps.pyx
    python -c "import settebello, random_sweeps; print(random_sweeps.sweeps_per_round(settebello.Rules(), 100_000))"
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset

from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.deal cimport start_round
from settebello.core.kernel.rng cimport shuffle
from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.kernel.structs cimport IS_OVER, MAX_CARDS, SWEEPS, Actions, State
from settebello.core.kernel.turn cimport playout


def sweeps_per_round(rules, int rounds, uint64_t seed=1):
    """The points for sweeps that a round brings all sides together, as the mean of random rounds."""
    cdef CompiledRules compiled = compile_rules(rules)
    cdef uint8_t order[MAX_CARDS]
    cdef State state
    cdef Score score
    cdef Actions buffer
    cdef int side, played = 0
    cdef uint64_t sweeps = 0
    memset(&buffer, 0, sizeof(buffer))
    for place, card in enumerate(rules.cards):
        order[place] = card
    with nogil:
        while played < rounds:
            shuffle(order, compiled.ruleset.pack_size, &seed)
            start_round(&compiled.ruleset, order, compiled.ruleset.seats - 1, &state)
            playout(&compiled.ruleset, order, &state, &buffer, &seed)
            if state.phase != IS_OVER:  # a void deal
                continue
            score_state(&compiled.ruleset, &state, &score)
            for side in range(compiled.ruleset.sides):
                sweeps += score.points[side][SWEEPS]
            played += 1
        release(&buffer)
    return sweeps / rounds
