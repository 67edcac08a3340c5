"""Whether the promise about the cards held, as a terminal says it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.cli import main
from settebello.client import NoServer, OnlineTable, sit_down, watch
from settebello.client.errors import FalseRecord
from settebello.core import Action
from settebello.protocol.shuffle import ShuffleInfo
from settebello.record import Record, read, write
from settebello.rules import Rules
from settebello.terminal.session.online.session import OnlineSession
from settebello.terminal.text.messages import Translator
from settebello.terminal.tui.screens import ScoreScreen
from settebello.witness import REDEALT, TWO_LISTS, Witness
from settebello.wording import languages
from tests.support.server_process import TIMEOUT, ServerProcess, open_table
from tests.terminal.local_tables import seated
from tests.terminal.online_tables import Terminal, beside, link_of, own_game
from tests.terminal.test_online_plain import always_first
from tests.terminal.tui.pilot import my_turn, run, until

HELD = "The shuffle was fair: your device took part, so nobody can have chosen the cards."
NOBODY = "The shuffle matches the record, but no device took part"
TARGET = {"target": "1"}


def committed(server: ServerProcess, **wanted: object) -> OnlineTable:
    """A place at a table that gathers, at which this device has committed."""
    table = sit_down(link_of(server, open_table(server, against=["open"], settings=TARGET, **wanted)), "")
    table.wait_for_shuffle(lambda now: now.committed == (0,), TIMEOUT)
    return table


def after_a_round(server: ServerProcess) -> OnlineSession:
    """A game of which the first round is over, with this device's share in it."""
    table = committed(server)
    game = OnlineSession(table)
    table.start()
    while game.phase in ("gathering", "playing"):
        if game.awaits_action:
            game.act(Action.parse(game.view.legal[0]))
        game.advance(game.next_step())
    return game


def shuffle_notices(game: OnlineSession, lang: str = "en") -> list[str]:
    """The result of a check now."""
    translator = Translator(lang, game.rules)
    return [translator.text(message.key, **message.arguments) for message in game.check_shuffle()]


def false_record(table: OnlineTable) -> Record:
    """The record as a server would falsify it: with another share than this device's."""
    own = table.shuffle.witness.shares[0].share
    return read(write(table.record()).replace(own, "00" * 32))


def test_line_by_line_each_round_is_said_to_have_held(server: ServerProcess) -> None:
    text = Terminal(
        OnlineSession(committed(server)), lambda said: "start" if "Your turn" not in said else always_first(said)
    )
    said = text.end()
    assert said.count(HELD) == said.count(": the score.")
    assert HELD in said


def test_drawn_it_stands_on_the_score_sheet_and_in_the_log(server: ServerProcess) -> None:
    async def go() -> None:
        game = OnlineSession(committed(server))
        async with seated(game) as (app, pilot):
            await pilot.press("s")
            while game.phase != "over":
                await until(pilot, lambda: my_turn(app) or game.phase == "over")
                if game.phase != "over":
                    await pilot.press("enter" if isinstance(app.screen, ScoreScreen) else "1")
            await until(pilot, lambda: isinstance(app.screen, ScoreScreen) and app.screen.notes == [HELD])
            await until(pilot, lambda: HELD in str(app.screen.query_one("#notes").render()))
            assert HELD in app.board.log_panel.lines
        game.leave()

    run(go())


