"""Which games are rated, how they are played, and which pool of ratings they change."""

from __future__ import annotations

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.record.titles import nearest_variant
from settebello.rules import Rules
from settebello.server.model import Profile, Rated
from settebello.variants import FAMILIES, Variant, named_rules

RATED_CLOCK = 300.0
"""Seconds for an action that a rated game allows at most."""
RATED_GRACE = 60.0
"""Seconds after which a player plays for somebody who is away from a rated game."""
RATED_LEVEL = "piccolo"
"""The player that does so: the weakest, so that nobody gains by it."""


_FAMILY_OF = {game.id: family for family, games in FAMILIES.items() for game in games}


class NotRateable(SettebelloError):
    """A rated game cannot be played so."""


def is_rated_clock(clock: float | None) -> bool:
    """Whether rated games may have this clock.

    >>> [is_rated_clock(clock) for clock in (60.0, 300.0, 301.0, None)]
    [True, True, False, False]
    """
    return clock is not None and clock <= RATED_CLOCK


def rated_kind(profile: Profile | None) -> Rated:
    """Whose ratings a rated game with that profile changes.

    Raises:
        NotRateable: there is no profile.
    """
    if profile is None:
        raise NotRateable(refusals.RATED_PROFILE())
    return "programs" if profile.program else "people"


def check_rated_clock(clock: float | None) -> None:
    """
    Raises:
        NotRateable: rated games have no such clock.
    """
    if not is_rated_clock(clock):
        raise NotRateable(refusals.RATED_CLOCK(most=int(RATED_CLOCK)))


def check_rated_rules(game: Variant, rules: Rules) -> None:
    """
    Raises:
        NotRateable: they are house rules.
    """
    if not is_rateable(game, rules):
        raise NotRateable(refusals.RATED_RULES())


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
