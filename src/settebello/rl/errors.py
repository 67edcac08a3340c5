"""Errors of environments."""

from __future__ import annotations

from settebello.errors import SettebelloError


class BatchError(SettebelloError):
    """An environment or batch cannot be made, or cannot use an argument; nothing has changed."""


def check_reset(has_reset: bool) -> None:  # noqa: FBT001  (its one argument)
    """Raise a BatchError for an environment that was not reset yet."""
    if not has_reset:
        raise BatchError("The environment has no episode yet: call reset first.")
