"""Advice for a player at a table: the action that a strong player recommends, and the simplest reason for it."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.cards import CardSet
from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.players.maestro import MaestroPlayer
from settebello.players.player import Player, choose_within
from settebello.players.precision import PRECISIONS
from settebello.players.recommendation import Reason, Recommendation
from settebello.players.table import (
    can_be_swept,
    cards_gained,
    makes_sweep,
    points_of_capture,
    table_after,
    unseen_cards,
)
from settebello.rules import Rules
from settebello.rules.scoring import honour_points
from settebello.view import View

SEVEN, KING = 7, 10
MAX_SECONDS = 2.0
"""The time limit of a recommendation."""

Explanation = tuple[Reason, CardSet]


def make_adviser() -> Player:
    """Make a new adviser. Each question gets its own, since players are not thread-safe."""
    return MaestroPlayer(precision=PRECISIONS["quick"])


def recommend(view: View, rules: Rules, seconds: float = MAX_SECONDS) -> Recommendation:
    """The action that the adviser recommends to the seat of this view. This blocks for up to ``seconds``.

    Raises:
        IllegalAction: it is not that seat's turn.
    """
    if not view.legal:
        raise IllegalAction("Hints are given only on your turn.")
    action = choose_within(make_adviser(), view, rules, seconds)
    reason, cards = _distinctive_reason(action, view, rules)
    safe = action.kind == "play" and not rules.finish.lowest and _keeps_sweeps(action, view, rules)
    if safe:
        safe = not all(_keeps_sweeps(other, view, rules) for other in _other_plays(action, view))
    return Recommendation(action=action, reason=reason, cards=cards, safe=safe)


def explain(action: Action, view: View, rules: Rules) -> Explanation:
    """The simplest reason for ``action``, and the cards that it refers to."""
    if len(view.legal) == 1:
        return "only", CardSet()
    if action.kind != "play":
        return _REASONS[action.kind], CardSet()
    return next(_play_reasons(action, view, rules))


def _distinctive_reason(action: Action, view: View, rules: Rules) -> Explanation:
    """The simplest reason that does not also support another play, or the simplest of all if there is none.

    No reason speaks of a gain if another play gains more: then it is what the play leaves, or what comes later.
    """
    if action.kind != "play" or len(view.legal) == 1:
        return explain(action, view, rules)
    others = [dict(_play_reasons(other, view, rules)) for other in _other_plays(action, view)]
    for reason, cards in _play_reasons(action, view, rules):
        rivals = [other[reason] for other in others if reason in other]
        if reason in ("least", "little") or not any(len(rival) >= len(cards) for rival in rivals):
            return reason, cards
    reason, cards = explain(action, view, rules)
    if reason not in _GAINS or not any(_gains_more(other, reason, cards) for other in others):
        return reason, cards
    return ("safe" if _only_keeps_sweeps(action, view, rules) else "ahead"), CardSet()


def _other_plays(action: Action, view: View) -> list[Action]:
    parsed = (Action.parse(text) for text in view.legal)
    return [other for other in parsed if other.kind == "play" and other != action]


def _gains_more(reasons: dict[Reason, CardSet], reason: Reason, cards: CardSet) -> bool:
    """Whether a play with these reasons gains something more important than ``cards``, or more of the same."""
    more_important = _GAINS[: _GAINS.index(reason)]
    return any(other in reasons for other in more_important) or len(reasons.get(reason, ())) > len(cards)


def _play_reasons(action: Action, view: View, rules: Rules) -> Iterator[Explanation]:
    """The reasons for a play, most important first."""
    if rules.finish.lowest:
        yield from _reasons_for_few_points(action, view, rules)
        return
    if action.takes:
        yield from _gains(action, view, rules)
        return
    if _keeps_sweeps(action, view, rules):
        yield "safe", CardSet()
    yield "least", CardSet()


def _reasons_for_few_points(action: Action, view: View, rules: Rules) -> Iterator[Explanation]:
    """The reasons for a play if the lowest total wins."""
    if not _safe(action, view, rules) and not makes_sweep(action, view, rules):
        yield "bait", CardSet()
    yield ("little", action.captured) if action.takes else ("nothing", CardSet())


_GAINS: tuple[Reason, ...] = (
    "scores",
    "steal",
    "sweep",
    "settebello",
    "king",
    "honours",
    "sevens",
    "coins",
    "cards",
)
"""The reasons of a capture, most important first."""

_REASONS: dict[str, Reason] = {"keep": "keep", "place": "place", "declare": "declare", "pass": "pass"}


def _gains(action: Action, view: View, rules: Rules) -> Iterator[Explanation]:
    """The gains of a capture, most important first."""
    gained = cards_gained(action, view)
    if points_of_capture(action, view, rules):
        yield "scores", action.captured
    if action.captured & view.tops:
        yield "steal", gained
    if rules.sweep.points and makes_sweep(action, view, rules):
        yield "sweep", action.captured
    scoring, bonus = rules.scoring, rules.bonus_suit
    if scoring.settebello and (those := CardSet(card for card in gained if (card.rank, card.suit) == (SEVEN, bonus))):
        yield "settebello", those
    if scoring.re_bello and (those := CardSet(card for card in gained if (card.rank, card.suit) == (KING, bonus))):
        yield "king", those
    if those := CardSet(card for card in gained if honour_points(scoring).get(card, 0) > 0):
        yield "honours", those
    if (scoring.primiera or scoring.barmila) and (those := CardSet(card for card in gained if card.rank == SEVEN)):
        yield "sevens", those
    if scoring.coins and (those := CardSet(card for card in gained if card.suit == bonus)):
        yield "coins", those
    yield "cards", gained


def _keeps_sweeps(action: Action, view: View, rules: Rules) -> bool:
    """Whether sweeps score, and no unseen card could make one afterwards."""
    return bool(rules.sweep.points) and _safe(action, view, rules)


def _only_keeps_sweeps(action: Action, view: View, rules: Rules) -> bool:
    """Whether that is true of this play and of no other."""
    plays = [action, *_other_plays(action, view)]
    return [play for play in plays if _keeps_sweeps(play, view, rules)] == [action]


def _safe(action: Action, view: View, rules: Rules) -> bool:
    return not can_be_swept(table_after(view, action), unseen_cards(view, rules), rules, view.named)
