"""Environments for reinforcement learning (the extra ``rl``): docs/environments.md.

>>> import settebello
>>> batch = Batch(settebello.variant("scopone").rules(), 64, seed=7)
>>> batch.step(batch.sample())
0
"""

from __future__ import annotations

try:
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError as missing:
    if missing.name != "numpy":
        raise
    raise ModuleNotFoundError("settebello.rl needs numpy: pip install 'settebello[rl]'.", name="numpy") from None

from settebello.core.environments.observation import ObservationLayout
from settebello.core.environments.staging import Staging
from settebello.rl.batch import Batch
from settebello.rl.errors import BatchError
from settebello.rl.evaluation import PolicyPlayer, evaluate
from settebello.rl.observation import observe

__all__ = ["Batch", "BatchError", "ObservationLayout", "PolicyPlayer", "Staging", "evaluate", "observe"]
