"""The conditions of rated games, and the pools of ratings that they change."""

from __future__ import annotations

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.record.titles import nearest_variant
from settebello.rules import Rules
from settebello.server.model import Profile, Rated
from settebello.variants import FAMILIES, Variant, named_rules

RATED_CLOCK = 300.0
"""The longest clock of a rated game, in seconds for an action."""
RATED_GRACE = 60.0
"""Seconds until a bot plays for somebody who is away from a rated game."""
RATED_LEVEL = "piccolo"
"""The level of that bot: the weakest, so that nobody gains by being away."""


_FAMILY_OF = {game.id: family for family, games in FAMILIES.items() for game in games}


class NotRateable(SettebelloError):
    """Terms that a rated game cannot have."""


def is_rated_clock(clock: float | None) -> bool:
    """Whether rated games may have this clock.

    >>> [is_rated_clock(clock) for clock in (60.0, 300.0, 301.0, None)]
    [True, True, False, False]
    """
    return clock is not None and clock <= RATED_CLOCK


def rated_kind(profile: Profile | None) -> Rated:
    """The kind of a rated game with that profile: of people or of programs.

    Raises:
        NotRateable: there is no profile.
    """
    if profile is None:
        raise NotRateable(refusals.RATED_PROFILE())
    return "programs" if profile.program else "people"


def check_rated_clock(clock: float | None) -> None:
    """Check that rated games may have this clock.

    Raises:
        NotRateable: they may not.
    """
    if not is_rated_clock(clock):
        raise NotRateable(refusals.RATED_CLOCK(most=int(RATED_CLOCK)))


def check_rated_rules(game: Variant, rules: Rules) -> None:
    """Check that these are rules of a named game.

    Raises:
        NotRateable: they are house rules.
    """
    if not is_rateable(game, rules):
        raise NotRateable(refusals.RATED_RULES())


def rating_pool(rules: Rules, rated: Rated = "people") -> str:
    """The pool of a game: its family of variants, the number of seats and, among programs, the word ``programs``.

    >>> from settebello.variants import variant
    >>> rating_pool(variant("scopa").rules(2)), rating_pool(variant("scopone").rules(), "programs")
    ('basic/2', 'scopone/4/programs')
    """
    pool = f"{_FAMILY_OF[nearest_variant(rules).id]}/{rules.seats}"
    return f"{pool}/programs" if rated == "programs" else pool


def is_rateable(game: Variant, rules: Rules) -> bool:
    """Whether games with these rules can be rated: they must be those of a named game, with one of its usual
    targets."""
    named = (("target", str(rules.finish.target)),) if rules.finish.target in game.targets else ()
    return rules.seats in game.seats and named_rules(game.id, rules.seats, named) == rules
