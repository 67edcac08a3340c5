"""The game line by line."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from settebello.cards import CARDS, CardSet
from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.events import Redealt
from settebello.game import Packs
from settebello.players.recommendation import Reason, Recommendation
from settebello.record import Record, RoundRecord, read
from settebello.terminal import play
from settebello.terminal.plain.table import PlainTable
from settebello.terminal.session.local import LocalSession, new_local_session
from settebello.terminal.text.messages import Translator
from settebello.variants import VARIANTS, variant
from settebello.variants.cirulla import LUZZATI
from tests.support.server_process import TIMEOUT
from tests.support.stacked_packs import stacked
from tests.terminal.local_tables import Scripted, seeded, two_seats

EVERY_GAME = [(known.id, seats) for known in VARIANTS.values() for seats in known.seats]


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class Answers(io.StringIO):
    """Input that answers as it is asked."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__()
        self.answer = answer

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        return self.answer()


def said(game: LocalSession, *answers: str, lang: str = "en") -> str:
    """A table's output for these answers and the end of input."""
    writes = io.StringIO()
    reads = io.StringIO("".join(f"{answer}\n" for answer in answers))
    PlainTable(game, Translator(lang, game.rules), reads=reads, writes=writes).run()
    return writes.getvalue()


class BrokenPipe(io.StringIO):
    """Nobody reads it any more after so many writes."""

    def __init__(self, writes: int) -> None:
        super().__init__()
        self.left = writes

    def write(self, text: str) -> int:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError
        return super().write(text)


def test_a_game_is_saved_when_nobody_reads_any_more(tmp_path: Path) -> None:
    game = seeded()
    with pytest.raises(BrokenPipeError):
        PlainTable(game, Translator("en", game.rules), reads=Answers(lambda: "1\n"), writes=BrokenPipe(40)).run()
    (kept,) = (path for path in (tmp_path / "state").rglob("*") if path.is_file())
    assert read(kept.read_text()) == game.record


def chosen() -> LocalSession:
    return two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_round_of_every_game(name: str, seats: int) -> None:
    known = variant(name)
    game = new_local_session(known, known.rules(seats), ["random"], you="You", seed=bytes(32))
    table = PlainTable(
        game,
        Translator("en", game.rules),
        reads=Answers(lambda: "quit\n" if game.scores else "1\n"),
        writes=io.StringIO(),
    )
    table.run()
    assert len(game.scores) == 1


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    code = (
        "from settebello.terminal import play; from settebello.variants import variant; import pathlib, sys;"
        " v = variant('scopa');"
        " play(v, v.rules(2), ['greedy'], plain=True, seed=bytes(32), save=pathlib.Path(sys.argv[1]))"
    )
    file = tmp_path / "game.txt"
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)],
        input="1\n" * 600,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Another game?" in done.stdout
    assert done.stdout.rstrip().endswith(f"The input has ended. The game is saved in {file}.")
    assert read(file.read_text()).replay().outcome is not None


def test_another_game_when_one_is_over() -> None:
    game = seeded(target="1")
    turns = iter(["y", "quit"])
    writes = io.StringIO()
    table = PlainTable(
        game,
        Translator("en", game.rules),
        reads=Answers(lambda: f"{next(turns) if table.session is not game or game.outcome else 1}\n"),
        writes=writes,
    )
    table.run()
    assert writes.getvalue().count("Scopa: 2 players") == 2


def test_the_position_is_said_in_words() -> None:
    text = said(chosen())
    for line in (
        "On the table: ace of coins (1D), three of cups (3C), four of swords (4S), five of batons (5B).",
        "Your hand: two of coins (2D), nine",
        "Rosa holds 3 cards.",
        "Still to be dealt: 30 cards.",
        "1: lay down the two of coins (2D)",
    ):
        assert line.replace("nine", "horse of cups (9C), king of batons (10B).") in text


@pytest.mark.parametrize(
    ("answer", "move"),
    [("1", "2D"), ("2d", "2D"), ("9cx5b4s", "9Cx4S5B"), ("9Cx1D3C5B", "9Cx1D3C5B"), (" 3 ", "9Cx4S5B")],
)
def test_answers_that_play(answer: str, move: str) -> None:
    game = chosen()
    said(game, answer)
    assert str(game.record.rounds[0].actions[0]) == move


def test_a_card_alone_means_its_one_play() -> None:
    game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 6B")
    said(game, "9C")
    assert str(game.record.rounds[0].actions[0]) == "9Cx9D"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("", "'' is not an answer: type a number from 1 to 4, a play such as 2D, or ? for help."),
        ("hello", "'hello' is not an answer"),
        ("9Cx", "9Cx cannot be played now: answer 1 to 4, or ? for help."),
        ("0", "There is no choice 0: answer 1 to 4."),
        ("999999999", "There is no choice 999999999"),
        ("²", "'²' is not an answer"),
        ("7D", "7D cannot be played now"),
        ("keep", "keep cannot be played now"),
        ("claim", "claim cannot be played now"),
        ("9" * 5000, "is not an answer"),
        ("9Cx9Cx", "'9Cx9Cx' is not an answer"),
        ("9C", "There are several ways to play the horse of cups: 9Cx1D3C5B and 9Cx4S5B."),
        ("x" * 5000, "is not an answer"),
        ("\x00\x1b[2J", "is not an answer"),
    ],
)
def test_bad_answers_get_one_sentence_and_another_chance(answer: str, sentence: str) -> None:
    game = chosen()
    text = said(game, answer)
    assert sentence in text
    assert "\x1b" not in text
    assert game.record.rounds[0].actions == []
    assert text.count("> ") == 2


