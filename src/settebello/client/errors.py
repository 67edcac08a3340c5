"""What can go wrong between here and a table on a server; each message is one sentence.

What a server says comes from it in the language that it was asked for; the sentences here are said at this end.
"""

from __future__ import annotations

from settebello.errors import Sentence, SettebelloError


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


# Links

LINK_LONG = Sentence("link-long", "A link to a table has at most {longest} characters, and this one has {length}.")
LINK_NOWHERE = Sentence(
    "link-nowhere",
    "'{text}' does not lead to a table: give a link such as https://scopa.example.org/table/x7Yf-q2, "
    "or a code of seven letters and digits.",
)
LINK_SERVER = Sentence("link-server", "'{text}' is not a server address: give one such as https://scopa.example.org.")
LINK_KEY = Sentence("link-key", "The secret after '#' in this link is damaged: copy the whole link again.")

# Servers

NO_SERVER = Sentence("no-server", "No server answers at {server} ({reason}): check the address, or try again later.")
NOT_OURS = Sentence("server-not-ours", "What answers at {server} is not a Settebello server: check the address.")
SHUT_OUT = Sentence(
    "server-shut-out",
    "The server at {server} does not let us in: it goes by another name, or there are too many of us here.",
)
OTHER_VERSION = Sentence(
    "server-other-version",
    "The server at {server} has a different version from this program: update the older one.",
)
OLDER_SERVER = Sentence(
    "server-older",
    "The server at {server} is older than this program: your device takes no part in the shuffle. The game goes on.",
)
SILENT = Sentence("server-silent", "The server at {server} says nothing: try again later.")
STAYED_AWAY = Sentence("server-stayed-away", "The server has not answered for {seconds} seconds.")
LATE = Sentence("server-late", "The server has not answered in time.")
HUNG_UP = Sentence("server-hung-up", "The server has closed the connection.")

# Tables

FULL_BUT_OPEN = Sentence("full-but-open", "All seats at this table are taken; it may be watched.")
SEAT_GIVEN = Sentence("seat-given", "Your seat at this table has been given to somebody else.")
CLOSED_HERE = Sentence("connection-closed", "The connection was closed.")
STANDS_STILL = Sentence("table-stands-still", "The table made no progress in time.")
