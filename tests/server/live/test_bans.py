"""Who is not at a table any more: sent away, gone of their own will, or with a link that was renewed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.room import Admit, DisconnectDevice, FillSeat, LeaveTable, Ready, RenewKey
from settebello.server.credentials import WeakKey, hash_key
from settebello.server.live.live_table import LiveTable
from settebello.server.live.presence import device_id
from tests.server.live.waiting_rooms import gathering, guest, playing, room, run
from tests.support.live_tables import Person, act, place
from tests.support.memory_store import MemoryStore

NEW = "New-key_of-this-seat-0123456789"
PHONE, OTHER = "the hash of a phone", "the hash of another"


async def _with_rosa(store: MemoryStore, **wanted: object) -> tuple[LiveTable, Person, Person]:
    """Nonna's table, and Rosa, who has sat down with her phone."""
    table, nonna, _ = await gathering(store, ("open", "open"), **wanted)
    key = hash_key("the key of Rosa, which is long enough")
    rosa = Person(await table.take_seat(place("Rosa", key), None, PHONE), key, device="phone")
    table.join(rosa)
    return table, nonna, rosa


@pytest.mark.parametrize("player", [None, "greedy"], ids=["opened", "filled"])
def test_who_was_removed_stays_out_by_key_and_device_until_the_host_lets_them_in(player: str | None) -> None:
    async def go() -> None:
        store = MemoryStore()
        table, nonna, rosa = await _with_rosa(store)
        assert rosa.key is not None
        await table.submit(nonna, FillSeat(id="f", seat=1, player=player))
        assert (room(nonna).removed, room(rosa).removed) == (("Rosa",), ())
        for here in (table, LiveTable(store, *await store.load(table.setup.id))):
            for key, device in ((rosa.key, OTHER), (rosa.key, ""), (hash_key("another key"), PHONE)):
                with pytest.raises(IllegalAction, match="sent you away"):
                    await here.take_seat(place("Rosa again", key), 2, device)
        with pytest.raises(IllegalAction, match="Nobody called Pino"):
            await table.submit(nonna, Admit(id="a", name="Pino"))
        await table.submit(nonna, Admit(id="b", name="Rosa"))
        assert room(nonna).removed == ()
        assert await table.take_seat(place("Rosa", rosa.key), 2, PHONE) == 2

    run(go())


def test_others_may_still_come_and_a_device_that_is_not_known_bars_nobody() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open"))
        await guest(table, "Rosa")
        await table.submit(nonna, FillSeat(id="f", seat=1, player=None))
        assert await table.take_seat(place("Pino", hash_key("the key of Pino")), None, "") == 1

    run(go())


def test_only_the_host_lets_in() -> None:
    async def go() -> None:
        table, nonna, _ = await _with_rosa(MemoryStore())
        pino = await guest(table, "Pino")
        await table.submit(nonna, FillSeat(id="f", seat=1, player=None))
        with pytest.raises(IllegalAction, match="Only the host"):
            await table.submit(pino, Admit(id="a", name="Rosa"))
        assert room(pino).removed == ()

    run(go())


def test_a_player_whom_the_host_takes_away_is_nobody_who_stays_out() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("greedy", "open"))
        await table.submit(nonna, FillSeat(id="f", seat=1, player=None))
        assert room(nonna).removed == ()

    run(go())


async def _removed(table: LiveTable, nonna: Person, rosa: Person) -> None:
    await table.submit(nonna, FillSeat(id="f", seat=1, player=None))


async def _stood_up(table: LiveTable, nonna: Person, rosa: Person) -> None:
    await table.submit(rosa, LeaveTable(id="l"))


Going = Callable[[LiveTable, Person, Person], Coroutine[object, object, None]]


@pytest.mark.parametrize(("go_away", "why"), [(_removed, "removed"), (_stood_up, "left")], ids=["removed", "left"])
def test_who_is_gone_from_a_table_without_spectators_sees_nothing_more(go_away: Going, why: str) -> None:
    async def go() -> None:
        table, nonna, rosa = await _with_rosa(MemoryStore(), watchers=False)
        await go_away(table, nonna, rosa)
        assert rosa.ended == why
        assert rosa not in table.presence
        seen = len(rosa.frames)
        await table.submit(nonna, Ready(id="r", ready=True))
        await guest(table, "Pino")
        assert len(rosa.frames) == seen
        assert room(nonna).watchers == 0

    run(go())


@pytest.mark.parametrize("go_away", [_removed, _stood_up], ids=["removed", "left"])
def test_where_anybody_may_watch_so_may_they(go_away: Going) -> None:
    async def go() -> None:
        table, nonna, rosa = await _with_rosa(MemoryStore())
        await go_away(table, nonna, rosa)
        assert (rosa.ended, room(rosa).seat, room(nonna).watchers) == (None, None, 1)

    run(go())


