"""A replay line by line, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from settebello.errors import SettebelloError
from settebello.events import CardsDealt
from settebello.players import DEFAULT_LEVEL
from settebello.terminal.plain.answer_parser import asks_to_leave, quote_input
from settebello.terminal.plain.table import PlainTable
from settebello.terminal.session.replay import NoSuchPosition, ReplaySession
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.replay_text import event_lines, hand_lines, hands_line, turn_line
from settebello.terminal.text.score_sheet import points_line, score_summary_lines
from settebello.wording import sheet_text


class PlainReplay:
    """A replay over two text streams.

    Args:
        replay: the game, at the position to begin with.
        translator: words in the person's language.
        reads: reads commands.
        writes: writes all output.
        seat: the only seat whose hand is described, or None for all hands.
    """

    def __init__(
        self, replay: ReplaySession, translator: Translator, *, reads: TextIO, writes: TextIO, seat: int | None = None
    ) -> None:
        self.replay = replay
        self.translator = translator
        self.narrator = Narrator(translator, replay)
        self._reads = reads
        self._writes = writes
        self._shown = seat

    def run(self) -> None:
        """Show positions until the person leaves or the input ends."""
        self._write(*self.narrator.introduction(), self.translator.text("replay-hello"), "")
        self._show_position()
        try:
            while self._run_command(self._read()):
                pass
        except (EOFError, KeyboardInterrupt):
            self._write("")

    def _run_command(self, answer: str) -> bool:
        """Run a command. Returns False if the person leaves."""
        text = self.translator.text
        word, _, argument = answer.lower().partition(" ")
        if asks_to_leave(word, self.translator):
            return False
        if word in {"", "next", "n", text("word-next")}:
            self._step(1)
        elif word in {"back", "b", text("word-back")}:
            self._step(-1)
        elif word in {"end", text("word-end")}:
            self.replay.go_to_end()
            self._show_position()
        elif word in {"play", text("word-play")}:
            self._play()
        elif word in {"hands", "hand", text("word-hands")}:
            self._choose_hands(argument.strip())
        elif word[0] in "#0123456789":
            self._go_to(word)
        elif not self._run_variation_command(word, argument.strip()):
            self._tell(word, answer)
        return True

    def _run_variation_command(self, word: str, argument: str) -> bool:
        """Run a command about a variation of the game. Returns False if it is not such a command."""
        text = self.translator.text
        if word in {"try", text("word-try")}:
            self._vary(argument)
        elif word in {"practice", text("word-practice")}:
            self._play_on(argument.split())
        elif word in {"game", text("word-game")} and self.replay.end_variation():
            self._show_position()
        else:
            return False
        return True

    def _tell(self, word: str, answer: str) -> None:
        """Answer a question about the position."""
        text, replay = self.translator.text, self.replay
        if word in {"?", "help"}:
            self._write(
                text("replay-help"),
                text("replay-help-words"),
                text("replay-help-variation"),
                text("replay-help-practice"),
            )
        elif word in {"table", text("word-table")}:
            self._write(*self.narrator.public_position(replay.view), *self._hands(), *self._turn())
        elif word in {"score", text("word-score")}:
            self._write(points_line(self.narrator, "score-total", replay.totals))
        elif word in {"rules", text("word-rules")}:
            self._write(sheet_text(replay.rules, self.translator.lang, title=replay.title).rstrip())
        else:
            self._write(text("replay-word", text=quote_input(answer)))

    def _step(self, count: int) -> None:
        if self.replay.step(count):
            self._show_position()
        else:
            self._write(self.translator.text("replay-ends" if count > 0 else "replay-begins"))

    def _play(self) -> None:
        """Show everything up to the end of the record."""
        while self.replay.step(1):
            self._show_position()

    def _vary(self, number: str) -> None:
        """List the alternatives to the game's next action, or take one: 'try', 'try 2'."""
        actions = self.replay.legal_actions
        if not actions:
            self._write(self.translator.text("variation-over"))
        elif not number:
            self._write(*(f"{n}  {self.narrator.proposal_text(action)}" for n, action in enumerate(actions, 1)))
        elif number.isdecimal() and 1 <= int(number) <= len(actions):
            self.replay.vary(actions[int(number) - 1])
            self._show_position()
        else:
            self._write(self.translator.text("variation-which", count=len(actions)))

    def _play_on(self, wanted: list[str]) -> None:
        """Play on from here against a level, and come back: 'practice', 'practice 2', 'practice 2 maestro'."""
        number = wanted[0] if wanted else ""
        if number and not number.isdecimal():
            self._write(self.translator.text("practice-which", count=self.replay.rules.seats))
            return
        level = wanted[1] if len(wanted) > 1 else DEFAULT_LEVEL
        try:
            session = self.replay.play_on(self.translator, seat=int(number) - 1 if number else None, level=level)
        except SettebelloError as error:
            self._write(self.translator.error_text(error))
            return
        PlainTable(session, self.translator, reads=self._reads, writes=self._writes).run()
        self._show_position()

    def _go_to(self, address: str) -> None:
        try:
            self.replay.go_to_address(address)
        except NoSuchPosition as error:
            self._write(self.translator.error_text(error))
        else:
            self._show_position()

    def _choose_hands(self, number: str) -> None:
        """All hands, or one seat's, counted from 1."""
        seats = self.replay.rules.seats
        if number and not (number.isdecimal() and 1 <= int(number) <= seats):
            self._write(self.translator.text("replay-which-hand", count=seats))
            return
        self._shown = int(number) - 1 if number else None
        self._write(hands_line(self.narrator, self._shown), *self._hands())

    def _show_position(self) -> None:
        """The events that led to the position, and the table cards now; the hands after a deal, the score after a
        round."""
        position = self.replay.position
        first, *others = event_lines(self.narrator, position)
        self._write(f"{self.replay.address}  {first}", *others)
        if self.replay.in_variation:
            self._write(self.translator.text("variation-plain", address=self.replay.departure))
        if position.result is not None:
            self._write("", *score_summary_lines(self.narrator), *self._turn(), "")
            return
        if position.action == 0 or any(isinstance(event, CardsDealt) for event in position.events):
            self._write(*self._hands())
        self._write(self.narrator.table_text(position.view), *self._turn())

    def _hands(self) -> Iterator[str]:
        return hand_lines(self.narrator, self.replay.position, self._shown)

    def _turn(self) -> Iterator[str]:
        line = turn_line(self.narrator, self.replay, self._shown)
        if line:
            yield line

    # The streams

    def _read(self) -> str:
        """One command, trimmed.

        Raises:
            EOFError: the input has ended.
        """
        self._writes.write(f"{self.translator.text('plain-prompt')} ")
        self._writes.flush()
        line = self._reads.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _write(self, *lines: str) -> None:
        if not lines:
            return
        self._writes.write("\n".join(lines) + "\n")
        self._writes.flush()
