"""The game at a live table: every entry that deals, plays or claims, done one after the other."""

from __future__ import annotations

from settebello import events
from settebello.core import Action
from settebello.game import Game, Seed
from settebello.protocol.game import GameEvent
from settebello.server.room.state import Room
from settebello.server.shuffle.commands import TableShuffle
from settebello.server.store.base import Entry, Opened
from settebello.server.table.claim_entries import decode_claim
from settebello.server.table.game_events import event_messages
from settebello.shuffle import parse_seed


class LiveGame:
    """Goes on with the table's people and its shuffle, which are told what concerns them.

    Args:
        opened: how the table was opened.
        room: its people.
        shuffle: how its rounds come about.
    """

    def __init__(self, opened: Opened, room: Room, shuffle: TableShuffle) -> None:
        self.game = Game(opened.rules, opened.dealer)
        self.version = 0
        """Of the table, when the game went on last."""
        self._room = room
        self._shuffle = shuffle
        self._rounds: list[int] = []

    def apply(self, entry: Entry, version: int) -> tuple[GameEvent, ...]:
        """Do what an entry that is no step says, and which makes ``version``; what happens then."""
        self.version = version
        if entry.kind == "round":
            self._rounds.append(version)
            return event_messages(self._deal(parse_seed(entry.text)), self.game)
        if entry.kind == "claim":
            claimer, by_target = decode_claim(entry)
            return event_messages(self.game.claim(claimer, by_target=by_target), self.game)
        happened = self.game.play(Action.parse(entry.text))
        self._shuffle.note_play(self.game)
        return event_messages(happened, self.game)

    def _deal(self, seed: bytes) -> tuple[events.Event, ...]:
        self.game = self._shuffle.first_game(seed) or self.game
        happened = self.game.deal(Seed(seed))
        self._room.note_deal()
        self._shuffle.note_deal()
        return happened

    def round_after(self, version: int) -> int | None:
        """The version in which the first round after that one was dealt."""
        return next((dealt for dealt in self._rounds if dealt > version), None)
