"""Questions that go together: what many ask for at the same time is asked for once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

from settebello.errors import SettebelloError
from settebello.protocol.refusals import AWAY

MAX_BATCH = 50
"""Names in a question at most: the first answers are used while the next are on their way."""

T = TypeVar("T")


class BatchLoader(Generic[T]):
    """Asks for one thing by its name. Whoever asks while a question is on its way goes into the next one.

    Args:
        ask: what there is under these names; where there is nothing, the name is left out.
    """

    def __init__(self, ask: Callable[[Collection[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._ask = ask
        self._waiting: list[tuple[str, asyncio.Future[T | None]]] = []
        self._asking: asyncio.Task[None] | None = None

    async def get(self, name: str) -> T | None:
        """What there is under that name; None: nothing.

        Raises:
            Exception: whatever the question has raised.
        """
        answer: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((name, answer))
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        return await answer

    async def _ask_all(self) -> None:
        try:
            while self._waiting:
                asked, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._ask_for([(name, answer) for name, answer in asked if not answer.done()])
        finally:
            self._asking = None

    async def _ask_for(self, asked: list[tuple[str, asyncio.Future[T | None]]]) -> None:
        try:
            found = await self._ask({name for name, _ in asked})
        except Exception as error:
            if len(asked) > 1 and not _is_away(error):  # it may be wrong with one of them only
                await asyncio.gather(*(self._ask_for([one]) for one in asked))
                return
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(error)
            return
        for name, answer in asked:
            if not answer.done():
                answer.set_result(found.get(name))


def _is_away(error: Exception) -> bool:
    return isinstance(error, SettebelloError) and error.code == AWAY.key
