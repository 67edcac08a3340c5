"""The statements of a rule sheet about scoring, declarations and winning (docs/rules.md#scoring)."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.cards import Card, CardSet, Suit
from settebello.rules.scoring import BarmilaRanks, Coins, Honours, Majority, Primiera, Tie
from settebello.rules.vocabulary import (
    DECLARATIONS,
    DeclarationPoints,
    DeclarationSet,
    Rules,
    suit_needs_all,
    wins_by_suit,
)
from settebello.wording.figures import halves
from settebello.wording.fluent import Argument, flag
from settebello.wording.game_end import whole_suit_name
from settebello.wording.idiom import LARGE_PACK
from settebello.wording.statements import LineNames, Source, Statement

_SCALE_SOURCES: dict[str, Source] = {
    "standard": "S0",
    "halves": "S0",
    "panicale": "S3",
    "settanta": "S4",
    "hurrikan": "S0",
}


_TIES: tuple[Source, ...] = ("S1", "S2", "S3")
"""The sources other than S0 that say that nobody scores a tie."""

_MOST: tuple[Source, ...] = (*_TIES, "S7")
"""The sources other than S0 that give a point to the side with the most."""

_SHARED: dict[tuple[int, Tie], Source] = {(2, "split"): "S9", (2, "first-player"): "S10", (1, "first-player"): "S10"}
"""The source that gives so many points for the most, with that rule for ties."""

_HONOURS: tuple[tuple[str, int], ...] = (("2S", 1), ("7D", 1), ("8S", 1))
"""The honours of Spazzino and Tombolon."""

_CICERA: tuple[tuple[str, int], ...] = (("2S", 1), ("10D", 1), ("11C", 1))
"""The honours of Cicera bigia."""

_FRAC: Honours = tuple((f"{rank}{suit}", 1) for rank in (1, 8, 9, 10) for suit in "DCSB")
"""The honours of Scopa Frac."""

_TRENTA = (("1D", "2D", "3D"),)
"""The winning set of Scopone Trenta."""

_DECLARED: dict[DeclarationSet, Source] = {"cirulla": "S7", "la-spezia": "S7", "chorizo": "S8", "baciga": "S8"}
"""The sources of the hands that each score by themselves."""


def scoring(rules: Rules) -> Iterator[Statement]:
    yield from _majorities(rules)
    yield from _single_cards(rules)
    yield from _primiera_and_barmila(rules)
    ties = set(compared_lines(rules).values())
    if "nobody" in ties:
        yield Statement("nobody", "nobody", "S0", {"unless": flag(ties != {"nobody"})}, also=_TIES)
    yield from _card_count(rules)
    yield from _sequences(rules)
    if rules.scoring.two_of_clubs:
        lost = -rules.scoring.two_of_clubs.points
        yield Statement("two_of_clubs", "two-of-clubs", _usual("S0", like=lost == 5), {"points": lost})
    if rules.scoring.honours:
        known: dict[Honours, Source] = {_HONOURS: "S9", _CICERA: "S16", _FRAC: "S13"}
        source = known.get(rules.scoring.honours, "house")
        also: tuple[Source, ...] = ("S10",) if source == "S9" else ()
        yield Statement("honours", "honours", source, {"cards": rules.scoring.honours}, also=also)
    if rules.scoring.double_all:
        lines = LineNames(tuple(line for line in _BEST_SIDE if getattr(rules.scoring, line)))
        kind = "lines" if not _has_scoring_card(rules) else "both" if lines.keys else "cards"
        yield Statement("double_all", "double-all", "S10", {"lines": lines, "kind": kind}, decision=True)


_BEST_SIDE = ("cards", "coins", "primiera", "barmila")
"""The lines that the best side alone scores."""


def _has_scoring_card(rules: Rules) -> bool:
    """Whether the side that takes one card scores for it."""
    lines = rules.scoring
    return bool(lines.settebello or lines.re_bello) or any(points > 0 for _, points in lines.honours)


def compared_lines(rules: Rules) -> dict[str, Tie]:
    """The side that scores each line of the best side if sides tie for it. The barmila breaks ties in its own way."""
    lines = rules.scoring
    compared: dict[str, Tie] = {
        name: line.tie
        for name, line in (("cards", lines.cards), ("coins", lines.coins))
        if line is not None and not line.at_least
    }
    return compared if lines.primiera is None else compared | {"primiera": "nobody"}


def _usual(source: Source, *, like: bool) -> Source:
    """That source, if the value is like its own."""
    return source if like else "house"


def _majorities(rules: Rules) -> Iterator[Statement]:
    cards, coins = rules.scoring.cards, rules.scoring.coins
    if cards:
        source = _threshold_source(cards, usual=21)
        also: tuple[Source, ...] = ("S16",) if source == "S9" else _also(source, _MOST)
        yield Statement("cards", _threshold("cards", cards), source, _numbers(cards), also=also)
        yield from _extra("cards-few", cards.few, usual=2)
        yield from _tie("cards-tie", cards)
    if coins:
        source = _threshold_source(coins, usual=6)
        decision = coins.at_least > 0 or coins.with_seven
        also = () if decision or rules.bonus != "D" else _also(source, _MOST)
        numbers = _numbers(coins, seven=coins.with_seven)
        yield Statement("coins", _threshold("coins", coins), source, numbers, decision=decision, also=also)
        yield from _extra("coins-all", coins.all)
        yield from _tie("coins-tie", coins)


def _card_count(rules: Rules) -> Iterator[Statement]:
    line = rules.scoring.card_count
    if not line:
        return
    sources: dict[tuple[int, int, int, bool], Source] = {(6, 20, 1, True): "S11", (1, 21, 1, False): "S12"}
    source = sources.get((line.points, line.at_least, line.each, line.even), "house")
    numbers: dict[str, Argument] = {
        "points": line.points,
        "least": line.at_least,
        "each": line.each,
        "even": flag(line.even),
        "all": flag(line.at_least * 2 <= rules.pack.size),
    }
    message = "card-count" if line.each else "card-count-flat"
    if not line.each:
        numbers["points"] = line.points + (line.points % 2 if line.even else 0)
    yield Statement("card_count", message, source, numbers, decision=source != "house")


def _extra(message: str, points: int, *, usual: int = 1) -> Iterator[Statement]:
    """Additional points of the previous line; ``usual`` is Escoba's value."""
    if points:
        source = _usual("S5", like=points == usual)
        yield Statement(
            message, message, source, {"points": points}, decision=source == "S5" and message != "coins-all"
        )


