"""The rule for equal best totals at the target, and Scopa Frac (docs/rules.md#winning)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from settebello.game import Game, Seed, seeded_game, seeded_shuffle
from settebello.outcome import totals_to_go_on_with
from settebello.record import read, write
from settebello.rules import Finish, Rules
from settebello.server.tables.sheets import score_sheet
from settebello.variants import variant
from settebello.view import view_of
from tests.clauses.conftest import End, Implementation
from tests.oracle.game import totals_after

FRAC = variant("scopa-frac")
ROYALS = "1D 1C 1S 1B 8D 8C 8S 8B 9D 9C 9S 9B 10D 10C 10S 10B"
NEW_GAME = Rules(finish=Finish(target=2, tie="new-game"))


def test_S13_aces_and_pictures_score_one_each_and_nothing_else_does(rules_of: Implementation) -> None:
    score = rules_of.score(FRAC.rules(), [f"{ROYALS} 7D", "2D 3D 4D"], [2, 1])
    assert [side.lines for side in score.sides] == [{"honours": 16}, {}]
    assert score.king == 0


def test_S13_an_equal_card_or_a_sum_is_the_players_choice(rules_of: Implementation) -> None:
    found, may_lay = rules_of.captures(FRAC.rules(), "7D", "7C 3S 4B")
    assert (found, may_lay) == ({frozenset({"7C"}), frozenset({"3S", "4B"})}, False)


@pytest.mark.parametrize(
    ("seats", "totals", "king", "winners"),
    [
        (2, (22, 22), 1, (1,)),
        (2, (22, 22), 0, (0,)),
        (2, (22, 22), None, None),  # it was left to nobody
        (2, (20, 20), 1, None),  # nobody has reached the target
        (2, (23, 22), 1, (0,)),  # there is no tie
        (3, (22, 22, 5), 2, None),  # the third side has it
        (3, (22, 22, 5), 1, (1,)),
    ],
)
def test_S13_the_king_of_coins_decides_a_tie(
    end_of: End, seats: int, totals: Sequence[int], king: int | None, winners: tuple[int, ...] | None
) -> None:
    end = end_of(FRAC.rules(seats), totals, None, king)
    assert (None if end is None else end.winners) == winners


def test_the_king_is_that_of_the_scoring_suit_and_of_this_rule_alone(rules_of: Implementation) -> None:
    swords = Rules(bonus="S", finish=Finish(tie="king"))
    assert rules_of.score(swords, ["10D", "10S"]).king == 1
    assert rules_of.score(Rules(), ["10D", "10S"]).king is None


def test_S14_a_tie_begins_a_new_game_from_zero() -> None:
    """Played at random until there was one; the sheet of that round still shows the tie."""
    for number in range(300):
        game = seeded_game(NEW_GAME, number.to_bytes(32, "big"))
        _play_round(game, number)
        if game.state != "over" and game.totals_scored[0] >= 2:
            break
    assert game.totals_scored[0] == game.totals_scored[1] >= 2
    assert game.totals == (0, 0)
    assert score_sheet(game).game == game.totals_scored
    assert score_sheet(game).lines[-1].why == ("a tie at the target: a new game begins from 0",) * 2
    assert score_sheet(game).rounds == (game.scores[0].totals,)
    game.deal(seeded_shuffle(bytes(32), game))
    assert view_of(game, 0).totals == (0, 0)
    _play_round(game, 1)
    assert game.totals_scored == game.scores[1].totals
    assert all(line.key != "new-game" or max(game.totals_scored) >= 2 for line in score_sheet(game).lines)
    assert score_sheet(game).rounds == (game.scores[1].totals,)
    assert read(write(game.record(["Ada", "Bruno"]))).replay().totals == game.totals


def test_totals_go_on_as_the_oracle_adds_them() -> None:
    chance = Random(1)
    for _ in range(100):
        rounds: list[tuple[int, int]] = []
        totals: tuple[int, ...] = (0, 0)
        for _ in range(chance.randint(1, 6)):
            points = (chance.randint(0, 2), chance.randint(0, 2))
            rounds.append(points)
            totals = totals_to_go_on_with(NEW_GAME, tuple(map(sum, zip(totals, points, strict=True))))
        assert list(totals) == totals_after(NEW_GAME, rounds)


def _play_round(game: Game, seed: int) -> None:
    chance = Random(seed)
    if game.state == "between rounds":
        game.deal(Seed(bytes(32)))
    while game.state == "playing":
        game.play(chance.choice(game.round.legal_actions()))
