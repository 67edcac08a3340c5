"""The typed commands that concern the other people at a table: ``who``, ``say`` and ``seat``."""

from __future__ import annotations

from collections.abc import Callable

from settebello.terminal.session.game_session import ActionRefused
from settebello.terminal.session.people import People, phrases
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.room_description import describe_room
from settebello.terminal.text.seat_actions import seat_actions

WriteLines = Callable[..., None]
"""Writes its arguments to the terminal, a line each."""


def run_people_command(narrator: Narrator, command: str, write: WriteLines) -> bool:
    """Run a command that concerns the other people. Returns False if it is not such a command."""
    people, text = narrator.session.people, narrator.translator.text
    word, _, rest = command.partition(" ")
    if people is None:
        return False
    if command in {"who", text("word-who")}:
        write(*describe_room(narrator))
    elif word in {"say", text("word-say")}:
        _say_phrase(narrator, people, rest.strip(), write)
    elif word in {"seat", text("word-seat")}:
        _run_seat_command(narrator, people, rest.split(), write)
    else:
        return False
    return True


def try_request(narrator: Narrator, request: Callable[[], None], write: WriteLines) -> None:
    """Make a request of the session; write the reason if it is refused."""
    try:
        request()
    except ActionRefused as error:
        write(narrator.translator.error_text(error))


def _say_phrase(narrator: Narrator, people: People, number: str, write: WriteLines) -> None:
    """Say the phrase with that number to the others; without a valid number, list the phrases."""
    offered, text = phrases(), narrator.translator.text
    chosen = _parse_number(number, len(offered))
    if chosen:
        try_request(narrator, lambda: people.say_phrase(offered[chosen - 1]), write)
        return
    write(text("say-plain", count=len(offered)))
    write(*(f"{place}: {narrator.translator.phrase(phrase)}" for place, phrase in enumerate(offered, 1)))


def _run_seat_command(narrator: Narrator, people: People, numbers: list[str], write: WriteLines) -> None:
    """Run an action on a seat: ``seat SEAT ACTION``; with fewer numbers, list the seats or the actions."""
    text, seats = narrator.translator.text, len(people.occupants)
    seat = _parse_number(numbers[0] if numbers else "", seats)
    if not seat:
        write(text("seat-which", count=seats), *describe_room(narrator))
        return
    actions = seat_actions(narrator, seat - 1)
    chosen = _parse_number(numbers[1] if len(numbers) > 1 else "", len(actions))
    if chosen:
        try_request(narrator, actions[chosen - 1].run, write)
    elif not actions:
        write(text("seat-nothing", seat=seat))
    else:
        write(text("seat-what", seat=seat, count=len(actions)))
        write(*(f"{place}: {action.label}" for place, action in enumerate(actions, 1)))


def _parse_number(text: str, maximum: int) -> int:
    """The number from 1 to ``maximum`` in the text; 0 if it is not one."""
    number = int(text) if text.isdecimal() and len(text) < 4 else 0
    return number if number <= maximum else 0
