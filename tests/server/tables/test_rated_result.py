"""The winner of a rated game: a player who leaves, or is away at its end, has lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.server.model import Entry, TableSetup
from settebello.server.tables.rated_game import PATIENCE, game_result
from settebello.server.tables.room_events import PersonAway, PersonReturned
from settebello.server.tables.state import TableState
from settebello.variants import variant
from tests.server.ratings.rated_tables import NOW, rated_table, step

PAIR = ("rosa", "pina")


def winner(table: str) -> int:
    setup, entries = rated_table(table, PAIR)
    result = game_result(setup, entries, NOW)
    assert result is not None
    assert result.profiles == (("rosa",), ("pina",))
    assert sorted(result.places) == [0, 1]
    return result.places.index(0)


def test_a_game_to_its_end() -> None:
    setup, entries = rated_table("t", PAIR)
    assert TableState(setup, entries).forfeited_to is None
    assert {winner(f"table {number}") for number in range(8)} == {0, 1}


def test_a_game_that_goes_on_or_has_not_begun_has_no_result() -> None:
    setup, entries = rated_table("t", PAIR, drop=1)
    assert game_result(setup, entries, NOW) is None
    assert game_result(setup, [], NOW) is None


def test_who_leaves_has_lost_at_once_and_for_good() -> None:
    setup, entries = rated_table("t", PAIR)
    for seat in (0, 1):
        left = [*entries[:-3], step(PersonAway(seat=seat, left=True), 1500)]
        for more in ([], [step(PersonReturned(seat=seat), 1600), *entries[-3:]]):
            result = game_result(setup, [*left, *more], NOW)
            assert result is not None
            assert (result.places[seat], result.places[1 - seat], result.ended) == (1, 0, 1500)
            assert TableState(setup, [*left, *more]).forfeited_to == 1 - seat


def test_who_lets_the_computer_finish_has_lost_and_who_comes_back_has_not() -> None:
    setup, entries = rated_table("t", PAIR)
    honest = game_result(setup, entries, NOW)
    assert honest is not None
    won = honest.places.index(0)
    away = step(PersonAway(seat=won), 1500)
    finished = game_result(setup, [*entries[:-3], away, *entries[-3:]], NOW)
    assert finished is not None
    assert finished.places[won] == 1
    back = step(PersonReturned(seat=won), 1501)
    returned = game_result(setup, [*entries[:-3], away, back, *entries[-3:]], NOW)
    assert returned is not None
    assert returned.places == honest.places


def test_who_stays_wins_though_the_game_is_not_played_on() -> None:
    setup, entries = rated_table("t", PAIR, drop=3)
    forsaken = [*entries, step(PersonAway(seat=0), 1500)]
    assert game_result(setup, forsaken, 1500 + PATIENCE) is None
    result = game_result(setup, forsaken, 1501 + PATIENCE)
    assert result is not None
    assert result.places == (1, 0)
    assert game_result(setup, entries, 1501 + PATIENCE) is None, "nobody is away: they may come back together"


def test_who_goes_first_has_lost() -> None:
    setup, entries = rated_table("t", PAIR, drop=3)
    both = [*entries, step(PersonAway(seat=1), 1500), step(PersonAway(seat=0, left=True), 1600)]
    result = game_result(setup, both, NOW)
    assert result is not None
    assert result.places == (0, 1)


def test_three_seats_play_on_without_one() -> None:
    setup, entries = rated_table("t", ("rosa", "pina", "olga"))
    left = [*entries[:-3], step(PersonAway(seat=1, left=True), 1500)]
    assert game_result(setup, left, 1600) is None
    result = game_result(setup, [*left, *entries[-3:]], NOW)
    assert result is not None
    assert result.places[1] > max(result.places[0], result.places[2])
    both = [*left, step(PersonAway(seat=0, left=True), 1600)]
    result = game_result(setup, both, NOW)
    assert result is not None
    assert result.places == (1, 2, 0)


def _begun(table: str) -> tuple[TableSetup, list[Entry]]:
    """A game in the middle of its first round."""
    setup, entries = rated_table(table, PAIR)
    return setup, entries[:5]


def test_nobody_gains_by_a_game_that_is_left_before_a_round_is_over() -> None:
    setup, entries = _begun("t")
    for seat, name in enumerate(PAIR):
        result = game_result(setup, [*entries, step(PersonAway(seat=seat, left=True), 1500)], NOW)
        assert result is not None
        assert (result.places[seat], result.spared, result.whole) == (1, frozenset({*PAIR} - {name}), False)


def test_nobody_gains_where_both_are_away_before_a_round_is_over() -> None:
    setup, entries = _begun("t")
    both = [*entries, step(PersonAway(seat=1), 1500), step(PersonAway(seat=0), 1600)]
    result = game_result(setup, both, 1601 + PATIENCE)
    assert result is not None
    assert (result.places, result.spared) == ((0, 1), frozenset({"rosa"}))


def test_a_partner_who_stays_is_spared() -> None:
    people = ("rosa", "pina", "olga", "lia")
    setup, entries = rated_table("t", people)
    result = game_result(setup, [*entries[:5], step(PersonAway(seat=1, left=True), 1500)], NOW)
    assert result is not None
    assert (result.places, result.spared) == ((0, 1), frozenset({"rosa", "olga", "lia"}))


def test_after_a_round_everybody_is_rated() -> None:
    for number in range(40):
        setup, entries = rated_table(f"longer {number}", PAIR)
        rounds = [place for place, entry in enumerate(entries) if entry.kind == "round"]
        if len(rounds) > 1:
            break
    left = [*entries[: rounds[1] + 2], step(PersonAway(seat=0, left=True), 1500)]
    result = game_result(setup, left, NOW)
    assert result is not None
    assert (result.places, result.spared, result.whole) == ((1, 0), frozenset(), True)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_wrong_claim_before_a_round_is_over_gives_nobody_anything(seat: int) -> None:
    setup, entries = rated_table("t", PAIR)
    rules = variant("scopa").rules(2, {"claiming_out": "on"})
    claimed = [*entries[:1], Entry(kind="claim", text=str(seat), at=1500.0)]
    result = game_result(replace(setup, rules=rules), claimed, NOW)
    assert result is not None
    assert (result.places[seat], result.spared) == (1, frozenset({PAIR[1 - seat]}))
