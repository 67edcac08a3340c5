"""What a named game is: the basic game with some values changed, and where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
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
    """House rules that the source itself names for a game, as :mod:`settebello.rules.options` reads them."""

    settings: dict[str, str]
    seats: tuple[int, ...] = ()
    """Seat counts it is meant for; empty: all of the game's."""


class Variant(Struct, frozen=True, kw_only=True):
    """A named game of the family (docs/rules.md#the-named-games)."""

    id: str
    title: str
    source: Source
    seats: tuple[int, ...]
    """How many can play; the first is the usual number."""
    game: Rules = Rules()
    """The basic game with this game's changes, apart from what depends on the number of seats."""
    hands: dict[int, Hands] = {}
    """Cards to each hand in each deal, by number of seats; a number left out has the standard plan."""
    target_by_seats: dict[int, int] = {}
    """Points to win, where they depend on the number of seats."""
    scoring_by_seats: dict[int, Scoring] = {}
    """The lines of the score sheet, where they depend on the number of seats."""
    targets: tuple[int, ...] = ()
    """Points to win that the source names, the usual ones first; empty: only those of ``game``."""
    alternatives: tuple[Alternative, ...] = ()
    region: str = ""
    """Where it is played, where the source says."""

    @property
    def default_seats(self) -> int:
        """The usual number of seats."""
        return self.seats[0]

    def rules(self, seats: int | None = None, settings: Mapping[str, str] | None = None) -> Rules:
        """The rules of this game for so many seats (its usual number if not told), with these house rules.

        Raises:
            RulesError: it is not played by so many, or the settings cannot be used
                (:func:`settebello.rules.options.apply`).
        """
        if not settings:
            return self._for_seats(self.default_seats if seats is None else seats)
        from settebello.rules.options import apply, seats_in  # most callers have no house rules
        from settebello.variants.presets import in_own_words

        asked = seats_in(settings)
        if seats is not None and asked not in (None, seats):
            raise RulesError(_SEATS_TWICE(seats=seats, asked=asked or 0))
        return in_own_words(self, apply(self.rules(asked if seats is None else seats), settings))

    def _for_seats(self, seats: int) -> Rules:
        if seats not in self.seats:
            raise RulesError(_not_by(self, seats))
        seating = seating_for(self.game.seating, seats)
        finish = replace(self.game.finish, target=self.target_by_seats.get(seats, self.game.finish.target))
        deal = replace(self.game.deal, hands=self._hands(seats))
        scoring = self.scoring_by_seats.get(seats, self.game.scoring)
        return check(replace(self.game, seating=seating, deal=deal, scoring=scoring, finish=finish))

    def _hands(self, seats: int) -> Hands:
        standard = hands_of_three(seats=seats, pack=self.game.pack.size, table=self.game.deal.table)
        return self.hands.get(seats, standard or self.game.deal.hands)


def plain_name(name: str) -> str:
    """The id that a name stands for: case, spaces and underscores do not matter."""
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())


def _not_by(game: Variant, seats: int) -> Problem:
    *first, last = map(str, sorted(game.seats))
    title = Problem(game.title, f"title-{game.id}")
    if not first:
        return _SEATS(game=title, only=last, seats=seats)
    return _SEATS_AMONG(game=title, first=", ".join(first), last=last, seats=seats)
