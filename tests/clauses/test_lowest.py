"""The lowest total wins: Scopa a perdere (docs/rules.md#winning)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from settebello.errors import RulesError
from settebello.rules import Finish, Rules, Scala, Scoring
from settebello.rules.options import apply
from settebello.variants import variant
from tests.clauses.conftest import End

A_PERDERE = variant("scopa-a-perdere")


@pytest.mark.parametrize(
    ("seats", "totals", "winners"),
    [
        (2, (21, 20), (1,)),
        (2, (20, 19), None),  # nobody has reached the target
        (2, (25, 21), (1,)),  # both have: the lowest wins still
        (2, (21, 21), None),  # another round
        (2, (-3, 21), (0,)),
        (3, (21, 7, 9), (1,)),
        (3, (30, 9, 9), None),  # the lowest are equal
        (3, (22, 21, 21), None),
    ],
)
def test_S13_whoever_reaches_the_target_loses(
    end_of: End, seats: int, totals: Sequence[int], winners: tuple[int, ...] | None
) -> None:
    end = end_of(A_PERDERE.rules(seats), totals)
    assert (None if end is None else end.winners) == winners


def test_a_whole_suit_still_wins_outright(end_of: End) -> None:
    end = end_of(Rules(scoring=Scoring(scala=Scala()), finish=Finish(lowest=True)), (11, 3), 0)
    assert end is not None
    assert end.winners == (0,)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"claiming_out": "on"}, "nobody can be certain of winning"),
        ({"double_game": "on"}, "losing with few points makes no sense"),
        ({"declarations": "bazzica"}, "nobody would declare a hand"),
    ],
)
def test_what_makes_no_sense_beside_it_is_refused(settings: dict[str, str], sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        apply(A_PERDERE.rules(), settings)


def test_the_basic_game_becomes_it_by_two_settings() -> None:
    assert apply(Rules(), {"lowest": "on", "target": "21"}) == A_PERDERE.rules()
    assert replace(A_PERDERE.rules(), finish=Finish()) == Rules()
