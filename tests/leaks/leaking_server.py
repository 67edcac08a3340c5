"""A server that tells too much of its people, to try the test that looks for it. ``SETTEBELLO_TEST_LEAK`` says what."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from settebello.protocol.lobby import ListedTable, LobbyInfo, Seek
from settebello.server.__main__ import main
from settebello.server.edge import app
from settebello.server.edge.http.endpoints import profiles
from settebello.server.edge.http.responses import json_response
from settebello.server.people.lobby import pairings
from settebello.server.people.lobby.groups import Group
from settebello.server.people.lobby.lobby import Lobby, Visitor
from settebello.server.store.lobby import Pairing


def _show_devices() -> None:
    """Everybody sees the devices of a profile."""

    async def read_profile(request: Request) -> Response:
        (profile,) = (await profiles.profiles_of(request).load([request.path_params["profile"]])).values()
        return json_response(await profiles._own_info(request, profile, ""))

    app._API[:] = [
        Route(route.path, read_profile) if route.endpoint is profiles.read_profile else route for route in app._API
    ]


def _show_addresses() -> None:
    """The lobby lists the addresses of those who are in it."""
    info = Lobby._info

    def _info(self: Lobby, lang: str) -> LobbyInfo:
        rows = (
            ListedTable(
                table="", title="", host=visitor.address or "", seats=2, taken=1, target=11, clock=None, rated=False
            )
            for visitor in self._visitors
        )
        return replace(info(self, lang), tables=tuple(rows))

    Lobby._info = _info  # type: ignore[method-assign]


def _show_opponents() -> None:
    """Everybody seated is told the devices of the others."""
    made = pairings._pairing_of

    def _pairing_of(group: Group, now: float) -> Pairing:
        seekers = tuple(replace(seeker, name=seeker.device) for seeker in group.seekers)
        return replace(made(group, now), found=made(replace(group, seekers=seekers), now).found)

    pairings._pairing_of = _pairing_of


def _log_keys() -> None:
    """The log names the key of a seek."""
    seek = Lobby.seek

    async def _seek(self: Lobby, visitor: Visitor, wanted: Seek) -> None:
        logging.getLogger("settebello").warning("A seek: %s", wanted.key)
        await seek(self, visitor, wanted)

    Lobby.seek = _seek  # type: ignore[method-assign]


LEAKS: dict[str, Callable[[], None]] = {
    "devices": _show_devices,
    "addresses": _show_addresses,
    "opponents": _show_opponents,
    "log": _log_keys,
}

if __name__ == "__main__":
    LEAKS[os.environ["SETTEBELLO_TEST_LEAK"]]()
    sys.exit(main())