def _tie(message: str, line: Majority | Coins) -> Iterator[Statement]:
    """The side that scores the previous line in a tie, if any does."""
    if line.tie != "nobody":
        source: Source = "S9" if line.tie == "split" else "S10"
        also: tuple[Source, ...] = ("S16",) if source == "S9" and message == "cards-tie" else ()
        yield Statement(message, message, source, {"tie": line.tie}, decision=line.tie == "first-player", also=also)


def _also(source: Source, others: tuple[Source, ...]) -> tuple[Source, ...]:
    """The others, if S0 says it."""
    return others if source == "S0" else ()


def _threshold(line: str, majority: Majority | Coins) -> str:
    return f"{line}-at-least" if majority.at_least else f"{line}-most"


def _threshold_source(majority: Majority | Coins, *, usual: int) -> Source:
    if majority.tie != "nobody":
        return _SHARED.get((majority.points, majority.tie), "house")
    if majority.points != 1 or majority.at_least not in (0, usual):
        return "house"
    return "S4" if majority.at_least else "S0"


def _numbers(majority: Majority | Coins, *, seven: bool = False) -> dict[str, Argument]:
    return {"points": majority.points, "least": majority.at_least, "seven": flag(seven)}


def _single_cards(rules: Rules) -> Iterator[Statement]:
    for topic, line in (("settebello", rules.scoring.settebello), ("re_bello", rules.scoring.re_bello)):
        if line:
            source = _usual("S0", like=line.points == 1)
            others: tuple[Source, ...] = ("S3",) if topic == "re_bello" else (*_MOST, "S4")
            also = _also(source, others) if rules.bonus == "D" else ()
            yield Statement(topic, topic.replace("_", "-"), source, {"points": line.points}, also=also)


