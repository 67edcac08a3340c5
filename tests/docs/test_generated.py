"""The generated pages are those that would be written now, and say the whole of each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import generated_pages
import pytest
from generated_pages import DOCS
from generated_pages.example import SEEDS

from settebello.record import read, write
from settebello.rules import Rules
from settebello.rules.options import OPTIONS, apply
from settebello.variants import VARIANTS, Variant
from settebello.wording import differences, rule_sheet

pages = cache(generated_pages.pages)


def test_a_committed_page_is_what_would_be_written() -> None:
    paths = {name: DOCS / name for name in pages()}
    stale = [
        name for name, path in paths.items() if not path.exists() or path.read_text(encoding="utf-8") != pages()[name]
    ]
    assert not stale, "The rules and commands say something else now: run `make docs` and commit what it writes."


def test_no_page_is_left_of_a_game_that_is_gone() -> None:
    committed = {f"variants/{path.name}" for path in (DOCS / "variants").iterdir()}
    assert committed == {name for name in pages() if name.startswith("variants/")}
    assert set(SEEDS) == set(VARIANTS)


def test_the_pages_are_written_where_they_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import runpy
    import sys

    monkeypatch.setattr(sys, "argv", ["generated_pages", str(tmp_path)])
    runpy.run_module("generated_pages", run_name="__main__")
    written = {path.relative_to(tmp_path).as_posix(): path.read_text() for path in tmp_path.rglob("*.md")}
    assert written == pages()


@pytest.mark.parametrize("game", VARIANTS.values(), ids=list(VARIANTS))
def test_a_page_has_every_rule_for_every_number_of_seats(game: Variant) -> None:
    page = pages()[f"variants/{game.id}.md"]
    for seats in game.seats:
        for clause in rule_sheet(game.rules(seats)):
            assert clause.text in page


@pytest.mark.parametrize("game", VARIANTS.values(), ids=list(VARIANTS))
def test_a_page_has_every_option_that_its_source_names(game: Variant) -> None:
    page = pages()[f"variants/{game.id}.md"]
    for alternative in game.alternatives:
        rules = game.rules((alternative.seats or game.seats)[0])
        for key, value in alternative.settings.items():
            assert f"--set {key}={value}" in page
        for clause in differences(rules, apply(rules, alternative.settings)):
            assert clause.text in page
    assert all(str(target) in page for target in game.targets)


@pytest.mark.parametrize("game", VARIANTS.values(), ids=list(VARIANTS))
def test_the_record_of_the_example_round_can_be_read(game: Variant) -> None:
    text = pages()[f"variants/{game.id}.md"].split("```text\n")[1].split("```")[0]
    record = read(text)
    assert write(record) == text
    assert record.rules == game.rules()
    assert len(record.replay().scores) == 1


def test_every_option_is_in_the_table() -> None:
    page = pages()["house-rules.md"]
    for option in OPTIONS:
        assert f"| `{option.key}` |" in page
        assert all(f"`{value}`" in page for value in option.values)


def test_the_example_rules_of_the_guide_are_a_house_file() -> None:
    from settebello.variants.house import load_house_rules

    text = pages()["house-rules.md"].split("```toml\n")[1].split("```")[0]
    assert load_house_rules(text).rules() != Rules()
