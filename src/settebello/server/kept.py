"""A kept game as a record that everybody may read."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.core import Action
from settebello.game import Seed
from settebello.record import Record, RoundRecord
from settebello.server.store import Entry, Opened
from settebello.shuffle import parse_seed


def record_of(opened: Opened, entries: Sequence[Entry]) -> Record:
    """The whole record, the round in progress with it: it says what nobody at the table may know."""
    record = Record(
        rules=opened.rules,
        names=tuple(place.name for place in opened.places),
        dealer=opened.dealer,
        extra=[("Players", [place.player for place in opened.places])],
    )
    for entry in entries:
        if entry.kind == "round":
            record.rounds.append(RoundRecord(shuffle=Seed(parse_seed(entry.text))))
        elif entry.kind == "claim":
            record.rounds[-1].claim = int(entry.text)
        else:
            record.rounds[-1].actions.append(Action.parse(entry.text))
    return record


def public_record(opened: Opened, entries: Sequence[Entry]) -> Record:
    """The record without the round in progress, whose cards are still secret."""
    record = record_of(opened, entries)
    if record.replay().state == "playing":
        record.rounds.pop()
    return record
