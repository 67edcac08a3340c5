# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""The flat encoding: a number for every action that the rules could ever allow, if there are not too many."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from settebello.errors import IllegalAction, RulesError

from settebello.core.kernel.action cimport Action, action_of
from settebello.core.kernel.action_list cimport release, reserve
from settebello.core.kernel.compiled_rules cimport compile_rules
from settebello.core.kernel.structs cimport (
    CARD_SHIFT,
    CLAIM,
    DECLARE,
    KEEP,
    KIND_SHIFT,
    MAX_CARDS,
    PASS,
    PLACE,
    Actions,
    Ruleset,
    lowest,
)
from settebello.core.kernel.turn cimport generate_captures

MOST_ACTIONS = 20_000
cdef uint64_t ONE = 1


cdef object append(Actions *actions, uint64_t code):
    if actions.count == actions.capacity and not reserve(actions, 2 * actions.capacity + 1024):
        raise MemoryError
    actions.codes[actions.count] = code
    actions.count += 1


cdef class FlatEncoding:
    """A number for every action of a game, from 0: each card laid, each card with each set that it could ever take, and
    the other actions that the game has.

    Args:
        rules: the rules of the game.

    Raises:
        RulesError: there are more than 20,000 actions, for example because an ace takes every card on the table.

    >>> import settebello
    >>> flat = FlatEncoding(settebello.variant("scopa").rules(2))
    >>> flat.size, flat.encode(settebello.Action.parse("9Cx4S5B"))
    (16200, 7193)
    >>> flat.decode(7193)
    Action.parse('9Cx4S5B')
    """

    def __cinit__(self, *arguments, **named):
        memset(&self.codes, 0, sizeof(Actions))

    def __init__(self, rules):
        cdef Ruleset every, named
        cdef int card, rank
        self.compiled = compile_rules(rules)
        every = self.compiled.ruleset
        every.equal_first = every.fewest = False
        if every.ace_takes_all:
            raise RulesError("Where an ace takes all cards there are too many actions to number; use the staged encoding.")
        for card in range(MAX_CARDS):
            if every.pack >> card & 1:
                append(&self.codes, <uint64_t>card << CARD_SHIFT)
                generate_captures(&every, every.pack & ~(ONE << card), card, False, &self.codes)
                for rank in range(1, every.ranks + 1 if every.matta and every.knocks else 1):
                    named = every.named[rank]
                    named.equal_first = named.fewest = False
                    generate_captures(&named, every.pack & ~(ONE << card), card, False, &self.codes)
            if self.codes.count > MOST_ACTIONS:
                raise RulesError(
                    f"These rules have more than the {MOST_ACTIONS:,} actions that can be numbered; use the staged"
                    " encoding."
                )
        for kind, played in (
            (KEEP, every.cut), (PLACE, every.cut), (DECLARE, every.declarations),
            (PASS, every.declarations and not every.at_turn),
            (CLAIM, every.claiming_out),
        ):
            if played:
                append(&self.codes, <uint64_t>kind << KIND_SHIFT)
        if every.matta and every.knocks:
            for rank in range(1, every.ranks + 1):
                append(&self.codes, <uint64_t>DECLARE << KIND_SHIFT | <uint64_t>lowest(every.matta) << CARD_SHIFT | rank)
        self.sort()

    def __dealloc__(self):
        release(&self.codes)

    def __reduce__(self):
        return FlatEncoding, (self.compiled.rules,)

    cdef object sort(self):
        cdef int n
        for n, code in enumerate(sorted({self.codes.codes[n] for n in range(self.codes.count)})):
            self.codes.codes[n] = code
        self.codes.count = n + 1

    cdef int number_of(self, uint64_t code) noexcept nogil:
        """The number of an action, or -1 if it has none."""
        cdef int low = 0, high = self.codes.count - 1, middle
        while low <= high:
            middle = (low + high) >> 1
            if self.codes.codes[middle] < code:
                low = middle + 1
            elif self.codes.codes[middle] > code:
                high = middle - 1
            else:
                return middle
        return -1

    @property
    def size(self):
        """The number of actions."""
        return self.codes.count

    def encode(self, Action action not None):
        """The number of an action.

        Raises:
            IllegalAction: these rules never allow it.
        """
        cdef int number = self.number_of(action.bits)
        if number < 0:
            raise IllegalAction(f"'{action}' has no number: these rules never allow it.")
        return number

    def decode(self, int number):
        """The action with that number.

        Raises:
            IllegalAction: there is no such action.
        """
        if not 0 <= number < self.codes.count:
            raise IllegalAction(f"There is no action {number}: actions are 0 to {self.codes.count - 1}.")
        return action_of(self.codes.codes[number])
