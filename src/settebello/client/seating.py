"""Sit down at a table on a server, or watch it."""

from __future__ import annotations

from settebello.client.connection import RECONNECT_TIMEOUT
from settebello.client.errors import FULL_BUT_WATCHABLE, Refused
from settebello.client.http_api import fetch_table_summary, find_table, take_seat
from settebello.client.links import read_link
from settebello.client.profiles import OnlineProfile
from settebello.client.table import OnlineTable
from settebello.protocol.refusals import FULL


def sit_down(
    link: str,
    name: str,
    *,
    server: str | None = None,
    seat: int | None = None,
    device: str | None = None,
    profile: OnlineProfile | None = None,
    lang: str = "en",
    reconnect_timeout: float = RECONNECT_TIMEOUT,
) -> OnlineTable:
    """Sit down at a table.

    Args:
        link: the table's link, its short code, or the link of your own seat with its secret.
        name: the name to use at the table; ignored if the link has a secret.
        server: the server that knows the code, or None for the one on this machine.
        seat: the seat to take, or None for the first free one.
        device: this device's permanent id, which keeps out a person who was sent away from a table.
        profile: the profile to sit down with; its name is used instead.
        lang: the language of score sheets, and of the server's sentences. The client's own sentences are translated by
            :func:`settebello.wording.told`.
        reconnect_timeout: how long to try to reach a server that is away, in seconds.

    Raises:
        ClientError: the link leads nowhere, there is no server or no table, no seat is free, or the name is not
            allowed.
    """
    found = read_link(link, server)
    table, key = find_table(found, lang=lang), found.key
    if key is None:
        summary = fetch_table_summary(found.server, table, lang=lang)
        if not summary.open and not summary.closed:
            raise Refused(FULL_BUT_WATCHABLE() if summary.may_watch else FULL())
        own = None if profile is None else profile.key
        key = take_seat(found.server, table, name, seat, device=device, profile_key=own, lang=lang).key
    return OnlineTable(found.server, table, key, lang=lang, reconnect_timeout=reconnect_timeout).open()


def watch(
    link: str, *, server: str | None = None, lang: str = "en", reconnect_timeout: float = RECONNECT_TIMEOUT
) -> OnlineTable:
    """Watch a table as a spectator, who sees no hand. Arguments and errors as for :func:`sit_down`."""
    found = read_link(link, server)
    table = find_table(found, lang=lang)
    return OnlineTable(found.server, table, None, lang=lang, reconnect_timeout=reconnect_timeout).open()
