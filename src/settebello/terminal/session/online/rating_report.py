"""The change that a rated game made to the rating of the person at this terminal."""

from __future__ import annotations

import threading
import time

from settebello.client import ClientError, OnlineTable
from settebello.protocol.profiles import RatedResult
from settebello.terminal.session.notices import Notice, NoticeQueue
from settebello.terminal.session.online.seat_ratings import SeatRatings
from settebello.terminal.session.own_profiles import find_profile, open_profile

PAUSES = (1.0, 2.0, 2.0, 3.0, 5.0, 10.0, 20.0)
"""Seconds before each question: the server looks every two seconds for rated games that are decided."""


class RatingReport:
    """Asks the server for the result of a rated game in a separate thread, so nobody waits for it.

    Args:
        table: the connection to the table, open.
        notices: the queue for messages to the person.
        ratings: those at the seats, which change with it.
    """

    def __init__(self, table: OnlineTable, notices: NoticeQueue, ratings: SeatRatings) -> None:
        self._table = table
        self._notices = notices
        self._ratings = ratings

    def begin(self) -> None:
        """The game is decided."""
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        result = self._ask()
        if result is None:
            return
        self._ratings.forget()
        change = f"{result.after - result.before:+d}".replace("-", "\N{MINUS SIGN}")
        arguments = {"before": str(result.before), "after": str(result.after), "change": change}
        self._notices.put(Notice("rating-change", {**arguments}))

    def _ask(self) -> RatedResult | None:
        """The result, or None if it has not come or does not belong to a profile of this device."""
        table = self._table
        room = table.room
        if room is None or table.seat is None:
            return None
        known = find_profile(table.server, program=room.seats[table.seat].program)
        if known is None:
            return None
        profile = open_profile(known, table.lang)
        for pause in PAUSES:
            time.sleep(pause)
            try:
                results = profile.info().results
            except ClientError:
                continue
            if (found := next((one for one in results if one.table == table.name), None)) is not None:
                return found
        return None
