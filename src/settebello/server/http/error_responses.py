"""Saying no in the language of who asked."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import Headers, QueryParams
from starlette.responses import JSONResponse
from starlette.types import Scope

from settebello.errors import Problem, SettebelloError
from settebello.wording import languages, told


def wanted_language(scope: Scope) -> str:
    """The language that a request asks for, by ``?lang=`` or its header, where there are words in it; else English."""
    asked = [QueryParams(scope.get("query_string", b"")).get("lang", "")]
    asked += [entry.partition(";")[0] for entry in Headers(scope=scope).get("accept-language", "").split(",")]
    plain = (code.strip().lower().split("-")[0] for code in asked)
    return next((code for code in plain if code in languages()), "en")


def refused(
    why: SettebelloError | Problem, status: int, lang: str, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    """``{"code": …, "message": …}``: what is wrong for programs (empty: it has no code), and in a sentence."""
    code = why.code if isinstance(why, SettebelloError) else why.key
    return JSONResponse(
        {"code": code, "message": told(why, lang)}, status, {"cache-control": "no-store", **(headers or {})}
    )
