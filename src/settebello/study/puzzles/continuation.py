"""The likely continuation of a puzzle: what the players do after the best action, to show what it was for."""

from __future__ import annotations

from collections import defaultdict

from settebello.core import Action, Round
from settebello.players.judge import Judge, Judgement
from settebello.rules import Rules
from settebello.study.puzzles.model import MOST_CONTINUED
from settebello.view import Move, View

WORLDS = 60
"""The deals of the hidden cards that are played on."""


def likely_continuation(view: View, rules: Rules, judge: Judge, action: str) -> tuple[Move, ...]:
    """The likely actions after ``action``, up to the seat's next own one, and not beyond the deal.

    The hidden cards are dealt many times, as the view allows. With all cards known, each other seat takes the action
    that is best in most of these worlds, and the seat itself the one that is best on average. The worlds in which it is
    not the best are left out of what follows. The same arguments give the same actions.

    Args:
        view: the knowledge of the seat on turn.
        rules: of the game.
        judge: of the game.
        action: what the seat does now.
    """
    worlds = [Round.from_view(view, rules, seed) for seed in range(WORLDS)]
    deal, found = worlds[0].deal, list[Move]()
    _play(worlds, action)
    while len(found) < MOST_CONTINUED and (turn := worlds[0].turn) is not None and worlds[0].deal == deal:
        judged = [(world, judge.open_values(world, view.totals)) for world in worlds]
        own = turn == view.seat
        chosen = _chosen([judgement for _, judgement in judged], by_value=own)
        found.append(Move(seat=turn, action=chosen))
        worlds = [world for world, judgement in judged if own or judgement.best.action == chosen]
        _play(worlds, chosen)
        if own:
            break
    return tuple(found)


def _play(worlds: list[Round], action: str) -> None:
    for world in worlds:
        world.play(Action.parse(action))


def _chosen(judgements: list[Judgement], *, by_value: bool) -> str:
    """The action that is best on average, or the one that is best most often."""
    sums: dict[str, float] = defaultdict(float)
    for judgement in judgements:
        for value in judgement.actions:
            worth = (value.points or 0.0) if value.equity is None else value.equity
            sums[value.action] += worth if by_value else value == judgement.best
    return max(sorted(sums), key=lambda action: sums[action])
