"""Commitments and shares: which are accepted, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from settebello.errors import IllegalAction
from settebello.protocol.room import LeaveTable, Ready, StartGame, SwapSeats
from settebello.protocol.shuffle import Commit
from settebello.server.tables.commands import TableCommand
from tests.server.live.shuffle.devices import Device, against_computers, listed
from tests.server.live.shuffle.shuffled_tables import two_devices
from tests.server.live.waiting_rooms import run
from tests.support.memory_store import MemoryStore

Case = Callable[[Device], TableCommand]


OTHER = "ab" * 32


WRONG_COMMITS: list[tuple[str, Case, str]] = [
    ("another round", lambda device: device.commit(round_number=2), "round 2, exchange 1, is not open"),
    ("another exchange", lambda device: device.commit(exchange=2), "round 1, exchange 2, is not open"),
    ("an early share", lambda device: device.reveal(), "not fixed yet"),
]


WRONG_REVEALS: list[tuple[str, Case, str]] = [
    ("a share that does not fit", lambda device: device.reveal(share=OTHER), "not the share that a device"),
    ("of another exchange", lambda device: replace(device.reveal(), exchange=2), "is not open"),
    ("of another round", lambda device: replace(device.reveal(), round=3), "is not open"),
    ("a second commitment", lambda d: Commit(id="c", round=1, exchange=1, commitment=OTHER), "Another device"),
]


@pytest.mark.parametrize(
    ("asked", "message"), [case[1:] for case in WRONG_COMMITS], ids=[case[0] for case in WRONG_COMMITS]
)
def test_what_is_wrong_before_the_list_is_fixed(asked: Case, message: str) -> None:
    async def go() -> None:
        table, people, _ = await two_devices(MemoryStore())
        version = table.version
        with pytest.raises(IllegalAction, match=message):
            await table.submit(people[0], asked(people[0]))
        assert table.version == version

    run(go())


@pytest.mark.parametrize(
    ("asked", "message"), [case[1:] for case in WRONG_REVEALS], ids=[case[0] for case in WRONG_REVEALS]
)
def test_what_is_wrong_after_the_list_is_fixed(asked: Case, message: str) -> None:
    async def go() -> None:
        table, device = await against_computers(MemoryStore())
        table.join(device)
        version = table.version
        with pytest.raises(IllegalAction, match=message):
            await table.submit(device, asked(device))
        assert table.version == version
        await table.submit(device, device.reveal(name="right"))
        assert table.dealt, "the game goes on"

    run(go())


def test_a_device_that_commits_twice_is_known_by_its_commitment() -> None:
    async def go() -> None:
        table, (nonna, _), _ = await two_devices(MemoryStore())
        await table.submit(nonna, nonna.commit())
        version = table.version
        await table.submit(nonna, nonna.commit(name="again"))
        assert table.version == version
        other = replace(nonna.commit(name="other"), commitment=OTHER)
        with pytest.raises(IllegalAction, match="Another device at your seat"):
            await table.submit(nonna, other)

    run(go())


def test_who_comes_after_the_list_was_fixed_takes_part_in_the_next() -> None:
    async def go() -> None:
        table, people, _ = await two_devices(MemoryStore())
        await table.submit(people[0], people[0].commit())
        for person in people:
            await table.submit(person, Ready(id="ready", ready=True))
        await table.advance()
        with pytest.raises(IllegalAction, match="The list of this shuffle is fixed"):
            await table.submit(people[1], people[1].commit())
        with pytest.raises(IllegalAction, match="No share is expected"):
            await table.submit(people[1], people[1].reveal())
        await table.submit(people[0], people[0].reveal())
        assert table.dealt

    run(go())


def test_a_commitment_for_another_seat_is_refused() -> None:
    """The device was moved while its commitment was on the way: it would not fit when it is revealed."""

    async def go() -> None:
        table, (nonna, rosa), _ = await two_devices(MemoryStore())
        with pytest.raises(IllegalAction, match=r"Your seat has changed: your device commits again from the new one\."):
            await table.submit(nonna, replace(nonna.commit(), seat=1))
        for person, seat in ((nonna, 0), (rosa, None)):
            await table.submit(person, replace(person.commit(), seat=seat))
        assert rosa.now.committed == (0, 1)

    run(go())


def test_nobody_has_a_share_for_a_computers_seat() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, device = await against_computers(store)
        table.join(device)
        computer = Device(1, table=table.setup.id, byte=9)
        computer.shuffles.append(device.now)
        for asked in (computer.commit(), computer.reveal()):
            with pytest.raises(IllegalAction, match="No person sits at this seat"):
                await table.submit(computer, asked)
        assert listed(device.now.transcript) == (0,)

    run(go())


def test_who_moves_or_stands_up_commits_anew() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, (nonna, rosa), _ = await two_devices(store)
        for person in (nonna, rosa):
            await table.submit(person, person.commit())
        assert rosa.now.committed == (0, 1)
        await table.submit(nonna, SwapSeats(id="s", seat=0, to=1))
        assert nonna.now.committed == ()
        await table.submit(nonna, nonna.commit(name="moved"))
        assert nonna.now.committed == (1,)
        await table.submit(nonna, LeaveTable(id="l"))
        assert rosa.now.committed == ()

    run(go())


def test_nobody_changes_seats_while_shares_are_waited_for() -> None:
    async def go() -> None:
        table, (nonna, rosa), _ = await two_devices(MemoryStore())
        await table.submit(rosa, rosa.commit())
        await table.submit(rosa, Ready(id="r", ready=True))
        await table.submit(nonna, StartGame(id="go"))
        await table.advance()
        with pytest.raises(IllegalAction, match="seats can no longer change"):
            await table.submit(nonna, SwapSeats(id="s", seat=0, to=1))

    run(go())


def test_a_device_is_told_of_its_own_seat_and_of_what_concerns_all() -> None:
    async def go() -> None:
        table, (nonna, rosa), _ = await two_devices(MemoryStore())
        told = len(nonna.shuffles), len(nonna.rooms)
        await table.submit(rosa, rosa.commit())
        assert (len(nonna.shuffles), len(nonna.rooms)) == told, "another seat has committed"
        assert rosa.now.committed == (1,)
        await table.submit(nonna, nonna.commit())
        assert nonna.now.committed == (0, 1)
        for person in (nonna, rosa):
            await table.submit(person, Ready(id="ready", ready=True))
        await table.advance()
        assert nonna.now.transcript == rosa.now.transcript
        assert listed(nonna.now.transcript) == (0, 1)
        told = len(nonna.shuffles), len(nonna.rooms)
        await table.submit(rosa, rosa.reveal())
        assert (len(nonna.shuffles), len(nonna.rooms)) == told, "another seat has revealed"
        assert rosa.now.revealed == (1,)
        await table.submit(nonna, nonna.reveal())
        assert (nonna.now.last, nonna.now.round) == (rosa.now.last, 2)

    run(go())


def test_who_has_moved_is_told_the_state_for_the_new_seat() -> None:
    async def go() -> None:
        table, (nonna, rosa), _ = await two_devices(MemoryStore())
        await table.submit(nonna, nonna.commit())
        await table.submit(nonna, SwapSeats(id="s", seat=0, to=1))
        for person in (nonna, rosa):
            assert person.now.committed == ()

    run(go())