def test_who_leaves_a_game_leaves_it_with_all_their_devices() -> None:
    """Else the other would bring them back at once, and nobody would play for them."""

    async def go() -> None:
        table, bots, (nonna, rosa) = await playing(grace=1.0)
        tablet = Person(1, rosa.key, device="tablet")
        table.join(tablet)
        table.leave(rosa)
        await table.submit(rosa, LeaveTable(id="l"))
        assert tablet.ended == "left"
        assert room(nonna).seats[1].stand_in
        assert not room(nonna).seats[1].here
        while bots.busy or table.turn == 1:
            await asyncio.sleep(0.005)
        assert room(nonna).seats[1].stand_in

    run(go())


def test_a_renewed_link_is_the_only_one_and_other_devices_are_closed() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, nonna, rosa = await _with_rosa(store)
        old = rosa.key or ""
        tablet, nameless = Person(1, old, device="tablet"), Person(1, old)
        for other in (tablet, nameless):
            table.join(other)
        await table.submit(rosa, Ready(id="r", ready=True))
        await table.submit(rosa, RenewKey(id="k", key=NEW, device="phone"))
        assert (rosa.ended, tablet.ended, nameless.ended) == (None, "key-renewed", "key-renewed")
        assert (rosa.key, rosa.seat, room(rosa).devices) == (hash_key(NEW), 1, 1)
        assert room(rosa).seats[1].ready, "nothing else has changed"
        for here in (table, LiveTable(store, *await store.load(table.setup.id))):
            assert (here.room.seat_of(hash_key(NEW)), here.room.seat_of(old)) == (1, None)
            with pytest.raises(IllegalAction, match="new link"):
                await here.take_seat(place("Rosa again", old), 2)
        await table.submit(nonna, FillSeat(id="f", seat=1, player=None))
        with pytest.raises(IllegalAction, match="sent you away"):
            await table.take_seat(place("Rosa again", hash_key("a key that nobody knows")), 2, PHONE)

    run(go())


def test_a_link_is_renewed_in_a_game_and_the_device_plays_on() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        person = nonna if table.turn == 0 else rosa
        person.device = "phone"
        await table.submit(person, RenewKey(id="k", key=NEW, device="phone"))
        await table.submit(person, act(person))
        assert person.ended is None

    run(go())


def test_a_link_is_renewed_once_however_often_it_is_asked_for() -> None:
    async def go() -> None:
        table, _, rosa = await _with_rosa(MemoryStore())
        for _ in range(2):
            await table.submit(rosa, RenewKey(id="k", key=NEW, device="phone"))
        assert (rosa.ended, rosa.seat, table.room.seat_of(hash_key(NEW))) == (None, 1, 1)

    run(go())


def test_a_secret_must_be_a_new_one() -> None:
    async def go() -> None:
        table, nonna, rosa = await _with_rosa(MemoryStore())
        with pytest.raises(WeakKey):
            await table.submit(rosa, RenewKey(id="k", key="short", device="phone"))
        await table.submit(nonna, RenewKey(id="k", key=NEW))
        with pytest.raises(IllegalAction, match="A key has 22"):
            await table.submit(rosa, RenewKey(id="k2", key=NEW, device="phone"))
        await table.submit(rosa, RenewKey(id="k3", key=NEW[::-1], device="phone"))
        await table.submit(rosa, RenewKey(id="k4", key=NEW[1:], device="phone"))
        with pytest.raises(IllegalAction, match="A key has 22"):
            await table.submit(rosa, RenewKey(id="k5", key=NEW[::-1], device="phone"))

    run(go())


def test_the_owner_renews_their_link_and_is_still_the_owner() -> None:
    async def go() -> None:
        table, nonna, _ = await _with_rosa(MemoryStore())
        nonna.device = "laptop"
        await table.submit(nonna, RenewKey(id="k", key=NEW, device="laptop"))
        assert (room(nonna).host, room(nonna).acting) == (0, False)

    run(go())


def test_the_devices_of_a_seat_are_listed_to_it_alone_and_can_be_sent_away() -> None:
    async def go() -> None:
        table, nonna, rosa = await _with_rosa(MemoryStore())
        tablet = Person(1, rosa.key, device="tablet")
        tablet.kind, tablet.since = "Firefox", 7
        table.join(tablet)
        assert [(one.kind, one.since, one.own) for one in room(rosa).connected] == [
            ("terminal", 0, True),
            ("Firefox", 7, False),
        ]
        assert [one.own for one in room(tablet).connected] == [False, True]
        assert len(room(nonna).connected) == 1
        await table.submit(nonna, DisconnectDevice(id="n", device=device_id(tablet)))
        assert tablet.ended is None, "it is not at her seat"
        await table.submit(rosa, DisconnectDevice(id="d", device=device_id(tablet)))
        assert (tablet.ended, rosa.ended) == ("dismissed", None)
        assert len(room(rosa).connected) == 1

    run(go())


def test_what_a_device_calls_itself_is_told_to_nobody() -> None:
    async def go() -> None:
        table, _, rosa = await _with_rosa(MemoryStore())
        tablet = Person(1, rosa.key, device="name-of-the-tablet")
        table.join(tablet)
        assert not [frame for frame in rosa.frames if b"name-of-the-tablet" in frame]

    run(go())
