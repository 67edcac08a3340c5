"""The client's errors in the terms of a session."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from settebello.client import ClientError, Refused
from settebello.terminal.session.game_session import ActionRefused, SessionEnded


@contextmanager
def session_errors() -> Iterator[None]:
    """Raise the client's errors as :class:`ActionRefused` and :class:`SessionEnded`."""
    try:
        yield
    except Refused as error:
        raise ActionRefused(*error.args) from error
    except ClientError as error:
        raise SessionEnded(*error.args) from error
