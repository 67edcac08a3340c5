"""Explores a position: the values of its actions, the likely hands, and the choices of the levels.

>>> from settebello.record.seat_positions import read_seat_position
>>> rules, view = read_seat_position("game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30")
>>> found = explore(view, rules)
>>> found.judgement.best.action, [(choice.level, choice.action) for choice in found.levels][-1]
('3C', ('maestro', '3C'))
"""

from __future__ import annotations

from msgspec import Struct

from settebello.errors import IllegalAction
from settebello.players import LEVELS, Player, make_player
from settebello.players.judge import Judge, Judgement
from settebello.players.likely_hands import LikelyHands, likely_hands
from settebello.players.maestro import MaestroPlayer
from settebello.players.precision import PRECISIONS, PrecisionName
from settebello.record.seat_positions import write_seat_position
from settebello.rules import Rules
from settebello.steps import Steps, finish
from settebello.view import View

SEED = 1
"""Of the levels that draw random numbers, so that the same position gets the same answer."""
MAESTRO_WORLDS = 256
"""The worlds that maestro considers here; at a table it has a time instead."""


class LevelChoice(Struct, frozen=True):
    """What a level of the computer would play."""

    level: str
    action: str


class Exploration(Struct, frozen=True, kw_only=True):
    """A position explored for the seat on turn. It holds nothing that the seat could not know."""

    position: str
    """The position in one line (:mod:`settebello.record.seat_positions`)."""
    judge: str
    """The identity of the judge (:attr:`settebello.players.judge.Judge.identity`)."""
    judgement: Judgement
    """The value of every action, best first."""
    likely: LikelyHands
    """The hands that the others are likely to hold."""
    levels: tuple[LevelChoice, ...]
    """The choice of each level, the weakest first."""


def explore(view: View, rules: Rules, precision: PrecisionName = "usual") -> Exploration:
    """Explore a position, using only what the seat on turn may know.

    The same view, rules and precision give the same exploration: nothing depends on time or on where the hidden cards
    are. House rules without a known value are learned first, which takes a few seconds.

    Args:
        view: the view of the seat on turn (:func:`settebello.view_of`,
            :func:`settebello.record.seat_positions.read_seat_position`).
        rules: the rules of its game.
        precision: how finely the actions are told apart.

    Raises:
        IllegalAction: the view is not that of the seat on turn.
        ArgumentError: the view cannot come from such a game.
    """
    return finish(explore_in_steps(view, rules, precision))


def explore_in_steps(view: View, rules: Rules, precision: PrecisionName = "usual") -> Steps[Exploration]:
    """:func:`explore`, in steps of a fraction of a second; but house rules without a known value are learned in the
    first step."""
    if view.seat is None or view.seat != view.turn:
        raise IllegalAction("Only the seat on turn has a decision to explore.")
    position = write_seat_position(view, rules)
    judge = Judge(rules, PRECISIONS[precision])
    judgement = yield from judge.judge_in_steps(view)
    yield
    likely = likely_hands(view, rules)
    levels = []
    for level in LEVELS:
        yield
        levels.append(LevelChoice(level, str(_player(level).choose(view, rules))))
    return Exploration(
        position=position, judge=judge.identity, judgement=judgement, likely=likely, levels=tuple(levels)
    )


def _player(level: str) -> Player:
    """The player of a level, whose choice depends on the view alone."""
    return MaestroPlayer(samples=MAESTRO_WORLDS, seed=SEED) if level == "maestro" else make_player(level, SEED)