_BARMILA: dict[BarmilaRanks, tuple[str, Source]] = {
    "sevens-sixes": ("barmila", "S0"),
    "sevens": ("barmila-sevens", "S5"),
    "sevens-sixes-aces-fives": ("barmila-four-ranks", "S8"),
}
"""By the ranks that are compared, the message and its source."""


def _primiera_and_barmila(rules: Rules) -> Iterator[Statement]:
    primiera, barmila = rules.scoring.primiera, rules.scoring.barmila
    if primiera:
        source = _usual("S4" if primiera.scale == "settanta" else "S0", like=primiera.points == 1)
        yield Statement("primiera", "primiera", source, {"points": primiera.points}, also=_also(source, _MOST))
        yield from _primiera_details(rules, primiera)
    if barmila:
        message, known = _BARMILA[barmila.ranks]
        yield Statement("barmila", message, _usual(known, like=barmila.points == 1), {"points": barmila.points})
        yield from _extra("barmila-all", barmila.all)


def _primiera_details(rules: Rules, primiera: Primiera) -> Iterator[Statement]:
    scale = primiera.scale
    also: tuple[Source, ...] = ("S1", "S2") if scale == "standard" else ()
    yield Statement(
        "scale", f"scale-{scale}", _SCALE_SOURCES[scale], decision=_is_scale_decided(rules, scale), also=also
    )
    if primiera.missing_suit == "compared":
        yield Statement("missing-suit", "missing-suit-compared", "S1", decision=True)
    else:
        yield Statement("missing-suit", "missing-suit-loses", "S0", also=("S3", "S4"))


def _is_scale_decided(rules: Rules, scale: str) -> bool:
    """S4 gives no numbers, and S0 does not repeat Hurrikan's for four."""
    return scale == "settanta" or (scale == "hurrikan" and rules.seats == 4)


_SCALETTE: dict[tuple[str, int, int], Source] = {
    ("bassa", 3, 9): "S0",
    ("alta", 5, 9): "S0",
    **{("bassa", 3, longest): "S7" for longest in (5, 6, 7)},
    **{("alta", 5, longest): "S7" for longest in (3, 5)},
}
"""By the points and the longest sequence that counts, the source of such a scaletta."""


def _napola_also(rules: Rules) -> tuple[Source, ...]:
    return ("S10",) if rules.bonus == "S" else ()


def _sequences(rules: Rules) -> Iterator[Statement]:
    lines = rules.scoring
    if lines.napola:
        longest = lines.napola.longest
        sources: dict[int, Source] = {10: "S9", 13: "S16"}
        source = sources.get(longest, "S0")
        yield Statement("napola", "napola", source, {"longest": longest}, also=_napola_also(rules))
    if lines.scaletta_bassa:
        points, longest = lines.scaletta_bassa.points, lines.scaletta_bassa.longest
        numbers = {"points": points, "most": points + longest - 3}
        source = _SCALETTE.get(("bassa", points, longest), "house")
        yield Statement("scaletta_bassa", f"scaletta-bassa{_longest(longest, rules)}", source, numbers)
    if lines.scaletta_alta:
        points, longest, twos = lines.scaletta_alta.points, lines.scaletta_alta.longest, rules.pack.size != 36
        most = points + (longest if twos else min(longest, 8)) - 3
        numbers = {"points": points, "most": most, "lowest": 2 if twos else 3}
        source = _SCALETTE.get(("alta", points, longest), "house")
        yield Statement("scaletta_alta", f"scaletta-alta{_longest(longest, rules)}", source, numbers, decision=not twos)
    if suit_needs_all(rules):
        yield Statement("whole-suit", "whole-suit-all", "S10", decision=True)
    elif whole_suit_name(rules):
        yield Statement(
            "whole-suit", "whole-suit", "S0", {"name": whole_suit_name(rules)}, decision=True, also=("S7", "S16")
        )


def _longest(cards: int, rules: Rules) -> str:
    """The ending of the message for a sequence with so many counting cards."""
    usual = cards == 9 and rules.pack.size != LARGE_PACK
    return "" if usual else "-three" if cards == 3 else "-longest"


