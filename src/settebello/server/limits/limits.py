"""The limits on one client."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits that can be configured (``--limit NAME=N``)."""

    messages: float = 20.0
    """Messages a second on one connection."""
    commands: float = 20_000.0
    """Commands an hour at tables, such as plays, from one address. Each is stored."""
    phrases: float = 0.5
    """Phrases a second on one connection."""
    requests: float = 10.0
    """Requests a second from one address, except for static files."""
    tables: float = 60.0
    """Tables an hour from one address."""
    daily: float = 100.0
    """Daily games opened a day from one address."""
    groups: float = 20.0
    """Groups for the daily game made a day from one address."""
    games: float = 60.0
    """Requests an hour for permanent links to games, from one address."""
    reports: float = 20.0
    """Reports of people an hour from one address."""
    reviews: float = 20.0
    """Requests an hour for reviews, from one address."""
    profiles: float = 30.0
    """Profiles created, renamed or restored an hour from one address."""
    friends: float = 30.0
    """Friend requests an hour from one address."""
    codes: float = 20.0
    """Codes tried a minute from one address."""
    replays: float = 20.0
    """Replays a minute from one address."""
    variations: float = 60.0
    """Actions a minute in variations of replays, from one address."""
    seeks: float = 20.0
    """Seeks a minute from one address."""
    waiting: int = 5
    """People from one address who look for opponents at the same time."""
    joins: float = 20.0
    """Failed joins a minute from one address: wrong keys and unknown tables."""
    sockets: int = 50
    """Sockets from one address."""
    connections: int = 100
    """Network connections from one address, including idle ones."""
    frames: float = 20.0
    """Frames a second on one connection: pings and fragments of messages."""
    watchers: int = 50
    """Spectators at one table."""
    computing: Annotated[float, Meta(gt=0)] = 0.2
    """Seconds of processor time a second for requests and messages from one address."""
    lag: float = 0.5
    """Seconds that the event loop may be late before newcomers are refused, or 0 to neither measure nor refuse."""
