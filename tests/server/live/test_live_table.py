"""A table: what is refused changes nothing, what is done is kept first and told to everybody."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine

import pytest
from msgspec.structs import replace

from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.players import GreedyPlayer
from settebello.protocol.game import Act, ErrorMessage, NextRound, ScoreSheet
from settebello.protocol.room import CloseTable, FillSeat, Ready, StartGame, SwapSeats
from settebello.record import read, write
from settebello.rules import Rules
from settebello.server.credentials import log_label
from settebello.server.live import live_table
from settebello.server.live.bots import player_executor, turns
from settebello.server.live.bots.player_executor import LocalExecutor
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import UNUSED_KEPT, TableRegistry
from settebello.server.model import OPEN, PERSON, Entry
from settebello.server.store.base import StoreError
from settebello.server.tables import shuffle as commands
from settebello.server.tables.commands import StaleVersion
from settebello.server.tables.public_record import public_record
from settebello.view import View
from tests.support.live_tables import Person, act, ask_next, opened_table, run_bots, shown, sit
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT
from tests.support.virtual_time import run_in_virtual_time


def run(test: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(test, TIMEOUT))


async def play_round(table: LiveTable, people: list[Person], chance: random.Random) -> None:
    while table.turn is not None:
        person = people[table.turn]
        await table.submit(person, act(person, chance.choice(person.last.view.legal)))


def test_an_id_names_one_message() -> None:
    """Sent again it is answered again; another wish under the same id is refused, after a restart too."""

    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        first = act(people[0], name="a")
        await table.submit(people[0], first)
        others: list[Act | NextRound | Ready] = [
            Act(id="a", version=2, action="claim"),
            NextRound(id="a", version=2),
            Ready(id="a", ready=True),
        ]
        others += [Act(id="a", version=1, action=card) for card in ("1D", "2D") if card != first.action]
        for again in (table, LiveTable(store, *await store.load("t"))):
            for other in others:
                with pytest.raises(IllegalAction, match="already been used for something else"):
                    await again.submit(people[0], other)
            await again.submit(people[0], first)
        assert [(ok.id, ok.version) for ok in people[0].oks] == [("a", 2)] * 3
        assert len((await store.load("t"))[1]) == 2

    run(go())


def test_an_id_names_one_step() -> None:
    async def go() -> None:
        store = MemoryStore()
        places = [PERSON, OPEN, "greedy"]
        await store.create(replace(opened_table(seats=3, players=places), gathers=True))
        table = LiveTable(store, *await store.load("t"))
        host = Person(0)
        for said, other in (
            (Ready(id="r", ready=True), Ready(id="r", ready=False)),
            (SwapSeats(id="w", seat=1, to=2), SwapSeats(id="w", seat=2, to=0)),
            (FillSeat(id="f", seat=2, player="greedy"), FillSeat(id="f", seat=2, player=None)),
            (StartGame(id="t"), CloseTable(id="t")),
        ):
            await table.submit(host, said)
            with pytest.raises(IllegalAction, match="already been used for something else"):
                await table.submit(host, other)
            await table.submit(host, said)
            assert [ok.id for ok in host.oks[-2:]] == [said.id] * 2

    run(go())


def test_the_id_of_a_round_names_no_step() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        await play_round(table, people, random.Random(1))
        asked = ask_next(people[0], name="n")
        await table.submit(people[0], asked)
        for again in (table, LiveTable(store, *await store.load("t"))):
            with pytest.raises(IllegalAction, match="already been used for something else"):
                await again.submit(people[0], Ready(id="n", ready=True))
            await again.submit(people[0], asked)
        assert len({(ok.id, ok.version) for ok in people[0].oks if ok.id == "n"}) == 1
        assert [entry.kind for entry in store.entries("t")].count("round") == 2

    run(go())


def test_an_id_names_one_message_at_every_process() -> None:
    """This process has not heard yet of what another kept under the same id."""

    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        elsewhere = LiveTable(store, *await store.load("t"))
        first, second = (Act(id="a", version=1, action=card) for card in people[0].last.view.legal[:2])
        await elsewhere.submit(Person(0), first)
        with pytest.raises(IllegalAction, match="already been used for something else"):
            await table.submit(people[0], second)
        assert people[0].oks == []
        assert table.view(None) == elsewhere.view(None), "it has done what was kept, not what was asked here"

    run(go())


REFUSED = [
    ("not your turn", 1, Act(id="x", version=1, action="7D"), IllegalAction, "It is not your turn: P0 is to play."),
    ("stale", 0, Act(id="x", version=0, action="7D"), StaleVersion, "The game has moved on"),
    ("from the future", 0, Act(id="x", version=2, action="7D"), StaleVersion, "The game has moved on"),
    ("no action", 0, Act(id="x", version=1, action="seven"), IllegalAction, "'seven' is not an action"),
    (
        "another's decision",
        0,
        Act(id="x", version=1, action="declare"),
        IllegalAction,
        "declare is not allowed now; you",
    ),
    (
        "next in mid-round",
        0,
        NextRound(id="x", version=1),
        IllegalAction,
        "No round can be dealt now: this one is not over.",
    ),
]


@pytest.mark.parametrize(
    ("seat", "message", "error", "sentence"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED]
)
def test_what_is_refused_changes_nothing(
    seat: int, message: Act | NextRound, error: type[Exception], sentence: str
) -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        before = [list(person.frames) for person in people]
        with pytest.raises(error) as refusal:
            await table.submit(people[seat], message)
        assert str(refusal.value).startswith(sentence)
        assert [person.frames for person in people] == before
        assert (table.version, len(store.entries("t"))) == (1, 1)

    run(go())


def test_an_action_is_kept_then_answered_then_told() -> None:
    people: list[Person] = []

    class Careful(MemoryStore):
        async def append(self, table: str, seq: int, *entries: Entry) -> int:
            await asyncio.sleep(0.01)
            assert all(len(person.heard) == 2 for person in people), "told before it was kept"
            return await super().append(table, seq, *entries)

    async def go() -> None:
        table, sitting = await sit(Careful(), opened_table())
        people.extend(sitting)
        await table.submit(people[0], act(people[0], name="a"))
        assert [type(message).__name__ for message in people[0].heard] == ["TableInfo", "Update", "Ok", "Update"]
        assert [type(message).__name__ for message in people[1].heard] == ["TableInfo", "Update", "Update"]
        assert (people[0].oks[0].id, people[0].oks[0].version) == ("a", 2)
        assert people[0].last.events == people[1].last.events

    run(go())


def test_a_store_that_fails_leaves_the_game_as_it_was() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        wanted, store.full = act(people[0]), True
        with pytest.raises(StoreError):
            await table.submit(people[0], wanted)
        assert (table.version, table.turn, len(people[0].heard)) == (1, 0, 2)
        store.full = False
        await table.submit(people[0], wanted)
        assert (table.version, table.turn) == (2, 1)

    run(go())


def test_the_same_message_again_gets_the_first_answer() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        wanted = act(people[0], name="a")
        await asyncio.gather(*(table.submit(people[0], wanted) for _ in range(3)))
        await table.submit(people[1], act(people[1], name="a"))  # another seat's id is another id
        await table.submit(people[0], wanted)
        assert [(ok.id, ok.version) for ok in people[0].oks] == [("a", 2)] * 4
        assert len(store.entries("t")) == 3
        restarted = LiveTable(store, *await store.load("t"))
        await restarted.submit(people[0], wanted)
        assert people[0].oks[-1].version == 2

    run(go())


def test_several_people_may_ask_for_the_next_round() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        await play_round(table, people, random.Random(1))
        over = table.version
        asked = [ask_next(person) for person in people]
        for person, wanted in zip(people, asked, strict=True):
            await table.submit(person, wanted)
        dealt = over + 3  # the first request, the list and the deal
        assert [person.oks[-1].version for person in people] == [over + 1, dealt]
        assert [entry.kind for entry in store.entries("t")].count("round") == 2
        assert people[0].last.view.round == 2

    run(go())


def test_a_game_has_a_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_ROUNDS", 2)

    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        for number in (1, 2):
            assert people[0].last.view.round == number
            await play_round(table, people, random.Random(number))
            if number == 1:
                await table.submit(people[0], ask_next(people[0]))
        with pytest.raises(IllegalAction, match="has at most 2 rounds: save its record"):
            await table.submit(people[0], ask_next(people[0], name="more"))
        assert table.due_task is None
        assert not table.over
        assert LiveTable(store, *await store.load("t")).due_task is None

    run(go())


def test_a_full_table_takes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        monkeypatch.setattr(live_table, "MAX_ENTRIES", table.version + 1)
        for refused in (False, True):
            assert table.turn is not None
            person = people[table.turn]
            if refused:
                with pytest.raises(IllegalAction, match="open a new one"):
                    await table.submit(person, act(person))
            else:
                await table.submit(person, act(person))
        assert table.full

    run(go())


def test_a_game_is_played_to_its_target_and_rebuilt_from_its_entries() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table())
        chance = random.Random(2)
        while True:
            await play_round(table, people, chance)
            sheet = people[0].last.sheet
            assert isinstance(sheet, ScoreSheet)
            assert shown(LiveTable(store, *await store.load("t")), 1) == shown(table, 1)
            if sheet.winners:
                break
            await table.submit(people[0], ask_next(people[0], name=f"n{table.version}"))
        assert max(sheet.game) >= 11
        with pytest.raises(IllegalAction, match="the game is over"):
            await table.submit(people[0], ask_next(people[0]))
        with pytest.raises(IllegalAction, match="Nobody can play now: the game is over"):
            await table.submit(people[0], act(people[0], "7D"))

    run(go())


def test_two_processes_at_one_table_stay_together() -> None:
    """The second process hears of what the first has kept when it tries to keep something itself."""

    async def go() -> None:
        store = MemoryStore()
        here, (one, _) = await sit(store, opened_table())
        there, late = LiveTable(store, *await store.load("t")), Person(0)
        there.join(late)
        same = act(one, name="a")
        await here.submit(one, same)
        with pytest.raises(StaleVersion):
            await there.submit(late, act(late, late.last.view.legal[-1], name="b"))
        assert late.last.view == one.last.view
        behind, again = LiveTable(store, here.setup, store.entries("t")[:1]), Person(0)
        behind.join(again)
        await behind.submit(again, same)
        assert again.oks[0].version == 2
        assert again.last.view == one.last.view

    run(go())


class Broken:
    def choose(self, view: View, rules: Rules) -> Action:
        raise RuntimeError("out of ideas")


class Cheat:
    def choose(self, view: View, rules: Rules) -> Action:
        unseen = next(card for card in rules.cards if card not in view.hand)
        return Action.lay(unseen)


class Slow:
    answers = threading.Event()

    def choose(self, view: View, rules: Rules) -> Action:
        assert self.answers.wait(TIMEOUT)
        return Action.parse(view.legal[-1])


@pytest.mark.parametrize(("player", "quick"), [(Broken, False), (Cheat, False), (Slow, True)])
def test_a_bot_that_fails_plays_its_first_legal_action_and_a_late_one_what_a_quick_one_would(
    player: type, *, quick: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(player_executor, "make_player", lambda _: player())
    if player is Slow:
        monkeypatch.setattr(turns, "CHOICE_TIMEOUT", 0.1)

    async def go() -> None:
        table, people = await sit(MemoryStore(), opened_table(players=["person", "greedy"]))
        waits = run_bots(table, executor=LocalExecutor())
        await table.submit(people[0], act(people[0]))
        view = table.view(1)
        while waits.busy:
            await asyncio.sleep(0.01)
        expected = str(GreedyPlayer().choose(view, table.rules)) if quick else view.legal[0]
        Slow.answers.set()
        assert people[0].last.view.history[-1].action == expected
        assert people[0].last.view.legal

    Slow.answers.clear()
    run(go())
    assert f"Seat 1 of table {log_label('t')}" in caplog.text


def test_a_bot_waits_for_a_store_that_is_full() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table(players=["greedy", "person"]))
        store.full = True
        waits = run_bots(table)
        waits.wake()
        while not isinstance(people[0].heard[-1], ErrorMessage):
            await asyncio.sleep(0.01)
        assert people[0].heard[-1].message == "The disk is full."
        await asyncio.sleep(3600.0)
        assert (waits.busy, table.version) == (True, 1), "it has not given up"
        store.full = False
        while waits.busy:
            await asyncio.sleep(0.01)
        assert people[0].last.version == 2

    run_in_virtual_time(go())


def test_bots_take_the_pace_of_the_table_and_rest_when_nobody_is_there() -> None:
    async def go() -> None:
        setup = replace(opened_table(players=["greedy", "person"]), pace=1.5)
        store = MemoryStore()
        await store.create(setup, Entry(kind="round", text="00" * 32))
        tables, person = TableRegistry(store), Person(1)
        async with tables.use("t") as table:
            await asyncio.sleep(3600.0)
            assert table.version == 1, "it plays for nobody"
            table.join(person)
            await asyncio.sleep(1.4)
            assert table.version == 1
            await asyncio.sleep(0.2)
            assert table.version == 2
            table.leave(person)
        await asyncio.sleep(UNUSED_KEPT)
        assert len(tables) == 0, "a table where nobody is takes no room"

    run_in_virtual_time(go())


def test_S0_anybody_may_claim_out_between_two_actions() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people = await sit(store, opened_table(settings={"claiming_out": "on"}))
        await table.submit(people[0], act(people[0], "claim"))  # wrong, and on turn
        for person in people:
            update = person.last
            assert (update.view.phase, update.view.turn, update.view.legal) == ("over", None, ())
            assert [type(event).__name__ for event in update.events] == ["ClaimJudged", "GameOver"]
            assert update.sheet is not None
            assert update.sheet.winners == (1,)
        assert shown(LiveTable(store, *await store.load("t")), 0) == shown(table, 0)
        kept = read(write(public_record(*await store.load("t"))))
        assert (kept.rounds[0].claim, kept.replay().state) == (0, "over")
        other, (one, two) = await sit(MemoryStore(), opened_table(settings={"claiming_out": "on"}))
        await other.submit(one, act(one))
        await other.submit(one, act(one, "claim"))  # not on turn
        assert two.last.sheet is not None

    run(go())
