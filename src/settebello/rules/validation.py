"""Rejects values that cannot be combined, each in a sentence that says why (docs/rules.md#what-cannot-be-combined)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import get_args

import msgspec

from settebello.cards import Card
from settebello.errors import Problem, RulesError, Sentence
from settebello.rules.vocabulary import (
    DECLARATIONS,
    SEATS_WITH_OR_WITHOUT_TEAMS,
    Declaring,
    RedealWhen,
    Rules,
    single_cards,
    winning_sets,
)

_VOCABULARY = Sentence("rules-vocabulary", "A value is not one the rules allow: {detail}.")
_DEAL = Sentence(
    "rules-deal",
    "The deal must use the pack exactly: {table} on the table and {seats} hands of {hands} make {dealt} cards, and the"
    " pack has {size}.",
)
_TEAMS = Sentence(
    "rules-teams",
    "Only four seats can choose: two and three play each for themselves anyway, and six in two teams.",
)
_REDEAL = Sentence(
    "rules-redeal",
    "Each condition for a redeal is named once, in the order kings, equal, aces, pair, two-aces, three-high.",
)
_CUT = Sentence(
    "rules-cut", "The cut needs table cards: with none dealt, the drawn card could not be put on the table."
)
_DEALER_TAKES = Sentence(
    "rules-dealer-takes", "The dealer can take the first table cards only where there are some: deal 4 to the table."
)
_DEALER_WINS = Sentence(
    "rules-dealer-wins", "The first table cards can win for the dealer only where there are some: deal 4 to the table."
)
_MISDEALS = Sentence(
    "rules-misdeals", "Void deals can lose the game only where a deal can be void: deal 4 to the table, and set redeal."
)
_MISDEALS_SIDES = Sentence(
    "rules-misdeals-sides",
    "Where the dealer loses by void deals, there must be one side that wins: play with two sides.",
)
_MISDEALS_CUT = Sentence(
    "rules-misdeals-cut", "Void deals are counted only where no card is drawn before the deal: leave out the cut."
)
_CAPTURES = Sentence("rules-captures", "Something must be able to capture: turn on equal, sum or fifteen.")
_ACE = Sentence("rules-ace", "An ace can take itself only where an ace takes all: set ace to sweep or no-sweep.")
_ACE_FIRST = Sentence(
    "rules-ace-first",
    "An ace as the first card can lack its power only where an ace takes all: set ace to sweep or no-sweep.",
)
_RUN = Sentence("rules-run", "A capture can go on upwards only after an equal card or a sum: turn on equal or sum.")
_FALL = Sentence(
    "rules-fall", "Points for taking the card just laid need captures of equal cards: turn on equal, or set no points."
)
_FALLS = Sentence(
    "rules-falls", "A chain of falls has three at most, for there are four cards of a rank; {count} numbers were given."
)
_STEAL = Sentence("rules-steal", "A pile is stolen by a card that equals its top: turn on equal.")
_STEAL_ALONE = Sentence(
    "rules-steal-alone",
    "Where piles can be stolen, leave out the dealer's capture, points of captures, sweeps by card and declared hands.",
)
_DEALT_BEST = Sentence(
    "rules-dealt-best", "The best hand dealt can take all only where a pair or three of a kind scores."
)
_DEALT_HANDS = Sentence("rules-dealt-hands", "Points for a pair or three of a kind need hands that can hold them.")
_DEALT_LOW = Sentence("rules-dealt-low", "Points for low cards dealt need hands of three cards in every deal.")
_DEALT_LOW_PAIR = Sentence(
    "rules-dealt-low-pair", "A pair among low cards scores more only where low cards score: set low as well."
)
_DEALT_LOW_BEST = Sentence(
    "rules-dealt-low-best", "The best hand dealt is the best of pairs and of three of a kind: leave out low cards."
)
PAIR, THREE = 2, 3
_LAST_CARD_SCORES = Sentence(
    "rules-last-card-scores",
    "The last card can score for what it takes only where captures score: set fall, one_suit or many.",
)
_BY_CARD = Sentence("rules-by-card", "Sweeps that score by card are worth {most} times their card at most.")
_DOUBLED = Sentence(
    "rules-doubled",
    "Sweeps can count twice only where each scores the same points: give sweeps points, and leave out by_card.",
)
_DOUBLED_PACK = Sentence(
    "rules-doubled-pack", "The pack has no card of rank {rank}, so none can make sweeps count twice: choose another."
)
MOST_FALLS = 3
MOST_CARDS_WITH_TEN_RANKS = 40
MOST_BY_CARD = 100
_CARDS = Sentence(
    "rules-cards",
    "The number of cards needed must be from {least} to {most}, so that only one side can reach it; {given} is not (0"
    " means most).",
)
_COINS = Sentence(
    "rules-coins",
    "The number of coins needed must be from {least} to {most}, so that only one side can reach it; {given} is not (0"
    " means most).",
)
_FEW = Sentence("rules-few", "Points for an opponent with few cards need a single opponent: play with two sides.")
_TIE = {
    "cards": Sentence(
        "rules-tie-cards", "Sides can tie only for the most cards: leave the tie to nobody where a number is needed."
    ),
    "coins": Sentence(
        "rules-tie-coins", "Sides can tie only for the most coins: leave the tie to nobody where a number is needed."
    ),
}
_SPLIT = {
    "cards": Sentence("rules-split-cards", "A single point for cards cannot be shared: give 2 or more."),
    "coins": Sentence("rules-split-coins", "A single point for coins cannot be shared: give 2 or more."),
}
_HONOURS = Sentence("rules-honours", "Each honour is named once, in the order of the cards.")
_HONOUR_POINTS = Sentence("rules-honour-points", "An honour is worth something: give {card} points, or leave it out.")
_HONOUR_PACK = Sentence("rules-honour-pack", "The pack has no {card}, so it can score nothing.")
_HONOUR_TWICE = {
    "settebello": Sentence(
        "rules-honour-settebello", "The settebello is a line of its own: take {card} off one of the two."
    ),
    "re_bello": Sentence("rules-honour-re-bello", "Re bello is a line of its own: take {card} off one of the two."),
    "two_of_clubs": Sentence(
        "rules-honour-two", "The two of clubs is a line of its own: take {card} off one of the two."
    ),
}
_DOUBLE_ALL = Sentence(
    "rules-double-all",
    "Nothing could count twice: beside double_all, play cards, coins, primiera or cards that score.",
)
_LOW_RUN = Sentence("rules-low-run", "Napola and scalette cannot both be played: the low sequence is the napola.")
_NAPOLEONE = Sentence(
    "rules-napoleone",
    "The napoleone belongs to a napola of {least} cards or more: a napola of up to {longest} ends there.",
)
_LONGEST = Sentence(
    "rules-longest", "A sequence has {most} cards at most, as many as a suit of the pack; {given} is too many."
)
_PRIMIERA_PACK = Sentence(
    "rules-primiera-pack", "The primiera has no values for a pack of 52: play without it, or with another pack."
)
_NO_TWOS = {
    "napola": Sentence("rules-no-twos-napola", "A pack of 36 has no twos, so it can have no napola."),
    "scaletta_bassa": Sentence("rules-no-twos-bassa", "A pack of 36 has no twos, so it can have no scaletta bassa."),
    "scala": Sentence("rules-no-twos-scala", "A pack of 36 has no twos, so it can have no scala."),
    "two_of_clubs": Sentence("rules-no-twos-two", "A pack of 36 has no twos, so it can have no two of clubs."),
}
_DECLARE = Sentence("rules-declare", "Declarations need hands of three cards in every deal.")
_DECLARING = Sentence(
    "rules-declaring",
    "Hands in a row or of one suit cannot be compared: let each score by itself, at a player's turn or after the deal.",
)
_DECLARING_NONE = Sentence(
    "rules-declaring-none", "Without declarations it cannot be said when hands are declared, and what they score."
)
_MATTA = Sentence(
    "rules-matta",
    "The matta needs something to be wild for: a dealer who takes 15, or declarations at the turn of each player.",
)
_MATTA_CAPTURES = Sentence(
    "rules-matta-captures",
    "The matta captures by its value alone: leave out runs, falls and face cards that take only their equal.",
)
_MATTA_PACK = Sentence(
    "rules-matta-pack", "The matta is named one of ten ranks: do without it in a pack of 52, or choose another pack."
)
_MATTA_ROUND = Sentence(
    "rules-matta-round",
    "The matta can be named only where every declared hand scores: let hands be declared at a player's turn or after"
    " the deal, each for itself, or do without it.",
)
_LOWEST = {
    "claiming_out": Sentence(
        "rules-lowest-claiming",
        "Where the lowest total wins nobody can be certain of having won: play without claiming out.",
    ),
    "double_game": Sentence(
        "rules-lowest-double",
        "Where the lowest total wins a loser is one who has many points: play without the double loss.",
    ),
    "declarations": Sentence(
        "rules-lowest-declarations",
        "Where the lowest total wins nobody would declare a hand: play without declarations.",
    ),
}
_WINS = Sentence("rules-wins", "Each winning set is named once, its cards and the sets in the order of the cards.")
_WINS_PACK = Sentence("rules-wins-pack", "The pack has no {card}, so nobody can take a winning set with it.")
_WINS_APART = Sentence(
    "rules-wins-apart",
    "Two winning sets need a card in common, or two sides could win at once: {first} and {second} have none.",
)
_SCORES = Sentence("rules-scores", "Something must score, or the game could never end.")


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Every reason why these rules cannot work, one sentence each; empty: they can.

    >>> problems(Rules())
    ()
    """
    return tuple(_type_problems(rules)) or tuple(_combination_problems(rules))


