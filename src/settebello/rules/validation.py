"""Which values of the vocabulary go together, each refusal a sentence that says why (RULES.md, end)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from settebello.errors import RulesError
from settebello.rules.vocabulary import DECLARATIONS, RedealWhen, Rules


def problems(rules: Rules) -> tuple[str, ...]:
    """Every reason why these rules cannot work, one sentence each; empty: they can.

    >>> problems(Rules())
    ()
    """
    return tuple(_type_problems(rules)) or tuple(_mix_problems(rules))


def check(rules: Rules) -> Rules:
    """The same rules, if they can work.

    Raises:
        RulesError: they cannot; the message holds every sentence of :func:`problems`.
    """
    found = problems(rules)
    if found:
        raise RulesError(" ".join(found))
    return rules


def _type_problems(rules: Rules) -> Iterator[str]:
    try:
        msgspec.convert(msgspec.to_builtins(rules), Rules)
    except msgspec.ValidationError as error:
        yield f"A value is outside the vocabulary: {error}."


def _mix_problems(rules: Rules) -> Iterator[str]:
    yield from _deal_problems(rules)
    yield from _capture_problems(rules)
    yield from _majority_problems(rules)
    yield from _sequence_problems(rules)
    yield from _declaration_problems(rules)
    yield from _goal_problems(rules)


def _deal_problems(rules: Rules) -> Iterator[str]:
    deal, size = rules.deal, rules.pack.size
    dealt = deal.table + rules.seats * sum(deal.hands)
    if dealt != size:
        hands = " + ".join(map(str, deal.hands)) or "0"
        yield (
            f"The deal must use the pack exactly: {deal.table} on the table and {rules.seats} hands of {hands}"
            f" make {dealt} cards, and the pack has {size}."
        )
    if deal.redeal != tuple(when for when in get_args(RedealWhen) if when in deal.redeal):
        yield "Each condition for a new deal is named once, in the order kings, equal, aces."
    if deal.cut and deal.table == 0:
        yield "The cut needs table cards: with none dealt, the drawn card could not be put on the table."


def _capture_problems(rules: Rules) -> Iterator[str]:
    capture = rules.capture
    if not (capture.equal or capture.sum or capture.fifteen):
        yield "Something must be capturable: turn on equal, sum or fifteen."
    if capture.ace_takes_itself and capture.ace == "ordinary":
        yield "An ace can take itself only where an ace takes all: set ace to sweep or no-sweep."


def _majority_problems(rules: Rules) -> Iterator[str]:
    in_suit = rules.pack.size // 4
    for name, line, total in (
        ("cards", rules.scoring.cards, rules.pack.size),
        ("coins", rules.scoring.coins, in_suit),
    ):
        if line is not None and line.at_least and not total // 2 < line.at_least <= total:
            yield (
                f"A threshold for {name} must be from {total // 2 + 1} to {total}, so that one side at most"
                f" reaches it; {line.at_least} is not (0 means most)."
            )


def _sequence_problems(rules: Rules) -> Iterator[str]:
    lines = rules.scoring
    scalette = lines.scaletta_bassa or lines.scaletta_alta or lines.scala
    if lines.napola and scalette:
        yield "Napola and scalette cannot both be played: the low sequence is the napola."
    if lines.napola and lines.napola.napoleone and lines.napola.longest == 6:
        yield "The napoleone belongs to a napola of up to 9 cards: a napola of up to 6 ends there."
    if rules.pack.size == 40:
        return
    without_twos = {
        "napola": lines.napola,
        "scaletta bassa": lines.scaletta_bassa,
        "scala": lines.scala,
        "two of clubs": lines.two_of_clubs,
    }
    named = " or ".join(name for name, line in without_twos.items() if line)
    if named:
        yield f"A pack of 36 has no twos, so it can have no {named}."


def _declaration_problems(rules: Rules) -> Iterator[str]:
    if rules.declarations in DECLARATIONS and set(rules.deal.hands) != {3}:
        yield "Declarations need hands of three cards in every deal."


def _goal_problems(rules: Rules) -> Iterator[str]:
    lines = msgspec.structs.asdict(rules.scoring)
    scoring = {name for name, line in lines.items() if line is not None} - {"two_of_clubs"}
    if not scoring and not rules.sweep.points and rules.declarations == "none":
        yield "Something must score, or the game could never end."
