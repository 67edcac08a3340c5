"""The panels around the cards: the title, the other seats, the clock, the piles, the log."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from settebello.cards import CardSet
from settebello.terminal.text.narration import Narrator
from settebello.terminal.tui.card_markup import highlight_cards
from settebello.view import View
from settebello.wording.fluent import Argument

LOG_LINES = 300
"""How many lines the log keeps."""
NO_CARDS = CardSet()


class SeatRow(Horizontal):
    """The other players, in playing order, with the number of their cards or the cards they have shown."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="seats")
        self.narrator = narrator

    def compose(self) -> ComposeResult:
        for place in range(len(self.narrator.other_seats)):
            yield Static(id=f"seat-{place}", classes="seat")

    def show(self, view: View) -> None:
        for static, seat in zip(self.query(".seat").results(Static), self.narrator.other_seats, strict=False):
            static.set_class(view.turn == seat, "turn")
            static.set_class(self.narrator.is_partner(seat), "partner")
            static.update(self._seat_text(seat, view), layout=False)

    def _seat_text(self, seat: int, view: View) -> Text:
        narrator = self.narrator
        name = f"{'▶ ' if view.turn == seat else ''}{narrator.seat_name(seat)}"
        player = narrator.session.players[seat]
        occupant = narrator.session.people.occupants[seat] if narrator.session.people else None
        rating = occupant.rating if occupant else None
        hidden = Text("▮" * view.hands[seat]) + Text(f" {view.hands[seat]}")
        return Text.assemble(
            (name, "bold"),
            (f" ({player})" if player else "", "dim"),
            (f" {rating.rating}" if rating else "", "dim"),
            "\n",
            (narrator.translator.join_commas(self._roles(seat, view)), "italic"),
            "\n",
            self._shown_cards(seat, view) or hidden,
        )

    def _roles(self, seat: int, view: View) -> Iterator[str]:
        text, narrator = self.narrator.translator.text, self.narrator
        if narrator.is_partner(seat):
            yield text("partner")
        if view.dealer == seat:
            yield text("dealer")
        occupant = narrator.session.people.occupants[seat] if narrator.session.people else None
        if occupant is not None and occupant.stand_in:
            yield text("stand-in")
        elif occupant is not None and not occupant.here:
            yield text("away")

    def _shown_cards(self, seat: int, view: View) -> Text | None:
        cards = view.shown[seat]
        return highlight_cards(str(cards)) if cards else None


class TurnClock(Static):
    """How much time the person on turn has left."""

    WARNING_SECONDS = 10
    """From here on the clock is drawn as a warning."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="clock")
        self.narrator = narrator

    def on_mount(self) -> None:
        self.set_interval(0.5, self.show)

    def show(self) -> None:
        seconds, translator = self.narrator.session.seconds_left, self.narrator.translator
        self.display = seconds is not None
        if seconds is not None:
            self.set_class(seconds <= self.WARNING_SECONDS, "soon")
            self.update(translator.text("time-left", time=translator.duration(seconds)))


class SidePanel(Static):
    """Each side's points, pile and sweeps, and the stock."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="sides")
        self.narrator = narrator

    def show(self, view: View, taken: CardSet = NO_CARDS) -> None:
        """Draw the position; ``taken``: the cards that would be captured, perhaps with a pile that they lie on."""
        lines = [line for side in range(self.narrator.rules.sides) for line in self._side_texts(side, view, taken)]
        lines.append(Text(self.narrator.translator.text("stock", count=view.stock), style="dim"))
        self.update(Text("\n").join(lines))

    def _side_texts(self, side: int, view: View, taken: CardSet) -> list[Text]:
        text = self.narrator.translator.text
        name = Text(self.narrator.side_name(side), style="bold" if self.narrator.relation(side) != "other" else "")
        pile = Text(f" {text('points', points=view.totals[side])} · {text('cards', count=len(view.piles[side]))}")
        if view.sweeps[side]:
            pile += Text(f" · {text('sweeps-name')} ") + highlight_cards(" ".join(map(str, view.sweeps[side])))
        if top := view.tops & view.piles[side]:
            stolen = bool(top & taken)
            words = text("pile-top", card=f"«{top}»" if stolen else str(top))
            pile += Text(" · ") + highlight_cards(words, "taken" if stolen else "plain")
        if view.declared[side]:
            pile += Text(f" · {text('declared', points=view.declared[side])}")
        return [name, pile]


class GameLog(VerticalScroll):
    """The events of the game, in words, latest at the bottom."""

    can_focus = False

    def __init__(self, title: str) -> None:
        super().__init__(id="log")
        self.border_title = title
        self.lines: list[str] = []

    @property
    def last(self) -> str:
        """The last line; empty before the first."""
        return self.lines[-1] if self.lines else ""

    def compose(self) -> ComposeResult:
        yield Static(id="log-text")

    def replace(self, lines: list[str]) -> None:
        """Show these lines alone."""
        self.lines = []
        self.append(lines)

    def append(self, lines: list[str]) -> None:
        self.lines = [*self.lines, *lines][-LOG_LINES:]
        text = Text("\n").join(Text(line) for line in self.lines)
        self.query_one("#log-text", Static).update(text)
        self.scroll_end(animate=False)


def title_line(narrator: Narrator, view: View, *, narrow: bool) -> Text:
    """The game and the round; on a narrow screen, which has no room for the piles, the totals."""
    text, rules = narrator.translator.text, narrator.rules
    arguments: dict[str, Argument] = {
        "title": narrator.session.title,
        "target": rules.finish.target,
        "length": narrator.session.length or 0,
    }
    if not narrow:
        return Text(text("top", round=view.round, deal=view.deal + 1, deals=len(rules.deal.hands), **arguments))
    entries = [
        text("score-side", side=narrator.side_name(side), points=points) for side, points in enumerate(view.totals)
    ]
    return Text(text("top-narrow", entries=narrator.translator.join_commas(entries), **arguments))
