"""Who sits where, in words."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.terminal.session.people import Company, Guest
from settebello.terminal.text.messages import minutes
from settebello.terminal.text.narration import Narrator


def room_lines(narrator: Narrator) -> Iterator[str]:
    """How the table plays, its seats, a line each, and how others come to it."""
    company = narrator.game.company
    if company is not None:
        yield _terms(narrator, company)
    yield from seat_lines(narrator)
    if company and company.removed:
        yield narrator.words.say("room-removed", names=narrator.words.enumerated(company.removed))
    if company and not all(guest.name for guest in company.guests):
        yield narrator.words.say("room-link", link=company.invitation, code=company.code or "none")


def _terms(narrator: Narrator, company: Company) -> str:
    return narrator.words.say(
        "room-terms",
        target=narrator.rules.finish.target,
        clock="none" if company.clock is None else minutes(company.clock),
        grace=minutes(company.grace),
    )


def seat_lines(narrator: Narrator) -> Iterator[str]:
    """The seats of a table, a line each."""
    game, say = narrator.game, narrator.words.say
    company = game.company
    for seat, guest in enumerate(company.guests if company else ()):
        yield say(
            "room-seat",
            number=seat + 1,
            name=narrator.name(seat) if guest.name else say("room-open"),
            player=narrator.words.player(guest.player) if guest.player else "",
            standing=_standing(guest, gathering=game.state == "gathering"),
            host="yes" if company and company.host == seat else "no",
        )


def _standing(guest: Guest, *, gathering: bool) -> str:
    if not guest.name:
        return "open"
    if guest.player:
        return "player"
    if guest.stand_in:
        return "stand-in"
    if not guest.here:
        return "away"
    if not gathering:
        return "playing"
    return "ready" if guest.ready else "here"


def may_start(narrator: Narrator) -> bool:
    """Whether it is for the person here to begin."""
    game = narrator.game
    return game.company is not None and game.me is not None and game.company.host == game.me


def is_ready(narrator: Narrator) -> bool:
    """Whether the person here has said so."""
    game = narrator.game
    return game.company is not None and game.me is not None and game.company.guests[game.me].ready
