"""Tells the other processes who is connected to a table here, and takes note of who is connected there."""

from __future__ import annotations

from settebello.server.live.cluster.bus import Bus, PresenceReport
from settebello.server.live.live_table import LiveTable

PRESENCE_EXPIRY = 20.0
"""Seconds without a report after which another process is taken for dead."""


class PresenceExchange:
    """The reports about one table.

    Args:
        table: the table.
        bus: carries the reports.
        process: the name of this process.
    """

    def __init__(self, table: LiveTable, bus: Bus, process: str) -> None:
        self._table = table
        self._bus = bus
        self._process = process
        self._last_reports: dict[str, float] = {}
        """When each other process reported last."""

    def report(self, *, asks: bool = False) -> None:
        """Tell the other processes who is connected here; ``asks``: and ask them for the same."""
        if self._bus.local:
            return
        presence = self._table.presence
        report = PresenceReport(
            process=self._process,
            seats=presence.local_seats,
            watchers=presence.local_watchers,
            asks=asks,
            devices=presence.local_devices,
            visible=tuple(sorted(presence.local_visible_seats)),
        )
        self._bus.publish(self._table.setup.id, report)

    def receive(self, report: PresenceReport) -> None:
        """Take note of who is connected to another process."""
        if report.process == self._process:
            return
        self._last_reports[report.process] = self._table.clock.monotonic()
        presence, process, seats = self._table.presence, report.process, (report.seats, report.watchers)
        known = presence.remote_seats.get(process, ((), 0)), presence.remote_devices.get(process, ())
        presence.remote_visible[process] = report.visible
        if known != (seats, report.devices):
            presence.remote_seats[process], presence.remote_devices[process] = seats, report.devices
            self._table.update_remote_presence()
        if report.asks:
            self.report()

    def forget_silent_processes(self) -> None:
        """A process that has not reported for long has ended: nobody is connected to it any more. Without a working bus
        nothing can be said."""
        if not self._bus.connected:
            return
        now = self._table.clock.monotonic()
        for process in [one for one, when in self._last_reports.items() if now - when > PRESENCE_EXPIRY]:
            del self._last_reports[process]
            self._table.presence.remote_seats.pop(process, None)
            self._table.presence.remote_devices.pop(process, None)
            self._table.presence.remote_visible.pop(process, None)
            self._table.update_remote_presence()
