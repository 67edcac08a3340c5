# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).

Each iteration samples a determinization, descends one tree of action sequences by UCB with availability counts, plays
the round out (mostly with the greedy policy) and adds a reward to every action on the path: 0.5 + point difference / 10
for the side that took it, clipped to 0 to 1.
"""

from libc.math cimport log, sqrt
from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memset

from settebello.errors import IllegalAction

from settebello.core.kernel.action cimport action_of
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.hidden_cards cimport HiddenCards
from settebello.core.kernel.rng cimport random_below
from settebello.core.search.clock cimport MONOTONIC_TIME, THREAD_TIME, Clock, seconds_on
from settebello.core.kernel.structs cimport IS_OVER, MAX_CARDS, MAX_SIDES, NOBODY, Actions, Ruleset, State
from settebello.core.search.playout_policy cimport greedy_action
from settebello.core.kernel.round cimport Round
from settebello.core.kernel.scoring cimport Score, score_state
from settebello.core.kernel.turn cimport apply_action, legal_actions
from settebello.core.search.determinization cimport determinize

cdef enum:
    NONE = -1
    MAX_PATH = 128
    CLOCK_INTERVAL = 16

cdef struct Node:
    uint64_t code
    int side
    int first_child
    int next_sibling
    int visits
    int available
    double reward

cdef struct Tree:
    Node *nodes
    int count
    int room


cdef int add_node(Tree *tree, uint64_t code, int side) noexcept nogil:
    """The index of a new node; NONE when out of memory."""
    cdef Node *nodes
    if tree.count == tree.room:
        nodes = <Node *>realloc(tree.nodes, <size_t>(2 * tree.room + 1024) * sizeof(Node))
        if nodes == NULL:
            return NONE
        tree.nodes = nodes
        tree.room = 2 * tree.room + 1024
    memset(&tree.nodes[tree.count], 0, sizeof(Node))
    tree.nodes[tree.count].code = code
    tree.nodes[tree.count].side = side
    tree.nodes[tree.count].first_child = tree.nodes[tree.count].next_sibling = NONE
    tree.count += 1
    return tree.count - 1


cdef int child_of(const Tree *tree, int parent, uint64_t code) noexcept nogil:
    cdef int child = tree.nodes[parent].first_child
    while child != NONE and tree.nodes[child].code != code:
        child = tree.nodes[child].next_sibling
    return child


cdef int expand(Tree *tree, int parent, uint64_t code, int side) noexcept nogil:
    cdef int child = add_node(tree, code, side)
    if child != NONE:
        tree.nodes[child].next_sibling = tree.nodes[parent].first_child
        tree.nodes[parent].first_child = child
        tree.nodes[child].available = 1
    return child


cdef int best_by_ucb(Tree *tree, int parent, const Actions *legal, double exploration) noexcept nogil:
    """The legal child with the highest UCB; all legal children count as available once more."""
    cdef int n, child, best = NONE
    cdef double value, best_value = -1
    cdef Node *node
    for n in range(legal.count):
        child = child_of(tree, parent, legal.codes[n])
        node = &tree.nodes[child]
        node.available += 1
        value = node.reward / node.visits + exploration * sqrt(log(<double>node.available) / node.visits)
        if value > best_value:
            best, best_value = child, value
    return best


cdef int untried(Tree *tree, int parent, const Actions *legal, uint64_t *seed) noexcept nogil:
    """The index in ``legal`` of a random action without a node; NONE if all have one."""
    cdef int n, found = NONE
    cdef uint64_t seen = 0
    for n in range(legal.count):
        if child_of(tree, parent, legal.codes[n]) == NONE:
            seen += 1
            if random_below(seed, seen) == 0:
                found = n
    return found


cdef void play_out(
    const Ruleset *rules, const uint8_t *order, State *state, Actions *buffer, double greedy, uint64_t *seed
) noexcept nogil:
    cdef uint64_t share = <uint64_t>(greedy * 65536)
    legal_actions(rules, state, buffer)
    while buffer.count:
        if random_below(seed, 65536) < share:
            apply_action(rules, order, state, greedy_action(rules, state, buffer))
        else:
            apply_action(rules, order, state, buffer.codes[random_below(seed, buffer.count)])
        legal_actions(rules, state, buffer)


cdef void rewards_of(const Ruleset *rules, const State *state, double *rewards) noexcept nogil:
    """The rewards by side, from 0 to 1: 0.5 plus a tenth of its lead in points over the best other side; if the lowest
    total wins, the lead is reversed."""
    cdef Score score
    cdef int side, other, rival
    for side in range(rules.sides):
        rewards[side] = 0.5
    if state.phase != IS_OVER:
        return
    score_state(rules, state, &score)
    for side in range(rules.sides):
        rival = -1000
        for other in range(rules.sides):
            if other != side:
                rival = max(rival, rules.sign * score.total[other])
        rewards[side] = min(1.0, max(0.0, 0.5 + (rules.sign * score.total[side] - rival) / 10.0))
        if score.outright != NOBODY:
            rewards[side] = 1.0 if score.outright == side else 0.0


cdef void iterate(
    const Ruleset *rules, const State *root, const uint8_t *root_order, const HiddenCards *hidden, Tree *tree,
    Actions *buffer, double exploration, double greedy, uint64_t *seed
) noexcept nogil:
    cdef State state
    cdef uint8_t order[MAX_CARDS]
    cdef int path[MAX_PATH]
    cdef double rewards[MAX_SIDES]
    cdef int length = 1, node = 0, place, n
    determinize(hidden, root, root_order, &state, order, seed)
    path[0] = 0
    legal_actions(rules, &state, buffer)
    while buffer.count and length < MAX_PATH:
        place = untried(tree, node, buffer, seed)
        if place == NONE:
            node = best_by_ucb(tree, node, buffer, exploration)
        else:
            for n in range(buffer.count):
                if child_of(tree, node, buffer.codes[n]) != NONE:
                    tree.nodes[child_of(tree, node, buffer.codes[n])].available += 1
            node = expand(tree, node, buffer.codes[place], rules.side_of[state.turn])
        if node == NONE:
            break
        path[length] = node
        length += 1
        apply_action(rules, order, &state, tree.nodes[node].code)
        if place != NONE:
            break
        legal_actions(rules, &state, buffer)
    play_out(rules, order, &state, buffer, greedy, seed)
    rewards_of(rules, &state, rewards)
    for n in range(length):
        tree.nodes[path[n]].visits += 1
        tree.nodes[path[n]].reward += rewards[tree.nodes[path[n]].side]


VISIBILITIES = ("own", "hands", "all")


def search(
    Round position not None,
    int seat,
    int iterations,
    uint64_t seed,
    *,
    double seconds=0,
    bint processor_time=False,
    double deadline=0,
    visibility="own",
    double exploration=0.4,
    double greedy=0.7,
):
    """Search for the best action of ``seat``, whose turn it must be.

    Args:
        position: a position that looks to the seat like its own; the cards that it cannot see are sampled.
        seat: the seat to decide.
        iterations: the number of playouts, 1 or more.
        seed: the same seed gives the same result.
        seconds: time budget; 0 for no limit.
        processor_time: whether ``seconds`` are processor time of this thread.
        deadline: a moment of :func:`time.monotonic` when the search ends in any case; 0 for none.
        visibility: ``own``: what the seat may know; ``hands``: all hands; ``all``: the stock too. More than the first
            is cheating, for measurements only.
        exploration: the constant of the UCB formula.
        greedy: the share of greedy actions in playouts; the others are random.

    Returns:
        The actions tried, the most visited first, each with its visits and its mean reward (0 to 1; 0.5 is a tie).

    Raises:
        IllegalAction: it is not the seat's turn, or ``iterations`` is less than one.
    """
    cdef const Ruleset *rules = &position.compiled.ruleset
    cdef HiddenCards hidden
    cdef Tree tree
    cdef Actions buffer
    cdef int n, child
    cdef Clock clock = THREAD_TIME if processor_time else MONOTONIC_TIME
    cdef double budget_end = seconds_on(clock) + seconds
    if position.turn != seat:
        raise IllegalAction(f"Seat {seat} has nothing to decide now.")
    if iterations < 1:
        raise IllegalAction(f"A search of {iterations} iterations cannot choose: give 1 or more.")
    memset(&tree, 0, sizeof(Tree))
    memset(&buffer, 0, sizeof(Actions))
    position.find_hidden_cards(seat, VISIBILITIES.index(visibility), 0, &hidden)
    with nogil:
        add_node(&tree, 0, 0)
        for n in range(iterations):
            if n % CLOCK_INTERVAL == 0 and n and (
                (seconds and seconds_on(clock) > budget_end) or (deadline and seconds_on(MONOTONIC_TIME) > deadline)
            ):
                break
            iterate(rules, &position.state, position.order, &hidden, &tree, &buffer, exploration, greedy, &seed)
    found = []
    child = tree.nodes[0].first_child
    while child != NONE:
        node = tree.nodes[child]
        found.append((action_of(node.code), node.visits, node.reward / max(node.visits, 1)))
        child = node.next_sibling
    free(tree.nodes)
    release(&buffer)
    return sorted(found, key=lambda entry: (-entry[1], str(entry[0])))