def _dealt_hands(rules: Rules) -> Iterator[Statement]:
    """Hands that score as they are dealt."""
    dealt = rules.dealt_points
    if not dealt.scores:
        return
    sources: dict[tuple[int, int], Source] = {(0, 4): "S11", (1, 5): "S12", (0, 7): "S14"}
    source = sources.get((dealt.pair, dealt.three), "house")
    message = "dealt-both" if dealt.pair and dealt.three else "dealt-pair" if dealt.pair else "dealt-three"
    held = min(max(rules.deal.hands), len(Suit))
    numbers: dict[str, Argument] = {"points": dealt.three or dealt.pair, "pair": dealt.pair, "alike": held}
    if dealt.pair or dealt.three:
        yield Statement("dealt", message, source, numbers, decision=source != "house")
    if dealt.low:
        known = (dealt.low, dealt.low_pair) == (2, 1)
        yield Statement("dealt-low", "dealt-low", _usual("S14", like=known), {"points": dealt.low}, decision=known)
    if dealt.low_pair:
        source = _usual("S14", like=dealt.low_pair == 1)
        yield Statement("dealt-low-pair", "dealt-low-pair", source, {"points": dealt.low_pair})
    if dealt.best:
        yield Statement("dealt-best", "dealt-best", "S12", decision=True)


def declarations(rules: Rules) -> Iterator[Statement]:
    yield from _dealt_hands(rules)
    if rules.declarations != "none":
        yield from _declared_hands(rules)
    if rules.matta_card is not None:
        dealer, knock = rules.deal.dealer_takes != "none", rules.declarations != "none"
        kind = "both" if dealer and knock else "dealer" if dealer else "knock"
        yield Statement("matta", f"matta-{kind}", "S7", {"card": rules.matta_card}, decision=True)


def _declared_hands(rules: Rules) -> Iterator[Statement]:
    worth, when = DECLARATIONS[rules.declarations], rules.declaring.when
    if when == "turn":
        yield Statement("declare", "declare-turn", "S7", also=("S8",))
    elif when == "deal":
        yield Statement("declare", "declare-deal", "S7", decision=True)
    else:
        yield Statement("declare", "declare", "S0")
    if rules.declarations in ("bazzica", "sbarazzina"):
        yield from _bazziche(worth)
    else:
        yield from _other_hands(worth, _DECLARED[rules.declarations])
    if rules.declaring.points == "add":
        yield Statement("declared-add", "declared-add", "S8", decision=True, also=("S7",))
    if when != "round":
        return
    differ = worth.bazzica != worth.bazzica_with_pair
    yield Statement("better", "better-declaration", "S0", {"differ": flag(differ)}, decision=differ)
    yield Statement("declare-order", "declare-order", "decision", decision=True)
    if rules.sides < rules.seats:
        yield Statement("declare-teams", "declare-teams", "decision", decision=True)


def _other_hands(worth: DeclarationPoints, source: Source) -> Iterator[Statement]:
    yield Statement("bazzica", "declared-low", source, {"low": worth.low, "points": worth.bazzica})
    for topic, points in (("nine", worth.nine), ("row", worth.row), ("suit", worth.one_suit)):
        if points:
            yield Statement(topic, f"declared-{topic}", source, {"points": points})
    kind = "declared-three-alone" if worth.alone else "declared-three"
    yield Statement("three", kind, source, {"points": worth.three_of_a_kind})


def _bazziche(worth: DeclarationPoints) -> Iterator[Statement]:
    if worth.bazzica == worth.bazzica_with_pair:
        yield Statement("bazzica", "bazzica", "S0", {"points": worth.bazzica})
    else:
        pair = {"points": worth.bazzica, "pair": worth.bazzica_with_pair}
        yield Statement("bazzica", "bazzica-with-pair", "S0", pair)
    yield Statement("three", "three-of-a-kind", "S0", {"points": worth.three_of_a_kind})


