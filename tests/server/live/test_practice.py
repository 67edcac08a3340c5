"""Practice: a table that begins at a position of another game."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from settebello.errors import RecordError, SettebelloError
from settebello.game import Game, Packs
from settebello.protocol.game import NextRound
from settebello.protocol.replays import PracticeRequest
from settebello.protocol.room import Rematch
from settebello.record import BrokenPromise, Record, proofs, read, write
from settebello.record.positions import NoSuchPosition, NotPlayable
from settebello.server.clock import Clock
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON
from settebello.server.tables.opening import make_practice_table
from settebello.server.tables.public_record import full_record, public_record
from settebello.shuffle import pack_order
from settebello.variants import VARIANTS, variant
from settebello.view import view_of
from settebello.witness import Witness, broken_promises
from tests.server.live.shuffle.devices import Device
from tests.support.live_tables import Person, act
from tests.support.memory_store import MemoryStore
from tests.support.recorded_games import random_game

GAME = random_game(variant("scopa").rules(2))


def asked(record: Record = GAME, position: str = "2.5", **wanted: object) -> PracticeRequest:
    return PracticeRequest(record=write(record), position=position, level="greedy", pace=0, **wanted)  # type: ignore[arg-type]


def position_of(record: Record, number: int, action: int) -> Game:
    """The game after that action."""
    game = Game(record.rules, record.dealer)
    steps = record.steps(game)
    for step in steps:
        if step.round == number:
            break
    for _ in range(action):
        next(steps)
    return game


async def seated(store: MemoryStore, wanted: PracticeRequest) -> tuple[LiveTable, Device]:
    """A practice table with the device of the person who opened it."""
    setup, ticket = make_practice_table(wanted, Clock().now())
    await store.create(setup)
    table = LiveTable(store, *await store.load(setup.id))
    device = Device(ticket.seat, ticket.key, table=setup.id)
    table.join(device)
    return table, device


async def play_round(table: LiveTable, device: Device) -> None:
    """Everybody plays the first legal action."""
    while (turn := table.turn) is not None:
        player = device if turn == device.seat else Person(turn)
        if player is not device:
            table.send_state(player)
        await table.submit(player, act(player, name=f"a{table.version}"))


EVERY_GAME = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME, ids=[f"{name}-{seats}" for name, seats in EVERY_GAME])
def test_it_begins_at_exactly_that_position(name: str, seats: int) -> None:
    """For every seat, at random turns of every game, the view equals the other game's view."""
    record, chance = random_game(variant(name).rules(seats), rounds=2), Random(name)
    for number in range(1, len(record.rounds) + 1):
        action = chance.randrange(len(record.rounds[number - 1].actions))
        game = position_of(record, number, action)
        setup, ticket = make_practice_table(asked(record, f"{number}.{action}"), Clock().now())
        table = LiveTable(MemoryStore(), setup, ())
        assert ticket.seat == game.round.turn, "by default the seat on turn"
        assert [table.view(seat) for seat in range(seats)] == [view_of(game, seat) for seat in range(seats)]
        assert table.rules == record.rules


def test_the_person_sits_where_they_want_and_computers_elsewhere() -> None:
    record = random_game(variant("scopa").rules(4), rounds=1)
    setup, ticket = make_practice_table(asked(record, "1.3", seat=2, name="Ada"), Clock().now())
    assert [place.player for place in setup.places] == ["greedy", "greedy", PERSON, "greedy"]
    assert (setup.places[2].name, ticket.seat, setup.title, setup.game) == ("Ada", 2, "Scopa", "scopa")
    assert len({place.name for place in setup.places}) == 4
    table = LiveTable(MemoryStore(), setup, ())
    assert (table.room.host, table.room.owner) == (2, 2)
    person = Person(2, setup.places[2].key)
    table.join(person)
    info = person.heard[0]
    assert (info.practice, info.hints, info.seat) == (True, True, 2)  # type: ignore[union-attr]


