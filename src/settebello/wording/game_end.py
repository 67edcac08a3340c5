"""The end of a game on the score sheet: outright wins, and what happens after a tie at the target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from settebello.cards import Card, CardSet
from settebello.rules.vocabulary import Rules, wins_by_suit
from settebello.wording.fluent import Argument, flag
from settebello.wording.idiom import suits
from settebello.wording.names import card_names
from settebello.wording.score_line import FEW_CARDS, ScoredRound, ScoreLine


def whole_suit_name(rules: Rules) -> str:
    """The name of the whole scoring suit if it wins the game, ``scala`` or ``napoleone``; otherwise empty."""
    if not wins_by_suit(rules):
        return ""
    return "scala" if rules.scoring.scala else "napoleone"


def winning_set_name(rules: Rules, cards: Iterable[Card] = ()) -> str:
    """The name of the cards that win outright: ``scala``, ``napoleone``, ``winning-set`` or ``shut-out``.

    Args:
        rules: the rules of the game.
        cards: the cards that have won for a side; if there are none, the winning cards of the rules, with the whole
            suit first.

    >>> winning_set_name(Rules(), Rules().cards)
    'shut-out'
    """
    taken = CardSet(cards)
    if rules.finish.wins and (tuple(map(str, taken)) in rules.finish.wins or not (taken or wins_by_suit(rules))):
        return "winning-set"
    return "shut-out" if taken == rules.cards else whole_suit_name(rules) or "shut-out"


def game_end_lines(table: ScoredRound, totals: Sequence[int] | None) -> list[ScoreLine]:
    """The lines below the scoring lines.

    Args:
        table: the round.
        totals: the points of each side, including the round, or None if not shown.
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
"""For each kind of outright win, why its side has won and the others have not."""


def _winning_cards(table: ScoredRound) -> str:
    """The cards that have won for a side, by name if they are few; empty if it needed none."""
    cards = table.score.won_with
    if not cards:
        return ""
    if len(cards) > FEW_CARDS:
        return table.say("why-winning-set-many", count=len(cards))
    return card_names(cards, table.lang, suits=suits(table.rules))


def _king(table: ScoredRound) -> Iterator[ScoreLine]:
    """The side that has the king, if that decides a tie at the target."""
    if table.rules.finish.tie == "king":
        yield ScoreLine(
            key="king",
            label=table.say("label-tie"),
            points=(0,) * len(table.score.sides),
            why=tuple(
                table.say("why-re-bello", taken=flag(side == table.score.king))
                for side in range(len(table.score.sides))
            ),
        )


def _new_game(table: ScoredRound, totals: Sequence[int] | None) -> Iterator[ScoreLine]:
    """The line that a tie at the target has begun a new game, if it has."""
    finish = table.rules.finish
    if totals is None or finish.tie != "new-game" or table.score.outright is not None:
        return
    best = min(totals) if finish.lowest else max(totals)
    if max(totals) >= finish.target and totals.count(best) > 1:
        sides = len(totals)
        why = (table.say("why-new-game"),) * sides
        yield ScoreLine(key="new-game", label=table.say("label-tie"), points=(0,) * sides, why=why)
