"""Endpoint of drills: small questions about a game."""

from __future__ import annotations

from itertools import islice

from starlette.requests import Request
from starlette.responses import Response

from settebello.cards import ALL_RANKS
from settebello.drills import Exercise, ExerciseWords, exercises
from settebello.protocol.drills import DRILL_LENGTH, Drill, DrillExercise, DrillRequest
from settebello.server.edge.http.request_body import read_query
from settebello.server.edge.http.responses import json_response
from settebello.server.limits.processor_time import compute
from settebello.variants import variant
from settebello.variants.decks import regional_deck
from settebello.wording.catalogue import language
from settebello.wording.idiom import plain_suits, suits, table_idiom


async def make_drill(request: Request) -> Response:
    """``GET /api/drills?variant=&seats=&kind=&seed=&lang=``: ten questions about a game, by :class:`DrillRequest`:
    :class:`Drill`."""
    wanted = read_query(request, DrillRequest)
    return json_response(await compute(lambda: _drill(wanted)))


def _drill(wanted: DrillRequest) -> Drill:
    game = variant(wanted.variant)
    rules = game.rules(wanted.seats)
    words = ExerciseWords(rules, language(wanted.lang))
    asked = islice(exercises(rules, wanted.kind, wanted.seed), DRILL_LENGTH)
    return Drill(
        title=words.title(wanted.kind),
        exercises=tuple(_exercise(exercise, words) for exercise in asked),
        idiom=table_idiom(rules),
        suits=plain_suits(suits(rules)),
        deck=regional_deck(game.region),
        values=tuple(rules.value(rank) for rank in ALL_RANKS[: rules.pack.king]),
    )


def _exercise(exercise: Exercise, words: ExerciseWords) -> DrillExercise:
    return DrillExercise(
        question=words.question(exercise),
        hand=exercise.hand,
        table=exercise.table,
        piles=exercise.piles,
        options=tuple(words.option(exercise, number) for number in range(len(exercise.options))),
        answer=exercise.answer,
        why=words.why(exercise),
    )
