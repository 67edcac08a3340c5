"""The first message of each connection to a table: who is connecting, and what this program understands."""

from __future__ import annotations

from typing import Literal
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
        self.supports_shuffle = True
        """Whether the server knows the present shuffle; an older server is not told about it."""

    def first_message(self, version: int | None) -> bytes:
        """The message as JSON.

        Args:
            version: the newest version of the game that is known here, or None.
        """
        shuffle: Literal[2] | None = 2 if self.supports_shuffle else None
        if self.key is None:
            return _encode_without_null(Watch(shuffle=shuffle))
        return _encode_without_null(Join(key=self.key, device=self.device, version=version, shuffle=shuffle))

    def drop_shuffle(self) -> bool:
        """Join without the shuffle from now on, as an older server expects. Returns False if it was already so."""
        dropped, self.supports_shuffle = self.supports_shuffle, False
        return dropped

    def switch_to_new_key(self) -> bool:
        """Join with the new key from now on, since the server refused the old one. Returns False if there is no new
        key."""
        if self.new_key is None:
            return False
        self.key, self.new_key = self.new_key, None
        return True


def _encode_without_null(message: Join | Watch) -> bytes:
    """JSON without null fields: an older server refuses fields that it does not know."""
    fields = {name: value for name, value in msgspec.to_builtins(message).items() if value is not None}
    return msgspec.json.encode(fields)
