"""Live tables in this process, the people connected to them, and their bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from settebello.errors import Problem
from settebello.protocol.game import Act, NextRound, Ok, ServerMessage, Update
from settebello.protocol.room import RoomInfo
from settebello.protocol.shuffle import ShuffleInfo
from settebello.server.job_runner import run_at_once
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerExecutor
from settebello.server.live.cluster.bus import Bus
from settebello.server.live.live_table import LiveTable
from settebello.server.live.observer import NullObserver
from settebello.server.live.table_keeper import TableKeeper
from settebello.server.model import PERSON, Entry, Place, TableSetup
from settebello.server.tables.clocks import ExchangeDeadline
from settebello.variants import variant
from settebello.view import encode
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import loop_clock


def place(name: str, key: str) -> Place:
    """Somebody with that hashed key, who wants to sit down."""
    return Place(name=name, player=PERSON, key=key)


class Person:
    """Somebody at a table; keeps the frames that were sent, as bytes too."""

    def __init__(self, seat: int | None, key: str | None = None, device: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.device = device
        self.lang = "en"
        self.kind = "terminal"
        self.since = 0
        self.ended: str | None = None
        """Why the server has hung up."""
        self.visible = True
        self.reads_texts = False
        self.heard: list[ServerMessage] = []
        """The messages about the game."""
        self.rooms: list[RoomInfo] = []
        self.shuffles: list[ShuffleInfo] = []
        self.frames: list[bytes] = []

    def send(self, message: ServerMessage) -> None:
        if isinstance(message, RoomInfo):
            self.rooms.append(message)
        elif isinstance(message, ShuffleInfo):
            self.shuffles.append(message)
        else:
            self.heard.append(message)
        self.frames.append(encode(message))

    def end(self, why: Problem) -> None:
        self.ended = why.key

    @property
    def last(self) -> Update:
        return next(message for message in reversed(self.heard) if isinstance(message, Update))

    @property
    def oks(self) -> list[Ok]:
        return [message for message in self.heard if isinstance(message, Ok)]


def opened_table(
    name: str = "scopa",
    seats: int | None = None,
    *,
    players: Sequence[str] | None = None,
    dealer: int | None = None,
    settings: Mapping[str, str] | None = None,
) -> TableSetup:
    """A table of that game; persons everywhere unless ``players`` says otherwise. The last seat deals."""
    rules = variant(name).rules(seats, settings)
    players = players or [PERSON] * rules.seats
    return TableSetup(
        id="t",
        title=name,
        rules=rules,
        places=tuple(Place(name=f"P{seat}", player=player) for seat, player in enumerate(players)),
        dealer=rules.seats - 1 if dealer is None else dealer,
        pace=0,
        created=0,
    )


async def sit(store: MemoryStore, setup: TableSetup, seed: bytes = bytes(32)) -> tuple[LiveTable, list[Person]]:
    """A live table whose first round has that seed, with somebody at every person's seat."""
    await store.create(setup, Entry(kind="round", text=seed.hex()))
    table = LiveTable(store, *await store.load(setup.id), clock=loop_clock())
    people = [Person(seat) for seat, place in enumerate(setup.places) if place.player == PERSON]
    for person in people:
        table.join(person)
    return table, people


def shown(table: LiveTable, seat: int) -> Update:
    """The game as somebody who connects at ``seat`` is shown it."""
    person = Person(seat)
    table.send_state(person)
    return person.last


class BotWaker(NullObserver):
    """Wakes the bots of a table whenever it changes."""

    def __init__(self, bots: TableKeeper) -> None:
        self._bots = bots

    def table_changed(self) -> None:
        self._bots.wake()


def run_bots(
    table: LiveTable,
    *,
    executor: PlayerExecutor | None = None,
    bus: Bus | None = None,
    deadline: ExchangeDeadline | None = None,
) -> TableKeeper:
    """Have bots play at a table that no registry has loaded."""
    bots = TableKeeper(table, executor=executor or LocalExecutor(run_at_once), bus=bus, deadline=deadline)
    table.observer = BotWaker(bots)
    return bots


def act(person: Person, action: str | None = None, *, name: str = "", version: int | None = None) -> Act:
    """That person's next action: the first legal one, on the version seen last."""
    seen = person.last
    return Act(
        id=name or f"m{len(person.heard)}",
        version=seen.version if version is None else version,
        action=seen.view.legal[0] if action is None else action,
    )


def ask_next(person: Person, *, name: str = "next") -> NextRound:
    return NextRound(id=name, version=person.last.version)
