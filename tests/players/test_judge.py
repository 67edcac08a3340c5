"""The judge: every game and phase, the same bytes again, and nothing about what a seat cannot see."""

from __future__ import annotations

import time
from math import comb
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from settebello.core.search.solver import Solver
from settebello.errors import IllegalAction
from settebello.game import seeded_game
from settebello.players.advice import recommend
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.models import model_for
from settebello.players.judge import PRECISIONS, ActionValue, Judge, Precision, judge, open_values
from settebello.players.maestro import MaestroPlayer
from settebello.rules import Finish, Rules
from settebello.study.luck.side_value import SideValues
from settebello.variants import VARIANTS, variant
from settebello.view import View, encode, view_of
from tests.engine.small_positions import POSITIONS
from tests.support.hidden_cards import some_position, twin_of

ROUGH = Precision(resolution=0.5, errors=1, worlds=64)
GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
EACH = max(1, POSITIONS // len(GAMES))


def decision(rules: Rules, chance: Random, *phases: str) -> View:
    """A decision of one of these phases; of any if there are none."""
    while True:
        played = some_position(rules, chance)
        if played.round.turn is not None and played.round.phase in (phases or ("cut", "declare", "play")):
            return view_of(played, played.round.turn)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_game_is_judged_alike_on_one_thread_and_on_two(game: str, seats: int) -> None:
    rules, chance = VARIANTS[game].rules(seats), Random(f"{game} {seats}")
    one, two = Judge(rules, ROUGH), Judge(rules, ROUGH, threads=2)
    for _ in range(EACH):
        view = decision(rules, chance)
        found = one.judge(view)
        assert {value.action for value in found.actions if value.action != "claim"} == set(view.legal)
        assert msgspec.json.encode(found) == msgspec.json.encode(two.judge(view))
        assert [value.equity for value in found.actions] == sorted(
            (value.equity for value in found.actions), key=lambda equity: -(equity or 0)
        )
        assert found.best.points_error == found.best.equity_error == 0
        assert all(value.equity is None or 0 <= value.equity <= 1 for value in found.actions)
        assert (found.knowledge == "forced") == (len(view.legal) == 1)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_seat_cannot_see_changes_no_byte(game: str, seats: int) -> None:
    rules, chance = VARIANTS[game].rules(seats), Random(f"leak {game} {seats}")
    judging = Judge(rules, ROUGH)
    for _ in range(EACH):
        played = some_position(rules, chance)
        seat = played.round.turn
        if seat is None:
            continue
        twin = twin_of(played, seat, chance)
        assert encode(view_of(twin, seat)) == encode(view_of(played, seat))
        assert judging.judge(view_of(twin, seat)) == judging.judge(view_of(played, seat))


def test_a_judgement_does_not_depend_on_those_before_it() -> None:
    rules, chance = variant("scopone").rules(4), Random(4)
    views = [decision(rules, chance) for _ in range(4)]
    judging = Judge(rules, ROUGH)
    there = [judging.judge(view) for view in views]
    assert there == [judging.judge(view) for view in views]
    assert there[::-1] == [judge(view, rules, ROUGH) for view in reversed(views)]


def test_in_the_last_deal_of_two_seats_values_are_exact() -> None:
    chance, solver, looked_at = Random(3), Solver(), 0
    while looked_at < 10:
        played = some_position(Rules(), chance)
        seat = played.round.turn
        if seat is None or played.round.stock or len(played.round.legal_actions()) == 1:
            continue
        found = judge(view_of(played, seat), Rules())
        made = played.round.sweeps(seat) - played.round.sweeps(1 - seat)
        exact = {str(action): value - made for action, value in solver.values(played.round)}
        assert found.knowledge == "exact"
        assert {value.action: value.points for value in found.actions} == exact
        assert open_values(played.round).actions[0].points == max(exact.values())
        assert found.actions[0].points == max(exact.values())  # at 0 to 0 what wins the round wins the game
        looked_at += 1


def test_every_hand_is_looked_at_where_there_are_few() -> None:
    game = seeded_game(Rules(), bytes(32))
    found = judge(view_of(game, game.round.turn), Rules())
    assert (found.knowledge, found.worlds) == ("every-hand", comb(33, 3))
    assert all(value.points_error == value.equity_error == 0 for value in found.actions)


def test_a_claim_is_decided_by_what_everybody_sees() -> None:
    rules = Rules(finish=Finish(claiming_out=True))
    game = seeded_game(rules, bytes(32))
    view = view_of(game, game.round.turn)
    wrong = judge(view, rules, ROUGH).value_of("claim")
    assert wrong == ActionValue("claim", None, 0.0, 0.0, 0.0)
    waiting = view_of(game, 1 - view.turn) if view.turn is not None else view
    assert judge(waiting, rules, ROUGH).actions == (wrong,)


def test_a_right_claim_is_the_best_action() -> None:
    rules, chance = Rules(finish=Finish(claiming_out=True)), Random(2)
    looked_at = 0
    while looked_at < 3:
        played = some_position(rules, chance)
        seat = played.round.turn
        if seat is None or played.round.certain(seat) < 1:
            continue
        view = replace(view_of(played, seat), totals=(10, 10))
        assert judge(view, rules, ROUGH).best == ActionValue("claim", None, 1.0, 0.0, 0.0)
        looked_at += 1


def test_nothing_is_judged_for_who_has_nothing_to_decide() -> None:
    game = seeded_game(Rules(), bytes(32))
    assert game.round.turn is not None
    for seat in (None, 1 - game.round.turn):
        with pytest.raises(IllegalAction):
            judge(view_of(game, seat), Rules())


@pytest.mark.parametrize(("game", "seats"), [("scopa", 2), ("scopa", 3), ("scopone", 4), ("chkobba", 2)])
def test_maestro_plays_and_the_adviser_advises_what_is_judged_best(game: str, seats: int) -> None:
    rules, chance = variant(game).rules(seats, {"claiming_out": "on"}), Random(3)
    judging = Judge(rules, PRECISIONS["quick"])
    model_for(rules, wait=True)
    for _ in range(4):
        view = replace(decision(rules, chance, "play", "cut"), totals=(2,) * rules.sides)
        best = next(value.action for value in judging.judge(view).actions if value.action != "claim")
        assert str(MaestroPlayer(precision=PRECISIONS["quick"]).choose(view, rules)) == best
        assert str(recommend(view, rules, seconds=60).action) == best


def test_a_deadline_ends_a_judgement() -> None:
    rules = variant("scopone").rules(4)
    game = seeded_game(rules, bytes(32))
    view = view_of(game, game.round.turn)
    judging, began = Judge(rules, Precision(resolution=0, errors=2, worlds=10**9)), time.monotonic()
    found = judging.judge(view, deadline=began + 0.3)
    assert time.monotonic() - began < 60
    assert 0 < found.worlds < 10**6


def test_a_quarter_of_the_time_goes_to_the_exact_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def out_of_time(self: GameSearch, *given: object, seconds: float, **options: object) -> None:
        asked.append(seconds)

    monkeypatch.setattr(GameSearch, "solve", out_of_time)
    rules, chance = Rules(), Random(2)
    view = decision(rules, chance, "play")
    while view.stock:
        view = decision(rules, chance, "play")
    assert Judge(rules, ROUGH).judge(view, deadline=time.monotonic() + 4).knowledge != "exact"
    (seconds,) = asked
    assert 0 <= seconds <= 1


def test_open_values_are_exact_near_the_end_and_searched_before() -> None:
    for seats in (2, 3, 4):
        rules, chance = variant("scopa").rules(seats), Random(seats)
        game = seeded_game(rules, bytes(32))
        kinds = list[str]()
        while game.state == "playing" and game.rounds_dealt == 1:
            found = open_values(game.round, (0,) * rules.sides)
            assert all(value.equity is not None and 0 <= value.equity <= 1 for value in found.actions)
            assert {value.action for value in found.actions} == set(map(str, game.round.legal_actions()))
            assert found == open_values(game.round, (0,) * rules.sides)
            assert found.knowledge != "exact" or any(value.equity for value in found.actions)
            kinds.append(found.knowledge)
            game.play(chance.choice(game.round.legal_actions()))
        assert kinds[-1] == "exact"


def test_the_identity_tells_judges_apart() -> None:
    identities = {Judge(Rules(), precision).identity for precision in PRECISIONS.values()}
    assert len(identities) == 3
    assert Judge(variant("scopone").rules(4)).identity not in identities


def test_declared_points_count_towards_the_game() -> None:
    """The chance of winning is based on the whole round's points, not only on those still to come."""
    rules, chance, looked_at = variant("bazzica").rules(2), Random(8), 0
    while looked_at < 5:
        game = seeded_game(rules, chance.randbytes(32))
        while game.round.phase != "play" or any(len(game.round.hand(seat)) > 1 for seat in (0, 1)) or game.round.stock:
            game.play(chance.choice(game.round.legal_actions()))
        finished, seat = game.round.copy(), game.round.turn
        if seat is None or finished.declared(0) == finished.declared(1):
            continue
        while len(finished.legal_actions()) == 1:
            finished.play(finished.legal_actions()[0])
        if finished.phase != "over":
            continue  # a card could still be played in two ways
        found = judge(view_of(game, seat), rules)
        chance_to_win = SideValues(rules, seat, worlds=1).of_result(finished, game.totals).chance
        assert found.best.equity == pytest.approx(chance_to_win, abs=1e-4)
        looked_at += 1
