"""The explorer: values, likely hands and the choices of the levels, from what a seat may know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from settebello.cards import Card
from settebello.errors import IllegalAction
from settebello.game import seeded_game
from settebello.players import LEVELS
from settebello.players.judge import judge
from settebello.players.likely_hands import LikelyHands, likely_hands
from settebello.record.seat_positions import read_seat_position
from settebello.rules import Rules
from settebello.study.explorer import explore
from settebello.study.explorer.report import exploration_text
from settebello.variants import variant
from settebello.view import View, encode, view_of
from settebello.wording import languages
from tests.support.hidden_cards import some_position, twin_of

SOME_GAMES = [("scopa", 2), ("scopa", 3), ("scopone-scientifico", 4), ("cirulla", 2), ("chkobba", 2), ("cuarenta", 4)]
LAST_DEAL = (
    "game scopa 2; dealer 1; hands 7D 2C | ?2; table 5D; last 0 in deal 5; stock -;"
    " piles 1D 1C 1S 1B 2D 2S 2B 3D 3C 3S 3B 4D 4C 4S 4B 5C 5S 5B"
    " | 6D 6C 6S 6B 7C 7S 7B 8D 8C 8S 8B 9D 9C 9S 9B 10D 10C"
)
HANDS = "game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30"


def decision(rules: Rules, chance: Random) -> View:
    while True:
        played = some_position(rules, chance)
        if played.round.turn is not None:
            return view_of(played, played.round.turn)


def chances(found: LikelyHands, seat: int) -> dict[Card, float]:
    return {likely.card: likely.chance for hand in found.hands if hand.seat == seat for likely in hand.cards}


@pytest.mark.parametrize(("name", "seats"), SOME_GAMES)
def test_the_chances_of_a_hand_sum_to_its_size(name: str, seats: int) -> None:
    rules, chance = variant(name).rules(seats), Random(name)
    for _ in range(3):
        view = decision(rules, chance)
        found = likely_hands(view, rules)
        assert {hand.seat for hand in found.hands} == {
            seat for seat, held in enumerate(view.hands) if held and seat != view.seat and not view.shown[seat]
        }
        for hand in found.hands:
            assert hand.held == view.hands[hand.seat]
            assert sum(likely.chance for likely in hand.cards) == pytest.approx(hand.held, abs=1e-3)
            assert not {likely.card for likely in hand.cards} & set(view.hand | view.table)


@pytest.mark.parametrize(("name", "seats"), SOME_GAMES)
def test_where_the_hidden_cards_are_changes_nothing(name: str, seats: int) -> None:
    rules, chance = variant(name).rules(seats), Random(name)
    while True:
        played = some_position(rules, chance)
        seat = played.round.turn
        if seat is None or played.round.phase != "play":
            continue
        twin = twin_of(played, seat, chance)
        if twin.round.position() != played.round.position():
            break
    one, other = (explore(view_of(game, seat), rules, "quick") for game in (played, twin))
    assert encode(one) == encode(other)


def test_a_position_without_a_history_says_nothing_about_hands() -> None:
    rules, view = read_seat_position(HANDS)
    found = likely_hands(view, rules)
    assert found.knowledge == "every-hand"
    assert set(chances(found, 1).values()) == {round(3 / 33, 6)}


def test_who_did_not_sweep_probably_could_not() -> None:
    """Seat 0 left 1C 2C 4D, which a seven sweeps, and seat 1 laid the nine."""
    position = (
        "game scopa 2; dealer 1; hands 4S 6S | ?2; table 1C 2C 4D 9C; piles 10D 10B | -; last 0 in deal 0; stock ?30;"
        " played 0:10Dx10B 1:9C"
    )
    rules, view = read_seat_position(position)
    found = chances(likely_hands(view, rules), 1)
    plain = 2 / 32
    assert all(found[Card.parse(seven)] < 0.4 * plain for seven in ("7D", "7C", "7S", "7B"))
    assert set(chances(likely_hands(replace(view, history=()), rules), 1).values()) == {plain}


def test_the_last_deal_is_exact() -> None:
    rules, view = read_seat_position(LAST_DEAL)
    found = explore(view, rules)
    assert found.judgement.knowledge == "exact"
    assert found.likely.knowledge == "exact"
    assert chances(found.likely, 1) == {Card.parse(text): 1.0 for text in ("10S", "10B")}


def test_the_values_are_those_of_the_judge() -> None:
    game = seeded_game(Rules(), bytes(32))
    view = view_of(game, game.round.turn)
    found = explore(view, game.rules)
    assert found.judgement == judge(view, game.rules)
    assert tuple(choice.level for choice in found.levels) == LEVELS
    assert {choice.action for choice in found.levels} <= set(view.legal)


def test_the_same_position_gets_the_same_answer() -> None:
    rules, view = read_seat_position(HANDS)
    assert explore(view, rules) == explore(view, rules)
    assert msgspec.json.decode(encode(explore(view, rules)))["position"] == explore(view, rules).position


def test_only_the_seat_on_turn_has_a_decision() -> None:
    game = seeded_game(Rules(), bytes(32))
    waiting = 1 - (game.round.turn or 0)
    for seat in (waiting, None):
        with pytest.raises(IllegalAction):
            explore(view_of(game, seat), game.rules)
        with pytest.raises(IllegalAction):
            likely_hands(view_of(game, seat), game.rules)


NOTHING_HIDDEN = (
    "game scopa 2; dealer 1; hands - | 7D; table 5D; last 0 in deal 5; stock -;"
    " piles 1D 1C 1S 1B 2D 2C 2S 2B 3D 3C 3S 3B 4D 4C 4S 4B 5C 5S 5B 6D"
    " | 6C 6S 6B 7C 7S 7B 8D 8C 8S 8B 9D 9C 9S 9B 10D 10C 10S 10B"
)


def say_everything(lang: str) -> list[str]:
    """Every message of the text of an exploration."""
    explorations = (explore(view, rules, "quick") for rules, view in map(read_seat_position, (HANDS, NOTHING_HIDDEN)))
    return [exploration_text(exploration, lang) for exploration in explorations]


@pytest.mark.parametrize("lang", languages())
def test_the_text_has_every_action_and_every_level(lang: str) -> None:
    text, _ = say_everything(lang)
    assert text.startswith("game scopa 2; dealer 1;")
    assert all(action in text for action in ("7Dx7C", "2C", "3C"))
    assert all(level in text for level in LEVELS)
    assert "1C 9" in text.replace("\N{NO-BREAK SPACE}", " ")
