"""The score of a round (docs/rules.md#scoring), one function a line."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from settebello.cards import Card, Suit
from settebello.rules import Coins, Majority, Rules, Scaletta
from settebello.rules.scores import LINES, RoundScore, SideScore
from tests.oracle.basics import ACE, SEVEN, SIX, TWO, card_of, king, of_rank, of_suit, only_best, pack_cards
from tests.oracle.primiera import barmila_ranks, barmila_winner, prime, prime_value, primiera_winner

Piles = Sequence[Collection[Card]]


def score_piles(
    rules: Rules,
    piles: Piles,
    sweeps: Sequence[int] | None = None,
    declared: Sequence[int] | None = None,
    captures: Sequence[int] | None = None,
    first: int = 0,
) -> RoundScore:
    """Score the piles of all sides; nobody has sweeps, declarations or capture points, and side 0 played first, unless
    told."""
    made = [0] * len(piles) if sweeps is None else list(sweeps)
    said = [0] * len(piles) if declared is None else list(declared)
    took = [0] * len(piles) if captures is None else list(captures)
    sides = tuple(
        side_score(rules, piles, side, sweeps=made[side], declared=said[side], captures=took[side], first=first)
        for side in range(len(piles))
    )
    king_of_coins = Card.of(king(rules), rules.bonus_suit)
    takers = [side for side, pile in enumerate(piles) if king_of_coins in pile and rules.finish.tie == "king"]
    won_with = [cards for side in range(len(piles)) for cards in won_sets(rules, piles, side, first)]
    return RoundScore(
        sides=sides,
        outright=outright_winner(rules, piles, first),
        king=takers[0] if takers else None,
        won_with=tuple(sorted(won_with[0])) if won_with else (),
    )


def side_score(
    rules: Rules, piles: Piles, side: int, *, sweeps: int, declared: int, captures: int, first: int
) -> SideScore:
    """Everything on the score sheet about one side."""
    pile = piles[side]
    lines = line_points(rules, piles, side, sweeps=sweeps, declared=declared, captures=captures, first=first)
    best = prime(rules, pile)
    return SideScore(
        total=sum(lines.values()),
        lines={name: lines[name] for name in LINES if lines[name] != 0},
        cards=len(pile),
        coins=len(of_suit(pile, rules.bonus_suit)),
        sevens=len(of_rank(pile, SEVEN)),
        sixes=len(of_rank(pile, SIX)),
        aces=len(of_rank(pile, 1)),
        fives=len(of_rank(pile, 5)),
        prime=best,
        prime_value=prime_value(rules, best),
        run_up=run_up(rules, pile),
        run_down=run_down(rules, pile),
        honours=tuple(card for card in sorted(pile) if card in honours(rules)),
        sweeps_doubled=doubles_sweeps(rules, pile),
    )


def line_points(
    rules: Rules, piles: Piles, side: int, *, sweeps: int, declared: int, captures: int, first: int
) -> dict[str, int]:
    """The points of one side by line, zeros too."""
    pile = piles[side]
    wins_outright = wins_by_suit(rules, piles, side, first)
    return {
        "sweeps": sweep_points(rules, pile, sweeps),
        "cards": cards_points(rules, [len(other) for other in piles], side, first),
        "coins": coins_points(rules, *coins_of(rules, piles), side, first),
        "settebello": settebello_points(rules, pile),
        "primiera": primiera_points(rules, piles, side),
        "barmila": barmila_points(rules, barmila_counts(rules, piles), side),
        "re_bello": re_bello_points(rules, pile),
        "napola": 0 if wins_outright else napola_points(rules, pile),
        "scaletta_bassa": 0 if wins_outright else scaletta_bassa_points(rules, pile),
        "scaletta_alta": 0 if wins_outright else scaletta_alta_points(rules, pile),
        "two_of_clubs": two_of_clubs_points(rules, pile),
        "honours": honour_points(rules, pile),
        "double_all": double_all_points(rules, piles, side, first),
        "declarations": declared,
        "captures": captures,
        "card_count": card_count(rules, len(pile)),
    }


# Sweeps


def sweep_points(rules: Rules, pile: Collection[Card], sweeps: int) -> int:
    """Each sweep scores the same, and twice that for the side with the whole rank that doubles them."""
    if rules.sweep.by_card:
        return 0
    return sweeps * rules.sweep.points * (2 if doubles_sweeps(rules, pile) else 1)


def doubles_sweeps(rules: Rules, pile: Collection[Card]) -> bool:
    """Whether the pile has all four cards of the rank that makes sweeps count twice."""
    rank = rules.sweep.doubled_by
    return rank != 0 and len(of_rank(pile, rank)) == 4


# Majorities


def majority_winner(line: Majority | Coins, counts: Sequence[int]) -> int | None:
    """The side with most; or, if a number is required, the side that has that many."""
    if not line.at_least:
        return only_best(counts)
    return next((side for side, number in enumerate(counts) if number >= line.at_least), None)


def tied_points(line: Majority | Coins, counts: Sequence[int], side: int, first: int) -> int:
    """The points of a side in a line for which several sides are equal."""
    level = [other for other, number in enumerate(counts) if number == max(counts)]
    if line.at_least or len(level) == 1 or side not in level:
        return 0
    if line.tie == "split":
        return line.points // len(level)
    if line.tie == "first-player":
        return line.points if side == min(level, key=lambda other: (other - first) % len(counts)) else 0
    return 0


def cards_points(rules: Rules, counts: Sequence[int], side: int, first: int) -> int:
    """With more points where the other of two sides has fewer than ten cards."""
    line = rules.scoring.cards
    if line is None:
        return 0
    others = [count for other, count in enumerate(counts) if other != side]
    few = line.few if len(others) == 1 and others[0] < 10 else 0
    if majority_winner(line, counts) == side:
        return line.points + few
    shared = tied_points(line, counts, side, first)
    return shared + few if shared and line.tie == "first-player" else shared


def card_count(rules: Rules, count: int) -> int:
    """For a number of cards and each further one, rounded up to an even number where the rules say so."""
    line = rules.scoring.card_count
    if line is None or count < line.at_least:
        return 0
    points = line.points + line.each * (count - line.at_least)
    return points + 1 if line.even and points % 2 else points


def coins_of(rules: Rules, piles: Piles) -> tuple[list[int], int | None]:
    """How many cards of the bonus suit each side has, and which side has its seven."""
    counts = [len(of_suit(pile, rules.bonus_suit)) for pile in piles]
    seven = Card.of(SEVEN, rules.bonus_suit)
    return counts, next((side for side, pile in enumerate(piles) if seven in pile), None)


def coins_points(rules: Rules, counts: Sequence[int], has_seven: int | None, side: int, first: int) -> int:
    """With more points for the whole suit."""
    line = rules.scoring.coins
    if line is None or (line.with_seven and has_seven != side):
        return 0
    if majority_winner(line, counts) != side:
        return tied_points(line, counts, side, first)
    return line.points + (line.all if counts[side] == rules.pack.size // 4 else 0)


# Single cards


def settebello_points(rules: Rules, pile: Collection[Card]) -> int:
    line = rules.scoring.settebello
    return line.points if line is not None and Card.of(SEVEN, rules.bonus_suit) in pile else 0


def re_bello_points(rules: Rules, pile: Collection[Card]) -> int:
    line = rules.scoring.re_bello
    return line.points if line is not None and Card.of(king(rules), rules.bonus_suit) in pile else 0


def two_of_clubs_points(rules: Rules, pile: Collection[Card]) -> int:
    """A negative number, for the side that took it. Clubs are batons."""
    line = rules.scoring.two_of_clubs
    return line.points if line is not None and Card.of(TWO, Suit.B) in pile else 0


def honours(rules: Rules) -> dict[Card, int]:
    """The points of each honour."""
    return {Card.parse(name): points for name, points in rules.scoring.honours}


def honour_points(rules: Rules, pile: Collection[Card]) -> int:
    return sum(points for card, points in honours(rules).items() if card in pile)


def double_all_points(rules: Rules, piles: Piles, side: int, first: int) -> int:
    """Once more everything that the pack has to give, penalties left out, to a side that has all of it."""
    if not rules.scoring.double_all:
        return 0
    prizes = [contested_points(rules, piles, other, first) for other in range(len(piles))]
    mine, others = prizes[side], prizes[:side] + prizes[side + 1 :]
    played = [name for name in mine if getattr(rules.scoring, name) is not None]
    if any(not mine[name] or any(other[name] for other in others) for name in played):
        return 0
    good = {card: points for card, points in honours(rules).items() if points > 0}
    if not set(good) <= set(piles[side]):
        return 0
    return sum(mine.values()) + sum(good.values())


def contested_points(rules: Rules, piles: Piles, side: int, first: int) -> dict[str, int]:
    """The points of a side in the lines that one side alone can score, honours left out."""
    return {
        "cards": cards_points(rules, [len(pile) for pile in piles], side, first),
        "coins": coins_points(rules, *coins_of(rules, piles), side, first),
        "settebello": settebello_points(rules, piles[side]),
        "re_bello": re_bello_points(rules, piles[side]),
        "primiera": primiera_points(rules, piles, side),
        "barmila": barmila_points(rules, barmila_counts(rules, piles), side),
    }


# Primes


def primiera_points(rules: Rules, piles: Piles, side: int) -> int:
    line = rules.scoring.primiera
    return line.points if line is not None and primiera_winner(rules, piles) == side else 0


def barmila_counts(rules: Rules, piles: Piles) -> list[list[int]]:
    """By rank that is compared, the cards of each pile."""
    return [[len(of_rank(pile, rank)) for pile in piles] for rank in barmila_ranks(rules)]


def barmila_points(rules: Rules, counts: Sequence[Sequence[int]], side: int) -> int:
    """With more points for all four sevens."""
    line = rules.scoring.barmila
    if line is None or barmila_winner(counts) != side:
        return 0
    return line.points + (line.all if counts[0][side] == 4 else 0)


# Sequences of the bonus suit


def run_length(rules: Rules, pile: Collection[Card], ranks: Sequence[int]) -> int:
    """How many cards of the bonus suit the pile has from the first of these ranks on without a gap."""
    length, suit = 0, rules.bonus_suit
    for rank in ranks:
        if card_of(rank, suit) not in pile:
            break
        length += 1
    return length


def run_up(rules: Rules, pile: Collection[Card]) -> int:
    return run_length(rules, pile, range(ACE, king(rules) + 1))


def run_down(rules: Rules, pile: Collection[Card]) -> int:
    return run_length(rules, pile, range(king(rules), ACE - 1, -1))


def napola_points(rules: Rules, pile: Collection[Card]) -> int:
    """A point for each card of a run of three or more from the ace, to the longest that counts."""
    line = rules.scoring.napola
    if line is None:
        return 0
    length = run_up(rules, pile)
    return min(length, line.longest) if length >= 3 else 0


def scaletta_points(line: Scaletta, length: int) -> int:
    """So many points for three cards and one for each further card, to the longest that counts."""
    return line.points + min(length, line.longest) - 3 if length >= 3 else 0


def scaletta_bassa_points(rules: Rules, pile: Collection[Card]) -> int:
    line = rules.scoring.scaletta_bassa
    return 0 if line is None else scaletta_points(line, run_up(rules, pile))


def scaletta_alta_points(rules: Rules, pile: Collection[Card]) -> int:
    line = rules.scoring.scaletta_alta
    return 0 if line is None else scaletta_points(line, run_down(rules, pile))


def outright_winner(rules: Rules, piles: Piles, first: int) -> int | None:
    """The side that wins the game at once: with every card, with the whole bonus suit, or with a set that is named."""
    return next((side for side in range(len(piles)) if won_sets(rules, piles, side, first)), None)


def won_sets(rules: Rules, piles: Piles, side: int, first: int) -> list[set[Card]]:
    """The sets of cards with which the side wins the game at once."""
    pack = pack_cards(rules)
    sets = [set(pack)] if rules.finish.shut_out else []
    if wins_by_suit(rules, piles, side, first):
        sets.append(set(of_suit(pack, rules.bonus_suit)))
    sets += [{Card.parse(name) for name in cards} for cards in rules.finish.wins]
    return [cards for cards in sets if cards <= set(piles[side])]


def wins_by_suit(rules: Rules, piles: Piles, side: int, first: int) -> bool:
    """Whether the side has the whole bonus suit, and wins the game with it (napoleone, scala): by a rule only if it
    scores everything twice too."""
    napola = rules.scoring.napola
    wins = rules.scoring.scala is not None or (napola is not None and napola.napoleone)
    if not wins or run_up(rules, piles[side]) < king(rules):
        return False
    return napola is None or not napola.with_all or double_all_points(rules, piles, side, first) > 0