def test_the_rest_of_the_pack_is_that_of_the_other_game_and_later_rounds_are_dealt_anew() -> None:
    """The same actions lead to the same end of the round; the next round is dealt from the device's share too."""

    async def go() -> None:
        store = MemoryStore()
        table, device = await seated(store, asked(position="2.5"))
        other = position_of(GAME, 2, 5)
        while other.state == "playing":
            turn, action = table.turn, other.round.legal_actions()[0]
            assert turn == other.round.turn
            player = device if turn == device.seat else Person(turn)
            table.send_state(player)
            await table.submit(player, act(player, str(action), name=f"a{table.version}"))
            other.play(action)
        view = table.view(None)
        assert view == view_of(other, None)
        assert device.last.sheet is not None
        assert device.last.sheet.rounds == other.round_points
        assert (device.now.round, device.now.open) == (3, True)
        await table.submit(device, device.commit())
        await table.submit(device, NextRound(id="n", version=table.version))
        await table.submit(device, device.reveal())
        assert (table.view(None).round, table.turn is not None) == (3, True)
        assert table.view(None).totals == other.totals
        await play_round(table, device)
        record = read(write(public_record(*await store.load(table.setup.id))))
        assert dict(record.extra)["Practice"] == "2.5"
        assert [played.shuffle for played in record.rounds[:2]] == [played.shuffle for played in GAME.rounds[:2]]
        assert [(proof.promise, proof.shares) for proof in proofs(record)] == [
            ("practice", 0),
            ("practice", 0),
            ("whole", 1),
        ]
        loaded = LiveTable(store, *await store.load(table.setup.id))
        assert loaded.view(0) == table.view(0)

    asyncio.run(go())


def test_between_two_rounds_the_next_one_is_dealt_anew() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, device = await seated(store, asked(position=f"1.{len(GAME.rounds[0].actions)}", seat=1))
        assert (device.last.view.phase, table.dealt, device.now.open) == ("over", True, True)
        assert device.last.sheet is not None
        await table.submit(device, device.commit())
        await table.submit(device, NextRound(id="n", version=table.version))
        await table.submit(device, device.reveal())
        assert table.view(None).round == 2
        shuffle = full_record(*await store.load(table.setup.id)).rounds[1].shuffle
        assert shuffle != GAME.rounds[1].shuffle

    asyncio.run(go())


def test_the_public_record_hides_the_round_in_progress() -> None:
    setup, _ = make_practice_table(asked(position="2.5"), Clock().now())
    assert len(public_record(setup, ()).rounds) == 1
    assert len(full_record(setup, ()).rounds) == 2
    assert [str(action) for action in full_record(setup, ()).rounds[1].actions] == [
        str(action) for action in GAME.rounds[1].actions[:5]
    ]


def test_nothing_is_kept_of_the_people_of_the_other_game() -> None:
    record = replace(GAME, names=("Secret", "Names"), extra=[("Players", ["person", "person"]), ("Note", "private")])
    setup, _ = make_practice_table(asked(record), Clock().now())
    assert not any(word in setup.practice for word in ("Secret", "private", "person"))


def test_a_rematch_is_a_game_from_the_start() -> None:
    async def go() -> None:
        store = MemoryStore()
        record = random_game(variant("scopa").rules(2, {"target": "1"}))
        last = record.rounds[-1]
        table, device = await seated(store, asked(record, f"{len(record.rounds)}.{len(last.actions) - 1}", seat=1))
        await play_round(table, device)
        if not table.over:
            pytest.fail("the last action was the only one")
        await table.submit(device, Rematch(id="again"))
        name = table.room.rematch
        assert name is not None
        again, entries = await store.load(name)
        rematch = LiveTable(store, again, entries)
        assert (again.practice, rematch.dealt, rematch.room.host) == ("", False, 1)

    asyncio.run(go())


