"""Nothing about an open day leaves the server by any door: no seed, no record, no card that the seat has not seen."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Collection
from datetime import timedelta
from typing import Any

import httpx
import pytest

from settebello.record.daily import daily_seed
from settebello.server.edge.app import page_routes
from settebello.server.edge.http.endpoints import daily, games
from settebello.server.edge.http.static_files import IndexPage, StaticBundle
from settebello.server.people import daily as people
from settebello.server.tables.state import TableState
from settebello.shuffle import round_seed
from tests.leaks.in_process_app import Line
from tests.server.edge.http.endpoints.test_daily_tables import CLOSING, DAY, Site, site
from tests.server.limits.test_processor_time import all_routes

CARD = re.compile(r"(?:10|[1-9])[DCSB]")
STRANGER = "key-of-a-stranger-0123456789abcdef"
TODAY = DAY.isoformat()
BODIES: dict[str, list[dict[str, Any]]] = {
    "/api/daily": [{"day": TODAY, "device": "ada"}, {"day": TODAY, "device": "eva"}, {"day": TODAY}],
    "/api/tables": [{"seats": 2}],
    "/api/tables/{table}/seats": [{"name": "Eva"}, {"name": "Eva", "seat": 0}, {"name": "Eva", "key": STRANGER}],
    "/api/games/{game}/review": [{"precision": "quick"}],
    "/api/push": [{}],
    "/api/daily/groups": [{"title": "Bar", "device": "eva"}],
    "/api/daily/groups/{group}/members": [{"device": "eva", "name": "Eva"}],
}


async def answers(server: Site, ticket: dict[str, str]) -> list[str]:
    """What all doors answer to nobody, to the person at the table and to a stranger, before and after a link to the
    game was asked for."""
    told: list[str] = []
    game = "unknown-game-0123456789ab"
    group = (await server.client.post("/api/daily/groups", json={"title": "Bar", "device": "ada"})).json()
    routes = sorted(all_routes([*page_routes(IndexPage(StaticBundle()))]))
    for route in [*routes, *routes]:
        method, path = route.split()
        filled = path.replace("{table}", ticket["table"]).replace("{day}", TODAY).replace("{game}", game)
        filled = filled.replace("{group}", group["group"])
        plain = re.sub("[{}]", "", filled)
        for key in ("", ticket["key"], group["key"], STRANGER):
            for body in BODIES.get(path, [{}]):
                answer = await _ask(server, method, plain, key, ticket["table"], body)
                told.append(f"{route} {answer.status_code} {answer.headers} {answer.text}")
                if path == "/api/tables/{table}/game" and answer.is_success:
                    game = answer.json()["game"]
    return told


async def _ask(server: Site, method: str, path: str, key: str, table: str, body: dict[str, Any]) -> httpx.Response:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    sent = body if method == "POST" else None
    return await server.client.request(method, path, headers=headers, params={"table": table}, json=sent)


async def secrets(server: Site) -> dict[str, str]:
    """Everything from which the cards of an open day follow."""
    secret = await server.store.daily.secret()
    known = {"the secret": secret.hex()}
    for later in (0, 1):
        day = DAY + timedelta(later)
        seed = daily_seed(day, secret)
        known[f"the seed of {day}"] = seed.hex()
        known |= {f"the seed of round {n} of {day}": round_seed(seed, n).hex() for n in (1, 2, 3, 4)}
    return known


def found(told: Collection[str], known: dict[str, str]) -> set[str]:
    """The secrets that are told."""
    text = "\n".join(told).lower()
    return {what for what, secret in known.items() if secret in text}


async def _play_and_ask(server: Site) -> set[str]:
    """The secrets of the day that somebody could get while an attempt is played and after its end: the first that are
    told."""
    ticket = (await server.open(device="ada")).json()
    known, told = await secrets(server), [*await answers(server, ticket)]
    joined = Line(server.app, ticket["table"], {"type": "join", "key": ticket["key"]})
    assert not (await server.get(f"/api/tables/{ticket['table']}")).json()["may_watch"]
    await joined.seen(1)
    for rounds in (1, 2, 4):
        if found(told, known):
            break
        await server.play(ticket, rounds)
        told += await answers(server, ticket)
        late = Line(server.app, ticket["table"], {"type": "join", "key": ticket["key"]})
        for question in ({"type": "hint"}, {"type": "rematch"}, {"type": "missed", "version": 1}):
            late.say({"id": str(question["type"]), "version": late.version, **question})
        await late.answered("hint")
        await late.answered("rematch")
        told += late.frames
        await late.close()
    told += joined.frames
    await joined.close()
    return found(told, known)


def test_nothing_of_an_open_day_leaves_the_server() -> None:
    async def go() -> None:
        async with site() as server:
            assert await _play_and_ask(server) == set()
            ticket = (await server.open(device="ada")).json()
            refused = await server.client.post(
                f"/api/tables/{ticket['table']}/game", headers={"authorization": f"Bearer {ticket['key']}"}
            )
            assert refused.json()["code"] == "daily-open"
            server.now = CLOSING
            opened = found(await answers(server, ticket), await secrets(server))
            assert opened == {f"the seed of {TODAY}", *(f"the seed of round {n} of {TODAY}" for n in (1, 2, 3, 4))}

    asyncio.run(go())


@pytest.mark.parametrize(("place", "name"), [(games, "check_closed"), (daily, "seed_commitment")])
def test_what_leaks_is_seen(place: object, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself is tried with servers that tell too much."""
    monkeypatch.setattr(place, name, lambda *given: given[0].hex() if isinstance(given[0], bytes) else None)

    async def go() -> None:
        async with site() as server:
            assert await _play_and_ask(server) != set()

    asyncio.run(go())


def test_the_seat_is_sent_no_card_that_it_has_not_seen() -> None:
    async def go() -> None:
        async with site() as server:
            ticket = (await server.open(device="ada")).json()
            line = Line(server.app, ticket["table"], {"type": "join", "key": ticket["key"]})
            await line.seen(1)
            for number in range(12):
                while not line.legal:
                    await line.seen(line.version + 1)
                setup, entries = await server.store.load(ticket["table"])
                game = TableState(setup, entries).game
                hidden = {str(card) for card in (*game.round.hand(1), *game.round.stock)}
                sent = {
                    card
                    for frame in line.frames
                    if json.loads(frame)["type"] == "update"
                    for card in CARD.findall(frame)
                }
                assert hidden.isdisjoint(sent)
                line.say({"type": "act", "id": f"{number}", "version": line.version, "action": line.legal[0]})
                await line.answered(f"{number}")
                await line.seen(len((await server.store.load(ticket["table"]))[1]))
            await line.close()

    asyncio.run(go())


def test_a_day_is_open_for_those_who_began() -> None:
    assert not people.is_closed(TODAY, (CLOSING - timedelta(seconds=1)).timestamp())
    assert people.is_closed(TODAY, CLOSING.timestamp())
