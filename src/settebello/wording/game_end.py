"""The end of a game on the score sheet: what wins it outright, and what follows a tie at the target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from settebello.cards import Card, CardSet
from settebello.rules.vocabulary import Rules, wins_by_suit
from settebello.wording.fluent import Argument
from settebello.wording.idiom import suits
from settebello.wording.names import card_names
from settebello.wording.score_line import FEW_CARDS, ScoredRound, ScoreLine


def whole_suit_name(rules: Rules) -> str:
    """What the whole scoring suit is called where it wins the game, ``scala`` or ``napoleone``; empty where it does
    not."""
    if not wins_by_suit(rules):
        return ""
    return "scala" if rules.scoring.scala else "napoleone"


def winning_set_name(rules: Rules, cards: Iterable[Card] = ()) -> str:
    """What the cards are called with which a side wins outright: ``scala``, ``napoleone``, ``winning-set`` or
    ``shut-out``.

    Args:
        rules: of the game.
        cards: those with which a side has won; none: those of the rules, the whole suit before any other.

    >>> winning_set_name(Rules(), Rules().cards)
    'shut-out'
    """
    taken = CardSet(cards)
    if rules.finish.wins and (tuple(map(str, taken)) in rules.finish.wins or not (taken or wins_by_suit(rules))):
        return "winning-set"
    return "shut-out" if taken == rules.cards else whole_suit_name(rules) or "shut-out"


def game_end_lines(table: ScoredRound, totals: Sequence[int] | None) -> list[ScoreLine]:
    """The lines below those that score.

    Args:
        table: the round.
        totals: by side, with the round; None: not told.
    """
    return [*_king(table), *_new_game(table, totals), *_outright(table)]


def _outright(table: ScoredRound) -> Iterator[ScoreLine]:
    winner = table.score.outright
    if winner is None:
        return
    name = table.score.as_dealt or winning_set_name(table.rules, table.score.won_with)
    won, lost = _WON_WITH.get(name, ("why-outright", "why-not-outright"))
    given: dict[str, Argument] = {"cards": _winning_cards(table), "count": table.rules.deal.misdeals}
    yield ScoreLine(
        key="outright",
        label=table.say("label-outright", name=name),
        points=(0,) * len(table.score.sides),
        why=tuple(table.say(won if side == winner else lost, **given) for side in range(len(table.score.sides))),
    )


_WON_WITH = {
    "shut-out": ("why-shut-out", "why-shut-out-not"),
    "winning-set": ("why-winning-set", "why-winning-set-not"),
    "four-equal": ("why-four-equal", "why-four-equal-not"),
    "misdeals": ("why-misdeals", "why-misdeals-not"),
}
"""By the name of what has won, why its side has won and the others have not."""


def _winning_cards(table: ScoredRound) -> str:
    """The cards with which a side has won, by name where they are few; empty: it needed none."""
    cards = table.score.won_with
    if not cards:
        return ""
    if len(cards) > FEW_CARDS:
        return table.say("why-winning-set-many", count=len(cards))
    return card_names(cards, table.lang, suits=suits(table.rules))


def _king(table: ScoredRound) -> Iterator[ScoreLine]:
    """Who has the king that decides a tie at the target, where it does."""
    if table.rules.finish.tie == "king":
        yield ScoreLine(
            key="king",
            label=table.say("label-tie"),
            points=(0,) * len(table.score.sides),
            why=tuple(
                table.say("why-re-bello", taken="on" if side == table.score.king else "off")
                for side in range(len(table.score.sides))
            ),
        )


def _new_game(table: ScoredRound, totals: Sequence[int] | None) -> Iterator[ScoreLine]:
    """That a tie at the target has begun a new game, where it has."""
    finish = table.rules.finish
    if totals is None or finish.tie != "new-game" or table.score.outright is not None:
        return
    best = min(totals) if finish.lowest else max(totals)
    if max(totals) >= finish.target and totals.count(best) > 1:
        sides = len(totals)
        why = (table.say("why-new-game"),) * sides
        yield ScoreLine(key="new-game", label=table.say("label-tie"), points=(0,) * sides, why=why)
