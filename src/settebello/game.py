"""Rounds until a side wins (docs/rules.md#winning).

>>> from settebello.rules import Rules
>>> game = Game(Rules(), dealer=1)
>>> game.deal(Seed(bytes(32)))
>>> while game.state == "playing":
...     game.play(game.round.legal_actions()[0])
>>> game.state, len(game.scores)
('between rounds', 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action, Round
from settebello.errors import IllegalAction, RecordError
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.shuffle import first_dealer, pack_order, round_seed

GameState = Literal["between rounds", "playing", "over"]


class Seed(Struct, frozen=True):
    """A round's packs, given by its 32-byte seed (:mod:`settebello.shuffle`)."""

    seed: bytes

    def pack(self, cards: CardSet, attempt: int) -> tuple[Card, ...]:
        return pack_order(self.seed, cards, attempt)


class Packs(Struct, frozen=True):
    """A round's packs, given card by card: one for each attempt to deal it."""

    packs: tuple[tuple[Card, ...], ...]

    def pack(self, cards: CardSet, attempt: int) -> tuple[Card, ...]:
        if attempt > len(self.packs):
            raise RecordError(f"The table calls for deal number {attempt} of this round, and no pack is given for it.")
        return self.packs[attempt - 1]


Shuffle = Seed | Packs


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended: the winning sides (one, but for a shared win), and why."""

    winners: tuple[int, ...]
    reason: Literal["points", "outright", "claim"]
    doubly_lost: tuple[int, ...] = ()
    """The sides that have lost a double game."""

    @property
    def double(self) -> bool:
        return bool(self.doubly_lost)


class Game:
    """A game in progress. It is driven by :meth:`deal`, :meth:`play` and :meth:`claim`; the record keeps all three.

    Args:
        rules: how the game goes.
        dealer: the seat that deals the first round.
    """

    def __init__(self, rules: Rules, dealer: int) -> None:
        if not 0 <= dealer < rules.seats:
            raise RecordError(f"There is no seat {dealer} to deal: the seats are 0 to {rules.seats - 1}.")
        self.rules = rules
        self.first_dealer = dealer
        self.scores: list[RoundScore] = []
        self.outcome: Outcome | None = None
        self.shuffle: Shuffle | None = None
        self.attempts: list[Round] = []
        """The deals of the round in progress or just over; all but the last were void."""

    @property
    def state(self) -> GameState:
        if self.outcome is not None:
            return "over"
        return "playing" if len(self.scores) < self.rounds_dealt else "between rounds"

    @property
    def rounds_dealt(self) -> int:
        return len(self.scores) + bool(self.attempts and self.attempts[-1].phase != "over")

    @property
    def dealer(self) -> int:
        """Who deals the round in progress, or dealt the last one."""
        return (self.first_dealer + max(self.rounds_dealt - 1, 0)) % self.rules.seats

    @property
    def round(self) -> Round:
        """The round in progress, or just over.

        Raises:
            IllegalAction: no round has been dealt yet.
        """
        if not self.attempts:
            raise IllegalAction("No round has been dealt yet.")
        return self.attempts[-1]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side in the rounds that are over."""
        return tuple(sum(score.totals[side] for score in self.scores) for side in range(self.rules.sides))

    def deal(self, shuffle: Shuffle) -> None:
        """Deal the next round; the dealer's place has passed on, but for the first.

        Raises:
            IllegalAction: a round is in progress, or the game is over.
        """
        if self.state != "between rounds":
            raise IllegalAction(f"No round can be dealt now: the game is {self.state}.")
        dealer = (self.first_dealer + len(self.scores)) % self.rules.seats
        opened = self._attempts(shuffle, dealer, 1)
        self.shuffle, self.attempts = shuffle, opened

    def play(self, action: Action) -> None:
        """Take an action for the seat whose turn it is.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        if self.state != "playing":
            raise IllegalAction(f"'{action}' cannot be played: the game is {self.state}.")
        self.round.play(action)
        if self.round.phase == "redeal":
            self._deal_again()
        elif self.round.phase == "over":
            self.scores.append(self.round.score())
            self.outcome = outcome(self.rules, self.totals, self.scores[-1].outright)

    @property
    def can_be_claimed(self) -> bool:
        """Whether a player may claim out now: by the rules, and because a round is in progress."""
        return self.rules.finish.claiming_out and self.state == "playing"

    def claim(self, seat: int, *, by_target: bool = False) -> None:
        """``seat`` claims that its side has won already (docs/rules.md#claiming-out). That ends the game: its
        side has won if its total and what it has made certain in this round reach :func:`points_to_claim`, or if it
        holds the whole suit where that wins outright; if not, it has lost.

        Args:
            seat: who claims.
            by_target: judge by the target alone, as games were judged before a tie asked for more and the whole suit
                counted as won; only for games that ended so.

        Raises:
            IllegalAction: claiming is not played, or no round is in progress.
        """
        if not self.rules.finish.claiming_out:
            raise IllegalAction("Claiming out is not played in this game.")
        if self.state != "playing":
            raise IllegalAction(f"Nothing can be claimed now: the game is {self.state}.")
        if not 0 <= seat < self.rules.seats:
            raise IllegalAction(f"There is no seat {seat} to claim: the seats are 0 to {self.rules.seats - 1}.")
        side = self.rules.side_of(seat)
        asked = self.rules.finish.target if by_target else points_to_claim(self.rules, self.totals)
        right = self.totals[side] + self.round.certain(side) >= asked
        self.outcome = _judged(self, side, right=right, outright=None if by_target else self.round.score().outright)

    def _deal_again(self) -> None:
        assert self.shuffle is not None
        try:
            self.attempts += self._attempts(self.shuffle, self.round.dealer, len(self.attempts) + 1)
        except RecordError:
            self.round.undo()
            raise

    def _attempts(self, shuffle: Shuffle, dealer: int, number: int) -> list[Round]:
        rounds = [Round(self.rules, shuffle.pack(self.rules.cards, number), dealer)]
        while rounds[-1].phase == "redeal":
            number += 1
            rounds.append(Round(self.rules, shuffle.pack(self.rules.cards, number), dealer))
        return rounds


def seeded_shuffle(seed: bytes, game: Game) -> Seed:
    """The shuffle of the next round of a game whose rounds all come from one seed."""
    return Seed(round_seed(seed, len(game.scores) + 1))


def seeded_game(rules: Rules, seed: bytes) -> Game:
    """A game dealt from one seed: its first dealer drawn, its first round dealt."""
    game = Game(rules, first_dealer(seed, rules.seats))
    game.deal(seeded_shuffle(seed, game))
    return game


def outcome(rules: Rules, totals: Sequence[int], outright: int | None) -> Outcome | None:
    """Who has won with these totals after a scored round; None: another round is played.

    >>> outcome(Rules(), (11, 11), None) is None
    True
    >>> outcome(Rules(), (12, 11), None).winners
    (0,)
    """
    if outright is not None:
        return Outcome(winners=(outright,), reason="outright", doubly_lost=_doubly_lost(rules, totals, (outright,)))
    best = max(totals)
    leaders = [side for side, total in enumerate(totals) if total == best]
    if best < rules.finish.target or len(leaders) > 1:
        return None
    return Outcome(winners=(leaders[0],), reason="points", doubly_lost=_doubly_lost(rules, totals, leaders))


def _doubly_lost(rules: Rules, totals: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """The losers with fewer than half the target, where double games are played."""
    if not rules.finish.double_game:
        return ()
    losers = [side for side in range(rules.sides) if side not in winners]
    return tuple(side for side in losers if 2 * totals[side] < rules.finish.target)


def points_to_claim(rules: Rules, totals: Sequence[int]) -> int:
    """What a side's total and its certain points must reach for its claim to be right, with these totals before the
    round: the target, or one point more than the tied total where this round is played to break a tie.

    >>> points_to_claim(Rules(), (10, 9)), points_to_claim(Rules(), (12, 12))
    (11, 13)
    """
    best = max(totals)
    tied = best >= rules.finish.target and totals.count(best) > 1
    return best + 1 if tied else rules.finish.target


def _judged(game: Game, side: int, *, right: bool, outright: int | None) -> Outcome:
    """The end of a game claimed by ``side``; ``right``: it has the points; ``outright``: the side that holds the whole
    suit, which has won but for a claim with the points."""
    rules, played = game.rules, game.round
    standing = [
        total + rules.sweep.points * played.sweeps(other) + played.declared(other)
        for other, total in enumerate(game.totals)
    ]
    if right:
        winners: tuple[int, ...] = (side,)
    elif outright is not None:
        winners = (outright,)
    else:
        best = max(total for other, total in enumerate(standing) if other != side)
        winners = tuple(other for other, total in enumerate(standing) if other != side and total == best)
    return Outcome(winners=winners, reason="claim", doubly_lost=_doubly_lost(rules, standing, winners))
