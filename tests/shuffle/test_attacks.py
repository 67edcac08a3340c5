"""A cheat in the shuffle is refused or noticed: by the record alone, or by the memory of one honest device."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from settebello.commit_reveal import agreed_seed, share_commitment, transcript_digest
from settebello.errors import SettebelloError
from settebello.game import Seed
from settebello.record import Record, proofs, read, write
from settebello.record.fairness import PERSON, Exchange
from settebello.rules import Rules
from settebello.shuffle import pack_order
from settebello.witness import broken_promises
from tests.shuffle.cheats import (
    CHKOBBA,
    HONEST,
    OTHER,
    OWN,
    SCOPA,
    BlamesComputer,
    BlamesComputerOpenly,
    ChangesCommitment,
    ChangesSeed,
    ChoosesDealer,
    CutsOtherCard,
    DealsOtherCards,
    Grinds,
    GrindsOpenly,
    HidesAborted,
    InventsCommitment,
    InventsPerson,
    InventsShare,
    LeavesOut,
    LeavesOutInRecord,
    ListsComputer,
    OtherRules,
    OtherTable,
    PlayerChooses,
    PlayerCommitsTwice,
    PlayerCopies,
    Renumbers,
    ShowsAgain,
    ShowsAnotherDealer,
    TellsOtherStock,
    ThirdShare,
    ThirdShareInRecord,
    TwoLists,
    liked,
    with_commitment,
    with_share,
)
from tests.shuffle.protocol_model import MOST_SILENT, Server, Undealt


def noticed(server: Server, rounds: int = 1) -> set[str]:
    """Which promises are seen to be broken: before the deal, by the record, or by the honest device's memory."""
    try:
        record = server.play(rounds)
    except Undealt as refused:
        return {str(refused)}
    return seen_in(record, server)


def seen_in(record: Record, server: Server) -> set[str]:
    return {problem.key for problem in broken_promises(server.devices[HONEST], record)}


TWO_PEOPLE = (PERSON, PERSON)
ATTACKS: list[tuple[type[Server], tuple[str, ...], Rules, set[str]]] = [
    (InventsShare, OWN, SCOPA, {"fair-unbound"}),
    (InventsCommitment, OWN, SCOPA, {"fair-computer", "seen-other-list", "seen-invented"}),
    (InventsPerson, OWN, SCOPA, {"seen-other-list", "seen-invented"}),
    (ListsComputer, OWN, SCOPA, {"seen-computer"}),
    (ThirdShare, TWO_PEOPLE, SCOPA, {"seen-other-table"}),
    (ThirdShareInRecord, TWO_PEOPLE, SCOPA, {"fair-unreadable", "seen-hidden"}),
    (ChangesSeed, OWN, SCOPA, {"fair-server"}),
    (ChangesCommitment, OWN, SCOPA, {"seen-other-list"}),
    (LeavesOut, TWO_PEOPLE, SCOPA, {"seen-left-out"}),
    (LeavesOutInRecord, TWO_PEOPLE, SCOPA, {"seen-other-list"}),
    (OtherRules, OWN, SCOPA, {"seen-other-table"}),
    (OtherTable, OWN, SCOPA, {"seen-other-table"}),
    (TwoLists, TWO_PEOPLE, SCOPA, {"seen-other-list"}),
    (ShowsAgain, OWN, SCOPA, {"seen-two-lists"}),
    (ChoosesDealer, OWN, SCOPA, {"fair-dealer"}),
    (ShowsAnotherDealer, OWN, SCOPA, {"seen-dealer"}),
    (DealsOtherCards, OWN, SCOPA, {"seen-cards"}),
    (TellsOtherStock, OWN, SCOPA, {"seen-cards"}),
    (BlamesComputer, OWN, SCOPA, {"seen-other-list", "seen-invented"}),
    (BlamesComputerOpenly, OWN, SCOPA, {"fair-computer", "seen-other-list", "seen-invented"}),
    (PlayerChooses, TWO_PEOPLE, SCOPA, {"fair-share"}),
    (PlayerCommitsTwice, TWO_PEOPLE, SCOPA, {"seen-other-list"}),
    (PlayerCopies, TWO_PEOPLE, SCOPA, {"fair-share"}),
]
SEEDS = st.integers(0, 2**32)


