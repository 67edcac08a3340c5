"""A record from its text, checked on the way: every error names the line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from settebello.cards import parse_cards
from settebello.core import Action
from settebello.errors import RecordError, SettebelloError
from settebello.game import Game, Packs, Seed, Shuffle
from settebello.record.model import FORMAT, Header, Json, Record, RoundRecord
from settebello.record.writing import result_of
from settebello.rules import Rules, check, digest, from_json
from settebello.shuffle import parse_seed
from settebello.variants import variant

_HEADER = re.compile(r"\[([A-Za-z][A-Za-z0-9_-]*) (.*)\]")
_ACTIONS = re.compile(r"([0-9]{1,4})\.((?: \S+)+)")
_OPENING = {"Settebello", "Variant", "Seats", "Rules", "Digest", "Names", "Dealer"}

T = TypeVar("T")


def read(text: str) -> Record:
    """The record that a text says, replayed and checked.

    Raises:
        RecordError: it is not a record, is cut short, or does not agree with itself; the message names the line.
    """
    lines = _Lines(text)
    with lines.errors_named():
        record = _opened(dict(lines.headers_until("Round", "Result")))
        game = Game(record.rules, record.dealer)
        while lines.next_name() == "Round":
            _read_round(lines, record, game)
        _read_result(lines, game)
    return record


class _Lines:
    """The lines that are not empty, read one after the other."""

    def __init__(self, text: str) -> None:
        self.lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self.place = 0

    @contextmanager
    def errors_named(self) -> Iterator[None]:
        """Put the number of the line read last before an error."""
        try:
            yield
        except SettebelloError as error:
            number = self.lines[max(self.place - 1, 0)][0] if self.lines else 1
            raise RecordError(f"Line {number}: {error}") from error

    def next_name(self) -> str | None:
        """The name of the header that comes next, if one does."""
        if self.place == len(self.lines):
            return None
        match = _HEADER.fullmatch(self.lines[self.place][1])
        return match[1] if match else None

    def next_is_action(self) -> bool:
        return self.place < len(self.lines) and not self.lines[self.place][1].startswith("[")

    def line(self) -> str:
        if self.place == len(self.lines):
            raise RecordError("the record ends without its [Result …] line; it was cut short.")
        self.place += 1
        return self.lines[self.place - 1][1]

    def header(self) -> Header:
        line = self.line()
        match = _HEADER.fullmatch(line)
        try:
            if match is None:
                raise ValueError
            return match[1], json.loads(match[2])
        except ValueError as error:
            raise RecordError(f"'{line[:40]}' is no header line such as [Dealer 1].") from error

    def headers_until(self, *stops: str) -> Iterator[Header]:
        while (name := self.next_name()) is not None and name not in stops:
            yield self.header()


def _read_round(lines: _Lines, record: Record, game: Game) -> None:
    _, number = lines.header()
    if number != len(record.rounds) + 1:
        raise RecordError(f"round {len(record.rounds) + 1} must come next, not {number}.")
    headers = dict(lines.headers_until("Round", "Result", "Score", "Claim"))
    played = RoundRecord(shuffle=_shuffle(headers), extra=_others(headers, {"Seed", "Packs"}))
    record.rounds.append(played)
    game.deal(played.shuffle)
    while lines.next_is_action():
        _read_actions(lines.line(), played, game)
    if lines.next_name() == "Claim":
        played.claim = _value(dict([lines.header()]), "Claim", int)
        game.claim(played.claim)
    _read_score(lines, game, scored=len(game.scores) == len(record.rounds))


def _read_actions(line: str, played: RoundRecord, game: Game) -> None:
    match = _ACTIONS.fullmatch(line)
    if match is None or int(match[1]) != len(played.actions) + 1:
        raise RecordError(f"'{line[:40]}' does not go on with actions from '{len(played.actions) + 1}.' on.")
    for action in map(Action.parse, match[2].split()):
        game.play(action)
        played.actions.append(action)


def _read_score(lines: _Lines, game: Game, *, scored: bool) -> None:
    if (lines.next_name() == "Score") != scored:
        raise RecordError("a finished round, and no other, must be closed by its [Score …] line.")
    if scored and lines.header()[1] != list(game.scores[-1].totals):
        raise RecordError("this score does not agree with the actions of the round.")


def _read_result(lines: _Lines, game: Game) -> None:
    name, value = lines.header()
    if name != "Result" or lines.place < len(lines.lines):
        raise RecordError("nothing but [Result …], as the last line, belongs here.")
    if value != result_of(game):
        raise RecordError("this result does not agree with the actions of the game.")


def _opened(headers: dict[str, Json]) -> Record:
    if headers.get("Settebello") != FORMAT:
        raise RecordError(f"this is not a record: it must begin with [Settebello {FORMAT}].")
    rules = check(_rules(headers))
    if headers.get("Digest") != digest(rules):
        raise RecordError("the digest does not agree with the rules: they were altered, or mean something else here.")
    names = _value(headers, "Names", tuple[str, ...])
    if len(names) != rules.seats:
        raise RecordError(f"{len(names)} names are given for {rules.seats} seats.")
    return Record(rules=rules, names=names, dealer=_value(headers, "Dealer", int), extra=_others(headers, _OPENING))


def _rules(headers: dict[str, Json]) -> Rules:
    if "Rules" in headers:
        return from_json(json.dumps(headers["Rules"]))
    return variant(_value(headers, "Variant", str)).rules(_value(headers, "Seats", int))


def _shuffle(headers: dict[str, Json]) -> Shuffle:
    if "Packs" in headers:
        return Packs(tuple(map(parse_cards, _value(headers, "Packs", list[str]))))
    return Seed(parse_seed(_value(headers, "Seed", str)))


def _value(headers: dict[str, Json], name: str, kind: type[T]) -> T:
    if name not in headers:
        raise RecordError(f"the header {name} is missing.")
    try:
        return msgspec.convert(headers[name], kind)
    except msgspec.ValidationError as error:
        raise RecordError(f"the header {name} cannot be read: {error}.") from error


def _others(headers: dict[str, Json], known: set[str]) -> list[Header]:
    return [(name, value) for name, value in headers.items() if name not in known]
