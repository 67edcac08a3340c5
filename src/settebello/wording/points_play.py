"""The points about cards, deal, turn, captures, sweeps and the end of a round (docs/rules.md)."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.rules.deals import hands_of_three
from settebello.rules.vocabulary import Rules
from settebello.wording.fluent import Argument
from settebello.wording.points import Point, Source

_OTHERS: tuple[Source, ...] = ("S1", "S2", "S3", "S4")

_SEATS: dict[int, tuple[Source, ...]] = {2: _OTHERS, 3: ("S2", "S3"), 4: ("S2", "S3", "S4")}
"""Who else than S0 speaks of so many seats."""

_HANDS_OF_THREE: dict[int, tuple[Source, ...]] = {2: _OTHERS, 3: ("S2", "S3"), 4: ("S3", "S4")}
"""Who else than S0 gives them hands of three."""

_KNOWN_PLANS: dict[tuple[int, int, tuple[int, ...]], Source] = {
    (4, 4, (9,)): "S0",
    (4, 0, (10,)): "S0",
    (2, 4, (6, 6, 6)): "S0",
}
"""Plans of the pack of 40 other than hands of three: seats, table, hands."""


def cards(rules: Rules) -> Iterator[Point]:
    yield Point("pack", f"pack-{rules.pack.size}", "S0", also=("S1", "S2", "S4") if rules.pack.size == 40 else ())
    if rules.pack.jack_over_queen:
        yield Point("values", "values-queen-8", "S0")
    else:
        yield Point("values", "values-jack-8", "S0", also=_OTHERS)
    yield Point("bonus", "bonus", "S0" if rules.bonus in "DC" else "house", also=_OTHERS if rules.bonus == "D" else ())
    yield Point("pairing", "pairing", "S0", decision=True)
    yield Point("other-pack", "other-pack", "S0", {"size": rules.pack.size}, decision=rules.pack.size != 40)


def deal(rules: Rules) -> Iterator[Point]:
    yield Point("seats", f"seats-{rules.seats}", "S0", also=_SEATS.get(rules.seats, ()))
    if rules.seating.direction == "right":
        yield Point("direction", "direction-right", "S0", also=("S2", "S4"))
    else:
        yield Point("direction", "direction-left", "S2", also=("S3",))
    yield Point("first-dealer", "first-dealer", "S1", decision=True, also=("S0", "S4"))
    if not rules.deal.cut:  # Chkobba's own takes its place
        yield _shuffle_cut(rules)
    yield _plan(rules)
    yield Point("order", "order", "decision", {"table": rules.deal.table}, decision=True)
    if len(rules.deal.hands) > 1:
        yield Point("later-deals", "later-deals", "S0", also=("S1", "S2"))
    if rules.deal.table:
        yield _redeal(rules)
    if rules.deal.cut:
        yield Point("cut", "cut", "S0", decision=True)


def _shuffle_cut(rules: Rules) -> Point:
    """Who cuts: S0 and S1 name the opponent, S0 also the player to the left of a dealer who deals to the right."""
    also: tuple[Source, ...] = ("S1",) if rules.seats == 2 else ()
    leftwards = rules.seating.direction == "left"
    return Point("shuffle-cut", "shuffle-cut", "S0", decision=leftwards and rules.seats > 2, also=also)


def _plan(rules: Rules) -> Point:
    hands, table = rules.deal.hands, rules.deal.table
    numbers: dict[str, Argument] = {"table": table, "cards": hands[0], "deals": len(hands)}
    one_by_one: dict[str, Argument | tuple[str, ...]] = {"hands": tuple(map(str, hands))}
    shape = "once" if len(hands) == 1 else "equal" if len(set(hands)) == 1 else "uneven"
    standard = table == 4 and hands == hands_of_three(seats=rules.seats, pack=rules.pack.size)
    source = "S0" if standard else _KNOWN_PLANS.get((rules.seats, table, hands), "house")
    decision = standard and shape == "uneven" and rules.seats == 2  # Corsica's, for two
    return Point("plan", f"plan-{shape}", source, {**numbers, **one_by_one}, decision=decision, also=_plan_also(rules))


def _plan_also(rules: Rules) -> tuple[Source, ...]:
    plan = (rules.seats, rules.deal.table, rules.deal.hands)
    if plan == (4, 4, (9,)):
        return ("S2",)
    if rules.pack.size == 40 and rules.deal.table and set(rules.deal.hands) == {3}:
        return _HANDS_OF_THREE.get(rules.seats, ())
    return ()


def _redeal(rules: Rules) -> Point:
    when = "-".join(rules.deal.redeal) or "never"
    if when == "never":
        silent: tuple[Source, ...] = ("S0", "S3", "S4") if rules.idiom == "hurrikan" else ("S3", "S4")
        return Point("redeal", "redeal-never", "S2", decision=True, read_so=silent)
    sources: dict[str, Source] = {"kings": "S0", "equal": "S0", "kings-aces": "S0"}
    corsican = when == "kings" and rules.pack.size == 36  # S0 tells of that game without it
    also: tuple[Source, ...] = ("S1",) if when == "kings" else ()
    return Point("redeal", f"redeal-{when}", sources.get(when, "house"), decision=corsican, also=also)


def turn(rules: Rules) -> Iterator[Point]:
    yield Point("first-player", "first-player", "S0", also=("S1", "S2", "S3"))
    yield Point("one-card", "one-card", "S0", also=("S1", "S2"), read_so=("S3", "S4"))
    if rules.capture.optional:
        ace = "all" if rules.capture.ace != "ordinary" else "ordinary"
        yield Point("must-take", "optional", "S0", {"ace": ace})
    else:
        yield Point("must-take", "compulsory", "S0", also=("S1", "S2"))
    yield Point("lay", "lay", "S0", also=_OTHERS)
    yield Point("pile", "pile", "S0", also=("S1", "S2", "S3"))


def captures(rules: Rules) -> Iterator[Point]:
    capture = rules.capture
    yield Point("equal", "equal", "S0", also=("S1",)) if capture.equal else Point("equal", "no-equal", "S0")
    yield Point("sum", "sum", "S0", also=("S1",)) if capture.sum else Point("sum", "no-sum", "S0")
    if capture.fifteen:
        yield Point("fifteen", "fifteen", "S0")
    yield from _choice(rules)
    yield from _ace(rules)


def _choice(rules: Rules) -> Iterator[Point]:
    capture = rules.capture
    other = "both" if capture.sum and capture.fifteen else "sum" if capture.sum else "fifteen"
    if not (capture.sum or capture.fifteen):
        return  # one equal card is all that can be taken: there is nothing to rank
    if capture.choice == "fewest":
        yield Point("choice", "choice-fewest", "S0")
    elif capture.choice == "equal-first" and capture.equal:
        if capture.fifteen:
            yield Point("choice", "choice-equal-first", "house", {"other": other})
        else:
            yield Point("choice", "choice-equal-first", "S0", {"other": other}, also=_OTHERS)
    else:
        yield Point("choice", "choice-free", "S0", decision=capture.equal)


def _ace(rules: Rules) -> Iterator[Point]:
    capture = rules.capture
    if capture.ace == "ordinary":
        yield Point("ace", "ace-ordinary", "S0")
        return
    yield Point("ace", "ace-takes-all", "S0", decision=capture.choice != "equal-first", read_so=("S3",))
    if capture.ace_takes_itself:
        yield Point("lone-ace", "ace-takes-itself", "S0", {"optional": _flag(capture.optional)}, decision=True)
    else:
        yield Point("lone-ace", "ace-stays", "S0")


def sweeps(rules: Rules) -> Iterator[Point]:
    points = rules.sweep.points
    if not points:
        yield Point("sweep", "no-sweeps", "house")
        return
    if points == 1:
        yield Point("sweep", "sweep", "S0", {"points": points}, also=("S1", "S3", "S4"))
    else:
        yield Point("sweep", "sweep", "house", {"points": points})
    yield from _ace_sweeps(rules)
    yield _last_card(rules)
    yield Point("leftover-no-sweep", "leftover-no-sweep", "S0", also=("S1",))


def _last_card(rules: Rules) -> Point:
    if not rules.sweep.last_card:
        return Point("last-card", "last-card-no-sweep", "S0", also=("S1", "S4"))
    silent: tuple[Source, ...] = ("S0", "S3") if rules.idiom == "hurrikan" else ("S3",)
    return Point("last-card", "last-card-sweeps", "S2", read_so=silent)


def _ace_sweeps(rules: Rules) -> Iterator[Point]:
    if rules.capture.ace == "sweep":
        yield Point("ace-sweep", "ace-sweep", "S0", {"lone": _flag(rules.capture.equal)})
    elif rules.capture.ace == "no-sweep":
        lone = {"lone": _flag(rules.capture.equal)}
        yield Point("ace-sweep", "ace-no-sweep", "S0", lone, decision=True, also=("S3",))


def end(rules: Rules) -> Iterator[Point]:
    if rules.leftover == "last-deal" and len(rules.deal.hands) > 1:
        yield Point("leftover", "leftover-last-deal", "S2", decision=True)
    else:
        yield Point("leftover", "leftover-last-capture", "S0", decision=True, also=_OTHERS)
    yield Point("count", "count", "S0", also=("S2", "S4"))


def _flag(on: object) -> str:
    return "on" if on else "off"