def winning(rules: Rules) -> Iterator[Statement]:
    finish = rules.finish
    yield _target(rules)
    if finish.tie != "round":
        source: Source = "S13" if finish.tie == "king" else "S14"
        yield Statement("tie", f"tie-{finish.tie}", source, decision=finish.tie == "king")
    if rules.scoring.two_of_clubs:
        yield Statement("negative", "negative", "S0")
    if finish.double_game:
        half: dict[str, Argument] = {"half": halves(finish.target), "target": finish.target}
        yield Statement("double_game", "double-game", "S0", half, decision=rules.seats > 2)  # S0 has it for two
    if finish.shut_out:
        yield Statement("shut_out", "shut-out", "S5", decision=True)
    if finish.wins:
        known = finish.wins == _TRENTA
        sets = tuple(CardSet(map(Card.parse, cards)) for cards in finish.wins)
        yield Statement("wins", "winning-sets", _usual("S13", like=known), {"sets": sets}, decision=known)
    if finish.claiming_out:
        yield from _claiming_statements(rules)


_TARGETS_ALSO: dict[int, tuple[Source, ...]] = {
    11: ("S1", "S16"),
    15: ("S6",),
    21: ("S5", "S6", "S8", "S9", "S16"),
    30: ("S6",),
    31: ("S5", "S7", "S9", "S10", "S14"),
    51: ("S16",),
}
"""The other sources that name a target."""


def _target(rules: Rules) -> Statement:
    """S0 and S1 say what a tie means; S2, S3 and S4 do not. S0 gives no target of its own for the scalette."""
    target = rules.finish.target
    known: dict[int, Source] = {
        8: "S2",
        15: "S2",
        **dict.fromkeys((11, 16, 21, 31, 41), "S0"),
        **dict.fromkeys((26, 51, 100, 101), "S7"),
    }
    silent: dict[int, tuple[Source, ...]] = {8: ("S2",), 11: ("S2", "S3", "S4"), 15: ("S2", "S4")}
    also = _TARGETS_ALSO.get(target, ())
    source = known.get(target, "house")
    scalette = rules.scoring.scaletta_bassa is not None or rules.scoring.scaletta_alta is not None
    decision = source == "S2" or (scalette and source == "S0" and target != 11)
    read_so = silent.get(target, ())
    numbers: dict[str, Argument] = {"target": target}
    if rules.finish.lowest:
        return Statement("target", "target-lowest", _usual("S13", like=target == 21), numbers, decision=True)
    if target == 1 and not _can_lose_points(rules):
        return Statement("target", "target-most", source, decision=decision, also=also, read_so=read_so)
    return Statement("target", "target", source, numbers, decision=decision, also=also, read_so=read_so)


def _can_lose_points(rules: Rules) -> bool:
    """Whether a card costs points."""
    return rules.scoring.two_of_clubs is not None or any(points < 0 for _, points in rules.scoring.honours)


def _claiming_statements(rules: Rules) -> Iterator[Statement]:
    target: dict[str, Argument] = {"target": rules.finish.target}
    yield Statement("claiming", "claiming", "S0", target, decision=True)
    lines = rules.scoring
    goes_to_first = "first-player" in compared_lines(rules).values()
    counted: dict[str, Argument] = {
        "majority": "first" if goes_to_first else flag(lines.cards or lines.coins or lines.barmila),
        "single": flag(_has_scoring_card(rules)),
        "sequence": flag(lines.napola or lines.scaletta_bassa or lines.scaletta_alta),
        "primiera": flag(lines.primiera),
        "costs": flag(_can_lose_points(rules)),
    }
    yield Statement("certain", "certain", "S0", counted, decision=True)
    yield Statement("claim-tie", "claim-tie", "decision", target, decision=True)
    if wins_by_suit(rules):
        message = "claim-suit-all" if suit_needs_all(rules) else "claim-suit"
        yield Statement("claim-suit", message, "decision", decision=True)
    if rules.finish.wins:
        yield Statement("claim-set", "claim-set", "decision", decision=True)
    if rules.sides > 2:
        yield Statement("claim-several", "claim-several", "decision", decision=True)
    if rules.finish.double_game:
        yield Statement("claim-double", "claim-double", "decision", decision=True)
