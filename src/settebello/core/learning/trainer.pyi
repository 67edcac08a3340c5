from array import array

from settebello.rules.vocabulary import Rules

class Trainer:
    """Learns the value of positions of a game from self-play. The same arguments give the same weights.

    Args:
        rules: the game.
        seed: of the self-play.
        weights: to begin with; None: all nought.
    """

    def __init__(self, rules: Rules, seed: int = 1, weights: array[float] | None = None) -> None: ...
    def play(self, rounds: int, rate: float) -> float:
        """Play and learn from that many rounds at that rate of learning; the root of the mean squared error on the
        way, in points."""
    def watch(self, rounds: int) -> tuple[dict[tuple[tuple[int, ...], int], int], list[float]]:
        """Play that many rounds by the averaged weights, the last seat dealing.

        Returns:
            How often each end of a round came, ``(points by side, side that won outright or -1)``; and by plays made,
            how far off (standard deviation, points) the values were. Nothing more is learned afterwards.
        """
    @property
    def weights(self) -> bytes:
        """The averaged weights, 32-bit floats."""
