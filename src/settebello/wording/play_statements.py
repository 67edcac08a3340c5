"""The statements of a rule sheet about cards, deal, turn, captures, sweeps and the end of a round (docs/rules.md)."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.cards import Card
from settebello.rules.deals import hands_of_three
from settebello.rules.vocabulary import DEALER_SWEEPS, RedealWhen, Rules
from settebello.wording.fluent import Argument, flag
from settebello.wording.idiom import LARGE_PACK
from settebello.wording.statements import Source, Statement

_OTHERS: tuple[Source, ...] = ("S1", "S2", "S3", "S4")
_ESCOBA: tuple[Source, ...] = ("S5", "S6", "S8")

_HORSE = 9
"""The rank that doubles sweeps in Il Ponino."""

_MISDEALS = 3
"""So many void deals in a row lose at the Giardini Luzzati."""

_LUZZATI: tuple[RedealWhen, ...] = ("equal", "two-aces")
"""The redeals of Cirulla there."""

_SEATS: dict[int, tuple[Source, ...]] = {2: _OTHERS, 3: ("S2", "S3"), 4: ("S2", "S3", "S4")}
"""The sources other than S0 for a number of seats."""

_HANDS_OF_THREE: dict[int, tuple[Source, ...]] = {2: _OTHERS, 3: ("S2", "S3"), 4: ("S3", "S4")}
"""The sources other than S0 that give them hands of three."""

_KNOWN_PLANS: dict[tuple[int, int, tuple[int, ...]], Source] = {
    (4, 4, (9,)): "S0",
    (4, 0, (10,)): "S0",
    (2, 4, (6, 6, 6)): "S0",
    (4, 4, (4, 5)): "S10",
    (2, 4, (4, 4, 4, 6)): "S10",
    (4, 4, (12,)): "S16",
    (4, 4, (6, 6)): "S16",
    (4, 4, (4, 4, 4)): "S16",
}
"""Plans other than hands of three: seats, table, hands. The last three are for a pack of 52."""


def cards(rules: Rules) -> Iterator[Statement]:
    size = rules.pack.size
    large = size == LARGE_PACK
    yield Statement("pack", f"pack-{size}", "S16" if large else "S0", also=("S1", "S2", "S4") if size == 40 else ())
    if capture_adds(rules) or rules.deal.dealer_takes != "none":
        yield _values(rules)
    if suit_scores(rules):
        yield _bonus(rules)
    yield Statement("pairing", "pairing", "S0", decision=True)
    if not large:
        yield Statement("other-pack", "other-pack", "S0", {"size": size}, decision=size != 40)


def _values(rules: Rules) -> Statement:
    king, large = rules.pack.king, rules.pack.size == LARGE_PACK
    values = {"jack": king - 2, "queen": king - 1, "king": king}
    if rules.capture.pictures == "equal-only" and rules.deal.dealer_takes == "none":
        return Statement("values", "values-numbers", "S16" if large else "S11", also=("S9", "S10"))
    if rules.pack.jack_over_queen:
        return Statement("values", "values-queen-8", "house" if large else "S0", values)
    if large:
        return Statement("values", "values-jack-8", "S16", values)
    return Statement("values", "values-jack-8", "S0", values, also=_OTHERS)


def capture_adds(rules: Rules) -> bool:
    """Whether the values of cards are added up in a capture."""
    return rules.capture.sum or rules.capture.fifteen


def suit_scores(rules: Rules) -> bool:
    """Whether one of the suits scores, or decides the game."""
    lines = rules.scoring
    of_the_suit = (
        lines.coins,
        lines.settebello,
        lines.re_bello,
        lines.napola,
        lines.scaletta_bassa,
        lines.scaletta_alta,
        lines.scala,
    )
    return any(line is not None for line in of_the_suit) or rules.finish.tie == "king"


def _bonus(rules: Rules) -> Statement:
    sources: dict[str, Source] = {"D": "S0", "C": "S0", "S": "S9"}
    also: dict[str, tuple[Source, ...]] = {"D": _OTHERS, "S": ("S10", "S16")}
    return Statement("bonus", "bonus", sources.get(rules.bonus, "house"), also=also.get(rules.bonus, ()))


def deal(rules: Rules) -> Iterator[Statement]:
    if not rules.seating.teams:
        yield Statement("seats", f"seats-{rules.seats}-each", "S15")
    else:
        yield Statement("seats", f"seats-{rules.seats}", "S0", also=_SEATS.get(rules.seats, ()))
    if rules.seating.direction == "right":
        yield Statement("direction", "direction-right", "S0", also=("S2", "S4"))
    else:
        yield Statement("direction", "direction-left", "S2", also=("S3",))
    yield Statement("first-dealer", "first-dealer", "S1", decision=True, also=("S0", "S4"))
    if not rules.deal.cut:  # Chkobba's own replaces it
        yield _shuffle_cut(rules)
    yield _plan(rules)
    yield Statement("order", "order", "decision", {"table": rules.deal.table}, decision=True)
    if len(rules.deal.hands) > 1:
        yield Statement("later-deals", "later-deals", "S0", also=("S1", "S2"))
    if rules.deal.table:
        yield from _redeals(rules)
    if rules.deal.cut:
        yield Statement("cut", "cut", "S0", decision=True)
    if rules.deal.dealer_takes != "none":
        yield _dealer_takes(rules)
    yield from _decided_as_dealt(rules)


def _decided_as_dealt(rules: Rules) -> Iterator[Statement]:
    """The statements about games that the deal decides."""
    matta, misdeals = rules.matta_card, rules.deal.misdeals
    if rules.deal.dealer_wins != "none":
        given: dict[str, Argument | Card] = {"matta": flag(matta), "card": matta or ""}
        yield Statement("dealer_wins", "dealer-wins", "S7", given, decision=True)
    if misdeals:
        usual = misdeals == _MISDEALS
        yield Statement("misdeals", "misdeals", "S7" if usual else "house", {"count": misdeals}, decision=usual)


def _dealer_takes(rules: Rules) -> Statement:
    kind: dict[str, Argument] = {"kind": rules.deal.dealer_takes}
    if DEALER_SWEEPS[rules.deal.dealer_takes].low:
        return Statement("dealer_takes", "dealer-takes", "S7", kind, decision=True)
    return Statement("dealer_takes", "dealer-takes", "S5", kind, decision=True, also=("S6", "S7", "S8"))


def _shuffle_cut(rules: Rules) -> Statement:
    """The cutter: S0 and S1 name the opponent, S0 also the player to the left of a dealer who deals to the right."""
    also: tuple[Source, ...] = ("S1",) if rules.seats == 2 else ()
    leftwards = rules.seating.direction == "left"
    return Statement("shuffle-cut", "shuffle-cut", "S0", decision=leftwards and rules.seats > 2, also=also)


def _plan(rules: Rules) -> Statement:
    hands, table = rules.deal.hands, rules.deal.table
    numbers: dict[str, Argument] = {"table": table, "cards": hands[0], "deals": len(hands)}
    one_by_one: dict[str, Argument | tuple[str, ...]] = {"hands": tuple(map(str, hands[:-1])), "last": str(hands[-1])}
    shape = "once" if len(hands) == 1 else "equal" if len(set(hands)) == 1 else "uneven"
    standard = table == 4 and hands == hands_of_three(seats=rules.seats, pack=rules.pack.size)
    source = "S0" if standard else _KNOWN_PLANS.get((rules.seats, table, hands), "house")
    decision = standard and shape == "uneven" and rules.seats == 2  # Corsica's, for two
    return Statement(
        "plan", f"plan-{shape}", source, {**numbers, **one_by_one}, decision=decision, also=_plan_also(rules)
    )


def _plan_also(rules: Rules) -> tuple[Source, ...]:
    plan = (rules.seats, rules.deal.table, rules.deal.hands)
    if plan == (4, 4, (9,)):
        return ("S2",)
    if rules.pack.size == 40 and rules.deal.table and set(rules.deal.hands) == {3}:
        return _HANDS_OF_THREE.get(rules.seats, ())
    return ()


_REDEALS: dict[str, Source] = {"pair": "S12", "two-aces": "S7", "three-high": "S10"}
"""The sources of these conditions for a redeal, each alone."""


def _redeals(rules: Rules) -> Iterator[Statement]:
    """The kings, equal cards and aces in one statement, then each other condition."""
    others = [when for when in ("pair", "two-aces", "three-high") if when in rules.deal.redeal]
    plain = [when for when in rules.deal.redeal if when not in others]
    if plain or not others:
        yield _redeal(rules, "-".join(plain) or "never")
    for number, when in enumerate(others):
        topic = f"redeal-{when}" if plain or number else "redeal"
        known = rules.deal.redeal == (when,) or (when in _LUZZATI and rules.deal.redeal == _LUZZATI)
        source: Source = _REDEALS[when] if known else "house"
        yield Statement(topic, f"redeal-{when}", source, decision=source in ("S7", "S12"))


def _redeal(rules: Rules, when: str) -> Statement:
    if when == "never":
        silent: tuple[Source, ...] = ("S0", "S3", "S4") if rules.idiom == "hurrikan" else ("S3", "S4", "S9", *_ESCOBA)
        return Statement("redeal", "redeal-never", "S2", decision=True, read_so=silent)
    sources: dict[str, Source] = {"kings": "S0", "equal": "S0", "kings-aces": "S0"}
    corsican = when == "kings" and rules.pack.size == 36  # S0 describes that game without it
    also: tuple[Source, ...] = ("S1",) if when == "kings" else ()
    return Statement("redeal", f"redeal-{when}", sources.get(when, "house"), decision=corsican, also=also)


def turn(rules: Rules) -> Iterator[Statement]:
    yield Statement("first-player", "first-player", "S0", also=("S1", "S2", "S3"))
    yield Statement("one-card", "one-card", "S0", also=("S1", "S2"), read_so=("S3", "S4"))
    if rules.capture.optional:
        ace = "all" if rules.capture.ace != "ordinary" else "ordinary"
        yield Statement("must-take", "optional", "S0", {"ace": ace}, also=("S16",))
    else:
        yield Statement("must-take", "compulsory", "S0", also=("S1", "S2"))
    yield Statement("lay", "lay", "S0", also=_OTHERS)
    if rules.capture.steal:
        yield Statement("pile", "pile-open", "S15")
    else:
        yield Statement("pile", "pile", "S0", also=("S1", "S2", "S3"))


def captures(rules: Rules) -> Iterator[Statement]:
    capture = rules.capture
    yield (
        Statement("equal", "equal", "S0", also=("S1", "S15"))
        if capture.equal
        else Statement("equal", "no-equal", "S0", also=_ESCOBA)
    )
    yield (
        Statement("sum", "sum", "S0", also=("S1",))
        if capture.sum
        else Statement("sum", "no-sum", "S0", also=(*_ESCOBA, "S15"))
    )
    if capture.fifteen:
        yield Statement("fifteen", "fifteen", "S0", also=(*_ESCOBA, "S7"))
    if capture.pictures == "equal-only" and capture_adds(rules):
        yield Statement("pictures", "pictures", "S11", also=("S9", "S10", "S16"))
    yield from _choice(rules)
    yield from _ace(rules)
    if capture.run:
        given = {"fifteen": flag(capture.fifteen), "order": "queen" if rules.pack.jack_over_queen else "jack"}
        yield Statement("run", "run", "S11", given, also=("S12",))
    if capture.steal:
        yield Statement("steal", "steal", "S15", decision=True)


def _choice(rules: Rules) -> Iterator[Statement]:
    capture = rules.capture
    other = "both" if capture.sum and capture.fifteen else "sum" if capture.sum else "fifteen"
    if not capture_adds(rules):
        return  # one equal card is all that can be taken: there is nothing to rank
    if capture.choice == "fewest":
        yield Statement("choice", "choice-fewest", "S0")
    elif capture.choice == "equal-first" and capture.equal:
        if capture.fifteen:
            yield Statement("choice", "choice-equal-first", "house", {"other": other})
        else:
            yield Statement("choice", "choice-equal-first", "S0", {"other": other}, also=_OTHERS)
    elif capture.equal or (capture.sum and capture.fifteen):  # otherwise the sum or the fifteen says so itself
        yield Statement(
            "choice", "choice-free", "S0", decision=capture.equal, also=(*_ESCOBA, "S7", "S9", "S10", "S16")
        )


def _ace(rules: Rules) -> Iterator[Statement]:
    yield from _ace_power(rules)
    if rules.capture.ace_first == "no-power":
        yield Statement("first-ace", "first-ace-no-power", "S13")
    elif rules.capture.ace_first == "forbidden":
        yield Statement("first-ace", "first-ace-forbidden", "house", decision=True)


def _ace_power(rules: Rules) -> Iterator[Statement]:
    capture = rules.capture
    if capture.ace == "ordinary":
        yield Statement("ace", "ace-ordinary", "S0")
        return
    decision = capture.choice != "equal-first"
    yield Statement("ace", "ace-takes-all", "S0", decision=decision, also=("S7",), read_so=("S3",))
    if capture.ace_takes_itself:
        yield Statement("lone-ace", "ace-takes-itself", "S0", {"optional": flag(capture.optional)}, decision=True)
    else:
        yield Statement("lone-ace", "ace-stays", "S0")


def sweeps(rules: Rules) -> Iterator[Statement]:
    yield from _sweeps(rules)
    yield from capture_points(rules)


def _sweeps(rules: Rules) -> Iterator[Statement]:
    points = rules.sweep.points
    if not points:
        yield Statement("sweep", "no-sweeps", "house", also=("S15",))
        return
    if rules.sweep.by_card:
        yield Statement("sweep", "sweep-by-card", "S10" if points == 1 else "house", {"points": points})
    elif points == 1:
        yield Statement("sweep", "sweep", "S0", {"points": points}, also=("S1", "S3", "S4", "S16"))
    else:
        yield Statement("sweep", "sweep", "S11" if points == 2 else "house", {"points": points})
    if rules.sweep.doubled_by:
        rank = rules.sweep.doubled_by
        yield Statement("sweeps-doubled", "sweeps-doubled", "S13" if rank == _HORSE else "house", {"rank": rank})
    yield from _ace_sweeps(rules)
    yield _last_card(rules)
    yield Statement("leftover-no-sweep", "leftover-no-sweep", "S0", also=("S1",))


def capture_points(rules: Rules) -> Iterator[Statement]:
    """The points of captures, not counting sweeps."""
    points = rules.capture_points
    if not points.scores:
        return
    if points.fall:
        yield _fall(points.fall)
    if points.one_suit != "none":
        sources: dict[str, Source] = {"one": "S16", "each": "S9", "by-card": "S10"}
        source = sources.get(points.one_suit, "house")
        decision = source in ("S9", "S16")
        given: dict[str, Argument] = {"kind": points.one_suit, "sums": flag(_one_suit_is_sum(rules))}
        yield Statement("one-suit", "one-suit", source, given, decision=decision)
    if points.many:
        yield Statement("many", "many", "S16" if points.many == 1 else "house", {"points": points.many})
    scores = flag(points.last_card_scores)
    yield Statement("capture-last-card", "capture-last-card", "decision", {"scores": scores}, decision=True)


def _one_suit_is_sum(rules: Rules) -> bool:
    """Whether a number card that takes a sum makes every capture of one suit: the least of them is a three."""
    capture = rules.capture
    return capture.ace == "ordinary" and not capture.fifteen and capture.pictures == "equal-only"


def _fall(points: tuple[int, ...]) -> Statement:
    sources: dict[tuple[int, ...], Source] = {(1,): "S9", (2,): "S11", (1, 5, 10): "S12"}
    first, second, third = (*points, 0, 0, 0)[:3]
    numbers: dict[str, Argument] = {"falls": len(points), "points": first, "second": second, "third": third}
    also: tuple[Source, ...] = ("S16",) if points == (1,) else ()
    return Statement("fall", "fall", sources.get(points, "house"), numbers, decision=points in sources, also=also)


def _last_card(rules: Rules) -> Statement:
    if not rules.sweep.last_card:
        return Statement("last-card", "last-card-no-sweep", "S0", also=("S1", "S4", "S7", "S9", "S10"))
    silent: tuple[Source, ...] = ("S0", "S3") if rules.idiom == "hurrikan" else ("S3",)
    return Statement("last-card", "last-card-sweeps", "S2", read_so=silent)


def _ace_sweeps(rules: Rules) -> Iterator[Statement]:
    if rules.capture.ace == "sweep":
        yield Statement("ace-sweep", "ace-sweep", "S0", {"lone": flag(rules.capture.equal)}, also=("S7",))
    elif rules.capture.ace == "no-sweep":
        lone = {"lone": flag(rules.capture.equal)}
        yield Statement("ace-sweep", "ace-no-sweep", "S0", lone, decision=True, also=("S3",))


def end(rules: Rules) -> Iterator[Statement]:
    if rules.leftover == "last-deal" and len(rules.deal.hands) > 1:
        yield Statement("leftover", "leftover-last-deal", "S2", decision=True)
    else:
        yield Statement("leftover", "leftover-last-capture", "S0", decision=True, also=_OTHERS)
    yield Statement("count", "count", "S0", also=("S2", "S4"))
