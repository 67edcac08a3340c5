"""Matches: the same cards for all, the same results whichever executor plays them, nothing lost."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from settebello.arena import ArenaError, InProcess, Match, ProcessPool, Task, run
from settebello.arena.match import packs_for_games, seatings, tasks
from settebello.arena.report import as_json, as_text
from settebello.arena.results import ResultFile
from settebello.arena.worker import TaskResult, Worker
from settebello.cards import CardSet
from settebello.core import Action, Round
from settebello.players import PlayerError, make_player
from settebello.players.cheating import CHEATS
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.view import View
from tests.support.process_status import is_running

TWO = Match(players=("greedy", "random"), rules=Rules())
THREE = Match(players=("greedy", "random", "traditional"), rules=Rules())


def _without_times(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: _without_times(value) for key, value in tree.items() if key not in ("seconds", "ms_per_action")}
    return [_without_times(value) for value in tree] if isinstance(tree, list | tuple) else tree


def _json(match: Match, packs: int, executor: Any = None, **named: Any) -> Any:
    outcome = run(match, packs, executor or InProcess(), **named)
    return _without_times(json.loads(json.dumps(as_json(match, outcome.summary))))


class Stopped:
    """Ctrl-C after so many results."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.played: list[Task] = []

    def run(self, match: Match, tasks: Sequence[Task]) -> Generator[TaskResult]:
        worker = Worker(match)
        for task in tasks[: self.after]:
            self.played.append(task)
            yield worker.play(task)
        if len(tasks) > self.after:
            raise KeyboardInterrupt


# Duplicate deals


def test_each_pack_is_played_in_every_seating() -> None:
    assert seatings((0, 1), 2) == ((0, 1), (1, 0))
    assert {len({seated[side] for seated in seatings((0, 1, 2), 3)}) for side in range(3)} == {3}
    for who in (0, 1):  # two players at three sides: each has each side equally often
        assert [sum(seated[side] == who for seated in seatings((0, 1), 3)) for side in range(3)] == [3, 3, 3]


def test_seatings_of_a_pack_differ_in_nothing_but_the_seats() -> None:
    """Greedy against itself: the sides are swapped, and so are points and sweeps."""
    for pack in range(5):
        one, other = Worker(Match(players=("greedy", "greedy"), rules=Rules())).play(Task(pack, 0)).played
        assert (one.points, one.sweeps) == (other.points, other.sweeps)
    assert _json(Match(players=("greedy", "greedy"), rules=Rules()), 10)["comparisons"][0]["points"]["mean"] == 0


def test_all_meetings_play_the_same_packs() -> None:
    assert THREE.meetings == ((0, 1), (0, 2), (1, 2))
    assert [task.pack for task in tasks(THREE, 2)] == [0, 0, 0, 1, 1, 1]
    three_sides = Match(players=("greedy", "random", "traditional", "greedy"), rules=variant("scopa").rules(3))
    assert three_sides.meetings == ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_at_every_number_of_seats(game: str) -> None:
    for seats in VARIANTS[game].seats:
        found = run(Match(players=("traditional", "random"), rules=variant(game).rules(seats)), 1, InProcess()).summary
        assert found is not None
        assert found.rounds == {2: 2, 3: 6, 4: 14}[variant(game).rules(seats).sides]


def test_shares_and_sweeps_add_up() -> None:
    found = run(THREE, 20, InProcess()).summary
    assert found is not None
    assert found.rounds == 20 * 3 * 2
    for shares in (*found.sides.values(), *(part for one in found.standings for part in one.by_seat.values())):
        assert shares.won.mean + shares.tied.mean + shares.lost.mean == pytest.approx(1)
    assert found.sides["leading"].won.mean == pytest.approx(found.sides["dealer's"].lost.mean)
    made, conceded = (sum(getattr(one, name) for one in found.standings) for name in ("sweeps_made", "sweeps_conceded"))
    assert made == pytest.approx(conceded)


def test_points_are_paired_by_pack() -> None:
    result = Worker(TWO).play(Task(0, 0))
    by_hand = sum(
        played.points[played.players.index(0)] - played.points[played.players.index(1)] for played in result.played
    )
    found = run(TWO, 1, InProcess()).summary
    assert found is not None
    assert found.comparisons[0].points.mean == by_hand / 2


def test_whole_games_go_to_the_target() -> None:
    match = Match(players=("greedy", "random"), rules=Rules(), whole_games=True)
    assert packs_for_games(match, 6) == 3
    for played in Worker(match).play(Task(0, 0)).played:
        assert max(played.points) >= 11
        assert played.rounds > 1
        assert len(played.won) == 1


def test_the_time_of_a_player_is_that_of_all_its_threads() -> None:
    found = run(Match(players=("maestro:20", "maestro:20x2"), rules=variant("scopone").rules()), 1, InProcess()).summary
    assert found is not None
    alone, together = (one.ms_per_action for one in found.standings)
    assert together > alone  # both search for 20 ms, the one with one thread, the other with two


# The same results from the same seed


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    assert _json(THREE, 6, ProcessPool(2)) == _json(THREE, 6)


def test_another_seed_is_another_match() -> None:
    other = Match(players=TWO.players, rules=Rules(), seed=2)
    assert _json(TWO, 5)["comparisons"] != _json(other, 5)["comparisons"]


