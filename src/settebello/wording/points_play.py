"""The points about cards, deal, turn, captures, sweeps and the end of a round (RULES.md sections 1 to 5)."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.rules.deals import hands_of_three
from settebello.rules.vocabulary import Rules
from settebello.wording.fluent import Argument
from settebello.wording.points import Point, Source

_KNOWN_PLANS: dict[tuple[int, int, tuple[int, ...]], Source] = {
    (4, 4, (9,)): "S0",
    (4, 0, (10,)): "S0",
    (2, 4, (6, 6, 6)): "S0",
}
"""Plans of the pack of 40 other than hands of three: seats, table, hands."""


def cards(rules: Rules) -> Iterator[Point]:
    yield Point("pack", f"pack-{rules.pack.size}", "S0")
    yield Point("values", "values-queen-8" if rules.pack.jack_over_queen else "values-jack-8", "S0")
    yield Point("bonus", "bonus", "S0" if rules.bonus in "DC" else "house")
    yield Point("pairing", "pairing", "S0", decision=True)


def deal(rules: Rules) -> Iterator[Point]:
    yield Point("seats", f"seats-{rules.seats}", "S0")
    direction = rules.seating.direction
    yield Point("direction", f"direction-{direction}", "S0" if direction == "right" else "S2")
    yield Point("first-dealer", "first-dealer", "S1", decision=True)
    yield _plan(rules)
    yield Point("order", "order", "decision", decision=True)
    if len(rules.deal.hands) > 1:
        yield Point("later-deals", "later-deals", "S0")
    if rules.deal.table:
        yield _redeal(rules)
    if rules.deal.cut:
        yield Point("cut", "cut", "S0", decision=True)


def _plan(rules: Rules) -> Point:
    hands, table = rules.deal.hands, rules.deal.table
    numbers: dict[str, Argument] = {"table": table, "cards": hands[0], "deals": len(hands)}
    one_by_one = {"hands": ", ".join(map(str, hands))}
    shape = "once" if len(hands) == 1 else "equal" if len(set(hands)) == 1 else "uneven"
    standard = table == 4 and hands == hands_of_three(seats=rules.seats, pack=rules.pack.size)
    source = "S0" if standard else _KNOWN_PLANS.get((rules.seats, table, hands), "house")
    decision = standard and shape == "uneven" and rules.seats == 2  # Corsica's, for two
    return Point("plan", f"plan-{shape}", source, numbers | one_by_one, decision=decision)


def _redeal(rules: Rules) -> Point:
    when = "-".join(rules.deal.redeal) or "never"
    sources: dict[str, Source] = {"kings": "S0", "equal": "S0", "kings-aces": "S0", "never": "S2"}
    return Point("redeal", f"redeal-{when}", sources.get(when, "house"), decision=when == "never")


def turn(rules: Rules) -> Iterator[Point]:
    yield Point("first-player", "first-player", "S0")
    yield Point("one-card", "one-card", "S0", decision=True)
    ace = "all" if rules.capture.ace != "ordinary" else "ordinary"
    yield Point("must-take", "optional" if rules.capture.optional else "compulsory", "S0", {"ace": ace})
    yield Point("lay", "lay", "S0")
    yield Point("pile", "pile", "S0")


def captures(rules: Rules) -> Iterator[Point]:
    capture = rules.capture
    yield Point("equal", "equal" if capture.equal else "no-equal", "S0")
    yield Point("sum", "sum" if capture.sum else "no-sum", "S0")
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
        source: Source = "house" if capture.fifteen else "S0"
        yield Point("choice", "choice-equal-first", source, {"other": other})
    else:
        yield Point("choice", "choice-free", "S0", decision=capture.equal)


def _ace(rules: Rules) -> Iterator[Point]:
    capture = rules.capture
    if capture.ace == "ordinary":
        yield Point("ace", "ace-ordinary", "S0")
        return
    yield Point("ace", "ace-takes-all", "S0", decision=capture.choice != "equal-first")
    if capture.ace_takes_itself:
        yield Point("lone-ace", "ace-takes-itself", "S0", {"optional": _flag(capture.optional)}, decision=True)
    else:
        yield Point("lone-ace", "ace-stays", "S0")


def sweeps(rules: Rules) -> Iterator[Point]:
    points = rules.sweep.points
    if not points:
        yield Point("sweep", "no-sweeps", "house")
        return
    yield Point("sweep", "sweep", "S0" if points == 1 else "house", {"points": points})
    yield from _ace_sweeps(rules)
    last = "last-card-sweeps" if rules.sweep.last_card else "last-card-no-sweep"
    yield Point("last-card", last, "S2" if rules.sweep.last_card else "S0")
    yield Point("leftover-no-sweep", "leftover-no-sweep", "S0")


def _ace_sweeps(rules: Rules) -> Iterator[Point]:
    if rules.capture.ace == "sweep":
        yield Point("ace-sweep", "ace-sweep", "S0")
    elif rules.capture.ace == "no-sweep":
        yield Point("ace-sweep", "ace-no-sweep", "S0", decision=True)


def end(rules: Rules) -> Iterator[Point]:
    if rules.leftover == "last-deal" and len(rules.deal.hands) > 1:
        yield Point("leftover", "leftover-last-deal", "S2", decision=True)
    else:
        yield Point("leftover", "leftover-last-capture", "S0", decision=True)
    yield Point("count", "count", "S0")


def _flag(on: object) -> str:
    return "on" if on else "off"
