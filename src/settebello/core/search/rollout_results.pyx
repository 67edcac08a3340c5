# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The results of the worlds of a rollout, and the means and errors over them.

The results of a world are stored together: action ``n`` in world ``w`` has the number ``w * actions + n``.
"""

from libc.math cimport sqrt
from libc.string cimport memset

from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.kernel.structs cimport IS_OVER, LINES, Ruleset, State
from settebello.core.search.context cimport SearchContext


cdef void score_world(const SearchContext *context, const State *state, WorldResult *result) noexcept nogil:
    """Fill the margins in the score lines of a round that is over."""
    cdef const Ruleset *rules = context.rules
    cdef Score score
    cdef int side, line, total
    memset(result.lines, 0, sizeof(result.lines))
    if state.phase != IS_OVER:
        return
    score_state(rules, state, &score)
    for line in range(LINES):
        total = 0
        for side in range(rules.sides):
            total += score.points[side][line]
        result.lines[line] = rules.sign * (
            score.points[context.side][line]
            - (total - score.points[context.side][line]) / <float>(rules.sides - 1)
        )


cdef tuple summarize(const SearchContext *context, const WorldResult *results, int worlds, int actions):
    """The weight of the worlds, which are the samples of ``context``; then for each action what
    :meth:`settebello.core.search.rollouts.Rollouts.evaluate` returns."""
    cdef double weight = 0
    cdef int n, best = 0
    for n in range(worlds):
        weight += context.samples[n].weight
    rows = []
    for n in range(actions):
        rows.append(means_of(context, &results[n], worlds, actions, weight))
        objective = 0 if context.equity == NULL else 1
        if rows[n][objective] > rows[best][objective]:
            best = n
    found = []
    for n in range(actions):
        margin, equity, swept, lines = rows[n]
        apart = errors_of(context, &results[n], &results[best], worlds, actions, weight)
        alone = errors_of(context, &results[n], NULL, worlds, actions, weight)
        found.append((margin, equity, *alone, *apart, swept, lines))
    return weight, found


cdef tuple means_of(
    const SearchContext *context, const WorldResult *results, int worlds, int stride, double weight
):
    """The means of one action, whose results are ``stride`` apart."""
    cdef double margin = 0, equity = 0, swept = 0, share
    cdef double lines[LINES]
    cdef int n, line
    memset(lines, 0, sizeof(lines))
    for n in range(worlds):
        share = context.samples[n].weight / weight
        margin += share * results[n * stride].values.margin
        equity += share * results[n * stride].values.equity
        swept += share * results[n * stride].swept
        for line in range(LINES):
            lines[line] += share * results[n * stride].lines[line]
    return margin, equity, swept, tuple([lines[line] for line in range(LINES)])


cdef tuple errors_of(
    const SearchContext *context, const WorldResult *results, const WorldResult *others, int worlds, int stride,
    double weight
):
    """The standard errors of the means, or of their differences to ``others``: by linearization, since the weights
    of the worlds are random too."""
    cdef double margin, equity, share, mean_margin = 0, mean_equity = 0, of_margin = 0, of_equity = 0
    cdef int n, again
    for again in range(2):
        for n in range(worlds):
            share = context.samples[n].weight / weight
            margin, equity = results[n * stride].values.margin, results[n * stride].values.equity
            if others != NULL:
                margin -= others[n * stride].values.margin
                equity -= others[n * stride].values.equity
            if again:
                of_margin += (share * (margin - mean_margin)) ** 2
                of_equity += (share * (equity - mean_equity)) ** 2
            else:
                mean_margin += share * margin
                mean_equity += share * equity
    if worlds < 2:
        return float("inf"), float("inf")
    scale = worlds / (worlds - 1.0)
    return sqrt(scale * of_margin), sqrt(scale * of_equity)