# Keeping results


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    first = run(TWO, 10, Stopped(4), out=file)
    assert (first.finished, first.summary and first.summary.packs) == (False, 4)
    rest = Stopped(100)
    assert _json(TWO, 10, rest, out=file) == _json(TWO, 10)
    assert [task.pack for task in rest.played] == [4, 5, 6, 7, 8, 9]
    assert len(file.read_text().splitlines()) == 11


def test_a_longer_match_plays_on_and_a_shorter_one_plays_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(TWO, 5, InProcess(), out=file)
    longer, shorter = Stopped(100), Stopped(100)
    assert _json(TWO, 8, longer, out=file) == _json(TWO, 8)
    assert _json(TWO, 3, shorter, out=file) == _json(TWO, 3)
    assert (len(longer.played), shorter.played) == (3, [])


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(TWO, 5, InProcess(), out=file)
    file.write_bytes(file.read_bytes()[:-20])
    again = Stopped(100)
    assert _json(TWO, 5, again, out=file) == _json(TWO, 5)
    assert [task.pack for task in again.played] == [4]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("one line\n", "holds no results of an arena"),
        ("no line", "holds no results of an arena"),
        ('{"arena":1,"players":["random","random"]}\n', "holds the results of another match"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str, sentence: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(content)
    with pytest.raises(ArenaError, match=sentence):
        run(TWO, 1, InProcess(), out=file)
    assert file.read_text() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(TWO.header() + b"\nnonsense\n")
    with pytest.raises(ArenaError, match="damaged at line 2"):
        run(TWO, 1, InProcess(), out=file)


def test_a_file_is_not_for_two_runs_at_once(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    running = ResultFile(file, TWO)
    with pytest.raises(ArenaError, match="in use by another arena"):
        run(TWO, 5, InProcess(), out=file)
    running.close()
    assert _json(TWO, 5, out=file) == _json(TWO, 5)


def test_a_file_where_nothing_can_be_locked_is_not_said_to_be_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", refuse)
    with pytest.raises(ArenaError, match=r"match\.jsonl cannot be used: No locks available"):
        ResultFile(tmp_path / "match.jsonl", TWO)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "settebello", "arena", "greedy", "random", "--packs", "100000", "--jobs", "2"]
    process = subprocess.Popen([*command, "--out", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    _wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 4)
    process.send_signal(signal.SIGINT)
    printed, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    assert "greedy against random" in printed
    assert _json(TWO, 100, Stopped(0), out=file)["packs"] >= 4


def test_a_process_that_is_killed_ends_the_match_in_one_sentence() -> None:
    results = ProcessPool(2).run(TWO, [Task(pack, 0) for pack in range(100_000)])
    next(results)
    killed = multiprocessing.active_children()[0]
    killed.kill()
    with pytest.raises(ArenaError, match="A process of the arena has died"):
        for _ in results:
            pass
    assert not multiprocessing.active_children()


def _wait_until(condition: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


# Who may play


class Peeping:
    """Takes whatever the others hold into account, which is to say nothing: it only looks."""

    seen: list[CardSet]

    def __init__(self) -> None:
        self.seen = []

    def choose_knowing(self, round: Round, view: View) -> Action:  # noqa: A002
        assert view.seat is not None
        self.seen.append(round.hand((view.seat + 1) % 2))
        action = round.legal_actions()[0]
        round.play(action)  # a copy: this changes nothing
        return action


def test_a_cheat_sees_the_true_round_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    cheat = Peeping()
    monkeypatch.setitem(CHEATS, "peeping", lambda spec, seed: cheat)
    result = Worker(Match(players=("peeping", "greedy"), rules=Rules())).play(Task(0, 0))
    assert result.efforts[0].actions == len(cheat.seen) == 36
    assert len(cheat.seen[0]) == 3


@pytest.mark.parametrize("player", ["peeping", "engine:cat"])
def test_a_table_has_no_cheats_and_starts_no_programs(monkeypatch: pytest.MonkeyPatch, player: str) -> None:
    monkeypatch.setitem(CHEATS, "peeping", lambda spec, seed: Peeping())
    with pytest.raises(PlayerError, match="only in the arena"):
        make_player(player)


def test_programs_play_and_are_ended(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, os, sys\n"
        f"open({str(tmp_path)!r} + f'/{{os.getpid()}}.pid', 'w')\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'action': json.loads(line)['legal'][-1]}), flush=True)\n"
    )
    match = Match(players=(f"engine:{sys.executable} -I {program}", "random"), rules=Rules(), time_ms=20_000)
    found = run(match, 4, ProcessPool(2)).summary
    assert found is not None
    assert found.standings[0].faults == {}
    assert found.standings[0].actions == 4 * 36
    started = [int(file.stem) for file in tmp_path.glob("*.pid")]
    assert len(started) == 3  # one to try it out, and one in each process
    _wait_until(lambda: not any(map(is_running, started)))


def test_faults_are_counted_in_the_report(tmp_path: Path) -> None:
    match = Match(players=("engine:cat", "random"), rules=Rules())
    found = run(match, 1, InProcess()).summary
    assert found is not None
    assert found.standings[0].faults == {"garbage": 3, "given up": 33}
    assert "decisions lost: 3 garbage, 33 given up (of 36)" in as_text(match, found)
