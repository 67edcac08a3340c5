"""What holds for every rated game: who may play it, and how."""

from __future__ import annotations

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.rules import Rules
from settebello.server.model import Profile, Rated
from settebello.server.ratings.pools import is_rateable
from settebello.variants import Variant

RATED_CLOCK = 300.0
"""Seconds for an action that a rated game allows at most."""
RATED_GRACE = 60.0
"""Seconds after which a player plays for somebody who is away from a rated game."""
RATED_LEVEL = "piccolo"
"""The player that does so: the weakest, so that nobody gains by it."""


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
