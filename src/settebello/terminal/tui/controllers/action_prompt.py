"""Asks the person for an action, by keys and mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

from settebello.cards import Card, CardSet
from settebello.core import PASS, Action
from settebello.terminal.session.choices import ActionChoices, action_choices, capture_restriction
from settebello.terminal.text.narration import Narrator
from settebello.terminal.tui.controllers.pacing import Pacing
from settebello.terminal.tui.screens import Chooser
from settebello.terminal.tui.table_context import TableContext
from settebello.view import View

KEY_GUARD_SECONDS = 0.3
"""How long no card is played after skipped pauses, in seconds: one key press too many does no harm."""

NO_CHOICES = ActionChoices(by_card={}, other_actions=())


class ActionPrompt:
    """The cursor in the hand, and the answer that is awaited from the person.

    Args:
        context: the table.
        pacing: the pauses before other players' actions.
    """

    def __init__(self, context: TableContext, pacing: Pacing) -> None:
        self.choices = NO_CHOICES
        self.cursor: Card | None = None
        self.is_asking = False
        """Whether an action is expected from the person."""
        self._context = context
        self._pacing = pacing
        self._answer: asyncio.Future[Card | Action] | None = None
        self._guarded_until = 0.0

    async def ask(self, view: View) -> Action:
        """Wait for the person's action."""
        if self._pacing.end_skipping():
            self._guarded_until = monotonic() + KEY_GUARD_SECONDS
        self.choices, self.is_asking = action_choices(view), True
        try:
            while True:
                self.show()
                answer = await self._wait_for_answer()
                action = answer if isinstance(answer, Action) else await self._choose_capture(answer)
                if action is not None:
                    return action
        finally:
            self.is_asking = False

    def reset(self) -> None:
        """Forget the choices and the cursor."""
        self.choices, self.cursor = NO_CHOICES, None

    def show(self) -> None:
        """Draw the board, with the cursor where it was."""
        self._context.board.show()
        if self.cursor is not None:
            self.point_at(self.cursor)

    @property
    def accepts_answer(self) -> bool:
        """Whether a card can be played now."""
        waiting = self._answer is not None and not self._answer.done()
        return waiting and monotonic() >= self._guarded_until

    def pick_place(self, index: int) -> None:
        """Play the card at that place of the hand, from 0."""
        cards = self._context.board.hand.cards
        if index < len(cards):
            self.pick_card(cards[index])

    def pick_card(self, card: Card) -> None:
        """Play that card of the hand."""
        if card in self.choices.by_card:
            self._give_answer(card)

    def confirm_cursor(self) -> None:
        """Play the card under the cursor; without a cursor, put it on the first card."""
        if self.cursor is None:
            self.move_cursor(1)
        else:
            self._give_answer(self.cursor)

    def move_cursor(self, step: int) -> None:
        """Move the cursor through the cards that can be played: 1 forward, -1 back."""
        if not self.accepts_answer:
            return
        cards = [card for card in self._context.board.hand.cards if card in self.choices.by_card]
        index = cards.index(self.cursor) + step if self.cursor in cards else (0 if step > 0 else -1)
        self.point_at(cards[index % len(cards)])

    def point_at(self, card: Card) -> None:
        """Move the cursor to a card of the hand, and show what it would do."""
        actions = self.choices.by_card.get(card)
        if not actions:
            return
        self.cursor = card
        board = self._context.board
        board.mark_choice(card, CardSet(taken for action in actions for taken in action.captured))
        hint = describe_card(self._context.narrator, self._context.session.view, card, actions)
        board.set_prompt(self._context.translator.text("your-card", hint=hint))

    async def _wait_for_answer(self) -> Card | Action:
        """The card that the person picks, or the action if no card can be played."""
        if not self.choices.by_card:
            question = self._question(self._context.session.view)
            action = await self._choose(question, self.choices.other_actions, cancellable=False)
            assert action is not None
            return action
        self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    def _give_answer(self, answer: Card | Action) -> None:
        if self.accepts_answer and self._answer is not None:
            self._answer.set_result(answer)

    def _question(self, view: View) -> str:
        """The question if no card can be played."""
        translator = self._context.translator
        phase = "nothing" if self.choices.other_actions == (PASS,) else view.phase
        return translator.text("choose-other", phase=phase, card=translator.card(view.drawn) if view.drawn else "")

    async def _choose_capture(self, card: Card) -> Action | None:
        """The purpose of the card, or None if the person wants another card."""
        actions = self.choices.by_card[card]
        if len(actions) == 1:
            return actions[0]
        self.point_at(card)
        translator = self._context.translator
        return await self._choose(
            translator.text("choose-capture", card=translator.card(card)), actions, cancellable=True
        )

    async def _choose(self, title: str, actions: Sequence[Action], *, cancellable: bool) -> Action | None:
        context = self._context
        options = [(action, context.narrator.choice_text(action)) for action in actions]
        view = context.session.view
        return await context.app.push_screen_wait(
            Chooser(
                context.translator,
                title,
                options,
                cancellable=cancellable,
                on_highlight=lambda action: context.board.mark_action(action, view),
            )
        )


def describe_card(narrator: Narrator, view: View, card: Card, actions: Sequence[Action]) -> str:
    """The effects of a card of the hand, and the rule that restricts it."""
    translator = narrator.translator
    restriction = capture_restriction(narrator.rules, card, view.table, view.named)
    if len(actions) > 1:
        text = translator.text("hint-several", card=translator.card(card), count=len(actions))
    else:
        text = narrator.proposal_text(actions[0])
    return f"{text} ({translator.text(f'limit-{restriction}')})" if restriction else text