@pytest.mark.parametrize(
    ("attack", "players", "rules", "expected"), ATTACKS, ids=lambda value: getattr(value, "__name__", "")
)
@settings(max_examples=5)
@given(seed=SEEDS)
def test_an_attack_is_refused_or_noticed(
    attack: type[Server], players: tuple[str, ...], rules: Rules, expected: set[str], seed: int
) -> None:
    server = attack(Random(seed), rules, players)
    found = noticed(server)
    assume(found or not any(liked(one) for one in server.determined))  # it had the cards that it wanted by chance
    assert found == expected


@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        (GrindsOpenly, {"fair-complete"}),
        (HidesAborted, {"fair-exchange", "seen-hidden", "seen-count"}),
        (Renumbers, {"fair-server", "seen-hidden", "seen-other-list", "seen-count"}),
    ],
)
@settings(max_examples=10)
@given(seed=SEEDS)
def test_aborting_until_the_cards_are_liked_is_noticed(attack: type[Server], expected: set[str], seed: int) -> None:
    server = attack(Random(seed), SCOPA, OWN)
    found = noticed(server)
    assume(server.aborted > 0)
    assert found == expected


@settings(max_examples=10)
@given(seed=SEEDS)
def test_the_device_says_how_many_aborted_exchanges_were_told_to_it(seed: int) -> None:
    server = HidesAborted(Random(seed), SCOPA, OWN)
    record = server.play()
    assume(server.aborted > 0)
    (problem,) = (one for one in broken_promises(server.devices[HONEST], record) if one.key == "seen-count")
    assert (problem.values["number"], problem.values["seen"]) == (0, server.aborted)


@settings(max_examples=20)
@given(seed=SEEDS)
def test_who_calls_an_honest_device_silent_is_noticed_by_it(seed: int) -> None:
    server = Grinds(Random(seed), SCOPA, OWN)
    found = noticed(server)
    assume(server.aborted > 0)
    assert "seen-dropped" in found
    assert ("fair-silent" in found) == (server.aborted >= MOST_SILENT)


@settings(max_examples=5)
@given(seed=SEEDS)
def test_a_cut_that_does_not_come_from_the_pack_is_noticed(seed: int) -> None:
    server = CutsOtherCard(Random(seed), CHKOBBA, OWN)
    record = server.play()
    assume(1 - record.dealer == HONEST)  # the honest device has cut
    assert seen_in(record, server) == {"seen-cards"}


@settings(max_examples=20)
@given(seed=SEEDS, other=st.binary(min_size=32, max_size=32), seat=st.integers(0, 1))
def test_the_cards_depend_on_the_honest_share_whatever_all_others_do(seed: int, other: bytes, seat: int) -> None:
    """The same transcript, the same server, the same other share."""
    server = Server(Random(seed), SCOPA, TWO_PEOPLE)
    _, exchange = server.agree(1)
    assume(other != exchange.shares[seat])
    changed = with_share(exchange, seat, other)
    assert changed.seed != exchange.seed
    assert pack_order(changed.seed, SCOPA.cards) != pack_order(exchange.seed, SCOPA.cards)
    assert transcript_digest(with_commitment(exchange.transcript, seat, other)) != transcript_digest(
        exchange.transcript
    )


def test_what_a_share_is_for_is_part_of_its_commitment() -> None:
    """One commitment cannot be used for another table, round, exchange or seat."""
    bound = {
        share_commitment(bytes([table] * 32), round_number=number, exchange=which, seat=seat, share=bytes(32))
        for table in (0, 1)
        for number in (1, 2)
        for which in (1, 2)
        for seat in (0, 1)
    }
    assert len(bound) == 16
    assert agreed_seed(bytes(32), bytes(32), [bytes(32), None]) != agreed_seed(bytes(32), bytes(32), [None, bytes(32)])


