"""The waiting room: who sits where, and what is still missing."""

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
from settebello.terminal.text.room_lines import is_ready, may_start, room_lines


class WaitingScreen(ModalScreen[None]):
    """The waiting room; it goes when the cards are dealt."""

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
        self.told: list[str] = []
        """What has happened in it."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page waiting") as page:
            page.border_title = Text(self.narrator.game.title)
            page.border_subtitle = self.narrator.words.say("foot-waiting")
            yield Static(id="room")
            yield Static(id="told")
            yield Static(id="room-do", classes="answer")

    def on_mount(self) -> None:
        self.show()

    def tell(self, lines: list[str]) -> None:
        """Say what has happened."""
        self.told = [*self.told, *lines][-5:]
        self.show()

    def show(self) -> None:
        """Show how things stand now."""
        if not self.query("#room"):
            return  # it is still being put together
        self.query_one("#room", Static).update(Content("\n".join(room_lines(self.narrator))))
        self.query_one("#told", Static).update(Content("\n".join(["", *self.told])))
        self.query_one("#room-do", Static).update(Content(self._to_do()))

    def _to_do(self) -> str:
        say, me = self.narrator.words.say, self.narrator.game.me
        if me is None:
            return say("room-watch")
        if may_start(self.narrator):
            return say("room-start")
        return say("room-wait" if is_ready(self.narrator) else "room-be-ready")
