"""A server and devices that follow the protocol: everything is proved, whoever plays and whatever is aborted."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.record import proofs, read, write
from settebello.rules import Rules
from settebello.variants import variant
from settebello.witness import Witness, broken_promises, took_part
from tests.shuffle.protocol_model import Server

TABLES = st.sampled_from(
    [
        (variant("scopa").rules(2), ("person", "greedy")),
        (variant("scopa").rules(2), ("person", "person")),
        (variant("scopone").rules(4), ("person", "greedy", "person", "person")),
        (variant("scopa").rules(3), ("greedy", "person", "person")),
        (variant("chkobba").rules(2), ("person", "person")),
        (variant("scopa").rules(2), ("greedy", "greedy")),
    ]
)
SILENT = st.dictionaries(st.tuples(st.integers(1, 2), st.just(1)), st.sets(st.integers(0, 3), min_size=1))


@settings(max_examples=25)
@given(st.integers(0, 2**32), TABLES, SILENT)
def test_an_honest_game_is_proved_to_everybody(
    seed: int, table: tuple[Rules, tuple[str, ...]], silent: dict[tuple[int, int], set[int]]
) -> None:
    rules, players = table
    server = Server(Random(seed), rules, players, silent)
    record = server.play(rounds=2)
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    held = proofs(record)
    assert {proof.promise for proof in held} == {"whole"}
    assert {proof.shares for proof in held} == {players.count("person")}
    assert sum(proof.aborted for proof in held) == server.aborted
    for witness in server.devices.values():
        assert broken_promises(witness, record) == ()
        assert all(took_part(witness, record, proof.round) for proof in held)
        assert Witness.from_json(witness.to_json()) == witness


def test_a_seat_that_is_silent_twice_has_no_share_in_that_round() -> None:
    server = Server(Random(1), variant("scopa").rules(2), ("person", "person"), {(1, 1): {1}, (1, 2): {0, 1}})
    record = server.play(rounds=2)
    assert [(proof.aborted, proof.shares) for proof in proofs(record)] == [(2, 1), (0, 2)]
    assert [took_part(server.devices[1], record, number) for number in (1, 2)] == [False, True]
    assert [took_part(server.devices[0], record, number) for number in (1, 2)] == [True, True]


def test_a_record_of_another_program_promises_nothing() -> None:
    server = Server(Random(1), variant("scopa").rules(2), ("person", "person"))
    record = server.play()
    record.extra, record.rounds[0].extra = [("Site", "Bar Sport")], [("Comment", "well played")]
    assert [proof.promise for proof in proofs(record)] == ["none"]
