"""A table in memory, with its bots, and what it exchanges with other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from settebello.protocol.push import Attention
from settebello.protocol.room import PhraseSaid
from settebello.server.live.bots.runner import BotRunner
from settebello.server.live.cluster.bus import Bus, EntryStored, PhraseSpoken, PresenceReport
from settebello.server.live.live_table import LiveTable

CallForAttention = Callable[[LiveTable, Attention, int], None]
"""Notifies the person at a seat. It neither waits nor fails."""
PRESENCE_EXPIRY = 20.0
"""Seconds without a report after which another process is taken for dead."""


class LoadedTable:
    """Holds a live table while somebody uses it, and observes it
    (:class:`~settebello.server.live.observer.TableObserver`).

    Args:
        name: the table's id.
        bus: what other processes are told.
        process: the name of this process.
        call: notifies the person at a seat who is wanted; None: nobody is notified.
    """

    def __init__(self, name: str, bus: Bus, process: str, call: CallForAttention | None = None) -> None:
        self.users = 0
        """How many connections and requests use it now."""
        self.expiry: asyncio.TimerHandle | None = None
        """Drops it if nobody uses it then; None: nobody has used it yet."""
        self.loading = asyncio.Lock()
        self.table: LiveTable | None = None
        """None: it is being loaded."""
        self.bots: BotRunner | None = None
        self._name = name
        self._bus = bus
        self._process = process
        self._call = call
        self._last_reports: dict[str, float] = {}
        """When each other process reported last."""

    @property
    def busy(self) -> bool:
        """Whether somebody uses it, or its bots have something to do."""
        return self.users > 0 or (self.bots is not None and self.bots.busy)

    def unload(self) -> None:
        """Let go of the table and its bots, which refer to this object: nobody uses it any more. So its memory is free
        at once, and does not wait for the next full collection of cycles."""
        if self.bots is not None:
            self.bots.stop()
        self.table = self.bots = self.expiry = None

    # What the table tells

    def table_changed(self) -> None:
        """Wake the bots."""
        if self.bots is not None:
            self.bots.wake()

    def entry_appended(self, version: int) -> None:
        """Have other processes catch up."""
        self._bus.publish(self._name, EntryStored(version=version))

    def attention_wanted(self, why: Attention, seat: int) -> None:
        """Notify the person at a seat."""
        if self._call is not None and self.table is not None:
            self._call(self.table, why, seat)

    def phrase_said(self, said: PhraseSaid) -> None:
        """Pass a phrase on to people connected to other processes."""
        self._bus.publish(self._name, PhraseSpoken(seat=said.seat, phrase=said.phrase))

    def presence_changed(self) -> None:
        """Tell other processes who is connected here."""
        self.report_presence()

    # Presence in several processes

    def report_presence(self, *, asks: bool = False) -> None:
        """Tell other processes who is connected here; ``asks``: and ask them for the same."""
        if self._bus.local or self.table is None:
            return
        presence = self.table.presence
        report = PresenceReport(
            process=self._process,
            seats=presence.local_seats,
            watchers=presence.local_watchers,
            asks=asks,
            devices=presence.local_devices,
            visible=tuple(sorted(presence.local_visible_seats)),
        )
        self._bus.publish(self._name, report)

    def receive_report(self, report: PresenceReport) -> None:
        """Take note of who is connected to another process."""
        if self.table is None or report.process == self._process:
            return
        self._last_reports[report.process] = asyncio.get_running_loop().time()
        presence, process, seats = self.table.presence, report.process, (report.seats, report.watchers)
        known = presence.remote_seats.get(process, ((), 0)), presence.remote_devices.get(process, ())
        presence.remote_visible[process] = report.visible
        if known != (seats, report.devices):
            presence.remote_seats[process], presence.remote_devices[process] = seats, report.devices
            self.table.update_remote_presence()
        if report.asks:
            self.report_presence()

    def forget_silent_processes(self) -> None:
        """A process that has not reported for long has ended: nobody is connected to it any more. Without a working bus
        nothing can be said."""
        if self.table is None or not self._bus.connected:
            return
        now = asyncio.get_running_loop().time()
        for process in [one for one, when in self._last_reports.items() if now - when > PRESENCE_EXPIRY]:
            del self._last_reports[process]
            self.table.presence.remote_seats.pop(process, None)
            self.table.presence.remote_devices.pop(process, None)
            self.table.presence.remote_visible.pop(process, None)
            self.table.update_remote_presence()
