"""Who is brought together, and what they play."""

from __future__ import annotations

from typing import Any

import pytest

from settebello.protocol.lobby import Seek, SoughtGame
from settebello.server.clock import Clock
from settebello.server.model import Profile
from settebello.server.people.lobby.groups import DEFAULT_CLOCK, find_groups
from settebello.server.people.lobby.pairings import find_pairings
from settebello.server.people.lobby.wishes import Seeker, Wish, encode_wish, seeker_of, wish_of
from settebello.server.ratings.rated_games import RATED_CLOCK, NotRateable
from settebello.server.store.lobby import StoredSeek

SCOPA, SCOPONE = SoughtGame(variant="scopa"), SoughtGame(variant="scopone")
HOUSE = SoughtGame(variant="scopa", settings={"optional": "on"})


def seeker(name: str, device: str = "", **wish: Any) -> Seeker:
    wished = wish_of(Seek(id="1", key="k", name=name, **wish))
    return Seeker(key=name, device=device or name, name=name, wish=wished)


def grouped(*seekers: Seeker) -> list[tuple[str, str, float | None]]:
    groups = find_groups(seekers)
    return [("".join(one.name for one in g.seekers), g.terms.game.variant, g.terms.clock) for g in groups]


CASES: list[tuple[str, list[Seeker], list[tuple[str, str, float | None]]]] = [
    ("nobody alone", [seeker("A")], []),
    ("any game", [seeker("A"), seeker("B"), seeker("C")], [("AB", "scopa", DEFAULT_CLOCK)]),
    ("same game", [seeker("A", game=SCOPA), seeker("B", game=SCOPA)], [("AB", "scopa", DEFAULT_CLOCK)]),
    ("other games", [seeker("A", game=SCOPA), seeker("B", game=SCOPONE)], []),
    ("house rules are another game", [seeker("A", game=SCOPA), seeker("B", game=HOUSE)], []),
    ("same house rules", [seeker("A", game=HOUSE), seeker("B", game=HOUSE)], [("AB", "scopa", DEFAULT_CLOCK)]),
    (
        "any game joins what is played",
        [seeker("A", game=SCOPONE), seeker("B"), seeker("C"), seeker("D", game=SCOPONE)],
        [("ABCD", "scopone", DEFAULT_CLOCK)],
    ),
    (
        "four seats are not full, two are",
        [seeker("A"), seeker("B", game=SCOPONE), seeker("C", game=SCOPA)],
        [("AC", "scopa", DEFAULT_CLOCK)],
    ),
    (
        "a clock that is welcome to both",
        [seeker("A", clock=30.0), seeker("B", clock=None), seeker("C", clock="any"), seeker("D", clock=30.0)],
        [("AC", "scopa", 30.0)],
    ),
    ("no game by the day unasked", [seeker("A", clock=86_400.0), seeker("B")], []),
    (
        "by the day",
        [seeker("A", clock=86_400.0), seeker("B", clock=86_400.0)],
        [("AB", "scopa", 86_400.0)],
    ),
    ("unlimited", [seeker("A", clock=None), seeker("B", clock=None)], [("AB", "scopa", None)]),
    (
        "other numbers of seats",
        [seeker("A", game=SoughtGame(variant="scopa", seats=3)), seeker("B", game=SCOPA)],
        [],
    ),
    ("not with oneself", [seeker("A", device="one"), seeker("B", device="one")], []),
    ("no program unasked", [seeker("A"), seeker("B", program=True)], []),
    ("programs welcome", [seeker("A", programs=True), seeker("B", program=True)], [("AB", "scopa", DEFAULT_CLOCK)]),
    (
        "programs among themselves",
        [seeker("A", program=True), seeker("B", program=True)],
        [("AB", "scopa", DEFAULT_CLOCK)],
    ),
    ("the oldest first", [*map(seeker, "ABCDE")], [("AB", "scopa", DEFAULT_CLOCK), ("CD", "scopa", DEFAULT_CLOCK)]),
]


@pytest.mark.parametrize(("seekers", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_who_goes_together(seekers: list[Seeker], expected: list[tuple[str, str, float | None]]) -> None:
    assert grouped(*seekers) == expected


def profiled(name: str, profile: str, *blocked: str) -> Seeker:
    wish = Wish(profile=profile, blocked=blocked)
    return Seeker(key=name, device=name, name=name, wish=wish)


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (profiled("A", "a"), profiled("B", "b"), True),
        (profiled("A", "a", "b"), profiled("B", "b"), False),
        (profiled("A", "a"), profiled("B", "b", "a"), False),
        (profiled("A", "a"), profiled("B", "a"), False),
        (profiled("A", ""), profiled("B", "b", "a"), True),
        (profiled("A", ""), profiled("B", ""), True),
    ],
)
def test_who_is_kept_apart(one: Seeker, other: Seeker, *, meet: bool) -> None:
    assert bool(grouped(one, other)) == meet


