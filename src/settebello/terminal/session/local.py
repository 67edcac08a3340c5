"""A game in this process: one person against computer players, every action appended to the record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction, RecordError, Sentence
from settebello.events import Event
from settebello.game import GameState, seeded_shuffle
from settebello.outcome import Outcome
from settebello.players import DEFAULT_LEVEL, make_player
from settebello.players.advice import recommend
from settebello.players.recommendation import Recommendation
from settebello.record import Record, RoundRecord, write
from settebello.record.positions import PRACTICE, check_seat, practice_record
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.shuffle import first_dealer, new_seed
from settebello.terminal.session import record_files
from settebello.terminal.session.game_session import RoundResult, StepResult, UpcomingStep
from settebello.terminal.session.notices import Notice
from settebello.terminal.session.round_results import round_result
from settebello.variants import Variant
from settebello.view import View, view_of

COMPUTER_NAMES = ("Rosa", "Carlo", "Lina", "Beppe", "Ines")
"""The names at the other seats, in playing order."""


_OPPONENTS = Sentence("opponents", "{named} opponents are named, but there is only room for {others}.")
_NO_PLAYERS = Sentence(
    "record-no-players", "The record does not say, in a line [Players …], which player sits at each seat."
)


class LocalSession:
    """A :class:`~settebello.terminal.session.game_session.GameSession` against computer players in this process.

    Hidden cards leave it only through views.

    Args:
        record: the game so far, possibly empty; every action is appended to it.
        seed: 32 bytes that determine the deals of further rounds, or None to use the system's generator.
        save: the file for the record, which is written after every action, or None.

    Raises:
        RecordError: the record cannot be replayed, or names a player that does not exist.
        SaveError: the file cannot be written.
    """

    def __init__(self, record: Record, *, seed: bytes | None = None, save: Path | None = None) -> None:
        self.record = record
        self.save = save
        self.save_error: str | None = None
        self.hints_allowed = True
        self.may_rematch = True
        self.people = None
        self.permanent_link = None
        self.seconds_left: float | None = None
        self.step_ready = True
        self._chosen_action: Action | None = None
        """The person's action, until it is taken."""
        self._seed = seed or new_seed()
        self._game = record.replay()
        self._own_seat = _first_person(self.players)
        self._players = {
            seat: make_player(kind, _player_seed(seed, seat))
            for seat, kind in enumerate(self.players)
            if seat != self.own_seat
        }
        if not record.rounds:
            self._deal()
        if save is not None:
            record_files.write_atomically(save, write(record))

    @property
    def own_seat(self) -> int:
        return self._own_seat

    @property
    def rules(self) -> Rules:
        return self.record.rules

    @property
    def length(self) -> int | None:
        return self.record.length

    @property
    def names(self) -> tuple[str, ...]:
        return self.record.names

    @property
    def title(self) -> str:
        return str(dict(self.record.extra).get("Title", "Scopa"))

    @property
    def players(self) -> tuple[str, ...]:
        return _recorded_players(self.record)

    # The position shown

    @property
    def phase(self) -> GameState:
        return self._game.state

    @property
    def turn(self) -> int | None:
        return self._game.round.turn if self.phase == "playing" else None

    @property
    def view(self) -> View:
        return view_of(self._game, self.own_seat)

    @property
    def scores(self) -> Sequence[RoundScore]:
        """The scores of the finished rounds."""
        return tuple(self._game.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        return self._game.totals

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    def check_shuffle(self) -> list[Notice]:
        return []

    def round_result(self, lang: str) -> RoundResult:
        return round_result(self._game, lang, self.record.rounds[-1].claim)

    # The next step

    @property
    def awaits_action(self) -> bool:
        return self._chosen_action is None and self.turn == self.own_seat

    def act(self, action: Action) -> None:
        self._chosen_action = action

    def confirm_score(self) -> None:
        """Do nothing: nobody else waits."""

    def next_step(self) -> UpcomingStep:
        if self._chosen_action is not None:
            return UpcomingStep(seat=self.own_seat, action=self._chosen_action)
        if self.phase == "between rounds":
            return UpcomingStep()
        return UpcomingStep(seat=self.turn, action=self.choose_action())

    def advance(self, step: UpcomingStep) -> StepResult:
        before = self.view
        self._chosen_action = None
        if step.action is None:
            events = self.deal_next_round()
        else:
            events = self.claim() if step.action == CLAIM else self.play(step.action)
        return StepResult(before=before, events=events, after=self.view)

    def hint(self) -> Recommendation:
        return recommend(self.view, self.rules)

    def choose_action(self) -> Action:
        """The action that the computer player on turn chooses from its view. Changes nothing.

        Raises:
            IllegalAction: no computer player is on turn.
        """
        turn = self.turn
        if turn is None or turn == self.own_seat:
            raise IllegalAction("No other player is to decide now.")
        return self._players[turn].choose(view_of(self._game, turn), self.rules)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Take an action for the seat on turn, and return what happened.

        Raises:
            IllegalAction: the rules do not allow it; the game has not changed.
        """
        events = self._game.play(action)
        self.record.rounds[-1].actions.append(action)
        self._save()
        return events

    def claim(self) -> tuple[Event, ...]:
        """Claim that the person's side has reached the target, which ends the game, on the person's turn or not.

        Raises:
            IllegalAction: the rules have no claiming out, or no round is in progress; the game has not changed.
        """
        events = self._game.claim(self.own_seat)
        self.record.rounds[-1].claim = self.own_seat
        self._save()
        return events

    def deal_next_round(self) -> tuple[Event, ...]:
        """Deal the next round, after the last one has been scored, and return what happened."""
        events = self._deal()
        self._save()
        return events

    def rematch(self) -> LocalSession:
        """Another game with the same rules and players, saved to a new file next to the last one."""
        extra = [header for header in self.record.extra if header[0] != PRACTICE]
        record = Record(rules=self.rules, names=self.names, dealer=0, extra=extra)
        return _start_session(
            record, seed=None, save=None if self.save is None else record_files.next_free_path(self.save)
        )

    # In addition to the steps

    def subscribe(self, on_change: Callable[[], None]) -> None:
        """Do nothing: there are no notices, and steps are always ready."""

    def take_notices(self) -> list[Notice]:
        return []

    @property
    def leave_warning(self) -> Notice:
        if self.outcome is not None:
            return Notice("quit-over")
        return Notice("quit-unsaved") if self.save is None else Notice("quit-saved", {"path": str(self.save)})

    def leave(self) -> Notice | None:
        if self.outcome is not None:
            return Notice("kept-finished", {"path": str(self.save)}) if self.save else None
        if self.save is not None and self.save_error is None:
            return Notice("kept", {"path": str(self.save)})
        if not any(played.actions for played in self.record.rounds):
            return None
        return self._save_to_new_file()

    def text(self) -> str:
        """The record as text."""
        return write(self.record)

    def _deal(self) -> tuple[Event, ...]:
        shuffle = seeded_shuffle(self._seed, self._game)
        events = self._game.deal(shuffle)
        self.record.rounds.append(RoundRecord(shuffle=shuffle))
        return events

    def _save(self) -> None:
        self.save_error = None
        if self.save is None:
            return
        try:
            record_files.write_atomically(self.save, self.text())
        except record_files.SaveError as error:
            self.save_error = error.problem

    def _save_to_new_file(self) -> Notice:
        try:
            path = record_files.new_unfinished_path()
            record_files.write_atomically(path, self.text())
        except record_files.SaveError as error:
            return Notice("kept-nowhere", {"reason": error.problem})
        return Notice("kept", {"path": str(path)})


def new_local_session(
    variant: Variant,
    rules: Rules,
    against: Sequence[str],
    *,
    you: str,
    title: str = "",
    seed: bytes | None = None,
    save: Path | None = None,
) -> LocalSession:
    """Start a new game.

    Args:
        against: a computer player for each of the other seats; the last one also takes the seats left over. Empty: the
            usual player.
        you: the person's name in the record.
        title: the game's title in the record; empty for the variant's title.

    Raises:
        RecordError: there are more players than seats.
        SettebelloError: a player does not exist.
    """
    others = rules.seats - 1
    if len(against) > others:
        raise RecordError(_OPPONENTS(named=len(against), others=others))
    named = list(against) or [DEFAULT_LEVEL]
    kinds = [*named, *named[-1:] * (others - len(named))]
    record = Record(rules=rules, names=(you, *COMPUTER_NAMES[:others]), dealer=0)
    record.extra = [("Title", title or variant.title), ("Players", ["", *kinds])]
    return _start_session(record, seed=seed, save=save)


def new_practice_session(
    record: Record,
    address: str,
    *,
    seat: int | None,
    level: str,
    you: str,
    title: str,
    seed: bytes | None = None,
    save: Path | None = None,
) -> LocalSession:
    """Play on from a position of a recorded game.

    Args:
        record: the game.
        address: the position, such as 3.14.
        seat: the person's seat, from 0, or None for the seat on turn.
        level: the computer player at the other seats.
        you: the person's name in the new record.
        title: the game's title in it.
        seed: 32 bytes that determine the deals of later rounds, or None to use the system's generator.
        save: the file of the new record, or None.

    Raises:
        RecordError: there is no such position or seat, or the game is over there.
        SettebelloError: there is no such player.
    """
    begun = practice_record(record, address)
    seats = begun.rules.seats
    if seat is None:
        game = begun.replay()
        seat = (game.round.turn if game.state == "playing" else None) or 0
    check_seat(record, seat)
    make_player(level)  # raises PlayerError if there is none
    names, players = list(COMPUTER_NAMES[: seats - 1]), [level] * (seats - 1)
    names.insert(seat, you)
    players.insert(seat, "")
    begun.names = tuple(names)
    begun.extra = [("Title", title), ("Players", list(players)), *begun.extra]
    return LocalSession(begun, seed=seed, save=save)


def _first_person(players: Sequence[str]) -> int:
    """The seat of the person: the first one without a computer player."""
    return next((seat for seat, kind in enumerate(players) if not kind), 0)


def _start_session(record: Record, *, seed: bytes | None, save: Path | None) -> LocalSession:
    seed = seed or new_seed()
    record.dealer = first_dealer(seed, record.rules.seats)
    return LocalSession(record, seed=seed, save=save)


def _player_seed(seed: bytes | None, seat: int) -> int | None:
    """A seed for a player; the same game seed then repeats the game. It does not reveal the cards."""
    return None if seed is None else int.from_bytes(hashlib.sha256(seed + f"player {seat}".encode()).digest()[:8])


def _recorded_players(record: Record) -> tuple[str, ...]:
    kinds = dict(record.extra).get("Players")
    if not isinstance(kinds, list) or len(kinds) != record.rules.seats:
        raise RecordError(_NO_PLAYERS())
    return tuple(map(str, kinds))


__all__ = ["COMPUTER_NAMES", "LocalSession", "new_local_session", "new_practice_session"]
