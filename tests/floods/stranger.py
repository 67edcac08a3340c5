"""A stranger with some addresses, who asks for whatever is dear as often as possible."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from settebello.record import write
from settebello.rules import Rules
from tests.support.recorded_games import random_game

AT_ONCE = 4
"""Requests of each kind under way at the same time, from each address."""
SOCKETS = 20
"""Connections from each address."""
BETWEEN_MESSAGES = 0.02
"""Seconds: more than twice as many messages as one connection may send."""
ALL_LAY = {"variant": "escoba", "seats": 2, "settings": {"optional": "on"}, "against": ["piccolo"], "pace": 0}

Ask = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


def flood(url: str, seconds: float, addresses: int) -> Counter[str]:
    """Flood a server for so long, from so many addresses; how often it gave each answer."""
    return asyncio.run(_flood_from_all(url, seconds, addresses))


async def _flood_from_all(url: str, seconds: float, addresses: int) -> Counter[str]:
    answers: Counter[str] = Counter()
    each = (_flood(url, seconds, {"x-forwarded-for": f"203.0.113.{n}"}, answers) for n in range(1, addresses + 1))
    await asyncio.gather(*each)
    return answers


async def _flood(url: str, seconds: float, address: dict[str, str], answers: Counter[str]) -> None:
    async with httpx.AsyncClient(base_url=url, headers=address, timeout=60, trust_env=False) as client:
        page = (await client.get("/")).text
        table = (await client.post("/api/tables", json=ALL_LAY)).json()
        kinds = _kinds(table["table"], re.findall(r'"\.(/assets/[^"]+)"', page))
        floods = [_ask(kind, ask, client, answers) for kind, ask in kinds.items() for _ in range(AT_ONCE)]
        floods += [_play(url, table, address, answers, reads=number % 2 == 0) for number in range(SOCKETS)]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*floods), seconds)


def _kinds(table: str, assets: list[str]) -> Mapping[str, Ask]:
    pack = " ".join(f"{rank}{suit}" for rank in range(2, 11) for suit in "DCSB")
    record = write(random_game(Rules()))
    rules = {"variant": "cirulla", "seats": 4, "settings": {"optional": "on"}}
    return {
        "captures": lambda client: client.post(
            "/api/captures", json={"play": "1D", "table": pack, "variant": "quindici-1"}
        ),
        "rules": lambda client: client.post("/api/rules", json=rules),
        "replays": lambda client: client.post("/api/replays", json={"record": record}),
        "drills": lambda client: client.get("/api/drills?variant=corsican&kind=sweeps"),
        "scores": lambda client: client.post("/api/score", json={"variant": "cirulla", "piles": [pack, ""]}),
        "links": lambda client: client.get(f"/table/{table}"),
        "reviews": lambda client: client.get(f"/game/{table}/review"),
        "records": lambda client: client.get(f"/api/tables/{table}/record"),
        "tables": lambda client: client.post("/api/tables", json=ALL_LAY),
        "files": lambda client: client.get(assets[0] if assets else "/"),
    }


async def _ask(kind: str, ask: Ask, client: httpx.AsyncClient, answers: Counter[str]) -> None:
    while True:
        try:
            answers[f"{kind} {(await ask(client)).status_code}"] += 1
        except httpx.HTTPError:
            answers[f"{kind} lost"] += 1


async def _play(
    url: str, ticket: dict[str, str], headers: dict[str, str], answers: Counter[str], *, reads: bool
) -> None:
    """Ask for the whole state of a table all the time; one of two never reads it."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{ticket['table']}/socket"
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, additional_headers=headers, max_queue=1, compression=None) as socket:
                await socket.send(json.dumps({"type": "join", "key": ticket["key"]}))
                while True:
                    await socket.send(json.dumps({"type": "catch-up", "id": "c", "version": 0}))
                    answers["catch-up"] += 1
                    await (socket.recv() if reads else asyncio.sleep(0))
                    await asyncio.sleep(BETWEEN_MESSAGES)
        answers["sockets closed"] += 1
        await asyncio.sleep(0.1)
