"""Take a seat at a table on a server: the person's own, if this machine remembers it, or a new one."""

from __future__ import annotations

from collections.abc import Callable

from settebello.client import OnlineProfile, OnlineTable, Refused, TableLink, seat_link, sit_down
from settebello.client.http_api import find_table
from settebello.terminal.session.own_seats import device_id, find_seat_key


def take_own_or_new_seat(
    link: TableLink,
    name: str | None,
    *,
    lang: str,
    profile: OnlineProfile | None = None,
    ask_name: Callable[[], str] = str,
) -> OnlineTable:
    """Sit down at the table.

    Args:
        link: the table's link; with a key, only that seat is tried.
        name: the person's name at the table, or None to ask for it when a new seat is taken.
        lang: the language of the server's answers.
        profile: the profile for a new seat, whose name is used.
        ask_name: asks the person for a name.

    Raises:
        ClientError: there is no server or no table, no seat is free, or the name is not allowed.
    """
    server, table = link.server, find_table(link, lang=lang)
    key = link.key or find_seat_key(server, table, name)
    if key is not None:
        try:
            return sit_down(seat_link(server, table, key), "", lang=lang)
        except Refused:
            if link.key is not None:
                raise
    new_name = name or ask_name()
    return sit_down(seat_link(server, table, None), new_name, device=device_id(), profile=profile, lang=lang)
