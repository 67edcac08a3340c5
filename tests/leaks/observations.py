"""A round as told to everybody at a table and to spectators: every frame, answer, error, number and log line."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from uuid import UUID

import pytest
from msgspec import Struct
from msgspec.structs import replace

from settebello.cards import Card
from settebello.core import Action
from settebello.players.advice import recommend
from settebello.players.maestro import MaestroPlayer
from settebello.players.player import Player
from settebello.players.recommendation import Recommendation
from settebello.rules import Rules, digest
from settebello.server.clock import Clock
from settebello.server.credentials import hash_key
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.limits.limits import Limits
from settebello.server.model import PERSON, Entry, Place, TableSetup
from settebello.server.tables.room_events import RoomEvent, stamp
from settebello.shuffle import first_dealer, pack_order
from settebello.view import View
from tests.leaks.in_process_app import Line, asked
from tests.leaks.shares import commitment_of, people_at, server_seed_of, share_of, shares_said, until_fixed
from tests.server.ratings.rated_tables import make_profile
from tests.support.live_tables import opened_table
from tests.support.memory_store import MemoryStore

Packs = Mapping[tuple[bytes, int], tuple[Card, ...]]
"""The packs of some seeds and attempts; others come from the seed."""

TABLE, CODE = "t", "ABCDEFG"
GAME = "game-of-this-table"
"""The id of its permanent link, if one could be had."""
ANOTHER_GAME = f"""\
[Settebello 1]
[Variant "scopa"]
[Seats 2]
[Digest "{digest(Rules())}"]
[Names ["Ada", "Bruno"]]
[Dealer 1]

[Round 1]
[Seed "{bytes(range(32)).hex()}"]
1. 9Cx9D 6Sx6D

[Result null]
"""
"""A replay may show everything of these, and nothing of the table."""
PRACTICE = {"record": ANOTHER_GAME, "position": "1.1"}
VARIATION = {"record": ANOTHER_GAME, "position": "1.1", "actions": ["6Sx6D"]}
LIMITS = Limits(messages=1e9, phrases=1e9, requests=1e9)
REQUESTS = [
    ("GET", f"/api/tables/{TABLE}", b""),
    ("GET", f"/api/tables/{TABLE}/record", b""),
    ("GET", f"/api/games/{GAME}", b""),
    ("GET", f"/api/games/{GAME}/review", b""),
    ("POST", f"/api/games/{GAME}/review", b"{}"),
    ("GET", f"/api/codes/{CODE}", b""),
    ("POST", f"/api/tables/{TABLE}/seats", b'{"name": "Rosa"}'),
    ("POST", f"/api/tables/{TABLE}/seats", b'{"name": "Rosa", "seat": 0}'),
    ("POST", "/api/replays", json.dumps({"record": ANOTHER_GAME}).encode()),
    ("POST", "/api/replays/variation", json.dumps(VARIATION).encode()),
    ("GET", f"/table/{TABLE}", b""),
    ("GET", f"/replay/{TABLE}", b""),
    ("GET", f"/game/{GAME}", b""),
    ("GET", f"/game/{GAME}/review", b""),
    ("GET", "/api/lobby", b""),
    ("GET", "/api/ratings", b""),
    ("GET", "/api/profiles/P0", b""),
    ("GET", "/api/profiles/own", b""),
    ("POST", "/api/profiles", b'{"name": "P0", "key": "key-of-somebody-0123456789"}'),
    ("GET", "/ready", b""),
    ("GET", "/metrics", b""),
]
QUESTIONS: list[dict[str, object]] = [
    {"type": "act", "version": "now", "action": "7D"},
    {"type": "act", "version": "now", "action": "9Cx4S5B"},
    {"type": "act", "version": "now", "action": "declare"},
    {"type": "act", "version": "now", "action": "declare:7C=1"},
    {"type": "act", "version": "now", "action": "pass"},
    {"type": "act", "version": "now", "action": "keep"},
    {"type": "act", "version": "now", "action": "seven"},
    {"type": "act", "version": 0, "action": "7D"},
    {"type": "next", "version": "now"},
    {"type": "hint", "version": "now"},
    {"type": "missed", "version": 1},
    {"type": "say", "phrase": "whose-turn"},
    {"type": "share", "share": "ab" * 32},
    {"type": "commit", "round": 1, "exchange": 1, "commitment": "ab" * 32},
    {"type": "reveal", "round": 1, "exchange": 1, "share": "ab" * 32},
    {"type": "swap", "seat": 0, "to": 1},
    {"type": "fill", "seat": 1, "player": "greedy"},
    {"type": "host", "seat": 0},
    {"type": "host", "seat": 1},
    {"type": "ready", "ready": True},
    {"type": "start"},
    {"type": "rematch"},
    {"type": "join", "key": "another"},
    {"type": "watch"},
    {"type": "act", "version": "now", "action": "1Dx"},
]
"""Requests other than plays; most of them are refused. One of them is left out if it would be legal."""


class Setting(Struct, frozen=True):
    """A game at a table: its rules, who sits there, and all that was played, round by round."""

    setup: TableSetup
    rounds: tuple[tuple[bytes, tuple[str, ...]], ...]

    @property
    def rules(self) -> Rules:
        return self.setup.rules

    @property
    def dealer(self) -> int:
        """Who deals first, drawn from the seed of the first round."""
        return first_dealer(self.rounds[0][0], self.rules.seats)


def table_of(name: str, seats: int, *, people: int, settings: Mapping[str, str] | None = None) -> TableSetup:
    """A table where the first ``people`` seats are persons', and players that do as they are told sit at the others."""
    players = [PERSON] * people + ["greedy"] * (seats - people)
    places = (
        Place(name=f"P{seat}", player=player, key=hash_key(_key(seat)), profile=f"P{seat}")
        if player == PERSON
        else Place(name=f"P{seat}", player=player)
        for seat, player in enumerate(players)
    )
    setup = replace(
        opened_table(name, seats, settings=settings),
        id=TABLE,
        code=CODE,
        clock=1e4,
        grace=1e4,
    )
    return replace(setup, places=tuple(places))


