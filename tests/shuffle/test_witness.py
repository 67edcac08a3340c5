"""A device's memory of a table, compared with the record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from settebello.cards import CardSet
from settebello.cli import main
from settebello.game import seeded_game
from settebello.record import Record, write
from settebello.rules import Deal, Rules
from settebello.variants import variant
from settebello.view import encode, view_of
from settebello.witness import Witness, broken_promises, took_part
from tests.shuffle.protocol_model import Server

SCOPA = variant("scopa").rules(2)
OFTEN = Rules(deal=Deal(redeal=("kings", "aces")))
"""Rules by which the first table cards often call for a new deal."""


def played(rounds: int = 1) -> tuple[Record, Witness]:
    server = Server(Random(8), SCOPA, ("person", "person"), {(1, 1): {1}})
    return server.play(rounds), server.devices[0]


def keys(witness: Witness, record: Record) -> set[str]:
    return {problem.key for problem in broken_promises(witness, record)}


def with_void_deals() -> tuple[Record, Witness]:
    for seed in range(100):
        server = Server(Random(seed), OFTEN, ("person", "greedy"))
        record = server.play()
        if server.devices[0].void:
            return record, server.devices[0]
    raise AssertionError("No deal was void.")


def test_void_deals_are_compared() -> None:
    record, witness = with_void_deals()
    assert keys(witness, record) == set()
    witness.observe_void_deal(1, CardSet.parse("1D 10C 10S 10B"))
    assert keys(witness, record) == {"seen-redealt"}


def test_a_game_that_a_void_deal_decides_is_compared() -> None:
    """The first void deal was dealt again; the second ended the game, and the device saw its cards."""
    rules = replace(OFTEN, deal=replace(OFTEN.deal, misdeals=2))
    for seed in range(100):
        server = Server(Random(seed), rules, ("person", "greedy"))
        record = server.play()
        if not record.rounds[0].actions:
            break
    assert record.replay().outcome is not None
    witness = server.devices[0]
    assert keys(witness, record) == set()
    assert len(witness.void) == 1
    witness.observe_void_deal(1, record.replay().round.table)
    assert keys(witness, record) == {"seen-redealt"}


def test_a_round_left_out_is_noticed() -> None:
    record, witness = played(2)
    record.rounds.pop()
    assert keys(witness, record) == {"seen-round"}


def test_other_actions_are_noticed() -> None:
    record, witness = played()
    del record.rounds[0].actions[5:]
    assert keys(witness, record) == {"seen-play"}


def test_a_round_that_is_not_in_the_record_yet_is_left_alone() -> None:
    """The record of a table holds no round in progress; its exchanges are seen before."""
    record, witness = played()
    share = bytes(32)
    witness.commit(round_number=2, exchange=1, seat=0, share=share)
    witness.note_exchange(2, 3)
    witness.reveal(replace(witness.lists[-1], round=2, exchange=1, commitments=(None, None)), people=[0, 1])
    assert keys(witness, record) == set()


def test_a_device_that_came_late_compares_what_it_saw() -> None:
    record, witness = played()
    witness.lists.clear()
    witness.shares.clear()
    witness.note_exchange(2, 1)
    del witness.seen[:10]
    assert keys(witness, record) == set()
    assert not took_part(witness, record, 1)


def test_a_record_that_promises_nothing_does_not_do_for_a_device_that_took_part() -> None:
    record, witness = played()
    record.extra, record.rounds[0].extra = [], []
    assert keys(witness, record) == {"seen-hidden", "seen-count", "seen-withheld"}


@pytest.mark.parametrize("promised", [True, False])
def test_a_device_that_is_told_of_no_exchange_says_so(promised: bool) -> None:
    """Even if the record shows one: the device was never asked for a share."""
    record, witness = played()
    witness.lists, witness.shares, witness.opened = [], [], {}
    if not promised:
        record.extra, record.rounds[0].extra = [], []
    assert keys(witness, record) == {"seen-withheld"}
    witness.note_exchange(1, 1)
    assert keys(witness, record) == (set() if promised else {"seen-withheld"})


def test_who_did_not_have_their_commitment_taken_reveals_nothing() -> None:
    witness = Witness.at("some-table", SCOPA)
    _, other = played()
    listed = replace(other.lists[0], table=witness.table)
    witness.commit(round_number=1, exchange=1, seat=0, share=bytes(32))
    assert witness.reveal(listed, people=[0, 1]) is None


def test_a_commitment_that_was_dropped_may_be_missing() -> None:
    witness = Witness.at("some-table", SCOPA)
    _, other = played()
    witness.commit(round_number=1, exchange=1, seat=0, share=bytes(32))
    witness.mark_accepted(1, 1)
    witness.mark_dropped(1, 1)
    assert witness.reveal(replace(other.lists[0], table=witness.table), people=[0, 1]) is None


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    record, witness = played()
    game, seen = tmp_path / "game.txt", tmp_path / "seen.json"
    game.write_text(write(record), encoding="utf-8")
    seen.write_text(witness.to_json(), encoding="utf-8")
    return game, seen


def test_verify_compares_evidence(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    game, seen = files
    main(["verify", str(game), "--evidence", str(seen)])
    said = capsys.readouterr().out
    assert "with one honest device" in said
    assert "Aborted exchanges in the game: 1." in said
    assert "Names and date are not proved" in said
    assert said.endswith("agrees with the record.\n")


def test_evidence_may_hold_whole_views_and_more(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    """As the page saves it: the views of one round as they came, and what it found."""
    game, seen = files
    game_played = seeded_game(SCOPA, bytes(32))
    view = json.loads(encode(view_of(game_played, 0)))
    told = json.loads(seen.read_text(encoding="utf-8"))
    told["seen"] = [{**view, **glimpse} for glimpse in told["seen"]]
    page = {name: told[name] for name in ("table", "rules", "seats", "shares", "lists", "seen", "void")}
    seen.write_text(json.dumps({"evidence": "settebello-shuffle", "version": 1, "fault": None, **page}), "utf-8")
    main(["verify", str(game), "--evidence", str(seen), "--json"])
    assert json.loads(capsys.readouterr().out)["aborted"] == 1


def test_verify_names_what_does_not_agree(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    game, seen = files
    told = json.loads(seen.read_text(encoding="utf-8"))
    told["lists"][0]["server"] = "00" * 32
    seen.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(game), "--evidence", str(seen)])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "Round 1, exchange 1: the list in the record is not the one that this device saw." in shown.err


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(
    seat: int, files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    game, seen = files
    told = json.loads(seen.read_text(encoding="utf-8"))
    told["shares"][0]["seat"] = seat
    seen.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(game), "--evidence", str(seen)])
    assert ended.value.code == 2
    assert "not what a device saves" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "{}", "[1]", "no JSON"])
def test_what_is_no_evidence_is_refused(
    text: str, files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    game, seen = files
    seen.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(game), "--evidence", str(seen)])
    assert ended.value.code == 2
    assert "not what a device saves" in capsys.readouterr().err