@pytest.mark.parametrize(
    ("word", "says"),
    [("?", "A number chooses from the list."), ("rules", "SWEEPS"), ("table", "Your hand:"), ("score", "Total: You 0")],
)
def test_words_that_play_no_card(word: str, says: str) -> None:
    game = chosen()
    assert said(game, word).count(says) >= 1
    assert game.record.rounds[0].actions == []


def test_the_end_of_input_loses_nothing(tmp_path: Path) -> None:
    game = chosen()
    text = said(game, "1")
    file = next((tmp_path / "state" / "settebello").iterdir())
    assert text.rstrip().endswith(f"The game is saved in {file}; to continue it, use --save with that file.")
    assert read(file.read_text()).rounds == game.record.rounds


def test_a_sweep_is_called() -> None:
    game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 1S 4S")
    assert "takes ace of coins, ace of swords, three of cups and four of swords. Scopa!" in said(game, "9Cx1D1S3C4S")


def test_leftover_cards_and_declarations_are_told() -> None:
    game = seeded("bazzica", seed=9)
    turns = iter("1" * 200)
    text = said(game, *turns)
    assert "passes" in text
    assert "What is left on the table goes there" in text


def test_a_cut_is_kept_from_the_others() -> None:
    game = seeded("chkobba", seed=6)
    text = said(game, "keep")
    assert "The card you drew (only you can see it): queen of hearts (9C)." in text
    assert "You keep the card." in text


def test_italian() -> None:
    text = said(chosen(), "esci", lang="it")
    assert "In tavola: asso di denari (1D)" in text
    assert "Tocca a te." in text


def test_hidden_cards_change_nothing_that_is_said() -> None:
    """The same view, with other cards in Rosa's hand and in the stock, gives the same words."""
    texts = set()
    for theirs in ("1B 2B 3B", "7D 8D 9D"):
        game = two_seats("9C 2D 10B", theirs, "1D 3C 4S 5B")
        assert isinstance(game.record.rounds[0].shuffle, Packs)
        assert len(set(game.record.rounds[0].shuffle.packs[0])) == len(CARDS)
        texts.add(said(game, "table", "score"))
    assert len(texts) == 1


def test_a_redeal_is_told() -> None:
    game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")
    events = [*game.play(Scripted("2D").choose(game.view, game.rules)), Redealt(table=CardSet())]
    table = PlainTable(game, Translator("en", game.rules), reads=io.StringIO(), writes=io.StringIO())
    lines = table.narrator.describe_events(events, game.view)
    assert any("call for a redeal" in line for line in lines)


def test_nothing_of_textual_is_imported_for_it() -> None:
    code = (
        "import sys, settebello.terminal; assert 'settebello.core' not in sys.modules;"
        " import settebello.terminal.plain.table; assert 'textual' not in sys.modules"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, timeout=TIMEOUT)


def test_a_language_without_words() -> None:
    known = variant("scopa")
    with pytest.raises(SettebelloError, match="tlh"):
        play(known, known.rules(2), [], plain=True, lang="tlh")


@pytest.mark.parametrize(
    ("against", "sentence"),
    [
        (["nobody"], "There is no player 'nobody'"),
        (["greedy", "greedy"], "2 opponents are named, but there is only room for 1."),
    ],
)
def test_opponents_that_cannot_be(against: list[str], sentence: str) -> None:
    known = variant("scopa")
    with pytest.raises(SettebelloError, match=re.escape(sentence)):
        play(known, known.rules(2), against, plain=True)


def claimable(*, target: int) -> LocalSession:
    """I sweep at once, and may claim; one point is certain then."""
    rules = variant("scopa").rules(2, {"claiming_out": "on", "target": str(target)})
    return two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 1S 4S", rules=rules)


@pytest.mark.parametrize(
    ("target", "winner", "sentence", "end"),
    [
        (1, 0, "The claim is right: You 1, 1 to win.", "You win the game, 1-0."),
        (2, 1, "The claim is wrong: You 1, 2 to win.", "The game goes to Rosa, 0-1."),
    ],
)
def test_a_claim_ends_the_game(tmp_path: Path, target: int, winner: int, sentence: str, end: str) -> None:
    game = claimable(target=target)
    game.save = tmp_path / "game.txt"
    text = said(game, "9Cx1D1S3C4S", "claim", "y")
    for line in ("You claim the game.", "Certain in this round: You 1, Rosa 0.", sentence, end, "Another game?"):
        assert line in text
    record = read(game.save.read_text())
    assert record.rounds[-1].claim == 0
    outcome = record.replay().outcome
    assert outcome == game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "claim")


