"""The person's actions about the seats and the people of a table on a server."""

from __future__ import annotations

from functools import partial

from settebello.terminal.text.room_description import describe_seats
from settebello.terminal.text.seat_actions import SeatAction, seat_actions
from settebello.terminal.tui.screens import Chooser, QuestionScreen
from settebello.terminal.tui.table_context import TableContext


class PeopleController:
    """Shows who is at the table, and runs the person's requests about seats.

    Args:
        context: the table.
    """

    def __init__(self, context: TableContext) -> None:
        self._context = context

    def show_people(self) -> None:
        """Show who is at the table; the person may choose a seat."""
        self._context.start_worker(self._choose_seat, group="seats", exclusive=True)

    def open_seat(self, seat: int) -> None:
        """Offer what may be done about a seat."""
        self._context.start_worker(partial(self._offer_seat_actions, seat), group="seats", exclusive=True)

    def toggle_ready(self) -> None:
        """Say that the person is ready to begin, or no longer ready."""
        self._context.start_worker(self._toggle_ready, group="waiting room")

    def start_game(self) -> None:
        """As the host: begin."""
        self._context.start_worker(self._start_game, group="waiting room")

    async def _choose_seat(self) -> None:
        context = self._context
        if context.session.people is None or isinstance(context.app.screen, Chooser):
            return
        seats = list(enumerate(describe_seats(context.narrator)))
        title = context.translator.text("people-title")
        chooser = Chooser(context.translator, title, seats, cancellable=True, numbered=False)
        seat = await context.app.push_screen_wait(chooser)
        if seat is not None:
            await self._offer_seat_actions(seat)

    async def _offer_seat_actions(self, seat: int) -> None:
        context = self._context
        actions = seat_actions(context.narrator, seat)
        if not actions:
            context.show_message(context.translator.text("seat-nothing", seat=seat + 1))
            return
        title = [*describe_seats(context.narrator)][seat]
        options = [(action, action.label) for action in actions]
        chosen = await context.app.push_screen_wait(Chooser(context.translator, title, options, cancellable=True))
        if chosen is not None and (not chosen.warning or await self._confirm(chosen)):
            await context.run_request(chosen.run)

    async def _confirm(self, action: SeatAction) -> bool:
        translator = self._context.translator
        yes, no = translator.text("sure-yes"), translator.text("sure-no")
        question = QuestionScreen(translator, action.label, action.warning, yes=yes, no=no)
        return await self._context.app.push_screen_wait(question)

    async def _toggle_ready(self) -> None:
        people, own_seat = self._context.session.people, self._context.session.own_seat
        if people is not None and own_seat is not None:
            ready = not people.occupants[own_seat].ready
            await self._context.run_request(lambda: people.set_ready(ready=ready))

    async def _start_game(self) -> None:
        people = self._context.session.people
        if people is not None and self._context.session.phase == "gathering":
            await self._context.run_request(people.start)
