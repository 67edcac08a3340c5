"""The rules of its game that a page receives."""

from __future__ import annotations

import pytest

from settebello.core.kernel.queries import captures
from settebello.record import titles
from settebello.server.tables.info_messages import room_info, table_info_of
from settebello.server.tables.state import TableState
from settebello.variants import VARIANTS, variant
from settebello.wording import rule_sheet, section_title
from tests.support.live_tables import opened_table


@pytest.mark.parametrize(("name", "declares"), [("scopa", False), ("bazzica", True), ("sbarazzina", True)])
def test_whether_hands_are_declared(name: str, *, declares: bool) -> None:
    info = table_info_of(variant(name).rules(2), "en", title=name, people=[("Rosa", "person"), ("Ada", "greedy")])
    assert info.declarations == declares


def test_house_rules_are_compared_with_all_games_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds, and everybody at a table is told about every change there."""
    compared = list[object]()

    def difference(*rules: object) -> dict[str, str]:
        compared.append(rules)
        return {}

    monkeypatch.setattr(titles, "difference", difference)
    titles.nearest_variant.cache_clear()
    state = TableState(opened_table(settings={"sweep.points": "2"}))
    for _ in range(2):
        room_info(state, connected=[0], watchers=0)
    titles.nearest_variant.cache_clear()
    assert 0 < len(compared) <= len(VARIANTS)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("scopa", {"equal", "sum"}),
        ("quindici-1", {"fifteen"}),
        ("quindici-3", {"equal", "sum", "fifteen", "ace"}),
        ("corsican", {"equal", "sum"}),
    ],
)
def test_the_rule_sheet_has_headings_and_examples_that_hold(name: str, shown: set[str]) -> None:
    rules = variant(name).rules(2)
    info = table_info_of(rules, "en", title=name, people=[("Rosa", "person"), ("Ada", "greedy")])
    sheet = rule_sheet(rules)
    assert tuple(clause.text for clause in sheet) == info.rule_sheet
    titles = {heading.before: heading.title for heading in info.rule_headings}
    assert len(titles) == len({clause.section for clause in sheet})
    assert all(titles[index] == section_title(sheet[index].section) for index in titles)
    assert {sheet[example.after].key for example in info.rule_examples} == shown
    for example in info.rule_examples:
        table = example.captured
        assert example.card in rules.cards
        assert example.captured <= rules.cards
        assert table in captures(rules, example.card, table)[0]


@pytest.mark.parametrize(
    ("name", "settings", "deck"),
    [
        ("scopa", {}, None),
        ("sbarazzina", {}, "piacentine"),
        ("sbarazzina", {"target": "31"}, "piacentine"),
        ("chkobba", {}, "french"),
        ("tombolon", {}, "trevisane"),
        ("corsican", {}, None),
    ],
)
def test_the_deck_is_that_of_the_region(name: str, settings: dict[str, str], deck: str | None) -> None:
    rules = variant(name).rules(2, settings)
    assert table_info_of(rules, "en", title=name, people=[("Rosa", "person"), ("Ada", "greedy")]).deck == deck
