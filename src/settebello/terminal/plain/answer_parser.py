"""Turns a typed answer into an action."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.terminal.text.messages import Translator

MAX_QUOTED_LENGTH = 40


def parse_answer(answer: str, actions: Sequence[Action], translator: Translator) -> Action | str:
    """The action that an answer means, or a sentence that says what a valid answer is.

    Args:
        answer: the number of a choice, an action in text form such as ``9Cx4S5B``, or a card with one legal play.
        actions: the choices.
    """
    if answer.isdecimal() and len(answer) < 20:
        number = int(answer)
        if 1 <= number <= len(actions):
            return actions[number - 1]
        return translator.text("plain-enter-number", number=answer, count=len(actions))
    try:
        return _find_action(Action.parse(answer), actions, translator)
    except IllegalAction:
        return translator.text(
            "plain-not-understood", text=quote_input(answer), count=len(actions), example=str(actions[0])
        )


def _find_action(wanted: Action, actions: Sequence[Action], translator: Translator) -> Action | str:
    if wanted in actions:
        return wanted
    same_card = [action for action in actions if action.card == wanted.card]
    if wanted.takes or wanted.card is None or not same_card:
        return translator.text("plain-not-now", action=str(wanted), count=len(actions))
    if len(same_card) == 1:
        return same_card[0]
    names = translator.join_and(map(str, same_card))
    return translator.text("plain-several", card=translator.card(wanted.card), actions=names)


def asks_to_leave(word: str, translator: Translator) -> bool:
    """Whether an answer in lower case is a word that leaves."""
    return word in {"quit", "q", "exit", translator.text("word-quit")}


def quote_input(text: str) -> str:
    """Typed text for display: shortened, without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:MAX_QUOTED_LENGTH])
