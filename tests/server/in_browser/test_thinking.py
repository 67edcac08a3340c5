"""The thinker: players come first, reviews and learning are done in between, and one that hangs is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future

import msgspec
import pytest

from settebello.game import seeded_game
from settebello.players.evaluation import models
from settebello.players.evaluation.models import begin_model
from settebello.record import write
from settebello.rules import Rules
from settebello.server.in_browser import thinker
from settebello.server.in_browser.messages import (
    Forget,
    Identify,
    MakeReview,
    Progress,
    Reviewed,
    Started,
    Think,
    ThinkerMessage,
    Thought,
)
from settebello.server.in_browser.remote_thinker import MAX_SILENCE
from settebello.server.in_browser.thinker import Thinker
from settebello.server.live.bots.messages import WorkerRequest
from settebello.server.live.bots.player_executor import PlayerFailed
from settebello.server.people.reviews.messages import ReviewTask
from settebello.server.people.reviews.runner import NotReviewable, WorkerDied
from settebello.study import encode_review, review
from settebello.study.review import reviewer_identity
from settebello.variants import variant
from settebello.view import View, view_of
from tests.server.in_browser.thinking_worker import ThinkingWorker
from tests.study.games import played, short_game
from tests.support.virtual_time import run_in_virtual_time

RULES = Rules()
LONG = 5.0 * MAX_SILENCE
TASK = ReviewTask(record=write(short_game()), precision="quick")
SHORT_TASK = ReviewTask(record=write(played(RULES, actions=1)), precision="quick")


def first_view(rules: Rules = RULES) -> View:
    game = seeded_game(rules, bytes(32))
    return view_of(game, game.round.turn)


def ignore(_: int) -> None: ...


def with_worker(go: Callable[[ThinkingWorker], Coroutine[object, object, None]]) -> None:
    async def run() -> None:
        worker = ThinkingWorker()
        await go(worker)
        await worker.remote.close()
        await worker.stop()

    run_in_virtual_time(run())


def test_players_and_advice() -> None:
    async def go(worker: ThinkingWorker) -> None:
        view = first_view()
        assert await worker.remote.choose("greedy", view, RULES, LONG) in view.legal
        advice = await worker.remote.advise(view, RULES, LONG)
        assert str(advice.action) in view.legal
        assert advice.reason
        with pytest.raises(PlayerFailed, match="There is no player 'nobody'"):
            await worker.remote.choose("nobody", view, RULES, LONG)

    with_worker(go)


def test_a_review_is_the_same_as_anywhere() -> None:
    async def go(worker: ThinkingWorker) -> None:
        progress: list[int] = []
        made = await worker.remote.run(TASK, progress.append)
        assert made.encode() == encode_review(review(short_game(), precision="quick"))
        assert progress == sorted(progress)
        assert progress[-1] == 100
        assert await worker.remote.identify(TASK) == reviewer_identity(short_game().rules, "quick")

    with_worker(go)


def test_a_game_that_cannot_be_reviewed() -> None:
    async def go(worker: ThinkingWorker) -> None:
        damaged = ReviewTask(record="nonsense", precision="quick")
        with pytest.raises(NotReviewable, match="RecordError"):
            await worker.remote.run(damaged, ignore)
        with pytest.raises(NotReviewable, match="RecordError"):
            await worker.remote.identify(damaged)
        assert await worker.remote.run(SHORT_TASK, ignore), "the next one is"

    with_worker(go)


def test_a_player_is_answered_before_the_next_steps_of_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "SLICE", 0.0)

    async def go(worker: ThinkingWorker) -> None:
        begun = asyncio.Event()
        made = asyncio.ensure_future(worker.remote.run(TASK, lambda _: begun.set()))
        await begun.wait()
        for _ in range(3):
            await worker.remote.choose("greedy", first_view(), RULES, LONG)
        assert not made.done()
        await made
        thoughts = [number for number, told in enumerate(worker.told) if isinstance(told, Thought)]
        last = max(number for number, told in enumerate(worker.told) if isinstance(told, Reviewed))
        assert max(thoughts) < last

    with_worker(go)


def test_house_rules_are_learned_while_they_are_played_and_before_they_are_reviewed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker, "SLICE", 0.0)
    monkeypatch.setattr(models, "QUICK_ROUNDS", 2000)
    monkeypatch.setattr(models, "RESULT_ROUNDS", 2000)
    rules = variant("scopa").rules(2, {"sweep.points": "4", "target": "1"})
    record = played(rules)

    async def go(worker: ThinkingWorker) -> None:
        view = first_view(rules)
        assert await worker.remote.choose("maestro", view, rules, LONG) in view.legal
        assert not begin_model(rules).done()
        reviewing = ReviewTask(record=write(record), precision="quick")
        judge, made = await asyncio.gather(worker.remote.identify(reviewing), worker.remote.run(reviewing, ignore))
        assert begin_model(rules).done()
        assert judge == reviewer_identity(rules, "quick")
        assert made.encode() == encode_review(review(record, precision="quick"))

    with_worker(go)


def test_requests_wait_until_the_thinker_has_started() -> None:
    async def go(worker: ThinkingWorker) -> None:
        worker.hang()
        worker.asked.clear()
        choice = asyncio.ensure_future(worker.remote.choose("greedy", first_view(), RULES, LONG))
        await asyncio.sleep(2 * MAX_SILENCE)
        assert (worker.asked, worker.replaced) == ([], 0), "nothing is known of one that starts slowly"
        worker.replace()
        assert await choice in first_view().legal

    with_worker(go)


def test_a_thinker_that_hangs_is_replaced_and_asked_again() -> None:
    async def go(worker: ThinkingWorker) -> None:
        await worker.remote.choose("greedy", first_view(), RULES, LONG)
        worker.hang()
        began = asyncio.get_running_loop().time()
        assert await worker.remote.choose("greedy", first_view(), RULES, LONG) in first_view().legal
        assert worker.replaced == 1
        assert asyncio.get_running_loop().time() - began == pytest.approx(MAX_SILENCE, abs=1.1)

    with_worker(go)


def test_a_player_that_is_late() -> None:
    """The table takes another player's choice then; the thinker is not to think for nobody."""

    async def go(worker: ThinkingWorker) -> None:
        await worker.remote.choose("greedy", first_view(), RULES, LONG)
        worker.hang()
        with pytest.raises(TimeoutError):
            await worker.remote.choose("greedy", first_view(), RULES, 5.0)
        *_, asked, forgotten = worker.asked
        assert isinstance(asked, Think)
        assert forgotten == Forget(asked.id)
        assert worker.replaced == 0

    with_worker(go)


