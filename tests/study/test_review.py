"""Reviews of records: finished, unfinished, of one seat, on several threads."""

from __future__ import annotations

import json
from functools import cache

import pytest
from msgspec.structs import replace

from settebello.core import Round
from settebello.game import Packs
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.simulator import Simulator
from settebello.record import read, record_digest, write
from settebello.steps import Steps
from settebello.study import Review, ReviewError, decode_review, encode_review, review
from settebello.study.decisions import recorded_decisions
from settebello.study.reasons import carrying_lines, lines_of_best_play
from settebello.study.review import MOST_ROUNDS, decision_count, read_record, review_in_steps
from settebello.study.stored import of_seats
from settebello.variants import variant
from tests.study.games import played, short_game
from tests.study.test_reasons import game_search


@cache
def reviewed() -> Review:
    return review(short_game(), precision="quick")


def test_a_step_searches_at_most_once_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = [0]

    def count(owner: type, name: str) -> None:
        search = getattr(owner, name)

        def counted(*args: object, **options: object) -> object:
            searches[0] += 1
            return search(*args, **options)

        monkeypatch.setattr(owner, name, counted)

    for owner, names in ((GameSearch, ("evaluate_batch", "solve", "evaluate_open")), (Simulator, ("roll_out",))):
        for name in names:
            count(owner, name)
    done, most = list[Review](), 0

    def to_the_end() -> Steps[None]:
        done.append((yield from review_in_steps(short_game(), precision="quick")))

    for _ in to_the_end():
        most, searches[0] = max(most, searches[0]), 0
    assert done == [reviewed()]
    assert most == 1


def test_every_decision_is_there_in_order() -> None:
    record = short_game()
    expected = [
        (number, place, str(action))
        for number, dealt in enumerate(record.rounds, 1)
        for place, action in enumerate(dealt.actions, 1)
    ]
    assert [(found.round, found.number, found.action) for found in reviewed().decisions] == expected
    assert decision_count(record) == len(expected)


def test_the_result_of_the_game() -> None:
    game = short_game().replay()
    assert game.outcome is not None
    assert (reviewed().totals, reviewed().winners, reviewed().rounds) == (
        game.totals,
        game.outcome.winners,
        len(game.scores),
    )


def test_a_decision_with_a_choice_has_values_and_one_without_is_forced() -> None:
    for found, decided in zip(reviewed().decisions, recorded_decisions(short_game()), strict=True):
        assert (found.judgement is None) == (len(decided.view.legal) == 1) == (found.grade == "forced")
        if found.judgement:
            assert {value.action for value in found.judgement.actions} == set(decided.view.legal)
            assert {value.action for value in found.open_cards} == set(decided.view.legal)


def test_the_sums_are_those_of_the_decisions() -> None:
    for totals in reviewed().seat_totals:
        own = [found for found in reviewed().decisions if found.seat == totals.seat]
        assert totals.decisions == len(own) == sum(totals.grades.values())
        assert totals.counted == sum(found.counts for found in own) > 0
        assert totals.points_lost == pytest.approx(sum(found.points_lost or 0 for found in own))


def test_where_values_are_exact_the_lines_change_by_what_was_lost() -> None:
    record, exact = played(variant("scopa").rules(2, {"target": "1"}), seed=5, players=("random",)), 0
    found_decisions, search = review(record, precision="quick").decisions, game_search(record.rules)
    for found, decided in zip(found_decisions, recorded_decisions(record), strict=True):
        if found.lines and found.best and found.judgement and found.judgement.knowledge == "exact":
            position = Round.from_view(decided.view, record.rules)
            taken, best = (lines_of_best_play(position, action, search) for action in (found.action, found.best))
            assert sum(best.values()) - sum(taken.values()) == found.points_lost
            assert found.lines == carrying_lines(taken, best)
            exact += 1
    assert exact > 0


def test_the_graph_ends_with_the_result() -> None:
    *before, last = reviewed().chances
    assert all(sum(chance or 0 for chance in point.by_side) == pytest.approx(1) for point in before)
    judged = [decision for decision in reviewed().decisions if decision.judgement]
    for point, decision in zip(before, judged, strict=True):
        assert decision.judgement is not None
        best = decision.judgement.actions[0]
        assert (point.seat, point.by_side[decision.seat]) == (decision.seat, best.equity)
        assert (point.error == 0) == (decision.judgement.knowledge == "exact" or not decision.point_worth)
    assert {decision.judgement.knowledge for decision in judged if decision.judgement} >= {"exact", "sampled"}
    assert last.seat is None
    assert [side for side, chance in enumerate(last.by_side) if chance == 1] == [*(reviewed().winners or ())]


def test_the_same_bytes_again_and_on_two_threads() -> None:
    again = review(short_game(), precision="quick", threads=2)
    assert encode_review(again) == encode_review(reviewed())


