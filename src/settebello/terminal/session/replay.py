"""The replay of a record: every position of its game, hidden cards too, for a finished game, or the person's own.

>>> from settebello.core import Action
>>> from settebello.game import Seed
>>> from settebello.record import Record, RoundRecord
>>> from settebello.rules import Rules
>>> played = RoundRecord(shuffle=Seed(bytes(31) + b"\\x1a"), actions=[Action.parse("7Bx1C6D")])
>>> replay = ReplaySession(Record(rules=Rules(), names=("Ada", "Bruno"), dealer=1, rounds=[played]), "en")
>>> replay.address, replay.step(1), replay.address, replay.step(1)
('1.0', True, '1.1', False)
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.errors import RecordError, Sentence
from settebello.events import ClaimJudged, Event, RoundScored
from settebello.game import Game
from settebello.outcome import Outcome
from settebello.players import DEFAULT_LEVEL
from settebello.record import Record, RoundRecord
from settebello.record.positions import NoSuchPosition, find_position
from settebello.record.titles import rules_title
from settebello.rules import Rules
from settebello.terminal.session.game_session import GamePhase, RoundResult
from settebello.terminal.session.local import LocalSession, new_practice_session
from settebello.terminal.session.round_results import round_result
from settebello.terminal.text.messages import Translator
from settebello.view import View, view_of

_NOTHING_DEALT = Sentence("replay-nothing", "This record has no rounds: there is nothing to replay.")


class ReplayPosition(Struct, frozen=True, kw_only=True):
    """The position after a deal of a round, an action or a claim."""

    action: int
    """The number of the action in its round, claims included; 0 if the round was dealt."""
    events: tuple[Event, ...]
    """The events that led to the position."""
    view: View
    """As a spectator sees it; its history is the last action alone."""
    hands: tuple[CardSet, ...]
    """By seat."""
    drawn: Card | None
    """The card that the seat on turn drew in the cut, while it decides."""
    totals: tuple[int, ...]
    """By side, the points of the rounds that are over."""
    result: RoundResult | None
    """Of the round, if this is its end."""
    outcome: Outcome | None
    """Of the game, if this is its end."""


class ReplaySession:
    """A record at one of its positions, which can be moved: a
    :class:`~settebello.terminal.session.game_session.ShownGame` that a spectator sees.

    Only the positions of the round that is shown are kept.

    Args:
        record: the game, finished or not.
        lang: the language of the title and of the score lines.

    Raises:
        RecordError: the record cannot be replayed, or no round was dealt.
    """

    own_seat = None
    people = None
    awaits_action = False
    hints_allowed = False
    seconds_left = None

    def __init__(self, record: Record, lang: str) -> None:
        if not record.rounds:
            raise RecordError(_NOTHING_DEALT())
        self.rules: Rules = record.rules
        self.names = record.names
        self.players = record.players
        self.title = rules_title(record.rules, lang)
        self.length = record.length
        self._record = record
        self._shown = record
        """The record that is shown: the game's, or one with other actions in its present round."""
        self._departure: int | None = None
        self._lang = lang
        self._scores = record.replay().scores
        self._round = 1
        self._positions = self._positions_of(1, record)
        self._index = 0

    # Where the replay is

    @property
    def rounds(self) -> int:
        """How many rounds the record has."""
        return len(self._record.rounds)

    @property
    def round(self) -> int:
        """The round that is shown, from 1."""
        return self._round

    @property
    def actions(self) -> int:
        """How many actions that round has, a claim included."""
        return len(self._positions) - 1

    @property
    def position(self) -> ReplayPosition:
        """The position that is shown."""
        return self._positions[self._index]

    @property
    def before(self) -> ReplayPosition | None:
        """The previous position in its round, or None if the round has just been dealt."""
        return self._positions[self._index - 1] if self._index else None

    @property
    def so_far(self) -> tuple[ReplayPosition, ...]:
        """The positions of the round up to the one that is shown, the deal first."""
        return self._positions[: self._index + 1]

    @property
    def address(self) -> str:
        """The round and the action, such as 3.14."""
        return f"{self._round}.{self._index}"

    @property
    def at_end(self) -> bool:
        """Whether this is the last position of the record."""
        return not self.in_variation and self._round == self.rounds and self._index == self.actions

    # Variations

    @property
    def in_variation(self) -> bool:
        """Whether actions other than the game's are shown."""
        return self._departure is not None

    @property
    def departure(self) -> str:
        """The address of the position where the variation departs from the game; empty if there is none."""
        return "" if self._departure is None else f"{self._round}.{self._departure}"

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat on turn at this position; empty once the round is over."""
        game = self._game_before(self._round)
        for _ in islice(self._shown.round_steps(self._round, game), self._index + 1):
            pass
        return tuple(game.round.legal_actions()) if game.state == "playing" else ()

    def vary(self, action: Action) -> None:
        """Go on with a different action from the game's and begin a variation, or change the variation from here on.

        Raises:
            RecordError: it is not legal here; the replay has not moved.
        """
        played = self._shown.rounds[self._round - 1]
        varied = RoundRecord(shuffle=played.shuffle, actions=[*played.actions[: self._index], action])
        rounds = [varied if played is other else other for other in self._shown.rounds]
        shown = replace(self._record, rounds=rounds)
        self._positions = self._positions_of(self._round, shown)
        self._shown = shown
        self._departure = self._index if self._departure is None else self._departure
        self._index += 1

    def end_variation(self) -> bool:
        """Go back to the game, to where the variation departed from it; whether there was one."""
        if self._departure is None:
            return False
        self._shown, self._index, self._departure = self._record, self._departure, None
        self._positions = self._positions_of(self._round, self._record)
        return True

    # Moving

    def step(self, count: int) -> bool:
        """Go one position on (1) or back (-1), into the next or the last round; whether there is one."""
        if self._departure is not None and self._index + count < self._departure:
            self.end_variation()
        if 0 <= self._index + count <= self.actions:
            self._index += count
            return True
        if self.in_variation:
            return False
        if not 1 <= self._round + count <= self.rounds:
            return False
        self._show_round(self._round + count)
        self._index = 0 if count > 0 else self.actions
        return True

    def go_to_round(self, number: int) -> bool:
        """Go to the deal of a round; whether there is such a round."""
        if not 1 <= number <= self.rounds:
            return False
        self._show_round(number)
        self._index = 0
        return True

    def go_to_start(self) -> None:
        """Go to the first deal."""
        self.go_to_round(1)

    def go_to_end(self) -> None:
        """Go to the last position of the record, or of the variation."""
        if not self.in_variation:
            self._show_round(self.rounds)
        self._index = self.actions

    def go_to_address(self, address: str) -> None:
        """Go to a round, '3', or to the position after an action of it, '3.14'.

        Raises:
            NoSuchPosition: there is none; the replay has not moved.
        """
        number, action = find_position(self._record, address)
        self._show_round(number)
        self._index = action

    def _show_round(self, number: int) -> None:
        self.end_variation()
        if number != self._round:
            self._positions = self._positions_of(number, self._record)
            self._round = number

    def _game_before(self, number: int) -> Game:
        """The game before a round."""
        game = self._record.new_game()
        game.scores += self._scores[: number - 1]
        return game

    def _positions_of(self, number: int, shown: Record) -> tuple[ReplayPosition, ...]:
        game, claim = self._game_before(number), shown.rounds[number - 1].claim
        return tuple(
            self._position(action, step.events, game, claim)
            for action, step in enumerate(shown.round_steps(number, game))
        )

    def _position(self, action: int, events: tuple[Event, ...], game: Game, claim: int | None) -> ReplayPosition:
        view, played = view_of(game, None), game.round
        ended = any(isinstance(event, RoundScored | ClaimJudged) for event in events)
        return ReplayPosition(
            action=action,
            events=events,
            view=replace(view, history=view.history[-1:]),
            hands=tuple(map(played.hand, range(self.rules.seats))),
            drawn=played.drawn,
            totals=game.totals,
            result=round_result(game, self._lang, claim) if ended else None,
            outcome=game.outcome,
        )

    def play_on(
        self, translator: Translator, *, seat: int | None = None, level: str = DEFAULT_LEVEL, save: Path | None = None
    ) -> LocalSession:
        """A practice game from the position that is shown.

        Args:
            translator: words for the new record.
            seat: the person's seat, from 0, or None for the seat on turn.
            level: the computer player at the other seats.
            save: the file of the new record, or None.

        Raises:
            SettebelloError: the game is over here, or there is no such seat or player.
        """
        title = translator.text("practice-title", title=self.title)
        return new_practice_session(
            self._shown, self.address, seat=seat, level=level, you=translator.text("you"), title=title, save=save
        )

    # The position as a game

    @property
    def phase(self) -> GamePhase:
        if self.position.outcome is not None:
            return "over"
        return "playing" if self.position.result is None else "between rounds"

    @property
    def view(self) -> View:
        return self.position.view

    @property
    def totals(self) -> tuple[int, ...]:
        return self.position.totals

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def round_result(self, lang: str) -> RoundResult:  # the result is in the language of the replay
        result = self.position.result
        assert result is not None, "the round is over"
        return result


__all__ = ["NoSuchPosition", "ReplayPosition", "ReplaySession"]
