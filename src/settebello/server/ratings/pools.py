"""Rating pools: who plays what is rated together."""

from __future__ import annotations

from settebello.record.titles import nearest_variant
from settebello.rules import Rules
from settebello.server.model import Rated
from settebello.variants import FAMILIES, Variant, named_rules

_FAMILY_OF = {game.id: family for family, games in FAMILIES.items() for game in games}


def rating_pool(rules: Rules, rated: Rated = "people") -> str:
    """The pool of a game: its family of variants, the number of seats and, where programs play, that they do.

    >>> from settebello.variants import variant
    >>> rating_pool(variant("scopa").rules(2)), rating_pool(variant("scopone").rules(), "programs")
    ('basic/2', 'scopone/4/programs')
    """
    pool = f"{_FAMILY_OF[nearest_variant(rules).id]}/{rules.seats}"
    return f"{pool}/programs" if rated == "programs" else pool


def is_rateable(game: Variant, rules: Rules) -> bool:
    """Whether games of these rules can be rated: those of a named game, up to one of its usual targets."""
    named = (("target", str(rules.finish.target)),) if rules.finish.target in game.targets else ()
    return rules.seats in game.seats and named_rules(game.id, rules.seats, named) == rules
