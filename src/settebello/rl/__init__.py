"""Environments for reinforcement learning (the extra ``rl``): docs/environments.md.

>>> import settebello
>>> batch = Batch(settebello.variant("scopone").rules(), 64, seed=7)
>>> batch.step(batch.sample())
0
"""

from __future__ import annotations

from settebello.errors import MissingExtra

try:
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError as missing:
    raise MissingExtra("rl", missing) from None

from settebello.core.environments.flat import FlatEncoding
from settebello.core.environments.observation import ObservationLayout
from settebello.core.environments.staging import Staging
from settebello.rl.batch import Batch
from settebello.rl.errors import BatchError
from settebello.rl.evaluation import PolicyPlayer, evaluate
from settebello.rl.observation import observe
from settebello.rl.simulation import Simulation, simulate

__all__ = [
    "Batch",
    "BatchError",
    "FlatEncoding",
    "ObservationLayout",
    "PolicyPlayer",
    "Simulation",
    "Staging",
    "evaluate",
    "observe",
    "simulate",
]