def test_what_nobody_waits_for_is_not_done() -> None:
    async def go() -> None:
        told: asyncio.Queue[ThinkerMessage] = asyncio.Queue()
        alone = Thinker(lambda text: told.put_nowait(msgspec.json.decode(text, type=ThinkerMessage)))
        thought = WorkerRequest.of("greedy", first_view(), RULES, 1.0)
        asked = MakeReview(1, TASK), Think(2, thought), Identify(3, TASK), Forget(1), Forget(2), Forget(3), Forget(4)
        for request in (*asked, MakeReview(5, SHORT_TASK)):
            alone.hear(msgspec.json.encode(request).decode())
        running = asyncio.ensure_future(alone.run())
        while not isinstance(message := await told.get(), Reviewed):
            assert isinstance(message, Started | Progress)
        assert message.id == 5
        running.cancel()

    run_in_virtual_time(go())


@pytest.mark.parametrize("by_the_page", [True, False])
def test_a_review_of_a_thinker_that_was_replaced_can_be_made_again(by_the_page: bool) -> None:
    async def go(worker: ThinkingWorker) -> None:
        begun = asyncio.Event()
        made = asyncio.ensure_future(worker.remote.run(TASK, lambda _: begun.set()))
        await begun.wait()
        if by_the_page:
            worker.replace()
        else:
            worker.hang()
        with pytest.raises(WorkerDied):
            await made
        assert worker.replaced == 1
        assert await worker.remote.run(SHORT_TASK, ignore)
        assert [type(asked) for asked in worker.asked] == [MakeReview, MakeReview]

    with_worker(go)


def test_the_identity_of_a_judge_is_asked_for_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start_and_hang(self: Thinker) -> None:
        self._tell(Started())
        await asyncio.Event().wait()

    async def go(worker: ThinkingWorker) -> None:
        await worker.remote.choose("greedy", first_view(), RULES, LONG)
        worker.hang()
        assert await worker.remote.identify(SHORT_TASK) == reviewer_identity(RULES, "quick")
        worker.hang()
        monkeypatch.setattr(Thinker, "run", start_and_hang)
        with pytest.raises(WorkerDied):
            await worker.remote.identify(SHORT_TASK)
        assert worker.replaced == 3

    with_worker(go)


def test_a_model_that_a_thinker_has_begun_and_not_finished_is_begun_anew() -> None:
    rules = variant("scopa").rules(2)
    background = models._background
    try:
        models.set_background(lambda _: Future())
        assert not models.begin_model(rules).done()
    finally:
        models.set_background(background)
    assert models.begin_model(rules).result(timeout=60).value == models.shipped_model(rules)
