"""Decodes the messages of clients on sockets, and makes the messages for refusals."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from settebello.errors import IllegalAction, SettebelloError
from settebello.protocol import refusals
from settebello.protocol.game import ErrorMessage
from settebello.server.live.bots.player_executor import PlayerFailed
from settebello.server.metrics import RefusalReason
from settebello.server.store.base import StoreError
from settebello.server.tables.commands import StaleVersion
from settebello.untrusted_text import TextError, decode_json
from settebello.wording import error_text

MAX_MESSAGE_BYTES = 4096
"""The most bytes of a message. A longer one is refused, and four times as much ends the connection."""

T = TypeVar("T")


class MessageError(SettebelloError):
    """Received data that is not a message."""


class _MessageHead(Struct):
    id: str | None = None


def decode_message(received: str | bytes, kind: type[T]) -> T:
    """Decode received data as a message of that type.

    Raises:
        MessageError: it is too long, or not a message of the protocol.
    """
    if len(received) > MAX_MESSAGE_BYTES:
        raise MessageError(refusals.MESSAGE_LONG(longest=MAX_MESSAGE_BYTES, length=len(received)))
    try:
        return decode_json(received, kind)
    except TextError as error:
        raise MessageError(refusals.NO_MESSAGE(detail=error.problem)) from error


def error_message(received: str | bytes, error: SettebelloError, lang: str) -> ErrorMessage:
    """The refusal of received data, in that language."""
    return ErrorMessage(id=_id_of(received), code=error.code, message=error_text(error, lang))


def _id_of(received: str | bytes) -> str | None:
    """The id of a message, or None if it cannot be read."""
    try:
        return decode_json(received, _MessageHead).id if len(received) <= MAX_MESSAGE_BYTES else None
    except TextError:
        return None


def refusal_reason(error: SettebelloError) -> RefusalReason:
    """The reason for counting a refusal."""
    match error:
        case MessageError():
            return "invalid-message"
        case IllegalAction():
            return "illegal-action"
        case StaleVersion():
            return "stale-version"
        case PlayerFailed():
            return "player-failed"
        case StoreError():
            return "store-error"
        case _:
            return "invalid-value"
