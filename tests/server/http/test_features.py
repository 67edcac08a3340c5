"""The server's features that the page knows before it requests anything."""

from __future__ import annotations

import httpx
import pytest

from settebello.server.edge.config import Config
from tests.server.http.endpoints.test_profiles import run


@pytest.mark.parametrize(
    ("config", "features"),
    [
        (Config(), "profiles ratings"),
        (Config(lobby=True), "lobby profiles ratings"),
        (Config(ratings=False), "profiles"),
        (Config(profiles=False), ""),
    ],
)
def test_the_page_names_what_is_switched_on(config: Config, features: str) -> None:
    async def go(here: httpx.AsyncClient) -> None:
        for address in ("/", "/profile", "/table/unknown"):
            assert f'<meta name="settebello-features" content="{features}" />' in (await here.get(address)).text

    run(go, config=config)
