"""The server's features that the page knows before it requests anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from settebello.server.edge.config import Config
from settebello.server.edge.http.static_files import IndexPage, StaticBundle
from tests.server.edge.http.endpoints.test_profiles import run


@pytest.mark.parametrize(
    ("config", "features"),
    [
        (Config(), "daily profiles ratings"),
        (Config(lobby=True), "daily lobby profiles ratings"),
        (Config(ratings=False, daily=False), "profiles"),
        (Config(profiles=False), "daily"),
    ],
)
def test_the_page_names_what_is_switched_on(config: Config, features: str) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        for address in ("/", "/profile", "/table/unknown"):
            assert f'<meta name="settebello-features" content="{features}" />' in (await here.get(address)).text

    run(go, config=config)


@pytest.mark.parametrize(("files", "features"), [(["python.json"], "lobby offline"), ([], "lobby")])
def test_the_page_names_offline_play_if_the_bundle_has_python(tmp_path: Path, files: list[str], features: str) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    for name in files:
        (tmp_path / name).write_text("{}")
    application = Starlette(routes=[Route("/", IndexPage(StaticBundle(tmp_path), ["lobby"]).respond)])

    async def get() -> str:
        transport = httpx.ASGITransport(application)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get("/")).text

    assert f'<meta name="settebello-features" content="{features}" />' in asyncio.run(get())
