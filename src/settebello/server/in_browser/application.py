"""The application of one device: tables, hints and reviews, without other people."""

from __future__ import annotations

from pathlib import Path

from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.in_browser.host import BrowserHost
from settebello.server.in_browser.remote_thinker import RemoteThinker
from settebello.server.job_runner import run_at_once
from settebello.server.limits.limits import Limits
from settebello.server.store.base import Store
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.store.sqlite.writer import Flush

CONFIG = Config(
    daily=False,
    lobby=False,
    profiles=False,
    ratings=False,
    push=False,
    limits=Limits(lag=0.0),  # its only person is never told to come back later
)


def open_store(folder: Path, flush: Flush | None = None) -> SqliteStore:
    """Open the store in a folder, which only one host may use at a time.

    Args:
        folder: where the games are; it is created if needed.
        flush: makes committed changes of the files durable, as for
            :class:`~settebello.server.store.sqlite.store.SqliteStore`.

    Raises:
        StoreError: the folder cannot be used, or a newer release has written it.
    """
    return SqliteStore(folder, threads=False, journal_mode="truncate", flush=flush)


async def start_host(store: Store, thinker: RemoteThinker) -> BrowserHost:
    """Start the host of the tables in a store.

    Args:
        store: the store; the host closes it when it ends.
        thinker: runs the players, and makes reviews.

    Raises:
        HostError: the application has not started.
    """
    app = make_app(
        store,
        static=None,
        run_job=run_at_once,
        executor=thinker,
        review_runner=thinker,
        explorer=thinker,
        config=CONFIG,
    )
    await store.reviews.forget_pending()  # a page that was left has not ended them
    host = BrowserHost(app)
    await host.start()
    return host