def check(rules: Rules) -> Rules:
    """The same rules, if they can work.

    Raises:
        RulesError: they cannot; the message holds every sentence of :func:`problems`.
    """
    found = problems(rules)
    if found:
        raise RulesError(*found)
    return rules


def _type_problems(rules: Rules) -> Iterator[Problem]:
    try:
        msgspec.convert(msgspec.to_builtins(rules), Rules)
    except msgspec.ValidationError as error:
        yield _VOCABULARY(detail=str(error))


def _combination_problems(rules: Rules) -> Iterator[Problem]:
    yield from _deal_problems(rules)
    yield from _capture_problems(rules)
    yield from _sweep_problems(rules)
    yield from _majority_problems(rules)
    yield from _honour_problems(rules)
    yield from _primiera_problems(rules)
    yield from _sequence_problems(rules)
    yield from _declaration_problems(rules)
    yield from _dealt_problems(rules)
    yield from _goal_problems(rules)


def _deal_problems(rules: Rules) -> Iterator[Problem]:
    deal, size = rules.deal, rules.pack.size
    dealt = deal.table + rules.seats * sum(deal.hands)
    if dealt != size:
        hands = " + ".join(map(str, deal.hands)) or "0"
        yield _DEAL(table=deal.table, seats=rules.seats, hands=hands, dealt=dealt, size=size)
    if not rules.seating.teams and rules.seats != SEATS_WITH_OR_WITHOUT_TEAMS:
        yield _TEAMS()
    if deal.redeal != tuple(when for when in get_args(RedealWhen) if when in deal.redeal):
        yield _REDEAL()
    if deal.cut and deal.table == 0:
        yield _CUT()
    if deal.dealer_takes != "none" and deal.table == 0:
        yield _DEALER_TAKES()
    if deal.dealer_wins != "none" and deal.table == 0:
        yield _DEALER_WINS()
    if deal.misdeals:
        yield from _misdeal_problems(rules)


