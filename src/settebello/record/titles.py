"""The title of a game by its rules, and what is special about it."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from settebello.rules import Rules
from settebello.rules.options import difference
from settebello.variants import VARIANTS, Variant
from settebello.variants.presets import preset_of
from settebello.wording import differences, game_summary, game_title
from settebello.wording.catalogue import message


def rules_title(rules: Rules, lang: str) -> str:
    """The title of a game by its rules: a named game, or house rules of the one that is most like it."""
    nearest = nearest_variant(rules)
    preset = preset_of(nearest, rules)
    if preset is not None:
        return game_title(preset.id, lang)
    title = game_title(nearest.id, lang)
    settings = _settings(nearest, rules)
    target = settings.pop("target", None)
    plain = not settings and (target is None or int(target) in nearest.targets)
    return title if plain else message(lang, "title-with-house-rules", {"game": title})


_MOST_CHANGES = 2
"""So many changed rules are told in full."""


@lru_cache(maxsize=256)
def special_rules(rules: Rules, lang: str) -> str:
    """What is special about a game, in one line: what its name stands for, or how house rules differ from it.

    Raises:
        LanguageError: there are no texts in that language.
    """
    nearest = nearest_variant(rules)
    preset = preset_of(nearest, rules)
    game, base = (nearest.id, nearest.rules(rules.seats)) if preset is None else (preset.id, preset.rules(rules.seats))
    changes = [clause.text for clause in differences(base, rules, lang)]
    if not changes:
        return game_summary(game, lang)
    told, more = changes[:_MOST_CHANGES], len(changes[_MOST_CHANGES:])
    if more:
        told = [*told, message(lang, "brief-more", {"n": more})]
    return message(lang, "brief-house-rules", {"game": game_title(game, lang), "changes": " ".join(told)})


@lru_cache(maxsize=256)
def nearest_variant(rules: Rules) -> Variant:
    """The named game that these rules are, or are most like. Comparing them with all games takes a few
    milliseconds, so the answer is cached."""
    games = [game for game in VARIANTS.values() if rules.seats in game.seats]
    for game in games:
        if replace(game.rules(rules.seats), idiom=rules.idiom) == rules:
            return game
    return min(games, key=lambda game: len(_settings(game, rules)), default=VARIANTS["scopa"])


def _settings(game: Variant, rules: Rules) -> dict[str, str]:
    return difference(game.rules(rules.seats), rules)
