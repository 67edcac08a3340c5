"""The process of a review is gone afterwards, whatever becomes of those who wait for it."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path

import pytest

from settebello.server.people.reviews import runner
from settebello.server.people.reviews.messages import ReviewTask
from settebello.server.worker_process import start_worker_process
from tests.server.people.reviews.scripted_worker import FOLDER, MODULE, SCRIPT
from tests.support.server_process import TIMEOUT


def test_a_review_that_is_cancelled_twice_leaves_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Process] = []

    async def start(module: str, longest_line: int) -> Process:
        started.append(await start_worker_process(module, longest_line))
        return started[-1]

    async def go() -> None:
        begun = asyncio.Event()
        task = ReviewTask(record="", precision="quick")
        work = asyncio.create_task(runner.ProcessReviewRunner(MODULE).run(task, lambda _: begun.set()))
        async with asyncio.timeout(TIMEOUT):
            await begun.wait()
            for _ in range(2):
                work.cancel()
                await asyncio.sleep(0)
            with suppress(asyncio.CancelledError):
                await work
        assert work.cancelled()
        (process,) = started
        assert process.returncode is not None, "the process has been reaped"
        assert process.stdout is not None
        assert process.stdout.at_eof(), "its output is closed"

    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setenv(SCRIPT, "sleep")
    monkeypatch.setattr(runner, "start_worker_process", start)
    asyncio.run(go())
