"""Random sound rules over the whole vocabulary, and random packs that bring the rare cases about more often."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Literal, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from settebello.cards import Card
from settebello.rules import (
    Barmila,
    Bonus,
    Capture,
    CapturePoints,
    CardCount,
    Coins,
    Deal,
    DealtPoints,
    Declaring,
    Finish,
    Majority,
    Napola,
    Pack,
    Penalty,
    Primiera,
    Rules,
    Scala,
    Scaletta,
    ScalettaAlta,
    Scoring,
    Seating,
    Sweep,
    problems,
)
from settebello.rules import scoring as lines
from settebello.rules import vocabulary as words
from tests.oracle.basics import of_rank, pack_cards

T = TypeVar("T")
S = TypeVar("S", bound=Struct)


PackSize = Literal[40, 36, 52]
ALL_PACKS: tuple[PackSize, ...] = (40, 40, 40, 36, 36, 52)
"""How often each is drawn; most rules are sound with the last one, and few without twos."""
PACKS_OF_TEN_RANKS: tuple[PackSize, ...] = (40, 36)


def random_rules(rng: random.Random, seats: int | None = None, packs: Sequence[PackSize] = ALL_PACKS) -> Rules:
    """A random mix of the whole vocabulary that can work; with ``seats``, for that many, and with one of ``packs``."""
    while True:
        rules = _any_rules(rng, seats, packs)
        if rules is not None and rng.random() < 0.1:
            rules = _with_stealing(rules)
        if rules is not None and not problems(rules):
            return rules


def _with_stealing(rules: Rules) -> Rules:
    """The same rules with piles that can be stolen, without the words that do not go with it."""
    return replace(
        rules,
        deal=replace(rules.deal, dealer_takes="none"),
        capture=replace(rules.capture, equal=True, steal=True),
        capture_points=CapturePoints(),
        sweep=replace(rules.sweep, by_card=False),
        declarations="none",
        declaring=Declaring(),
        matta="none",
    )


def nearly_basic_rules(rng: random.Random) -> Rules:
    """The basic game with a few words of other sound rules, any of the vocabulary."""
    while True:
        rules = _mixed(rng, random_rules(rng), Rules(), share=rng.choice((0.5, 0.8, 0.95)))
        if not problems(rules):
            return rules


def _mixed(rng: random.Random, part: S, other: S, share: float) -> S:
    """``part`` with that share of its words, and of the words of its parts, taken from ``other``."""
    words_of_other: dict[str, Any] = {}
    for field in part.__struct_fields__:
        own, others = getattr(part, field), getattr(other, field)
        if isinstance(own, Struct) and type(own) is type(others):
            words_of_other[field] = _mixed(rng, own, others, share)
        elif rng.random() < share:
            words_of_other[field] = others
    return replace(part, **words_of_other)


def random_pack(rng: random.Random, rules: Rules) -> list[Card]:
    """All cards of the pack in some order; often one that brings rare cases about.

    In one of four the ranks come in clumps: new deals and equal cards on the table are common. Where hands are
    declared, half of the packs are full of hands that qualify, and of ties.
    """
    cards = pack_cards(rules)
    rng.shuffle(cards)
    if rules.declarations != "none" and rng.random() < 0.5:
        return _pack_of_declared_hands(rng, rules, cards)
    decides = rules.deal.dealer_wins != "none" or rules.deal.misdeals
    if decides and rng.random() < 0.3:
        return _with_equal_table(rng, rules, cards)
    if rng.random() < 0.25:
        return _clumped(rng, cards)
    return cards


def _with_equal_table(rng: random.Random, rules: Rules, cards: list[Card]) -> list[Card]:
    """First table cards of which three or four are of one rank, and one may be the matta."""
    equal = of_rank(cards, rng.choice(cards).rank)
    fourth = rules.matta_card if rules.matta_card is not None and _maybe(rng) else rng.choice(cards)
    table = list(dict.fromkeys([*rng.sample(equal, 3), fourth, *equal]))[: rules.deal.table]
    others = [card for card in cards if card not in table]
    first = rules.seats * rules.deal.hands[0]
    return [*others[:first], *table, *others[first:]]


def _clumped(rng: random.Random, cards: list[Card]) -> list[Card]:
    """Cards sorted by rank, more or less, from anywhere on."""
    ranks = sorted({card.rank for card in cards})
    if rng.random() < 0.5:
        rng.shuffle(ranks)
    spread = rng.choice((1, 2, 4))
    sorted_cards = sorted(cards, key=lambda card: ranks.index(card.rank) + spread * rng.random())
    turn = rng.randrange(len(cards))
    return sorted_cards[turn:] + sorted_cards[:turn]


def _pack_of_declared_hands(rng: random.Random, rules: Rules, cards: list[Card]) -> list[Card]:
    """Hands of three in which three of a kind and low cards are common, dealt one card at a time."""
    left, pack = list(cards), list[Card]()
    for number in range(len(rules.deal.hands)):
        hands = [_hand_of_three(rng, left) for _ in range(rules.seats)]
        pack += [hand[place] for place in range(3) for hand in hands]
        if number == 0:
            pack += [left.pop() for _ in range(rules.deal.table)]
    return pack


def _hand_of_three(rng: random.Random, left: list[Card]) -> list[Card]:
    """Three of the cards that are left, which are taken away: three of a kind, low ones, or any."""
    few_low = [card for card in left if card.rank <= 6][:8]
    kind = rng.choice(("three of a kind", "low", "low", "any"))
    hands: list[list[Card]] = []
    if kind == "three of a kind":
        hands = [same for rank in range(1, 14) if len(same := of_rank(left, rank)[:3]) == 3]
    elif kind == "low":
        hands = [list(hand) for hand in combinations(few_low, 3) if sum(card.rank for card in hand) <= 9]
    hand = rng.choice(hands) if hands else left[:3]
    for card in hand:
        left.remove(card)
    return hand


def _any_rules(rng: random.Random, seats: int | None, packs: Sequence[PackSize]) -> Rules | None:
    """A random mix that may be unsound; None where no plan fits the pack and the seats."""
    seating = Seating(
        seats=rng.choice((2, 3, 4, 6)) if seats is None else seats,  # type: ignore[arg-type] # checked by problems()
        direction=_one_of(rng, words.Direction),
    )
    if seating.seats == 4:
        seating = replace(seating, teams=_maybe(rng))
    pack = Pack(size=rng.choice(packs), jack_over_queen=_maybe(rng))
    tables: tuple[Literal[0, 4], ...] = (0, 4, 4)
    table = rng.choice(tables)
    in_hands = pack.size - table
    if in_hands % seating.seats:
        return None
    hands = _random_hands(rng, in_hands // seating.seats)
    return Rules(
        pack=pack,
        seating=seating,
        deal=Deal(
            table=table,
            hands=hands,
            redeal=_random_redeal(rng),
            cut=table == 4 and rng.random() < 0.4,
            dealer_takes=_one_of(rng, words.DealerTakes) if table else "none",
            dealer_wins=_one_of(rng, words.DealerWins) if table and _maybe(rng) else "none",
            misdeals=rng.choice((1, 2, 3)) if rng.random() < 0.2 else 0,
        ),
        capture=_random_capture(rng),
        sweep=_random_sweep(rng),
        capture_points=_random_capture_points(rng),
        leftover=_one_of(rng, words.Leftover),
        scoring=_random_scoring(rng, pack, 2 if seating.seats != 3 and seating.teams else seating.seats),
        bonus=_one_of(rng, words.SuitLetter),
        dealt_points=_random_dealt_points(rng, hands),
        **_random_declarations(rng, hands),
        matta=_one_of(rng, words.Matta) if pack.size in PACKS_OF_TEN_RANKS and rng.random() < 0.3 else "none",
        finish=Finish(
            target=rng.choice((1, 7, 11, 15, 16, 21, 31, 41)),
            claiming_out=_maybe(rng),
            double_game=_maybe(rng),
            shut_out=_maybe(rng),
            wins=_random_wins(rng, pack),
            lowest=rng.random() < 0.15,
            tie=_one_of(rng, words.TieAtTarget) if _maybe(rng) else "round",
        ),
    )


def _random_wins(rng: random.Random, pack: Pack) -> tuple[tuple[str, ...], ...]:
    """No winning sets in most games, else a few, all with one card: two other sets would let two sides win at once."""
    if rng.random() < 0.7:
        return ()
    cards = range(4 * pack.king)
    common = rng.choice(cards)
    sets = {tuple(sorted({common, *rng.sample(cards, rng.choice((1, 1, 2, 3)))})) for _ in range(rng.choice((1, 2, 4)))}
    return tuple(tuple(str(Card(number)) for number in cards) for cards in sorted(sets))


def _random_dealt_points(rng: random.Random, hands: Sequence[int]) -> DealtPoints:
    """None in three of four games."""
    if rng.random() < 0.75:
        return DealtPoints()
    most = max(hands)
    points = DealtPoints(pair=rng.choice((0, 1)) if most > 1 else 0, three=rng.choice((0, 4, 5)) if most > 2 else 0)
    if set(hands) == {3} and _maybe(rng):
        return replace(points, low=2, low_pair=rng.choice((0, 1)))
    return replace(points, best=points.scores and _maybe(rng))


def _random_declarations(rng: random.Random, hands: Sequence[int]) -> dict[str, Any]:
    if set(hands) != {3} or rng.random() < 0.2:
        return {}
    declaring = Declaring(when=_one_of(rng, words.DeclaringWhen), points=_one_of(rng, words.FitsTwice))
    return {"declarations": rng.choice(list(words.DECLARATIONS)), "declaring": declaring}


def _one_of(rng: random.Random, literal: Any) -> Any:
    """One of the values of a literal type."""
    return rng.choice(get_args(literal))


def _maybe(rng: random.Random) -> bool:
    return rng.random() < 0.5


def _line(rng: random.Random, line: T) -> T | None:
    """A scoring line that is played in half of the games."""
    return line if _maybe(rng) else None


def _random_hands(rng: random.Random, total: int) -> tuple[int, ...]:
    """So many cards to each hand, in deals of three, in equal deals, in any deals of one to ten, or in one."""
    kind = rng.choice(("threes", "threes", "equal", "any", "any", "one"))
    if kind == "threes" and total % 3 == 0:
        return (3,) * (total // 3)
    if kind == "equal":
        size = rng.choice([size for size in range(1, 14) if total % size == 0])
        return (size,) * (total // size)
    if kind == "one" and (total <= 13 or rng.random() < 0.1):
        return (total,)
    hands: list[int] = []
    while sum(hands) < total:
        hands.append(min(rng.randint(1, 10), total - sum(hands)))
    return tuple(hands)


def _random_redeal(rng: random.Random) -> tuple[Any, ...]:
    conditions = [condition for condition in get_args(words.RedealWhen) if rng.random() < 0.35]
    rng.shuffle(conditions)
    return tuple(conditions)


def _random_capture(rng: random.Random) -> Capture:
    return Capture(
        equal=rng.random() < 0.75,
        sum=rng.random() < 0.75,
        fifteen=_maybe(rng),
        choice=_one_of(rng, words.Choice),
        optional=rng.random() < 0.3,
        ace=_one_of(rng, words.AcePower),
        ace_takes_itself=_maybe(rng),
        ace_first=_one_of(rng, words.AceFirst) if _maybe(rng) else "free",
        pictures=_one_of(rng, words.Pictures),
        run=rng.random() < 0.3,
    )


def _random_sweep(rng: random.Random) -> Sweep:
    """Often with a rank that doubles them, where each scores the same."""
    points, by_card = rng.choice((0, 1, 1, 1, 2)), rng.random() < 0.2
    doubled = points and not by_card and rng.random() < 0.3
    return Sweep(
        points=points,
        last_card=_maybe(rng),
        by_card=by_card,
        doubled_by=_one_of(rng, words.RankOrNone) if doubled else 0,
    )


def _random_capture_points(rng: random.Random) -> CapturePoints:
    """None in half of the games."""
    if _maybe(rng):
        return CapturePoints()
    points = CapturePoints(
        fall=rng.choice(((), (1,), (2,), (1, 5), (1, 5, 10), (3, 2, 1))),
        one_suit=_one_of(rng, words.OneSuit),
        many=rng.choice((0, 0, 1, 2)),
    )
    return replace(points, last_card_scores=points.scores and _maybe(rng))


def _random_points(rng: random.Random) -> int:
    return rng.choice((1, 1, 2, 3))


def _threshold(rng: random.Random, total: int) -> int:
    """Most, or a number just above the half, or any number that only one side can reach."""
    least = total // 2 + 1
    return rng.choice((0, 0, least, min(least + 1, total), rng.randint(least, total)))


def _random_sequences(rng: random.Random, pack: Pack) -> dict[str, Any]:
    """No sequence lines, a napola, or any of the three lines of the scalette."""
    kind = rng.choice(("none", "napola", "scalette"))
    if kind == "napola":
        longest: Sequence[int] = (3, 6, pack.king - 1, pack.king - 1, pack.king)
        cards = rng.choice(longest)
        napoleone = cards >= pack.king - 1 and _maybe(rng)
        return {"napola": Napola(longest=cards, napoleone=napoleone, with_all=napoleone and _maybe(rng))}
    if kind == "scalette":
        return {
            "scaletta_bassa": _line(
                rng, Scaletta(points=rng.choice((1, 3, 4)), longest=rng.choice((3, 6, 9, 9, pack.king)))
            ),
            "scaletta_alta": _line(
                rng, ScalettaAlta(points=rng.choice((1, 5, 6)), longest=rng.choice((3, 5, 9, 9, pack.king)))
            ),
            "scala": _line(rng, Scala()),
        }
    return {}


def _random_extra(rng: random.Random, *, sides: int = 2) -> int:
    return rng.choice((0, 0, 1, 3)) if sides == 2 else 0


def _random_majority(rng: random.Random, total: int) -> dict[str, Any]:
    """Points, the number that is needed, and the rule for ties, which goes with most and not with a number."""
    least = _threshold(rng, total)
    return {
        "points": _random_points(rng),
        "at_least": least,
        "tie": "nobody" if least else _one_of(rng, lines.Tie),
    }


def _random_primiera(rng: random.Random) -> Primiera | None:
    return _line(
        rng,
        Primiera(
            points=_random_points(rng),
            scale=_one_of(rng, lines.ScaleName),
            missing_suit=_one_of(rng, lines.MissingSuit),
        ),
    )


def _random_honours(rng: random.Random, pack: Pack) -> tuple[tuple[str, int], ...]:
    """None, a few, or many; those that are not in the pack or are another line's make the rules unsound."""
    cards = rng.sample(range(4 * pack.king), rng.choice((0, 0, 1, 2, 3, 16)))
    return tuple((str(Card(number)), rng.choice((1, 1, 2, 3, -2))) for number in sorted(cards))


