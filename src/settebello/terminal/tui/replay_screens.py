"""The screens over a replay: its keys, and the question where to go."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from settebello.terminal.text.messages import Translator

KEYS = (
    "step",
    "rounds",
    "ends",
    "number",
    "address",
    "play",
    "pace",
    "hands",
    "score",
    "vary",
    "play-on",
    "rules",
    "quit",
)
"""The lines of the list of keys, by the ends of their message keys."""


class KeysScreen(ModalScreen[None]):
    """The keys of a replay."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,k,enter", "close", show=False)]

    def __init__(self, translator: Translator) -> None:
        super().__init__()
        self.translator = translator

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page") as page:
            page.border_title = Text(self.translator.text("replay-keys-title"))
            page.border_subtitle = self.translator.text("foot-close")
            yield from (Static(Content(self.translator.text(f"replay-key-{key}")), classes="clause") for key in KEYS)

    def action_close(self) -> None:
        self.dismiss(None)


class AddressScreen(ModalScreen[str | None]):
    """Asks for a position, such as 3.14; dismissed with what was typed, or with None on Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, translator: Translator) -> None:
        super().__init__()
        self.translator = translator

    def compose(self) -> ComposeResult:
        with Vertical(classes="question") as box:
            box.border_title = Text(self.translator.text("replay-go-title"))
            yield Static(Content(self.translator.text("replay-go-example")))
            yield Input(max_length=20, compact=True, classes="answer")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss(None)
