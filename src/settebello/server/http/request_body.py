"""Reading the bodies of requests."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from settebello.errors import SettebelloError
from settebello.protocol import refusals

MAX_BODY_BYTES = 16 * 1024
DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises for text that is no JSON, says something else, or nests too deeply."""

T = TypeVar("T")


class BodyError(SettebelloError):
    """A request's body that cannot be used."""

    status = 400


class BodyTooLong(BodyError):
    """A body longer than any request needs."""

    status = 413


class NotJsonBody(BodyError):
    """A body that does not say that it is JSON: a form of another site's page cannot say so."""

    status = 415


async def read_body(request: Request, kind: type[T], *, longest: int = MAX_BODY_BYTES) -> T:
    """The body, which must be JSON of that kind.

    Raises:
        BodyError: it is not, or longer than ``longest`` bytes.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJsonBody(refusals.NOT_JSON())
    text = bytearray()
    try:
        async for chunk in request.stream():
            text += chunk
            if len(text) > longest:
                raise BodyTooLong(refusals.TOO_LONG(longest=longest))
    except ClientDisconnect as error:
        raise BodyError(refusals.NOT_READABLE(detail="it ended too early")) from error  # nobody is there to be told
    try:
        return msgspec.json.decode(text, type=kind)
    except DECODE_ERRORS as error:
        raise BodyError(refusals.NOT_READABLE(detail=str(error).rstrip("."))) from error
