"""The queue of notifications: the tables take turns, and a busy one takes nothing from the others."""

from __future__ import annotations

import asyncio
import itertools

from hypothesis import given
from hypothesis import strategies as st

from settebello.server.people.push.table_queue import TableQueue
from tests.server.live.waiting_rooms import run

Item = tuple[str, int]


async def taken(queue: TableQueue[Item]) -> Item:
    async with queue.take() as item:
        return item


def filled(*tables: str, most: int = 100, at_once: int = 2) -> TableQueue[Item]:
    queue: TableQueue[Item] = TableQueue(most, at_once)
    for number, table in enumerate(tables):
        queue.put(table, (table, number))
    return queue


def test_the_tables_take_turns_and_one_table_keeps_its_order() -> None:
    async def go() -> None:
        queue = filled(*"aaaab", "c")
        assert [await taken(queue) for _ in range(6)] == [("a", 0), ("b", 4), ("c", 5), ("a", 1), ("a", 2), ("a", 3)]
        assert len(queue) == 0

    run(go())


def test_a_table_whose_notifications_take_long_does_not_stop_the_others() -> None:
    async def go() -> None:
        queue, forever, sent = filled(*"a" * 20, "b", "c", at_once=2), asyncio.Event(), list[Item]()

        async def send() -> None:
            while True:
                async with queue.take() as item:
                    if item[0] == "a":
                        await forever.wait()
                    sent.append(item)

        senders = [asyncio.create_task(send()) for _ in range(3)]
        for _ in range(10):
            await asyncio.sleep(0)
        assert [table for table, _ in sent] == ["b", "c"]
        queue.put("d", ("d", 0))
        for _ in range(10):
            await asyncio.sleep(0)
        assert sent[-1] == ("d", 0)
        assert len(queue) == 18, "two of the busy table are under way"
        forever.set()
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(queue) == 0
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)

    run(go())


def test_one_who_stops_in_the_middle_makes_room() -> None:
    async def go() -> None:
        queue = filled("a", "a", at_once=1)

        async def stuck() -> None:
            async with queue.take():
                await asyncio.sleep(60)

        first, second = asyncio.create_task(stuck()), asyncio.create_task(taken(queue))
        await asyncio.sleep(0.01)
        assert not second.done()
        first.cancel()
        assert await asyncio.wait_for(second, 5) == ("a", 1)

    run(go())


def test_a_busy_table_loses_its_own_when_the_queue_is_full() -> None:
    async def go() -> None:
        queue = filled(*"aaab", most=4)
        assert queue.put("c", ("c", 9)), "one was dropped"
        assert queue.put("b", ("b", 9)), "of its own, since no table has two more"
        assert len(queue) == 4
        assert [await taken(queue) for _ in range(4)] == [("a", 1), ("b", 9), ("c", 9), ("a", 2)]

    run(go())


def test_the_new_one_is_dropped_where_every_table_has_one() -> None:
    async def go() -> None:
        queue = filled(*"abc", most=3)
        assert queue.put("d", ("d", 9))
        assert [(await taken(queue))[0] for _ in range(3)] == ["a", "b", "c"]

    run(go())


@given(st.lists(st.sampled_from("aaaabcd"), max_size=60), st.integers(1, 12))
def test_what_waits_is_within_the_limit_and_no_table_waits_behind_two_of_another(tables: str, most: int) -> None:
    async def go() -> None:
        queue: TableQueue[Item] = TableQueue(most, 8)
        dropped = sum(queue.put(table, (table, number)) for number, table in enumerate(tables))
        assert len(queue) == min(most, len(tables)) == len(tables) - dropped
        order = [await taken(queue) for _ in range(len(queue))]
        for table in {*tables}:
            at = [place for place, (other, _) in enumerate(order) if other == table]
            assert [order[place][1] for place in at] == sorted(order[place][1] for place in at)
            for one, next_one in itertools.pairwise(at):
                between = {other for other, _ in order[one + 1 : next_one]}
                assert {other for other, _ in order[next_one + 1 :]} <= between | {table}

    run(go())
