"""What is laid over the table: the chooser, the score sheet, the rules, the question before leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from settebello.rules import Rules
from settebello.terminal.text.messages import Words
from settebello.terminal.text.score_sheet import Sheet
from settebello.terminal.tui.card_markup import coloured
from settebello.terminal.tui.widgets.card_row import CardRow
from settebello.wording import SECTIONS, rule_sheet, section_title

T = TypeVar("T")
HELP: list[BindingType] = [
    Binding("question_mark,f1", "app.rules", show=False),
    Binding("q,Q", "app.leave", show=False),
    Binding("c", "app.claim", show=False),
    Binding("h", "app.hint", show=False),
]


class Chooser(ModalScreen[T | None], Generic[T]):
    """Several things, such as actions, one of which is chosen: by number, arrows and Enter, or the mouse.

    Args:
        actions: the things, with their words.
        cancel: Escape gives none.
        numbered: their numbers are shown; the words may begin with them already.
        shown: told of the one that is highlighted.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *HELP,
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
        Binding("escape", "cancel", show=False),
    ]

    def __init__(
        self,
        words: Words,
        title: str,
        actions: Sequence[tuple[T, str]],
        *,
        cancel: bool,
        numbered: bool = True,
        shown: Callable[[T], None] = lambda _: None,
    ) -> None:
        super().__init__()
        self.words = words
        self.heading = title
        self.actions = actions
        self.cancel = cancel
        self.numbered = numbered
        self.shown = shown
        self.set_class(not cancel, "above")

    def compose(self) -> ComposeResult:
        options = [
            Option(Content(f"{number:>2}  {said}" if self.numbered else f" {said}"), id=str(number - 1))
            for number, (_, said) in enumerate(self.actions, 1)
        ]
        chooser = OptionList(*options, id="chooser")
        chooser.border_title = Text(self.heading)
        chooser.border_subtitle = self.words.say("foot-cancel" if self.cancel else "foot-choose")
        yield chooser

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.shown(self.actions[event.option_index][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.actions[event.option_index][0])

    def action_number(self, number: int) -> None:
        if number <= len(self.actions):
            self.dismiss(self.actions[number - 1][0])

    def action_cancel(self) -> None:
        if self.cancel:
            self.dismiss(None)


class ScoreScreen(ModalScreen[None]):
    """The score sheet of a round; Enter goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *HELP,
        Binding("enter,space", "go_on", show=False, priority=True),
    ]

    def __init__(self, words: Words, sheet: Sheet, *, over: bool) -> None:
        super().__init__()
        self.words = words
        self.sheet = sheet
        self.over = over
        self.told: list[str] = []
        """What else is to be said of the round."""

    def tell(self, lines: list[str]) -> None:
        """Say more about the round, while its score is read."""
        self.told += lines
        for more in self.query("#more").results(Static):
            more.update(Content("\n".join(self.told)))

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = Text(self.sheet.title)
            page.border_subtitle = self.words.say("foot-score")
            with VerticalScroll():
                yield Static(self._table())
                if self.sheet.primes:
                    yield Horizontal(*self._primes(), classes="primes")
            yield Static(Content("\n".join(self.sheet.end)), classes="end")
            yield Static(Content("\n".join(self.told)), id="more")
            yield Static(Content(self.words.say("again" if self.over else "next-round")), id="go-on")

    def _primes(self) -> Iterable[CardRow]:
        """One card of each suit, as drawn out of each pile."""
        label = next(line.label for line in self.sheet.lines if line.key == "primiera")
        for side, cards in zip(self.sheet.sides, self.sheet.primes, strict=True):
            row = CardRow(self.words)
            row.border_title = Text(f"{label}: {side}")
            row.put(cards)
            yield row

    def _table(self) -> Table:
        table = Table(expand=True, box=None, padding=(0, 1), header_style="bold")
        table.add_column("")
        for side in self.sheet.sides:
            table.add_column("", justify="right", width=3)
            table.add_column(Text(side), ratio=1)
        for line in self.sheet.lines:
            table.add_row(Text(line.label), *_cells(line.points, line.why))
        for label, points in ((self.sheet.made, self.sheet.round), ("score-total", self.sheet.totals)):
            if points is None:
                continue
            table.add_row(Text(self.words.say(label)), *_cells(points, [""] * len(points)), style="bold")
        return table

    def action_go_on(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)


def _cells(points: Iterable[int], why: Iterable[str]) -> Iterable[Text]:
    for number, reason in zip(points, why, strict=True):
        yield Text(str(number), style="bold" if number else "dim")
        yield coloured(reason)


class RulesScreen(ModalScreen[None]):
    """The rule sheet of the game at hand."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1,enter", "close", show=False),
    ]

    def __init__(self, words: Words, rules: Rules, title: str) -> None:
        super().__init__()
        self.words = words
        self.rules = rules
        self.heading = title

    def compose(self) -> ComposeResult:
        clauses = rule_sheet(self.rules, self.words.lang)
        with VerticalScroll(classes="page") as page:
            page.border_title = Text(self.words.say("rules-title", title=self.heading))
            page.border_subtitle = self.words.say("foot-close")
            for section in SECTIONS:
                said = [clause.text for clause in clauses if clause.section == section]
                if said:
                    yield Static(Content(section_title(section, self.words.lang, self.rules)), classes="section")
                    yield from (Static(Content(text), classes="clause") for text in said)

    def action_close(self) -> None:
        self.dismiss(None)


class QuestionScreen(ModalScreen[bool]):
    """A question to be answered yes or no."""

    def __init__(self, words: Words, title: str, sentence: str, *, yes: str, no: str) -> None:
        super().__init__()
        self.words = words
        self.heading = title
        self.sentence = sentence
        self.answers = {"yes": yes, "no": no}

    def compose(self) -> ComposeResult:
        with Vertical(classes="question") as box:
            box.border_title = Text(self.heading)
            yield Static(Content(self.sentence))
            for name, answer in self.answers.items():
                yield Static(Content(answer), id=name, classes="answer")

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key in {"y", self.words.say("word-yes")}:
            self.dismiss(result=True)
        elif event.key in {"n", "escape", self.words.say("word-no")}:
            self.dismiss(result=False)

    def on_click(self, event: Click) -> None:
        if event.widget is not None and event.widget.id in ("yes", "no"):
            self.dismiss(result=event.widget.id == "yes")


class LeaveScreen(QuestionScreen):
    """The question before leaving."""

    def __init__(self, words: Words, sentence: str) -> None:
        say = words.say
        super().__init__(words, say("quit-title"), sentence, yes=say("quit-yes"), no=say("quit-no"))


class ClaimScreen(QuestionScreen):
    """The question before claiming the game: a wrong claim loses it."""

    def __init__(self, words: Words, points: int) -> None:
        """``points``: what the side must have for certain."""
        say = words.say
        sentence = say("claim-sentence", target=points)
        super().__init__(words, say("claim-title"), sentence, yes=say("claim-yes"), no=say("claim-no"))
