"""The thinker: runs in a worker of its own, where players choose, reviews are made, and
positions are explored.

It has one thread. Players and the adviser come first; reviews, explorations and the learning of house rules are done in
steps while nobody waits for them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future

import msgspec

from settebello.errors import SettebelloError
from settebello.players.evaluation.models import GameModel, begin_model, set_background
from settebello.record import read
from settebello.record.seat_positions import read_seat_position
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
from settebello.server.live.bots.worker import answer
from settebello.server.people.reviews.messages import percentage
from settebello.steps import Steps
from settebello.study.explorer.exploring import explore_in_steps
from settebello.study.model import encode_review
from settebello.study.review import review_in_steps, reviewer_identity
from settebello.view import encode

SLICE = 0.02
"""Seconds of steps after which new messages are received; a step may take longer."""
SIGN_INTERVAL = 1.0
"""Seconds between two signs of life."""

log = logging.getLogger(__name__)


class Thinker:
    """Answers requests.

    Args:
        send: sends a message.
        keep_models: makes the folder of learned models durable.
    """

    def __init__(self, send: Callable[[str], object], keep_models: Callable[[], object] = lambda: None) -> None:
        self._send = send
        self._keep_models = keep_models
        self._decoder = msgspec.json.Decoder(ThinkerRequest)
        self._thoughts: deque[Think] = deque()
        self._jobs: deque[tuple[int | None, Steps[None]]] = deque()
        """The work in steps, with the id of its request, or None if it is to learn house rules."""
        self._asked = asyncio.Event()
        self._sign_at = 0.0
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to answer requests, in a task."""
        self._running = asyncio.create_task(self.run())

    def hear(self, text: str) -> None:
        """Receive a request."""
        match self._decoder.decode(text):
            case Think() as request:
                self._thoughts.append(request)
            case Identify() as request:
                self._jobs.append((request.id, self._answering(request.id, self._identify(request))))
            case MakeReview() as request:
                self._jobs.append((request.id, self._answering(request.id, self._review(request))))
            case Explore() as request:
                self._jobs.append((request.id, self._answering(request.id, self._explore(request))))
            case Forget(id=forgotten):
                self._thoughts = deque(waiting for waiting in self._thoughts if waiting.id != forgotten)
                self._jobs = deque(job for job in self._jobs if job[0] != forgotten)
        self._asked.set()

    async def run(self) -> None:
        """Answer requests until cancelled."""
        set_background(self._learn)
        self._tell(Started())
        while True:
            if not self._thoughts and not self._jobs:
                self._asked.clear()
                await self._asked.wait()
            if self._thoughts:
                request = self._thoughts.popleft()
                self._tell(Thought(request.id, answer(request.request)))
            else:
                self._work()
            await asyncio.sleep(0)  # new messages are received

    def _work(self) -> None:
        """Take steps of all jobs in turn for a while, one at least."""
        until = time.monotonic() + SLICE
        while self._jobs:
            number, steps = self._jobs.popleft()
            if next(steps, _DONE) is not _DONE:
                self._jobs.append((number, steps))
            if time.monotonic() >= until:
                break
        if time.monotonic() - self._sign_at > SIGN_INTERVAL:
            self._tell(Working())

    def _tell(self, message: ThinkerMessage) -> None:
        self._sign_at = time.monotonic()
        self._send(msgspec.json.encode(message).decode())

    def _learn(self, steps: Steps[GameModel]) -> Future[GameModel]:
        """Learn a model in steps."""
        model: Future[GameModel] = Future()

        def learn() -> Steps[None]:
            try:
                model.set_result((yield from steps))
            except Exception as error:  # it is raised for those who ask for the model
                model.set_exception(error)
            else:
                self._keep_models()

        self._jobs.append((None, learn()))
        return model

    def _answering(self, number: int, steps: Steps[ThinkerAnswer]) -> Steps[None]:
        """Work on the request with that number, and tell the answer."""
        try:
            found = yield from steps
        except Exception as error:  # whatever it is, the next request is answered
            if not isinstance(error, SettebelloError):
                log.exception("A review or an exploration has failed.")
            found = Failed(number, f"{type(error).__name__}: {error}")
        self._tell(found)

    def _identify(self, request: Identify) -> Steps[ThinkerAnswer]:
        rules = read(request.task.record).rules
        yield from _until_known(rules)
        return Identified(request.id, reviewer_identity(rules, request.task.precision))

    def _review(self, request: MakeReview) -> Steps[ThinkerAnswer]:
        record = read(request.task.record)
        yield from _until_known(record.rules)
        made = yield from review_in_steps(
            record,
            precision=request.task.precision,
            progress=lambda done, total: self._tell(Progress(request.id, percentage(done, total))),
        )
        return Reviewed(request.id, msgspec.Raw(encode_review(made)))

    def _explore(self, request: Explore) -> Steps[ThinkerAnswer]:
        rules, view = read_seat_position(request.position)
        yield from _until_known(rules)
        explored = yield from explore_in_steps(view, rules)
        return Explored(request.id, msgspec.Raw(encode(explored)))


_DONE = object()


def _until_known(rules: Rules) -> Steps[None]:
    """Wait for the model of these rules, which is learned between these steps."""
    model = begin_model(rules)
    while not model.done():
        yield
