# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Depth-limited expectimax over sampled worlds, with a model of the other seats and a learned value at the end.

The worlds of a node look the same to the searching seat. At its own nodes one choice is made for all of them, so that
it never uses what it cannot know; at the others' nodes each world goes on with the actions that its hand makes likely,
and the worlds are grouped anew by what was played. Worlds are weighed by how likely the others' plays of this deal were.
"""

from libc.math cimport INFINITY, exp, sqrt
from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport calloc, free, realloc
from libc.string cimport memcpy, memset
from posix.time cimport clockid_t

from settebello.errors import IllegalAction

from settebello.core.action cimport action_of
from settebello.core.chance cimport draw, shuffle
from settebello.core.clock cimport clock_of, seconds_on
from settebello.core.compiled cimport CompiledRules, compiled
from settebello.core.features cimport FEATURES, Sight, hand_value, look, sight_value
from settebello.core.layout cimport (
    CARD_SHIFT,
    IN_PLAY,
    IS_OVER,
    KIND_SHIFT,
    MAX_CARDS,
    MAX_SEATS,
    TAKE,
    Actions,
    Ruleset,
    State,
    lowest,
)
from settebello.core.equity cimport SURE, Prospect, RoundEquity, worth_at_end, worth_of_lead
from settebello.core.points cimport final_for, gained_by, lead
from settebello.core.round cimport Past, Round
from settebello.core.solver cimport Search, end_search, solve_state, start_search
from settebello.core.transpositions cimport WIDEST, Table, close_table, open_table
from settebello.core.turn cimport act, legal_actions, release
from settebello.core.worlds cimport (
    SEES_OWN,
    Hidden,
    Shoe,
    cards_at,
    deal_hands,
    first_places,
    hidden_from,
    new_shoe,
    next_places,
    only_hidden_hand,
    ways,
)

cdef enum:
    DEEPEST = 44
    MOST_LEGAL = 512
    NONE = -1
    MEMOS = 4096
    EXACT_TABLE_BITS = 14
    FIRST_BATCH = 4
    LARGEST_BATCH = 512
    LEAST_BATCHES = 5

cdef double UNSURE = 1.5
"""How much longer than foreseen a look at every hand may take."""
cdef double NO_DOUBT = 5
"""In standard errors of the difference to any other action."""

cdef struct World:
    uint64_t hands[MAX_SEATS]
    float weight

cdef struct Tuning:
    float model_temperature
    float belief_temperature
    float belief_floor
    float drop_below
    float drop_world
    int plies
    bint sample_others
    int belief_plays
    int exact_deals

cdef struct Memo:
    uint64_t where
    uint64_t whose
    float value
    bint known

# A position after a play as all see it: its value but for the hand, and what is needed to add a hand.
cdef struct Seen:
    Sight sight
    float value

# The actions met at a node of another seat, each with what follows from it publicly.
cdef struct Branch:
    uint64_t code
    State after
    float gain
    Seen seen
    int count
    int start

cdef struct Going:
    int world
    int branch
    float weight

# Room for one depth of the search, kept from node to node.
cdef struct Level:
    Actions legal
    Branch *branches
    int branch_room
    Going *going
    int going_room

cdef struct Hunt:
    const Ruleset *rules
    const uint8_t *order
    const float *weights
    const Prospect *prospect
    Tuning tuning
    int seat
    int side
    int deal
    World *worlds
    int room
    Level levels[DEEPEST]
    clockid_t clock
    double deadline
    bint late
    int looks
    uint64_t seed
    Shoe shoe
    Table table
    Search search
    Memo *memos

cdef inline uint64_t without(uint64_t hand, uint64_t code) noexcept nogil:
    return hand & ~(<uint64_t>1 << (code >> CARD_SHIFT & 63))


cdef void see(const Hunt *hunt, const State *after, int side, Seen *seen) noexcept nogil:
    """The value for ``side``, which has just played, but for its hand; the true one when the round is over."""
    if after.phase == IS_OVER:
        seen.value = final_for(hunt.rules, after, side)
        return
    look(hunt.rules, after, side, &seen.sight)
    seen.value = sight_value(hunt.weights, &seen.sight)


cdef inline float value_with(const Hunt *hunt, const State *after, const Seen *seen, uint64_t hand) noexcept nogil:
    if after.phase == IS_OVER:
        return seen.value
    return seen.value + hand_value(hunt.rules, hunt.weights, &seen.sight, hand)


cdef bint make_room(Hunt *hunt, int wanted) noexcept nogil:
    cdef World *worlds
    if wanted <= hunt.room:
        return True
    worlds = <World *>realloc(hunt.worlds, <size_t>(2 * wanted) * sizeof(World))
    if worlds == NULL:
        return False
    hunt.worlds = worlds
    hunt.room = 2 * wanted
    return True


cdef inline float worth(const Hunt *hunt, const State *after, float to_come) noexcept nogil:
    """What a position is worth to the searching side that expects so many points more than the others: those points,
    or the equity of the game. Points made since the root are counted as they come; an equity needs all of them."""
    if hunt.prospect == NULL:
        return to_come
    return worth_of_lead(hunt.prospect, after.plays, lead(hunt.rules, after, hunt.side) + to_come)


cdef inline float worth_over(const Hunt *hunt, const State *after) noexcept nogil:
    """The same of a round that is over."""
    if hunt.prospect == NULL:
        return final_for(hunt.rules, after, hunt.side)
    return worth_at_end(hunt.prospect, hunt.rules, after)


cdef inline float counted(const Hunt *hunt, float gain) noexcept nogil:
    """What has been gained on the way, where it is counted as it comes."""
    return gain if hunt.prospect == NULL else 0


cdef float leaf(Hunt *hunt, const State *after, int mover, const Seen *seen, int start, int count) noexcept nogil:
    """The weighted sum of the worth of these worlds for the searching side, ``mover`` having just played."""
    cdef float total = 0, value
    cdef int n, looker = mover
    cdef float sign = 1
    cdef Seen mine
    cdef const Seen *look = seen
    if after.phase == IS_OVER:
        return weight_of(hunt, start, count) * worth_over(hunt, after)
    if hunt.rules.side_of[mover] != hunt.side:
        if hunt.rules.sides == 2:
            sign = -1
        else:  # three sides: the position as the searching side sees it
            see(hunt, after, hunt.side, &mine)
            look, looker = &mine, hunt.seat
    for n in range(start, start + count):
        value = sign * value_with(hunt, after, look, hunt.worlds[n].hands[looker])
        total += hunt.worlds[n].weight * worth(hunt, after, value)
    return total


cdef inline float weight_of(const Hunt *hunt, int start, int count) noexcept nogil:
    cdef float weight = 0
    cdef int n
    for n in range(start, start + count):
        weight += hunt.worlds[n].weight
    return weight


cdef inline bint is_late(Hunt *hunt, int every) noexcept nogil:
    """Whether the time is over; looks at the clock every so many times. What was being counted is then worth
    nothing."""
    hunt.looks += 1
    if hunt.deadline and hunt.looks % every == 0:
        hunt.late |= seconds_on(hunt.clock) > hunt.deadline
    return hunt.late


cdef inline bint before_the_last_deal(const Hunt *hunt, const State *after) noexcept nogil:
    """The last deal has just been dealt, to two seats: what is left is known but for who holds it."""
    return (
        hunt.tuning.exact_deals > 0
        and hunt.rules.seats == 2
        and after.phase != IS_OVER
        and after.deal == hunt.rules.deals - 1
        and hunt.deal == after.deal - 1
    )


cdef float exact_mean(Hunt *hunt, const State *after) noexcept nogil:
    """What the searching side may expect of the last deal: the mean of exact open play, over all ways to deal it or, if
    they are more than ``exact_deals``, over so many of them."""
    cdef uint64_t left = hunt.rules.pack & ~(after.table | after.piles[0] | after.piles[1]), unlisted = left
    cdef float made = 0 if hunt.prospect == NULL else lead(hunt.rules, after, 0)
    cdef float sign = 1 if hunt.side == 0 else -1
    cdef uint64_t where = after.table | after.piles[1], whose = (after.piles[0] | after.piles[1]) | (
        <uint64_t>(after.last_side + 1) << 40 | <uint64_t>(<int>made + 128) << 44
    )
    cdef Memo *memo = &hunt.memos[((where * <uint64_t>0x9E3779B97F4A7C15) ^ (whose * <uint64_t>0xBF58476D1CE4E5B9)) >> 52]
    cdef uint8_t cards[MAX_CARDS]
    cdef State dealt
    cdef int count = 0, deals = hunt.tuning.exact_deals, n, each = hunt.rules.hands[after.deal]
    cdef float total = 0, value
    cdef uint64_t seed = where ^ whose, places = 0
    cdef bint every
    if memo.known and memo.where == where and memo.whose == whose:
        return memo.value
    if is_late(hunt, 1):
        return 0
    while unlisted:
        cards[count] = <uint8_t>lowest(unlisted)
        count += 1
        unlisted &= unlisted - 1
    every = ways(count, each) <= <uint64_t>deals
    if every:
        deals = <int>ways(count, each)
    for n in range(deals):
        places = next_places(places) if every and n else first_places(each)
        if not every:
            shuffle(cards, count, &seed)
        dealt = after[0]
        dealt.hands[0] = cards_at(cards, places)
        dealt.hands[1] = left & ~dealt.hands[0]
        hunt.table.age += 1
        value = sign * (made + solve_state(&hunt.search, &dealt, -WIDEST, WIDEST, 0))
        total += value if hunt.prospect == NULL else worth_of_lead(hunt.prospect, SURE, value)
    memo.where, memo.whose, memo.known = where, whose, True
    memo.value = total / deals
    return memo.value


cdef bint ends_here(const Hunt *hunt, const State *after, int depth) noexcept nogil:
    return after.phase != IN_PLAY or after.deal != hunt.deal or depth >= hunt.tuning.plies


cdef float follow(
    Hunt *hunt, const State *after, int mover, const Seen *seen, int start, int count, int end, int depth
) noexcept nogil:
    """What comes after an action, as a weighted sum over the worlds ``start`` to ``start + count``."""
    if is_late(hunt, 16):
        return 0
    if ends_here(hunt, after, depth):
        if before_the_last_deal(hunt, after):
            return weight_of(hunt, start, count) * exact_mean(hunt, after)
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
    if known[0] == level.branch_room and not more_branches(level):
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


cdef bint more_branches(Level *level) noexcept nogil:
    cdef Branch *branches = <Branch *>realloc(level.branches, <size_t>(2 * level.branch_room + 16) * sizeof(Branch))
    if branches == NULL:
        return False
    level.branches = branches
    level.branch_room = 2 * level.branch_room + 16
    return True


cdef bint room_to_go(Level *level, int wanted) noexcept nogil:
    cdef Going *going
    if wanted <= level.going_room:
        return True
    going = <Going *>realloc(level.going, <size_t>(2 * wanted) * sizeof(Going))
    if going == NULL:
        return False
    level.going = going
    level.going_room = 2 * wanted
    return True


cdef int likely(float *chances, int count, float temperature, float drop_below) noexcept nogil:
    """Worths to chances: softmax, what is unlikely dropped; how many are left."""
    cdef float best = chances[0], total = 0
    cdef int n, kept = 0
    for n in range(count):
        best = max(best, chances[n])
    for n in range(count):
        chances[n] = <float>exp((chances[n] - best) / temperature)
        total += chances[n]
    for n in range(count):
        if chances[n] < drop_below * total:
            chances[n] = 0
    total = 0
    for n in range(count):
        total += chances[n]
        kept += chances[n] > 0
    for n in range(count):
        chances[n] /= total
    return kept


cdef int sampled(const float *chances, int count, uint64_t *seed) noexcept nogil:
    cdef float at = draw(seed, 1 << 24) / <float>(1 << 24)
    cdef int n
    for n in range(count):
        at -= chances[n]
        if at < 0 and chances[n] > 0:
            return n
    for n in range(count - 1, -1, -1):
        if chances[n] > 0:
            return n
    return 0


cdef int go_on(Hunt *hunt, Level *level, const State *state, int start, int count, int *known) noexcept nogil:
    """For each world the actions that its hand makes likely, in ``level.going``; how many there are."""
    cdef State theirs = state[0]
    cdef float chances[MOST_LEGAL]
    cdef int branches_of[MOST_LEGAL]
    cdef int goings = 0, n, k, options, chosen, kept, mover = state.turn
    cdef Branch *branch
    for n in range(start, start + count):
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
        if not room_to_go(level, goings + kept):
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


# Worlds and beliefs


cdef float likelihood(Hunt *hunt, const Past *past, uint64_t hand, Actions *legal) noexcept nogil:
    """How likely a seat holding ``hand`` was to play as it did."""
    cdef State before = past.state
    cdef State after
    cdef Seen seen
    cdef float chances[MOST_LEGAL]
    cdef int n, mover = before.turn, side = hunt.rules.side_of[mover], options, chosen = -1
    before.hands[mover] = hand
    legal_actions(hunt.rules, &before, legal)
    options = min(legal.count, MOST_LEGAL)
    for n in range(options):
        after = before
        act(hunt.rules, hunt.order, &after, legal.codes[n])
        see(hunt, &after, side, &seen)
        chances[n] = gained_by(hunt.rules, &before, &after, side)
        chances[n] += value_with(hunt, &after, &seen, without(hand, legal.codes[n]))
        if legal.codes[n] == past.code:
            chosen = n
    if chosen < 0:
        return 0
    likely(chances, options, hunt.tuning.belief_temperature, 0)
    return (1 - hunt.tuning.belief_floor) * chances[chosen] + hunt.tuning.belief_floor / options


cdef void weigh(Hunt *hunt, const Past *past, Py_ssize_t played, World *world, Actions *legal) noexcept nogil:
    """The weight of a world: how likely the others' plays of this deal were, its hands given."""
    cdef uint64_t hands[MAX_SEATS]
    cdef Py_ssize_t n, oldest = max(0, played - hunt.tuning.belief_plays)
    cdef int mover
    memcpy(hands, world.hands, sizeof(hands))
    world.weight = 1
    for n in range(played - 1, oldest - 1, -1):
        if past[n].state.deal != hunt.deal or past[n].state.phase != IN_PLAY:
            return
        mover = past[n].state.turn
        hands[mover] |= <uint64_t>1 << (past[n].code >> CARD_SHIFT & 63)
        if mover != hunt.seat:
            world.weight *= likelihood(hunt, &past[n], hands[mover], legal)


