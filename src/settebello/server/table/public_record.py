"""A kept game as a record that everybody may read."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.core import Action
from settebello.game import Seed
from settebello.older_shuffle import commitment
from settebello.record import Header, Record, RoundRecord
from settebello.record.fairness import game_headers, round_headers
from settebello.server.room.events import decode_event
from settebello.server.room.state import Room
from settebello.server.shuffle.commands import TableShuffle
from settebello.server.store.base import Entry, Opened
from settebello.server.table.claim_entries import decode_claim
from settebello.server.table.messages import server_seed
from settebello.shuffle import first_dealer, parse_seed


def full_record(opened: Opened, entries: Sequence[Entry]) -> Record:
    """The whole record, the round in progress with it: it says what nobody at the table may know."""
    record = Record(rules=opened.rules, names=(), dealer=opened.dealer)
    room, shuffle = Room(opened), TableShuffle(opened)
    for entry in entries:
        if entry.kind == "step":
            event = decode_event(entry)
            room.apply(event)
            shuffle.apply(event, room)
        elif entry.kind == "round":
            played = RoundRecord(shuffle=Seed(parse_seed(entry.text)))
            played.extra = _proof(opened, room, shuffle, len(record.rounds) + 1)
            record.rounds.append(played)
            room.note_deal()
            shuffle.note_deal()
        elif entry.kind == "claim":
            record.rounds[-1].claim, record.rounds[-1].claim_by_target = decode_claim(entry)
        else:
            record.rounds[-1].actions.append(Action.parse(entry.text))
    record.names = tuple(place.name for place in room.places)
    record.extra = [("Players", [place.player for place in room.places])]
    if shuffle.exchange is not None:
        record.extra += game_headers(shuffle.exchange.table.hex())
        record.dealer = _dealer(record)
    return record


def room_of(opened: Opened, entries: Sequence[Entry]) -> Room:
    """Who sits at a kept table."""
    room = Room(opened)
    for entry in entries:
        if entry.kind == "step":
            room.apply(decode_event(entry))
        elif entry.kind == "round":
            room.note_deal()
    return room


def _dealer(record: Record) -> int:
    """The first dealer is drawn from the seed of the first round; before it there is none."""
    first = record.rounds[0].shuffle if record.rounds else None
    return first_dealer(first.seed, record.rules.seats) if isinstance(first, Seed) else 0


def _proof(opened: Opened, room: Room, shuffle: TableShuffle, number: int) -> list[Header]:
    """What proves that nobody has chosen the cards of a round."""
    if shuffle.exchange is not None:
        return round_headers(*shuffle.exchange.completed_exchanges(), players=shuffle.exchange.players)
    seed = server_seed(opened, number)
    if seed is None:
        return []
    shares = [room.shares.get(seat) for seat in range(opened.rules.seats)]
    proof: list[Header] = [("Commitment", commitment(seed)), ("ServerSeed", seed.hex())]
    return [*proof, ("Shares", [*shares])] if any(shares) else proof


def public_record(opened: Opened, entries: Sequence[Entry]) -> Record:
    """The record without the round in progress, whose cards are still secret."""
    record = full_record(opened, entries)
    if record.replay().state == "playing":
        record.rounds.pop()
    return record
