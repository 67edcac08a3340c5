# cython: language_level=3
"""Compiled rules: the tree of :mod:`settebello.rules` flattened once into a C struct."""

from functools import lru_cache

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free

from settebello.cards import ALL_RANKS
from settebello.cards import Card, CardSet, Suit
from settebello.errors import RulesError, not_wanted
from settebello.rules.scores import LINES as LINE_KEYS
from settebello.rules.validation import check
from settebello.rules.card_worth import card_worth
from settebello.rules.vocabulary import DECLARATIONS as DECLARATION_POINTS
from settebello.rules.scoring import SCALES, honour_points
from settebello.rules.vocabulary import DEALER_SWEEPS, Rules, single_cards, suit_needs_all, winning_sets, wins_by_suit

from settebello.core.kernel.structs cimport (
    FIFTEEN,
    NAPOLA,
    NOBODY,
    SWEEPS,
    TIE_FIRST_PLAYER,
    TIE_NOBODY,
    TIE_SPLIT,
    Ruleset,
)

_BARMILA = {"sevens": (7,), "sevens-sixes": (7, 6), "sevens-sixes-aces-fives": (7, 6, 1, 5)}
_TIES = {"nobody": TIE_NOBODY, "split": TIE_SPLIT, "first-player": TIE_FIRST_PLAYER}

cdef enum:
    SEVEN = 7
    MAX_TARGET = 1 << 30  # far above the points of any game, and below the limits of a C integer

_BASIC = Rules()


cdef class CompiledRules:
    """Validated rules and their C struct. Made by :func:`compile_rules`."""

    def __init__(self, rules):
        self.rules = check(rules)
        _cards(&self.ruleset, rules)
        _seats(&self.ruleset, rules)
        _turn(&self.ruleset, rules)
        _capture_points(&self.ruleset, rules)
        _dealt_points(&self.ruleset, rules.dealt_points)
        _scoring(&self.ruleset, rules)
        _prime(&self.ruleset, rules)
        _worths(&self.ruleset, rules)
        _finish(&self.ruleset, rules)
        if rules.matta_card is not None:
            self.name_matta(rules.matta_card)

    cdef int name_matta(self, object matta) except -1:
        """Make the rules with each rank that the matta can be named."""
        cdef int rank
        if self.named == NULL:
            self.named = <Ruleset *>calloc(self.ruleset.ranks + 1, sizeof(Ruleset))
            if self.named == NULL:
                raise MemoryError
        self.ruleset.named = self.named
        for rank in range(1, self.ruleset.ranks + 1):
            self.named[rank] = self.ruleset
            _name(&self.named[rank], matta, self.rules.value(rank), rank == 1)
        return 0

    def __dealloc__(self):
        free(self.named)


@lru_cache(maxsize=4096)
def _cached(rules):
    return CompiledRules(rules)


cpdef CompiledRules compile_rules(object rules):
    """The compiled form of ``rules``, cached.

    Raises:
        RulesError: the rules are inconsistent, or something else was given.
    """
    if not isinstance(rules, Rules):
        raise RulesError(not_wanted(rules, "rules, such as settebello.variant('scopa').rules(),"))
    return _cached(rules)


cdef object _mask(object cards):
    return CardSet(cards).mask


cdef void _cards(Ruleset *to, object rules):
    pack = rules.cards
    to.pack, to.pack_size, to.ranks = pack.mask, len(pack), rules.pack.king
    to.aces = _mask(card for card in pack if card.rank == 1)
    to.kings = _mask(card for card in pack if card.rank == to.ranks)
    to.high = _mask(card for card in pack if card.rank == SEVEN or card.rank > rules.pack.highest_number)
    for card in pack:
        to.value[card] = rules.value(card.rank)
    for suit in Suit:
        to.suit[suit] = _mask(card for card in pack if card.suit == suit)
    for value in range(FIFTEEN + 1):
        to.of_value[value] = _mask(card for card in pack if rules.value(card.rank) == value)
        to.up_to[value] = _mask(card for card in pack if rules.value(card.rank) <= value)


cdef void _seats(Ruleset *to, object rules):
    deal = rules.deal
    to.seats, to.sides = rules.seats, rules.sides
    for seat in range(rules.seats):
        to.side_of[seat] = rules.side_of(seat)
    to.table_cards, to.deals = deal.table, len(deal.hands)
    for number, cards in enumerate(deal.hands):
        to.hands[number] = cards
    to.plays = rules.seats * sum(deal.hands)
    to.redeal_kings = "kings" in deal.redeal
    to.redeal_equal = "equal" in deal.redeal
    to.redeal_aces = "aces" in deal.redeal
    to.redeal_pair = "pair" in deal.redeal
    to.redeal_two_aces = "two-aces" in deal.redeal
    to.redeal_three_high = "three-high" in deal.redeal
    to.cut = deal.cut
    to.dealer_takes = deal.dealer_takes != "none"
    sweeps = DEALER_SWEEPS[deal.dealer_takes]
    to.four_equal_wins, to.misdeals = deal.dealer_wins == "four-equal", deal.misdeals
    to.sweeps_for_low, to.sweeps_for_fifteen, to.sweeps_for_thirty = sweeps.low, sweeps.fifteen, sweeps.thirty


