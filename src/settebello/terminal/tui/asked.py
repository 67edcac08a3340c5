"""The table drawn in the terminal: asking the person at it, by keys and mouse."""

from __future__ import annotations

import asyncio
from time import monotonic

from textual import on
from textual.events import Key

from settebello.cards import Card
from settebello.core import PASS, Action
from settebello.terminal.session.choices import choices_of
from settebello.terminal.session.protocol import SeatedGame
from settebello.terminal.text.messages import Words
from settebello.terminal.tui.drawn import DrawnTable
from settebello.terminal.tui.screens import Chooser
from settebello.terminal.tui.widgets.card_row import CardRow
from settebello.view import View

GUARD = 0.3
"""Seconds after a skipped pause in which keys play no card, so that a key too many does no harm."""

CALM_KEYS = ("q", "question_mark", "f1", "c", "p", "w")
"""Keys that do not hurry the other players on."""


class AskedTable(DrawnTable):
    """Asks for actions."""

    def __init__(self, game: SeatedGame, words: Words) -> None:
        super().__init__(game, words)
        self._answer: asyncio.Future[Card | Action] | None = None
        self._hurry = asyncio.Event()
        self._deaf_until = 0.0
        self._asked = False
        """Whether the person is being asked for an action."""

    async def _ask(self, view: View) -> Action:
        """Wait for the person's action."""
        if self._hurry.is_set():
            self._hurry.clear()
            self._deaf_until = monotonic() + GUARD
        self.choices, self._asked = choices_of(view), True
        try:
            while True:
                self.show()
                answer = await self._pointed()
                chosen = answer if isinstance(answer, Action) else await self._chosen(answer)
                if chosen is not None:
                    return chosen
        finally:
            self._asked = False

    async def _pointed(self) -> Card | Action:
        """The card that the person points at; where no card is to be played, the action."""
        if not self.choices.plays:
            chosen = await self._choose(self._question(self.game.view), self.choices.others, cancel=False)
            assert chosen is not None
            return chosen
        self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    def _question(self, view: View) -> str:
        """What is asked where no card is to be played."""
        phase = "nothing" if self.choices.others == (PASS,) else view.phase
        return self.words.say("choose-other", phase=phase, card=self.words.card(view.drawn) if view.drawn else "")

    async def _chosen(self, card: Card) -> Action | None:
        """What the card is to do; None: another card, please."""
        actions = self.choices.plays[card]
        if len(actions) == 1:
            return actions[0]
        self._point_at(card)
        return await self._choose(self.words.say("choose-capture", card=self.words.card(card)), actions, cancel=True)

    async def _choose(self, title: str, actions: tuple[Action, ...], *, cancel: bool) -> Action | None:
        named = [(action, self.narrator.choice(action)) for action in actions]
        view = self.game.view
        return await self.push_screen_wait(
            Chooser(self.words, title, named, cancel=cancel, shown=lambda action: self._mark(action, view))
        )

    # Keys and mouse

    def _listens(self) -> bool:
        waits = self._answer is not None and not self._answer.done()
        return waits and monotonic() >= self._deaf_until

    def _give(self, answer: Card | Action) -> None:
        if self._listens() and self._answer is not None:
            self._answer.set_result(answer)

    def on_key(self, event: Key) -> None:
        """Any key hurries the other players on."""
        if self.game.state == "playing" and not self.game.asks and event.key not in CALM_KEYS:
            self._hurry.set()

    def action_pick(self, number: int) -> None:
        place = (number or 10) - 1
        if self._listens() and place < len(self.hand.cards):
            self._give(self.hand.cards[place])

    def action_move(self, step: int) -> None:
        if not self._listens():
            return
        cards = self.hand.cards
        place = cards.index(self.cursor) + step if self.cursor in cards else (0 if step > 0 else -1)
        self._point_at(cards[place % len(cards)])

    def action_confirm(self) -> None:
        if self.cursor is None:
            self.action_move(1)
        else:
            self._give(self.cursor)

    @on(CardRow.Picked)
    def pick_card(self, event: CardRow.Picked) -> None:
        if event.row is self.hand and event.card in self.choices.plays:
            self._give(event.card)

    @on(CardRow.Pointed)
    def point_at_card(self, event: CardRow.Pointed) -> None:
        if event.row is self.hand and self._listens():
            self._point_at(event.card)
