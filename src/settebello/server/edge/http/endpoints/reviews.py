"""Endpoints for the reviews of kept games."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.http import ReviewProgress, ReviewRequest
from settebello.server.edge.http.app_state import now_of, store_of
from settebello.server.edge.http.endpoints.games import load_game, seat_at_game
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.people.reviews.queue import ReviewQueue, is_dead
from settebello.server.store.kept_games import ReviewJob


class NoReview(SettebelloError):
    """The game has not been reviewed."""


class ReviewFailed(SettebelloError):
    """The review of the game has failed."""


async def ask_for_review(request: Request) -> Response:
    """``POST /api/games/{game}/review``: have a kept game reviewed: :class:`ReviewRequest` in, :class:`ReviewProgress`
    out. A repeated request returns the progress of the same review. Needs the key of a seat:
    ``Authorization: Bearer KEY``."""
    wanted = await read_body(request, ReviewRequest)
    game = await load_game(request)
    await seat_at_game(request, game)
    queue: ReviewQueue = request.app.state.reviews
    return _progress_response(await queue.ask(game, wanted.precision))


async def read_review(request: Request) -> Response:
    """``GET /api/games/{game}/review?precision=&optional=``: the review of a kept game as JSON, or with status 202 a
    :class:`ReviewProgress`. Without ``precision``: the newest one that is done. If there is none: status 404, or with
    ``optional=yes`` status 204, which browsers do not log as an error."""
    game, precision = await load_game(request), request.query_params.get("precision")
    store = store_of(request)
    job = _chosen(await store.reviews.jobs(game.id), precision)
    if job is None and request.query_params.get("optional") == "yes":
        return Response(status_code=204, headers=NO_STORE)
    if job is None:
        raise NoReview(refusals.NO_REVIEW())
    if job.state == "failed" or is_dead(job, now_of(request)):
        raise ReviewFailed(refusals.REVIEW_FAILED())
    review = await store.reviews.load(game.id, job.judge) if job.state == "done" else None
    if review is None:
        return _progress_response(job)
    return Response(review, headers=NO_STORE, media_type="application/json")


def _chosen(jobs: Sequence[ReviewJob], precision: str | None) -> ReviewJob | None:
    """The newest job of that precision. Without a precision, the newest finished job, or else the newest."""
    if precision is not None:
        return next((job for job in jobs if job.precision == precision), None)
    return next((job for job in jobs if job.state == "done"), next(iter(jobs), None))


def _progress_response(job: ReviewJob) -> Response:
    assert job.state != "failed"
    return json_response(ReviewProgress(state=job.state, percent=job.percent), 200 if job.state == "done" else 202)
