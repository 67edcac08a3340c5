"""Opening a table: what is asked for, checked."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from settebello.errors import SettebelloError
from settebello.players import make
from settebello.rules import Rules
from settebello.server.keys import hashed, new_key, new_table_id
from settebello.server.store import PERSON, Entry, Opened, Place
from settebello.shuffle import first_dealer, new_seed
from settebello.variants import Variant, variant

LONGEST_NAME = 30
SLOWEST = 5.0
BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Furio")


class OpeningError(SettebelloError):
    """A table that cannot be opened as it was asked for."""


class Wanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of ``POST /api/tables``. The person who asks sits at seat 0."""

    variant: str = "scopa"
    seats: int | None = None
    """Default: the game's usual number."""
    against: tuple[str, ...] | None = None
    """The players of the other seats, in order. Default: greedy ones."""
    name: str = "You"
    pace: Annotated[float, Meta(ge=0, le=SLOWEST)] = 0.8
    """Seconds that a bot takes for an action."""
    settings: dict[str, str] = {}
    """House rules, by option (:mod:`settebello.rules.options`)."""


class Ticket(Struct, frozen=True, kw_only=True):
    """The answer: where the table is, and the secret of the seat at it."""

    table: str
    key: str
    seat: int


def opened(wanted: Wanted) -> tuple[Opened, Entry, Ticket]:
    """The table that was asked for, its first round, and the ticket of who asked.

    Raises:
        SettebelloError: there is no such game, player or option, or they do not go together.
    """
    game = variant(wanted.variant)
    rules = game.rules(wanted.seats, wanted.settings)
    key, seed = new_key(), new_seed()
    table = Opened(
        id=new_table_id(),
        title=_title(game, rules),
        rules=rules,
        places=_places(wanted, rules.seats, key),
        dealer=first_dealer(seed, rules.seats),
        pace=wanted.pace,
        created=int(time.time()),
    )
    return table, Entry(kind="round", text=seed.hex()), Ticket(table=table.id, key=key, seat=0)


def _title(game: Variant, rules: Rules) -> str:
    plain = rules.seats in game.seats and game.rules(rules.seats) == rules
    return game.title if plain else f"{game.title}, house rules"


def _places(wanted: Wanted, seats: int, key: str) -> tuple[Place, ...]:
    name = _name(wanted.name)
    against = ("greedy",) * (seats - 1) if wanted.against is None else wanted.against
    if len(against) != seats - 1:
        raise OpeningError(f"A table with {seats} seats has {seats - 1} for others, and {len(against)} are named.")
    return (Place(name=name, player=PERSON, key=hashed(key)), *_bots(against, name))


def _bots(players: Sequence[str], taken: str) -> list[Place]:
    for player in players:
        make(player)  # says so if there is none
    names = (name for name in BOT_NAMES if name.casefold() != taken.casefold())
    return [Place(name=name, player=player) for name, player in zip(names, players, strict=False)]


def _name(text: str) -> str:
    """A name fit to be shown: one line, nothing that cannot be seen."""
    seen = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in text)
    name = " ".join(seen.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise OpeningError(f"A name has 1 to {LONGEST_NAME} letters, and this one has {len(name)}.")
    return name
