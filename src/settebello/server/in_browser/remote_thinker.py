"""The thinker as the worker of the tables sees it: runs players and makes reviews in another worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

import msgspec

from settebello.players.recommendation import Recommendation
from settebello.rules import Rules
from settebello.server.in_browser.messages import (
    Explore,
    Explored,
    Failed,
    Forget,
    Identified,
    Identify,
    MakeReview,
    Progress,
    Reviewed,
    Started,
    Think,
    ThinkerAnswer,
    ThinkerMessage,
    ThinkerRequest,
    Thought,
    Working,
)
from settebello.server.live.bots.messages import WorkerRequest, WorkerResponse
from settebello.server.live.bots.player_executor import TIME_BUDGET
from settebello.server.people.reviews.messages import ReviewTask
from settebello.server.people.reviews.runner import NotReviewable, WorkerDied
from settebello.view import View

MAX_SILENCE = 10
"""Seconds without a sign of a thinker that has something to do, after which another is asked for."""
IDENTITY_ATTEMPTS = 2
"""The number of attempts to learn the identity of a judge if the thinker dies."""

Ask = Callable[[int], ThinkerRequest]


class RemoteThinker:
    """Runs players, as a :class:`~settebello.server.live.bots.player_executor.PlayerExecutor`, makes reviews, as a
    :class:`~settebello.server.people.reviews.runner.ReviewRunner`, and explores positions, as a
    :class:`~settebello.server.people.position_explorer.PositionExplorer`.

    Requests wait until the thinker has started. If it is replaced, players are asked again, and a review fails with
    :class:`~settebello.server.people.reviews.runner.WorkerDied`, after which it is asked for again.

    Args:
        send: sends a message to the thinker.
        restart: is called to have a thinker that hangs replaced.
    """

    capacity = 1

    def __init__(self, send: Callable[[str], object], restart: Callable[[], object]) -> None:
        self._send = send
        self._restart = restart
        self._decoder = msgspec.json.Decoder(ThinkerMessage)
        self._numbers = count(1)
        self._started = asyncio.Event()
        self._waiting: dict[int, _Waiting] = {}
        self._silent_seconds = 0
        self._watching: asyncio.Task[None] | None = None

    def hear(self, text: str) -> None:
        """Receive a message of the thinker."""
        self._silent_seconds = 0
        match self._decoder.decode(text):
            case Started():
                self.forget()
                self._started.set()
            case Working():
                pass
            case Progress(id=number, percent=percent):
                if waiting := self._waiting.get(number):
                    waiting.progress(percent)
            case answer:
                if waiting := self._waiting.get(answer.id):
                    waiting.resolve(answer)

    def forget(self) -> None:
        """Give up a thinker that was or is to be replaced: nothing is sent until another has started."""
        self._started.clear()
        for waiting in self._waiting.values():
            waiting.fail()

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        return (await self._think(WorkerRequest.of(player, view, rules, budget), within)).chosen

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        return (await self._think(WorkerRequest.of(None, view, rules, budget), within)).recommendation

    async def identify(self, task: ReviewTask, /) -> str:
        for _ in range(IDENTITY_ATTEMPTS - 1):
            try:
                return await self._identify(task)
            except WorkerDied:
                pass
        return await self._identify(task)

    async def run(self, task: ReviewTask, progress: Callable[[int], None], /) -> str:
        made = await self._ask(lambda number: MakeReview(number, task), progress)
        assert isinstance(made, Reviewed)
        return bytes(made.review).decode()

    async def explore(self, position: str) -> msgspec.Raw:
        while True:
            try:
                explored = await self._ask(lambda number: Explore(number, position))
            except WorkerDied:
                continue  # the next one is asked
            assert isinstance(explored, Explored)
            return explored.exploration

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()

    async def _think(self, request: WorkerRequest, within: float) -> WorkerResponse:
        async with asyncio.timeout(within):
            while True:
                try:
                    thought = await self._ask(lambda number: Think(number, request))
                except WorkerDied:
                    continue  # the next one is asked
                assert isinstance(thought, Thought)
                return thought.response

    async def _identify(self, task: ReviewTask) -> str:
        identified = await self._ask(lambda number: Identify(number, task))
        assert isinstance(identified, Identified)
        return identified.judge

    async def _ask(self, request: Ask, progress: Callable[[int], None] = lambda _: None) -> ThinkerAnswer:
        """Send a request once the thinker has started, and wait for its last answer.

        Raises:
            WorkerDied: the thinker was replaced.
            NotReviewable: it answers that the game cannot be reviewed.
        """
        await self._started.wait()
        number, waiting = next(self._numbers), _Waiting(progress)
        self._waiting[number] = waiting
        self._say(request(number))
        self._watch()
        try:
            answer = await waiting.answer
        except asyncio.CancelledError:
            self._say(Forget(number))
            raise
        finally:
            del self._waiting[number]
        if isinstance(answer, Failed):
            raise NotReviewable(answer.error)
        return answer

    def _say(self, request: ThinkerRequest) -> None:
        self._send(msgspec.json.encode(request).decode())

    def _watch(self) -> None:
        """Look for signs of the thinker while it has something to do."""
        if self._watching is None or self._watching.done():
            self._silent_seconds = 0
            self._watching = asyncio.create_task(self._wait_for_signs())

    async def _wait_for_signs(self) -> None:
        while self._waiting:
            await asyncio.sleep(1)
            self._silent_seconds += 1  # not by the clock, which goes on while a browser stops all workers
            if self._waiting and self._silent_seconds >= MAX_SILENCE:
                self.forget()
                self._restart()


class _Waiting:
    """A request whose answer is awaited."""

    def __init__(self, progress: Callable[[int], None]) -> None:
        self.answer: asyncio.Future[ThinkerAnswer] = asyncio.get_running_loop().create_future()
        self.progress = progress

    def resolve(self, answer: ThinkerAnswer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(WorkerDied("The worker that thinks was replaced."))
