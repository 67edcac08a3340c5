from array import array

from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.kernel.action import Action
from settebello.core.kernel.round import Round
from settebello.rules.vocabulary import Rules

class Expectimax:
    """A search by expectimax over sampled worlds, with the weights of a learned value. Not for two threads at once."""

    def __init__(self, rules: Rules, weights: array[float]) -> None: ...
    @property
    def worlds(self) -> int:
        """How many worlds the last decision rests on."""
    def decide(
        self,
        root: Round,
        seat: int,
        *,
        seed: int,
        equity: RoundEquity | None = None,
        worlds: int = 0,
        seconds: float = 0,
        processor_time: bool = False,
        until: float = 0,
        plies: int = 40,
        sample_others: bool = False,
        belief_plays: int = 16,
        exact_deals: int = 20,
        model_temperature: float = 0.15,
        belief_temperature: float = 0.3,
    ) -> list[tuple[Action, float]]:
        """The value of each legal play, as the difference of points to come or, given one, the equity of the game.

        It rests on so many ``worlds``, or takes at most so many ``seconds`` (with ``processor_time``: of this
        thread's). Where one hand only is hidden, and that is no more than the worlds asked for or there is time for it,
        it rests on every hand that may be, and ``seed`` has no say. Where they cannot be counted out, or the others'
        actions are drawn too (``sample_others``), it ends before its time once one action is ahead beyond doubt.

        At the moment ``until`` of :func:`time.monotonic` (0: never) it ends in any case, with the best it has found.
        """
