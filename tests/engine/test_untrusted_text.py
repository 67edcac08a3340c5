"""Text from outside: however it is nested, begun or cut, reading it ends in a value or in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from settebello.errors import RecordError, RulesError, SettebelloError
from settebello.game import seeded_game
from settebello.players.engines.engine import Fault
from settebello.players.engines.engine import _decode as decode_answer
from settebello.record import Record, read, write
from settebello.rules import from_json, to_json
from settebello.server.edge.config import ConfigError, load_config
from settebello.server.edge.socket.messages import MessageError, decode_message
from settebello.study import ReviewError, decode_review
from settebello.untrusted_text import (
    BOM,
    MAX_NESTING,
    TextError,
    decode_json,
    decode_text,
    decode_toml,
    encode_json,
    split_lines,
)
from settebello.variants import variant
from settebello.variants.house import load_house_rules
from settebello.view import View, decode_view, encode, view_of
from settebello.witness import Witness

RULES = variant("scopa").rules(2)
GAME = seeded_game(RULES, bytes(32))
RECORD = write(GAME.record(["Ada", "Bruno"]))
VIEW = encode(view_of(GAME, GAME.round.turn)).decode()
WITNESS = Witness(table="00" * 32, rules="00" * 32, seats=2).to_json()
DEPTHS = (MAX_NESTING + 1, 1000, 100_000)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def load_settings(text: str, folder: Path) -> object:
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return load_config({}, {}, file)


def read_note(note: str) -> Record:
    return read(RECORD.replace("[Dealer", f"[Note {note}]\n[Dealer"))


# --- JSON and TOML ---


@pytest.mark.parametrize(
    "wrap", [str, str.encode, lambda text: bytearray(text.encode())], ids=["str", "bytes", "array"]
)
def test_json_nests_up_to_a_limit(wrap: Callable[[str], str | bytes | bytearray]) -> None:
    assert decode_json(wrap(nested(MAX_NESTING)), object) == json.loads(nested(MAX_NESTING))
    for text in (
        *map(nested, DEPTHS),
        "[" * 100_000,
        '{"a":' * 100_000,
        '[{"[": [' * 40,
        "[" + '"\\"",' * 99 + "[" * 64,
    ):
        with pytest.raises(TextError, match=r"^nested deeper than 64 levels$"):
            decode_json(wrap(text), object)


@pytest.mark.parametrize("text", ["[" * 99, '\\"' + "[" * 99, "{[" * 99 + "\\", '"' * 98 + "]"])
def test_brackets_within_a_text_do_not_nest(text: str) -> None:
    assert decode_json(json.dumps([text, {text: text}]), object) == [text, {text: text}]


@pytest.mark.parametrize(
    "text",
    [
        "",
        BOM,
        "{",
        '"',
        '"\\',
        "NaN",
        "1e999",
        '"\\ud800"',
        '"\ud800"',
        "[1,]",
        "1 2",
        "9" * 5000,
        '{"a"}',
        BOM + BOM + "1",
    ],
)
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(TextError, match=r"[^.]$"):
        decode_json(text, object)


@pytest.mark.parametrize("data", [b"\xff\xfe{\x00}\x00", b'"\xff"', b'"\xed\xa0\x80"'])
def test_bytes_are_utf_8(data: bytes) -> None:
    with pytest.raises(TextError):
        decode_json(data, object)
    with pytest.raises(TextError, match="not UTF-8 text"):
        decode_text(data)
    assert decode_text(BOM.encode() + "é".encode()) == "é"


@pytest.mark.parametrize(
    "text",
    ["x = " + "[" * 100_000, "x = " + nested(MAX_NESTING), "a" + ".a" * 65 + " = 1", "x = 0x" + "f" * 5000, "x =", "x"],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        decode_toml(text)


def test_toml_may_begin_with_a_byte_order_mark() -> None:
    assert decode_toml(f"{BOM}port = 7777") == {"port": 7777}


def test_what_is_written_is_read_back() -> None:
    value = ["A\u2028B", "\u2029\u0085\x1c\n", {"naïve": [1, 2.5, None, True, 2**70]}]
    assert decode_json(encode_json(value), object) == value
    assert encode_json(value).count("\n") == 0
    deep = json.loads(nested(MAX_NESTING))
    assert decode_json(encode_json(deep), object) == deep
    for wrong in ("A\ud800B", {"\udfff": 1}, float("nan"), float("inf"), b"x", [deep], {"a": deep}):
        with pytest.raises(TextError):
            encode_json(wrong)


def test_only_a_line_feed_ends_a_line() -> None:
    separators = "\u2028\u2029\u0085\x0b\x0c\x1c\x1d\x1e\r"
    assert split_lines(f"{BOM}a{separators}b\r\nc\nd") == [f"a{separators}b", "c", "d"]


# --- everything that reads them ---

NESTED: dict[str, tuple[Callable[[str, Path], object], type[Exception]]] = {
    "header of a record": (lambda deep, _: read_note(deep), RecordError),
    "object in a record": (lambda deep, _: read_note('{"a": ' + deep + "}"), RecordError),
    "names of a record": (lambda deep, _: read(RECORD.replace('["Ada", "Bruno"]', deep)), RecordError),
    "rules of a record": (
        lambda deep, _: read(RECORD.replace('[Variant "scopa"]', f'[Rules {{"x": {deep}}}]')),
        RecordError,
    ),
    "round of a record": (lambda deep, _: read(RECORD.replace("[Round 1]", f"[Round {deep}]")), RecordError),
    "result of a record": (lambda deep, _: read(RECORD.replace("[Result null]", f"[Result {deep}]")), RecordError),
    "rules": (lambda deep, _: from_json('{"x": ' + deep + "}"), RulesError),
    "house rules in JSON": (lambda deep, _: load_house_rules('{"set": ' + deep + "}"), RulesError),
    "house rules in TOML": (lambda deep, _: load_house_rules("set = " + deep), RulesError),
    "settings": (lambda deep, folder: load_settings(f"hosts = {deep}", folder), ConfigError),
    "message": (lambda deep, _: decode_message(f'{{"x": {deep[:2000]}}}', View), MessageError),
    "answer of an engine": (lambda deep, _: decode_answer(f'{{"action": {deep}}}'.encode()), Fault),
    "unknown answer of an engine": (lambda deep, _: decode_answer(f'{{"x": {deep}}}'.encode()), Fault),
    "view": (lambda deep, _: decode_view('{"x": ' + deep + "}"), TextError),
    "review": (lambda deep, _: decode_review('{"format": 1, "x": ' + deep + "}"), ReviewError),
    "evidence": (lambda deep, _: Witness.from_json('{"x": ' + deep + "}"), TextError),
}


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", NESTED)
def test_too_many_levels_are_refused_wherever_they_arrive(name: str, depth: int, tmp_path: Path) -> None:
    reader, error = NESTED[name]
    with pytest.raises(error):
        reader(nested(depth), tmp_path)


def test_a_deep_header_is_named_with_its_line() -> None:
    with pytest.raises(
        RecordError, match=r"^Line \d+: the header Note cannot be read: nested deeper than 64 levels\.$"
    ):
        read_note(nested(100_000))
    assert read_note(nested(MAX_NESTING)).extra == [("Note", json.loads(nested(MAX_NESTING)))]


MARKED: dict[str, tuple[Callable[[str, Path], object], str]] = {
    "record": (lambda text, _: read(text), RECORD),
    "rules": (lambda text, _: from_json(text), to_json(RULES)),
    "house rules in JSON": (lambda text, _: load_house_rules(text), '{"base": "scopa"}'),
    "house rules in TOML": (lambda text, _: load_house_rules(text), 'base = "scopa"'),
    "settings": (load_settings, "port = 7777"),
    "message": (lambda text, _: decode_message(text, dict[str, str]), '{"type": "next"}'),
    "answer of an engine": (lambda text, _: decode_answer(text.encode()), '{"action": "7D"}'),
    "view": (lambda text, _: decode_view(text), VIEW),
    "evidence": (lambda text, _: Witness.from_json(text), WITNESS),
}


@pytest.mark.parametrize("name", MARKED)
def test_a_byte_order_mark_is_ignored_wherever_it_arrives(name: str, tmp_path: Path) -> None:
    reader, text = MARKED[name]
    assert reader(BOM + text, tmp_path) == reader(text, tmp_path)


@pytest.mark.parametrize(
    "letter", ["\u2028", "\u2029", "\u0085", "\v", "\f", "\x1c", "\x1e", "\r", "\n", "\ufeff", "\0"]
)
def test_a_record_with_any_separator_in_its_texts_is_read_back(letter: str) -> None:
    record = GAME.record([f"A{letter}B{letter}", f"{letter}[Round 2]"])
    record.extra.append(("Site", {f"Bar{letter}": [letter]}))
    assert read(write(record)) == record


@pytest.mark.parametrize("name", ["A\ud800B", "\udcff", "\udfff\ud800"])
def test_half_a_character_is_not_written(name: str) -> None:
    with pytest.raises(
        RecordError, match=r"^The header Names cannot be written: half of a surrogate pair is not a char"
    ):
        write(GAME.record([name, "Bruno"]))
    record = GAME.record(["Ada", "Bruno"])
    record.extra.append(("Site", name))
    with pytest.raises(RecordError, match=r"^The header Site cannot be written"):
        write(record)


@pytest.mark.parametrize("value", ['{"cards": 3}', '"7D"', "[7]", '["77"]', "null"])
def test_cards_of_the_wrong_kind_are_refused(value: str) -> None:
    with pytest.raises(TextError):
        decode_view(
            VIEW.replace(f'"table":{json.dumps(json.loads(VIEW)["table"], separators=(",", ":"))}', f'"table":{value}')
        )


def test_every_error_is_a_sentence_of_the_package() -> None:
    assert issubclass(TextError, SettebelloError)
