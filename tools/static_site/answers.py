"""The answers of the application that are the same for everybody, in files: the page shows the games and their rules
before Python is loaded."""

from __future__ import annotations

import asyncio
from pathlib import Path

from settebello.server.edge.app import make_app
from settebello.server.in_browser.host import BrowserHost
from settebello.server.job_runner import run_at_once
from settebello.server.store.sqlite.store import SqliteStore
from settebello.wording.catalogue import languages
from tools.webassembly.steps import BuildError

FOLDER = "answers"
NAMES = ("variants", "players", "rules")
"""The answer to ``GET /api/NAME?lang=LANG`` is in ``answers/NAME.LANG.json``."""


def write_answers(site: Path) -> None:
    """Write the files into the folder of a site.

    Raises:
        BuildError: The application has not answered.
    """
    folder = site / FOLDER
    folder.mkdir(exist_ok=True)
    for name, body in asyncio.run(_answers()).items():
        (folder / name).write_bytes(body)


async def _answers() -> dict[str, bytes]:
    """The bodies by file name."""
    host = BrowserHost(make_app(SqliteStore(None), static=None, run_job=run_at_once))
    await host.start()
    try:
        wanted = [(name, lang) for name in NAMES for lang in languages()]
        return {f"{name}.{lang}.json": await _body(host, f"/api/{name}?lang={lang}") for name, lang in wanted}
    finally:
        await host.stop()


async def _body(host: BrowserHost, path: str) -> bytes:
    response = await host.fetch("GET", path)
    if response.status != 200:
        raise BuildError(f"The application has answered {path} with {response.status}.")
    return response.body
