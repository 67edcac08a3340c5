"""A game in this process: one person and the players against them, every action appended to the record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from settebello.cards import Card
from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction, RecordError, Sentence
from settebello.events import Event
from settebello.game import GameState, seeded_shuffle
from settebello.outcome import Outcome
from settebello.players import USUAL, make
from settebello.players.advice import Advised, advised
from settebello.record import Record, RoundRecord, write
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.shuffle import first_dealer, new_seed
from settebello.terminal.session import record_files
from settebello.terminal.session.leaving import kept
from settebello.terminal.session.protocol import Coming, Happened, Message, Scored
from settebello.variants import Variant
from settebello.view import View, view_of
from settebello.wording import score_lines

ME = 0
"""The seat of the person at the terminal."""

NAMES = ("Rosa", "Carlo", "Lina", "Beppe", "Ines")
"""Who sits at the other seats, in playing order."""


_OPPONENTS = Sentence("opponents", "{named} opponents are named, but there is only room for {others}.")
_NO_PLAYERS = Sentence(
    "record-no-players", "The record does not say, in a line [Players …], which player sits at each seat."
)


class LocalGame:
    """The game that a terminal shows. What it gives out of the hidden cards are views, and nothing else.

    Args:
        record: the game so far, empty or not; it grows with every action.
        seed: what the rounds to come are dealt from; None: one from the system's generator.
        save: where the record is written after every action; None: nowhere.

    Raises:
        RecordError: the record cannot be replayed, or its players cannot be had.
        SaveError: the file cannot be written.
    """

    def __init__(self, record: Record, *, seed: bytes | None = None, save: Path | None = None) -> None:
        self.record = record
        self.save = save
        self.trouble: str | None = None
        """Why the last action could not be saved, if it could not."""
        self.hints = True
        self.company = None
        self.left: float | None = None
        self.arrived = True
        self._chosen: Action | None = None
        """What the person wants to do."""
        self._seed = seed or new_seed()
        self._game = record.replay()
        self._players = {
            seat: make(kind, _player_seed(seed, seat)) for seat, kind in enumerate(self.kinds) if seat != ME
        }
        if not record.rounds:
            self._deal()
        if save is not None:
            record_files.replace(save, write(record))

    # What everybody may know

    @property
    def me(self) -> int:
        return ME

    @property
    def rules(self) -> Rules:
        return self.record.rules

    @property
    def names(self) -> tuple[str, ...]:
        return self.record.names

    @property
    def title(self) -> str:
        return str(dict(self.record.extra).get("Title", "Scopa"))

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which player sits at each seat; the person's own is empty."""
        return _kinds(self.record)

    @property
    def state(self) -> GameState:
        return self._game.state

    @property
    def turn(self) -> int | None:
        return self._game.round.turn if self.state == "playing" else None

    @property
    def view(self) -> View:
        """What the person at the terminal may know."""
        return view_of(self._game, ME)

    @property
    def scores(self) -> Sequence[RoundScore]:
        """Of the rounds that are over."""
        return tuple(self._game.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        return self._game.totals

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    def checked(self) -> list[Message]:
        return []

    def scored(self, lang: str) -> Scored:
        claim = self.record.rounds[-1].claim
        if claim is not None:
            certain = tuple(self._game.round.certain(side) for side in range(self.rules.sides))
            totals = tuple(total + points for total, points in zip(self.totals, certain, strict=True))
            return Scored(lines=(), points=certain, totals=totals, primes=(), claimed_by=claim)
        score = self.scores[-1]
        return Scored(
            lines=tuple(score_lines(self.rules, score, lang)),
            points=score.totals,
            totals=self.totals,
            primes=_primes(score) if self.rules.scoring.primiera else (),
        )

    # What happens

    @property
    def asks(self) -> bool:
        return self._chosen is None and self.turn == ME

    def act(self, action: Action) -> None:
        self._chosen = action

    def go_on(self) -> None:
        """Nobody else waits."""

    def coming(self) -> Coming:
        if self._chosen is not None:
            return Coming(seat=ME, action=self._chosen)
        if self.state == "between rounds":
            return Coming()
        return Coming(seat=self.turn, action=self.think())

    def take(self, coming: Coming) -> Happened:
        before = self.view
        self._chosen = None
        if coming.action is None:
            events = self.next_round()
        else:
            events = self.claim() if coming.action == CLAIM else self.play(coming.action)
        return Happened(before=before, events=events, after=self.view)

    def hint(self) -> Advised:
        return advised(self.view, self.rules)

    def think(self) -> Action:
        """What the player whose turn it is, and who is not the person, decides from their view. Changes nothing."""
        turn = self.turn
        if turn is None or turn == ME:
            raise IllegalAction("No other player is to decide now.")
        return self._players[turn].choose(view_of(self._game, turn), self.rules)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Take an action for the seat whose turn it is, and return what happened.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        events = self._game.play(action)
        self.record.rounds[-1].actions.append(action)
        self._keep()
        return events

    def claim(self) -> tuple[Event, ...]:
        """The person claims that their side has reached the target; that ends the game, on their turn or not.

        Raises:
            IllegalAction: claiming is not played, or no round is in progress; nothing has changed.
        """
        events = self._game.claim(ME)
        self.record.rounds[-1].claim = ME
        self._keep()
        return events

    def next_round(self) -> tuple[Event, ...]:
        """Deal again, the last round being scored."""
        events = self._deal()
        self._keep()
        return events

    def again(self) -> LocalGame:
        """Another game with the same rules and players, and a file of its own beside the last one's."""
        record = Record(rules=self.rules, names=self.names, dealer=0, extra=self.record.extra)
        return _started(record, seed=None, save=None if self.save is None else record_files.next_free(self.save))

    # Beside the game

    def listen(self, heard: Callable[[], None]) -> None:
        """Nothing happens beside the steps."""

    def news(self) -> list[Message]:
        return []

    @property
    def before_leaving(self) -> Message:
        if self.outcome is not None:
            return Message("quit-over")
        return Message("quit-unsaved") if self.save is None else Message("quit-saved", {"path": str(self.save)})

    def leave(self) -> Message | None:
        return kept(self)

    def text(self) -> str:
        """The record as text."""
        return write(self.record)

    def _deal(self) -> tuple[Event, ...]:
        shuffle = seeded_shuffle(self._seed, self._game)
        events = self._game.deal(shuffle)
        self.record.rounds.append(RoundRecord(shuffle=shuffle))
        return events

    def _keep(self) -> None:
        self.trouble = None
        if self.save is None:
            return
        try:
            record_files.replace(self.save, self.text())
        except record_files.SaveError as error:
            self.trouble = error.problem


def new_game(
    variant: Variant,
    rules: Rules,
    against: Sequence[str],
    *,
    you: str,
    title: str = "",
    seed: bytes | None = None,
    save: Path | None = None,
) -> LocalGame:
    """A game from its beginning.

    Args:
        against: a player for each of the other seats (default: the usual one); the last one named sits at those
            that are left.
        you: what the person at the terminal is called in the record.
        title: what the game is called there; empty: its own title.

    Raises:
        RecordError: more players than seats.
        SettebelloError: a player that does not exist.
    """
    others = rules.seats - 1
    if len(against) > others:
        raise RecordError(_OPPONENTS(named=len(against), others=others))
    named = list(against) or [USUAL]
    kinds = [*named, *named[-1:] * (others - len(named))]
    record = Record(rules=rules, names=(you, *NAMES[:others]), dealer=0)
    record.extra = [("Title", title or variant.title), ("Players", ["", *kinds])]
    return _started(record, seed=seed, save=save)


def _started(record: Record, *, seed: bytes | None, save: Path | None) -> LocalGame:
    seed = seed or new_seed()
    record.dealer = first_dealer(seed, record.rules.seats)
    return LocalGame(record, seed=seed, save=save)


def _player_seed(seed: bytes | None, seat: int) -> int | None:
    """So that a game from a seed goes the same way again; the cards cannot be told from it."""
    return None if seed is None else int.from_bytes(hashlib.sha256(seed + f"player {seat}".encode()).digest()[:8])


def _primes(score: RoundScore) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(card for card in side.prime if card is not None) for side in score.sides)


def _kinds(record: Record) -> tuple[str, ...]:
    kinds = dict(record.extra).get("Players")
    if not isinstance(kinds, list) or len(kinds) != record.rules.seats:
        raise RecordError(_NO_PLAYERS())
    return tuple(map(str, kinds))


__all__ = ["ME", "NAMES", "LocalGame", "new_game"]
