"""The record of a stored game."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.core import Action
from settebello.game import Seed
from settebello.record import Header, Record, RoundRecord
from settebello.record.fairness import game_headers, round_headers
from settebello.server.model import Entry, TableSetup
from settebello.server.tables.state import TableState, starting_record
from settebello.shuffle import parse_seed


def public_record(setup: TableSetup, entries: Sequence[Entry]) -> Record:
    """The record that everybody may read. It leaves out the round in progress, whose cards are still secret.

    Raises:
        SettebelloError: an entry does not fit those before it.
    """
    record, state = _replay(setup, entries)
    if state.game.state == "playing":
        record.rounds.pop()
    return record


def full_record(setup: TableSetup, entries: Sequence[Entry]) -> Record:
    """The record including the round in progress, which nobody at the table may see.

    Raises:
        SettebelloError: an entry does not fit those before it.
    """
    record, _ = _replay(setup, entries)
    return record


def _replay(setup: TableSetup, entries: Sequence[Entry]) -> tuple[Record, TableState]:
    record, state = starting_record(setup), TableState(setup)
    practice = [header for header in record.extra if header[0] != "Players"]
    for entry in entries:
        _add(record, entry, state)
        state.apply(entry)
    record.names = tuple(place.name for place in state.room.places)
    record.extra = [*practice, ("Players", [place.player for place in state.room.places])]
    if not setup.seed:  # otherwise the devices took no part, and nothing is promised to them
        record.extra += game_headers(state.shuffle.exchange.table.hex())
    record.dealer = state.game.first_dealer
    return record, state


def _add(record: Record, entry: Entry, state: TableState) -> None:
    """Add an entry to the record. ``state`` is the table before the entry, because a deal uses up the exchange."""
    if entry.kind == "round":
        record.rounds.append(RoundRecord(shuffle=Seed(parse_seed(entry.text)), extra=_proof(state)))
    elif entry.kind == "action":
        record.rounds[-1].actions.append(Action.parse(entry.text))
    elif entry.kind == "claim":
        record.rounds[-1].claim = int(entry.text)


def _proof(state: TableState) -> list[Header]:
    """The headers that prove that nobody has chosen the cards of a round, or nothing if it was dealt without a
    list."""
    exchange = state.shuffle.exchange
    if exchange.transcript is None:
        return []
    return round_headers(*exchange.completed_exchanges())