def rated(name: str, *, program: bool = False, **wish: Any) -> Seeker:
    """Somebody who looks for a rated game."""
    profile = Profile(id=name, name=name, program=program, created=0)
    wished = wish_of(Seek(id="1", key="k", name=name, rated=True, program=program, **wish), profile)
    return Seeker(key=name, device=name, name=name, wish=wished)


RATED_CASES: list[tuple[list[Seeker], list[tuple[str, str, float | None]]]] = [
    ([rated("A"), rated("B")], [("AB", "people", DEFAULT_CLOCK)]),
    ([rated("A"), seeker("B"), seeker("C"), rated("D")], [("AD", "people", DEFAULT_CLOCK), ("BC", "", DEFAULT_CLOCK)]),
    ([rated("A", programs=True), rated("B", program=True)], []),
    ([rated("A", program=True), rated("B", program=True)], [("AB", "programs", DEFAULT_CLOCK)]),
    ([rated("A", clock=30.0), rated("B", game=SCOPA)], [("AB", "people", 30.0)]),
    ([rated("A", clock=30.0), seeker("B", clock=30.0)], []),
]


@pytest.mark.parametrize(("seekers", "expected"), RATED_CASES)
def test_rated_games_are_played_among_those_who_seek_them(
    seekers: list[Seeker], expected: list[tuple[str, str, float | None]]
) -> None:
    groups = find_groups(seekers)
    assert [("".join(one.name for one in g.seekers), g.terms.rated, g.terms.clock) for g in groups] == expected


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"clock": None}, "rated-clock"),
        ({"clock": RATED_CLOCK + 1}, "rated-clock"),
        ({"game": HOUSE}, "rated-rules"),
    ],
)
def test_what_cannot_be_rated_is_not_sought(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(NotRateable) as refused:
        rated("A", **wish)
    assert refused.value.code == code


def test_a_rated_match_has_the_weakest_stand_in() -> None:
    seeks = [
        StoredSeek(key=one.key, device=one.key, name=one.name, wish=encode_wish(one.wish)) for one in map(rated, "AB")
    ]
    (pairing,) = find_pairings(seeks, Clock().now())
    table = pairing.table
    assert (table.rated, table.clock, table.level) == ("people", DEFAULT_CLOCK, "piccolo")
    assert [place.profile for place in table.places] == ["A", "B"]


def test_a_clock_of_others_is_not_taken_by_those_to_whom_any_is_welcome() -> None:
    pairs = grouped(seeker("A", clock=900.0), seeker("B", clock=900.0), seeker("C"), seeker("D"))
    assert pairs == [("AB", "scopa", 900.0), ("CD", "scopa", DEFAULT_CLOCK)]


def test_a_match_is_a_table_that_gathers_and_nobody_has_two_names() -> None:
    seeks = [
        StoredSeek(key=key, device=key, name="Ada", wish=encode_wish(Wish(programs=True, program=key == "b")))
        for key in "ab"
    ]
    (pairing,) = find_pairings(seeks, Clock().now())
    table = pairing.table
    assert [place.name for place in table.places] == ["Ada", "Ada 2"]
    assert [place.key for place in table.places] == list(pairing.keys) == ["a", "b"]
    assert [place.program for place in table.places] == [False, True]
    assert table.gathers
    assert (table.lobby, table.clock) == ("matched", DEFAULT_CLOCK)


def test_long_names_stay_within_their_length() -> None:
    seeks = [StoredSeek(key=key, device=key, name="N" * 30, wish=encode_wish(Wish())) for key in "ab"]
    (pairing,) = find_pairings(seeks, Clock().now())
    assert [len(place.name) for place in pairing.table.places] == [30, 30]


def test_a_wish_of_another_release_waits_alone() -> None:
    assert seeker_of(StoredSeek(key="a", device="a", name="A", wish='{"game": 7}')) is None
    strange = StoredSeek(key="a", device="a", name="A", wish="{")
    assert find_pairings([strange, StoredSeek(key="b", device="b", name="B", wish="{}")], Clock().now()) == []
