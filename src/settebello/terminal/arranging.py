"""What may be done about a seat at a table on a server, in words: by the host, and by who only wants to sit there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from settebello.players import LEVELS
from settebello.terminal.company import Company
from settebello.terminal.narration import Narrator


class Offer(Struct, frozen=True):
    """Something that may be done."""

    do: Callable[[], None]
    """Raises as :meth:`~settebello.terminal.seated.SeatedGame.act` does."""
    words: str
    sure: str = ""
    """What is to be considered before."""


def arrangements(narrator: Narrator, seat: int) -> list[Offer]:
    """All that the person here may do about that seat; at their own, as the host, about the table."""
    game = narrator.game
    company = game.company
    if company is None or game.me is None or not 0 <= seat < len(company.guests):
        return []
    return list((_about_table if seat == game.me else _offers)(narrator, company, seat))


def _about_table(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    if company.host == seat and narrator.game.state != "over":
        yield Offer(company.close_table, narrator.words.say("table-close"), narrator.words.say("table-close-sure"))


def _offers(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    gathers, hosts = narrator.game.state == "gathering", company.host == narrator.game.me
    guest = company.guests[seat]
    if gathers and (hosts or not guest.is_person):
        key = "seat-swap" if guest.name else "seat-sit"
        yield Offer(partial(company.swap, seat), narrator.words.say(key, name=guest.name))
    if hosts and guest.is_person and guest.here and not guest.stand_in:
        yield Offer(partial(company.make_host, seat), narrator.words.say("seat-host", name=guest.name))
    if hosts:
        yield from (_seating if gathers else _for_good)(narrator, company, seat)


def _seating(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    """Who sits there, before the game."""
    guest, words = company.guests[seat], narrator.words
    if guest.name:
        key = "seat-send-away" if guest.is_person else "seat-open"
        yield Offer(partial(company.fill, seat, None), words.say(key, name=guest.name))
    for level in () if guest.is_person else LEVELS:
        if level != guest.player:
            yield Offer(partial(company.fill, seat, level), words.say("seat-fill", player=words.player(level)))


def _for_good(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    """Who goes on for somebody who is away."""
    guest, player = company.guests[seat], narrator.words.player(company.level)
    if guest.stand_in:
        words = narrator.words.say("seat-for-good", name=guest.name, player=player)
        yield Offer(partial(company.fill, seat, company.level), words)
