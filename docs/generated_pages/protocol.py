"""The tables of the protocol, written from its structs and from the server's routes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import get_args

from msgspec import Struct
from starlette.routing import Mount, Route

from generated_pages.markdown import table
from settebello.events import Event
from settebello.protocol.close_codes import CloseCode
from settebello.protocol.game import ClientMessage, ServerMessage
from settebello.protocol.lobby import LobbyClientMessage, LobbyServerMessage
from settebello.server.edge.app import page_routes
from settebello.server.edge.http.static_files import STATIC, IndexPage, StaticBundle
from tools.typescript import field_notes

_ROLE = re.compile(r":\w+:`[~.]?(?:[\w.]*\.)?(\w+)`")
_REQUEST = re.compile(r"``([A-Z]+ /[^`]*)``: *")


def client_messages_table() -> str:
    """Every message that a client sends."""
    return _messages(get_args(ClientMessage))


def server_messages_table() -> str:
    """Every message that the server sends."""
    return _messages(get_args(ServerMessage))


def events_table() -> str:
    """Every event of a game, as an update carries it."""
    return _messages(get_args(Event))


def lobby_messages_table() -> str:
    """Every message of the lobby, the client's first."""
    return _messages((*get_args(LobbyClientMessage), *get_args(LobbyServerMessage)))


def close_codes_table() -> str:
    """Why the server closes a socket."""
    notes = field_notes(CloseCode)
    return table(["code", "name", "why"], [[str(code.value), f"`{code.name}`", notes[code.name]] for code in CloseCode])


def endpoints_table() -> str:
    """Every address for programs, from the docstrings of what answers it."""
    routes = page_routes(IndexPage(StaticBundle(STATIC)))
    api = [route for mount in routes if isinstance(mount, Mount) and mount.path == "/api" for route in mount.routes]
    rows = [_endpoint_row(route) for route in api if isinstance(route, Route)]
    rows += [_endpoint_row(route) for route in routes if isinstance(route, Route) and _is_documented(route)]
    return table(["request", "what it does", "answered in"], rows)


def _messages(kinds: Sequence[type[Struct]]) -> str:
    rows = [
        [f"`{kind.__struct_config__.tag}`", f"`{kind.__name__}`", _fields(kind), _about(kind).replace("``", "`")]
        for kind in kinds
    ]
    return table(["type", "struct", "fields", "what it says"], rows)


def _fields(kind: type[Struct]) -> str:
    return ", ".join(f"`{name}`" for name in kind.__struct_fields__) or "none"


def _is_documented(route: Route) -> bool:
    """The page itself is not part of the protocol."""
    return _REQUEST.match(_about(route.endpoint)) is not None


def _endpoint_row(route: Route) -> list[str]:
    """A docstring begins with the request: ``GET /health``: what it does."""
    about, name = _about(route.endpoint), route.endpoint.__name__
    request = _REQUEST.match(about)
    assert request is not None, f"The docstring of {name} does not begin with its request, such as ``GET /health``:"
    does = about[request.end() :].replace("``", "`")
    return [f"`{request[1]}`", does, f"`{route.endpoint.__module__}.{name}`"]


def _about(documented: object) -> str:
    """The first paragraph of a docstring, its roles as code."""
    first = (inspect.getdoc(documented) or "").partition("\n\n")[0]
    return _ROLE.sub(r"``\1``", " ".join(first.split()))
