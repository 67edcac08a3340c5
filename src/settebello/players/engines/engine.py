"""External engines: programs in any language that answer JSON lines (docs/engines.md)."""

from __future__ import annotations

import shlex
import shutil
from collections import Counter
from typing import Literal

import msgspec
from msgspec import Struct

from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.players.engines.process import EngineProcess
from settebello.players.player import PlayerError
from settebello.rules import Rules, complete_json
from settebello.untrusted_text import TextError, decode_json
from settebello.view import View, encode

TIME_MS = 1000
"""The default time limit for a decision."""
STARTING_MS = 5000
"""Extra time for the first decision after a start."""
STARTS = 3
"""The number of starts in a row without a valid answer before the engine is given up."""

FaultKind = Literal["late", "ended", "garbage", "illegal", "given up"]


class EngineReply(Struct):
    """The answer of an engine; other fields are ignored."""

    action: str


class Fault(Exception):
    """A decision lost by the engine."""

    def __init__(self, kind: FaultKind) -> None:
        super().__init__(kind)
        self.kind: FaultKind = kind


class EnginePlayer:
    """A player that is an external program, started at the first decision and kept running.

    A decision is lost if the answer is late, garbage or illegal, or the program ends: the first legal action is taken
    instead, and :attr:`faults` counts it. After a late answer or garbage the program is ended, so a later line cannot
    be mistaken for the next answer. A program that has ended is restarted for the next decision, up to :data:`STARTS`
    times in a row without a valid answer.

    Args:
        command: the command line.
        time_ms: the time limit for a decision.
        starting_ms: extra time for the first decision after a start.

    Raises:
        PlayerError: the command line is malformed, or there is no such command.
    """

    def __init__(self, command: str, *, time_ms: int = TIME_MS, starting_ms: int = STARTING_MS) -> None:
        self._command = _split_command(command)
        self._time_ms = time_ms
        self._starting_ms = starting_ms
        self._program: EngineProcess | None = None
        self._starts = 0
        self.faults: Counter[FaultKind] = Counter()
        self.last_status: int | None = None
        """The exit status of the program that ended last, if known."""

    def choose(self, view: View, rules: Rules) -> Action:
        """The action of the engine, or the first legal one if the decision is lost."""
        try:
            return self._decide(view, rules)
        except Fault as fault:
            self.faults[fault.kind] += 1
            return Action.parse(view.legal[0])

    def close(self) -> None:
        """End the program. The next decision restarts it."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _decide(self, view: View, rules: Rules) -> Action:
        try:
            text = _decode(self._ask(request(view, rules, self._time_ms)))
        except Fault:
            self.close()
            raise
        self._starts = 0
        return _parse_legal(text, view)

    def _ask(self, line: bytes) -> bytes:
        allowed = self._time_ms
        if self._program is None:
            self._program = self._start()
            allowed += self._starting_ms
        try:
            answer = self._program.ask(line, allowed / 1000)
        except TimeoutError:
            raise Fault("late") from None
        if not answer:
            self.last_status = self._program.status()
            raise Fault("ended")
        return answer

    def _start(self) -> EngineProcess:
        if self._starts == STARTS:
            raise Fault("given up")
        self._starts += 1
        try:
            return EngineProcess(self._command)
        except OSError:
            raise Fault("ended") from None


def request(view: View, rules: Rules, time_ms: int) -> bytes:
    """The request for a decision, as one line of JSON.

    >>> from settebello.game import seeded_game
    >>> from settebello.view import view_of
    >>> game = seeded_game(Rules(), bytes(32))
    >>> line = request(view_of(game, game.round.turn), Rules(), 1000)
    >>> line.count(b"\\n"), list(msgspec.json.decode(line))
    (1, ['type', 'time_ms', 'rules', 'view', 'legal'])
    """
    asked = {
        "type": "decide",
        "time_ms": time_ms,
        "rules": msgspec.Raw(complete_json(rules).encode()),
        "view": msgspec.Raw(encode(view)),
        "legal": view.legal,
    }
    return msgspec.json.encode(asked) + b"\n"


def _decode(answer: bytes) -> str:
    try:
        return decode_json(answer, EngineReply).action
    except TextError:
        raise Fault("garbage") from None


def _parse_legal(text: str, view: View) -> Action:
    try:
        action = Action.parse(text)
    except SettebelloError:
        raise Fault("illegal") from None
    if str(action) not in view.legal and not (action.kind == "claim" and view.may_claim):
        raise Fault("illegal")
    return action


def _split_command(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise PlayerError(f"The command '{command}' cannot be read: {str(error).lower()}.") from error
    if not words:
        raise PlayerError("After 'engine:' comes the command that starts the program, such as 'engine:python3 bot.py'.")
    if shutil.which(words[0]) is None:
        raise PlayerError(f"There is no command '{words[0]}' to start as a player.")
    return words
