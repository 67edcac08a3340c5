"""The parts of the application that answer a request, with their types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from settebello.server.edge.config import Config
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.people.position_explorer import PositionExplorer
from settebello.server.store.base import Store

if TYPE_CHECKING:
    from settebello.server.people.push.notifier import Notifier


def tables_of(request: Request) -> TableRegistry:
    """The live tables."""
    tables: TableRegistry = request.app.state.tables
    return tables


def store_of(request: Request) -> Store:
    """The store."""
    store: Store = request.app.state.store
    return store


def metrics_of(request: Request) -> Metrics:
    """The metrics."""
    metrics: Metrics = request.app.state.metrics
    return metrics


def config_of(request: Request) -> Config:
    """The configuration."""
    config: Config = request.app.state.config
    return config


def notifier_of(request: Request) -> Notifier | None:
    """What notifies people, or None if this server does not."""
    notifier: Notifier | None = request.app.state.notifier
    return notifier


def explorer_of(request: Request) -> PositionExplorer:
    """The explorer of positions."""
    explorer: PositionExplorer = request.app.state.explorer
    return explorer


def now_of(request: Request) -> float:
    """The time of the application's clock, in seconds since 1970."""
    return tables_of(request).clock.now()
