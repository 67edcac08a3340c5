"""Messages from a session to the person in addition to the steps of the game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

from msgspec import Struct

from settebello.wording.fluent import Argument


class Notice(Struct, frozen=True):
    """A message of the terminal's catalogue, with its arguments; the argument ``seat`` names the seat it is about."""

    key: str
    arguments: dict[str, Argument] = {}


class NoticeQueue:
    """Notices that wait to be shown. Everything may be called in any thread."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Notice] = SimpleQueue()
        self._on_change: Callable[[], None] = lambda: None

    def subscribe(self, on_change: Callable[[], None]) -> None:
        """Have ``on_change`` called whenever there is something new."""
        self._on_change = on_change

    def put(self, notice: Notice) -> None:
        self._queue.put(notice)
        self.wake()

    def wake(self) -> None:
        """Tell the subscriber that something has changed."""
        self._on_change()

    def pass_on_to(self, other: NoticeQueue) -> None:
        """Have another queue notify the same subscriber."""
        other.subscribe(self._on_change)

    def take_all(self) -> list[Notice]:
        """The notices so far, oldest first; each is returned once."""
        taken = []
        with suppress(Empty):
            while True:
                taken.append(self._queue.get_nowait())
        return taken
