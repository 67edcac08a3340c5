"""House rules with a name of their own."""

from __future__ import annotations

import pytest

from settebello.rules import digest
from settebello.rules.options import difference
from settebello.variants import VARIANTS
from settebello.variants.cirulla import CIRULLA, LA_SPEZIA, LUZZATI
from settebello.variants.presets import PRESETS, Preset, find_preset


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_preset_is_its_game_with_those_settings(preset: Preset) -> None:
    for seats in preset.seats:
        changed = difference(preset.base.rules(seats), preset.rules(seats))
        assert changed == preset.settings


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_preset_is_no_named_game(preset: Preset) -> None:
    assert preset.id not in VARIANTS
    named = {digest(game.rules(seats)) for game in VARIANTS.values() for seats in game.seats}
    assert named.isdisjoint(digest(preset.rules(seats)) for seats in preset.seats)


@pytest.mark.parametrize("name", ["La Spezia", "la_spezia", " LA-SPEZIA "])
def test_a_preset_is_found_however_it_is_written(name: str) -> None:
    assert find_preset(name) is PRESETS["la-spezia"]


def test_there_is_no_preset_of_another_name() -> None:
    assert find_preset("scopa") is None


@pytest.mark.parametrize("settings", [LA_SPEZIA, LUZZATI], ids=["la-spezia", "luzzati"])
def test_a_preset_of_cirulla_is_what_cirulla_names_itself(settings: dict[str, str]) -> None:
    assert settings in [alternative.settings for alternative in CIRULLA.alternatives]
