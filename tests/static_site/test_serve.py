"""The server of the static site answers as plain hosts of files do."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tools.static_site.serve import main, make_server


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "python/1234").mkdir(parents=True)
    (folder / "index.html").write_text("index")
    (folder / "404.html").write_text("elsewhere")
    (folder / "python/1234/pyodide.asm.wasm").write_bytes(b"plain")
    (folder / "python/1234/pyodide.asm.wasm.br").write_bytes(b"brotli")
    (folder / "python/1234/pyodide.asm.wasm.gz").write_bytes(b"gzip")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@contextmanager
def served(site: Path, path: str = "/", *, compressing: bool = True) -> Iterator[httpx.Client]:
    with make_server(site, port=0, path=path, compressing=compressing) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{server.server_port}") as client:
                yield client
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize("path", ["/", "/settebello/"])
def test_files_and_other_addresses(site: Path, path: str) -> None:
    with served(site, path) as client:
        assert (client.get(path).status_code, client.get(path).text) == (200, "index")
        deep = client.get(f"{path}table/ABC")
        assert (deep.status_code, deep.text, deep.headers["content-type"]) == (
            404,
            "elsewhere",
            "text/html; charset=utf-8",
        )
        assert client.head(f"{path}index.html").headers["content-length"] == "5"


def test_below_a_path_nothing_is_at_the_root(site: Path) -> None:
    with served(site, "settebello") as client:
        assert client.get("/index.html").status_code == 404
        assert client.get("/settebello/index.html").status_code == 200


@pytest.mark.parametrize("address", ["/../secret.txt", "/%2e%2e/secret.txt", "/python/1234/%00", "/python/1234/"])
def test_no_other_file_is_sent(site: Path, address: str) -> None:
    with served(site) as client:
        response = client.get(f"http://127.0.0.1:{client.base_url.port}{address}")
        assert (response.status_code, response.text) == (404, "elsewhere")


@pytest.mark.parametrize(
    ("accepted", "encoding", "sent"),
    [("gzip, br", "br", b"brotli"), ("gzip;q=1", "gzip", b"gzip"), ("identity", None, b"plain")],
)
def test_clients_get_the_compressed_file_that_they_accept(
    site: Path, accepted: str, encoding: str | None, sent: bytes
) -> None:
    with (
        served(site) as client,
        client.stream("GET", "/python/1234/pyodide.asm.wasm", headers={"accept-encoding": accepted}) as response,
    ):
        assert b"".join(response.iter_raw()) == sent
        assert response.headers.get("content-encoding") == encoding
        assert response.headers["content-type"] == "application/wasm"


def test_a_host_that_does_not_compress(site: Path) -> None:
    with served(site, compressing=False) as client:
        assert client.get("/python/1234/pyodide.asm.wasm").content == b"plain"
        assert client.get("/python/1234/pyodide.asm.wasm.gz").content == b"gzip"


@pytest.mark.parametrize(("error", "is_said"), [(BrokenPipeError(), False), (ValueError("a fault"), True)])
def test_a_client_that_goes_away_is_not_an_error(
    site: Path, error: Exception, is_said: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    with make_server(site, port=0) as server:
        try:
            raise error
        except Exception:
            server.handle_error(None, ("127.0.0.1", 1))
    assert ("a fault" in capsys.readouterr().err) is is_said


def test_a_port_in_use_is_one_sentence(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with make_server(site, port=0) as server:
        assert main(["--port", str(server.server_port)]) == 2
    assert capsys.readouterr().err == f"Port {server.server_port} cannot be used: Address already in use.\n"
