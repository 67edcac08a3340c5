"""The close codes of a table's socket."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """Why the server closes a socket. 4000 and above are the application's own (RFC 6455, section 7.4)."""

    REFUSED = 1008
    """The host or origin is not allowed, or there is no socket at this address."""
    INTERNAL_ERROR = 1011
    """The table cannot be read now."""
    OVERLOADED = 1013
    """The server is overloaded; try again later (the registry of IANA for RFC 6455)."""
    NOT_A_JOIN = 4400
    """The first message was neither `join` nor `watch`."""
    WRONG_KEY = 4403
    """The key belongs to no seat at this table, or no longer does."""
    NO_SUCH_TABLE = 4404
    """There is no such table."""
    TOO_SLOW = 4408
    """The client does not read what it is sent."""
    TOO_MANY = 4429
    """Too many connections or messages come from this client."""
