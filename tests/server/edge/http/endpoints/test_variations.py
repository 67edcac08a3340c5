"""``POST /api/replays/variation``: actions other than the record's."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from settebello.errors import IllegalAction
from settebello.game import Game
from settebello.record import read, write
from settebello.record.positions import NoSuchPosition
from settebello.rules import Rules
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.edge.http.replay_frames import replay_of, variation_of
from settebello.server.limits.limits import Limits
from settebello.variants import VARIANTS, variant
from tests.server.edge.http.endpoints.test_replays import NoStore
from tests.support.recorded_games import random_game

GAME = random_game(Rules())
TEXT = write(GAME)
EVERY_GAME = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME, ids=[f"{name}-{seats}" for name, seats in EVERY_GAME])
def test_the_actions_of_the_game_lead_to_its_frames(name: str, seats: int) -> None:
    """The frames, the sheet and the legal actions match the game, from any position on."""
    record = random_game(variant(name).rules(seats), rounds=1)
    text, actions = write(record), list(map(str, record.rounds[0].actions))
    shown = replay_of(text).rounds[0]
    start = Random(name).randrange(len(actions))
    variation = variation_of(text, f"1.{start}", actions[start:])
    assert variation.frames == shown.frames[start:]
    assert variation.sheet == shown.sheet
    assert all(action in legal for action, legal in zip(actions[start:], variation.legal, strict=False))
    assert variation.legal[-1] == ()


def test_another_action_leads_elsewhere() -> None:
    game = Game(GAME.rules, GAME.dealer)
    for step in GAME.steps(game):
        if step.round == 2 and len(game.round.history) == 1:
            break
    variation = variation_of(TEXT, "2.1", ())
    assert variation.legal == (tuple(map(str, game.round.legal_actions())),)
    other = next(action for action in variation.legal[0] if action != str(GAME.rounds[1].actions[1]))
    first, second = variation_of(TEXT, "2.1", (other,)).frames
    assert (first.action, second.action) == (1, 2)
    assert [move.action for move in second.view.history] == [other]
    assert second.view.totals == game.totals


def test_the_end_of_a_round_has_nothing_more_to_choose() -> None:
    last = len(GAME.rounds[0].actions)
    variation = variation_of(TEXT, f"1.{last}", ())
    assert (variation.legal, variation.sheet == replay_of(TEXT).rounds[0].sheet) == (((),), True)
    with pytest.raises(IllegalAction):
        variation_of(TEXT, f"1.{last}", ("7D",))


@pytest.mark.parametrize(
    ("position", "actions", "error"),
    [("9", (), NoSuchPosition), ("1.99", (), NoSuchPosition), ("1", ("1Dx2C",), IllegalAction)],
)
def test_what_does_not_exist_is_refused(position: str, actions: tuple[str, ...], error: type[Exception]) -> None:
    with pytest.raises(error):
        variation_of(TEXT, position, actions)


def test_after_a_claim_the_game_is_over() -> None:
    record = random_game(variant("scopa").rules(2, {"claiming_out": "on"}), claim=1)
    variation = variation_of(write(record), "1.4", ())
    assert variation.legal == ((),)
    assert variation.sheet is not None
    assert variation.sheet.reason == "claim"
    assert variation_of(write(record), "1.3", ()).legal[0]


def ask(*bodies: object, limit: float = 60.0) -> list[httpx.Response]:
    async def go() -> list[httpx.Response]:
        app = make_app(NoStore(), config=Config(limits=Limits(variations=limit)))
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
            return [await client.post("/api/replays/variation", json=body) for body in bodies]

    return asyncio.run(go())


def test_it_comes_from_the_record_alone_and_is_limited() -> None:
    body = {"record": TEXT, "position": "1.4"}
    first, *_, last = ask(body, body, body, limit=2.0)
    assert (first.status_code, last.status_code) == (200, 429)
    assert len(first.json()["legal"][0]) >= 1
    assert read(TEXT) == GAME


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"record": TEXT, "position": "9"}, "replay-no-position"),
        ({"record": "x", "position": "1"}, "record-line"),
        ({"record": TEXT, "position": "1", "actions": ["x"]}, ""),
        ({"record": TEXT, "position": "1", "actions": ["7D"] * 201}, "not-readable"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(body: object, code: str) -> None:
    (answer,) = ask(body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code or not code
    assert answer.json()["message"].endswith(".")
