"""How strong the people at a table are at its game, as far as the server knows."""

from __future__ import annotations

import threading
from collections.abc import Callable

from settebello.client import ClientError, OnlineTable, fetch_profile
from settebello.protocol.profiles import RatingInfo


class SeatRatings:
    """Asks the server for the ratings of profiles, each in a separate thread, so nobody waits for them.

    Args:
        table: the connection to the table, open.
        on_change: called when a rating has become known, in any thread.
    """

    def __init__(self, table: OnlineTable, on_change: Callable[[], None]) -> None:
        self._table = table
        self._on_change = on_change
        self._known: dict[tuple[str, str], RatingInfo | None] = {}
        """The rating by profile and phase of the table, since it changes with the game."""

    def of(self, profile: str) -> RatingInfo | None:
        """The rating of a profile, or None if it has none or it is not known yet."""
        room = self._table.room
        if not profile or room is None or not room.pool:
            return None
        asked = profile, room.phase
        if asked not in self._known:
            self._known[asked] = self._known.get((profile, "playing"))
            threading.Thread(target=self._fetch, args=(asked, room.pool), daemon=True).start()
        return self._known[asked]

    def forget(self) -> None:
        """Ask again: a game has changed them."""
        self._known = {}
        self._on_change()

    def _fetch(self, asked: tuple[str, str], pool: str) -> None:
        try:
            told = fetch_profile(self._table.server, asked[0])
        except ClientError:
            return  # it was deleted, or the server is away: nothing is shown
        found = next((rating for rating in told.ratings if rating.pool == pool), None)
        if found != self._known.get(asked):
            self._known[asked] = found
            self._on_change()
