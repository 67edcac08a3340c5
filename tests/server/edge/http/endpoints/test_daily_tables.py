"""The daily game on a server: its days, its tables, one attempt for each device, and their results."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp

from settebello.errors import IllegalAction
from settebello.game import Seed
from settebello.protocol.game import NextRound
from settebello.protocol.http import OpenDailyRequest
from settebello.protocol.room import Rematch
from settebello.record import read, write
from settebello.record.daily import PERSON, DailyError, check_attempt, daily_seed, parse_day
from settebello.server.clock import Clock
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.in_browser.application import CONFIG as BROWSER_CONFIG
from settebello.server.limits.limits import Limits
from settebello.server.live.table_registry import TableRegistry
from settebello.server.model import Entry, TableSetup
from settebello.server.people.daily import settle_closed_days
from settebello.server.tables.commands import decide
from settebello.server.tables.info_messages import table_info
from settebello.server.tables.opening import make_daily_table
from settebello.server.tables.public_record import public_record
from settebello.server.tables.room_events import stamp
from settebello.server.tables.state import TableState
from settebello.shuffle import round_seed
from settebello.study.decisions import recorded_decisions
from tests.support.memory_store import MemoryStore

DAY = date(2026, 11, 28)
NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
CLOSING = datetime(2026, 11, 29, 2, tzinfo=UTC)
SEED = bytes(range(32))
KEY = "key-of-the-daily-table-0123456789"
CONFIG = Config(limits=Limits(requests=1e9, tables=1e9))


def of(day: str) -> OpenDailyRequest:
    return OpenDailyRequest(day=day, name="Ada", pace=0)


def table_of(day: str, now: datetime = NOON) -> tuple[TableSetup, tuple[Entry, ...]]:
    return make_daily_table(of(day), "t", KEY, SEED, now.timestamp())


def played(
    table: TableSetup, first: tuple[Entry, ...], at: float = NOON.timestamp(), rounds: int = 4, begins: int = 0
) -> list[Entry]:
    """The entries of a table after so many finished rounds. Both play their first legal action, but the person begins
    with that of a different number."""
    state, entries, is_under_way = TableState(table, first), [*first], False
    while not state.over and len(state.game.scores) < rounds:
        if state.turn is None:
            entry = decide(state, 0, NextRound(id="n", version=state.version), at)
        else:
            number = 0 if state.turn != PERSON or is_under_way else begins
            is_under_way = is_under_way or state.turn == PERSON
            entry = Entry(kind="action", text=str(state.game.round.legal_actions()[number]))
        state.apply(stamped := stamp(entry, None, at))
        entries.append(stamped)
        assert state.due_task is None
        assert not state.shuffle.info().open
    return entries


def test_the_rounds_of_a_daily_table_follow_from_its_seed() -> None:
    """Without an exchange: the first round is dealt at once, and each other one when the person asks for it."""
    table, first = table_of("2026-11-28")
    state = TableState(table, first)
    assert not state.room.may_have_hints
    assert not table.watchers
    entries = played(table, first)
    record = public_record(table, entries)
    assert [done.shuffle for done in record.rounds] == [Seed(round_seed(SEED, n)) for n in (1, 2, 3, 4)]
    assert (record.length, dict(record.extra)["Day"], record.names) == (4, "2026-11-28", ("Ada", "Bruno"))
    assert read(write(record)) == record
    check_attempt(record, DAY, SEED)
    with pytest.raises(DailyError):
        check_attempt(record, DAY)
    with pytest.raises(IllegalAction, match="A daily game is played once"):
        decide(TableState(table, entries), 0, Rematch(id="r"), 0.0)


def test_the_page_is_told_the_length_and_the_day() -> None:
    table, first = table_of("2026-11-28")
    info = table_info(table, TableState(table, first).room, 0)
    assert (info.length, info.day, info.hints, info.practice) == (4, "2026-11-28", False, False)


@pytest.mark.parametrize(("day", "said"), [("soon", "is not a date"), ("2026-10-31", "There is no game")])
def test_a_day_without_a_game(day: str, said: str) -> None:
    with pytest.raises(DailyError, match=said):
        table_of(day)


def test_the_clock_of_the_server_decides() -> None:
    now = datetime(2026, 11, 28, 23, 59, tzinfo=UTC)
    table, first = table_of("2026-11-28", now)
    assert (table.day, table.length, len(first)) == ("2026-11-28", 4, 1)
    with pytest.raises(DailyError, match="begins on that day"):
        table_of("2026-11-29", now)
    assert table_of("2026-11-29", now + timedelta(minutes=1))


class Site:
    """A server whose time is set."""

    def __init__(self, app: ASGIApp, client: httpx.AsyncClient, store: MemoryStore, registry: TableRegistry) -> None:
        self.now = NOON
        self.app = app
        self.client = client
        self.store = store
        self.registry = registry

    async def open(self, day: str = "2026-11-28", **wanted: Any) -> httpx.Response:
        return await self.client.post("/api/daily", json={"day": day, "name": "Ada", "pace": 0, **wanted})

    async def get(self, path: str, key: str = "", **query: str) -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return await self.client.get(path, headers=headers, params=query)

    async def play(self, ticket: dict[str, Any], rounds: int = 4, begins: int = 0) -> None:
        """Both play so many rounds, as in :func:`played`."""
        setup, entries = await self.store.load(ticket["table"])
        after = played(setup, tuple(entries), self.now.timestamp(), rounds, begins)[len(entries) :]
        if after:
            await self.store.append(setup.id, len(entries) + 1, *after)

    async def result(self, ticket: dict[str, Any]) -> httpx.Response:
        return await self.get(f"/api/tables/{ticket['table']}/daily", ticket["key"])


@asynccontextmanager
async def site(config: Config = CONFIG, address: str = "127.0.0.1") -> AsyncIterator[Site]:
    store = MemoryStore()
    store.execute("INSERT INTO secrets (name, secret) VALUES ('daily', ?)", SEED.hex())  # the same packs in each run
    made: list[Site] = []

    def time() -> float:
        return (made[0].now if made else NOON).timestamp()

    clock = Clock(wall=time, monotonic=time)
    app = make_app(store, config=config, clock=clock)
    transport = httpx.ASGITransport(app=app, client=(address, 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        made.append(Site(app, client, store, TableRegistry(store, clock=clock)))
        yield made[0]


def test_a_commitment_before_the_day_is_opened_after_it() -> None:
    async def go() -> None:
        async with site() as server:
            server.now = NOON - timedelta(days=1)
            tomorrow = (await server.get("/api/daily")).json()["days"][0]
            assert (tomorrow["day"], tomorrow["seed"]) == ("2026-11-28", None)
            server.now = CLOSING - timedelta(seconds=1)
            info = (await server.get("/api/daily")).json()
            assert (info["today"], info["closed"]) == ("2026-11-29", "2026-11-27")
            assert info["left"] == 22 * 3600 + 1
            assert [one["day"] for one in info["days"] if one["seed"] is None] == [
                "2026-11-30",
                "2026-11-29",
                "2026-11-28",
            ]
            server.now = CLOSING
            opened = next(one for one in (await server.get("/api/daily")).json()["days"] if one["seed"] is not None)
            assert {**opened, "seed": None} == tomorrow
            seed = bytes.fromhex(opened["seed"])
            assert sha256(seed).hexdigest() == tomorrow["commitment"]
            assert seed == daily_seed(DAY, await server.store.daily.secret()) != daily_seed(DAY)
            ticket = (await server.open()).json()
            await server.play(ticket, 1)
            text = (await server.get(f"/api/tables/{ticket['table']}/record", ticket["key"])).text
            check_attempt(read(text), DAY, seed)

    asyncio.run(go())


def test_a_device_and_a_profile_have_one_attempt_a_day() -> None:
    async def go() -> None:
        async with site() as server:
            assert (await server.open()).json()["code"] == "daily-device"
            first = (await server.open(device="ada")).json()
            assert (await server.open(device="ada", name="Eva")).json() == first
            other = (await server.open(device="bruno")).json()
            assert other["table"] != first["table"]
            assert other["key"] != first["key"]
            await server.play(first)
            assert (await server.open(device="ada")).json() == first
            server.now += timedelta(days=1)
            assert (await server.open("2026-11-29", device="ada")).json()["table"] != first["table"]
            key = "key-of-a-profile-0123456789"
            await server.client.post("/api/profiles", json={"name": "Carla", "key": key})
            own = (await server.open("2026-11-29", device="phone", profile_key=key)).json()
            assert (await server.open("2026-11-29", device="laptop", profile_key=key)).json() == own
            assert (await server.open("2026-11-29", device="phone")).json() == own

    asyncio.run(go())


def test_attempts_that_begin_at_the_same_time_are_one() -> None:
    async def go() -> None:
        async with site() as server:
            opened = await asyncio.gather(*(server.open(device="ada") for _ in range(5)))
            assert len({answer.text for answer in opened}) == 1

    asyncio.run(go())


def test_a_day_that_has_ended_is_played_again_only_after_it_has_closed() -> None:
    async def go() -> None:
        async with site() as server:
            await server.open(device="ada")
            server.now = CLOSING - timedelta(seconds=1)
            refused = await server.open(device="bruno")
            assert refused.status_code == 409
            assert "at 02:00 UTC on 2026-11-29" in refused.json()["message"]
            server.now = CLOSING
            tables = {(await server.open(device="ada")).json()["table"] for _ in range(2)}
            assert len(tables) == 2, "past days are played as often as you like"

    asyncio.run(go())


def test_a_result_is_stored_once_and_is_there_when_the_table_is_gone() -> None:
    async def go() -> None:
        async with site() as server:
            ticket = (await server.open(device="ada")).json()
            assert (await server.result(ticket)).json()["code"] == "daily-not-over"
            await server.play(ticket)
            first = await server.result(ticket)
            assert (first.status_code, first.json()["ranked"]) == (200, True)
            wrong = {**ticket, "key": "key-of-somebody-else-0123456789"}
            assert (await server.result(wrong)).status_code == 403
            server.store.execute("DELETE FROM tables")
            assert (await server.result(ticket)).json() == first.json()
            assert (await server.result(wrong)).status_code == 403

    asyncio.run(go())


def test_only_a_daily_game_has_a_result() -> None:
    async def go() -> None:
        async with site() as server:
            ticket = (await server.client.post("/api/tables", json={})).json()
            answer = await server.result(ticket)
            assert (answer.status_code, answer.json()["code"]) == (404, "daily-not")
            assert (await server.result({**ticket, "table": "unknown-table-00"})).status_code == 404

    asyncio.run(go())


def test_unfinished_attempts_count_as_they_stood_when_the_day_closed() -> None:
    async def go() -> None:
        async with site() as server:
            tickets = [(await server.open(device=f"device-{n}")).json() for n in range(3)]
            for ticket, rounds in zip(tickets, (2, 1, 0), strict=True):
                await server.play(ticket, rounds)
            server.now = CLOSING
            await server.play(tickets[1])  # too late
            assert await settle_closed_days(server.registry) == 3
            assert await settle_closed_days(server.registry) == 0
            results = [(await server.result(ticket)).json() for ticket in tickets]
            assert ["2 of 4" in results[0]["text"][0], "1 of 4" in results[1]["text"][0]] == [True, True]
            assert [result["ranked"] for result in results] == [True, True, False]
            table = (await server.get("/api/daily/2026-11-28")).json()
            assert (table["attempts"], sum(row["attempts"] for row in table["rows"])) == (2, 2)

    asyncio.run(go())


def test_the_table_of_everybody_is_seen_after_ones_own_game() -> None:
    async def go() -> None:
        async with site() as server:
            assert (await server.get("/api/daily/2026-11-28")).json()["code"] == "daily-own-first"
            tickets = [(await server.open(device=f"device-{n}")).json() for n in range(5)]
            for ticket in tickets:
                await server.play(ticket)
            own = tickets[0]
            place = "/api/daily/2026-11-28"
            assert (await server.get(place, own["key"], table=own["table"])).status_code == 403
            for ticket in tickets:
                await server.result(ticket)
            for points, ticket in zip((3, 3, 7, -2), tickets[1:], strict=True):
                server.store.execute("UPDATE daily_attempts SET points = ? WHERE table_id = ?", points, ticket["table"])
            server.store.execute("UPDATE daily_attempts SET points = 3 WHERE table_id = ?", own["table"])
            table = (await server.get(place, own["key"], table=own["table"])).json()
            assert table["rows"] == [
                {"points": 7, "attempts": 1},
                {"points": 3, "attempts": 3},
                {"points": -2, "attempts": 1},
            ]
            assert (table["points"], table["rank"], table["percentile"], table["attempts"]) == (3, 2, 50.0, 5)
            assert (await server.get(place, "key-of-somebody-0123456789", table=own["table"])).status_code == 403
            assert (await server.get(place, own["key"])).status_code == 403
            server.now = CLOSING
            assert (await server.get(place)).json() == {**table, "points": None, "rank": None, "percentile": None}

    asyncio.run(go())


def test_what_people_played_is_shown_when_the_day_has_closed() -> None:
    async def go() -> None:
        async with site() as server:
            tickets = [(await server.open(device=f"device-{n}")).json() for n in range(4)]
            for ticket, begins in zip(tickets, (0, 1, 1, 2), strict=True):
                await server.play(ticket, 1, begins)
            place, own = "/api/daily/2026-11-28/decisions", tickets[0]
            assert (await server.get(place, own["key"], table=own["table"])).json()["code"] == "daily-open"
            server.now = CLOSING
            await settle_closed_days(server.registry)
            assert (await server.get(place, tickets[1]["key"], table=own["table"])).status_code == 403

            answer = await server.get(place, own["key"], table=own["table"])
            assert len(answer.content) < 10_000, "for one of four rounds"
            decisions = answer.json()["decisions"]
            setup, entries = await server.store.load(own["table"])
            record = public_record(setup, entries)
            taken = [one for one in recorded_decisions(record) if one.seat == PERSON and not one.forced]
            assert [(one["number"], one["own"], one["hand"], one["table"]) for one in decisions] == [
                (one.number, one.action, [*map(str, one.view.hand)], [*map(str, one.view.table)]) for one in taken
            ]
            legal = taken[0].view.legal
            assert {play["action"]: play["people"] for play in decisions[0]["plays"]} == {
                decisions[0]["best"]: 0,
                **dict(zip(legal, (1, 2, 1), strict=False)),
            }
            assert [play["people"] for play in decisions[0]["plays"]][:3] == [2, 1, 1]
            assert [one["people"] for one in decisions] == [4] + [1] * (len(decisions) - 1)

            common = (await server.get(place)).json()["decisions"]
            assert len(common) == 12
            assert {**decisions[0], "own": None} == common[0]
            assert [one["people"] for one in common[1:]][:2] == [2, 2]
            assert (await server.get(place, own["key"], table="unknown-table-00")).json()["decisions"] == common

            server.now += timedelta(days=4)
            assert (await server.get(place)).json()["code"] == "daily-forgotten"
            nobody = await server.get("/api/daily/2026-12-01/decisions")
            assert nobody.json() == {"day": "2026-12-01", "decisions": []}

    asyncio.run(go())


def test_ones_own_decisions_do_not_wait_until_everybody_is_settled() -> None:
    async def go() -> None:
        async with site() as server:
            own = (await server.open(device="ada")).json()
            await server.play(own, 1)
            server.now = CLOSING
            found = (await server.get("/api/daily/2026-11-28/decisions", own["key"], table=own["table"])).json()
            assert {one["people"] for one in found["decisions"]} == {1}

    asyncio.run(go())


def test_too_many_attempts_from_one_address_are_refused_with_a_sentence() -> None:
    async def go() -> None:
        limits = Limits(requests=1e9, computing=1e9, daily=3)
        async with site(Config(limits=limits), "203.0.113.9") as server:
            answers = [await server.open(device=f"device-{n}") for n in range(4)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
            assert answers[3].json()["code"] == "too-many-daily"

    asyncio.run(go())


def test_a_browser_deals_from_the_date_alone() -> None:
    async def go() -> None:
        async with site(BROWSER_CONFIG) as server:
            ticket = (await server.open()).json()
            setup, _ = await server.store.load(ticket["table"])
            assert bytes.fromhex(setup.seed) == daily_seed(parse_day("2026-11-28"))
            await server.play(ticket)
            assert (await server.result(ticket)).json()["ranked"] is None
            assert (await server.get("/api/daily")).json()["code"] == "daily-no-table"
            assert (await server.get(f"/api/tables/{ticket['table']}/record", ticket["key"])).status_code == 200

    asyncio.run(go())
