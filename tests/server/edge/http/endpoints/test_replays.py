"""``POST /api/replays``: every position of a game, from the submitted record and from nothing else."""

from __future__ import annotations

import asyncio
from typing import Any, NoReturn

import httpx
import pytest

from settebello.cards import CardSet
from settebello.events import ClaimJudged
from settebello.game import Game, Packs
from settebello.record import Record, RoundRecord, read, write
from settebello.record.titles import rules_title
from settebello.rules import Rules
from settebello.server.edge.app import make_app
from settebello.server.edge.http.replay_frames import replay_of
from settebello.server.tables.submitted_records import MAX_RECORD_BYTES, MAX_ROUNDS
from settebello.shuffle import pack_order
from settebello.variants import VARIANTS, variant
from settebello.wording import languages
from tests.support.memory_store import MemoryStore
from tests.support.recorded_games import random_game


class NoStore(MemoryStore):
    """A store of which nothing may be asked."""

    def __getattribute__(self, name: str) -> Any:
        if name in ("load", "since", "heads", "by_code"):
            return _asked
        return super().__getattribute__(name)


async def _asked(*_: object) -> NoReturn:
    raise AssertionError("A replay knows no stored table.")


def ask(body: object, lang: str = "en") -> httpx.Response:
    """Ask a server without a network for a replay."""

    async def go() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(NoStore(), addresses=True))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.post("/api/replays", json=body, headers={"accept-language": lang})

    return asyncio.run(go())


EVERY_GAME = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME, ids=[f"{name}-{seats}" for name, seats in EVERY_GAME])
def test_every_position_of_every_game(name: str, seats: int) -> None:
    """The frames say the same as the record replayed: one for each deal of a round, action and claim."""
    record = random_game(variant(name).rules(seats), rounds=1)
    replay = replay_of(write(record))
    game, frames = Game(record.rules, record.dealer), iter(replay.rounds[0].frames)
    for number, (step, frame) in enumerate(zip(record.steps(game), frames, strict=True)):
        now = game.round
        assert (frame.action, frame.view.round, frame.view.seat) == (number, 1, None)
        assert frame.hands == tuple(map(now.hand, range(seats)))
        assert (frame.view.table, frame.view.turn) == (now.table, now.turn if game.state == "playing" else None)
        assert [move.action for move in frame.view.history] == [str(step.action)] * bool(now.history)
        assert frame.drawn == now.drawn
        if number:
            held = [*frame.hands, frame.view.table, *frame.view.piles]
            held += [] if frame.drawn is None else [CardSet([frame.drawn])]
            assert sum(map(len, held)) + frame.view.stock == len(record.rules.cards)
    sheet = replay.rounds[0].sheet
    assert sheet is not None
    assert (sheet.totals, sheet.game) == (game.scores[-1].totals, game.totals)
    assert (replay.table.title, replay.table.watching) == (variant(name).title, True)


@pytest.mark.parametrize("lang", languages())
def test_the_words_are_in_the_readers_language(lang: str) -> None:
    text = write(random_game(Rules(), rounds=1))
    body = ask({"record": text, "lang": lang}).json()
    assert body["table"]["seats"] == [
        {"name": "P0", "player": "", "side": 0, "face": None},
        {"name": "P1", "player": "", "side": 1, "face": None},
    ]
    labels = {line["label"] for line in body["rounds"][0]["sheet"]["lines"]}
    assert ("Cards" in labels) == (lang == "en")
    assert [event["type"] for event in body["rounds"][0]["frames"][0]["events"]] == ["round", "dealt"]


def test_a_claim_is_a_frame_and_ends_the_game() -> None:
    replay = replay_of(write(random_game(variant("scopa").rules(2, {"claiming_out": "on"}), claim=1)))
    last, sheet = replay.rounds[-1].frames[-1], replay.rounds[-1].sheet
    assert (last.action, last.view.phase, sheet and sheet.reason) == (4, "over", "claim")
    assert last.events[0] == ClaimJudged(seat=1, correct=False)


