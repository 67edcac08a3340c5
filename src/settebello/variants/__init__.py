"""The named games: each changes the basic game in a few lines and names its source (docs/rules.md#the-named-games).

>>> variant("corsican").rules(4).deal.hands
(3, 3, 2)
"""

from __future__ import annotations

from functools import lru_cache

from settebello.errors import Problem, RulesError, Sentence, not_wanted
from settebello.rules import Rules
from settebello.variants import (
    ace,
    basic,
    cicera,
    cirulla,
    declarations,
    escoba,
    fifteen,
    finish,
    regional,
    runs,
    scopone,
    sequences,
    spazzino,
    steal,
)
from settebello.variants.model import Alternative, Variant, plain_name

FAMILIES: dict[str, tuple[Variant, ...]] = {
    "basic": (*(game for game in basic.GAMES if game is not basic.RE_BELLO), *steal.GAMES),
    "ace": ace.GAMES,
    "fifteen": fifteen.GAMES,
    "lines": (basic.RE_BELLO, *sequences.GAMES, *spazzino.GAMES, *cicera.GAMES, *finish.GAMES),
    "declarations": (*declarations.GAMES, *cirulla.GAMES),
    "abroad": (*regional.GAMES, runs.RONDA),
    "scopone": scopone.GAMES,
    "escoba": (*escoba.GAMES, runs.CUARENTA),
}
"""The named games, with similar games together."""

VARIANTS: dict[str, Variant] = {game.id: game for games in FAMILIES.values() for game in games}
"""Every named game by its id, the basic game first."""


_NEAR = Sentence("variant-near", "There is no variant '{name}'; perhaps you meant {variants}.")
_UNKNOWN = Sentence("variant-unknown", "There is no variant '{name}'; choose from {variants}.")


def variant(name: str) -> Variant:
    """The named game; case, spaces and underscores do not matter.

    Raises:
        RulesError: there is no game of that name; the message lists similar names, or all of them.
    """
    if not isinstance(name, str):
        raise RulesError(not_wanted(name, "the name of a game"))
    found = VARIANTS.get(plain_name(name))
    if found is None:
        raise RulesError(_unknown_variant(name))
    return found


@lru_cache(maxsize=256)
def named_rules(name: str, seats: int | None = None, settings: tuple[tuple[str, str], ...] = ()) -> Rules:
    """The rules of a named game: :meth:`Variant.rules`. They are cached, since most tables share a few.

    >>> named_rules("scopone", 4, (("target", "11"),)).finish.target
    11

    Raises:
        RulesError: there is no such game, it cannot be played with that number of seats, or the settings cannot be
            used.
    """
    return variant(name).rules(seats, dict(settings))


def _unknown_variant(name: str) -> Problem:
    from difflib import get_close_matches  # only errors need it

    near = get_close_matches(plain_name(name), VARIANTS, n=3)
    if near:
        return _NEAR(name=name, variants=", ".join(near))
    return _UNKNOWN(name=name, variants=", ".join(VARIANTS))


__all__ = ["FAMILIES", "VARIANTS", "Alternative", "Variant", "named_rules", "variant"]
