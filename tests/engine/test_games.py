"""Games: targets, ties, the dealer's place, double games, outright wins (docs/rules.md#winning)."""

from __future__ import annotations

import pytest

from settebello.core import Action
from settebello.errors import IllegalAction, RecordError
from settebello.game import Game, Seed, seeded_game, seeded_shuffle
from settebello.outcome import Outcome, outcome_after_round, outcome_by_points
from settebello.record import read, write
from settebello.rules import Finish, Rules
from settebello.variants import variant

SEED = bytes(range(32))
DOUBLE = Finish(target=16, double_game=True)


@pytest.mark.parametrize(
    ("finish", "totals", "expected"),
    [
        (Finish(), (10, 9), None),
        (Finish(), (11, 9), (0,)),
        (Finish(), (11, 12), (1,)),
        (Finish(), (12, 12), None),
        (Finish(), (12, 11, 12), None),
        (Finish(), (3, 11, 12), (2,)),
        (Finish(target=1), (0, 1), (1,)),
        (Finish(), (-5, 11), (1,)),
    ],
)
def test_S0_the_higher_total_at_the_target_wins_and_a_tie_goes_on(
    finish: Finish, totals: tuple[int, ...], expected: tuple[int, ...] | None
) -> None:
    found = outcome_after_round(Rules(finish=finish), totals, None)
    assert (found.winners if found else None) == expected


def test_S0_the_whole_suit_wins_whatever_the_totals() -> None:
    assert outcome_after_round(Rules(), (0, 30), 0) == Outcome(winners=(0,), reason="outright")


@pytest.mark.parametrize(("loser", "doubly_lost"), [(7, (1,)), (8, ()), (0, (1,))])
def test_S0_hurrikan_a_loser_under_half_the_target_loses_a_double_game(
    loser: int, doubly_lost: tuple[int, ...]
) -> None:
    found = outcome_after_round(Rules(finish=DOUBLE), (16, loser), None)
    assert found == Outcome(winners=(0,), reason="points", doubly_lost=doubly_lost)


@pytest.mark.parametrize(("loser", "doubly_lost"), [(7, (1,)), (8, ())])
def test_an_outright_win_can_be_a_double_game(loser: int, doubly_lost: tuple[int, ...]) -> None:
    found = outcome_after_round(Rules(finish=DOUBLE), (0, loser), 0)
    assert found == Outcome(winners=(0,), reason="outright", doubly_lost=doubly_lost)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_dealers_place_passes_on_after_each_round(seats: int) -> None:
    game = seeded_game(variant("scopa").rules(seats, {"target": "60"}), SEED)
    dealers = []
    for _ in range(seats + 1):
        dealers.append(game.dealer)
        assert game.round.turn == (game.dealer + 1) % seats
        while game.state == "playing":
            game.play(game.round.legal_actions()[0])
        game.deal(seeded_shuffle(SEED, game))
    assert dealers == [(dealers[0] + number) % seats for number in range(seats + 1)]


def test_totals_add_up_the_rounds() -> None:
    game = seeded_game(Rules(finish=Finish(target=40)), SEED)
    while game.state != "over":
        if game.state == "between rounds":
            game.deal(seeded_shuffle(SEED, game))
        game.play(game.round.legal_actions()[0])
    assert game.totals == tuple(sum(score.totals[side] for score in game.scores) for side in (0, 1))
    assert game.outcome is not None
    assert max(game.totals) >= 40
    assert game.totals.index(max(game.totals)) == game.outcome.winners[0]


def test_nothing_is_dealt_or_played_out_of_time() -> None:
    game = seeded_game(Rules(finish=Finish(target=1)), SEED)
    with pytest.raises(IllegalAction, match="the game is playing"):
        game.deal(Seed(SEED))
    while game.state != "over":
        if game.state == "between rounds":
            with pytest.raises(IllegalAction, match="between rounds"):
                game.play(Action.parse("7D"))
            game.deal(seeded_shuffle(SEED, game))
        game.play(game.round.legal_actions()[0])
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play(Action.parse("7D"))
    with pytest.raises(IllegalAction, match="the game is over"):
        game.deal(Seed(SEED))


def _played_out(game: Game) -> None:
    while game.outcome is None:
        if game.state == "between rounds":
            game.deal(seeded_shuffle(SEED, game))
        else:
            game.play(game.round.legal_actions()[0])


@pytest.mark.parametrize("length", [1, 2, 4])
def test_after_a_fixed_number_of_rounds_the_best_total_wins(length: int) -> None:
    game = Game(Rules(finish=Finish(target=500)), 0, length)
    _played_out(game)
    best = max(game.totals)
    assert len(game.scores) == length
    assert game.outcome is not None
    assert game.outcome.winners == tuple(side for side, total in enumerate(game.totals) if total == best)
    with pytest.raises(IllegalAction):
        game.deal(seeded_shuffle(SEED, game))


def test_equal_totals_share_the_win_of_a_game_of_fixed_length() -> None:
    assert outcome_by_points(Rules(), (7, 7)) == Outcome(winners=(0, 1), reason="points")
    assert outcome_by_points(Rules(finish=Finish(lowest=True)), (7, 5)).winners == (1,)


def test_the_target_ends_a_game_of_fixed_length_earlier() -> None:
    game = Game(Rules(finish=Finish(target=1)), 0, 50)
    _played_out(game)
    assert len(game.scores) < 50


def test_the_length_is_in_the_record() -> None:
    game = Game(Rules(finish=Finish(target=500)), 0, 2)
    _played_out(game)
    text = write(game.record(["Ada", "Bruno"]))
    assert "[Length 2]" in text
    assert read(text).length == 2
    assert read(text).replay().outcome == game.outcome
    with pytest.raises(RecordError, match=r"Line 6: A game has 1 to 1000 rounds, not 0\."):
        read(text.replace("[Length 2]", "[Length 0]"))
