from settebello.rules.vocabulary import Rules

class Trainer:
    """Learns the value of positions of a game from self-play. The same rules and seed give the same weights."""

    def __init__(self, rules: Rules, seed: int = 1) -> None: ...
    def play(self, rounds: int, rate: float) -> float:
        """Play and learn from that many rounds at that rate of learning; the root of the mean squared error on the
        way, in points."""
    @property
    def weights(self) -> bytes:
        """The averaged weights, 32-bit floats."""
