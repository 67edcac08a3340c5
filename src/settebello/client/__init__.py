"""Tables on a server (the extra ``client``): sit down at a table by its link, watch it, or let a player sit there.

This is a bot at a table. As everywhere, a player only sees views::

    from settebello.client import play_for, sit_down
    from settebello.players import make_player

    with sit_down("https://scopa.example.org/table/x7Yf-q2", "Ada") as table:
        play_for(table, make_player("greedy"))

To do everything by hand, use the methods of :class:`OnlineTable`::

    table.ready()
    update = table.take()  # waits until something has happened
    if update.view.legal:
        table.act(update.version, update.view.legal[0])

A broken connection is restored automatically. A request that was not answered, or that the server could not save at
that moment, is resent; the server carries it out once. Every error is a :class:`ClientError` with one sentence.
"""

from __future__ import annotations

from settebello.errors import MissingExtra

try:
    import websockets as _websockets  # noqa: F401
except ModuleNotFoundError as missing:
    raise MissingExtra("client", missing) from None

from settebello.client.bot import play_for
from settebello.client.connection import RECONNECT_TIMEOUT, ConnectionState
from settebello.client.errors import (
    ClientError,
    ConnectionEnded,
    LinkError,
    NoServer,
    Refused,
    VersionError,
)
from settebello.client.http_api import fetch_game, take_down_game
from settebello.client.links import TableLink, read_link, seat_link
from settebello.client.lobby import OpponentSearch, find_opponent
from settebello.client.profiles import (
    MadeProfile,
    OnlineProfile,
    fetch_best,
    fetch_profile,
    make_profile,
    new_profile_key,
    restore_profile,
)
from settebello.client.reviews import fetch_review, start_review, wait_for_review
from settebello.client.seating import sit_down, watch
from settebello.client.shuffle_participant import ShuffleCheck
from settebello.client.table import OnlineTable, TableListener
from settebello.protocol.game import ScoreSheet, Update
from settebello.protocol.http import ReviewProgress
from settebello.protocol.room import Device, Phrase, PhraseSaid, RoomInfo, RoomSeat

__all__ = [
    "RECONNECT_TIMEOUT",
    "ClientError",
    "ConnectionEnded",
    "ConnectionState",
    "Device",
    "LinkError",
    "MadeProfile",
    "NoServer",
    "OnlineProfile",
    "OnlineTable",
    "OpponentSearch",
    "Phrase",
    "PhraseSaid",
    "Refused",
    "ReviewProgress",
    "RoomInfo",
    "RoomSeat",
    "ScoreSheet",
    "ShuffleCheck",
    "TableLink",
    "TableListener",
    "Update",
    "VersionError",
    "fetch_best",
    "fetch_game",
    "fetch_profile",
    "fetch_review",
    "find_opponent",
    "make_profile",
    "new_profile_key",
    "play_for",
    "read_link",
    "restore_profile",
    "seat_link",
    "sit_down",
    "start_review",
    "take_down_game",
    "wait_for_review",
    "watch",
]
