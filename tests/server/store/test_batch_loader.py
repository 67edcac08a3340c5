"""Questions that go together."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

import pytest

from settebello.server.store.batch_loader import MAX_BATCH, BatchLoader


class Librarian:
    """Knows the length of a name with an even number of letters; takes a while, and remembers the names requested."""

    def __init__(self) -> None:
        self.asked: list[set[str]] = []
        self.ill = False

    async def ask(self, names: Collection[str]) -> Mapping[str, int]:
        self.asked.append(set(names))
        await asyncio.sleep(0)
        if self.ill:
            raise OSError("ill")
        return {name: len(name) for name in names if len(name) % 2 == 0}


def test_what_is_asked_at_the_same_time_is_asked_once() -> None:
    async def go() -> None:
        librarian = Librarian()
        together = BatchLoader(librarian.ask)
        names = ["ab", "abc", "ab", "abcd"]
        assert await asyncio.gather(*map(together.get, names)) == [2, None, 2, 4]
        assert librarian.asked == [set(names)]
        assert await together.get("ab") == 2
        assert len(librarian.asked) == 2, "what was answered before may have changed"

    asyncio.run(go())


def test_a_long_question_is_asked_in_parts() -> None:
    async def go() -> None:
        librarian = Librarian()
        names = [f"{n:04}" for n in range(2 * MAX_BATCH + 1)]
        assert set(await asyncio.gather(*map(BatchLoader(librarian.ask).get, names))) == {4}
        assert [len(asked) for asked in librarian.asked] == [MAX_BATCH, MAX_BATCH, 1]

    asyncio.run(go())


def test_everybody_hears_what_went_wrong_and_may_ask_again() -> None:
    async def go() -> None:
        librarian = Librarian()
        together = BatchLoader(librarian.ask)
        librarian.ill = True
        answers = await asyncio.gather(together.get("ab"), together.get("cd"), return_exceptions=True)
        assert [type(answer) for answer in answers] == [OSError, OSError]
        librarian.ill = False
        assert await together.get("ab") == 2

    asyncio.run(go())


def test_who_has_gone_is_not_asked_for() -> None:
    async def go() -> None:
        librarian = Librarian()
        together = BatchLoader(librarian.ask)
        gone, here = asyncio.create_task(together.get("ab")), asyncio.create_task(together.get("cd"))
        await asyncio.sleep(0)
        gone.cancel()
        assert await here == 2
        with pytest.raises(asyncio.CancelledError):
            await gone

    asyncio.run(go())