cdef void _name(Ruleset *to, object matta, int value, bint ace):
    """Give the matta another value."""
    cdef uint64_t card = to.matta
    cdef int total
    to.rising = False
    for total in range(FIFTEEN + 1):
        to.of_value[total] = to.of_value[total] & ~card | (card if value == total else 0)
        to.up_to[total] = to.up_to[total] & ~card | (card if value <= total else 0)
    to.aces = to.aces & ~card | (card if ace else 0)
    to.value[<int>matta] = value


cdef uint64_t _bits(int first, int last):
    return (<uint64_t>1 << (last + 1)) - (<uint64_t>1 << first)


cdef void _turn(Ruleset *to, object rules):
    capture = rules.capture
    to.equal = capture.equal
    highest = to.ranks if capture.pictures == "value" else rules.pack.highest_number
    to.sums = _bits(2, highest) if capture.sum else 0
    to.fifteens = _bits(FIFTEEN - highest, 14) if capture.fifteen else 0
    to.summed, to.run = to.up_to[highest], capture.run
    to.equal_first = capture.choice == "equal-first"
    to.fewest = capture.choice == "fewest"
    to.optional = capture.optional
    to.ace_takes_all = capture.ace != "ordinary"
    to.ace_never_sweeps = capture.ace == "no-sweep"
    to.ace_takes_itself = capture.ace_takes_itself
    to.first_ace_powerless, to.first_ace_forbidden = capture.ace_first == "no-power", capture.ace_first == "forbidden"
    to.steal = capture.steal
    to.last_card_sweeps = rules.sweep.last_card
    to.leftover_in_last_deal = rules.leftover == "last-deal"
    to.rising = True
    to.matta = 0 if rules.matta_card is None else _mask([rules.matta_card])
    to.declarations = rules.declarations in DECLARATION_POINTS
    to.knocks = to.declarations and rules.declaring.when != "round"
    to.at_turn = to.declarations and rules.declaring.when == "turn"
    to.adds = rules.declaring.points == "add"
    if to.declarations:
        points = DECLARATION_POINTS[rules.declarations]
        to.bazzica = points.bazzica
        to.bazzica_with_pair = points.bazzica_with_pair
        to.three_of_a_kind = points.three_of_a_kind
        to.low, to.nine, to.row, to.one_suit = points.low, points.nine, points.row, points.one_suit
        to.alone = points.alone
    to.plain = _is_plain(rules)


# The words of the rules that no play within a deal depends on. All others count as words of the play.
_OUTSIDE_PLAYS = {
    "pack.size", "seating.seats", "seating.direction", "deal.table", "deal.hands", "deal.redeal", "deal.cut",
    "deal.dealer_takes", "deal.dealer_wins", "deal.misdeals", "sweep.points", "sweep.last_card", "sweep.doubled_by", "leftover", "scoring.cards",
    "scoring.coins", "scoring.settebello", "scoring.primiera", "scoring.barmila", "scoring.re_bello", "scoring.napola",
    "scoring.scaletta_bassa", "scoring.scaletta_alta", "scoring.scala", "scoring.two_of_clubs", "scoring.card_count",
    "bonus",
    "finish.target", "finish.claiming_out", "finish.double_game", "finish.shut_out", "finish.wins", "finish.lowest",
    "finish.tie", "idiom",
}


cdef dict _words_of_plays(object rules):
    words = {}
    for part in rules.__struct_fields__:
        value = getattr(rules, part)
        for field in getattr(value, "__struct_fields__", ("",)):
            words[f"{part}.{field}".rstrip(".")] = getattr(value, field) if field else value
    return {word: value for word, value in words.items() if word not in _OUTSIDE_PLAYS}


cdef bint _is_plain(object rules):
    """Whether a play within a deal goes as in the basic game. A word that is not known to be outside plays has to be the
    basic game's: so a new word never selects the code for plain rules by itself."""
    return rules.pack.king == _BASIC.pack.king and _words_of_plays(rules) == _words_of_plays(_BASIC)


cdef int _card_worth(object card, object pack):
    """The points of a capture by its card: a number its value, jack 3, horse 4, king 5."""
    return card.rank if card.rank <= pack.highest_number else card.rank - pack.king + 5


cdef void _dealt_points(Ruleset *to, object dealt):
    to.dealt_pair, to.dealt_three, to.dealt_best = dealt.pair, dealt.three, dealt.best
    to.dealt_low, to.dealt_low_pair, to.dealt_points = dealt.low, dealt.low_pair, dealt.scores


