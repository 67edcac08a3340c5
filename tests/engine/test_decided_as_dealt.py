"""Games that a deal decides, before anybody plays (docs/rules.md#seats-and-deal)."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from settebello.cards import CardSet
from settebello.core import Round
from settebello.errors import IllegalAction, RecordError
from settebello.events import CardsDealt, GameOver, Redealt, RoundScored, RoundStarted
from settebello.game import Game, Packs, Seed
from settebello.outcome import Outcome
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import digest, from_json, to_json
from settebello.shuffle import round_seed
from settebello.solution import solve
from settebello.study import review
from settebello.study.luck.decomposition import game_luck
from settebello.variants import variant
from settebello.variants.cirulla import LUZZATI
from settebello.view import decode_view, encode, view_of
from tests.oracle import OracleRound
from tests.support.stacked_packs import stacked

RULES = variant("cirulla").rules(2, LUZZATI)
FOUR, THREE = "5D 5C 5S 5B", "5D 5C 5S 4B"
WON = Outcome(winners=(1,), reason="outright")
LOST = Outcome(winners=(0,), reason="outright")


def packs(*tables: str) -> Packs:
    return Packs(tuple(tuple(stacked(RULES, table=table)) for table in tables))


def decided(*tables: str) -> Game:
    game = Game(RULES, 1)
    game.deal(packs(*tables))
    return game


@pytest.mark.parametrize(
    ("tables", "outcome"),
    [([FOUR], WON), ([THREE, FOUR], WON), ([THREE, THREE, FOUR], WON), ([THREE, THREE, THREE], LOST)],
)
class TestAGame:
    def test_is_over_as_it_is_dealt(self, tables: Sequence[str], outcome: Outcome) -> None:
        game = Game(RULES, 1)
        events = game.deal(packs(*tables))
        assert [type(event) for event in events] == [
            RoundStarted,
            *[Redealt] * (len(tables) - 1),
            CardsDealt,
            RoundScored,
            GameOver,
        ]
        assert (game.state, game.outcome, game.totals, len(game.scores)) == ("over", outcome, (0, 0), 1)
        dealt = next(event for event in events if isinstance(event, CardsDealt))
        assert dealt.table == CardSet.parse(tables[-1])

    def test_takes_no_further_action(self, tables: Sequence[str], outcome: Outcome) -> None:
        game = decided(*tables)
        assert game.round.legal_actions() == []
        with pytest.raises(IllegalAction):
            game.play("1D")
        with pytest.raises(IllegalAction):
            game.deal(packs(FOUR))
        with pytest.raises(IllegalAction, match="There is nothing to solve"):
            solve(game.round)

    def test_is_seen_as_over_by_everybody(self, tables: Sequence[str], outcome: Outcome) -> None:
        for seat in (0, 1, None):
            view = view_of(decided(*tables), seat)
            assert (view.phase, view.turn, view.legal, view.hands, view.totals) == ("over", None, (), (3, 3), (0, 0))
            assert view.table == CardSet.parse(tables[-1])
            assert decode_view(encode(view)) == view

    def test_is_kept_and_read(self, tables: Sequence[str], outcome: Outcome) -> None:
        record = decided(*tables).record(["Ada", "Bruno"])
        text = write(record)
        assert text.splitlines()[-3:] == ["[Score [0, 0]]", "", f"[Result {list(outcome.winners)}]"]
        assert read(text) == record
        assert read(text).replay().outcome == outcome
        with pytest.raises(RecordError):
            read(text.replace("[Score [0, 0]]", "1. 1D"))

    def test_is_copied_and_pickled(self, tables: Sequence[str], outcome: Outcome) -> None:
        played = decided(*tables).round
        for twin in (played.copy(), pickle.loads(pickle.dumps(played)), Round.from_position(played.position())):
            assert (twin.phase, twin.score(), twin.position()) == ("over", played.score(), played.position())

    def test_is_the_oracles(self, tables: Sequence[str], outcome: Outcome) -> None:
        slow = OracleRound(RULES, stacked(RULES, table=tables[-1]), 1, len(tables))
        assert slow.score() == decided(*tables).scores[0]

    def test_has_no_decision_to_review_and_is_all_luck(self, tables: Sequence[str], outcome: Outcome) -> None:
        record = decided(*tables).record(["Ada", "Bruno"])
        assert review(record).decisions == ()
        luck = game_luck(record, worlds=20)
        assert luck.result.chance == (1.0 if outcome.winners == (0,) else 0.0)
        assert luck.deals.points * (1 if outcome.winners == (0,) else -1) > 0
        assert luck.rest.points == 0


@pytest.mark.parametrize("settings", [{"declaring": "deal"}, {"declaring": "turn"}])
def test_a_position_is_read_where_hands_are_declared(settings: dict[str, str]) -> None:
    """Nobody had to decide about a declaration."""
    rules = variant("cirulla").rules(4, LUZZATI | settings)
    played = Round(rules, stacked(rules, table=FOUR))
    again = Round.from_position(played.position())
    assert (again.score(), again.position()) == (played.score(), played.position())
    compared = variant("bazzica").rules(2, {"dealer_wins": "four-equal"})
    played = Round(compared, stacked(compared, table=FOUR))
    assert Round.from_position(played.position()).score() == played.score()


def test_a_void_deal_says_what_it_called_for() -> None:
    events = Game(RULES, 1).deal(packs(THREE, THREE, THREE))
    assert [event.table for event in events if isinstance(event, Redealt)] == [CardSet.parse(THREE)] * 2


def test_the_count_begins_anew_in_each_round() -> None:
    """Two void deals in one round and one in the next are not three running."""
    game = Game(RULES, 1)
    game.deal(packs(THREE, THREE, "10B 9B 8B 6B"))
    assert game.state == "playing"
    while game.state == "playing":
        game.play(game.round.legal_actions()[0])
    game.deal(Packs(tuple(tuple(stacked(RULES, table=table, dealer=0)) for table in (THREE, "10B 9B 8B 6B"))))
    assert game.state == "playing"


def test_a_later_round_can_decide_the_game() -> None:
    game = Game(RULES, 1)
    game.deal(packs("10B 9B 8B 6B"))
    while game.state == "playing":
        game.play(game.round.legal_actions()[0])
    before = game.totals
    game.deal(Packs((tuple(stacked(RULES, table=FOUR, dealer=0)),)))
    assert (game.outcome, game.totals) == (Outcome(winners=(0,), reason="outright"), before)
    assert view_of(game, 0).totals == before


def test_packs_from_a_seed_are_counted_alike() -> None:
    """A seed of which the first deal decides; the record with the seed is the record with its packs."""
    number = next(n for n in range(20_000) if _first_table_wins(n))
    seed = Seed(round_seed(number.to_bytes(32), 1))
    game = Game(RULES, 1)
    game.deal(seed)
    assert game.outcome is not None
    record = Record(rules=RULES, names=("Ada", "Bruno"), dealer=1, rounds=[RoundRecord(shuffle=seed)])
    assert read(write(record)).replay().outcome == game.outcome


def _first_table_wins(number: int) -> bool:
    pack = Seed(round_seed(number.to_bytes(32), 1)).pack(RULES.cards, 1)
    ranks = [card.rank for card in pack[6:10]]
    return len(set(ranks)) == 1


def test_the_rules_are_another_game_than_plain_cirulla() -> None:
    assert from_json(to_json(RULES)) == RULES
    assert digest(variant("cirulla").rules(2)) != digest(RULES)
