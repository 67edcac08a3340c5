"""The messages between the worker of the tables and the worker that thinks, one JSON text each."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.server.live.bots.messages import WorkerRequest, WorkerResponse
from settebello.server.people.reviews.messages import ReviewTask


class Think(Struct, frozen=True, tag="think"):
    """Asks a player or the adviser."""

    id: int
    request: WorkerRequest


class Identify(Struct, frozen=True, tag="identify"):
    """Asks for the identity of the judge that a review will have."""

    id: int
    task: ReviewTask


class MakeReview(Struct, frozen=True, tag="review"):
    """Asks for a review."""

    id: int
    task: ReviewTask


class Explore(Struct, frozen=True, tag="explore"):
    """Asks for the exploration of a position."""

    id: int
    position: str
    """The position of a seat, in one line."""


class Forget(Struct, frozen=True, tag="forget"):
    """Nobody waits for the answer to a request any more."""

    id: int


ThinkerRequest = Think | Identify | MakeReview | Explore | Forget


class Started(Struct, frozen=True, tag="started"):
    """The worker has started. It knows no request that was sent before."""


class Working(Struct, frozen=True, tag="working"):
    """The worker is alive while it works for longer."""


class Thought(Struct, frozen=True, tag="thought"):
    """The answer to :class:`Think`."""

    id: int
    response: WorkerResponse


class Identified(Struct, frozen=True, tag="identified"):
    """The answer to :class:`Identify`."""

    id: int
    judge: str


class Progress(Struct, frozen=True, tag="progress"):
    """How far the answer to :class:`MakeReview` is."""

    id: int
    percent: int


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """The answer to :class:`MakeReview`: the review as JSON."""

    id: int
    review: msgspec.Raw


class Explored(Struct, frozen=True, tag="explored"):
    """The answer to :class:`Explore`: the exploration as JSON."""

    id: int
    exploration: msgspec.Raw


class Failed(Struct, frozen=True, tag="failed"):
    """The answer to a request that cannot be fulfilled."""

    id: int
    error: str


ThinkerAnswer = Thought | Identified | Reviewed | Explored | Failed
ThinkerMessage = Started | Working | Progress | ThinkerAnswer
