"""The table drawn in the terminal: who is there, and arranging it."""

from __future__ import annotations

from textual import work

from settebello.terminal.text.room_lines import seat_lines
from settebello.terminal.text.seat_offers import Offer, arrangements
from settebello.terminal.tui.screens import Chooser, QuestionScreen
from settebello.terminal.tui.spoken import SpokenTable


class ArrangedTable(SpokenTable):
    """Seats, and what may be done about them."""

    @work(exclusive=True, group="arrange")
    async def action_people(self) -> None:
        """Show who is there; a seat may be chosen."""
        if self.game.company is None or isinstance(self.screen, Chooser):
            return
        lines = list(enumerate(seat_lines(self.narrator)))
        title = self.words.say("people-title")
        seat = await self.push_screen_wait(Chooser(self.words, title, lines, cancel=True, numbered=False))
        if seat is not None:
            await self._arrange(seat)

    @work(exclusive=True, group="arrange")
    async def action_seat(self, number: int) -> None:
        """Arrange the seat with that number, in the waiting room."""
        await self._arrange(number - 1)

    async def _arrange(self, seat: int) -> None:
        offers = arrangements(self.narrator, seat)
        if not offers:
            self._say(self.words.say("seat-nothing", seat=seat + 1))
            return
        title = [*seat_lines(self.narrator)][seat]
        named = [(offer, offer.words) for offer in offers]
        chosen = await self.push_screen_wait(Chooser(self.words, title, named, cancel=True))
        if chosen is not None and (not chosen.sure or await self._is_sure(chosen)):
            await self._done(chosen.do)

    async def _is_sure(self, offer: Offer) -> bool:
        say = self.words.say
        question = QuestionScreen(self.words, offer.words, offer.sure, yes=say("sure-yes"), no=say("sure-no"))
        return await self.push_screen_wait(question)
