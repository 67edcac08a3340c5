"""The answers in files: the page shows the games and their rules before Python is loaded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from settebello.variants import VARIANTS
from settebello.wording.catalogue import languages
from tools.static_site.answers import FOLDER, NAMES, write_answers


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_answers(folder)
    return folder


def answer(site: Path, name: str) -> Any:
    return json.loads((site / FOLDER / name).read_text())


def test_each_answer_is_there_in_each_language(site: Path) -> None:
    wanted = {f"{name}.{lang}.json" for name in NAMES for lang in languages()}
    assert {path.name for path in (site / FOLDER).iterdir()} == wanted


def test_all_games_and_the_rules_of_each_are_there(site: Path) -> None:
    assert {game["id"] for game in answer(site, "variants.it.json")} == set(VARIANTS)
    assert {rules["game"] for rules in answer(site, "rules.it.json")} == set(VARIANTS)


def test_answers_are_in_their_language(site: Path) -> None:
    assert answer(site, "players.it.json") != answer(site, "players.de.json")
