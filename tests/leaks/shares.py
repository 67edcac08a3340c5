"""Shares, seeds and lists of a game whose devices all take part in the shuffle: the same in every telling."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from settebello.commit_reveal import Transcript, server_commitment, share_commitment, table_name
from settebello.record.fairness import Exchange
from settebello.rules import digest
from settebello.server.model import PERSON, TableSetup
from settebello.server.tables.room_events import CommitmentsFixed, RoomEvent, ShareCommitted, ShareRevealed


def server_seed_of(number: int) -> bytes:
    """The server's, for round ``number`` (from 0)."""
    return sha256(f"server {number}".encode()).digest()


def share_of(seat: int, number: int) -> bytes:
    """Of the device at that seat, for round ``number`` (from 0)."""
    return sha256(f"share {seat} {number}".encode()).digest()


def commitment_of(setup: TableSetup, seat: int, number: int) -> str:
    """To that share."""
    made = share_commitment(
        table_name(setup.id), round_number=number + 1, exchange=1, seat=seat, share=share_of(seat, number)
    )
    return made.hex()


def exchange_of(setup: TableSetup, number: int) -> Exchange:
    """The exchange from which round ``number`` (from 0) is dealt."""
    table, seats = table_name(setup.id), range(setup.rules.seats)
    people = people_at(setup)
    server = server_commitment(table, round_number=number + 1, exchange=1, seed=server_seed_of(number))
    transcript = Transcript(
        rules=digest(setup.rules),
        table=table.hex(),
        round=number + 1,
        exchange=1,
        server=server.hex(),
        commitments=tuple(commitment_of(setup, seat, number) if seat in people else None for seat in seats),
    )
    shares = tuple(share_of(seat, number) if seat in people else None for seat in seats)
    players = tuple(place.player for place in setup.places)
    return Exchange(transcript=transcript, players=players, server_seed=server_seed_of(number), shares=shares)


def people_at(setup: TableSetup) -> list[int]:
    """The seats of persons."""
    return [seat for seat, place in enumerate(setup.places) if place.player == PERSON]


def until_fixed(setup: TableSetup, number: int) -> Iterator[RoomEvent]:
    """The secrets of an exchange when its list has just been fixed."""
    for seat in people_at(setup):
        yield ShareCommitted(seat=seat, commitment=commitment_of(setup, seat, number))
    yield CommitmentsFixed(transcript=exchange_of(setup, number).transcript, seed=server_seed_of(number).hex())


def shares_said(setup: TableSetup, number: int) -> Iterator[RoomEvent]:
    """The secrets from then until the round is dealt."""
    for seat in people_at(setup):
        yield ShareRevealed(seat=seat, share=share_of(seat, number).hex())


def secrets_of(setup: TableSetup, number: int) -> Iterator[tuple[str, str]]:
    """Secrets that nobody may learn before round ``number`` is over, in words and in hexadecimal."""
    exchange = exchange_of(setup, number)
    yield "the seed", exchange.seed.hex()
    yield "the server's seed", exchange.server_seed.hex()
    for seat in people_at(setup):
        yield "a share", share_of(seat, number).hex()
    yield "a seed of a round to come", server_seed_of(number + 1).hex()
