"""The client's errors; each message is one sentence.

A server refuses in the language that the request asks for; the messages here are the client's own.
"""

from __future__ import annotations

from settebello.errors import Sentence, SettebelloError


class ClientError(SettebelloError):
    """Anything that goes wrong between this program and a table on a server."""


class LinkError(ClientError):
    """A text that is not a link to a table."""


class NoServer(ClientError):
    """Nothing answers at the address, or it is not a Settebello server."""


class VersionError(ClientError):
    """A server whose messages this program does not understand."""


class FalseRecord(VersionError):
    """A record whose actions do not follow from its seeds by the rules.

    Args:
        message: the message.
        text: the record as the server shows it.
        reason: what is wrong in it.
    """

    def __init__(self, message: str, text: str, reason: str) -> None:
        super().__init__(message)
        self.text = text
        self.reason = reason


class Refused(ClientError):
    """The server has refused a request, with its own message; nothing has changed.

    Args:
        message: the message.
        code: the kind of error, for programs, as in :attr:`settebello.errors.SettebelloError.code`; empty if the server
            did not say.
    """

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self._code = code

    @property
    def code(self) -> str:
        return self._code or super().code


class ConnectionEnded(ClientError):
    """The connection to the table has ended for good."""


# Links

LINK_LONG = Sentence("link-long", "A link to a table has at most {longest} characters, and this one has {length}.")
LINK_NOWHERE = Sentence(
    "link-nowhere",
    "'{text}' does not lead to a table: give a link such as https://scopa.example.org/table/x7Yf-q2, "
    "or a code of seven letters and digits.",
)
GAME_LINK_NOWHERE = Sentence(
    "game-link-nowhere",
    "'{text}' does not lead to a finished game: give a link such as https://scopa.example.org/game/x7Yf-q2.",
)
LINK_SERVER = Sentence("link-server", "'{text}' is not a server address: give one such as https://scopa.example.org.")
LINK_KEY = Sentence("link-key", "The secret after '#' in this link is damaged: copy the whole link again.")

# Servers

NO_SERVER = Sentence("no-server", "No server answers at {server} ({reason}): check the address, or try again later.")
SERVER_NOT_OURS = Sentence("server-not-ours", "What answers at {server} is not a Settebello server: check the address.")
SERVER_SHUT_OUT = Sentence(
    "server-shut-out",
    "The server at {server} refuses the connection: it expects a different address, or there are too many "
    "connections from here.",
)
SERVER_OTHER_VERSION = Sentence(
    "server-other-version",
    "The server at {server} has a different version from this program: update the older one.",
)
SERVER_SILENT = Sentence("server-silent", "The server at {server} does not respond: try again later.")
SERVER_STAYED_AWAY = Sentence("server-stayed-away", "The server has not answered for {seconds} seconds.")
ANSWER_LATE = Sentence("server-late", "The server has not answered in time.")
SERVER_CLOSED_CONNECTION = Sentence("server-hung-up", "The server has closed the connection.")

# Reviews

REVIEW_LATE = Sentence("review-late", "The review is only {percent}% done: ask for it again later.")

# Tables

FULL_BUT_WATCHABLE = Sentence("full-but-open", "All seats at this table are taken, but you can watch.")
SEAT_GIVEN = Sentence("seat-given", "Your seat at this table has been given to somebody else.")
SEARCH_REPLACED = Sentence("search-replaced", "Another window or program of this device is looking now.")
CONNECTION_CLOSED = Sentence("connection-closed", "The connection was closed.")
NO_PROGRESS = Sentence("table-stands-still", "The table made no progress in time.")
