"""The reference players: their choices, and that they see only their view."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from settebello.cards import CardSet, parse_cards
from settebello.core import Action, Round
from settebello.game import Game, Packs, Seed, seeded_game
from settebello.players import PLAYERS, Player, PlayerError, make_player
from settebello.players.advice import explain
from settebello.players.judge_player import JudgePlayer
from settebello.players.precision import Precision
from settebello.players.traditional import Situation, leave_no_sweep
from settebello.rules import Capture, Rules
from settebello.variants import VARIANTS, variant
from settebello.view import View, view_of


def _view(hand: str, table: str, rules: Rules) -> View:
    """The view of seat 0 with those cards, to play."""
    rest = [card for card in rules.cards if card not in CardSet.parse(f"{hand} {table}")]
    mine, others = parse_cards(hand), rest[:3]
    pack = [card for pair in zip(mine, others, strict=True) for card in pair] + list(parse_cards(table)) + rest[3:]
    game = Game(rules, 1)
    game.shuffle = Packs((tuple(pack),))
    game.attempts = [Round(rules, pack)]
    return view_of(game, 0)


@pytest.mark.parametrize(
    ("case", "hand", "table", "chosen"),
    [
        ("a sweep before anything", "10D 7C 2S", "1D 2D 3D 4C", "10Dx1D2D3D4C"),
        ("the settebello before more cards", "7C 9S 2S", "7D 4C 5C 10S", "7Cx7D"),
        ("coins before other suits", "6C 2S 3S", "6D 6S 10S 9S", "6Cx6D"),
        ("lays the card worth least", "10S 7S 6S", "8D 9D 8C 9C", "10S"),
        ("rather takes nothing than leave a table that one card sweeps", "9C 10S 7C", "1D 1C 2D 9S", "7C"),
    ],
)
def test_greedy_chooses(case: str, hand: str, table: str, chosen: str) -> None:
    view = _view(hand, table, Rules())
    assert str(make_player("greedy").choose(view, Rules())) == chosen, case


@pytest.mark.parametrize(("named", "chosen", "reason"), [(None, "9S", "safe"), (1, "10S", "least")])
def test_a_named_matta_is_no_seven_on_the_table(named: int | None, chosen: str, reason: str) -> None:
    """A nine next to a matta named ace leaves a sweep to every king; next to a plain seven it leaves none."""
    rules = variant("cirulla").rules(2, {"ace": "ordinary", "fifteen": "off"})
    view = replace(
        _view("9S 10S 2D", "7C 3D 6D 5D", rules),
        table=CardSet.parse("7C"),
        named=named,
        hand=CardSet.parse("9S 10S"),
        legal=("9S", "10S"),
    )
    assert str(make_player("greedy").choose(view, rules)) == chosen
    assert leave_no_sweep(Situation(view, rules), Action.parse("10S")) == 0
    assert (leave_no_sweep(Situation(view, rules), Action.parse("9S")) < 0) is (named is not None)
    assert explain(Action.parse("9S"), view, rules)[0] == reason


def test_a_knock_with_the_matta_has_a_reason() -> None:
    view = _view("7C 2D 3S", "10D 9C 5S 8B", variant("cirulla").rules(2))
    assert "declare:7C=4" in view.legal
    assert explain(Action.parse("declare:7C=4"), view, variant("cirulla").rules(2)) == ("declare", CardSet())


@pytest.mark.parametrize("name", ["novizio", "piccolo", "amico", "esperto", "ismcts:200", "maestro:20x64"])
def test_who_thinks_sweeps_with_the_settebello(name: str) -> None:
    view = _view("2S 3S 7C", "7D", Rules())
    assert "7Cx7D" not in (view.legal[0], view.legal[1])
    assert str(make_player(name, 1).choose(view, Rules())) == "7Cx7D"


@pytest.mark.parametrize("name", ["amico", "esperto", "ismcts:200", "maestro:20x64"])
def test_who_thinks_declares(name: str) -> None:
    rules = variant("bazzica").rules(2)
    view = next(view for view in _views_to_declare(rules) if len(view.legal) > 1)
    assert str(make_player(name, 1).choose(view, rules)) == "declare"


def _views_to_declare(rules: Rules) -> Iterator[View]:
    for seed in itertools.count():
        game = seeded_game(rules, bytes([seed] * 32))
        while game.round.phase == "declare":
            assert game.round.turn is not None
            yield view_of(game, game.round.turn)
            game.play(game.round.legal_actions()[0])


def test_greedy_does_not_count_an_ace_that_makes_no_sweep() -> None:
    """If no capture by an ace is a sweep, taking all with one is not preferred."""
    table = "7D 8D 9D 10D"
    sweeping = Rules(capture=Capture(ace="sweep"))
    assert str(make_player("greedy").choose(_view("1C 10S 2S", table, sweeping), sweeping)) == "1Cx7D8D9D10D"


def test_random_chooses_again_from_the_same_seed() -> None:
    view = _view("10D 7C 2S", "1D 2D 3D 4C", Rules())
    choices = [[make_player("random", seed).choose(view, Rules()) for _ in range(20)] for seed in (1, 1, 2)]
    assert choices[0] == choices[1]


def test_random_chooses_every_legal_action() -> None:
    view = _view("10D 7C 2S", "1D 2D 3D 4C", Rules())
    player = make_player("random", 1)
    assert {str(player.choose(view, Rules())) for _ in range(200)} == set(view.legal)


QUICK = {"ismcts": "ismcts:10", "maestro": "maestro:1"}


def _quick_player(name: str, seed: int) -> Player:
    """Players that search get little time, so they can be tried everywhere."""
    if name == "judge":
        return JudgePlayer(Precision(resolution=0.5, errors=1, worlds=64))
    return make_player(QUICK.get(name, name), seed)


# The judge solves the ends of rounds exactly; test_judge.py judges single decisions of every game.
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if name == "judge" else ()) for name in PLAYERS]
)
@pytest.mark.parametrize("game", VARIANTS)
def test_every_player_plays_every_game_at_every_number_of_seats(name: str, game: str) -> None:
    for seats in VARIANTS[game].seats:
        rules = variant(game).rules(seats)
        played = _played(rules, [_quick_player(name, seed) for seed in range(seats)], seats)
        assert played.state != "playing"


@pytest.mark.slow  # test_lowest.py compares all players with the random one, in a game of its own
def test_greedy_beats_random_by_about_a_point_and_a_half_a_round() -> None:
    """Measured elsewhere: +1.44 a round; 100 pairs have a standard error of 0.15."""
    difference = 0
    for number in range(100):
        for swapped in (False, True):
            players = [make_player("greedy"), make_player("random", number)]
            score = _played(Rules(), players[::-1] if swapped else players, number).totals
            difference += (score[1] - score[0]) if swapped else (score[0] - score[1])
    assert 0.8 < difference / 200 < 2.1


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(PlayerError, match="no player 'nobody'; choose from piccolo, novizio"):
        make_player("nobody")


def _played(rules: Rules, players: list[Player], number: int) -> Game:
    game = Game(rules, rules.seats - 1)
    game.deal(Seed(hashlib.sha256(b"%d" % number).digest()))
    while game.state == "playing":
        seat = game.round.turn
        assert seat is not None
        action: Action = players[seat].choose(view_of(game, seat), rules)
        game.play(action)
    return game
