"""Drives an installed Firefox over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/)."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
TIMEOUT = 60.0
"""Seconds until something has failed to happen."""


def find_firefox() -> str | None:
    """The program, if it is installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class FirefoxPage:
    """A tab, driven by scripts."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._ids = count(1)
        self._call("session.new", capabilities={})
        self._tab = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        """Go to an address, and wait until it is loaded."""
        self._call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """The value of a JavaScript expression, or of its promise: a text, a number, a truth value or null."""
        result = self._call(
            "script.evaluate",
            expression=script,
            target={"context": self._tab},
            awaitPromise=True,
            userActivation=True,
        )
        assert result["type"] == "success", result
        return result["result"].get("value")

    def wait_for(self, script: str) -> Any:
        """Wait until an expression is true, and return it."""
        until = time.monotonic() + TIMEOUT
        while not (value := self.evaluate(script)):
            assert time.monotonic() < until, f"not within {TIMEOUT:.0f} seconds: {script}"
            time.sleep(0.05)
        return value

    def click(self, selector: str) -> None:
        """Click the first element that fits, once there is one."""
        element = f"document.querySelector({json.dumps(selector)})"
        self.wait_for(f"{element} !== null")
        self.evaluate(f"{element}?.click()")

    def _call(self, method: str, **parameters: Any) -> Any:
        sent = next(self._ids)
        self._connection.send(json.dumps({"id": sent, "method": method, "params": parameters}))
        while True:  # events come in between
            answer = json.loads(self._connection.recv(TIMEOUT))
            if answer.get("id") == sent:
                assert answer["type"] == "success", answer
                return answer["result"]


@contextmanager
def firefox_page(program: str, profile: Path) -> Iterator[FirefoxPage]:
    """A tab of a new Firefox with an empty profile folder."""
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        try:
            with connect(f"{_address(process)}/session", max_size=None) as connection:
                yield FirefoxPage(connection)
        finally:
            process.terminate()


def _address(process: subprocess.Popen[str]) -> str:
    """Where the browser listens, as it says itself."""
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
        if found:
            return found[1]
    raise AssertionError("Firefox has not started.")