@pytest.mark.parametrize(
    ("wanted", "error", "why"),
    [
        (asked(position="9.1"), NoSuchPosition, "There is no '9.1' in this game"),
        (asked(position="1.99"), NoSuchPosition, "There is no '1.99' in this game"),
        (asked(position="0"), NoSuchPosition, "There is no '0'"),
        (asked(position="x"), NoSuchPosition, "There is no 'x'"),
        (
            asked(position=f"{len(GAME.rounds)}.{len(GAME.rounds[-1].actions)}"),
            NotPlayable,
            "play on from an earlier turn",
        ),
        (asked(seat=2), SettebelloError, "There is no seat 2"),
        (replace(asked(), level="nobody"), SettebelloError, "nobody"),
        (replace(asked(), level="open"), SettebelloError, "open"),
        (replace(asked(), name=""), SettebelloError, "1 to"),
        (replace(asked(), record="hello"), RecordError, "this is not a record"),
        (
            replace(asked(), record=write(GAME).replace('"scopa"', '"scoopa"')),
            RecordError,
            "Line 2: There is no variant 'scoopa'",
        ),
        (replace(asked(), record=write(GAME) + "[Round 1]\n" * 101), RecordError, "a replay shows 100 at most"),
    ],
)
def test_what_cannot_be_played_on_is_refused(wanted: PracticeRequest, error: type[Exception], why: str) -> None:
    with pytest.raises(error) as refused:
        make_practice_table(wanted, Clock().now())
    assert why in str(refused.value)


def test_a_claim_has_ended_the_game() -> None:
    record = random_game(variant("scopa").rules(2, {"claiming_out": "on"}), claim=1)
    with pytest.raises(NotPlayable):
        make_practice_table(asked(record, "1.4"), Clock().now())
    setup, _ = make_practice_table(asked(record, "1.3"), Clock().now())
    assert LiveTable(MemoryStore(), setup, ()).turn is not None


def test_an_undecided_cut_with_packs_given_card_by_card_is_refused() -> None:
    """The decision may call for another deal, for which the record has no pack."""
    record = random_game(variant("chkobba").rules(2), rounds=1)
    record.rounds[0].shuffle = Packs((pack_order(bytes(32), record.rules.cards),))
    del record.rounds[0].actions[:]
    with pytest.raises(NotPlayable, match="cut is not decided"):
        make_practice_table(asked(record, "1"), Clock().now())


# Its record


def practice() -> Record:
    setup, _ = make_practice_table(asked(position="2.5"), Clock().now())
    return full_record(setup, ())


def test_a_proof_in_a_round_of_another_game_is_refused() -> None:
    record = practice()
    record.rounds[0].extra = [("ServerSeed", "ab" * 32)]
    with pytest.raises(BrokenPromise, match="Round 1: it comes from another game"):
        proofs(record)


@pytest.mark.parametrize("value", [3, "3", "0.1", "3.x", None, "3.14 "])
def test_the_header_names_a_position(value: int | str | None) -> None:
    record = practice()
    record.extra = [("Practice", value)]
    with pytest.raises(BrokenPromise, match=r'looks like "3\.14"'):
        proofs(record)


def test_a_server_cannot_pass_a_game_off_as_practice() -> None:
    """A device that has seen the list of a round does not take it for one of another game."""

    async def go() -> None:
        store = MemoryStore()
        table, device = await seated(store, asked(position="2.5"))
        await play_round(table, device)
        await table.submit(device, device.commit())
        await table.submit(device, NextRound(id="n", version=table.version))
        listed = device.now.transcript
        assert listed is not None
        await table.submit(device, device.reveal())
        await play_round(table, device)
        record = public_record(*await store.load(table.setup.id))
        witness = Witness.at(table.setup.id, table.rules)
        witness.lists.append(listed)
        assert broken_promises(witness, record) == ()
        record.extra = [(name, "3.0" if name == "Practice" else value) for name, value in record.extra]
        record.rounds[2].extra = []
        assert [problem.key for problem in broken_promises(witness, record)] == ["seen-hidden"]

    asyncio.run(go())
