"""Writes a record as text."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import cast

from settebello.errors import RecordError, Sentence, not_wanted
from settebello.game import Game, Seed
from settebello.record.model import FORMAT, Header, Json, Record, RoundRecord
from settebello.rules import Rules, digest, to_json
from settebello.untrusted_text import TextError, decode_json, encode_json
from settebello.variants import VARIANTS

_NOT_WRITTEN = Sentence("record-not-written", "The header {header} cannot be written: {detail}.")


def write(record: Record) -> str:
    """The text of a record.

    Raises:
        RecordError: the record cannot be replayed, or a name or header has no text form.
    """
    if not isinstance(record, Record):
        raise RecordError(not_wanted(record, "a settebello.Record"))
    game = record.replay()
    lines = [_header(name, value) for name, value in (*_opening(record), *record.extra)]
    for number, played in enumerate(record.rounds, 1):
        lines += ["", *_round_lines(number, played, record.rules.seats)]
        if number <= len(game.scores):
            lines.append(_header("Score", list(game.scores[number - 1].totals)))
    return "\n".join([*lines, "", _header("Result", result_of(game)), ""])


def record_digest(record: Record) -> str:
    """The identity of a record: the SHA-256 of the text that :func:`write` gives, in hexadecimal.

    Raises:
        RecordError: the record cannot be replayed.
    """
    return sha256(write(record).encode()).hexdigest()


def _header(name: str, value: Json) -> str:
    try:
        return f"[{name} {encode_json(value)}]"
    except TextError as error:
        raise RecordError(_NOT_WRITTEN(header=name, detail=error.problem)) from error


def _opening(record: Record) -> list[Header]:
    named = _variant_id(record.rules)
    rules: list[Header] = [("Rules", cast(Json, decode_json(to_json(record.rules), object)))]
    if named is not None:
        rules = [("Variant", named), ("Seats", record.rules.seats)]
    return [
        ("Settebello", FORMAT),
        *rules,
        ("Digest", digest(record.rules)),
        ("Names", list(record.names)),
        ("Dealer", record.dealer),
        *([] if record.length is None else [("Length", record.length)]),
    ]


def _variant_id(rules: Rules) -> str | None:
    fitting = (known for known in VARIANTS.values() if rules.seats in known.seats)
    return next((known.id for known in fitting if known.rules(rules.seats) == rules), None)


def _round_lines(number: int, played: RoundRecord, seats: int) -> Iterator[str]:
    yield _header("Round", number)
    if isinstance(played.shuffle, Seed):
        yield _header("Seed", played.shuffle.seed.hex())
    else:
        yield _header("Packs", [" ".join(map(str, pack)) for pack in played.shuffle.packs])
    yield from (_header(name, value) for name, value in played.extra)
    for start in range(0, len(played.actions), seats):
        yield f"{start + 1}. {' '.join(map(str, played.actions[start : start + seats]))}"
    if played.claim is not None:
        yield _header("Claim", played.claim)


def result_of(game: Game) -> Json:
    """The header ``Result``: the winning sides, or null while the game goes on."""
    return None if game.outcome is None else list(game.outcome.winners)
