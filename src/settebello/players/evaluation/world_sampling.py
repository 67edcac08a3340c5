"""Looks at worlds in batches until the values of actions are known with the precision requested."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from settebello.core import Round
from settebello.players.evaluation.paired_means import PairedMeans, WorldBatch
from settebello.players.precision import Precision
from settebello.rules import Rules, digest
from settebello.steps import Steps, finish
from settebello.view import View, encode

BATCH = 64
"""Worlds in a batch."""
BATCHES_AT_ONCE = 8
"""Batches between two looks at the stopping rule, which threads share."""
FEWEST_BATCHES = 2
"""Fewer have no spread, and so no standard error."""
SHARE_OF_LOSS = 0.25
"""A difference need not be known better than to this share of it."""

Look = Callable[[int, int, Sequence[int]], WorldBatch]
"""Values actions in a batch of worlds: by thread, number of the batch, numbers of the actions."""


class SampledValues:
    """The values of actions in points and equity, and the worlds that they rest on."""

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.points = PairedMeans(actions)
        self.equity = PairedMeans(actions)
        self.worlds = 0

    def add(self, batch: WorldBatch, actions: Sequence[int] | None = None) -> None:
        """Count a batch of these actions, or of all if None."""
        numbers = range(self.actions) if actions is None else actions
        self.points.add(batch.weight, dict(zip(numbers, batch.points, strict=True)))
        self.equity.add(batch.weight, dict(zip(numbers, batch.equity, strict=True)))
        self.worlds += batch.worlds


class WorldSampler:
    """Samples worlds to a precision: the same ones on any number of threads.

    Args:
        precision: when to stop.
        point: the equity of a point: equity is judged as precisely as points, with a point counted as this much.
        threads: how many threads look at worlds.
    """

    def __init__(self, precision: Precision, point: float, threads: int = 1) -> None:
        self._precision, self._point, self._threads = precision, point, threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def sample(self, actions: int, look: Look, deadline: float = 0.0) -> SampledValues:
        """Look at batches until all differences are known well enough. Actions whose difference is, are left out of the
        batches that follow.

        Args:
            actions: how many actions there are.
            look: values actions in a batch of worlds.
            deadline: a moment of :func:`time.monotonic` when it ends in any case, after two batches at least; 0:
                none.
        """
        return finish(self.sample_in_steps(actions, look, deadline))

    def sample_in_steps(self, actions: int, look: Look, deadline: float = 0.0) -> Steps[SampledValues]:
        """:meth:`sample`, in steps of a batch. Threads look at several in a step."""
        values = SampledValues(actions)
        open_actions: Sequence[int] = range(actions)
        batches = max(FEWEST_BATCHES, self._precision.worlds // BATCH)
        for first in range(0, batches, BATCHES_AT_ONCE):
            numbers = range(first, min(first + BATCHES_AT_ONCE, batches))
            for number, batch in zip(numbers, self._look(look, numbers, open_actions), strict=True):
                values.add(batch, open_actions)
                if deadline and number + 1 >= FEWEST_BATCHES and time.monotonic() > deadline:
                    return values
                yield
            open_actions = self._unsettled(values, open_actions)
            if not open_actions:
                break
        return values

    def _look(self, look: Look, numbers: range, actions: Sequence[int]) -> Iterable[WorldBatch]:
        if self._pool is None:
            return (look(0, number, actions) for number in numbers)
        shares = [numbers[thread :: self._threads] for thread in range(self._threads)]
        found = list(
            self._pool.map(lambda thread: [look(thread, n, actions) for n in shares[thread]], range(self._threads))
        )
        return [found[n % self._threads][n // self._threads] for n in range(len(numbers))]

    def _unsettled(self, values: SampledValues, actions: Sequence[int]) -> list[int]:
        """The actions that are neither told apart from the best nor equal to it as closely as asked for, and the best
        themselves, by points and by equity; none if all are."""
        unsettled, leaders = set[int](), set[int]()
        for means, unit in ((values.points, 1.0), (values.equity, self._point)):
            worth = means.values
            best = max(actions, key=lambda n: worth[n])
            errors = means.errors(best)
            for n in actions:
                close_enough = max(unit * self._precision.resolution, SHARE_OF_LOSS * (worth[best] - worth[n]))
                if self._precision.errors * errors[n] > close_enough:
                    unsettled.add(n)
            leaders.add(best)
        return sorted(unsettled | leaders) if unsettled else []


class WorldSeeds:
    """The seeds of the batches of worlds that are searched in one place."""

    def __init__(self, source: bytes) -> None:
        self._source = hashlib.sha256(source).digest()

    @classmethod
    def of_view(cls, view: View, rules: Rules, draw: int = 0) -> WorldSeeds:
        """The seeds of a decision, drawn from what its seat may know; another ``draw`` gives others."""
        return cls(encode(view) + digest(rules).encode() + (str(draw).encode() if draw else b""))

    @classmethod
    def of_position(cls, position: Round) -> WorldSeeds:
        """The seeds of a position with all cards known."""
        actions = [str(action) for _, action in position.history]
        return cls(
            " ".join([digest(position.rules), str(position.dealer), *map(str, position.pack), *actions]).encode()
        )

    def __getitem__(self, number: int) -> int:
        drawn = hashlib.sha256(self._source + number.to_bytes(8, "big")).digest()
        return int.from_bytes(drawn[:8], "big") >> 1
