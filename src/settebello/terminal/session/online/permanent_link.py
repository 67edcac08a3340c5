"""The permanent link of a finished game at a table on a server."""

from __future__ import annotations

from settebello.client import ClientError, OnlineTable, Refused, take_down_game
from settebello.terminal.session.game_session import ActionRefused


class OnlinePermanentLink:
    """The :class:`~settebello.terminal.session.game_session.PermanentLink` of the game at a table.

    Args:
        table: the connection to the table; the person at this terminal sits there.
    """

    def __init__(self, table: OnlineTable) -> None:
        self._table = table
        self.address: str | None = None

    def make(self) -> None:
        try:
            self.address = self._table.keep_game()
        except ClientError as error:
            raise ActionRefused(*error.args) from error

    def take_down(self) -> None:
        address = self.address
        assert address is not None, "the game is kept"
        try:
            take_down_game(address, self._table.key or "", lang=self._table.lang)
        except ClientError as error:
            if isinstance(error, Refused):
                self.address = None  # perhaps somebody else has taken it down; the server knows
            raise ActionRefused(*error.args) from error
        self.address = None


__all__ = ["OnlinePermanentLink"]
