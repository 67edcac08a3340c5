"""A game as one seat sees it, wherever it is played: everything that the screens know about a game.

A game proceeds in steps. :meth:`GameSession.next_step` waits for the next one and changes nothing, so a screen can
announce it; :meth:`GameSession.advance` makes it the position that is shown. The person's own actions arrive as steps
too.
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
from settebello.players.recommendation import Recommendation
from settebello.rules import Rules
from settebello.terminal.session.notices import Notice
from settebello.terminal.session.people import People
from settebello.view import View
from settebello.wording import ScoreLine

GamePhase = Literal["gathering", "playing", "between rounds", "over"]


class ActionRefused(SettebelloError):
    """A request that was refused; the game has not changed."""


class SessionEnded(SettebelloError):
    """The game cannot continue here; the sentence says why, and how to come back."""


class UpcomingStep(Struct, frozen=True, kw_only=True):
    """The next step: an action of a seat, or something else, such as a deal (both fields None)."""

    seat: int | None = None
    action: Action | None = None


class StepResult(Struct, frozen=True, kw_only=True):
    """A step of the game that has been taken."""

    before: View
    events: tuple[Event, ...]
    """The events of the step: no action if cards were dealt, several actions if some were missed."""
    after: View

    @property
    def actions(self) -> tuple[ActionEvent, ...]:
        """The actions of seats: nearly always one."""
        return tuple(event for event in self.events if isinstance(event, ActionEvent))

    @property
    def void(self) -> bool:
        """Whether the cards on the table called for a redeal."""
        return any(isinstance(event, Redealt) for event in self.events)


class RoundResult(Struct, frozen=True, kw_only=True):
    """The score of a round that is over, or that a claim has ended."""

    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...] | None
    """By side: the points of this round; after a claim, those that were certain, None if they are unknown."""
    totals: tuple[int, ...]
    """By side: the points of the game so far."""
    primes: tuple[tuple[Card, ...], ...]
    """By side: the cards of its prime; empty where primiera is not played."""
    rounds: tuple[tuple[int, ...], ...]
    """The points by side of every scored round so far."""
    claimed_by: int | None = None


class PermanentLink(Protocol):
    """The permanent link of a finished game on a server. A request may take a while, and raises
    :class:`ActionRefused`."""

    @property
    def address(self) -> str | None:
        """The place where everybody can look at the game, or None if, as far as this terminal knows, the server does
        not keep it."""

    def make(self) -> None:
        """Have the server keep the game, and set :attr:`address`."""

    def take_down(self) -> None:
        """Have the server delete the game: the link stops working for everybody."""


class ShownGame(Protocol):
    """A game at the position that the terminal shows: one that is played, or the replay of a record."""

    @property
    def rules(self) -> Rules: ...

    @property
    def title(self) -> str: ...

    @property
    def length(self) -> int | None:
        """The number of rounds of the game, or None if only its rules end it."""

    @property
    def own_seat(self) -> int | None:
        """The seat of the person at the terminal, or None for a spectator."""

    @property
    def names(self) -> tuple[str, ...]:
        """The display name at each seat."""

    @property
    def players(self) -> tuple[str, ...]:
        """The computer player at each seat; empty for a person."""

    @property
    def people(self) -> People | None:
        """The other people; None in a local game."""

    # The position shown

    @property
    def phase(self) -> GamePhase: ...

    @property
    def view(self) -> View: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    def round_result(self, lang: str) -> RoundResult:
        """The score of the round that has just ended."""

    @property
    def awaits_action(self) -> bool:
        """Whether it is the person's turn, and every step so far has been shown."""

    @property
    def seconds_left(self) -> float | None:
        """The seconds that the person on turn still has, or None if there is no time limit."""

    @property
    def hints_allowed(self) -> bool:
        """Whether this table gives hints."""


class GameSession(ShownGame, Protocol):
    """One seat's game: what a terminal shows, and what its person can do."""

    def check_shuffle(self) -> list[Notice]:
        """Check the shuffle of the round that has just ended; may take a while.

        Returns:
            Notices for the person; empty in a local game, where nothing was promised.
        """

    # The next step

    @property
    def step_ready(self) -> bool:
        """Whether :meth:`next_step` would return at once."""

    def act(self, action: Action) -> None:
        """Take an action for the person; a claim at any moment of a round. It is stored when this returns.

        Raises:
            ActionRefused: it is not allowed, or the game has moved on.
            SessionEnded: the game cannot continue here.
        """

    def confirm_score(self) -> None:
        """Say that the score has been read. Raises as :meth:`act`."""

    def next_step(self) -> UpcomingStep:
        """Wait for the next step.

        Raises:
            SessionEnded: none will come.
        """

    def advance(self, step: UpcomingStep) -> StepResult:
        """Show the position after that step from now on."""

    def hint(self) -> Recommendation:
        """A good player's action; may take a while. Raises the same errors as :meth:`act`."""

    @property
    def may_rematch(self) -> bool:
        """Whether the person may ask for another game once this one is over."""

    def rematch(self) -> GameSession:
        """Another game with the same people. Raises as :meth:`act`."""

    @property
    def permanent_link(self) -> PermanentLink | None:
        """The link of the finished game, or None if it is not over or was not played by this person on a server."""

    # In addition to the steps

    def subscribe(self, on_change: Callable[[], None]) -> None:
        """Have ``on_change`` called, in any thread, whenever a notice or a step is ready."""

    def take_notices(self) -> list[Notice]:
        """Notices for the person in addition to the steps; each is returned once."""

    @property
    def save_error(self) -> str | None:
        """The reason why the last action could not be saved, or None if it was."""

    @property
    def leave_warning(self) -> Notice:
        """The consequences of leaving now."""

    def leave(self) -> Notice | None:
        """Leave the game.

        Returns:
            How to come back to it, or None if there is no way back, or no need.
        """
