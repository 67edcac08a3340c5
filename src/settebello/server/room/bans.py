"""Who does not sit at a table any more: sent away by the host, or known by a secret that was renewed."""

from __future__ import annotations

from msgspec import Struct

from settebello.errors import IllegalAction, Problem, SettebelloError
from settebello.protocol import refusals
from settebello.server.store.base import Place


class AccessDenied(SettebelloError):
    """Something at a table that is not for who asks."""


class Ban(Struct, frozen=True, kw_only=True):
    """Somebody whom the host has sent away."""

    name: str
    key: str | None
    device: str


class Bans:
    """Computed from the steps of a table, like everything about its people. Secrets and devices are hashes here."""

    def __init__(self) -> None:
        self._removed: list[Ban] = []
        self._renewed: set[str] = set()
        self._devices: dict[str, str] = {}
        """By secret, the device at which its owner sat down; empty: it has not said."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who was sent away, each name once."""
        return tuple(dict.fromkeys(removed.name for removed in self._removed))

    def note_device(self, key: str, device: str) -> None:
        """Remember where somebody sat down."""
        if device:
            self._devices[key] = device

    def remove(self, place: Place) -> None:
        """The host has sent away who sat there."""
        device = self._devices.get(place.key or "", "")
        self._removed.append(Ban(name=place.name, key=place.key, device=device))

    def admit(self, name: str) -> None:
        """Whoever was sent away under that name may sit down again."""
        self._removed = [removed for removed in self._removed if removed.name != name]

    def renew(self, old: str, new: str) -> None:
        """A secret was renewed: the old one is nobody's any more."""
        if old != new:
            self._renewed.add(old)
            self.note_device(new, self._devices.pop(old, ""))

    def is_renewed(self, key: str) -> bool:
        return key in self._renewed

    def refusal_for(self, key: str, device: str = "") -> Problem | None:
        """Why somebody with that secret, at that device, may not come in; None: no reason is known here."""
        if key in self._renewed:
            return refusals.KEY_RENEWED()
        if any(key == removed.key or (device and device == removed.device) for removed in self._removed):
            return refusals.REMOVED()
        return None

    def check_admission(self, key: str, device: str) -> None:
        """Raise that reason.

        Raises:
            IllegalAction: there is one.
        """
        why = self.refusal_for(key, device)
        if why is not None:
            raise IllegalAction(why)
