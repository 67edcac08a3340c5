"""The definition of a named game: the basic game with some values changed, and its source."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from settebello.errors import Problem, RulesError, Sentence
from settebello.rules.deals import hands_of_three
from settebello.rules.scoring import Scoring
from settebello.rules.validation import check
from settebello.rules.vocabulary import Rules, seating_for

Source = Literal[
    "S0", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13", "S14", "S15", "S16"
]
Hands = tuple[int, ...]


_SEATS = Sentence("variant-seats", "{game} is played with {only} seats, not {seats}.")
_SEATS_AMONG = Sentence("variant-seats-among", "{game} is played with {first} or {last} seats, not {seats}.")
_SEATS_TWICE = Sentence("variant-seats-twice", "The seats are set twice, to {seats} and to {asked}: set them once.")


class Alternative(Struct, frozen=True):
    """House rules that the source of a game itself mentions, in the form that :mod:`settebello.rules.options` reads."""

    settings: dict[str, str]
    seats: tuple[int, ...] = ()
    """The seat counts that it is meant for; empty for all of the game's."""


class Variant(Struct, frozen=True, kw_only=True, dict=True):
    """A named game of the family (docs/rules.md#the-named-games)."""

    id: str
    title: str
    source: Source
    seats: tuple[int, ...]
    """The possible numbers of players, the usual one first."""
    game: Rules = Rules()
    """The basic game with this game's changes, except those that depend on the number of seats."""
    hands: dict[int, Hands] = {}
    """The number of cards for each hand in each deal, by number of seats; missing numbers use the standard plan."""
    target_by_seats: dict[int, int] = {}
    """Points to win, if they depend on the number of seats."""
    scoring_by_seats: dict[int, Scoring] = {}
    """The lines of the score sheet, if they depend on the number of seats."""
    targets: tuple[int, ...] = ()
    """Points to win that the source names, the usual ones first; empty if only the points of ``game`` are used."""
    alternatives: tuple[Alternative, ...] = ()
    region: str = ""
    """The place where it is played, if the source says."""

    @property
    def default_seats(self) -> int:
        """The usual number of seats."""
        return self.seats[0]

    def rules(self, seats: int | None = None, settings: Mapping[str, str] | None = None) -> Rules:
        """The rules of this game for a number of seats (the usual one by default), with these house rules.

        Raises:
            RulesError: it cannot be played with that number, or the settings cannot be used
                (:func:`settebello.rules.options.apply`).
        """
        if not settings:
            return self._without_house_rules(self.default_seats if seats is None else seats)
        from settebello.rules.options import apply, seats_in  # most callers have no house rules
        from settebello.variants.presets import in_own_words

        asked = seats_in(settings)
        if seats is not None and asked not in (None, seats):
            raise RulesError(_SEATS_TWICE(seats=seats, asked=asked or 0))
        return in_own_words(self, apply(self.rules(asked if seats is None else seats), settings))

    def _without_house_rules(self, seats: int) -> Rules:
        if seats not in self.seats:
            raise RulesError(_not_by(self, seats))
        if seats not in self._made:
            self._made[seats] = self._for_seats(seats)
        return self._made[seats]

    @cached_property
    def _made(self) -> dict[int, Rules]:
        """By number of seats, the rules that were asked for: a game is compared with all of them to find its name."""
        return {}

    def _for_seats(self, seats: int) -> Rules:
        seating = seating_for(self.game.seating, seats)
        finish = replace(self.game.finish, target=self.target_by_seats.get(seats, self.game.finish.target))
        deal = replace(self.game.deal, hands=self._hands(seats))
        scoring = self.scoring_by_seats.get(seats, self.game.scoring)
        return check(replace(self.game, seating=seating, deal=deal, scoring=scoring, finish=finish))

    def _hands(self, seats: int) -> Hands:
        standard = hands_of_three(seats=seats, pack=self.game.pack.size, table=self.game.deal.table)
        return self.hands.get(seats, standard or self.game.deal.hands)


def plain_name(name: str) -> str:
    """The id that a name means: case, spaces and underscores do not matter."""
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())


def _not_by(game: Variant, seats: int) -> Problem:
    *first, last = map(str, sorted(game.seats))
    title = Problem(game.title, f"title-{game.id}")
    if not first:
        return _SEATS(game=title, only=last, seats=seats)
    return _SEATS_AMONG(game=title, first=", ".join(first), last=last, seats=seats)
