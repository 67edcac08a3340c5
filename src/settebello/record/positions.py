"""Positions of a recorded game by their address, and practice: a game that begins at a position of another game.

The record of a practice game has the header ``Practice`` with that address, such as ``"3.14"``: up to action 14 of
round 3 its cards and actions come from the other game.

>>> parse_position("#3.14"), parse_position("3"), parse_position("x")
((3, 14), (3, 0), None)
"""

from __future__ import annotations

import re

from settebello.errors import RecordError, Sentence
from settebello.game import Packs
from settebello.record.model import Record, RoundRecord

PRACTICE = "Practice"
"""The header of a game that began at a position of another game."""

_NO_POSITION = Sentence(
    "replay-no-position",
    "There is no '{address}' in this game: give a round from 1 to {rounds}, or a round and an action, such as 1.4.",
)
_OVER = Sentence("practice-over", "The game is over at {address}: play on from an earlier turn.")
_CUT_PENDING = Sentence(
    "practice-cut",
    "At {address} the cut is not decided, and the record has no cards for another deal: take a later turn.",
)
_NO_SEAT = Sentence("replay-no-seat", "There is no seat {seat}: the seats are 0 to {last}.")
_ADDRESS = re.compile(r"#?([0-9]{1,6})(?:\.([0-9]{1,6}))?")
_WRITTEN = re.compile(r"([1-9][0-9]{0,5})\.(?:0|[1-9][0-9]{0,5})")


class NoSuchPosition(RecordError):
    """An address without a position in the game."""


class NotPlayable(RecordError):
    """A position where the game cannot be played on."""


def parse_position(address: str) -> tuple[int, int] | None:
    """The round, from 1, and the action of an address such as ``3.14``; ``3`` is the deal of round 3, action 0. None if
    the text is not an address.

    >>> parse_position("3.14"), parse_position("#3"), parse_position("three")
    ((3, 14), (3, 0), None)
    """
    parts = _ADDRESS.fullmatch(address)
    return None if parts is None else (int(parts[1]), int(parts[2] or 0))


def actions_of(played: RoundRecord) -> int:
    """How many actions a round has, a claim included."""
    return len(played.actions) + (played.claim is not None)


def find_position(record: Record, address: str) -> tuple[int, int]:
    """The round and the action of an address.

    Raises:
        NoSuchPosition: the game has no such position.
    """
    number, action = parse_position(address) or (0, 0)
    if not 1 <= number <= len(record.rounds) or not 0 <= action <= actions_of(record.rounds[number - 1]):
        raise NoSuchPosition(_NO_POSITION(address=address, rounds=len(record.rounds)))
    return number, action


def cut_record(record: Record, address: str) -> tuple[Record, str]:
    """The record up to a position, without names and headers; and the address of the position, written out.

    Raises:
        NoSuchPosition: the game has no such position.
    """
    number, action = find_position(record, address)
    rounds = [RoundRecord(shuffle=one.shuffle, actions=[*one.actions]) for one in record.rounds[:number]]
    last, source = rounds[-1], record.rounds[number - 1]
    if action > len(last.actions):
        last.claim = source.claim
    del last.actions[action:]
    names = ("",) * record.rules.seats
    begun = Record(rules=record.rules, names=names, dealer=record.dealer, length=record.length, rounds=rounds)
    return begun, f"{number}.{action}"


def check_seat(record: Record, seat: int) -> None:
    """Check that the game has that seat, counted from 0.

    Raises:
        RecordError: it has not.
    """
    if not 0 <= seat < record.rules.seats:
        raise RecordError(_NO_SEAT(seat=seat, last=record.rules.seats - 1))


def practice_record(record: Record, address: str) -> Record:
    """The record that practice from that position begins with: rules, cards and actions up to there, no names, and
    no header except ``Practice``.

    Raises:
        NoSuchPosition: the game has no such position.
        NotPlayable: the game is over there, or cannot go on.
    """
    begun, written = cut_record(record, address)
    begun.extra = [(PRACTICE, written)]
    game, last = begun.replay(), begun.rounds[-1]
    if game.outcome is not None:
        raise NotPlayable(_OVER(address=written))
    if isinstance(last.shuffle, Packs) and game.state == "playing" and game.round.phase == "cut":
        raise NotPlayable(_CUT_PENDING(address=written))
    return begun


def practised_rounds(record: Record) -> int:
    """The number of rounds that come from another game, the last perhaps only in part; 0 if it is not practice, or its
    header cannot be read."""
    value = dict(record.extra).get(PRACTICE)
    parts = _WRITTEN.fullmatch(value) if isinstance(value, str) else None
    return 0 if parts is None else int(parts[1])
