"""The first message of each connection to a table: who is connecting, and what this program understands."""

from __future__ import annotations

from uuid import uuid4

import msgspec

from settebello.protocol.game import Join
from settebello.protocol.room import Watch


class Handshake:
    """Joins as a seat, or as a spectator.

    Args:
        key: the secret of the seat, or None to watch.
    """

    def __init__(self, key: str | None) -> None:
        self.key = key
        self.device = uuid4().hex
        """This connection's device id, the same after reconnecting."""
        self.new_key: str | None = None
        """The key sent last to replace the seat's; the server may have stored it before the connection broke."""

    def first_message(self, version: int | None) -> bytes:
        """The message as JSON.

        Args:
            version: the newest version of the game that is known here, or None.
        """
        if self.key is None:
            return msgspec.json.encode(Watch())
        return msgspec.json.encode(Join(key=self.key, device=self.device, version=version))

    def switch_to_new_key(self) -> bool:
        """Join with the new key from now on, since the server refused the old one. Returns False if there is no new
        key."""
        if self.new_key is None:
            return False
        self.key, self.new_key = self.new_key, None
        return True
