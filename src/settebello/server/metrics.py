"""Metrics for Prometheus: numbers only, which do not tell who played or what was played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the histograms, in seconds."""

RefusalReason = Literal[
    # limits of a client address: short codes, tables opened, daily games opened, groups made, permanent links, reports,
    # reviews, profiles, friend requests, replays, variations, requests, seeks, commands, failed joins, sockets,
    # connections, processor time
    "codes",
    "tables",
    "daily",
    "groups",
    "games",
    "reports",
    "reviews",
    "profiles",
    "friends",
    "replays",
    "variations",
    "requests",
    "seeks",
    "commands",
    "joins",
    "sockets",
    "connections",
    "computing",
    # newcomers, while the server is overloaded
    "overload",
    # limits of a connection: messages, phrases
    "messages",
    "phrases",
    # connections dropped: none was free, the client sent too slowly, did not read, or flooded with small frames
    "all-connections",
    "slow",
    "unread",
    "frames",
    # messages that were read and could not be carried out
    "invalid-message",
    "illegal-action",
    "stale-version",
    "player-failed",
    "store-error",
    "invalid-value",
]
"""The reason for a refusal, a value of the label ``reason``. ``docs/serving.md`` explains each."""

PushResult = Literal["sent", "gone", "failed", "dropped"]
"""The fate of a notification: the push service accepted it; the browser has unsubscribed; the service refused it or
could not be reached; too many were waiting."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # no creation time next to each counter


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.entries = self.add_counter("settebello_entries_total", "Entries stored.")
        self.store_errors = self.add_counter("settebello_store_errors_total", "Entries that could not be stored.")
        self.conflicts = self.add_counter("settebello_conflicts_total", "Entries that another process stored first.")
        self.messages = self.add_counter("settebello_messages_total", "Messages received on sockets.")
        self.tables_opened = self.add_counter("settebello_tables_opened_total", "Tables opened.")
        self.tables_expired = self.add_counter("settebello_expired_total", "Abandoned tables deleted.")
        self.games_kept = self.add_counter("settebello_games_kept_total", "Permanent links to games asked for.")
        self.games_taken_down = self.add_counter("settebello_games_taken_down_total", "Games taken down.")
        self.profiles_made = self.add_counter("settebello_profiles_made_total", "Profiles made.")
        self.profiles_deleted = self.add_counter("settebello_profiles_deleted_total", "Profiles deleted.")
        self.games_rated = self.add_counter("settebello_games_rated_total", "Rated games counted.")
        self.reports = self.add_counter("settebello_reports_total", "Reports of people at tables.")
        self.reviews_done = self.add_counter("settebello_reviews_total", "Reviews of games completed.")
        self.reviews_failed = self.add_counter("settebello_reviews_failed_total", "Reviews of games that failed.")
        self.append_seconds = self._histogram("settebello_append_seconds", "Time until an entry was stored.")
        self.thought_wait_seconds = self._histogram(
            "settebello_thought_wait_seconds", "Time that a player or adviser waited to think."
        )
        self.thought_seconds = self._histogram("settebello_thought_seconds", "Time that a player or adviser thought.")
        self._pushes = Counter(
            "settebello_push_total",
            "Notifications, by result.",
            ["result"],
            registry=self._registry,
        )
        self._refusals = Counter(
            "settebello_refused_total",
            "Messages, requests and connections refused, by reason.",
            ["reason"],
            registry=self._registry,
        )

    def count_push(self, result: PushResult) -> None:
        """Count a notification, sent or not."""
        self._pushes.labels(result).inc()

    def count_refusal(self, reason: RefusalReason) -> None:
        """Count a message, request or connection that was refused."""
        self._refusals.labels(reason).inc()

    def add_gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """Report ``value()`` under that name whenever the metrics are read."""
        Gauge(name, help_text, registry=self._registry).set_function(value)

    def add_counter(self, name: str, help_text: str) -> Counter:
        """Count something under that name."""
        return Counter(name, help_text, registry=self._registry)

    def text(self) -> str:
        """All metrics in the Prometheus text format, version 0.0.4."""
        return generate_latest(self._registry).decode()

    def _histogram(self, name: str, help_text: str) -> Histogram:
        return Histogram(name, help_text, buckets=BUCKETS, registry=self._registry)
