"""Attempts at a daily game whose plays seem to come from hidden cards are not ranked."""

from __future__ import annotations

import pytest

from settebello.core import Action
from settebello.game import Game
from settebello.players.judge import Judge
from settebello.record.daily import DAILY_RULES, FIRST_DAY, PERSON, daily_seed
from settebello.study.clairvoyance import MOST_FORESIGHT, own_decisions
from settebello.study.settlement import Settlement, settle_record
from tests.study.daily_attempts import attempt


def settled(player: str = "amico", *, cheats: bool = False) -> Settlement:
    judge = Judge(DAILY_RULES)

    def choose(game: Game) -> Action:
        return Action.parse(judge.open_values(game.round).best.action)

    record = attempt(FIRST_DAY, player, choose=choose if cheats else None)
    return settle_record(record, daily_seed(FIRST_DAY), FIRST_DAY.isoformat())


@pytest.mark.parametrize("player", ["amico", "esperto"])
def test_players_that_see_their_own_cards_are_ranked(player: str) -> None:
    settlement = settled(player)
    assert settlement.foresight < 0
    assert settlement.ranked


def test_the_best_plays_with_all_cards_open_are_not_ranked() -> None:
    settlement = settled(cheats=True)
    assert settlement.foresight > MOST_FORESIGHT
    assert all(decision.foresight >= 0 for decision in settlement.decisions)
    assert not settlement.ranked


def test_the_best_plays_by_what_the_seat_could_see_have_no_foresight() -> None:
    fair = [one for one in own_decisions(attempt(FIRST_DAY), PERSON) if one.action == one.best]
    assert len(fair) > 10
    assert all(decision.foresight <= 0 for decision in fair)
    assert any(decision.foresight < 0 for decision in fair)
