"""Reads a record from its text and checks it; every error names its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar, cast

import msgspec

from settebello.cards import parse_cards
from settebello.core import Action
from settebello.errors import RecordError, Sentence, SettebelloError, not_wanted
from settebello.game import Game, Packs, Seed, Shuffle
from settebello.record.model import FORMAT, Header, Json, Record, RoundRecord
from settebello.record.writer import result_of
from settebello.rules import Rules, check, digest, from_json
from settebello.shuffle import parse_seed
from settebello.untrusted_text import TextError, decode_json, encode_json, split_lines
from settebello.variants import variant

_HEADER = re.compile(r"\[([A-Za-z][A-Za-z0-9_-]*) (.*)\]")
_ACTIONS = re.compile(r"([0-9]{1,4})\.((?: \S+)+)")
_OPENING = {"Settebello", "Variant", "Seats", "Rules", "Digest", "Names", "Dealer", "Length"}

_LINE = Sentence("record-line", "Line {line}: {reason}")
_CUT = Sentence("record-cut", "the record ends without its [Result …] line; it was cut short.")
_NO_HEADER = Sentence("record-no-header", "'{text}' is not a header line such as [Dealer 1].")
_ROUND = Sentence("record-round", "round {due} must come next, not {number}.")
_ACTION = Sentence("record-action", "'{text}' does not continue the actions from '{number}.'")
_UNSCORED = Sentence("record-unscored", "a finished round, and only a finished one, ends with its [Score …] line.")
_SCORE = Sentence("record-score", "this score does not match the actions of the round.")
_LAST = Sentence("record-last", "only [Result …], as the last line, belongs here.")
_RESULT = Sentence("record-result", "this result does not match the actions of the game.")
_NO_RECORD = Sentence("record-none", "this is not a record: it must begin with [Settebello {format}].")
_NEWER = Sentence("record-newer", "this record was written by a newer Settebello, in format {format}: update yours.")
_DIGEST = Sentence(
    "record-digest", "the digest does not match the rules: they were altered, or mean something else here."
)
_NAMES = Sentence("record-names", "{names} names are given for {seats} seats.")
_REPEATED = Sentence("record-repeated", "the header {header} appears twice in the same place.")
_MISSING = Sentence("record-missing", "the header {header} is missing.")
_UNREADABLE = Sentence("record-unreadable", "the header {header} cannot be read: {detail}.")

T = TypeVar("T")


class _HeaderError(RecordError):
    """An error in the value of a header, which is read after others."""

    def __init__(self, problem: str, header: str) -> None:
        super().__init__(problem)
        self.header = header


_ROUND_HEADER = re.compile(r"^\s*\[Round ", re.MULTILINE)


def count_rounds(text: str) -> int:
    """The number of rounds in the text of a record, by its headers alone; it need not be a record."""
    return len(_ROUND_HEADER.findall(text))


def read(text: str) -> Record:
    """Read a record, replay it and check it.

    Raises:
        RecordError: it is not a record, is cut short, or contradicts itself; the message names the line.
    """
    if not isinstance(text, str):
        raise RecordError(not_wanted(text, "the text of a record"))
    lines = _Lines(text)
    with lines.locate_errors():
        record = _record_from_headers(dict(lines.headers_until("Round", "Result")))
        with _about("Length" if record.length is not None else "Dealer"):
            game = record.new_game()
        while lines.next_name() == "Round":
            _read_round(lines, record, game)
        _read_result(lines, game)
    return record


def read_opening(text: str) -> Record:
    """Read a record up to its first round, which takes the same time for a game of any length.

    Raises:
        RecordError: it does not begin as a record.
    """
    opening = _ROUND_HEADER.split(text, maxsplit=1)[0]
    lines = _Lines(opening)
    with lines.locate_errors():
        return _record_from_headers(dict(lines.headers_until("Result")))


class _Lines:
    """The lines that are not empty, read one after the other."""

    def __init__(self, text: str) -> None:
        self.lines = [(number, line.strip()) for number, line in enumerate(split_lines(text), 1) if line.strip()]
        self.place = 0
        self._header_lines: dict[str, int] = {}
        """The line numbers of the headers that were last read together."""

    @contextmanager
    def locate_errors(self) -> Iterator[None]:
        """Put the line number before an error: the line of the wrong header, or the line read last."""
        try:
            yield
        except SettebelloError as error:
            number = self._number
            if isinstance(error, _HeaderError):
                number = self._header_lines.get(error.header, number)
            raise RecordError(_LINE(line=number, reason=error.problem)) from error

    @property
    def _number(self) -> int:
        """The number of the line read last."""
        return self.lines[max(self.place - 1, 0)][0] if self.lines else 1

    def next_name(self) -> str | None:
        """The name of the next header, if there is one."""
        if self.place == len(self.lines):
            return None
        match = _HEADER.fullmatch(self.lines[self.place][1])
        return match[1] if match else None

    def next_is_action(self) -> bool:
        return self.place < len(self.lines) and not self.lines[self.place][1].startswith("[")

    def line(self) -> str:
        if self.place == len(self.lines):
            raise RecordError(_CUT())
        self.place += 1
        return self.lines[self.place - 1][1]

    def header(self) -> Header:
        line = self.line()
        match = _HEADER.fullmatch(line)
        if match is None:
            raise RecordError(_NO_HEADER(text=line[:40]))
        try:
            return match[1], cast(Json, decode_json(match[2], object))
        except TextError as error:
            raise RecordError(_UNREADABLE(header=match[1], detail=error.problem)) from error

    def headers_until(self, *stops: str) -> Iterator[Header]:
        self._header_lines = {}
        while (name := self.next_name()) is not None and name not in stops:
            header = self.header()
            if name in self._header_lines:
                raise RecordError(_REPEATED(header=name))
            self._header_lines[name] = self._number
            yield header


def _read_round(lines: _Lines, record: Record, game: Game) -> None:
    _, number = lines.header()
    if number != len(record.rounds) + 1:
        raise RecordError(_ROUND(due=len(record.rounds) + 1, number=str(number)))
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
        raise RecordError(_ACTION(text=line[:40], number=len(played.actions) + 1))
    for action in map(Action.parse, match[2].split()):
        game.play(action)
        played.actions.append(action)


def _read_score(lines: _Lines, game: Game, *, scored: bool) -> None:
    if (lines.next_name() == "Score") != scored:
        raise RecordError(_UNSCORED())
    if scored and lines.header()[1] != list(game.scores[-1].totals):
        raise RecordError(_SCORE())


def _read_result(lines: _Lines, game: Game) -> None:
    name, value = lines.header()
    if name != "Result" or lines.place < len(lines.lines):
        raise RecordError(_LAST())
    if value != result_of(game):
        raise RecordError(_RESULT())


def _record_from_headers(headers: dict[str, Json]) -> Record:
    written = headers.get("Settebello")
    if isinstance(written, int) and written > FORMAT:
        raise _HeaderError(_NEWER(format=written), "Settebello")
    if written != FORMAT:
        raise _HeaderError(_NO_RECORD(format=FORMAT), "Settebello")
    rules = _rules(headers)
    if headers.get("Digest") != digest(rules):
        raise _HeaderError(_DIGEST(), "Digest")
    names = _value(headers, "Names", tuple[str, ...])
    if len(names) != rules.seats:
        raise _HeaderError(_NAMES(names=len(names), seats=rules.seats), "Names")
    return Record(
        rules=rules,
        names=names,
        dealer=_value(headers, "Dealer", int),
        length=_value(headers, "Length", int) if "Length" in headers else None,
        extra=_others(headers, _OPENING),
    )


def _rules(headers: dict[str, Json]) -> Rules:
    if "Rules" in headers:
        with _about("Rules"):
            return check(from_json(encode_json(headers["Rules"])))
    with _about("Variant"):
        named = variant(_value(headers, "Variant", str))
    with _about("Seats"):
        return check(named.rules(_value(headers, "Seats", int)))


def _shuffle(headers: dict[str, Json]) -> Shuffle:
    if "Packs" in headers:
        with _about("Packs"):
            return Packs(tuple(map(parse_cards, _value(headers, "Packs", list[str]))))
    with _about("Seed"):
        return Seed(parse_seed(_value(headers, "Seed", str)))


def _value(headers: dict[str, Json], name: str, kind: type[T]) -> T:
    if name not in headers:
        raise RecordError(_MISSING(header=name))
    try:
        return msgspec.convert(headers[name], kind)
    except msgspec.ValidationError as error:
        raise _HeaderError(_UNREADABLE(header=name, detail=str(error)), name) from error


@contextmanager
def _about(header: str) -> Iterator[None]:
    """Report an error as one in this header."""
    try:
        yield
    except SettebelloError as error:
        raise _HeaderError(error.problem, header) from error


def _others(headers: dict[str, Json], known: set[str]) -> list[Header]:
    return [(name, value) for name, value in headers.items() if name not in known]
