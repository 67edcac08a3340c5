# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""Questions about cards on a real table, without a round: what a card may take, what piles score."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from settebello.cards import ALL_CARDS
from settebello.cards import CardSet
from settebello.errors import check_number
from settebello.core.kernel.validation import check_card, check_hand, check_named, check_piles, check_position
from settebello.rules.scores import LINES as LINE_KEYS
from settebello.rules.scores import RoundScore, SideScore

from settebello.core.kernel.action cimport Action
from settebello.core.kernel.action_list cimport release
from settebello.core.kernel.compiled_rules cimport CompiledRules, compile_rules
from settebello.core.kernel.declarations cimport declared_points
from settebello.core.kernel.structs cimport CARD_SHIFT, LINES, MAX_SIDES, NOBODY, SUITS, Actions, Ruleset, State
from settebello.core.kernel.scoring cimport Score, score_round
from settebello.core.kernel.turn cimport CaptureScore, generate_captures, may_sweep, score_of_capture

cdef uint64_t CARDS_MASK = (<uint64_t>1 << CARD_SHIFT) - 1


def captures(rules, card, table, named=None, *, bint first=False):
    """The captures that ``card`` can make from ``table``.

    Args:
        rules: the rules of the game.
        card: the card to play.
        table: the cards on the table.
        named: the rank that a knock has given the matta (:attr:`settebello.View.named`), or None if it is an ordinary
            card.
        first: whether it is the first card of the round.

    Returns:
        Every set of cards that it may capture, and whether it may be laid down instead.

    Raises:
        CardError: a card is not in the pack of these rules, the card played is on the table, or there are more cards on
            the table than there can be.
        ArgumentError: ``named`` is not a rank, or these rules have no matta.

    >>> import settebello
    >>> nine, table = settebello.Card.parse("9C"), settebello.CardSet.parse("4S 5B 7D")
    >>> settebello.captures(settebello.Rules(), nine, table)
    ([CardSet.parse('4S 5B')], False)
    """
    cdef CompiledRules known = compile_rules(rules)
    cdef const Ruleset *valid = rules_with(known, named)
    cdef Actions found
    cdef Py_ssize_t n
    table = check_position(rules, card, table)
    memset(&found, 0, sizeof(found))
    generate_captures(valid, table.mask, card, first, &found)
    options = [CardSet.of_mask(found.codes[n] & CARDS_MASK) for n in range(found.count)]
    release(&found)
    return options, not options or rules.capture.optional


def counts_as_sweep(rules, card, *, named=None, bint last_card=False):
    """Whether taking all the cards on the table with ``card`` counts as a sweep.

    Args:
        rules: the rules of the game.
        card: the card to play.
        named: the rank that a knock has given the matta (:attr:`settebello.View.named`), or None if it is an ordinary
            card.
        last_card: whether it is the last card of the round.

    Raises:
        CardError: ``card`` is not a card.
        ArgumentError: ``named`` is not a rank, or these rules have no matta.
    """
    cdef CompiledRules known = compile_rules(rules)
    cdef const Ruleset *valid = rules_with(known, named)
    check_card(card)
    return bool(may_sweep(valid, valid.value[card], last_card))


cdef const Ruleset *rules_with(CompiledRules known, object named) except NULL:
    """The rules while the matta has that rank."""
    if named is None:
        return &known.ruleset
    check_named(known.rules, named)
    return &known.named[named]


def capture_points(rules, Action action, table, chain, *, bint last_card=False):
    """The points that a play would score as a capture, by kind, not counting the points of a sweep: ``fall``,
    ``one-suit``, ``many``, or ``sweep`` (if its points depend on the card).

    Args:
        rules: the rules of the game.
        action: the play.
        table: the cards on the table before it.
        chain: the card just laid, or the cards of the chain of falls (:attr:`settebello.View.chain`).
        last_card: whether it is the last card of the round.

    >>> import settebello
    >>> rules = settebello.variant("scopa").rules(2, {"fall": "2", "many": "1"})
    >>> table = settebello.CardSet.parse("7D 1C 2C")
    >>> capture_points(rules, settebello.Action.parse("7Sx7D"), table, settebello.CardSet.parse("7D"))
    {'fall': 2}
    """
    cdef CompiledRules known = compile_rules(rules)
    cdef State state
    if not known.ruleset.capture_points:
        return {}
    memset(&state, 0, sizeof(State))
    state.table, state.chain = table.mask, chain.mask
    state.plays = known.ruleset.plays - 1 if last_card else 0
    return points_by_kind(score_of_capture(&known.ruleset, &state, action.bits))


