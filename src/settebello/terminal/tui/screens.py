"""The modal screens over the table: the chooser, the score, the rules, yes-or-no questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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

from settebello.record.titles import special_rules
from settebello.rules import Rules
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.score_sheet import ScoreSummary
from settebello.terminal.tui.card_markup import highlight_cards
from settebello.terminal.tui.widgets.card_row import CardRow
from settebello.wording import SECTIONS, brief_rules, rule_sheet, section_title

T = TypeVar("T")
PAGE_WIDTH = 100
"""The largest width of a page in columns, as in the style sheet."""
PAD_COLUMN = 8
"""Columns of a round on the score pad: '+12 345', and the space around it."""
MAX_PAD_LABEL = 20
"""Columns of a name on the score pad."""

COMMON_BINDINGS: list[BindingType] = [
    Binding("question_mark,f1", "app.rules", show=False),
    Binding("q,Q", "app.leave", show=False),
    Binding("c", "app.claim", show=False),
    Binding("h", "app.hint", show=False),
]


class Chooser(ModalScreen[T | None], Generic[T]):
    """A menu with one option to choose: by number, arrows and Enter, or the mouse.

    Dismissed with the option, or with None on Escape.

    Args:
        title: shown above the menu.
        options: the options, each with its label.
        cancellable: Escape closes the menu.
        numbered: show each option's number; else the labels begin with it.
        on_highlight: called with the option that is highlighted.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *COMMON_BINDINGS,
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
        Binding("escape", "cancel", show=False),
    ]

    def __init__(
        self,
        translator: Translator,
        title: str,
        options: Sequence[tuple[T, str]],
        *,
        cancellable: bool,
        numbered: bool = True,
        on_highlight: Callable[[T], None] = lambda _: None,
    ) -> None:
        super().__init__()
        self.translator = translator
        self.heading = title
        self.options = options
        self.cancellable = cancellable
        self.numbered = numbered
        self._on_highlight = on_highlight
        self.set_class(not cancellable, "above")

    def compose(self) -> ComposeResult:
        items = [
            Option(Content(f"{number:>2}  {label}" if self.numbered else f" {label}"), id=str(number - 1))
            for number, (_, label) in enumerate(self.options, 1)
        ]
        chooser = OptionList(*items, id="chooser")
        chooser.border_title = Text(self.heading)
        chooser.border_subtitle = self.translator.text("foot-cancel" if self.cancellable else "foot-choose")
        yield chooser

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._on_highlight(self.options[event.option_index][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.options[event.option_index][0])

    def action_number(self, number: int) -> None:
        if number <= len(self.options):
            self.dismiss(self.options[number - 1][0])

    def action_cancel(self) -> None:
        if self.cancellable:
            self.dismiss(None)


class ScoreScreen(ModalScreen[None]):
    """The score of a round; Enter closes it.

    Args:
        summary: the score.
        confirm: the key of the message that says what Enter does.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *COMMON_BINDINGS,
        Binding("k", "app.permanent_link", show=False),
        Binding("enter,space", "confirm", show=False, priority=True),
    ]

    def __init__(self, translator: Translator, summary: ScoreSummary, *, confirm: str) -> None:
        super().__init__()
        self.translator = translator
        self.summary = summary
        self.confirm = confirm
        self.notes: list[str] = []
        """Further lines about the round, shown below the score."""

    def add_notes(self, lines: list[str]) -> None:
        """Add further lines while the score is being read."""
        self.notes += lines
        for static in self.query("#notes").results(Static):
            static.update(Content("\n".join(self.notes)))

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = Text(self.summary.title)
            page.border_subtitle = self.translator.text("foot-score")
            with VerticalScroll():
                yield Static(self._score_table())
                if self.summary.primes:
                    yield Horizontal(*self._prime_rows(), classes="primes")
                if self.summary.pad.rounds > 1:
                    yield from self._pad_tables()
            yield Static(Content("\n".join(self.summary.conclusion)), classes="conclusion")
            yield Static(Content("\n".join(self.notes)), id="notes")
            yield Static(Content(self.translator.text(self.confirm)), id="confirm")

    def _prime_rows(self) -> Iterable[CardRow]:
        """Each side's prime: the best card of each suit in its pile."""
        label = next(line.label for line in self.summary.lines if line.key == "primiera")
        for side, cards in zip(self.summary.sides, self.summary.primes, strict=True):
            row = CardRow(self.translator)
            row.border_title = Text(f"{label}: {side}")
            row.put(cards)
            yield row

    def _score_table(self) -> Table:
        table = Table(expand=True, box=None, padding=(0, 1), header_style="bold")
        table.add_column("")
        for side in self.summary.sides:
            table.add_column("", justify="right", width=3)
            table.add_column(Text(side), ratio=1)
        for line in self.summary.lines:
            table.add_row(Text(line.label), *_score_cells(line.points, line.why))
        for label, points in (
            (self.summary.round_label, self.summary.round_points),
            ("score-total", self.summary.totals),
        ):
            if points is None:
                continue
            table.add_row(Text(self.translator.text(label)), *_score_cells(points, [""] * len(points)), style="bold")
        return table

    def _pad_tables(self) -> Iterable[Static]:
        """The score pad: a column for each round, in as many tables as the width of the screen asks for."""
        pad, title = self.summary.pad, self.translator.text("pad-title")
        labels = [title, *self.summary.sides]
        width = min(self.app.size.width, PAGE_WIDTH) - 4 - min(max(map(len, labels)), MAX_PAD_LABEL) - 2
        columns = max(1, width // PAD_COLUMN)
        for first in range(0, pad.rounds, columns):
            rounds = range(first, min(first + columns, pad.rounds))
            table = Table(box=None, padding=(0, 1), header_style="dim")
            table.add_column(Text(title if first == 0 else ""), max_width=MAX_PAD_LABEL, no_wrap=True)
            for number in rounds:
                table.add_column(str(number + 1), justify="right", width=PAD_COLUMN - 2, no_wrap=True)
            for side, points, totals in zip(self.summary.sides, pad.points, pad.totals, strict=True):
                cells = (Text.assemble((f"{points[n]:+} ", "dim"), (str(totals[n]), "bold")) for n in rounds)
                table.add_row(Text(side), *cells)
            yield Static(table, classes="pad")

    def action_confirm(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)


def _score_cells(points: Iterable[int], reasons: Iterable[str]) -> Iterable[Text]:
    for number, reason in zip(points, reasons, strict=True):
        yield Text(str(number), style="bold" if number else "dim")
        yield highlight_cards(reason)


class RulesScreen(ModalScreen[None]):
    """The rules of the game: in brief, then the whole rule sheet."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1,enter", "close", show=False),
    ]

    def __init__(self, translator: Translator, rules: Rules, title: str) -> None:
        super().__init__()
        self.translator = translator
        self.rules = rules
        self.heading = title

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page") as page:
            page.border_title = Text(self.translator.text("rules-title", title=self.heading))
            page.border_subtitle = self.translator.text("foot-close")
            for title, texts in self._sections():
                yield Static(Content(title), classes="section")
                yield from (Static(Content(text), classes="clause") for text in texts)

    def _sections(self) -> Iterator[tuple[str, Sequence[str]]]:
        """The parts of the page: their titles and paragraphs."""
        lang = self.translator.lang
        yield self.translator.text("rules-in-brief"), (special_rules(self.rules, lang), *brief_rules(self.rules, lang))
        clauses = rule_sheet(self.rules, lang)
        for section in SECTIONS:
            if texts := [clause.text for clause in clauses if clause.section == section]:
                yield section_title(section, lang, self.rules), texts

    def action_close(self) -> None:
        self.dismiss(None)


class QuestionScreen(ModalScreen[bool]):
    """A question to be answered yes or no; dismissed with True for yes.

    Args:
        title: shown above the question.
        sentence: what the person decides.
        yes: the label of the answer yes.
        no: the label of the answer no.
    """

    def __init__(self, translator: Translator, title: str, sentence: str, *, yes: str, no: str) -> None:
        super().__init__()
        self.translator = translator
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
        if event.key in {"y", self.translator.text("word-yes")}:
            self.dismiss(result=True)
        elif event.key in {"n", "escape", self.translator.text("word-no")}:
            self.dismiss(result=False)

    def on_click(self, event: Click) -> None:
        if event.widget is not None and event.widget.id in ("yes", "no"):
            self.dismiss(result=event.widget.id == "yes")


class LeaveScreen(QuestionScreen):
    """The question before leaving."""

    def __init__(self, translator: Translator, sentence: str) -> None:
        text = translator.text
        super().__init__(translator, text("quit-title"), sentence, yes=text("quit-yes"), no=text("quit-no"))


class ClaimScreen(QuestionScreen):
    """The question before claiming the game: a wrong claim loses it.

    Args:
        points: what the side must have for certain.
    """

    def __init__(self, translator: Translator, points: int) -> None:
        text = translator.text
        sentence = text("claim-sentence", target=points)
        super().__init__(translator, text("claim-title"), sentence, yes=text("claim-yes"), no=text("claim-no"))
