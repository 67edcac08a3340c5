"""The judge as a player: its action depends on the view alone, so the same plays get the same answers everywhere."""

from __future__ import annotations

from settebello.core import Action
from settebello.players.evaluation.models import GameModel, shipped_model
from settebello.players.greedy import GreedyPlayer
from settebello.players.judge import Judge
from settebello.players.precision import PRECISIONS, Precision
from settebello.rules import Rules
from settebello.view import View


class JudgePlayer:
    """Takes the action that the judge values most. As a player it counts points and not the chance of winning the game.

    It has no random numbers and no time limit: the view decides. With house rules that have no built-in model it plays
    as :class:`~settebello.players.greedy.GreedyPlayer` does.

    Args:
        precision: when the judge stops adding worlds.
    """

    def __init__(self, precision: Precision = PRECISIONS["quick"]) -> None:
        self._precision = precision
        self._judge: tuple[Rules, Judge] | None = None

    def __getstate__(self) -> dict[str, object]:
        """Without the buffers of the judge, which do not change what it finds."""
        return {"_precision": self._precision, "_judge": None}

    def choose(self, view: View, rules: Rules) -> Action:
        judge = self._judge_of(rules)
        if judge is None or len(view.legal) == 1 or view.legal[0].startswith(("declare", "pass")):
            return GreedyPlayer().choose(view, rules)
        values = [value for value in judge.judge(view).actions if value.action in view.legal]
        return Action.parse(values[0].action)

    def _judge_of(self, rules: Rules) -> Judge | None:
        if self._judge is None or self._judge[0] != rules:
            model = shipped_model(rules)
            if model is None:
                return None
            self._judge = rules, Judge(rules, self._precision, model=GameModel(model, None))
        return self._judge[1]