cdef int make_worlds(Hunt *hunt, Round root, const Hidden *hidden, int count, int holder) noexcept nogil:
    """Sample worlds and weigh them, or all of them where only ``holder`` has hidden cards; drop the unlikely ones.
    How many are left."""
    cdef float heaviest = 0
    cdef int n, kept = 0
    cdef uint64_t places = 0
    if not make_room(hunt, count):
        return 0
    for n in range(count):
        if is_late(hunt, 4):
            return 0
        if holder == NONE:
            deal_hands(hidden, &hunt.shoe, hunt.worlds[n].hands, &hunt.seed)
        else:
            places = next_places(places) if n else first_places(hidden.held[holder])
            memcpy(hunt.worlds[n].hands, hidden.shown, sizeof(hidden.shown))
            hunt.worlds[n].hands[holder] |= cards_at(hidden.cards, places)
        hunt.worlds[n].weight = 1
        if hunt.tuning.belief_plays:
            weigh(hunt, root.past, root.played, &hunt.worlds[n], &hunt.levels[DEEPEST - 1].legal)
        heaviest = max(heaviest, hunt.worlds[n].weight)
    for n in range(count):
        if hunt.worlds[n].weight >= hunt.tuning.drop_world * heaviest:
            hunt.worlds[kept] = hunt.worlds[n]
            kept += 1
    return kept


