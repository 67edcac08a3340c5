"""Words typed at a table that are for the other people at it."""

from __future__ import annotations

from collections.abc import Callable

from settebello.terminal.session.people import Company, phrases
from settebello.terminal.session.protocol import NotTaken
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.room_lines import room_lines
from settebello.terminal.text.seat_offers import arrangements

Tell = Callable[..., None]
"""Says lines at the terminal."""


def answered_together(narrator: Narrator, word: str, tell: Tell) -> bool:
    """Answer a word that is for the others at the table; False: it is none."""
    company, say = narrator.game.company, narrator.words.say
    first, _, rest = word.partition(" ")
    if company is None:
        return False
    if word in {"who", say("word-who")}:
        tell(*room_lines(narrator))
    elif first in {"say", say("word-say")}:
        _speak(narrator, company, rest.strip(), tell)
    elif first in {"seat", say("word-seat")}:
        _arrange(narrator, company, rest.split(), tell)
    else:
        return False
    return True


def attempt(narrator: Narrator, wanted: Callable[[], None], tell: Tell) -> None:
    """Do something that may be refused."""
    try:
        wanted()
    except NotTaken as error:
        tell(narrator.words.wrong(error))


def _speak(narrator: Narrator, company: Company, number: str, tell: Tell) -> None:
    """Say a phrase to the others, or tell which there are."""
    offered, say = phrases(), narrator.words.say
    chosen = _number(number, len(offered))
    if chosen:
        attempt(narrator, lambda: company.say(offered[chosen - 1]), tell)
        return
    tell(say("say-plain", count=len(offered)))
    tell(*(f"{place}: {narrator.words.phrase(phrase)}" for place, phrase in enumerate(offered, 1)))


def _arrange(narrator: Narrator, company: Company, numbers: list[str], tell: Tell) -> None:
    """Do something about a seat, or tell what may be done."""
    say, seats = narrator.words.say, len(company.guests)
    seat = _number(numbers[0] if numbers else "", seats)
    if not seat:
        tell(say("seat-which", count=seats), *room_lines(narrator))
        return
    offers = arrangements(narrator, seat - 1)
    chosen = _number(numbers[1] if len(numbers) > 1 else "", len(offers))
    if chosen:
        attempt(narrator, offers[chosen - 1].do, tell)
    elif not offers:
        tell(say("seat-nothing", seat=seat))
    else:
        tell(say("seat-what", seat=seat, count=len(offers)))
        tell(*(f"{place}: {offer.words}" for place, offer in enumerate(offers, 1)))


def _number(text: str, most: int) -> int:
    """The number from 1 to ``most`` that it is; 0: it is none."""
    number = int(text) if text.isdecimal() and len(text) < 4 else 0
    return number if number <= most else 0
