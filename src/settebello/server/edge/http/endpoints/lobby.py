"""The endpoint of the lobby. Everything else about it goes over its socket."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol import refusals
from settebello.server.edge.http.responses import NO_STORE, json_response, preferred_language
from settebello.server.people.lobby.lobby import Lobby
from settebello.server.store.base import TableNotFound


async def show_lobby(request: Request) -> Response:
    """``GET /api/lobby?lang=&optional=``: a :class:`~settebello.protocol.lobby.LobbyInfo`. If there is no lobby:
    status 404, or with ``optional=yes`` status 204, which browsers do not log as an error."""
    lobby: Lobby | None = request.app.state.lobby
    if lobby is not None:
        return json_response(await lobby.info(preferred_language(request.scope)))
    if request.query_params.get("optional") == "yes":
        return Response(status_code=204, headers=NO_STORE)
    raise TableNotFound(refusals.NO_LOBBY())
