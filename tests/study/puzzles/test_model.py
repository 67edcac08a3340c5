"""Packs of puzzles: read again, and refused if they are damaged, too new or too large."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from settebello.errors import SettebelloError
from settebello.rules import Rules
from settebello.study.puzzles import PuzzleError, PuzzlePack, decode_pack, encode_pack, mine_self_play, pack_of


@cache
def pack() -> PuzzlePack:
    return pack_of([Rules()], mine_self_play(Rules(), b"1", 1))


def test_a_pack_is_read_as_it_was_written() -> None:
    assert pack().puzzles
    text = encode_pack(pack())
    assert decode_pack(text) == pack()
    assert encode_pack(decode_pack(text)) == text


def test_a_position_is_in_a_pack_once() -> None:
    assert pack_of([Rules()], pack().puzzles * 2) == pack()


def test_games_without_puzzles_are_left_out() -> None:
    assert pack_of([Rules(), Rules(bonus="S")], pack().puzzles).games == pack().games


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b'{"format":1', b'{"format":2', "newer Settebello"),
        (b'{"format":1', b'{"format":"one"', "not a pack"),
        (b'{"format":1', b'{"form', "not a pack"),
        (b'"bonus":"D"', b'"bonus":"S"', "rules were changed"),
        (b'"stock":', b'"stock":1', "another position"),
        (b'"judgement":{"actions":[{"action":"', b'"judgement":{"actions":[{"action":"9Z', "other actions"),
        (b'"continuation":[{"seat":', b'"continuation":[{"seat":9', "another continuation"),
        (b'"themes":[', b'"themes":["weather",', "not a pack"),
    ],
)
def test_a_damaged_pack_is_refused_in_one_sentence(old: bytes, new: bytes, sentence: str) -> None:
    text = encode_pack(pack())
    assert old in text
    with pytest.raises(PuzzleError, match=sentence) as refused:
        decode_pack(text.replace(old, new, 1))
    assert str(refused.value).count(".") >= 1


def test_half_a_pack_is_refused() -> None:
    text = encode_pack(pack())
    with pytest.raises(PuzzleError, match="not a pack"):
        decode_pack(text[: len(text) // 2])


def test_a_pack_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello.study.puzzles.model.MOST_PUZZLES", 0)
    with pytest.raises(PuzzleError, match="at most 0"):
        decode_pack(encode_pack(pack()))


def test_a_puzzle_of_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(SettebelloError, match="no game"):
        decode_pack(encode_pack(replace(pack(), games={})))
