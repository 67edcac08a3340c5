"""Tables whose game is over, played at random."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from msgspec.structs import replace

from settebello.game import Game, Seed
from settebello.server.credentials import hash_key
from settebello.server.model import PERSON, Entry, Place, TableSetup
from tests.support.live_tables import opened_table


def key_of(seat: int) -> str:
    """The key of the person at that seat."""
    return f"key-of-seat-{seat}-0123456789abcdef"


def finished_table(
    table: str, *, players: Sequence[str] = (PERSON, PERSON), drop: int = 0, watchers: bool = True
) -> tuple[TableSetup, list[Entry]]:
    """A table of scopa and its entries, without the last ``drop`` entries if the game is to continue."""
    setup = opened_table(seats=len(players), players=players, settings={"target": "1"})
    places = (
        Place(name=f"P{seat}", player=player, key=hash_key(key_of(seat)) if player == PERSON else None)
        for seat, player in enumerate(players)
    )
    setup = replace(setup, id=table, title="Casa Rossi", places=tuple(places), created=1000, watchers=watchers)
    entries = list(_entries(setup))
    return setup, entries[: len(entries) - drop]


def _entries(setup: TableSetup) -> Sequence[Entry]:
    chance, game, entries = Random(setup.id), Game(setup.rules, setup.dealer), list[Entry]()
    while game.state != "over":
        if game.state != "playing":
            seed = sha256(f"{setup.id} {len(entries)}".encode()).digest()
            game.deal(Seed(seed))
            entries.append(Entry(kind="round", text=seed.hex(), at=1000.0))
        action = chance.choice(game.round.legal_actions())
        game.play(action)
        entries.append(Entry(kind="action", text=str(action), at=1000.0))
    return entries
