"""A game as one seat sees it, wherever it is played: what the screens know of a game, and all that they know.

A game goes on in steps. :meth:`SeatedGame.coming` waits for the next one and changes nothing, so that it can be
announced; :meth:`SeatedGame.take` makes it the position that is shown. The person's own actions come back so too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

from settebello.cards import Card
from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.events import ActionEvent, Event, Redealt
from settebello.outcome import Outcome
from settebello.players.advice import Advised
from settebello.rules import Rules
from settebello.terminal.session.people import Company
from settebello.view import View
from settebello.wording import ScoreLine
from settebello.wording.fluent import Argument

GamePhase = Literal["gathering", "playing", "between rounds", "over"]


class NotTaken(SettebelloError):
    """Something that could not be done; the game is as it was."""


class Ended(SettebelloError):
    """The game cannot go on here; the sentence says why, and how to come back."""


class Message(Struct, frozen=True):
    """Something to be put into words; ``seat`` in what is given names who it is about."""

    key: str
    given: dict[str, Argument] = {}


class Coming(Struct, frozen=True, kw_only=True):
    """What happens next: an action of a seat, or something else, such as a deal."""

    seat: int | None = None
    action: Action | None = None


class Happened(Struct, frozen=True, kw_only=True):
    """A step of the game."""

    before: View
    events: tuple[Event, ...]
    """What happened; without an action where cards were dealt, with several where some were missed."""
    after: View

    @property
    def actions(self) -> tuple[ActionEvent, ...]:
        """What seats did: nearly always one action."""
        return tuple(event for event in self.events if isinstance(event, ActionEvent))

    @property
    def void(self) -> bool:
        """Whether the cards on the table called for a new deal."""
        return any(isinstance(event, Redealt) for event in self.events)


class Scored(Struct, frozen=True, kw_only=True):
    """A round that is over, or that a claim has ended."""

    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...] | None
    """By side: made in this round; after a claim, what was certain in it, None if that is not known."""
    totals: tuple[int, ...]
    """By side, what the game ended with or goes on with."""
    primes: tuple[tuple[Card, ...], ...]
    """By side, the cards that made its prime; empty where no primiera is played."""
    claimed_by: int | None = None


class SeatedGame(Protocol):
    """What a terminal shows and does."""

    @property
    def rules(self) -> Rules: ...

    @property
    def title(self) -> str: ...

    @property
    def me(self) -> int | None:
        """The seat of the person at the terminal; None: they watch."""

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which player sits at each seat; empty for a person."""

    @property
    def company(self) -> Company | None:
        """The other people; None where there are none."""

    # as it is shown

    @property
    def state(self) -> GamePhase: ...

    @property
    def view(self) -> View: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    def scored(self, lang: str) -> Scored:
        """The round that is just over."""

    def checked(self) -> list[Message]:
        """Whether the promise about the cards of the round that is over held; it takes its time. Empty: nothing
        was promised to anybody, for all is dealt here."""

    # how it goes on

    @property
    def asks(self) -> bool:
        """Whether the person is to act now, having been shown all that has happened."""

    @property
    def arrived(self) -> bool:
        """Whether the next step can be had without waiting for somebody."""

    def act(self, action: Action) -> None:
        """The person acts; a claim, at any moment of a round. It is kept when this returns.

        Raises:
            NotTaken: it cannot be done, or the game has gone on meanwhile.
            Ended: the game cannot go on here.
        """

    def go_on(self) -> None:
        """The score sheet has been read. Raises as :meth:`act`."""

    def coming(self) -> Coming:
        """The next step, waited for.

        Raises:
            Ended: none will come.
        """

    def take(self, coming: Coming) -> Happened:
        """That step is shown from now on."""

    @property
    def left(self) -> float | None:
        """Seconds that the person on turn still has; None: there is no clock for them."""

    @property
    def hints(self) -> bool:
        """Whether hints are given at this table."""

    def hint(self) -> Advised:
        """What a good player would do; it takes its time. Raises as :meth:`act`."""

    def again(self) -> SeatedGame:
        """Another game with the same people. Raises as :meth:`act`."""

    # beside the game

    def listen(self, heard: Callable[[], None]) -> None:
        """Have ``heard`` called, in any thread, whenever there are news or a step has arrived."""

    def news(self) -> list[Message]:
        """What is to be told beside the steps; each is given once."""

    @property
    def trouble(self) -> str | None:
        """Why the last action could not be saved, if it could not."""

    @property
    def before_leaving(self) -> Message:
        """What leaving means now."""

    def leave(self) -> Message | None:
        """Leave the game; how one comes back to it."""
