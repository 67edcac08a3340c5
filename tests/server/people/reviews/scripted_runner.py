"""Makes reviews in scripted workers, by a judge that is known at once."""

from __future__ import annotations

from settebello.server.people.reviews.messages import ReviewTask
from settebello.server.people.reviews.runner import ProcessReviewRunner
from tests.server.people.reviews.scripted_worker import MODULE


class ScriptedRunner(ProcessReviewRunner):
    """Its workers do as the test says."""

    def __init__(self) -> None:
        super().__init__(MODULE)

    async def identify(self, task: ReviewTask, /) -> str:
        return f"judge 1 {task.precision}"
