"""The options of the house rules, the games and the players in words."""

from __future__ import annotations

import re

import pytest

from settebello.players import PLAYERS
from settebello.rules import Rules
from settebello.rules.option_list import OPTIONS, find
from settebello.rules.options import apply
from settebello.variants import VARIANTS, Variant, variant
from settebello.variants.presets import PRESETS, Preset
from settebello.wording import SECTIONS, languages, rule_sheet
from settebello.wording.catalogue import has_message, message
from settebello.wording.options import option_words

UNSAID = {"deal.table", "deal.hands"}
"""Options whose clause depends on others; only the rule sheet at hand can say what they mean."""


def say_every_choice(lang: str) -> None:
    for option in OPTIONS:
        option_words(option, lang)
    games: tuple[Variant | Preset, ...] = (*VARIANTS.values(), *PRESETS.values())
    for game in games:
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


DECKS = {
    "scopa": ("Coins", "Settebello", "Primiera", "The jack is above the horse", "coins"),
    "chkobba": ("Dīnārī", "Sabʿa l-ḥayya", "Primiera", "The jack is above the queen", "diamonds"),
    "hurrikan": ("Hearts", "Seven of hearts", "Premiere", "The jack is above the queen", "diamonds"),
    "corsican": ("Coins", "Settebello", "Primiera", "The jack is above the queen", "coins"),
}


@pytest.mark.parametrize("name", DECKS)
def test_options_are_told_in_the_words_and_the_suits_of_the_game(name: str) -> None:
    like = variant(name).rules(2)
    words = {key: option_words(find(key)[0], like=like) for key in ("coins", "settebello", "primiera", "bonus")}
    labels = [words[key].label for key in ("coins", "settebello", "primiera")]
    above = option_words(find("jack_over_queen")[0], like=like).label
    assert (*labels, above, words["bonus"].values[0].label) == DECKS[name]


LATIN = {
    "en": r"\b(?:coins|cups|swords|batons|horse)\b",
    "it": r"\b(?:denari|coppe|bastoni|cavallo)\b",
    "es": r"\b(?:oros|copas|espadas|bastos|caballo)\b",
    "fr": r"\b(?:deniers|coupes|épées|bâtons|cavalier)\b",
    "de": r"Münz|Kelch|Schwert|Stab|Reiter",
    "ar": "الدنانير|الكؤوس|السيوف|العصي|الفارس",
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["chkobba", "hurrikan"])
def test_no_option_of_a_game_with_french_suits_names_latin_ones(name: str, lang: str) -> None:
    like = variant(name).rules(2)
    for option in OPTIONS:
        words = option_words(option, lang, like=like)
        said = [words.label, *(value.label for value in words.values), *(value.means for value in words.values)]
        found = [text for text in said if re.search(LATIN[lang], text, re.IGNORECASE)]
        assert not found or any(clause in ("pairing", "first-dealer") for clause in words.clauses), found


@pytest.mark.parametrize("lang", languages())
def test_what_an_option_means_is_told_with_the_suit_that_the_game_scores(lang: str) -> None:
    hearts = message(lang, "bonus-suit", {"suit": "hearts"})
    means = option_words(find("re_bello")[0], lang, like=variant("hurrikan").rules(2)).values
    assert all(hearts in value.means for value in means)


def test_every_game_has_its_title_in_english_as_the_variants_have_it() -> None:
    for game in VARIANTS.values():
        assert message("en", f"title-{game.id}") == game.title
        assert not game.region or message("en", f"region-{game.region.partition(',')[0].lower()}") == game.region
