"""Errors of environments."""

from __future__ import annotations

from settebello.errors import SettebelloError


class BatchError(SettebelloError):
    """An environment or batch cannot be made, or cannot use an argument; nothing has changed."""
