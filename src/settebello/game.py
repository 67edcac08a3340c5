"""Rounds until a side wins (docs/rules.md#winning).

>>> from settebello.rules import Rules
>>> game = Game(Rules(), dealer=1)
>>> events = list(game.deal(Seed(bytes(32))))
>>> while game.state == "playing":
...     events += game.play(game.round.legal_actions()[0])
>>> events[-1].totals == game.totals
True
>>> game.state, len(game.scores)
('between rounds', 1)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action, Round
from settebello.errors import ArgumentError, IllegalAction, RecordError, RulesError, is_number, not_wanted
from settebello.events import ClaimJudged, Event, GameOver, RoundScored
from settebello.outcome import (
    Outcome,
    outcome_after_round,
    outcome_by_points,
    outcome_of_claim,
    points_to_claim,
    totals_to_go_on_with,
)
from settebello.round_events import Position, action_events, deal_events
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.shuffle import first_dealer, pack_order, round_seed

if TYPE_CHECKING:
    from settebello.record.model import Record

GameState = Literal["between rounds", "playing", "over"]
MOST_LENGTH = 1_000
"""The most rounds of a game whose length is fixed."""


class Seed(Struct, frozen=True):
    """The packs of a round, given by a 32-byte seed (:mod:`settebello.shuffle`)."""

    seed: bytes

    def pack(self, cards: CardSet, attempt: int) -> tuple[Card, ...]:
        """The pack of the given attempt to deal the round, in deal order; attempts count from 1."""
        return pack_order(self.seed, cards, attempt)


class Packs(Struct, frozen=True):
    """The packs of a round, given card by card: one for each attempt to deal it."""

    packs: tuple[tuple[Card, ...], ...]

    def pack(self, cards: CardSet, attempt: int) -> tuple[Card, ...]:
        """The pack of the given attempt to deal the round, in deal order; attempts count from 1."""
        if attempt > len(self.packs):
            raise RecordError(f"The table calls for deal number {attempt} of this round, and no pack is given for it.")
        return self.packs[attempt - 1]


Shuffle = Seed | Packs


class Game:
    """A game in progress. :meth:`deal`, :meth:`play` and :meth:`claim` advance it; the record keeps all three.

    Args:
        rules: the rules of the game.
        dealer: the seat that deals the first round.
        length: the number of rounds after which the best total wins if nobody has won before, or None if only the rules
            end the game. Sides with equal totals share the win.
    """

    def __init__(self, rules: Rules, dealer: int, length: int | None = None) -> None:
        if not isinstance(rules, Rules):
            raise RulesError(not_wanted(rules, "rules, such as settebello.variant('scopa').rules(),"))
        if not is_number(dealer, 0, rules.seats - 1):
            raise RecordError(f"There is no seat {dealer} to deal: the seats are 0 to {rules.seats - 1}.")
        if length is not None and not is_number(length, 1, MOST_LENGTH):
            raise RecordError(f"A game has 1 to {MOST_LENGTH} rounds, not {length}.")
        self.rules = rules
        self.length = length
        self._sides = rules.sides
        self.first_dealer = dealer
        self.scores: list[RoundScore] = []
        self.outcome: Outcome | None = None
        self.shuffle: Shuffle | None = None
        self._dealt: list[tuple[Shuffle, list[Action]]] = []
        """The shuffle and the actions of each round."""
        self._claimed_by: int | None = None
        self.attempts: list[Round] = []
        """The deals of the current or last round; all except the last were void."""

    @property
    def state(self) -> GameState:
        """``between rounds``, ``playing`` or ``over``."""
        if self.outcome is not None:
            return "over"
        return "playing" if self.attempts and self.attempts[-1].phase != "over" else "between rounds"

    @property
    def rounds_dealt(self) -> int:
        """The number of rounds dealt so far, including the current one."""
        return len(self.scores) + bool(self.attempts and self.attempts[-1].phase != "over")

    @property
    def dealer(self) -> int:
        """The dealer of the current or last round."""
        return (self.first_dealer + max(self.rounds_dealt - 1, 0)) % self.rules.seats

    @property
    def round(self) -> Round:
        """The current or last round.

        Raises:
            IllegalAction: no round has been dealt yet.
        """
        if not self.attempts:
            raise IllegalAction("No round has been dealt yet.")
        return self.attempts[-1]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side in the finished rounds; 0 after a tie that begins a new game."""
        totals, ended = self.totals_scored, self.outcome is not None and self.outcome.reason != "claim"
        return totals if ended else totals_to_go_on_with(self.rules, totals)

    @property
    def totals_scored(self) -> tuple[int, ...]:
        """The points of each side after the last round, even if its tie begins a new game."""
        if not self.scores:
            return (0,) * self._sides
        return tuple(map(sum, zip(*self.round_points, strict=True)))

    @property
    def round_points(self) -> tuple[tuple[int, ...], ...]:
        """The points of each side in every finished round, first to last; after a tie that begins a new game, only the
        rounds since."""
        played = [score.totals for score in self.scores]
        if self.rules.finish.tie != "new-game":
            return tuple(played)
        first, totals = 0, (0,) * self._sides
        for number, points in enumerate(played[:-1], 1):
            totals = tuple(total + made for total, made in zip(totals, points, strict=True))
            if totals_to_go_on_with(self.rules, totals) != totals:
                first, totals = number, (0,) * self._sides
        return tuple(played[first:])

    def deal(self, shuffle: Shuffle) -> tuple[Event, ...]:
        """Deal the next round, and return the events; after the first round the deal passes to the next seat. If the
        deal decides the game, the round is scored at once.

        Raises:
            IllegalAction: a round is in progress, or the game is over.
            ArgumentError: the argument is not a shuffle.
        """
        if not callable(getattr(shuffle, "pack", None)):
            raise ArgumentError(not_wanted(shuffle, "a settebello.Seed or settebello.Packs"))
        if self.state != "between rounds":
            raise IllegalAction(f"No round can be dealt now: the game is {self.state}.")
        dealer = (self.first_dealer + len(self.scores)) % self.rules.seats
        opened = self._attempts(shuffle, dealer, 1)
        self.shuffle, self.attempts = shuffle, opened
        self._dealt.append((shuffle, []))
        events = deal_events(len(self.scores) + 1, opened)
        if opened[-1].phase == "over":
            events += self._score()
        return tuple(events)

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """Take an action for the seat on turn, and return the events.

        Args:
            action: a legal action, or its text.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        action = action if isinstance(action, Action) else Action.parse(action)
        if self.state != "playing":
            raise IllegalAction(f"'{action}' cannot be played: the game is {self.state}.")
        played, first = self.attempts[-1], len(self.attempts) - 1
        before = Position.of(played, self._sides)
        played.play(action)
        if played.phase == "redeal":
            self._deal_again()
        self._dealt[-1][1].append(action)
        events = action_events(before, action, self.attempts[first:])
        if played.phase == "over":
            events += self._score()
        return tuple(events)

    def _score(self) -> Iterator[Event]:
        score = self.round.score()
        self.scores.append(score)
        self.outcome = outcome_after_round(self.rules, self.totals_scored, score.outright, score.king)
        if self.outcome is None and len(self.scores) == self.length:
            self.outcome = outcome_by_points(self.rules, self.totals_scored)
        yield RoundScored(score=score, totals=self.totals_scored)
        if self.outcome is not None:
            yield GameOver(outcome=self.outcome)

    @property
    def can_be_claimed(self) -> bool:
        """Whether a player may claim out now: the rules allow it and a round is in progress."""
        return self.rules.finish.claiming_out and self.state == "playing"

    def claim(self, seat: int) -> tuple[Event, ...]:
        """Claim for ``seat`` that its side has already won (docs/rules.md#claiming-out). This ends the game: the side
        has won if its total and its certain points of this round reach :func:`points_to_claim`, or if it is certain to
        win outright, as with the whole suit; otherwise it has lost.

        Args:
            seat: the seat that claims.

        Raises:
            IllegalAction: the game has no claiming out, or no round is in progress.
        """
        if not self.rules.finish.claiming_out:
            raise IllegalAction("Claiming out is not played in this game.")
        if self.state != "playing":
            raise IllegalAction(f"Nothing can be claimed now: the game is {self.state}.")
        if not is_number(seat, 0, self.rules.seats - 1):
            raise IllegalAction(f"There is no seat {seat} to claim: the seats are 0 to {self.rules.seats - 1}.")
        side = self.rules.side_of(seat)
        self.outcome = claim_outcome(self.rules, self.round, self.totals, side)
        self._claimed_by = seat
        return ClaimJudged(seat=seat, correct=side in self.outcome.winners), GameOver(outcome=self.outcome)

    def copy(self) -> Game:
        """An independent copy.

        >>> from settebello.rules import Rules
        >>> game = seeded_game(Rules(), bytes(32))
        >>> other = game.copy()
        >>> events = other.play(other.round.legal_actions()[0])
        >>> len(game.round.history), len(other.round.history)
        (0, 1)
        """
        twin = copy(self)
        twin.scores = [*self.scores]
        twin.attempts = [played.copy() for played in self.attempts]
        twin._dealt = [(shuffle, [*actions]) for shuffle, actions in self._dealt]
        return twin

    def record(self, names: Sequence[str]) -> Record:
        """The record of the game so far.

        Args:
            names: the players' names, by seat.

        Raises:
            RecordError: the number of names is not the number of seats.

        >>> from settebello.record import write
        >>> from settebello.rules import Rules
        >>> game = seeded_game(Rules(), bytes(32))
        >>> events = game.play("6C")
        >>> write(game.record(["Ada", "Bruno"])).splitlines()[-3]
        '1. 6C'
        """
        from settebello.record.model import Record, RoundRecord  # which is built on games

        if isinstance(names, str) or len(names) != self.rules.seats or not all(isinstance(name, str) for name in names):
            raise RecordError(not_wanted(names, f"a list of {self.rules.seats} names"))
        rounds = [RoundRecord(shuffle=shuffle, actions=[*actions]) for shuffle, actions in self._dealt]
        if self._claimed_by is not None:
            rounds[-1].claim = self._claimed_by
        return Record(rules=self.rules, names=tuple(names), dealer=self.first_dealer, length=self.length, rounds=rounds)

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def _deal_again(self) -> None:
        assert self.shuffle is not None
        try:
            self.attempts += self._attempts(self.shuffle, self.round.dealer, len(self.attempts) + 1)
        except RecordError:
            self.round.undo()
            raise

    def _attempts(self, shuffle: Shuffle, dealer: int, number: int) -> list[Round]:
        rounds = [Round(self.rules, shuffle.pack(self.rules.cards, number), dealer, number)]
        while rounds[-1].phase == "redeal":
            number += 1
            rounds.append(Round(self.rules, shuffle.pack(self.rules.cards, number), dealer, number))
        return rounds


def claim_outcome(rules: Rules, played: Round, totals: tuple[int, ...], side: int) -> Outcome:
    """The outcome if ``side`` claims that it has already won (:meth:`Game.claim`), computed from what everybody sees.

    Args:
        rules: the rules of the game.
        played: the round in progress.
        totals: the points of each side before that round.
        side: the side that claims.
    """
    in_sight = tuple(total + played.points_so_far(other) for other, total in enumerate(totals))
    return outcome_of_claim(
        rules,
        side,
        in_sight,
        correct=totals[side] + played.certain(side) >= points_to_claim(rules, totals),
        outright=played.certain_winner,
    )


def seeded_shuffle(seed: bytes, game: Game) -> Seed:
    """The shuffle of the next round, for a game whose rounds all come from one seed."""
    return Seed(round_seed(seed, len(game.scores) + 1))


def seeded_game(rules: Rules, seed: bytes) -> Game:
    """A game dealt from one seed, which gives its first dealer and its first round."""
    game = Game(rules, first_dealer(seed, rules.seats))
    game.deal(seeded_shuffle(seed, game))
    return game
