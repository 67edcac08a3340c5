"""What is learned of house rules is kept in a folder, and a file that does not fit harms nobody."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.data_folder import MODELS_VARIABLE, choose_model_folder, model_folder
from settebello.game import seeded_game
from settebello.players.evaluation import model_folder as folders
from settebello.players.evaluation import models
from settebello.players.evaluation.model_folder import ModelFolder
from settebello.players.evaluation.models import begin_model, model_for, train
from settebello.players.evaluation.value_model import ValueModel, encode_model, file_name
from settebello.players.maestro import MaestroPlayer
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import view_of

HOUSE_RULES = variant("scopa").rules(2, {"re_bello": "on", "settebello.points": "2"})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(MODELS_VARIABLE, str(tmp_path / "models"))
    monkeypatch.setattr(models, "QUICK_ROUNDS", 100)
    begin_model.cache_clear()
    yield tmp_path / "models"
    begin_model.cache_clear()


@pytest.fixture(scope="module")
def learned() -> ValueModel:
    return train(HOUSE_RULES, rounds=50, seed=7)


def in_another_process(rules: Rules) -> ValueModel:
    """The value that a program finds that has learned nothing itself."""
    begin_model.cache_clear()
    model = model_for(rules, wait=True)
    assert model is not None
    return model.value


def test_house_rules_are_learned_once_on_a_machine(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = in_another_process(HOUSE_RULES)
    assert [file.name for file in folder.iterdir()] == [file_name(HOUSE_RULES)]
    monkeypatch.setattr(models, "train_in_steps", None)
    assert in_another_process(HOUSE_RULES) == first


def test_maestro_plays_with_what_was_trained(folder: Path, learned: ValueModel) -> None:
    ModelFolder(folder).store(HOUSE_RULES, learned)
    assert in_another_process(HOUSE_RULES) == learned
    ModelFolder(folder).store(Rules(), learned)
    assert in_another_process(Rules()) == learned, "also instead of what ships with the package"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "truncated"),
        (b"not a model", "Expected"),
        (encode_model(train(variant("scopa").rules(4), rounds=1))[:-100], "truncated"),
        (encode_model(train(variant("scopa").rules(3), rounds=1)), "other sides"),
        (encode_model(ValueModel(b"\0\0\0", (), ())), "cut off"),
        (encode_model(ValueModel(b"\0\0\0\0", (), ())), "1 weights"),
        (b"\xff" * (folders.MOST_BYTES + 1), "too large"),
    ],
)
def test_a_file_that_does_not_fit_is_said_and_learned_again(
    folder: Path, content: bytes, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder.mkdir()
    file = folder / file_name(HOUSE_RULES)
    file.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        found = in_another_process(HOUSE_RULES)
    (message,) = [record.getMessage() for record in caplog.records]
    assert f"{file} cannot be used: " in message
    assert reason in message
    assert ModelFolder(folder).load(HOUSE_RULES) == found


def test_weights_that_are_no_numbers_are_not_used(folder: Path, learned: ValueModel) -> None:
    ModelFolder(folder).store(HOUSE_RULES, ValueModel(b"\xff" * len(learned.weights), learned.results, learned.spread))
    assert ModelFolder(folder).load(HOUSE_RULES) is None


def test_a_folder_that_cannot_be_written_stops_nobody(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder.write_text("a file where the folder would be")
    with caplog.at_level(logging.WARNING):
        assert in_another_process(HOUSE_RULES).weights
    assert any("cannot be kept in" in record.getMessage() for record in caplog.records)
    game = seeded_game(HOUSE_RULES, bytes(32))
    assert game.round.turn is not None
    action = MaestroPlayer(2, seed=1).choose(view_of(game, game.round.turn), HOUSE_RULES)
    assert game.round.is_legal(action)


def test_what_could_not_be_kept_leaves_nothing_behind(
    folder: Path, learned: ValueModel, caplog: pytest.LogCaptureFixture
) -> None:
    file = folder / file_name(HOUSE_RULES)
    file.mkdir(parents=True)
    ModelFolder(folder).store(HOUSE_RULES, learned)
    assert "cannot be kept in" in caplog.text
    assert list(folder.iterdir()) == [file]


def test_so_many_games_are_kept(folder: Path, learned: ValueModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "MOST_MODELS", 2)
    several = [variant("scopa").rules(2, {"re_bello": "on", "settebello.points": str(points)}) for points in (2, 3, 4)]
    for age, rules in zip((300, 200, 100), several, strict=True):
        ModelFolder(folder).store(rules, learned)
        file = folder / file_name(rules)
        os.utime(file, (file.stat().st_mtime - age,) * 2)
    assert {file.name for file in folder.iterdir()} == {file_name(rules) for rules in several[1:]}


def test_programs_keep_what_they_learn_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(MODELS_VARIABLE)
    monkeypatch.setenv("SETTEBELLO_DATA", str(tmp_path))
    assert model_folder() is None, "a library keeps nothing by itself"
    choose_model_folder()
    assert model_folder() == tmp_path / "models"
    monkeypatch.setenv(MODELS_VARIABLE, "")
    choose_model_folder()
    assert model_folder() is None
