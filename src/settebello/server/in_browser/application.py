"""The application of one device: tables, hints and reviews, without other people."""

from __future__ import annotations

from pathlib import Path

from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.in_browser.host import BrowserHost
from settebello.server.job_runner import run_at_once
from settebello.server.limits.limits import Limits
from settebello.server.live.bots.worker_pool import PlayerExecutor
from settebello.server.people.reviews.runner import ReviewRunner
from settebello.server.store.sqlite.store import SqliteStore

CONFIG = Config(
    lobby=False,
    profiles=False,
    ratings=False,
    push=False,
    limits=Limits(lag=0.0),  # its only person is never told to come back later
)


def make_host(folder: Path, *, executor: PlayerExecutor, run_review: ReviewRunner) -> BrowserHost:
    """Make the host of the tables in a folder, which only one host may use at a time.

    Args:
        folder: where the games are; it is created if needed.
        executor: runs the players.
        run_review: reviews a game.

    Raises:
        StoreError: the folder cannot be used, or a newer release has written it.
    """
    store = SqliteStore(folder, threads=False, journal_mode="truncate")
    app = make_app(store, static=None, run_job=run_at_once, executor=executor, run_review=run_review, config=CONFIG)
    return BrowserHost(app)
