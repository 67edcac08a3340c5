"""The waiting room of a table on a server."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.room_description import can_start, describe_room, is_ready

MAX_EVENTS = 5
"""How many of the latest events are shown."""


class WaitingRoomScreen(ModalScreen[None]):
    """Who sits where, and what is missing before the game begins; dismissed when the cards are dealt."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,enter", "app.ready", show=False),
        Binding("s", "app.start", show=False),
        Binding("p", "app.phrase", show=False),
        *(Binding(str(number), f"app.seat({number})", show=False) for number in range(1, 7)),
        Binding("question_mark,f1", "app.rules", show=False),
        Binding("q,Q", "app.leave", show=False),
    ]

    def __init__(self, narrator: Narrator) -> None:
        super().__init__()
        self.narrator = narrator
        self.events: list[str] = []
        """The events here, latest last."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page waiting") as page:
            page.border_title = Text(self.narrator.session.title)
            yield Static(id="room")
            yield Static(id="events")
            yield Static(id="room-do", classes="answer")

    def on_mount(self) -> None:
        self.show()

    def add_events(self, lines: list[str]) -> None:
        """Show what has happened."""
        self.events = [*self.events, *lines][-MAX_EVENTS:]
        self.show()

    def show(self) -> None:
        """Draw the waiting room as it is now."""
        if not self.query("#room"):
            return  # it has not been composed yet
        footer = "foot-waiting-host" if can_start(self.narrator) else "foot-waiting"
        self.query_one(".page").border_subtitle = self.narrator.translator.text(footer)
        self.query_one("#room", Static).update(Content("\n".join(describe_room(self.narrator))))
        self.query_one("#events", Static).update(Content("\n".join(["", *self.events])))
        self.query_one("#room-do", Static).update(Content(self._instruction()))

    def _instruction(self) -> str:
        text = self.narrator.translator.text
        if self.narrator.session.own_seat is None:
            return text("room-watch")
        if can_start(self.narrator):
            return text("room-start")
        return text("room-wait" if is_ready(self.narrator) else "room-be-ready")
