"""Endpoint of the score pad: the score of a round that was played with real cards."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from settebello.cards import CardSet
from settebello.core import score_piles
from settebello.errors import ArgumentError
from settebello.protocol.http import ScoreRequest, ScoreResponse
from settebello.rules.plausibility import count_problem
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import json_response
from settebello.server.limits.processor_time import compute
from settebello.variants import variant
from settebello.wording import score_lines
from settebello.wording.catalogue import language


async def score_round(request: Request) -> Response:
    """``POST /api/score``: :class:`ScoreRequest` in, :class:`ScoreResponse` out."""
    wanted = await read_body(request, ScoreRequest)
    return json_response(await compute(lambda: _score(wanted)))


def _score(wanted: ScoreRequest) -> ScoreResponse:
    rules = variant(wanted.variant).rules(wanted.seats, wanted.settings)
    nothing = (0,) * rules.sides
    piles = [CardSet.parse(pile) for pile in wanted.piles]
    sweeps, declared = wanted.sweeps or nothing, wanted.declared or nothing
    score = score_piles(rules, piles, sweeps, declared, wanted.captures or nothing, first=wanted.first)
    problem = count_problem(rules, piles, sweeps, declared)
    if problem:
        raise ArgumentError(problem)
    return ScoreResponse(
        lines=tuple(score_lines(rules, score, language(wanted.lang))),
        totals=score.totals,
        outright=score.outright,
        king=score.king,
    )
