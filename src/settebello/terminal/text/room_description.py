"""The waiting room and the seats of a table in words."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.terminal.session.people import Occupant, People
from settebello.terminal.text.narration import Narrator


def describe_room(narrator: Narrator) -> Iterator[str]:
    """The table's terms, its seats, one line each, and how others can join."""
    people, text = narrator.session.people, narrator.translator.text
    if people is not None:
        yield _terms_line(narrator, people)
        if people.is_rated:
            yield text("room-rated")
    yield from describe_seats(narrator)
    if people and people.removed_names:
        yield text("room-removed", names=narrator.translator.join_commas(people.removed_names))
    if people and not all(occupant.name for occupant in people.occupants):
        yield text("room-link", link=people.invitation, code=people.code or "none")


def _terms_line(narrator: Narrator, people: People) -> str:
    return narrator.translator.text(
        "room-terms",
        target=narrator.rules.finish.target,
        clock="none" if people.turn_seconds is None else narrator.translator.duration(people.turn_seconds),
        grace=narrator.translator.duration(people.grace_seconds),
    )


def describe_seats(narrator: Narrator) -> Iterator[str]:
    """The seats of a table, one line each."""
    session, text = narrator.session, narrator.translator.text
    people = session.people
    for seat, occupant in enumerate(people.occupants if people else ()):
        yield text(
            "room-seat",
            number=seat + 1,
            name=" · ".join(_occupant_words(narrator, seat, occupant)) if occupant.name else text("room-open"),
            player=narrator.translator.player(occupant.player) if occupant.player else "",
            standing=_presence(occupant, gathering=session.phase == "gathering"),
            host="yes" if people and people.host == seat else "no",
        )


def _occupant_words(narrator: Narrator, seat: int, occupant: Occupant) -> Iterator[str]:
    """The name, marked if it is a program's, and the rating if it is known."""
    text, known = narrator.translator.text, occupant.rating
    yield narrator.seat_name(seat)
    if occupant.is_program:
        yield text("room-program")
    if known is not None:
        yield text("room-rating", rating=str(known.rating), low=str(known.low), high=str(known.high))


def _presence(occupant: Occupant, *, gathering: bool) -> str:
    """The variant of the message ``room-seat``."""
    if not occupant.name:
        return "open"
    if occupant.player:
        return "player"
    if occupant.stand_in:
        return "stand-in"
    if not occupant.here:
        return "away"
    if not gathering:
        return "playing"
    return "ready" if occupant.ready else "here"


def can_start(narrator: Narrator) -> bool:
    """Whether the person is the host, who may begin the game."""
    session = narrator.session
    return session.people is not None and session.own_seat is not None and session.people.host == session.own_seat


def is_ready(narrator: Narrator) -> bool:
    """Whether the person has said that they are ready."""
    session = narrator.session
    return (
        session.people is not None and session.own_seat is not None and session.people.occupants[session.own_seat].ready
    )