def declaration_points(rules, hand, named=None):
    """The points of a hand of three cards when it is declared; 0 if it does not qualify.

    Args:
        rules: the rules of the game.
        hand: the cards.
        named: the rank that the declaration gives the matta, or None if the hand has none.

    Raises:
        CardError: a card is not in the pack of these rules.
        ArgumentError: ``named`` is not a rank, or these rules have no matta.

    >>> import settebello
    >>> cirulla = settebello.variant("cirulla").rules(2)
    >>> hand = settebello.CardSet.parse("7C 1D 1S")
    >>> settebello.declaration_points(cirulla, hand, 1), settebello.declaration_points(cirulla, hand, 5)
    (10, 3)
    """
    cdef CompiledRules known = compile_rules(rules)
    hand = check_hand(rules, hand)
    if named is not None:
        check_named(rules, named)
    if not known.ruleset.declarations or len(hand) != 3:
        return 0
    return declared_points(&known.ruleset, hand.mask, named or 0)


cdef object points_by_kind(CaptureScore score):
    found = {"fall": score.fall, "one-suit": score.one_suit, "many": score.many, "sweep": score.sweep}
    return {kind: points for kind, points in found.items() if points}


def score_piles(rules, piles, sweeps=None, declared=None, captures=None, *, first=0):
    """Score piles from a real table. They need not contain the whole pack.

    Args:
        rules: the rules of the game.
        piles: the captured cards, by side.
        sweeps: the number of sweeps of each side, or None for no sweeps.
        declared: the points for declarations of each side, or None for no points.
        captures: the points for captures of each side, not counting sweeps, or None for no points.
        first: the side that played first; some rules use it to break ties.

    Raises:
        CardError: the number of values is not the number of sides, a card is in two piles or not in the pack, or a
            number of sweeps or points is not from 0 to 999.
        ArgumentError: ``first`` is not a side.

    >>> import settebello
    >>> piles = [settebello.CardSet.parse("7D 1D 2D"), settebello.CardSet.parse("7B")]
    >>> settebello.score_piles(settebello.Rules(), piles, sweeps=[1, 0]).totals
    (4, 0)
    """
    cdef CompiledRules known = compile_rules(rules)
    cdef uint64_t masks[MAX_SIDES]
    cdef int swept[MAX_SIDES]
    cdef int shown[MAX_SIDES]
    cdef int taken[MAX_SIDES]
    cdef int began = check_number(first, 0, rules.sides - 1, "first")
    cdef Score score
    sweeps = [0] * rules.sides if sweeps is None else sweeps
    declared = [0] * rules.sides if declared is None else declared
    captures = [0] * rules.sides if captures is None else captures
    piles, sweeps, declared, captures = check_piles(rules, piles, sweeps, declared, captures)
    for side in range(rules.sides):
        masks[side], swept[side], shown[side] = piles[side].mask, sweeps[side], declared[side]
        taken[side] = captures[side]
    score_round(&known.ruleset, masks, swept, shown, taken, began, &score)
    return score_in_python(&known.ruleset, &score)


cdef object _card_or_none(int card):
    return None if card == NOBODY else ALL_CARDS[card]


cdef object score_in_python(const Ruleset *rules, const Score *score):
    sides = []
    for side in range(rules.sides):
        sides.append(
            SideScore(
                total=score.total[side],
                lines={LINE_KEYS[n]: score.points[side][n] for n in range(LINES) if score.points[side][n]},
                cards=score.cards[side],
                coins=score.coins[side],
                sevens=score.sevens[side],
                sixes=score.sixes[side],
                aces=score.aces[side],
                fives=score.fives[side],
                prime=tuple([_card_or_none(score.prime[side][suit]) for suit in range(SUITS)]),
                prime_value=score.prime_value[side] / 2.0,
                run_up=score.run_up[side],
                run_down=score.run_down[side],
                honours=tuple(CardSet.of_mask(score.honours[side])),
                sweeps_doubled=bool(score.doubled[side]),
            )
        )
    outright, king = (None if side == NOBODY else side for side in (score.outright, score.king))
    won_with = tuple(CardSet.of_mask(score.won_with))
    as_dealt = ("four-equal" if won_with else "misdeals") if score.as_dealt else None
    return RoundScore(sides=tuple(sides), outright=outright, king=king, won_with=won_with, as_dealt=as_dealt)