def test_a_claim_is_asked_about_first() -> None:
    game = claimable(target=1)
    text = said(game, "claim", "perhaps", "n", "table")
    assert "if you are wrong, you lose the game. Claim? Answer “y” or “n”." in text
    assert "'perhaps' is not an answer: answer “y” or “n”." in text
    assert game.outcome is None
    assert "claim: your side already has" not in said(chosen(), "table")


def test_quit_leaves_at_a_question_too() -> None:
    game = claimable(target=1)
    text = said(game, "claim", "quit", "9Cx1D1S3C4S")
    assert text.rstrip().endswith("Goodbye.")
    assert game.record.rounds[0].actions == []
    assert game.outcome is None


def test_a_wrong_claim_of_three_says_what_each_had_for_certain() -> None:
    rules = variant("scopa").rules(3, {"claiming_out": "on"})
    game = seeded(seats=3, seed=4, claiming_out="on")
    assert game.rules == rules
    text = said(game, "claim", "y")
    assert "The claim is wrong: You 0, 11 to win." in text
    for name in ("You", "Rosa", "Carlo"):
        assert f"{name}, certain in this round: sweeps 0, piles 0." in text
    assert "Of the others, the best total wins, counting of this round only what scored at once." in text
    assert "certain in this round" not in said(claimable(target=1), "table")


def test_a_claim_says_what_of_it_was_swept() -> None:
    text = said(claimable(target=2), "9Cx1D1S3C4S", "claim", "y")
    assert "You, certain in this round: sweeps 1, piles 0." in text
    assert "Of the others" not in text


def test_a_game_in_arabic() -> None:
    text = said(claimable(target=1), "نصيحة", "9Cx1D1S3C4S", "مطالبة", "ن", "ل", lang="ar")
    rosa = "\N{FIRST STRONG ISOLATE}Rosa\N{POP DIRECTIONAL ISOLATE}"
    for part in (
        f"ضد {rosa}.",
        f"{rosa}: ",
        "على الطاولة: ",
        "نصيحة: أخذ آص الدنانير وآص السيوف وثلاثة الكؤوس وأربعة السيوف بفارس الكؤوس؛",
        "سكوبا!",
        "فزت باللعبة",
        "مع السلامة.",
    ):
        assert part in text
    assert set(re.findall("[A-Za-z]{2,}", text)) <= {"Scopa", "Rosa", "Cx", "Dx"}
    assert "آص الدنانير (1D) وآص السيوف (1S) وثلاثة الكؤوس (3C) وأربعة السيوف (4S)" in text


def test_a_claim_in_italian() -> None:
    game = claimable(target=1)
    assert "Hai vinto la partita, 1-0." in said(game, "9Cx1D1S3C4S", "fuori", "s", lang="it")


@pytest.mark.parametrize(("lang", "word", "says"), [("en", "hint", "Hint: "), ("it", "consiglio", "Consiglio: ")])
def test_a_hint_says_an_action_and_a_reason(lang: str, word: str, says: str) -> None:
    game = two_seats("7C 2D 10B", "1B 2B 3B", "7D 3C 4S 6B")
    line = next(line for line in said(game, word, lang=lang).splitlines() if says in line)
    assert line.endswith(".")
    assert ";" in line
    assert game.record.rounds[0].actions == []


def test_every_reason_is_said() -> None:
    narrator = PlainTable(
        chosen(), Translator("en", chosen().rules), reads=io.StringIO(), writes=io.StringIO()
    ).narrator
    action, cards = Action.parse("7Cx7D"), CardSet.parse("7D")
    lines = {
        narrator.advice_text(Recommendation(action=action, reason=reason, cards=cards, safe=True))
        for reason in get_args(Reason)
    }
    assert len(lines) == len(get_args(Reason)) - 1  # settebello and king: each a point by itself
    assert "Hint: seven of cups takes seven of coins; it takes a card of coins, and leaves nothing to sweep." in lines


@pytest.mark.parametrize(
    ("tables", "title", "why", "won"),
    [
        (
            ["5D 5C 5S 5B"],
            "Four of a kind on the table",
            "five of clubs on the table: the game is won",
            "The game goes to Rosa",
        ),
        (["5D 5C 5S 4B"] * 3, "Void deals", "3 void deals in a row", "You win"),
    ],
)
def test_a_game_that_the_deal_decides(tables: list[str], title: str, why: str, won: str) -> None:
    """The score says why, and another game is offered."""
    rules = variant("cirulla").rules(2, LUZZATI)
    packs = Packs(tuple(tuple(stacked(rules, table=table)) for table in tables))
    record = Record(rules=rules, names=("You", "Rosa"), dealer=1, rounds=[RoundRecord(shuffle=packs)])
    record.extra = [("Title", "Cirulla"), ("Players", ["", "greedy"])]
    text = said(LocalSession(record), "n")
    assert title in text
    assert why in text
    assert won in text
    assert "The deal decides the game, whatever the score." in text
    assert "Another game?" in text
