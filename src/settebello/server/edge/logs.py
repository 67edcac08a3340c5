"""The server's log, on standard error: one line per event, in words or as JSON.

It contains no secrets: tables appear under a label
(:func:`settebello.server.credentials.log_label`), people as their seat number, and client addresses are never written.
A report of a person names the people (:mod:`settebello.server.edge.http.endpoints.reports`), so that the operator knows
them.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Literal

import msgspec

UNUSED_CONNECTION = "Cancel %s running task(s), timeout graceful shutdown exceeded"
"""A message of uvicorn, logged with the number of tasks."""


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "where": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure_logging(kind: Literal["text", "json"]) -> None:
    """Set up logging: ``json`` writes everything from INFO on, ``text`` only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == "json" else logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(_is_worth_logging)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("settebello").setLevel(logging.INFO if kind == "json" else logging.WARNING)


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether to log a record. uvicorn logs an error if the server stops while an unused connection is open. This is
    left out: a client that connects at the last moment leaves no task to cancel."""
    return not (record.name == "uvicorn.error" and record.msg == UNUSED_CONNECTION and record.args == (0,))