cdef bint beyond_doubt(list means, list batches):
    """Whether one action is so far ahead of every other as to leave no doubt, by how the batches differ."""
    cdef double ahead, spread, size, worlds = sum([size for size, _ in batches])
    if len(batches) < LEAST_BATCHES:
        return False
    values = [value for _, value in means]
    best = values.index(max(values))
    for other in range(len(values)):
        if other == best:
            continue
        ahead, spread = values[best] - values[other], 0
        for size, found in batches:
            spread += size * (found[best][1] - found[other][1] - ahead) ** 2
        if ahead < NO_DOUBT * sqrt(spread / worlds / (len(batches) - 1)):
            return False
    return True


# As Python sees it


cdef class Expectimax:
    """A search with its room, kept from one decision to the next. Not for two threads at once."""

    cdef CompiledRules compiled
    cdef Hunt hunt
    cdef object weights
    cdef Hidden hidden
    cdef int holder
    cdef double hands
    cdef readonly int worlds
    """How many worlds the last decision rests on."""

    def __init__(self, rules, const float[::1] weights):
        self.compiled = compiled(rules)
        if weights.shape[0] != FEATURES:
            raise IllegalAction(f"{weights.shape[0]} weights were given; there are {FEATURES}.")
        memset(&self.hunt, 0, sizeof(Hunt))
        self.weights = weights  # kept alive
        self.hunt.rules, self.hunt.weights = &self.compiled.ruleset, &weights[0]
        self.hunt.memos = <Memo *>calloc(MEMOS, sizeof(Memo))
        if self.hunt.memos == NULL or not open_table(&self.hunt.table, EXACT_TABLE_BITS):
            raise MemoryError

    def __dealloc__(self):
        for depth in range(DEEPEST):
            release(&self.hunt.levels[depth].legal)
            free(self.hunt.levels[depth].branches)
            free(self.hunt.levels[depth].going)
        free(self.hunt.worlds)
        free(self.hunt.memos)
        close_table(&self.hunt.table)

    def decide(
        self,
        Round root not None,
        int seat,
        *,
        uint64_t seed,
        RoundEquity equity=None,
        int worlds=0,
        double seconds=0,
        bint processor_time=False,
        int plies=DEEPEST - 4,
        bint sample_others=False,
        int belief_plays=16,
        int exact_deals=20,
        float model_temperature=0.15,
        float belief_temperature=0.3,
    ):
        cdef Hunt *hunt = &self.hunt
        cdef Tuning *tuning = &hunt.tuning
        if root.turn != seat or root.phase != "play":
            raise IllegalAction(f"Seat {seat} has no card to play now.")
        if worlds < 1 and seconds <= 0:
            raise IllegalAction("A search needs a number of worlds or a time.")
        tuning.model_temperature, tuning.belief_temperature = model_temperature, belief_temperature
        tuning.belief_floor, tuning.drop_below, tuning.drop_world = 0.05, 0.03, 1e-4
        tuning.plies, tuning.sample_others = min(plies, DEEPEST - 4), sample_others
        tuning.belief_plays, tuning.exact_deals = belief_plays, exact_deals
        hunt.order, hunt.seed, self.worlds = root.order, seed, 0
        hunt.prospect = NULL if equity is None else &equity.prospect
        hunt.seat, hunt.side, hunt.deal = seat, hunt.rules.side_of[seat], root.state.deal
        hunt.clock = clock_of(processor_time)
        hunt.deadline, hunt.late = 0, False
        memset(hunt.memos, 0, MEMOS * sizeof(Memo))
        start_search(&hunt.search, hunt.rules, hunt.order, &hunt.table)
        self.count_hands(root)
        if seconds > 0:
            found = self.in_time(root, seconds)
        else:
            found = self.batch(root, worlds) if worlds < self.hands else self.every_hand(root)
        end_search(&hunt.search)
        return found

    cdef void count_hands(self, Round root):
        """What is hidden, and in how many ways where that can be counted out."""
        hidden_from(self.hunt.rules, &root.state, root.order, self.hunt.seat, SEES_OWN, &self.hidden)
        new_shoe(&self.hidden, &self.hunt.shoe)
        self.holder = NONE if self.hunt.tuning.sample_others else only_hidden_hand(&self.hidden)
        self.hands = INFINITY if self.holder == NONE else ways(self.hidden.count, self.hidden.held[self.holder])

    cdef list in_time(self, Round root, double seconds):
        """Ever larger batches while there is time; each counts as many times as it has worlds. As soon as there is time
        for every hand that the other seat may hold, that is the answer; where they cannot be counted out, the batches
        so far are, once they leave no doubt. With no time for any, the values without a search."""
        cdef Hunt *hunt = &self.hunt
        cdef int size = FIRST_BATCH, counted = 0
        cdef double began, now = seconds_on(hunt.clock)
        hunt.deadline = now + seconds
        means = self.glance(root)
        batches = []
        while now < hunt.deadline:
            began = now
            found = self.batch(root, size)
            if hunt.late:
                break
            counted += size
            batches.append((size, found))
            means = [(action, old + size / <double>counted * (new - old)) for (action, old), (_, new) in zip(means, found)]
            now = seconds_on(hunt.clock)
            if now + UNSURE * (now - began) * self.hands / size < hunt.deadline:
                found = self.every_hand(root)
                return means if hunt.late else found
            if self.holder == NONE and size < LARGEST_BATCH and beyond_doubt(means, batches):
                break
            size = min(2 * size, LARGEST_BATCH)
        self.worlds = counted
        return means

    cdef list every_hand(self, Round root):
        return self.look_at(root, <int>self.hands, self.holder)

    cdef list batch(self, Round root, int count):
        return self.look_at(root, count, NONE)

    cdef list glance(self, Round root):
        """The value of each legal action as it stands after it."""
        cdef Hunt *hunt = &self.hunt
        cdef Actions legal
        cdef State after
        cdef Seen seen
        cdef float value
        cdef int n
        memset(&legal, 0, sizeof(Actions))
        legal_actions(hunt.rules, &root.state, &legal)
        values = []
        for n in range(legal.count):
            after = root.state
            act(hunt.rules, hunt.order, &after, legal.codes[n])
            if after.phase == IS_OVER:
                value = worth_over(hunt, &after)
            else:
                see(hunt, &after, hunt.side, &seen)
                value = value_with(hunt, &after, &seen, without(root.state.hands[hunt.seat], legal.codes[n]))
                value = worth(hunt, &after, value)
            value += counted(hunt, gained_by(hunt.rules, &root.state, &after, hunt.side))
            values.append((action_of(legal.codes[n]), value))
        release(&legal)
        return values

    cdef list look_at(self, Round root, int count, int holder):
        """The mean value of each legal action over so many worlds; all of them where ``holder`` alone hides cards."""
        cdef Hunt *hunt = &self.hunt
        cdef Actions legal
        cdef int n, kept
        cdef float weight = 0, value
        memset(&legal, 0, sizeof(Actions))
        legal_actions(hunt.rules, &root.state, &legal)
        values = []
        with nogil:
            kept = make_worlds(hunt, root, &self.hidden, count, holder)
            for n in range(kept):
                weight += hunt.worlds[n].weight
        for n in range(legal.count):
            with nogil:
                value = after_mine(hunt, &root.state, legal.codes[n], 0, kept, kept, 0)
            values.append((action_of(legal.codes[n]), value / weight if weight else 0.0))
        release(&legal)
        self.worlds = count
        return values
