"""The tables of docs/rules.md say the rules that are played."""

from __future__ import annotations

from itertools import takewhile
from typing import get_args

import pytest
from generated_pages import DOCS

from settebello.rules.scoring import SCALES, ScaleName
from settebello.rules.vocabulary import DECLARATIONS
from settebello.variants import VARIANTS, Variant, variant

PAGE = (DOCS / "rules.md").read_text(encoding="utf-8")


def rows(first_heading: str) -> list[list[str]]:
    """The cells of the table whose head begins so, without the marks of code."""
    lines = PAGE.splitlines()
    head = next(place for place, line in enumerate(lines) if line.startswith(f"| {first_heading} |"))
    body = takewhile(lambda line: line.startswith("|"), lines[head + 2 :])
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in body]


def targets(game: Variant) -> str:
    """'11 (16, 21)'."""
    by_seats = game.target_by_seats
    if by_seats:
        return f"{', '.join(map(str, by_seats.values()))} with {', '.join(map(str, by_seats))} seats"
    usual = game.rules().finish.target
    others = [str(points) for points in game.targets if points != usual]
    return f"{usual} ({', '.join(others)})" if others else str(usual)


def test_every_named_game_has_its_row() -> None:
    expected = {game.id: [game.source, " ".join(map(str, game.seats)), targets(game)] for game in VARIANTS.values()}
    assert {name: [source, seats, target] for name, source, seats, target, _ in rows("id")} == expected


@pytest.mark.parametrize("row", rows("plan"), ids=lambda row: "-".join(row[:3]))
def test_the_deal_plans(row: list[str]) -> None:
    plan, pack, seats, table, hands = row
    rules = variant("scopa" if plan == "standard" else plan).rules(int(seats))
    assert [rules.pack.size, rules.deal.table, rules.deal.hands] == [
        int(pack),
        int(table),
        tuple(map(int, hands.split(","))),
    ]


def test_the_primiera_scales() -> None:
    ranks = (7, 6, 1, 5, 4, 3, 2, 10, 9, 8)
    half_points = {"½": 1, "5½": 11, "none": None, **{str(points): 2 * points for points in range(22)}}
    on_page = {name: [half_points[cell] for cell in values] for name, _, *values in rows("scale")}
    assert on_page == {name: [SCALES[name][rank - 1] for rank in ranks] for name in get_args(ScaleName)}


def test_the_points_of_declarations() -> None:
    (_, bazzica, sbarazzina), (_, three, lower_three) = rows("declaration")
    one, two = DECLARATIONS["bazzica"], DECLARATIONS["sbarazzina"]
    assert one.bazzica == one.bazzica_with_pair == int(bazzica)
    assert sbarazzina == f"{two.bazzica} if the ranks all differ, {two.bazzica_with_pair} with a pair"
    assert (one.three_of_a_kind, two.three_of_a_kind) == (int(three), int(lower_three))