def _misdeal_problems(rules: Rules) -> Iterator[Problem]:
    if rules.deal.table == 0 or not rules.deal.redeal:
        yield _MISDEALS()
    if rules.sides > 2:
        yield _MISDEALS_SIDES()
    if rules.deal.cut:
        yield _MISDEALS_CUT()


def _capture_problems(rules: Rules) -> Iterator[Problem]:
    capture = rules.capture
    if not (capture.equal or capture.sum or capture.fifteen):
        yield _CAPTURES()
    if capture.ace_takes_itself and capture.ace == "ordinary":
        yield _ACE()
    if capture.ace_first == "no-power" and capture.ace == "ordinary":
        yield _ACE_FIRST()
    if capture.run and not (capture.equal or capture.sum):
        yield _RUN()
    if capture.steal:
        yield from _steal_problems(rules)
    yield from _capture_point_problems(rules)


def _steal_problems(rules: Rules) -> Iterator[Problem]:
    if not rules.capture.equal:
        yield _STEAL()
    dealer = rules.deal.dealer_takes != "none"
    if dealer or rules.capture_points.scores or rules.sweep.by_card or rules.declarations != "none":
        yield _STEAL_ALONE()


def _capture_point_problems(rules: Rules) -> Iterator[Problem]:
    fall = rules.capture_points.fall
    if fall and not rules.capture.equal:
        yield _FALL()
    if len(fall) > MOST_FALLS:
        yield _FALLS(count=len(fall))
    if rules.capture_points.last_card_scores and not rules.capture_points.scores:
        yield _LAST_CARD_SCORES()


