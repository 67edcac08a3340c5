"""What may be done about a seat at a table on a server, in words: by the host, and by who only wants to sit there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from settebello.players import LEVELS
from settebello.terminal.session.people import Company, OtherDevice
from settebello.terminal.text.narration import Narrator


class Offer(Struct, frozen=True):
    """Something that may be done."""

    do: Callable[[], None]
    """Raises as :meth:`~settebello.terminal.session.protocol.SeatedGame.act` does."""
    words: str
    sure: str = ""
    """What is to be considered before."""


def arrangements(narrator: Narrator, seat: int) -> list[Offer]:
    """All that the person here may do about that seat; at their own, about its link and devices, and as the host about
    the table."""
    game = narrator.game
    company = game.company
    if company is None or game.me is None or not 0 <= seat < len(company.guests):
        return []
    return list(_about_table(narrator, company) if seat == game.me else _offers(narrator, company, seat))


def _about_table(narrator: Narrator, company: Company) -> Iterator[Offer]:
    say = narrator.words.say
    if _arranges(narrator, company) and narrator.game.state != "over":
        yield Offer(company.close_table, say("table-close"), say("table-close-sure"))
        for name in company.removed:
            yield Offer(partial(company.admit, name), say("seat-admit", name=name))
    yield Offer(company.renew_link, say("seat-renew"), say("seat-renew-sure"))
    for device in company.devices:
        words = say("device-away", name=_named(narrator, device), time=device.since)
        yield Offer(partial(company.send_away, device.id), words, say("device-away-sure"))


def _arranges(narrator: Narrator, company: Company) -> bool:
    """Whether the person here is the host, and no mere stand-in."""
    return company.host == narrator.game.me and not company.acting


def _named(narrator: Narrator, device: OtherDevice) -> str:
    if device.kind in ("", "terminal"):
        return narrator.words.say("device-terminal" if device.kind else "device-other")
    return device.kind


def _offers(narrator: Narrator, company: Company, seat: int) -> Iterator[Offer]:
    gathers, hosts = narrator.game.state == "gathering", _arranges(narrator, company)
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
