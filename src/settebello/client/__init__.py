"""Tables on a server: sit down at one by its link, watch one, or let a player sit there.

What follows is a bot at somebody's table. A player sees views and nothing else, as at any other table::

    from settebello.client import play_for, sit_down
    from settebello.players import make

    with sit_down("https://scopa.example.org/table/x7Yf-q2", "Ada") as table:
        play_for(table, make("greedy"))

By hand, everything is on the :class:`OnlineTable`::

    table.ready()
    update = table.take()  # waits until something has happened
    if update.view.legal:
        table.act(update.version, update.view.legal[0])

A connection that breaks comes back by itself. An action that was not answered, or that the server could not keep just
then, is sent again: it is taken once.
Everything that goes wrong is a :class:`ClientError` with one sentence.
"""

from __future__ import annotations

from settebello.client.bot import play_for
from settebello.client.connection import PATIENCE, LineState
from settebello.client.errors import (
    FULL_BUT_OPEN,
    ClientError,
    Gone,
    LinkError,
    NoServer,
    Refused,
    VersionError,
)
from settebello.client.http_api import find_table, invitation, take_seat
from settebello.client.links import Link, own_link, read_link
from settebello.client.shuffle_device import ShuffleCheck
from settebello.client.table import Listener, OnlineTable
from settebello.protocol.game import PlayedEvent, RedealtEvent, ScoreSheet, Update
from settebello.protocol.refusals import FULL
from settebello.protocol.room import Device, Phrase, PhraseSaid, RoomInfo, RoomSeat


def sit_down(
    link: str,
    name: str,
    *,
    server: str | None = None,
    seat: int | None = None,
    device: str | None = None,
    lang: str = "en",
    patience: float = PATIENCE,
) -> OnlineTable:
    """Sit down at a table.

    Args:
        link: the table's link, its short code, or one's own link with the secret of the seat.
        name: what one is called there; who has a secret has a name already.
        server: whose code it is; None: one on this machine.
        seat: the seat that is wanted; None: the first that is free.
        device: this device's own lasting name: who was sent away from a table stays out with it.
        lang: the language of score sheets, and of what the server says; what goes wrong at this end says
            :func:`settebello.wording.told`.
        patience: seconds for which a server that is away is tried again.

    Raises:
        ClientError: the link leads nowhere, there is no server or no table, no seat is free, or the name does not do.
    """
    found = read_link(link, server)
    table, key = find_table(found, lang=lang), found.key
    if key is None:
        seen = invitation(found.server, table, lang=lang)
        if not seen.open and not seen.closed:
            raise Refused(FULL_BUT_OPEN() if seen.may_watch else FULL())
        key = take_seat(found.server, table, name, seat, device=device, lang=lang).key
    return OnlineTable(found.server, table, key, lang=lang, patience=patience).open()


def watch(link: str, *, server: str | None = None, lang: str = "en", patience: float = PATIENCE) -> OnlineTable:
    """Watch a table: what lies open, and no hand. Arguments and errors as for :func:`sit_down`."""
    found = read_link(link, server)
    return OnlineTable(found.server, find_table(found, lang=lang), None, lang=lang, patience=patience).open()


__all__ = [
    "PATIENCE",
    "ClientError",
    "Device",
    "Gone",
    "LineState",
    "Link",
    "LinkError",
    "Listener",
    "NoServer",
    "OnlineTable",
    "Phrase",
    "PhraseSaid",
    "PlayedEvent",
    "RedealtEvent",
    "Refused",
    "RoomInfo",
    "RoomSeat",
    "ScoreSheet",
    "ShuffleCheck",
    "Update",
    "VersionError",
    "own_link",
    "play_for",
    "read_link",
    "sit_down",
    "watch",
]
