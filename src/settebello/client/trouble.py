"""What can go wrong between here and a table on a server; each message is one sentence."""

from __future__ import annotations

from settebello.errors import SettebelloError


class ClientError(SettebelloError):
    """Something about a table on a server that cannot be had."""


class LinkError(ClientError):
    """A text that leads to no table."""


class NoServer(ClientError):
    """Nobody answers at the address, or not as a server of this game."""


class VersionError(ClientError):
    """A server that speaks in a way that this program does not know."""


class Refused(ClientError):
    """The server says no, in its own sentence; nothing has changed."""


class Gone(ClientError):
    """The connection to the table has ended for good."""