def test_a_game_that_is_not_over_goes_as_far_as_it_does() -> None:
    record = random_game(Rules(), rounds=2)
    record.rounds[1].actions[5:] = []
    first, second = replay_of(write(record)).rounds
    assert first.sheet is not None
    assert not first.sheet.winners
    assert (len(second.frames), second.sheet) == (6, None)
    record.rounds = []
    assert replay_of(write(record)).rounds == ()


def test_the_players_are_those_that_the_record_of_a_table_names() -> None:
    record = random_game(Rules(), rounds=1)
    for players, told in [
        (["person", "greedy"], ["person", "greedy"]),
        (["person"], ["", ""]),
        ([1, {}], ["", ""]),
        ("x", ["", ""]),
    ]:
        record.extra = [("Players", players)]  # type: ignore[list-item]  # anything may stand there
        assert [seat.player for seat in replay_of(write(record)).table.seats] == told


TEXT = write(random_game(Rules(), rounds=1))
WRONG = {
    "no record": ("hello", "Line 1: this is not a record: it must begin with [Settebello 1].", "record-line"),
    "empty": ("", "Line 1: this is not a record: it must begin with [Settebello 1].", "record-line"),
    "newer": (
        TEXT.replace("[Settebello 1]", "[Settebello 2]"),
        "Line 1: this record was written by a newer Settebello, in format 2: update yours.",
        "record-line",
    ),
    "cut short": (
        TEXT.partition("[Result")[0],
        "Line 28: the record ends without its [Result …] line; it was cut short.",
        "record-line",
    ),
    "altered": (TEXT.replace("[Score [", "[Score [9"), "this score does not match the actions", "record-line"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_bad_record_is_refused_with_its_line(case: str) -> None:
    text, sentence, code = WRONG[case]
    answer = ask({"record": text})
    assert answer.status_code == 400, answer.text
    assert (answer.json()["code"], sentence in answer.json()["message"]) == (code, True), answer.text
    assert ask({"record": text}, "it").json()["message"].startswith("Riga ")


def test_a_record_that_is_too_long_is_refused_before_it_is_replayed() -> None:
    rounds = "".join(f"[Round {number}]\n" for number in range(10_000))
    answer = ask({"record": TEXT + rounds})
    assert answer.status_code == 400
    assert (
        answer.json()["message"]
        == f"This record has 10001 rounds, and a replay shows {MAX_ROUNDS} at most: cut it down."
    )
    assert ask({"record": "x" * MAX_RECORD_BYTES}).status_code == 413
    assert ask({"record": TEXT, "lang": "tlh"}).status_code == 400
    assert ask({"table": "t"}).status_code == 400


def test_the_frames_come_from_the_record_alone() -> None:
    """The same record gives the same bytes, whatever tables there are; the rest of a pack that it has cut short is not
    among them."""
    assert ask({"record": TEXT}).content == ask({"record": TEXT}).content
    pack = pack_order(bytes(32), Rules().cards, 1)
    told = []
    for end in (pack[10:], pack[:9:-1]):
        record = Record(rules=Rules(), names=("A", "B"), dealer=0)
        record.rounds.append(RoundRecord(shuffle=Packs(((*pack[:10], *end),))))
        told.append(ask({"record": write(record)}).content)
    assert told[0] == told[1]


def test_a_title_for_any_rules() -> None:
    scopa = variant("scopa")
    assert rules_title(scopa.rules(2, {"target": "21"}), "en") == "Scopa"
    assert rules_title(scopa.rules(2, {"target": "22"}), "en") == "Scopa, house rules"
    assert rules_title(variant("scopone").rules(4, {"napola": "on"}), "it") == "Scopone, regole della casa"


def test_a_record_of_a_table_can_be_rerandom_game() -> None:
    record = random_game(Rules(), rounds=3)
    assert read(write(record)) == record
    assert len(replay_of(write(record)).rounds) == len(record.rounds)
