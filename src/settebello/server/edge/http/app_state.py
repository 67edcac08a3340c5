"""The parts of the application that answer a request, with their types."""

from __future__ import annotations

from starlette.requests import Request

from settebello.server.edge.config import Config
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.store.base import Store


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


def now_of(request: Request) -> float:
    """The time of the application's clock, in seconds since 1970."""
    return tables_of(request).clock.now()
