"""The arena plays with Python objects and factories, as well as with players by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from settebello.arena import InProcess, Match, PlayerLike, ProcessPool, run
from settebello.arena.contestants import make_player_like
from settebello.arena.report import as_json, as_text, labels
from settebello.core import Action
from settebello.players import GreedyPlayer, PlayerError, RandomPlayer
from settebello.rules import Rules
from settebello.view import View


class Mine:
    """Plays the first legal action."""

    def choose(self, view: View, rules: Rules) -> Action:
        return Action.parse(view.legal[0])


def seeded(seed: int) -> RandomPlayer:
    return RandomPlayer(seed)


@pytest.mark.parametrize(
    ("given", "name"), [(Mine(), "Mine"), (Mine, "Mine"), (seeded, "seeded"), (lambda: Mine(), "<lambda>")]
)
def test_a_player_may_be_an_object_or_a_factory(given: PlayerLike, name: str) -> None:
    match = Match(players=(given, "random"), rules=Rules())
    found = run(match, 3, InProcess()).summary
    assert found is not None
    assert found.standings[0].player == name
    assert as_json(match, found)["players"] == (name, "random")
    assert name in as_text(match, found)


def test_a_factory_gets_the_seed_of_the_player() -> None:
    by_name = run(Match(players=("random", "greedy"), rules=Rules()), 5, InProcess()).summary
    made = run(Match(players=(RandomPlayer, GreedyPlayer), rules=Rules()), 5, InProcess()).summary
    assert by_name is not None
    assert made is not None
    assert made.comparisons == by_name.comparisons


def test_players_of_one_name_are_numbered_and_results_are_kept(tmp_path: Path) -> None:
    match = Match(players=(Mine(), Mine()), rules=Rules())
    assert labels(match) == ["Mine", "Mine (2)"]
    first = run(match, 2, InProcess(), out=tmp_path / "results").summary
    assert run(match, 2, InProcess(), out=tmp_path / "results").summary == first


def test_only_the_meetings_with_the_first_player_are_played() -> None:
    players: tuple[PlayerLike, ...] = (Mine(), "random", "greedy")
    match = Match(players=players, rules=Rules(), only_with_first=True)
    every = run(Match(players=players, rules=Rules()), 5, InProcess()).summary
    found = run(match, 5, InProcess()).summary
    assert match.meetings == ((0, 1), (0, 2))
    assert every is not None
    assert found is not None
    assert [pair.players for pair in found.comparisons] == [(0, 1), (0, 2)]
    assert found.comparisons == every.comparisons[:2]
    assert found.rounds == 20
    assert match.header() != Match(players=players, rules=Rules()).header()
    assert "against greedy" in as_text(match, found)


def test_python_players_go_to_other_processes() -> None:
    match = Match(players=(GreedyPlayer(), RandomPlayer), rules=Rules())
    one, several = (run(match, 4, executor).summary for executor in (InProcess(), ProcessPool(2)))
    assert one is not None
    assert several is not None
    assert one.comparisons == several.comparisons


@pytest.mark.parametrize("wrong", [7, int, None, lambda: "greedy"])
def test_what_is_no_player_is_refused_with_a_sentence(wrong: object) -> None:
    with pytest.raises(PlayerError, match=r"is not a player: give a specification such as 'greedy'"):
        run(Match(players=(wrong, "random"), rules=Rules()), 1, InProcess())  # type: ignore[arg-type]


def test_a_player_of_any_kind_for_other_environments() -> None:
    assert isinstance(make_player_like("greedy", 1), GreedyPlayer)
    assert isinstance(make_player_like(seeded, 1), RandomPlayer)
    mine = Mine()
    assert make_player_like(mine, 1) is mine


@pytest.mark.parametrize(("whole_games", "unit"), [(False, "Points a round"), (True, "Points a game")])
def test_a_report_says_what_its_points_are_for(whole_games: bool, unit: str) -> None:
    match = Match(players=("greedy", "random"), rules=Rules(), whole_games=whole_games)
    found = run(match, 2, InProcess()).summary
    assert found is not None
    assert unit in as_text(match, found)
