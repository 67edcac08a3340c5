"""A worker process: reads requests and writes responses, one line of JSON each.

Run as ``python -m settebello.server.live.bots.worker``.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import lru_cache

import msgspec

from settebello.players import choose_within, make_player
from settebello.players.advice import recommend
from settebello.rules import Rules, from_json
from settebello.server.live.bots.messages import WorkerRequest, WorkerResponse
from settebello.view import decode_view

NICENESS = 5
"""The niceness of the process, higher than the server's, because connections come first."""


def main() -> None:
    os.nice(NICENESS)
    decoder = msgspec.json.Decoder(WorkerRequest)
    with suppress(BrokenPipeError), open(1, "wb", buffering=0, closefd=False) as out:  # the server may have ended
        for line in sys.stdin.buffer:
            out.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")


def answer(request: WorkerRequest) -> WorkerResponse:
    """The response to a request."""
    try:
        view, rules = decode_view(bytes(request.view)), _rules(request.rules)
        if request.player is not None:
            return WorkerResponse(action=str(choose_within(make_player(request.player), view, rules, request.budget)))
        given = recommend(view, rules, request.budget)
        cards = tuple(map(str, given.cards))
        return WorkerResponse(action=str(given.action), reason=given.reason, cards=cards, safe=given.safe)
    except Exception as error:  # report any error of a player, and continue
        return WorkerResponse(error=f"{type(error).__name__}: {error}")


@lru_cache(maxsize=64)
def _rules(text: str) -> Rules:
    return from_json(text)


if __name__ == "__main__":
    main()
