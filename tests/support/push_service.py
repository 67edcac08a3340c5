"""A push service on this machine, and browsers that have subscribed to it and read what it is given."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from settebello.server.people.push.encryption import encode_key

AUTH = b"sixteen bytes of"


class Subscriber:
    """A browser that has subscribed."""

    def __init__(self, service: PushService, name: str) -> None:
        self.path = f"/send/{name}"
        self.endpoint = f"{service.origin}{self.path}"
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def subscription(self) -> dict[str, str]:
        """The body of the request that asks for notifications."""
        public, auth = encode_key(self._key.public_key()), "c2l4dGVlbiBieXRlcyBvZg"
        return {"endpoint": self.endpoint, "p256dh": public, "auth": auth}

    def read(self, body: bytes) -> dict[str, Any]:
        """A notification for this browser, decrypted."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=AUTH, version="aes128gcm")
        read: dict[str, Any] = json.loads(plain)
        return read

    def next(self, timeout: float = 30.0) -> dict[str, Any]:
        """The next notification that has come for it and was not read yet, once the signature is found good."""
        headers, body = self._service.take(self.path, timeout)
        assert Vapid02.verify(headers["authorization"])
        return {**self.read(body), "headers": headers}

    def heard(self) -> int:
        """How many notifications have come for it that were not read."""
        return sum(path == self.path for path, _, _ in self._service.received)


class PushService:
    """The requests it has received, and the status of its answers by path."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: dict[str, int] = {}
        self._came = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with service._came:
                    service.received.append((self.path, headers, body))
                    service._came.notify_all()
                self.send_response(service.statuses.get(self.path, 201))
                self.send_header("location", "http://127.0.0.1:9/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def take(self, path: str, timeout: float) -> tuple[dict[str, str], bytes]:
        def found() -> tuple[str, dict[str, str], bytes] | None:
            return next((one for one in self.received if one[0] == path), None)

        with self._came:
            assert self._came.wait_for(lambda: found() is not None, timeout), "no notification has come"
            one = found()
            assert one is not None
            self.received.remove(one)
        return one[1], one[2]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()
