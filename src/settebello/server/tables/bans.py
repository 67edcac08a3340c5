"""People who may not sit at a table: removed by the host, or holding a key that was renewed."""

from __future__ import annotations

from msgspec import Struct

from settebello.errors import IllegalAction, Problem, SettebelloError
from settebello.protocol import refusals
from settebello.server.model import Place


class AccessDenied(SettebelloError):
    """A request for something that the client may not see or do at a table."""


class Ban(Struct, frozen=True, kw_only=True):
    """A person that the host has removed."""

    name: str
    key: str | None
    device: str


class Bans:
    """The bans of one table, computed from its room events. Keys and devices are hashes here."""

    def __init__(self) -> None:
        self._removed: list[Ban] = []
        self._renewed: set[str] = set()
        self._devices: dict[str, str] = {}
        """The device that each person sat down with, by key, if known."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the people removed, each once."""
        return tuple(dict.fromkeys(removed.name for removed in self._removed))

    def note_device(self, key: str, device: str) -> None:
        """Remember the device that somebody sat down with."""
        if device:
            self._devices[key] = device

    def remove(self, place: Place) -> None:
        """Ban the person of a place."""
        device = self._devices.get(place.key or "", "")
        self._removed.append(Ban(name=place.name, key=place.key, device=device))

    def admit(self, name: str) -> None:
        """Lift the bans of a name."""
        self._removed = [removed for removed in self._removed if removed.name != name]

    def renew(self, old: str, new: str) -> None:
        """Replace a key. The old one is no longer valid."""
        if old != new:
            self._renewed.add(old)
            self.note_device(new, self._devices.pop(old, ""))

    def is_renewed(self, key: str) -> bool:
        """Whether a key has been replaced."""
        return key in self._renewed

    def refusal_for(self, key: str, device: str = "") -> Problem | None:
        """The reason not to admit somebody with that key or device, or None if they are not banned."""
        if key in self._renewed:
            return refusals.KEY_RENEWED()
        if any(key == removed.key or (device and device == removed.device) for removed in self._removed):
            return refusals.REMOVED()
        return None

    def check_admission(self, key: str, device: str) -> None:
        """Check that somebody with that key and device may sit down.

        Raises:
            IllegalAction: they are banned.
        """
        why = self.refusal_for(key, device)
        if why is not None:
            raise IllegalAction(why)
