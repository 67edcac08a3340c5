"""The themes of a puzzle: what it is about, by the score lines that the wrong actions lose, and by the position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from settebello.cards import CardSet
from settebello.core import Action
from settebello.players.judge import Judgement
from settebello.rules import Rules
from settebello.study.model import LineLoss
from settebello.study.puzzles.model import THEMES, Theme
from settebello.view import View

SEVEN = 7

_BY_LINE: Mapping[str, Theme] = {
    "settebello": "settebello",
    "primiera": "primiera",
    "barmila": "sevens",
    "coins": "coins",
    "napola": "coins",
    "scaletta_bassa": "coins",
    "scaletta_alta": "coins",
    "cards": "cards",
    "card_count": "cards",
    "sweeps": "sweeps",
    "declarations": "declarations",
}
"""The themes of score lines."""


def themes_of(
    view: View, rules: Rules, judgement: Judgement, reasons: Mapping[str, Sequence[LineLoss]]
) -> tuple[Theme, ...]:
    """The themes of a puzzle, in the order of :data:`THEMES`.

    Args:
        view: the knowledge of the seat.
        rules: of the game.
        judgement: of the view.
        reasons: by action, what it loses.
    """
    found = set(_by_reasons(judgement, reasons)) | set(_by_position(view, rules, judgement))
    if "primiera" in found and _plays_sevens(judgement, rules):
        found.add("sevens")
    return tuple(theme for theme in THEMES if theme in found)


def _by_reasons(judgement: Judgement, reasons: Mapping[str, Sequence[LineLoss]]) -> Iterator[Theme]:
    """What the next best action loses."""
    for loss in reasons.get(judgement.actions[1].action, ()):
        if loss.line in _BY_LINE:
            yield _BY_LINE[loss.line]


def _by_position(view: View, rules: Rules, judgement: Judgement) -> Iterator[Theme]:
    if view.phase == "declare":
        yield "declarations"
    if view.stock == 0 and view.phase == "play" and len(rules.deal.hands) > 1:
        yield "last-deal"
    if rules.sides < rules.seats:
        yield "partner"
    points = [value.points for value in judgement.actions if value.points is not None]
    if points[0] < max(points):
        yield "game"


def _plays_sevens(judgement: Judgement, rules: Rules) -> bool:
    """Whether the best action plays or takes a seven other than the settebello, or the next best one does."""
    sevens = CardSet(card for card in rules.cards if card.rank == SEVEN and card.suit.name != rules.bonus)
    actions = [Action.parse(value.action) for value in judgement.actions[:2]]
    return any(action.captured & sevens or action.card in sevens for action in actions if action.card is not None)
