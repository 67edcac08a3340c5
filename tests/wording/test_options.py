"""The options of the house rules, the games and the players in words."""

from __future__ import annotations

import pytest

from settebello.players import PLAYERS
from settebello.rules import Rules
from settebello.rules.option_list import OPTIONS, find
from settebello.rules.options import apply
from settebello.variants import VARIANTS
from settebello.wording import SECTIONS, languages, rule_sheet
from settebello.wording.catalogue import has_message, message
from settebello.wording.options import option_words

UNSAID = {"deal.table", "deal.hands"}
"""Options whose clause depends on others, so that only the rule sheet at hand can say what they mean."""


def say_every_choice(lang: str) -> None:
    for option in OPTIONS:
        option_words(option, lang)
    for game in VARIANTS.values():
        message(lang, f"title-{game.id}")
        message(lang, f"summary-{game.id}")
        if game.region:
            message(lang, f"region-{game.region.partition(',')[0].lower()}")
    for name in PLAYERS:
        if has_message(lang, f"player-{name}"):
            message(lang, f"player-{name}")
            message(lang, f"player-{name}-like")
    message(lang, "level-rating", {"wins": 7, "other": "Piccolo"})
    message(lang, "title-with-house-rules", {"game": "Scopa"})


@pytest.mark.parametrize("lang", languages())
def test_every_option_and_every_value_has_its_words(lang: str) -> None:
    say_every_choice(lang)
    for option in OPTIONS:
        words = option_words(option, lang)
        assert words.label
        assert words.section in SECTIONS
        assert words.clauses
        labels = [value.label for value in words.values]
        assert len(set(labels)) == len(labels) == len(option.values)
        means = [value.means for value in words.values]
        assert option.path in UNSAID or (all(means) and len(set(means)) == len(means)), option.key


def test_what_an_option_means_is_what_the_rule_sheet_says() -> None:
    for key, value in {"fifteen": "on", "redeal": "aces", "primiera.scale": "halves", "claiming_out": "on"}.items():
        words = option_words(find(key)[0])
        sheet = [clause.text for clause in rule_sheet(apply(Rules(), {key: value})) if clause.key in words.clauses]
        assert [one.means for one in words.values if one.value == value] == [" ".join(sheet)]


def test_every_game_has_its_line_in_english_as_the_variants_have_it() -> None:
    for game in VARIANTS.values():
        assert message("en", f"title-{game.id}") == game.title
        assert message("en", f"summary-{game.id}") == game.summary
        assert not game.region or message("en", f"region-{game.region.partition(',')[0].lower()}") == game.region
