"""The game line by line, for pipes and screen readers: the position in words, numbered choices, typed answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TextIO

from settebello.core import CLAIM, Action
from settebello.outcome import points_to_claim
from settebello.terminal.plain.answer_parser import asks_to_leave, parse_answer, quote_input
from settebello.terminal.plain.line_reader import LineReader
from settebello.terminal.plain.people_commands import run_people_command, try_request
from settebello.terminal.plain.permanent_link_commands import run_permanent_link_command
from settebello.terminal.session.choices import action_choices
from settebello.terminal.session.game_session import ActionRefused, GameSession, SessionEnded
from settebello.terminal.text.messages import HOUR, Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.room_description import can_start, describe_room
from settebello.terminal.text.score_sheet import points_line, score_summary_lines
from settebello.view import View
from settebello.wording import sheet_text


class PlayerLeft(Exception):
    """The person has asked to leave the game."""


class GameMovedOn(Exception):
    """The game has continued while the person was being asked."""


class PlainTable:
    """A game played over two text streams.

    Args:
        session: the game; a rematch replaces it.
        translator: words in the person's language.
        reads: where answers come from.
        writes: where everything is shown.
    """

    def __init__(self, session: GameSession, translator: Translator, *, reads: TextIO, writes: TextIO) -> None:
        self.session = session
        self.translator = translator
        self.narrator = Narrator(translator, session)
        self._writes = writes
        self._lines = LineReader(reads, blocking=session.people is None)
        self._position_is_new = True
        """Whether the whole position is still to be shown in this round."""
        session.subscribe(self._lines.wake)

    def run(self) -> None:
        """Play until the person leaves, or wants no other game.

        Raises:
            OSError: the output cannot be written; the game has been saved.
        """
        try:
            self._write_opening()
            while self._run_step():
                pass
            self._write(*self._leave(), self.translator.text("goodbye"))
        except EOFError:
            self._write(self.translator.text("input-ended", kept=" ".join(self._leave())))
        except (PlayerLeft, KeyboardInterrupt):
            self._write(*self._leave(), self.translator.text("goodbye"))
        except SessionEnded as error:
            self._write(*self._notice_texts(), self.translator.error_text(error), *self._leave())
        except OSError:
            self.session.leave()
            raise

    def _leave(self) -> list[str]:
        """Leave the game; returns how to come back to it."""
        notice = self.session.leave()
        return [] if notice is None else [self.narrator.notice_text(notice)]

    def _write_opening(self) -> None:
        if self.session.phase == "gathering":
            return
        greeting = [] if self.session.own_seat is None else [self.translator.text("plain-hello")]
        self._write(*self.narrator.introduction(), *greeting, "")
        self._write(self.narrator.round_opening(self.session.view))

    def _run_step(self) -> bool:
        """An action, or the score and a new deal. Returns False if the person wants no other game."""
        try:
            if self.session.phase == "gathering":
                self._gather()
            elif self.session.phase == "playing":
                self._act()
            else:
                return self._show_score()
        except ActionRefused as error:
            self._write(self.translator.error_text(error))
        except GameMovedOn:
            pass
        return True

    def _act(self) -> None:
        if self.session.awaits_action:
            self.session.act(self._ask_for_action(self.session.view))
        self._advance()

    def _advance(self) -> None:
        """Wait for the next step, take it, and describe it."""
        while not self.session.step_ready:
            self._wait()
        step = self.session.advance(self.session.next_step())
        if step.before.round == 0:
            self._write_opening()
        elif not step.actions:
            self._write(self.narrator.round_opening(step.after))
        else:
            self._write(*self.narrator.describe_step(step))
        self._position_is_new |= step.void or not step.actions
        if self.session.save_error:
            self._write(self.translator.text("log-trouble", reason=self.session.save_error))

    def _wait(self) -> None:
        """Wait for the others; meanwhile commands may be typed."""
        line = self._lines.wait_for_wake()
        self._write(*self._notice_texts())
        if line is not None and line.strip() and not self._run_command(line.strip(), self.session.view, ()):
            self._write(self.translator.text("plain-wait", text=quote_input(line.strip())))

    def _notice_texts(self) -> list[str]:
        return list(map(self.narrator.notice_text, self.session.take_notices()))

    def _show_score(self) -> bool:
        self._write("", *score_summary_lines(self.narrator))
        self._write(*map(self.narrator.notice_text, self.session.check_shuffle()), "")
        if self.session.phase == "over":
            return self.session.may_rematch and self._offer_rematch()
        if self.session.people is not None and self.session.own_seat is not None:
            with suppress(GameMovedOn):
                self._read(self.translator.text("next-plain"))
        self.session.confirm_score()
        self._advance()
        return True

    def _offer_rematch(self) -> bool:
        if self.session.permanent_link is not None:
            self._write(self.translator.text("permanent-link-plain"))
        if not self._ask_yes_or_no(self.translator.text("again-plain"), self._run_permanent_link_command):
            return False
        self._start_rematch()
        return True

    def _gather(self) -> None:
        """Show the waiting room, and run its commands until the first cards are dealt."""
        people, text = self.session.people, self.translator.text
        assert people is not None, "only an online session gathers"
        if self.session.step_ready:
            self._advance()
            return
        self._write("", f"{self.session.title}.", *describe_room(self.narrator))
        if self.session.own_seat is None:
            self._write(text("room-watch"))
            self._advance()
            return
        self._write(text("room-plain-host" if can_start(self.narrator) else "room-plain"))
        while not self.session.step_ready:
            word = self._read().lower()
            if word in {"ready", "r", text("word-ready")}:
                self._try(lambda: people.set_ready(ready=True))
            elif word in {"wait", text("word-wait")}:
                self._try(lambda: people.set_ready(ready=False))
            elif word in {"start", "s", text("word-start")}:
                self._try(people.start)
            elif word and not self._run_command(word, self.session.view, ()):
                unknown = "room-plain-word-host" if can_start(self.narrator) else "room-plain-word"
                self._write(text(unknown, text=quote_input(word)))
        self._advance()

    def _run_permanent_link_command(self, word: str) -> bool:
        link = self.session.permanent_link
        return link is not None and run_permanent_link_command(self.narrator, link, word, self._write)

    def _ask_yes_or_no(self, question: str, run_command: Callable[[str], bool] = lambda _: False) -> bool:
        """Ask until the answer is yes or no; the person may also leave here.

        Args:
            run_command: runs another answer, if it is a command.
        """
        yes, no = {"y", "yes", self.translator.text("word-yes")}, {"n", "no", self.translator.text("word-no")}
        while True:
            answer = self._read(question).lower()
            self._leave_if_asked(answer)
            if answer in yes or answer in no:
                return answer in yes
            if not run_command(answer):
                self._write(self.translator.text("plain-yes-no", text=quote_input(answer)))

    def _start_rematch(self) -> None:
        self.session = self.session.rematch()
        self.narrator = Narrator(self.translator, self.session)
        self._position_is_new = True
        self.session.subscribe(self._lines.wake)
        self._write_opening()

    # The person's action

    def _ask_for_action(self, view: View) -> Action:
        """Show the choices, and read until the answer is one of them."""
        actions = action_choices(view).all
        self._show_choices(view, actions)
        while True:
            answer = self._read()
            if view.may_claim and answer.lower() in {str(CLAIM), self.translator.text("word-claim")}:
                if self._confirm_claim(view):
                    return CLAIM
                continue
            if self._run_command(answer, view, actions):
                continue
            chosen = parse_answer(answer, actions, self.translator)
            if isinstance(chosen, Action):
                return chosen
            self._write(chosen)

    def _confirm_claim(self, view: View) -> bool:
        points = points_to_claim(self.session.rules, view.totals)
        return self._ask_yes_or_no(self.translator.text("claim-plain", target=points))

    def _show_choices(self, view: View, actions: Sequence[Action]) -> None:
        show_all = self._position_is_new or view.phase != "play"
        self._write("", *(self.narrator.position(view) if show_all else [self.narrator.table_text(view)]))
        self._position_is_new = False
        self._write(self.translator.text("your-turn"), *self._time_left(), *self._numbered_actions(actions))
        if view.may_claim:
            self._write(self.translator.text("plain-claim"))

    def _time_left(self) -> Iterator[str]:
        seconds = self.session.seconds_left
        if seconds is not None and seconds >= HOUR:
            yield self.translator.text("time-plain-long", time=self.translator.duration(seconds))
        elif seconds is not None:
            yield self.translator.text("time-plain", seconds=round(seconds))

    def _numbered_actions(self, actions: Sequence[Action]) -> Iterator[str]:
        for number, action in enumerate(actions, 1):
            proposal = self.narrator.proposal_text(action)
            yield self.translator.text("option", number=number, action=proposal, text=str(action))

    # Commands that play no card

    def _run_command(self, answer: str, view: View, actions: Sequence[Action]) -> bool:
        """Run a command that plays no card. Returns False if the answer is not such a command."""
        word, text = answer.lower(), self.translator.text
        self._leave_if_asked(word)
        if word in {"?", "help"}:
            self._write(*self._help())
        elif word in {"rules", text("word-rules")}:
            self._write(sheet_text(self.session.rules, self.translator.lang, title=self.session.title).rstrip())
        elif word in {"table", text("word-table")}:
            self._write(*self.narrator.position(view), *self._numbered_actions(actions))
        elif word in {"hint", text("word-hint")}:
            self._write(self._hint())
        elif word in {"score", text("word-score")}:
            self._write(points_line(self.narrator, "score-total", self.session.totals))
        else:
            return run_people_command(self.narrator, word, self._write)
        return True

    def _leave_if_asked(self, word: str) -> None:
        """Leave if that is what the word says.

        Raises:
            PlayerLeft: it is.
        """
        if asks_to_leave(word, self.translator):
            raise PlayerLeft

    def _try(self, request: Callable[[], None]) -> None:
        try_request(self.narrator, request, self._write)

    def _hint(self) -> str:
        try:
            return self.narrator.advice_text(self.session.hint())
        except ActionRefused as error:
            return self.translator.error_text(error)

    def _help(self) -> Iterator[str]:
        names = {letter: self.translator.suit(letter) for letter in "DCSB"}
        suits = self.translator.text("plain-suits", d=names["D"], c=names["C"], s=names["S"], b=names["B"])
        yield self.translator.text("plain-help", suits=suits)
        yield self.translator.text("plain-help-words")
        if self.session.people is not None:
            yield self.translator.text("plain-help-company")

    # The streams

    def _read(self, question: str = "") -> str:
        """One answer, trimmed; notices are shown meanwhile.

        Raises:
            EOFError: the input has ended.
            GameMovedOn: the game has continued instead.
        """
        awaited_action = self.session.awaits_action
        self._write_prompt(question)
        while True:
            try:
                line = self._lines.read_line()
            except EOFError:
                self._writes.write("\n")
                raise
            if line is not None:
                return line.strip()
            notices = self._notice_texts()
            moved_on = self.session.step_ready or self.session.awaits_action != awaited_action
            if notices or moved_on:
                self._write("", *notices)
            if moved_on:
                raise GameMovedOn
            if notices:
                self._write_prompt(question)

    def _write_prompt(self, question: str) -> None:
        self._writes.write(f"{question} {self.translator.text('plain-prompt')} ".lstrip())
        self._writes.flush()

    def _write(self, *lines: str) -> None:
        if not lines:
            return
        self._writes.write("\n".join(lines) + "\n")
        self._writes.flush()
