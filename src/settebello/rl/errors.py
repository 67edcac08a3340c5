"""Errors of environments."""

from __future__ import annotations

from settebello.errors import SettebelloError


class BatchError(SettebelloError):
    """An environment or batch that cannot be made, or an argument that it cannot use; nothing has changed."""