cdef void _capture_points(Ruleset *to, object rules):
    points, sweep = rules.capture_points, rules.sweep
    to.falls = len(points.fall)
    for number, worth in enumerate(points.fall):
        to.fall_points[number] = worth
    to.same_suit = points.one_suit != "none"
    to.same_suit_points = 1 if points.one_suit == "one" else 0
    to.same_suit_each = 1 if points.one_suit == "each" else 0
    for card in rules.cards:
        to.same_suit_worth[card] = _card_worth(card, rules.pack) if points.one_suit == "by-card" else 0
        to.sweep_worth[card] = sweep.points * _card_worth(card, rules.pack) if sweep.by_card else 0
    to.many, to.last_card_captures = points.many, points.last_card_scores
    to.capture_points = bool(to.falls or to.same_suit or to.many or (sweep.by_card and sweep.points))


cdef void _scoring(Ruleset *to, object rules):
    lines = rules.scoring
    for number, key in enumerate(LINE_KEYS):
        to.points[number] = getattr(getattr(lines, key, None), "points", 0)
    to.points[SWEEPS] = 0 if rules.sweep.by_card else rules.sweep.points
    to.doubling = _mask(card for card in rules.cards if card.rank == rules.sweep.doubled_by)
    if lines.cards:
        to.cards_at_least, to.extra_for_few_cards = lines.cards.at_least, lines.cards.few
        to.cards_tie = _TIES[lines.cards.tie]
    if lines.card_count:
        to.card_count_from, to.points_for_each_card = lines.card_count.at_least, lines.card_count.each
        to.card_count_even = lines.card_count.even
    if lines.coins:
        to.coins_at_least, to.coins_with_seven = lines.coins.at_least, lines.coins.with_seven
        to.coins_tie = _TIES[lines.coins.tie]
        to.extra_for_all_coins = lines.coins.all
    if lines.barmila:
        to.extra_for_all_sevens = lines.barmila.all
        to.barmila_ranks = len(_BARMILA[lines.barmila.ranks])
        for place, rank in enumerate(_BARMILA[lines.barmila.ranks]):
            to.barmila_rank[place] = rank
    if lines.napola:
        to.points[NAPOLA], to.napola_longest = 1, lines.napola.longest
    if lines.scaletta_bassa:
        to.bassa_longest = lines.scaletta_bassa.longest
    if lines.scaletta_alta:
        to.alta_longest = lines.scaletta_alta.longest
    to.suit_needs_all = suit_needs_all(rules)
    suit = rules.bonus_suit
    to.bonus = to.suit[suit]
    to.settebello = _mask([Card.of(7, suit)])
    _awards(to, rules)
    for rank in ALL_RANKS:
        to.run_step[rank - 1] = _mask([Card.of(rank, suit)]) & to.pack


cdef void _awards(Ruleset *to, object rules):
    """Cards that score by themselves; the cards of a line with the same points are together."""
    groups = {}
    for line, card, points in _card_points(rules):
        groups[line, points] = groups.get((line, points), 0) | _mask([card])
        if points > 0:
            to.all_prizes |= _mask([card])
            to.points_of_prizes += points
        if line == "honours":
            to.honours |= _mask([card])
    to.awards = len(groups)
    for number, ((line, points), cards) in enumerate(groups.items()):
        to.award[number].cards, to.award[number].line = cards, LINE_KEYS.index(line)
        to.award[number].points = points
    to.double_all = rules.scoring.double_all


def _card_points(rules):
    """The line, card and points of each card that scores by itself."""
    lines = rules.scoring
    for line, card in single_cards(rules).items():
        yield line, card, getattr(lines, line).points
    for card, points in honour_points(lines).items():
        yield "honours", card, points


cdef void _prime(Ruleset *to, object rules):
    """The ranks that count, best first; of equal ones the higher rank."""
    line = rules.scoring.primiera
    scale = SCALES[line.scale if line else "standard"]
    counted = sorted(((worth, rank) for rank, worth in zip(ALL_RANKS, scale) if worth is not None), reverse=True)
    to.prime_ranks = len(counted)
    for place, (worth, rank) in enumerate(counted):
        to.prime_rank[place], to.prime_worth[place] = rank, worth
    to.prime_compared = bool(line and line.missing_suit == "compared")


cdef void _worths(Ruleset *to, object rules):
    for card in rules.cards:
        to.worth[card] = int(2 * card_worth(card, rules))


cdef void _finish(Ruleset *to, object rules):
    finish = rules.finish
    to.target = min(finish.target, MAX_TARGET)
    to.claiming_out, to.double_game = finish.claiming_out, finish.double_game
    to.sign = finish.sign
    to.new_game_at_tie = finish.tie == "new-game"
    to.king = _mask([Card.of(to.ranks, rules.bonus_suit)]) if finish.tie == "king" else 0
    sets = winning_sets(rules)
    to.wins, to.win_by_suit = len(sets), int(finish.shut_out) if wins_by_suit(rules) else NOBODY
    for number, cards in enumerate(sets):
        to.win[number] = cards.mask
