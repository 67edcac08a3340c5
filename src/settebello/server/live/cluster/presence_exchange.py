"""Exchanges reports with the other processes about who is connected to a table."""

from __future__ import annotations

from settebello.server.live.cluster.bus import Bus, PresenceReport
from settebello.server.live.live_table import LiveTable

PRESENCE_EXPIRY = 20.0
"""Seconds without a report until another process is considered dead."""


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
        """The time of the last report of each other process."""

    def report(self, *, asks: bool = False) -> None:
        """Tell the other processes who is connected here. With ``asks``, also ask them to report."""
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
            readers=tuple(sorted(presence.local_readers)),
        )
        self._bus.publish(self._table.setup.id, report)

    def receive(self, report: PresenceReport) -> None:
        """Note who is connected to another process."""
        if report.process == self._process:
            return
        self._last_reports[report.process] = self._table.clock.monotonic()
        presence, process, seats = self._table.presence, report.process, (report.seats, report.watchers)
        known = presence.remote_seats.get(process, ((), 0)), presence.remote_devices.get(process, ())
        presence.remote_visible[process] = report.visible
        presence.remote_readers[process] = report.readers
        if known != (seats, report.devices):
            presence.remote_seats[process], presence.remote_devices[process] = seats, report.devices
            self._table.update_remote_presence()
        if report.asks:
            self.report()

    def forget_silent_processes(self) -> None:
        """Forget the connections to processes that have not reported for a long time, since they have ended. Without a
        working bus this does nothing."""
        if not self._bus.connected:
            return
        now = self._table.clock.monotonic()
        for process in [one for one, when in self._last_reports.items() if now - when > PRESENCE_EXPIRY]:
            del self._last_reports[process]
            self._table.presence.remote_seats.pop(process, None)
            self._table.presence.remote_devices.pop(process, None)
            self._table.presence.remote_visible.pop(process, None)
            self._table.presence.remote_readers.pop(process, None)
            self._table.update_remote_presence()
