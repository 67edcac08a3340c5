"""The parts of the table around the cards: the other seats, the piles, the log, what to do now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from settebello.cards import Card
from settebello.core import Action
from settebello.terminal.session.choices import limit
from settebello.terminal.text.messages import minutes
from settebello.terminal.text.narration import Narrator
from settebello.terminal.tui.card_markup import coloured
from settebello.view import View
from settebello.wording.fluent import Argument

LOG_LINES = 300
"""How much of the past the log keeps."""


class Seats(Horizontal):
    """The other players, in playing order, with what they hold."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="seats")
        self.narrator = narrator

    def compose(self) -> ComposeResult:
        for place, _ in enumerate(self.narrator.others):
            yield Static(id=f"seat-{place}", classes="seat")

    def show(self, view: View) -> None:
        for static, seat in zip(self.query(".seat").results(Static), self.narrator.others, strict=False):
            static.set_class(view.turn == seat, "turn")
            static.set_class(self.narrator.is_partner(seat), "partner")
            static.update(self._seat(seat, view), layout=False)

    def _seat(self, seat: int, view: View) -> Text:
        narrator = self.narrator
        name = f"{'▶ ' if view.turn == seat else ''}{narrator.name(seat)}"
        kind = narrator.game.kinds[seat]
        held = Text("▮" * view.hands[seat]) + Text(f" {view.hands[seat]}")
        return Text.assemble(
            (name, "bold"),
            (f" ({kind})" if kind else "", "dim"),
            "\n",
            (narrator.words.enumerated(self._roles(seat, view)), "italic"),
            "\n",
            self._shown(seat, view) or held,
        )

    def _roles(self, seat: int, view: View) -> Iterator[str]:
        say, narrator = self.narrator.words.say, self.narrator
        if narrator.is_partner(seat):
            yield say("partner")
        if view.dealer == seat:
            yield say("dealer")
        guest = narrator.game.company.guests[seat] if narrator.game.company else None
        if guest is not None and guest.stand_in:
            yield say("stand-in")
        elif guest is not None and not guest.here:
            yield say("away")

    def _shown(self, seat: int, view: View) -> Text | None:
        cards = view.shown[seat]
        return coloured(str(cards)) if cards else None


class Clock(Static):
    """How long the person on turn still has."""

    SOON = 10
    """Seconds from which it is shown in another way."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="clock")
        self.narrator = narrator

    def on_mount(self) -> None:
        self.set_interval(0.5, self.show)

    def show(self) -> None:
        left = self.narrator.game.left
        self.display = left is not None
        if left is not None:
            self.set_class(left <= self.SOON, "soon")
            self.update(self.narrator.words.say("time-left", time=minutes(left)))


class Sides(Static):
    """Points, piles and sweeps of the sides, and the stock."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="sides")
        self.narrator = narrator

    def show(self, view: View) -> None:
        lines = [line for side in range(self.narrator.rules.sides) for line in self._side(side, view)]
        lines.append(Text(self.narrator.words.say("stock", count=view.stock), style="dim"))
        self.update(Text("\n").join(lines))

    def _side(self, side: int, view: View) -> list[Text]:
        say = self.narrator.words.say
        name = Text(self.narrator.side(side), style="bold" if self.narrator.whose(side) != "other" else "")
        pile = Text(f" {say('points', points=view.totals[side])}, {say('cards', count=len(view.piles[side]))}")
        if view.sweeps[side]:
            pile += Text(f", {say('sweeps-name')} ") + coloured(" ".join(map(str, view.sweeps[side])))
        if view.declared[side]:
            pile += Text(f", {say('declared', points=view.declared[side])}")
        return [name, pile]


class Log(VerticalScroll):
    """What happened, in words, the latest at the bottom."""

    can_focus = False

    def __init__(self, title: str) -> None:
        super().__init__(id="log")
        self.border_title = title
        self.lines: list[str] = []

    @property
    def last(self) -> str:
        """What happened last."""
        return self.lines[-1] if self.lines else ""

    def compose(self) -> ComposeResult:
        yield Static(id="log-text")

    def tell(self, lines: list[str]) -> None:
        self.lines = [*self.lines, *lines][-LOG_LINES:]
        text = Text("\n").join(Text(line) for line in self.lines)
        self.query_one("#log-text", Static).update(text)
        self.scroll_end(animate=False)


def top_line(narrator: Narrator, view: View, *, narrow: bool) -> Text:
    """The game and the round; where there is no room for the piles, the totals."""
    say, rules = narrator.words.say, narrator.rules
    given: dict[str, Argument] = {"title": narrator.game.title, "target": rules.finish.target}
    if not narrow:
        return Text(say("top", round=view.round, deal=view.deal + 1, deals=len(rules.deal.hands), **given))
    entries = [say("score-side", side=narrator.side(side), points=points) for side, points in enumerate(view.totals)]
    return Text(say("top-narrow", entries=narrator.words.enumerated(entries), **given))


def card_hint(narrator: Narrator, view: View, card: Card, actions: Sequence[Action]) -> str:
    """What a card of the hand would do."""
    words = narrator.words
    limited = limit(narrator.rules, card, view.table)
    if len(actions) > 1:
        said = words.say("hint-several", card=words.card(card), count=len(actions))
    else:
        said = narrator.proposal(actions[0])
    return f"{said} ({words.say(f'limit-{limited}')})" if limited else said
