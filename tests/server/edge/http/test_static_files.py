"""Files of the page are sent with their types, and kept by browsers if their names change with their content."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from settebello.server.edge.http.static_files import StaticBundle

FOREVER = "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("file", "kind", "caching"),
    [
        ("assets/index-1.js", "text/javascript", FOREVER),
        ("python/1/pyodide.asm.wasm", "application/wasm", FOREVER),
        ("python/1/pyodide.mjs", "text/javascript", FOREVER),
        ("python/1/app.tar", "application/x-tar", FOREVER),
        ("python.json", "application/json", "no-cache"),
    ],
)
@pytest.mark.parametrize("ending", ["", ".br"])
def test_types_and_caching(tmp_path: Path, file: str, kind: str, caching: str, ending: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    for name in {file, file + ending}:
        (tmp_path / name).write_text("content")

    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(StaticBundle(tmp_path))
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
            client.stream("GET", f"/{file}", headers={"accept-encoding": "br"}) as response,
        ):
            return response

    response = asyncio.run(get())
    assert response.status_code == 200
    assert response.headers["content-type"].partition(";")[0] in (kind, kind.replace("text/", "application/"))
    assert response.headers["cache-control"] == caching
    assert response.headers.get("content-encoding") == ("br" if ending else None)
