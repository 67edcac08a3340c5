"""Reads and checks what requests say: their JSON bodies and queries."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.untrusted_text import TextError, decode_json

MAX_BODY_BYTES = 16 * 1024

T = TypeVar("T")


class BodyError(SettebelloError):
    """A request body that cannot be used."""

    status = 400


class QueryError(SettebelloError):
    """A query that cannot be used."""

    status = 400


class BodyTooLong(BodyError):
    """A body over the size limit."""

    status = 413


class NotJsonBody(BodyError):
    """A body without the content type of JSON, which a form on another site's page cannot send."""

    status = 415


async def read_body(request: Request, kind: type[T], *, longest: int = MAX_BODY_BYTES) -> T:
    """Decode the JSON body of a request as that type.

    Raises:
        BodyError: it cannot be decoded as that type, or is longer than ``longest`` bytes.
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
        raise BodyError(refusals.NOT_READABLE(detail="it ended too early")) from error  # the client has gone
    try:
        return decode_json(text, kind)
    except TextError as error:
        raise BodyError(refusals.NOT_READABLE(detail=error.problem)) from error


def read_query(request: Request, kind: type[T]) -> T:
    """The query of a request as that type. Other names in it are ignored.

    Raises:
        QueryError: a value is not what it should be.
    """
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise QueryError(refusals.NOT_READABLE(detail=str(error))) from error
