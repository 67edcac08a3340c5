"""Walking through a record in the terminal: its positions, line by line, and the command."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from settebello.cli import main
from settebello.errors import RecordError
from settebello.game import Game
from settebello.record import Record, write
from settebello.server.edge.http.replay_frames import replay_of
from settebello.terminal.plain.replay import PlainReplay
from settebello.terminal.session.replay import NoSuchPosition, ReplaySession
from settebello.terminal.text.messages import Translator
from settebello.variants import VARIANTS
from settebello.wording import languages
from tests.support.claim_games import tied
from tests.terminal.recorded_games import recorded_game
from tests.terminal.test_claims import LOW

EVERY_GAME = [(known.id, seats) for known in VARIANTS.values() for seats in known.seats]


def walked(replay: ReplaySession) -> list[str]:
    """The addresses of every position from here to the end."""
    addresses = [replay.address]
    while replay.step(1):
        addresses.append(replay.address)
    return addresses


def said(record: Record, *answers: str, lang: str = "en", seat: int | None = None) -> str:
    """A replay's output for these answers and the end of input."""
    writes = io.StringIO()
    reads = io.StringIO("".join(f"{answer}\n" for answer in answers))
    replay = ReplaySession(record, lang)
    PlainReplay(replay, Translator(lang, replay.rules), reads=reads, writes=writes, seat=seat).run()
    return writes.getvalue()


# Positions


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_its_positions_are_the_frames_of_the_page(name: str, seats: int) -> None:
    record = recorded_game(name, seats=seats, rounds=2)
    replay, page = ReplaySession(record, "en"), replay_of(write(record))
    for played in page.rounds:
        for frame in played.frames:
            assert replay.address == f"{played.number}.{frame.action}"
            assert replay.position.view == frame.view
            assert replay.position.hands == frame.hands
            assert replay.position.drawn == frame.drawn
            replay.step(1)
        if played.sheet is not None:
            totals = tuple(map(sum, zip(*played.sheet.rounds, strict=True)))
            assert totals == played.sheet.game
    assert replay.at_end


def test_the_way_back_is_the_way_there() -> None:
    replay = ReplaySession(recorded_game(rounds=3), "en")
    there = walked(replay)
    back = [replay.address]
    while replay.step(-1):
        back.append(replay.address)
    assert back == there[::-1]
    assert there[0] == "1.0"
    assert len(there) == sum(len(played.actions) + 1 for played in recorded_game(rounds=3).rounds)


def test_a_jump_lands_where_steps_lead() -> None:
    record = recorded_game(rounds=3)
    stepped, jumped = ReplaySession(record, "en"), ReplaySession(record, "en")
    for address in walked(ReplaySession(record, "en"))[1:]:
        stepped.step(1)
        jumped.go_to_address(f"#{address}")
        assert jumped.position == stepped.position


@pytest.mark.parametrize("address", ["0", "4", "1.37", "2.", "x", "", "1.2.3", "-1", "99999999"])
def test_there_is_no_other_position(address: str) -> None:
    replay = ReplaySession(recorded_game(rounds=3), "en")
    replay.go_to_address("2.5")
    with pytest.raises(NoSuchPosition, match="round from 1 to 3"):
        replay.go_to_address(address)
    assert replay.address == "2.5"


def test_a_record_without_rounds_cannot_be_replayed() -> None:
    with pytest.raises(RecordError, match="no rounds"):
        ReplaySession(recorded_game(rounds=0), "en")


def test_a_claim_is_the_last_action() -> None:
    record, _ = tied(LOW, 1)
    record.rounds[-1].claim = 0
    text = said(record, "end")
    replay = ReplaySession(record, "en")
    replay.go_to_end()
    assert replay.position.action == len(record.rounds[-1].actions) + 1
    assert "claims the game." in text
    assert "The record ends here." in text


def test_a_position_knows_nothing_of_the_rounds_after_it() -> None:
    replay = ReplaySession(recorded_game(), "en")
    replay.go_to_address("2.0")
    game = Game(replay.rules, recorded_game().dealer)
    list(recorded_game().round_steps(1, game))
    assert replay.totals == game.totals
    assert replay.outcome is None


# Line by line


def test_enter_shows_the_next_action_and_back_the_last_one() -> None:
    text = said(recorded_game(), "", "next", "back", "b", "back")
    addresses = [line.split()[1] for line in text.splitlines() if line.startswith("> ") and line[2:3].isdigit()]
    assert addresses == ["1.1", "1.2", "1.1", "1.0"]
    assert "The record begins here." in text


def test_a_number_goes_to_a_round_and_two_to_an_action() -> None:
    text = said(recorded_game(), "2", "1.4", "77")
    assert "> 2.0  Round 2. " in text
    assert "> 1.4  " in text
    assert "There is no '77' in this game" in text


def test_all_hands_are_told_or_one() -> None:
    record = recorded_game()
    assert said(record).count(" holds ") == 2
    assert "holds 3 cards" not in said(record)
    assert said(record, seat=0).count("holds 3 cards") == 1
    one = said(record, "hands 2")
    assert "Only one hand is shown: Bruno." in one
    assert "Ada holds 3 cards." in one
    assert "a number from 1 to 2" in said(record, "hands 3")
    assert "All hands are shown." in said(record, "hands", seat=1)


def test_play_tells_the_game_to_its_end() -> None:
    record = recorded_game()
    text = said(record, "play")
    assert text.count(": the score.") == len(record.rounds)
    assert text.count("round by round") == 2 * (len(record.rounds) - 1), "after the first round, for each side"
    assert text.rstrip(" >\n").endswith("The record ends here.")


def test_an_unfinished_record_is_told_as_far_as_it_goes() -> None:
    record = recorded_game(rounds=1)
    del record.rounds[0].actions[5:]
    text = said(record, "end", "")
    assert "> 1.5  " in text
    assert text.count("The record ends here.") == 2


@pytest.mark.parametrize("answer", ["table", "score", "rules", "?", "nonsense"])
def test_a_question_moves_nothing(answer: str) -> None:
    text = said(recorded_game(), "1.4", answer, "next")
    assert "> 1.5  " in text


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_words_of_its_own(lang: str) -> None:
    words = Translator(lang, recorded_game().rules)
    commands = [words.text(f"word-{word}") for word in ("next", "back", "end", "hands", "table", "score")]
    text = said(recorded_game(), *commands, words.text("word-quit"), "nothing", lang=lang)
    assert words.text("replay-all-hands") in text
    assert not any(words.text("replay-word", text=command) in text for command in [*commands, "nothing"])


# The command


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(write(recorded_game(rounds=2)), encoding="utf-8")
    return file


def test_the_command_replays_a_file(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nquit\n"))
    main(["replay", str(path), "--at", "2.3", "--seat", "1", "--plain", "--lang", "de"])
    text = capsys.readouterr().out
    assert "\n2.3  " in text
    assert "> 2.4  " in text


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seat", "2"], "There is no seat 2: the seats are 0 to 1."),
        (["--at", "9"], "There is no '9' in this game"),
        (["--lang", "xx"], "xx"),
    ],
)
def test_what_does_not_fit_the_record_is_refused(
    path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(path), *arguments])
    assert ended.value.code == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, b"", b"no record", b"\xff\xfe"])
def test_a_file_without_a_record_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "other.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(file), "--lang", "en"])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert str(file) in shown.err
    assert shown.err.count("\n") == 1
