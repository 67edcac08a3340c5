"""The pack that comes with the package, and the choice of its puzzles."""

from __future__ import annotations

import gzip
from collections import Counter

from msgspec.structs import replace

from settebello.players.judge import Judge
from settebello.players.table import unseen_cards
from settebello.record.titles import nearest_variant
from settebello.study.puzzles import best_of, encode_pack, pack_of, shipped_pack
from settebello.study.puzzles.fairness import is_fair
from settebello.study.puzzles.shipped import SHIPPED
from settebello.study.puzzles.themes import themes_of
from settebello.view import View

MOST_BYTES = 150_000


def test_there_are_enough_puzzles_of_enough_games() -> None:
    pack = shipped_pack()
    games = {nearest_variant(rules).id for rules in pack.games.values()}
    assert len(pack.puzzles) == 500
    assert len(games) >= 12
    assert {"scopa", "scopone", "cirulla", "escoba"} <= games


def test_every_puzzle_is_fair() -> None:
    pack = shipped_pack()
    assert all(is_fair(puzzle, pack.games[puzzle.game]) for puzzle in pack.puzzles)


def test_the_themes_are_those_of_the_position_and_the_reasons() -> None:
    pack = shipped_pack()
    for puzzle in pack.puzzles:
        assert puzzle.themes == themes_of(puzzle.view, pack.games[puzzle.game], puzzle.judgement, puzzle.reasons)


def test_themes_are_about_lines_that_the_game_scores() -> None:
    pack = shipped_pack()
    for puzzle in pack.puzzles:
        scoring = pack.games[puzzle.game].scoring
        scored = {
            "settebello": scoring.settebello,
            "primiera": scoring.primiera,
            "sevens": scoring.primiera or scoring.barmila,
            "cards": scoring.cards or scoring.card_count,
            "coins": scoring.coins or scoring.napola or scoring.scaletta_bassa or scoring.scaletta_alta,
        }
        assert all(scored.get(theme, True) for theme in puzzle.themes), puzzle.id


def test_a_round_of_a_single_deal_has_no_last_deal() -> None:
    pack = shipped_pack()
    single = [puzzle for puzzle in pack.puzzles if len(pack.games[puzzle.game].deal.hands) == 1]
    assert single
    assert not any("last-deal" in puzzle.themes for puzzle in single)


def test_the_file_is_small_and_canonical() -> None:
    data = SHIPPED.read_bytes()
    assert len(gzip.compress(data)) < MOST_BYTES
    assert encode_pack(shipped_pack()) == data


def test_exact_solutions_are_found_again() -> None:
    pack = shipped_pack()
    exact = [puzzle for puzzle in pack.puzzles if puzzle.judgement.knowledge == "exact"]
    for puzzle in exact[::25]:
        assert Judge(pack.games[puzzle.game]).judge(puzzle.view).best.action == puzzle.solution


def test_a_selection_has_as_many_of_each_game_as_it_can() -> None:
    count = 3 * len(shipped_pack().games)
    chosen = best_of([shipped_pack()], count)
    counts = Counter(puzzle.game for puzzle in chosen.puzzles)
    assert set(counts.values()) == {3}
    assert best_of([shipped_pack()], count) == chosen
    assert len(best_of([chosen], 1000).puzzles) == len(chosen.puzzles) == count


def test_of_a_deal_there_is_one_puzzle() -> None:
    """Another one of the same deal would show what is in the hands; so would one of a similar game."""
    pack = shipped_pack()
    puzzle = next(one for one in pack.puzzles if one.view.stock)
    rules = pack.games[puzzle.game]
    view = puzzle.view

    def chosen(other: View) -> int:
        return len(best_of([pack_of([rules], [puzzle, replace(puzzle, id="other", view=other)])], 2).puzzles)

    assert chosen(replace(view, seat=1 - (view.seat or 0), hand=unseen_cards(view, rules))) == 1
    assert chosen(replace(view, stock=view.stock - 6)) == 2


def test_no_position_comes_twice() -> None:
    """Similar games have the same cards if they are mined with the same seed."""
    puzzles = shipped_pack().puzzles
    assert len({(puzzle.view.hand, puzzle.view.table) for puzzle in puzzles}) == len(puzzles)
