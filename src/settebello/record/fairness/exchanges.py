"""The exchanges of a round as a record keeps them: written by the server, read by every checker.

>>> from settebello.commit_reveal import server_commitment, table_name
>>> table, seed = table_name("x7Yf-q2x7Yf-q2aa"), bytes(32)
>>> bound = server_commitment(table, round_number=1, exchange=1, seed=seed).hex()
>>> listed = Transcript(
...     rules=bytes(32).hex(), table=table.hex(), round=1, exchange=1, server=bound, commitments=(None, None))
>>> [name for name, _ in game_headers(listed.table)]
['ShuffleProtocol', 'Table']
>>> dealt = Exchange(transcript=listed, players=("greedy", "greedy"), server_seed=seed, shares=(None, None))
>>> [name for name, _ in round_headers(dealt, ())]
['Transcript', 'ServerSeed', 'Shares', 'Players']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from settebello.commit_reveal import Hex, Transcript, agreed_seed, transcript_digest
from settebello.record.fairness import promises
from settebello.record.fairness.promises import BrokenPromise
from settebello.record.model import Header, Json, Record
from settebello.rules import digest

PROTOCOL = 2
"""The shuffle where everybody commits, the list is fixed, and everybody reveals."""
PERSON = "person"
"""The word in ``Players`` for a seat with a person, whose device may have a share."""

_Number = Annotated[int, Meta(ge=1, lt=2**32)]

DIGITS = f'"{bytes(range(32)).hex()}"'
BY_SEAT = '["0001…1f", null]'
_LISTED = '{"commitments": ["0001…1f", null], "exchange": 1, "server": "0001…1f"}'
_PLAYERS = '["person", "greedy"]'
_ABORTED = '[{"commitments": […], "exchange": 1, "players": […], "revealed": […], "server": "…", "serverSeed": "…"}]'

T = TypeVar("T")


class Exchange(Struct, frozen=True, kw_only=True):
    """One run of commit, fix and reveal, with what was revealed."""

    transcript: Transcript
    players: tuple[str, ...]
    """Who sat at each seat when the list was fixed: ``person``, or the name of a computer player."""
    server_seed: bytes
    shares: tuple[bytes | None, ...]
    """By seat; None if no share was expected, or it was not revealed."""

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats whose shares were expected and are not there."""
        return tuple(seat for seat in self.transcript.expected if self.shares[seat] is None)

    @property
    def seed(self) -> bytes:
        """The seed of a round that is dealt from it."""
        return agreed_seed(transcript_digest(self.transcript), self.server_seed, self.shares)


class _List(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The header ``Transcript``: the parts that the record does not repeat elsewhere."""

    commitments: tuple[Hex | None, ...]
    exchange: _Number
    server: Hex


class _Aborted(_List, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="camel"):
    """An element of the header ``Aborted``."""

    players: tuple[str, ...]
    revealed: tuple[Hex | None, ...]
    server_seed: Hex


def game_headers(table: Hex) -> list[Header]:
    """The headers of a game of this protocol at the table with that public name."""
    return [("ShuffleProtocol", PROTOCOL), ("Table", table)]


def round_headers(dealt: Exchange, aborted: Sequence[Exchange]) -> list[Header]:
    """The headers of a round, from the exchange that it was dealt from and those aborted before."""
    headers: list[Header] = [
        ("Transcript", _transcript_json(dealt)),
        ("ServerSeed", dealt.server_seed.hex()),
        ("Shares", _digits(dealt.shares)),
        ("Players", list(dealt.players)),
    ]
    if aborted:
        headers.append(("Aborted", [_revealed_json(one) for one in aborted]))
    return headers


def table_of(record: Record) -> Hex:
    """The public name of the table in a record of this protocol.

    Raises:
        BrokenPromise: it is missing or invalid.
    """
    headers = dict(record.extra)
    if "Table" not in headers:
        raise BrokenPromise(promises.GAME_MISSING(header="Table"))
    try:
        return msgspec.convert(headers["Table"], Hex)
    except msgspec.ValidationError as error:
        raise BrokenPromise(promises.GAME_UNREADABLE(header="Table", example=DIGITS)) from error


def exchanges_of(record: Record, number: int) -> tuple[Exchange, ...]:
    """The exchanges of round ``number``, from 1: those that were aborted, and the one that it was dealt from.

    Raises:
        BrokenPromise: one of its headers is missing, or is not what it should be.
    """
    headers = dict(record.rounds[number - 1].extra)
    listed = _value(headers, number, "Transcript", _List, _LISTED)
    seed = _value(headers, number, "ServerSeed", Hex, DIGITS)
    shares = _value(headers, number, "Shares", tuple[Hex | None, ...], BY_SEAT)
    players = _value(headers, number, "Players", tuple[str, ...], _PLAYERS)
    aborted: tuple[_Aborted, ...] = ()
    if "Aborted" in headers:
        aborted = _value(headers, number, "Aborted", tuple[_Aborted, ...], _ABORTED)
    found = [_exchange(record, number, one, one.server_seed, one.revealed, one.players) for one in aborted]
    return (*found, _exchange(record, number, listed, seed, shares, players))


def _exchange(
    record: Record, number: int, listed: _List, seed: Hex, shares: tuple[Hex | None, ...], players: tuple[str, ...]
) -> Exchange:
    by_seat = (("Shares", shares, BY_SEAT), ("Transcript", listed.commitments, BY_SEAT), ("Players", players, _PLAYERS))
    for header, values, example in by_seat:
        if len(values) != record.rules.seats:
            raise BrokenPromise(promises.UNREADABLE(round=number, header=header, example=example))
    transcript = Transcript(
        rules=digest(record.rules),
        table=table_of(record),
        round=number,
        exchange=listed.exchange,
        server=listed.server,
        commitments=listed.commitments,
    )
    given = tuple(None if share is None else bytes.fromhex(share) for share in shares)
    return Exchange(transcript=transcript, players=players, server_seed=bytes.fromhex(seed), shares=given)


def _value(headers: dict[str, Json], number: int, name: str, kind: type[T], example: str) -> T:
    if name not in headers:
        raise BrokenPromise(promises.MISSING(round=number, header=name))
    try:
        return msgspec.convert(headers[name], kind)
    except msgspec.ValidationError as error:
        raise BrokenPromise(promises.UNREADABLE(round=number, header=name, example=example)) from error


def _transcript_json(exchange: Exchange) -> dict[str, Json]:
    listed = exchange.transcript
    return {"commitments": list(listed.commitments), "exchange": listed.exchange, "server": listed.server}


def _revealed_json(exchange: Exchange) -> dict[str, Json]:
    told: dict[str, Json] = {
        **_transcript_json(exchange),
        "players": list(exchange.players),
        "revealed": _digits(exchange.shares),
        "serverSeed": exchange.server_seed.hex(),
    }
    return dict(sorted(told.items()))


def _digits(shares: Sequence[bytes | None]) -> list[Json]:
    return [None if share is None else share.hex() for share in shares]