def _sweep_problems(rules: Rules) -> Iterator[Problem]:
    sweep = rules.sweep
    if sweep.by_card and sweep.points > MOST_BY_CARD:
        yield _BY_CARD(most=MOST_BY_CARD)
    if sweep.doubled_by and not sweep.flat_points:
        yield _DOUBLED()
    if sweep.doubled_by and Card.of(sweep.doubled_by, rules.bonus_suit) not in rules.cards:
        yield _DOUBLED_PACK(rank=sweep.doubled_by)


def _majority_problems(rules: Rules) -> Iterator[Problem]:
    in_suit = rules.pack.size // 4
    for threshold, line, total in (
        (_CARDS, rules.scoring.cards, rules.pack.size),
        (_COINS, rules.scoring.coins, in_suit),
    ):
        if line is not None and line.at_least and not total // 2 < line.at_least <= total:
            yield threshold(least=total // 2 + 1, most=total, given=line.at_least)
    if rules.scoring.cards and rules.scoring.cards.few and rules.sides > 2:
        yield _FEW()
    for name, majority in (("cards", rules.scoring.cards), ("coins", rules.scoring.coins)):
        if majority is not None and majority.tie != "nobody" and majority.at_least:
            yield _TIE[name]()
        elif majority is not None and majority.tie == "split" and majority.points < 2:
            yield _SPLIT[name]()


def _honour_problems(rules: Rules) -> Iterator[Problem]:
    cards = [Card.parse(name) for name, _ in rules.scoring.honours]
    if any(card >= following for card, following in pairwise(cards)):
        yield _HONOURS()
    for card, (name, points) in zip(cards, rules.scoring.honours, strict=True):
        if points == 0:
            yield _HONOUR_POINTS(card=name)
        if card not in rules.cards:
            yield _HONOUR_PACK(card=name)
        yield from (_HONOUR_TWICE[line](card=name) for line, own in single_cards(rules).items() if own == card)
    if rules.scoring.double_all and not _lines_of_one_side(rules):
        yield _DOUBLE_ALL()


def _lines_of_one_side(rules: Rules) -> bool:
    """Whether a line is played that one side alone can score, and that is no penalty."""
    lines = rules.scoring
    played = (lines.cards, lines.coins, lines.settebello, lines.primiera, lines.barmila, lines.re_bello)
    return any(line is not None for line in played) or any(points > 0 for _, points in lines.honours)


def _primiera_problems(rules: Rules) -> Iterator[Problem]:
    if rules.scoring.primiera and rules.pack.size > MOST_CARDS_WITH_TEN_RANKS:
        yield _PRIMIERA_PACK()


def _sequence_problems(rules: Rules) -> Iterator[Problem]:
    lines = rules.scoring
    scalette = lines.scaletta_bassa or lines.scaletta_alta or lines.scala
    if lines.napola and scalette:
        yield _LOW_RUN()
    king = rules.pack.king
    if lines.napola and lines.napola.napoleone and lines.napola.longest < king - 1:
        yield _NAPOLEONE(least=king - 1, longest=lines.napola.longest)
    runs = (lines.napola, lines.scaletta_bassa, lines.scaletta_alta)
    yield from (_LONGEST(most=king, given=run.longest) for run in runs if run and run.longest > king)
    if rules.pack.size < 40:
        yield from (problem() for line, problem in _NO_TWOS.items() if getattr(lines, line) is not None)


def _declaration_problems(rules: Rules) -> Iterator[Problem]:
    if rules.declarations in DECLARATIONS and set(rules.deal.hands) != {3}:
        yield _DECLARE()
    points, compared = DECLARATIONS.get(rules.declarations), rules.declaring.when == "round"
    if points is not None and compared and (points.row or points.one_suit):
        yield _DECLARING()
    if points is None and rules.declaring != Declaring():
        yield _DECLARING_NONE()
    if rules.matta != "none":
        if rules.pack.size > MOST_CARDS_WITH_TEN_RANKS:
            yield _MATTA_PACK()
        if points is not None and compared:
            yield _MATTA_ROUND()
        if rules.capture.run or rules.capture_points.fall or rules.capture.pictures != "value":
            yield _MATTA_CAPTURES()
        if points is None and rules.deal.dealer_takes == "none":
            yield _MATTA()


def _dealt_problems(rules: Rules) -> Iterator[Problem]:
    dealt, most = rules.dealt_points, max(rules.deal.hands, default=0)
    if dealt.best and not dealt.scores:
        yield _DEALT_BEST()
    if (dealt.pair and most < PAIR) or (dealt.three and most < THREE):
        yield _DEALT_HANDS()
    if dealt.low and set(rules.deal.hands) != {THREE}:
        yield _DEALT_LOW()
    if dealt.low_pair and not dealt.low:
        yield _DEALT_LOW_PAIR()
    if dealt.low and dealt.best:
        yield _DEALT_LOW_BEST()


def _lowest_problems(rules: Rules) -> Iterator[Problem]:
    """What makes no sense where the lowest total wins."""
    if not rules.finish.lowest:
        return
    if rules.finish.claiming_out:
        yield _LOWEST["claiming_out"]()
    if rules.finish.double_game:
        yield _LOWEST["double_game"]()
    if rules.declarations != "none":
        yield _LOWEST["declarations"]()


def _set_problems(rules: Rules) -> Iterator[Problem]:
    sets = [[Card.parse(name) for name in cards] for cards in rules.finish.wins]
    ordered = all(card < following for cards in sets for card, following in pairwise(cards))
    if not ordered or any(cards >= following for cards, following in pairwise(sets)):
        yield _WINS()
    yield from (_WINS_PACK(card=str(card)) for cards in sets for card in cards if card not in rules.cards)
    for first, second in combinations(winning_sets(rules), 2):
        if not first & second:
            yield _WINS_APART(first=str(first), second=str(second))


def _goal_problems(rules: Rules) -> Iterator[Problem]:
    yield from _lowest_problems(rules)
    yield from _set_problems(rules)
    lines = msgspec.structs.asdict(rules.scoring)
    scoring = {name for name, line in lines.items() if line} - {"two_of_clubs", "honours", "double_all"}
    prizes = any(points > 0 for _, points in rules.scoring.honours)
    in_play = (
        rules.sweep.points or rules.declarations != "none" or rules.capture_points.scores or rules.dealt_points.scores
    )
    if not scoring and not prizes and not in_play:
        yield _SCORES()
