"""The static site, served as a plain host of files does, below a path."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.browser.conftest import browser, open_context, playwright
from tools.static_site.assemble import SITE
from tools.static_site.serve import make_server

__all__ = ["browser", "open_context", "playwright", "site", "uncompressed_site"]

PATH = "/settebello/"


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the site."""
    with _served(compressing=True) as address:
        yield address


@pytest.fixture
def uncompressed_site() -> Iterator[str]:
    """The address of the site on a host that does not compress."""
    with _served(compressing=False) as address:
        yield address


@contextmanager
def _served(*, compressing: bool) -> Iterator[str]:
    if not (SITE / "python.json").exists():
        pytest.skip("These tests need the static site (make site).")
    with make_server(port=0, path=PATH, compressing=compressing) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{PATH}"
        server.shutdown()
        thread.join()
