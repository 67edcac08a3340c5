"""A game's record as data."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from settebello.core import CLAIM, Action, Round
from settebello.errors import RecordError, Sentence, SettebelloError
from settebello.events import Event
from settebello.game import Game, Shuffle
from settebello.rules import Rules

FORMAT = 1

_NOT_REPLAYED = Sentence("record-not-replayed", "Round {round} cannot be replayed: {reason}")

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Header = tuple[str, Json]


class ReplayedStep(Struct, frozen=True):
    """A step of a replayed game."""

    round: int
    """The number of the round, from 1."""
    action: Action | None
    """The action, or None if the round was dealt."""
    events: tuple[Event, ...]


class RecordedPosition(Struct, frozen=True):
    """A position of a recorded game."""

    address: str
    """The round, from 1, and the number of its actions taken: ``3.14``; ``3.0`` is the deal of round 3."""
    position: Round
    """An independent round: plays there change no record."""
    totals: tuple[int, ...]
    """The points of each side in the finished rounds."""


class RoundRecord(Struct, kw_only=True):
    """One round: how the pack was shuffled, and every action, including the actions of void deals."""

    shuffle: Shuffle
    actions: list[Action] = field(default_factory=list)
    claim: int | None = None
    """The seat that claimed out after the last action, which ended the game."""
    extra: list[Header] = field(default_factory=list)


class Record(Struct, kw_only=True):
    """A complete game. Append to ``rounds`` and their ``actions``; everything else is computed from them."""

    rules: Rules
    names: tuple[str, ...]
    dealer: int
    length: int | None = None
    """The number of rounds of the game, or None if only its rules end it."""
    rounds: list[RoundRecord] = field(default_factory=list)
    extra: list[Header] = field(default_factory=list)
    """Header lines of other programs, which are kept."""

    def new_game(self) -> Game:
        """The game before its first round."""
        return Game(self.rules, self.dealer, self.length)

    def replay(self) -> Game:
        """The state of the game after the last action.

        Raises:
            RecordError: an action of the record is not legal.
        """
        game = self.new_game()
        for _ in self.steps(game):
            pass
        return game

    def steps(self, game: Game) -> Iterator[ReplayedStep]:
        """Play the record into ``game``, and yield the events of each step.

        Raises:
            RecordError: an action of the record is not legal.
        """
        for number in range(1, len(self.rounds) + 1):
            yield from self.round_steps(number, game)

    def positions(self) -> Iterator[RecordedPosition]:
        """Every position of the game, from the first deal on: after each deal, each action, and a claim.

        Raises:
            RecordError: an action of the record is not legal.

        >>> from settebello.game import seeded_game
        >>> game = seeded_game(Rules(), bytes(32))
        >>> events = game.play("6C")
        >>> for found in game.record(["Ada", "Bruno"]).positions():
        ...     print(found.address, found.position.table)
        1.0 1C 7B 9D 9S
        1.1 1C 6C 7B 9D 9S
        """
        game = self.new_game()
        number = action = 0
        for step in self.steps(game):
            number, action = step.round, action + 1 if step.round == number else 0
            yield RecordedPosition(f"{number}.{action}", game.round.copy(), game.totals)

    def round_steps(self, number: int, game: Game) -> Iterator[ReplayedStep]:
        """Play one round of the record into ``game``, and yield the events of each step.

        Args:
            number: the number of the round, from 1.
            game: the game before the round.

        Raises:
            RecordError: an action of the record is not legal.
        """
        played = self.rounds[number - 1]
        try:
            yield ReplayedStep(number, None, game.deal(played.shuffle))
            for action in played.actions:
                yield ReplayedStep(number, action, game.play(action))
            if played.claim is not None:
                yield ReplayedStep(number, CLAIM, game.claim(played.claim))
        except SettebelloError as error:
            raise RecordError(_NOT_REPLAYED(round=number, reason=error.problem)) from error

    @property
    def players(self) -> tuple[str, ...]:
        """The computer player of each seat, as the records of tables and of the terminal say; empty for a person, or if
        the record does not say."""
        players = dict(self.extra).get("Players")
        if isinstance(players, list) and len(players) == self.rules.seats:
            return tuple(player if isinstance(player, str) else "" for player in players)
        return ("",) * self.rules.seats