POWER: list[type[Server]] = [
    InventsShare,
    InventsCommitment,
    InventsPerson,
    ChangesSeed,
    ChangesCommitment,
    LeavesOutInRecord,
    PlayerChooses,
    PlayerCommitsTwice,
    Grinds,
    GrindsOpenly,
    HidesAborted,
    Renumbers,
]


@settings(max_examples=40)
@given(seed=SEEDS, attack=st.sampled_from(POWER), silent=st.booleans(), players=st.sampled_from([OWN, TWO_PEOPLE]))
def test_with_one_honest_device_the_seed_is_never_chosen(
    seed: int, attack: type[Server], silent: bool, players: tuple[str, ...]
) -> None:
    """Either something is noticed, or the cards are those that were bound to come when the list was fixed, and every
    exchange before them stands in the record. The other player helps by silence."""
    assume(players == TWO_PEOPLE or attack not in (PlayerChooses, PlayerCommitsTwice))
    server = attack(Random(seed), SCOPA, players, {(1, 1): {OTHER}} if silent else None)
    record = server.play()
    if not seen_in(record, server):
        assert record.rounds[0].shuffle == _seed_of(server.determined[-1])
        assert proofs(record)[0].aborted == len(server.determined) - 1 <= 2 * len(server.people)


def _seed_of(exchange: Exchange) -> Seed:
    return Seed(exchange.seed)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the single values of some JSON are."""
    if isinstance(value, dict):
        return [leaf for name, inner in value.items() for leaf in _leaves(inner, (*path, name))]
    if isinstance(value, list):
        return [leaf for place, inner in enumerate(value) for leaf in _leaves(inner, (*path, place))]
    return [path]


def _changed(value: Any, path: tuple[Any, ...], chance: Random) -> Any:
    """The same JSON with another value at one place."""
    if path:
        inner = _changed(value[path[0]], path[1:], chance)
        copied = dict(value) if isinstance(value, dict) else list(value)
        copied[path[0]] = inner
        return copied
    if isinstance(value, int):
        return value + chance.choice((-1, 1))
    if value is None or chance.random() < 0.7:
        return chance.randbytes(32).hex()
    return None


@settings(max_examples=60)
@given(seed=SEEDS, chance=SEEDS.map(Random))
def test_nothing_in_a_proof_can_be_changed_unnoticed(seed: int, chance: Random) -> None:
    server = Server(Random(seed), SCOPA, TWO_PEOPLE, {(1, 1): {OTHER}})
    record = server.play(rounds=2)
    headers = chance.choice([record.extra, *(played.extra for played in record.rounds)])
    places = [at for at, (name, _) in enumerate(headers) if name != "Players"]
    at = chance.choice(places)
    name, value = headers[at]
    headers[at] = name, _changed(value, chance.choice(_leaves(value)), chance)
    try:
        found = seen_in(read(write(record)), server)
    except SettebelloError:
        return
    assert found


def test_a_device_commits_once_for_an_exchange() -> None:
    server = Server(Random(1), SCOPA, OWN)
    device = server.devices[HONEST]
    first = device.commit(round_number=1, exchange=1, seat=0, share=bytes(32))
    assert device.commit(round_number=1, exchange=1, seat=0, share=bytes([1] * 32)) == first
    assert device.commit(round_number=1, exchange=1, seat=1, share=bytes([1] * 32)) != first
    assert len(device.shares) == 1


def test_a_player_who_is_silent_costs_an_aborted_exchange_and_no_more() -> None:
    server = Server(Random(1), SCOPA, TWO_PEOPLE, {(1, which): {OTHER} for which in (1, 2, 3, 4)})
    record = server.play()
    assert seen_in(record, server) == set()
    assert [(proof.aborted, proof.shares) for proof in proofs(record)] == [(2, 1)]
