"""Mining: what becomes a puzzle, and that the same seed gives the same pack."""

from __future__ import annotations

from functools import cache

import pytest

from settebello.players.judge import Judge
from settebello.players.precision import PRECISIONS
from settebello.record import Record
from settebello.rules import Rules
from settebello.study.puzzles import Miner, Puzzle, encode_pack, mine_self_play, pack_of, self_play
from settebello.variants import variant

SEED = b"1"


@cache
def mined(name: str, seats: int, games: int) -> tuple[Puzzle, ...]:
    return tuple(mine_self_play(variant(name).rules(seats), SEED, games))


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("scopa", 2),
        pytest.param("escoba", 2, marks=pytest.mark.slow),
        pytest.param("asso-pigliatutto", 2, marks=pytest.mark.slow),
    ],
)
def test_the_solution_is_far_ahead_of_every_other_action(name: str, seats: int) -> None:
    puzzles = mined(name, seats, 2)
    assert puzzles
    for puzzle in puzzles:
        best, second, *_ = puzzle.judgement.actions
        assert puzzle.solution == best.action
        assert len(puzzle.view.legal) >= 3
        assert puzzle.view.turn == puzzle.view.seat
        assert best.equity is None or second.equity is None or best.equity > second.equity


def test_another_draw_of_worlds_finds_the_same_solution() -> None:
    judge = Judge(Rules(), PRECISIONS["thorough"], draw=1)
    for puzzle in mined("scopa", 2, 2):
        assert judge.judge(puzzle.view).best.action == puzzle.solution


def test_several_processes_give_the_same_bytes() -> None:
    rules = variant("scopa").rules(2)
    alone = encode_pack(pack_of([rules], mined("scopa", 2, 2)))
    done: list[tuple[int, int]] = []
    shared = mine_self_play(rules, SEED, 2, processes=2, progress=lambda *counts: done.append(counts))
    assert encode_pack(pack_of([rules], shared)) == alone
    assert done == [(1, 2), (2, 2)]


def test_games_of_another_seed_are_others() -> None:
    games = [self_play(Rules(), seed, number) for seed, number in ((b"1", 0), (b"1", 1), (b"2", 0))]
    assert len({tuple(game.rounds[0].actions) for game in games}) == 3
    assert self_play(Rules(), b"1", 0) == games[0]


def test_a_record_without_decisions_has_no_puzzles() -> None:
    record = Record(rules=Rules(), names=("Ada", "Bruno"), dealer=0)
    assert list(Miner(Rules()).puzzles(record)) == []


def test_a_partner_and_the_last_deal_are_themes() -> None:
    puzzles = mined("scopa", 2, 2)
    assert all(("last-deal" in puzzle.themes) == (puzzle.view.stock == 0) for puzzle in puzzles)
    assert not any("partner" in puzzle.themes for puzzle in puzzles)