def _random_scoring(rng: random.Random, pack: Pack, sides: int) -> Scoring:
    return Scoring(
        cards=_line(
            rng,
            Majority(**_random_majority(rng, pack.size), few=_random_extra(rng, sides=sides)),
        ),
        coins=_line(
            rng,
            Coins(
                **_random_majority(rng, pack.size // 4),
                with_seven=_maybe(rng),
                all=_random_extra(rng),
            ),
        ),
        settebello=_line(rng, Bonus(points=_random_points(rng))),
        primiera=_random_primiera(rng) if pack.size in PACKS_OF_TEN_RANKS else None,
        barmila=_line(
            rng, Barmila(points=_random_points(rng), ranks=_one_of(rng, lines.BarmilaRanks), all=_random_extra(rng))
        ),
        re_bello=_line(rng, Bonus(points=_random_points(rng))),
        two_of_clubs=_line(rng, Penalty(points=-rng.randint(1, 7))),
        card_count=_line(
            rng,
            CardCount(
                points=_random_points(rng), at_least=rng.randint(8, 22), each=rng.choice((0, 1, 2)), even=_maybe(rng)
            ),
        ),
        honours=_random_honours(rng, pack),
        double_all=rng.random() < 0.25,
        **_random_sequences(rng, pack),
    )
