"""A host that has one thread and one process, and no network, as a browser has."""

from __future__ import annotations

import asyncio
import selectors
import socket
import threading
from collections.abc import Coroutine
from typing import NoReturn
from unittest.mock import patch


class Refused(RuntimeError):
    """The host has nothing of this kind; threads that cannot be started are a RuntimeError in Python."""


def _refuse(*_: object, **__: object) -> NoReturn:
    raise Refused


class BareLoop(asyncio.SelectorEventLoop):
    """An event loop of a host that has only one thread."""

    def __init__(self) -> None:
        super().__init__(selectors.SelectSelector())

    run_in_executor = subprocess_exec = subprocess_shell = _refuse
    create_connection = create_server = getaddrinfo = _refuse

    async def shutdown_default_executor(self, *_: object) -> None:
        """There is none."""


def run_on_bare_host(go: Coroutine[object, object, None]) -> None:
    """Run a test in the event loop of such a host."""
    with asyncio.Runner(loop_factory=BareLoop) as runner:
        runner.get_loop()  # it needs a pair of sockets for itself
        with patch.object(threading.Thread, "start", _refuse), patch.object(socket, "socket", _refuse):
            runner.run(go)