def test_json_there_and_back() -> None:
    assert decode_review(encode_review(reviewed())) == reviewed()
    assert json.loads(encode_review(reviewed()))["format"] == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a review"),
        ("[]", "not a review"),
        ("{}", "not a review"),
        ('{"format": 1}', "not a review"),
        ('{"format": 2}', "newer Settebello"),
        (b"\xff", "not a review"),
    ],
)
def test_what_is_no_review(text: str | bytes, sentence: str) -> None:
    with pytest.raises(ReviewError, match=sentence):
        decode_review(text)


def test_one_seat() -> None:
    found = review(short_game(), seat=1, precision="quick")
    assert found.seats == (1,)
    assert found.decisions == tuple(decision for decision in reviewed().decisions if decision.seat == 1)
    assert found.seat_totals == reviewed().seat_totals[1:]


def test_the_part_about_one_seat() -> None:
    found = of_seats(reviewed(), (1,))
    assert found is not None
    assert found.decisions == tuple(decision for decision in reviewed().decisions if decision.seat == 1)
    assert {chance.seat for chance in found.chances} == {1, None}
    assert found.seat_totals == reviewed().seat_totals[1:]
    assert of_seats(found, (0,)) is None
    assert of_seats(found, (1,)) is found


def test_luck_is_told_for_each_side_if_all_seats_were_judged() -> None:
    assert [luck.side for luck in reviewed().luck] == [0, 1]
    assert review(short_game(), seat=1, precision="quick").luck == ()


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_there_is_not(seat: int) -> None:
    with pytest.raises(ReviewError, match=f"no seat {seat} in this record: the seats are 0 to 1"):
        review(short_game(), seat=seat)


def test_a_game_that_is_not_finished_is_reviewed_as_far_as_it_goes() -> None:
    record = played(variant("scopa").rules(2), actions=38)
    found = review(record, precision="quick")
    assert found.winners is None
    assert len(found.decisions) == 38
    assert all(point.seat is not None for point in found.chances)


def test_open_cards_are_told_of_no_round_in_progress() -> None:
    found = review(played(variant("scopa").rules(2), actions=40), precision="quick")
    assert any(decision.open_cards for decision in found.decisions if decision.round == 1)
    assert not any(decision.open_cards for decision in found.decisions if decision.round == 2)


def test_a_grade_knows_no_hidden_card() -> None:
    """Another order of the stock changes nothing before it is dealt."""
    record = played(variant("scopa").rules(2), actions=4)
    game = record.replay()
    pack = game.round.pack
    (dealt,) = record.rounds
    shuffled = Packs(((*pack[:10], *reversed(pack[10:])),))
    other = replace(record, rounds=[replace(dealt, shuffle=shuffled)])
    assert review(other, precision="quick").decisions == review(record, precision="quick").decisions


def test_progress_is_told_and_may_stop_it() -> None:
    told: list[tuple[int, int]] = []
    record = played(variant("scopa").rules(2), actions=6)
    review(record, precision="quick", progress=lambda done, of: told.append((done, of)))
    assert told == [(done, 6) for done in range(1, 7)]

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(record, precision="quick", threads=2, progress=stop)


def test_a_record_without_a_round() -> None:
    found = review(played(variant("scopa").rules(2), actions=0), precision="quick")
    assert (found.decisions, found.chances, found.rounds) == ((), (), 0)


def test_a_record_that_is_too_long() -> None:
    record = played(variant("scopa").rules(2), actions=1)
    record.rounds *= MOST_ROUNDS + 1
    with pytest.raises(ReviewError, match="1001 rounds; a review takes at most 1000"):
        review(record)
    with pytest.raises(ReviewError, match="10000 rounds; a review takes at most 1000"):
        read_record("[Settebello 1]\n" + "[Round 1]\n" * 10_000)


def test_the_digest_is_of_what_the_record_says() -> None:
    text = write(short_game())
    assert record_digest(read(text.replace("\n\n", "\n\n\n"))) == record_digest(short_game())
    assert record_digest(read(text.replace("Ada", "Eva"))) != record_digest(short_game())


@pytest.mark.parametrize(
    ("name", "seats", "actions"),
    [
        ("scopa", 3, 6),
        ("scopa", 4, 4),
        ("scopa", 6, 4),
        ("chkobba", 2, 4),
        ("bazzica", 2, 4),
        ("scopone", 4, 1),
        ("hurrikan", 2, 2),
    ],
)
def test_other_games(name: str, seats: int, actions: int) -> None:
    """Three seats, teams, a cut, declarations, long hands, double games."""
    record = played(variant(name).rules(seats), actions=actions)
    found = review(record, precision="quick")
    assert len(found.decisions) == actions
    assert decode_review(encode_review(found)) == found


def test_a_claim() -> None:
    rules = variant("scopa").rules(2, {"claiming_out": "on"})
    record = played(rules, actions=2)
    record.rounds[-1].claim = 0
    found = review(record, precision="quick")
    last = found.decisions[-1]
    assert (last.action, last.number, last.grade, last.judgement) == ("claim", 3, "blunder", None)
    assert found.winners == (1,)
