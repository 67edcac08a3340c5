"""JSON responses, error responses in the client's language, and their cache headers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response
from starlette.types import Scope

from settebello.errors import Problem, SettebelloError
from settebello.protocol.http import ErrorResponse
from settebello.view import encode
from settebello.wording import error_text, languages

NO_STORE = {"cache-control": "no-store"}
"""The headers for responses that may change by the next request."""
REVALIDATE = {"cache-control": "no-cache"}
"""The headers for responses that the client may keep if it asks each time whether they have changed."""


def json_response(
    body: Struct | Sequence[Struct], status: int = 200, headers: Mapping[str, str] = NO_STORE
) -> Response:
    """A response with a message of :mod:`settebello.protocol.http`, or a sequence of them, as its body."""
    return Response(encode(body), status, headers, media_type="application/json")


def error_response(
    error: SettebelloError | Problem, status: int, lang: str, headers: Mapping[str, str] | None = None
) -> Response:
    """An :class:`~settebello.protocol.http.ErrorResponse` in that language."""
    code = error.code if isinstance(error, SettebelloError) else error.key
    return json_response(
        ErrorResponse(code=code, message=error_text(error, lang)), status, {**NO_STORE, **(headers or {})}
    )


def preferred_language(scope: Scope) -> str:
    """The language for a request's errors: the first supported one of ``?lang=`` and then ``Accept-Language``, or else
    English."""
    wanted = [QueryParams(scope.get("query_string", b"")).get("lang", "")]
    wanted += [entry.partition(";")[0] for entry in Headers(scope=scope).get("accept-language", "").split(",")]
    codes = (code.strip().lower().split("-")[0] for code in wanted)
    return next((code for code in codes if code in languages()), "en")
