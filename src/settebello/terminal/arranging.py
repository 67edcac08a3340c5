"""What may be done about a seat at a table on a server, in words: by the host, and by who only wants to sit there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from settebello.players import LEVELS
from settebello.terminal.company import Company
from settebello.terminal.narration import Narrator

Offer = tuple[Callable[[], None], str]
"""What it does, which raises as :meth:`~settebello.terminal.seated.SeatedGame.act` does; and the words for it."""


def arrangements(narrator: Narrator, seat: int) -> list[Offer]:
    """All that the person here may do about that seat; nothing about their own."""
    game = narrator.game
    company = game.company
    if company is None or game.me is None or seat == game.me or not 0 <= seat < len(company.guests):
        return []
    return list(_offers(narrator, company, seat))


def _offers(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    gathers, hosts = narrator.game.state == "gathering", company.host == narrator.game.me
    guest = company.guests[seat]
    if gathers and (hosts or not guest.is_person):
        yield (
            partial(company.swap, seat),
            narrator.words.say("seat-swap" if guest.name else "seat-sit", name=guest.name),
        )
    if hosts and guest.is_person and guest.here and not guest.stand_in:
        yield partial(company.make_host, seat), narrator.words.say("seat-host", name=guest.name)
    if hosts:
        yield from (_seating if gathers else _for_good)(narrator, company, seat)


def _seating(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    """Who sits there, before the game."""
    guest, words = company.guests[seat], narrator.words
    if guest.name:
        key = "seat-send-away" if guest.is_person else "seat-open"
        yield partial(company.fill, seat, None), words.say(key, name=guest.name)
    for level in () if guest.is_person else LEVELS:
        if level != guest.player:
            yield partial(company.fill, seat, level), words.say("seat-fill", player=words.player(level))


def _for_good(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    """Who goes on for somebody who is away."""
    guest, player = company.guests[seat], narrator.words.player(company.level)
    if guest.stand_in:
        words = narrator.words.say("seat-for-good", name=guest.name, player=player)
        yield partial(company.fill, seat, company.level), words