def test_a_record_that_does_not_follow_from_its_seeds_is_a_broken_promise(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = after_a_round(server)

    def false(table: OnlineTable) -> Record:
        raise FalseRecord("Update it.", "[Settebello 1]\n[Names []]\x1b[2J\n", "6C is not in the hand of seat 0.")

    monkeypatch.setattr(OnlineTable, "record", false)
    broken, evidence = shuffle_notices(game)
    assert "do not follow from its seeds: 6C is not in the hand of seat 0" in broken
    (record,) = re.findall(r"the record in (\S+?)\. ", evidence)
    assert Path(record).read_text(encoding="utf-8").splitlines()[0] == "[Settebello 1]"
    assert "\x1b" not in Path(record).read_text(encoding="utf-8")


def test_who_did_not_commit_is_told_that_no_device_took_part(server: ServerProcess) -> None:
    text = Terminal(own_game(server, against=["greedy"], settings=TARGET), always_first).end()
    first = text.partition("Round 1: the score.")[2].partition("Round 2")[0]  # it commits for the second, after a tie
    assert NOBODY in first
    assert HELD not in first


def test_another_device_at_the_seat_takes_part(server: ServerProcess) -> None:
    table = committed(server)
    with sit_down(table.link, "") as second:
        game = OnlineSession(second)
        table.start()
        beside(table, pause=0).join(TIMEOUT)
        while game.phase in ("gathering", "playing"):  # after a tie, the second round is this device's too
            game.advance(game.next_step())
        (said,) = shuffle_notices(game)
        assert said.startswith(
            "The shuffle matches the record. Another device at your seat took part, or this one before"
        )


def test_who_watches_is_told_so(server: ServerProcess) -> None:
    table = committed(server)
    game = OnlineSession(watch(table.invitation))
    table.start()
    beside(table, pause=0).join(TIMEOUT)
    while game.phase != "over":
        game.advance(game.next_step())
    assert shuffle_notices(game) == ["The shuffle matches what the devices agreed. You only watched."]


def test_a_record_with_another_share_is_a_broken_promise_with_evidence(
    server: ServerProcess, state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = after_a_round(server)
    false = false_record(game._table)
    monkeypatch.setattr(OnlineTable, "record", lambda table: false)
    *broken, kept = shuffle_notices(game)
    assert broken
    assert all(line.startswith("A promise about the shuffle was broken: Round 1") for line in broken)
    (evidence,), (record,) = state.glob("evidence-*.json"), state.glob("evidence-*.txt")
    assert kept.startswith(f"The evidence is in {evidence}, and the record in {record}.")
    assert [file.stat().st_mode & 0o777 for file in (evidence, record)] == [0o600, 0o600]
    command = kept.rpartition("settebello ")[2].replace("'", "").split()
    with pytest.raises(SystemExit):
        main(command)
    assert "Round 1" in capsys.readouterr().err
    assert shuffle_notices(game) == ["A promise about the shuffle was broken earlier in this game.", kept]


def with_a_computer(now: ShuffleInfo) -> ShuffleInfo:
    """A list that expects a share from the seat of a computer."""
    assert now.transcript is not None
    false = replace(now.transcript, commitments=(now.transcript.commitments[0], "cd" * 32))
    return replace(now, transcript=false)


def test_a_false_list_is_said_at_once_and_the_game_goes_on(
    server: ServerProcess, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = OnlineTable._receive_shuffle

    def hear(table: OnlineTable, now: ShuffleInfo) -> None:
        heard(table, now)
        if now.transcript is not None:
            heard(table, with_a_computer(now))

    monkeypatch.setattr(OnlineTable, "_receive_shuffle", hear)
    game = OnlineSession(committed(server))
    text = Terminal(game, lambda said: "start" if "Your turn" not in said else always_first(said)).end()
    line = (
        "A promise about the shuffle was broken: Round 1, exchange 1: the server showed two different lists. The game"
    )
    assert text.index(line) < text.index("Round 1: the score.")
    assert game.outcome is not None
    assert "A promise about the shuffle was broken earlier in this game." in text or text.count("was broken") > 1
    named = re.search(r"The evidence, which is what this device saw, is in (.*)\.$", text, re.MULTILINE)
    assert named is not None
    assert len(Witness.from_json(Path(named[1]).read_bytes()).lists) >= 2
    assert Path(named[1]).parent == state


def test_a_fault_that_was_there_before_the_terminal_listened_is_said_too(server: ServerProcess) -> None:
    table = committed(server)
    table.shuffle.broken_promises.append(TWO_LISTS(round=1, exchange=1))
    keys = [message.key for message in OnlineSession(table).take_notices()]
    assert keys == ["promise-broken-now", "promise-kept"]


def test_evidence_that_cannot_be_kept_is_said(server: ServerProcess, state: Path) -> None:
    game = OnlineSession(committed(server))
    state.parent.mkdir(exist_ok=True)
    for file in state.iterdir():
        file.unlink()
    state.rmdir()
    state.write_text("no folder")
    game.listener.promise_broken(TWO_LISTS(round=1, exchange=1))
    assert [message.key for message in game.take_notices()] == ["promise-broken-now", "promise-not-kept"]


def test_what_a_strangers_server_names_cannot_steer_the_terminal(server: ServerProcess) -> None:
    game = OnlineSession(committed(server))
    game.listener.promise_broken(REDEALT(round=1, cards="\x1b]0;title\x07"))
    message = game.take_notices()[0]
    assert "\x1b" not in Translator("en", Rules()).text(message.key, **message.arguments)


def test_a_server_that_does_not_answer_is_no_broken_promise(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = after_a_round(server)

    def nothing(table: OnlineTable) -> Record:
        raise NoServer("No server answers.")

    monkeypatch.setattr(OnlineTable, "record", nothing)
    assert shuffle_notices(game) == ["The shuffle cannot be checked now: No server answers."]


RESULTS = ("held", "elsewhere", "others", "watched", "nobody", "practice", "none")


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_every_result_and_how_many_were_broken_off(lang: str) -> None:
    translator = Translator(lang, Rules())
    said = [translator.text("promise", result=result, aborted=0) for result in RESULTS]
    assert len(set(said)) == len(RESULTS)
    for number in (1, 2, 5, 12):
        more = translator.text("promise", result="held", aborted=number)
        assert more.startswith(said[0])
        assert len(more) > len(said[0])
        assert "\n" not in more
