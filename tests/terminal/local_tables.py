"""Tables for the tests: chosen packs, chosen seeds, and a textual pilot at them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from settebello.cards import CARDS, Card, CardSet, parse_cards
from settebello.core import Action
from settebello.game import Packs
from settebello.record import Record, RoundRecord
from settebello.rules import Rules
from settebello.terminal.session.game_session import GameSession
from settebello.terminal.session.local import LocalSession, new_local_session
from settebello.terminal.text.messages import Translator
from settebello.terminal.tui.app import TableApp
from settebello.variants import variant


def seeded(
    name: str = "scopa", *, seats: int | None = None, seed: int = 1, save: Path | None = None, **settings: str
) -> LocalSession:
    """A new game against greedy players."""
    known = variant(name)
    rules = known.rules(seats, settings)
    return new_local_session(known, rules, ["greedy"], you="You", seed=seed.to_bytes(32, "big"), save=save)


def two_seats(mine: str, theirs: str, table: str, *, rules: Rules | None = None, name: str = "scopa") -> LocalSession:
    """A game of two in which I play first, with these cards; the rest of the pack comes in written order."""
    rules = rules or variant(name).rules(2)
    front = [card for pair in zip(parse_cards(mine), parse_cards(theirs), strict=True) for card in pair]
    front += parse_cards(table)
    pack = (*front, *(card for card in CARDS if card in rules.cards and card not in front))
    record = Record(rules=rules, names=("You", "Rosa"), dealer=1, rounds=[RoundRecord(shuffle=Packs((pack,)))])
    record.extra = [("Title", "Scopa"), ("Players", ["", "greedy"])]
    return LocalSession(record)


class Scripted:
    """A player that plays what it is told, in order."""

    def __init__(self, *actions: str) -> None:
        self.actions = list(actions)

    def choose(self, view: object, rules: Rules) -> Action:
        return Action.parse(self.actions.pop(0))


@asynccontextmanager
async def seated(
    game: GameSession, *, size: tuple[int, int] = (80, 24), pace: float = 0.0, lang: str = "en"
) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    """The drawn table, with a pilot at its keys."""
    app = TableApp(game, Translator(lang, game.rules), pace=pace)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def cards(text: str) -> list[Card]:
    return list(CardSet.parse(text))
