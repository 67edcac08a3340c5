"""Serve the static site as a plain host of files does.

    python -m tools.static_site.serve [--port 7778] [--path /settebello/]

The site may lie below a path. Addresses that are not files get ``404.html``, and clients get the compressed files that
they accept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.static_site.assemble import SITE

PORT = 7778
TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".tar": "application/x-tar",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}


class SiteHandler(BaseHTTPRequestHandler):
    """Answers with the files of a folder.

    Args:
        site: the folder.
        path: where it is on this server, such as ``/`` or ``/settebello/``.
        compressing: whether clients get the compressed files that they accept.
    """

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, site: Path, path: str, compressing: bool) -> None:
        self._site = site.resolve()
        self._path = path
        self._compressing = compressing
        super().__init__(*arguments)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self._respond(with_body=True)

    def do_HEAD(self) -> None:
        self._respond(with_body=False)

    def log_message(self, *_: object) -> None:
        """Be quiet."""

    def _respond(self, *, with_body: bool) -> None:
        file = self._file()
        status = HTTPStatus.OK if file else HTTPStatus.NOT_FOUND
        file = file or self._site / "404.html"
        encoding = self._encoding(file)
        body = file.with_name(file.name + ENCODINGS.get(encoding, "")).read_bytes()
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def _file(self) -> Path | None:
        """The file of the requested address."""
        address = unquote(urlsplit(self.path).path)
        if not address.startswith(self._path) or "\0" in address:
            return None
        file = (self._site / address.removeprefix(self._path)).resolve()
        file = file / "index.html" if file.is_dir() else file
        return file if file.is_relative_to(self._site) and file.is_file() else None

    def _encoding(self, file: Path) -> str:
        if not self._compressing:
            return ""
        accepted = [part.partition(";")[0].strip() for part in self.headers.get("Accept-Encoding", "").split(",")]
        made = (name for name, ending in ENCODINGS.items() if file.with_name(file.name + ending).exists())
        return next((name for name in made if name in accepted), "")


class SiteServer(ThreadingHTTPServer):
    """A server that is quiet about clients that go away."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(
    site: Path = SITE, *, host: str = "127.0.0.1", port: int = PORT, path: str = "/", compressing: bool = True
) -> SiteServer:
    """A server of a site.

    Args:
        site: the folder of the site.
        host: the address to listen at.
        port: the port; 0 takes a free one.
        path: where the site is on the server.
        compressing: whether clients get the compressed files, which not every host sends.

    Raises:
        OSError: The port is in use.
    """
    below = f"/{path.strip('/')}/".replace("//", "/")
    return SiteServer((host, port), partial(SiteHandler, site=site, path=below, compressing=compressing))


def main(arguments: Sequence[str]) -> int:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m tools.static_site.serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--path", default="/", help="where the site is on this server, such as /settebello/")
    chosen = parser.parse_args(arguments)
    try:
        server = make_server(host=chosen.host, port=chosen.port, path=chosen.path)
    except OSError as error:
        print(f"Port {chosen.port} cannot be used: {error.strerror}.", file=sys.stderr)
        return 2
    print(f"http://{chosen.host}:{server.server_port}{'/' + chosen.path.strip('/') if chosen.path != '/' else ''}/")
    with server, suppress(KeyboardInterrupt):
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