def _key(seat: int) -> str:
    return f"key-of-seat-{seat}-0123456789abcdef"


class Told(Struct):
    """All that somebody could get by the time so many actions had been played."""

    frames: tuple[str, ...]
    answers: tuple[str, ...]
    log: tuple[str, ...]


async def tell(setting: Setting, number: int, packs: Packs, watcher: int | None, at: Collection[int]) -> list[Told]:
    """Play round ``number`` (from 0) with these packs: what ``watcher`` (None: a spectator) was told before each of the
    actions with these numbers, the last of which is not played any more."""
    with _still(packs, number) as log:
        table = _Around(setting, number, watcher, log)
        await table.begin()
        told = []
        for played in range(max(at) + 1):
            await table.everybody_asks(played)
            if played in at:
                told.append(await table.told())
            if played < max(at):
                await table.play(played)
        await table.end()
        return told


class _Around:
    """Everybody around a table while a round is played."""

    def __init__(self, setting: Setting, number: int, watcher: int | None, log: list[str]) -> None:
        self._setting, self._number, self._log = setting, number, log
        self._watcher = watcher
        self._actions = setting.rounds[number][1]
        self._store = MemoryStore()
        self._players = _AsTold()
        still = Clock(wall=lambda: 1000.0, monotonic=lambda: 1000.0)
        config = Config(limits=LIMITS, lobby=True)
        self._app = make_app(self._store, config=config, executor=self._players, clock=still)
        self._lines: list[Line] = []
        self._practice: list[str] = []

    @property
    def _version(self) -> int:
        return len(self._store.entries(TABLE))

    async def begin(self) -> None:
        """Everybody comes and takes part in the shuffle, and the round is dealt."""
        for seat in people_at(self._setting.setup):
            await make_profile(self._store, f"P{seat}")
        await self._store.create(self._setting.setup, *_entries(self._setting, self._number))
        for first in self._firsts():
            self._lines.append(Line(self._app, TABLE, first))
            if self._number > 0:
                await self._all_see(self._version)
            elif "share" in first:
                await self._lines[-1].knows_share_of(len(self._lines) - 1)
        if self._number > 0:
            await self._shuffle()
            self._lines[0].say({"type": "next", "id": "next", "version": self._version})
        await self._all_see(self._dealt)

    def _firsts(self) -> Iterator[dict[str, object]]:
        """Shares for the first round come with the first message."""
        for seat in people_at(self._setting.setup):
            share = {"share": share_of(seat, 0).hex()} if self._number == 0 else {}
            yield {"type": "join", "key": _key(seat), **share}
        yield {"type": "watch"}

    async def _shuffle(self) -> None:
        """All commit, the list is fixed, all reveal."""
        setup, number = self._setting.setup, self._number
        for seat in people_at(setup):
            now = {"round": number + 1, "exchange": 1, "commitment": commitment_of(setup, seat, number)}
            await self._ask(self._lines[seat], "commit", {"type": "commit", **now})
        for seat in people_at(setup):
            now = {"round": number + 1, "exchange": 1, "share": share_of(seat, number).hex()}
            await self._ask(self._lines[seat], "reveal", {"type": "reveal", **now})

    @property
    def _dealt(self) -> int:
        """The version in which the round is dealt."""
        before = list(_entries(self._setting, self._number))
        people = len(people_at(self._setting.setup))
        return len(before) + (people + 1 if self._number == 0 else 2 * people + 2)

    async def _all_see(self, version: int) -> None:
        for line in self._lines:
            await line.seen(version)

    async def everybody_asks(self, played: int) -> None:
        """The watcher asks another question before each action; so do the others, but nothing that depends on what
        they hold. Somebody opens a table for practice, which is counted, so it happens once an action."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("settebello.server.tables.opening.new_table_id", lambda: f"practice-{played}")
            patch.setattr("settebello.server.tables.opening.new_key", lambda: f"key-of-practice-{played}")
            self._practice.append(await asked(self._app, "POST", "/api/practice", json.dumps(PRACTICE).encode()))
        for place, line in enumerate(self._lines):
            question = QUESTIONS[(played + 7 * place) % len(QUESTIONS)]
            mine = line is self._own_line
            if question.get("action") in line.legal if mine else "action" in question:
                continue
            await self._ask(line, f"{place}-{played}", question)

    @property
    def _own_line(self) -> Line:
        return self._lines[-1 if self._watcher is None else self._watcher]

    async def _ask(self, line: Line, name: str, question: dict[str, object]) -> None:
        now = {"version": line.version} if question.get("version") == "now" else {}
        named = question["type"] not in ("join", "watch")
        line.say({"id": name, **question, **now} if named else question)
        if question["type"] != "missed":
            await line.answered(name if named else None)

    async def told(self) -> Told:
        """All that has been told so far."""
        link, seats = f"/api/tables/{TABLE}/game", people_at(self._setting.setup)
        public = [await asked(self._app, "POST", link, key=_key(seat)) for seat in seats]
        public += [await asked(self._app, *request) for request in REQUESTS]
        for _ in range(5):
            await asyncio.sleep(0)  # what waits in line is delivered
        return Told(frames=tuple(self._own_line.frames), answers=(*public, *self._practice), log=tuple(self._log))

    async def play(self, played: int) -> None:
        """The next action, by the player on turn."""
        before = self._version
        mover = next((line for line in self._lines if line.legal), None)
        if mover is None:
            self._players.may_play(self._actions[played])
        else:
            asks = {"type": "act", "id": f"play-{played}", "version": mover.version, "action": self._actions[played]}
            mover.say(asks)
        await self._all_see(before + 1)

    async def end(self) -> None:
        for line in self._lines:
            await line.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}  # players that wait to be told
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


class _AsTold:
    """Players that choose what was chosen, as soon as they may."""

    def __init__(self) -> None:
        self._actions: asyncio.Queue[str] = asyncio.Queue()

    def may_play(self, action: str) -> None:
        self._actions.put_nowait(action)

    capacity = 64

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = 0.0
    ) -> str:
        return await self._actions.get()

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = 0.0
    ) -> Recommendation:
        return await asyncio.to_thread(recommend, view, rules)  # however long it takes: that would be another answer

    async def close(self) -> None:
        pass


def _entries(setting: Setting, number: int) -> Iterator[Entry]:
    """The entries stored before round ``number``; the list of the first round is fixed when its table is opened."""
    for place, (seed, actions) in enumerate(setting.rounds[:number]):
        yield from map(_kept, until_fixed(setting.setup, place))
        yield from map(_kept, shares_said(setting.setup, place))
        yield Entry(kind="round", text=seed.hex())
        yield from (Entry(kind="action", text=action) for action in actions)
    if number == 0:
        yield from map(_kept, until_fixed(setting.setup, 0))


def _kept(step: RoomEvent) -> Entry:
    return stamp(step, str(step), 0.0)


def _choose_in_any_time(player: Player, view: View, rules: Rules, seconds: float) -> Action:
    """A search that a busy machine cuts short would advise something else, whatever is hidden."""
    return player.choose(view, rules)


@contextmanager
def _still(packs: Packs, number: int) -> Iterator[list[str]]:
    """Random numbers are fixed, the packs are these, and log lines are written down. The
    server's seed is the seed of round ``number``."""
    names = itertools.count()
    log: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: log.append(f"{record.name} {record.levelname} {record.getMessage()}")  # type: ignore[method-assign]
    root = logging.getLogger("settebello")
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                "settebello.game.pack_order", lambda seed, cards, n: packs.get((seed, n)) or pack_order(seed, cards, n)
            )
            patch.setattr("settebello.server.tables.shuffle.new_seed", lambda: server_seed_of(number))
            patch.setattr("settebello.server.edge.http.endpoints.games.new_game_id", lambda: GAME)
            patch.setattr("settebello.server.live.live_table.uuid4", lambda: UUID(int=next(names)))
            patch.setattr("settebello.server.tables.clocks.REVEAL_TIMEOUT", 1e9)
            patch.setattr("settebello.players.advice.make_adviser", lambda: MaestroPlayer(samples=2, seed=1))
            patch.setattr("settebello.players.advice.choose_within", _choose_in_any_time)
            yield log
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
