"""The inferences of a perfect counter: plays of this deal, sweeps declined, chances of a card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import CardSet
from settebello.core import Action
from settebello.game import Game, Packs
from settebello.players import make_player
from settebello.players.card_counting import STILL_HELD, CardCounter, TablePlay, plays_of_deal
from settebello.players.table import can_be_swept, cards_gained, makes_sweep, sweepers, takers, unseen_cards
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import Move, View, view_of
from tests.support.stacked_packs import stacked

SCOPA = Rules()


def after(*actions: str, table: str = "1C 2D 3D 4D", hands: tuple[str, str] = ("10D 7S 6C", "9S 5B 8D")) -> Game:
    game = Game(SCOPA, 1)
    game.deal(Packs((tuple(stacked(SCOPA, table=table, deals=[hands])),)))
    for text in actions:
        game.play(Action.parse(text))
    return game


def counter(game: Game, seat: int) -> CardCounter:
    return CardCounter(view_of(game, seat), SCOPA)


@pytest.mark.parametrize(
    ("actions", "declined"),
    [
        (("10Dx1C2D3D4D",), ""),
        (("7Sx3D4D",), "10D 10C 10S 10B"),
        (("6Cx2D4D",), "10D 10C 10S 10B"),
    ],
)
def test_a_sweep_that_was_taken_was_not_declined(actions: tuple[str, ...], declined: str) -> None:
    found = counter(after(*actions), 1)
    assert found.declined[0] == CardSet.parse(declined)
    assert found.declined[1] == CardSet()


def test_what_was_declined_is_doubted_and_no_other_card() -> None:
    found = counter(after("7Sx3D4D"), 1)
    kings, queens = CardSet.parse("10D 10C 10S 10B"), CardSet.parse("9D 9C 9S 9B")
    assert 0 < found.probability_held(0, kings) < STILL_HELD
    assert found.probability_held(0, queens) > STILL_HELD / 2
    likely = found.probability_held(0, CardSet.parse("9D 9C 9B"))
    assert found.probability_held(0, CardSet.parse("9D 9C 9B 10D")) == pytest.approx(
        1 - (1 - likely) * (1 - STILL_HELD * found.probability_held(0, CardSet.parse("9D")))
    )


def test_a_new_deal_is_a_new_hand() -> None:
    """A capture declined in the previous deal says nothing about the cards dealt since."""
    game = after("7Sx3D4D")
    while game.round.deal == 0:
        game.play(game.round.legal_actions()[0])
    found = counter(game, game.round.turn or 0)
    assert found.plays == []
    assert set(found.declined.values()) == {CardSet()}


def test_plays_are_told_in_order_with_the_table_before_each() -> None:
    game = after("7Sx3D4D", "9S", "6C")
    plays = plays_of_deal(view_of(game, 1), SCOPA)
    assert plays == [
        TablePlay(0, Action.parse("7Sx3D4D"), CardSet.parse("1C 2D 3D 4D")),
        TablePlay(1, Action.parse("9S"), CardSet.parse("1C 2D")),
        TablePlay(0, Action.parse("6C"), CardSet.parse("1C 2D 9S")),
    ]


@pytest.mark.parametrize(
    ("held", "wanted", "chance"),
    [(1, "7D", 1 / 33), (2, "7D", 2 / 33), (3, "7D", 3 / 33), (3, "7D 7C", 1 - (31 * 30 * 29) / (33 * 32 * 31))],
)
def test_the_chance_of_a_card_counts_the_cards_held(held: int, wanted: str, chance: float) -> None:
    view = view_of(after(), 0)
    assert len(unseen_cards(view, SCOPA)) == 33
    found = CardCounter(replace(view, hands=(3, held)), SCOPA)
    assert found.probability_held(1, CardSet.parse(wanted)) == pytest.approx(chance)


def test_an_empty_hand_is_thought_of_as_the_next_one() -> None:
    view = view_of(after(), 0)
    assert CardCounter(replace(view, hands=(3, 0)), SCOPA).probability_held(1, CardSet.parse("7D")) == pytest.approx(
        3 / 33
    )
    last = replace(view, hands=(3, 0), deal=5)
    assert CardCounter(last, SCOPA).probability_held(1, CardSet.parse("7D")) == 0


def test_cards_that_were_shown_are_certain() -> None:
    view: View = replace(view_of(after(), 0), shown=(CardSet(), CardSet.parse("1D 2C")))
    found = CardCounter(view, SCOPA)
    assert found.probability_held(1, CardSet.parse("1D 5D")) == 1
    assert found.probability_held(1, CardSet.parse("5D")) == 0
    assert not found.unseen & CardSet.parse("1D 2C")


def test_a_card_that_is_seen_is_in_no_other_hand() -> None:
    found = counter(after("7Sx3D4D"), 1)
    for seen in ("7S", "3D", "4D", "1C", "2D", "9S", "5B", "8D"):
        assert found.probability_held(0, CardSet.parse(seen)) == 0


@pytest.mark.parametrize(
    ("name", "table", "sweeping", "taking"),
    [
        ("scopa", "1D 3C", {4}, {1, 3, 4}),
        ("scopa", "7D", {7}, {7}),
        ("scopa", "", set(), set()),
        ("scopa", "10D 9C", set(), {9, 10}),
        ("asso-pigliatutto", "4D 5C", {1, 9}, {1, 4, 5, 9}),
        ("asso-pigliatutto", "1D", {1}, {1}),
        ("scopa-d-assi", "4D 5C", {9}, {1, 4, 5, 9}),
        ("scopa-d-assi", "1D", set(), {1}),
        ("quindici-1", "7D 3C", {5}, {5, 8}),
    ],
)
def test_which_ranks_could_sweep_and_which_could_take(
    name: str, table: str, sweeping: set[int], taking: set[int]
) -> None:
    rules, cards = variant(name).rules(2), CardSet.parse(table)
    assert {card.rank for card in sweepers(rules, cards)} == sweeping
    assert {card.rank for card in takers(rules, cards)} == taking
    assert not (sweepers(rules, cards) | takers(rules, cards)) & cards
    for rank in range(1, 11):
        by = CardSet(card for card in rules.cards if card.rank == rank and card not in cards)
        assert can_be_swept(cards, by, rules) is (rank in sweeping)


@pytest.mark.parametrize(
    ("table", "named", "sweeping", "taking"),
    [
        ("7C", None, "7D 7S 7B 8D 8C 8S 8B", ""),
        ("7C", 3, "3D 3C 3S 3B", ""),
        ("7C 5D", 1, "6D 6C 6S 6B 9D 9C 9S 9B", "10D 10C 10S 10B 5C 5S 5B"),
        ("10D 9C", 1, "7C", ""),
    ],
)
def test_a_named_matta_sweeps_and_is_taken_as_its_rank(
    table: str, named: int | None, sweeping: str, taking: str
) -> None:
    """As an ace it takes all, and with a five it makes six, or fifteen with a nine."""
    rules, cards = variant("cirulla").rules(2), CardSet.parse(table)
    aces = CardSet.parse("1D 1C 1S 1B")
    assert sweepers(rules, cards, named) - aces == CardSet.parse(sweeping)
    assert takers(rules, cards, named) >= CardSet.parse(sweeping) | CardSet.parse(taking)
    assert can_be_swept(cards, CardSet.parse("7C") - cards, rules, named) is (table == "10D 9C")


def test_a_matta_keeps_its_name_in_the_plays_until_it_is_taken() -> None:
    rules = variant("cirulla").rules(2)
    game = Game(rules, 1)
    game.deal(Packs((tuple(stacked(rules, table="10D 9C 5S 8B", deals=[("7C 1D 2S", "9B 9D 8C")])),)))
    for move in ("declare:7C=4", "7C", "9Bx5S7C", "1Dx8B9C10D"):
        game.play(Action.parse(move))
    assert [play.named for play in plays_of_deal(view_of(game, 0), rules)] == [4, 4, None]


def test_a_sweep_of_a_named_matta_is_declined_by_its_name() -> None:
    rules = variant("cirulla").rules(2)
    game = Game(rules, 1)
    game.deal(Packs((tuple(stacked(rules, table="10D 9C 5S 2B", deals=[("7C 1D 2S", "10S 9D 8C")])),)))
    moves = (Move(seat=0, action="declare:7C=4"), Move(seat=0, action="7C"), Move(seat=1, action="10S"))
    view = replace(view_of(game, 0), table=CardSet.parse("7C 5S 10S"), hands=(2, 2), turn=0, named=4, history=moves)
    declined = CardCounter(view, rules).declined[1]
    assert declined - CardSet.parse("1D 1C 1S 1B") == CardSet.parse("9D 9C 9S 9B 6D 6C 6S 6B")


@pytest.mark.parametrize(
    ("name", "action", "table", "hands", "stock", "sweeps"),
    [
        ("scopa", "7Dx7C", "7C", (1, 0), 0, False),
        ("scopa", "7Dx7C", "7C", (1, 1), 0, True),
        ("scopa", "7Dx7C", "7C", (1, 0), 6, True),
        ("scopa", "7Dx7C", "7C 1D", (1, 1), 0, False),
        ("scopa", "7D", "", (1, 1), 0, False),
        ("panicale", "7Dx7C", "7C", (1, 0), 0, True),
        ("asso-pigliatutto", "1Dx7C", "7C", (1, 1), 0, True),
        ("scopa-d-assi", "1Dx7C", "7C", (1, 1), 0, False),
        ("scopa-d-assi", "7Dx7C", "7C", (1, 1), 0, True),
    ],
)
def test_which_play_is_a_sweep(
    name: str, action: str, table: str, hands: tuple[int, int], stock: int, sweeps: bool
) -> None:
    view = replace(view_of(after(), 0), table=CardSet.parse(table), hands=hands, stock=stock)
    assert makes_sweep(Action.parse(action), view, variant(name).rules(2)) is sweeps


def test_a_stolen_pile_leaves_the_table_as_it_was() -> None:
    rules = variant("rubamazzo").rules(2)
    game = Game(rules, 1)
    game.deal(Packs((tuple(stacked(rules, table="7D 3C 5S 9B", deals=[("7C 1S 2S", "7S 4B 6B")])),)))
    for move in ("7Cx7D", "7Sx7C", "1S"):
        game.play(Action.parse(move))
    table = CardSet.parse("3C 5S 9B")
    assert [play.table for play in plays_of_deal(view_of(game, 0), rules)] == [
        CardSet.parse("7D 3C 5S 9B"),
        table,
        table,
    ]


def test_a_stolen_pile_is_gained_and_is_no_sweep() -> None:
    rules = variant("rubamazzo").rules(2, {"sweep.points": "1"})
    game = Game(rules, 1)
    game.deal(Packs((tuple(stacked(rules, table="7D 3C 5S 9B", deals=[("7C 1S 2S", "7S 4B 6B")])),)))
    game.play(Action.parse("7Cx7D"))
    view, action = view_of(game, 1), Action.parse("7Sx7C")
    assert cards_gained(action, view) == CardSet.parse("7S 7C 7D")
    assert not makes_sweep(action, replace(view, table=CardSet()), rules)
    assert str(make_player("greedy").choose(view, rules)) == "7Sx7C"
