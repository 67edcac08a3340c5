"""The game line by line, for pipes and screen readers: the position in words, numbered choices, answers read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TextIO

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction
from settebello.outcome import points_to_claim
from settebello.terminal.plain.chat import answered_together, attempt
from settebello.terminal.plain.line_reader import TypedLines
from settebello.terminal.session.choices import choices_of
from settebello.terminal.session.protocol import Ended, NotTaken, SeatedGame
from settebello.terminal.text.messages import Words
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.room_lines import may_start, room_lines
from settebello.terminal.text.score_sheet import sheet_lines, tally
from settebello.view import View
from settebello.wording import sheet_text
from settebello.wording.fluent import Argument


class Left(Exception):
    """The person leaves the game."""


class Moved(Exception):
    """The game has gone on while the person was asked."""


class PlainTable:
    """A game played over two streams of text."""

    def __init__(self, game: SeatedGame, words: Words, *, reads: TextIO, writes: TextIO) -> None:
        self.game = game
        self.words = words
        self.narrator = Narrator(words, game)
        self._writes = writes
        self._lines = TypedLines(reads, alone=game.company is None)
        self._fresh = True
        """The position has not been said yet in this round."""
        game.listen(self._lines.wake)

    def run(self) -> None:
        """Play until the person leaves, or wants no other game.

        Raises:
            BrokenPipeError: nobody reads any more; the game has been kept.
        """
        try:
            self._open()
            while self._step():
                pass
            self._say(*self._left(), self.words.say("goodbye"))
        except EOFError:
            self._say(self.words.say("input-ended", kept=" ".join(self._left())))
        except (Left, KeyboardInterrupt):
            self._say(*self._left(), self.words.say("goodbye"))
        except Ended as error:
            self._say(*self._news(), self.words.wrong(error), *self._left())
        except BrokenPipeError:
            self.game.leave()
            raise

    def _left(self) -> list[str]:
        """Leave the game, and say how one comes back to it."""
        back = self.game.leave()
        return [] if back is None else [self.narrator.message(back)]

    def _open(self) -> None:
        if self.game.state == "gathering":
            return
        hello = [] if self.game.me is None else [self.words.say("plain-hello")]
        self._say(*self.narrator.introduction(), *hello, "")
        self._say(self.narrator.opening(self.game.view))

    def _step(self) -> bool:
        """One action, or the score and a new deal; False: no more."""
        try:
            if self.game.state == "gathering":
                self._gather()
            elif self.game.state == "playing":
                self._act()
            else:
                return self._score()
        except NotTaken as error:
            self._say(self.words.wrong(error))
        except Moved:
            pass
        return True

    def _act(self) -> None:
        if self.game.asks:
            self.game.act(self._ask(self.game.view))
        self._take()

    def _take(self) -> None:
        """What happens next, told."""
        while not self.game.arrived:
            self._wait()
        happened = self.game.take(self.game.coming())
        if happened.before.round == 0:
            self._open()
        elif not happened.actions:
            self._say(self.narrator.opening(happened.after))
        else:
            self._say(*self.narrator.told(happened))
        self._fresh |= happened.void or not happened.actions
        if self.game.trouble:
            self._say(self.words.say("log-trouble", reason=self.game.trouble))

    def _wait(self) -> None:
        """Wait for the others; what is typed meanwhile is a word."""
        line = self._lines.wait()
        self._say(*self._news())
        if line is not None and line.strip() and not self._is_word(line.strip(), self.game.view, ()):
            self._say(self.words.say("plain-wait", text=_printable(line.strip())))

    def _news(self) -> list[str]:
        return list(map(self.narrator.message, self.game.news()))

    def _score(self) -> bool:
        self._say("", *sheet_lines(self.narrator))
        self._say(*map(self.narrator.message, self.game.checked()), "")
        if self.game.state == "over":
            return self.game.me is not None and self._another()
        if self.game.company is not None and self.game.me is not None:
            with suppress(Moved):
                self._read(self.words.say("next-plain"))
        self.game.go_on()
        self._take()
        return True

    def _another(self) -> bool:
        if not self._agrees(self.words.say("again-plain")):
            return False
        self._again()
        return True

    def _gather(self) -> None:
        """The waiting room, until the first cards."""
        company = self.game.company
        assert company is not None, "where people gather there are others"
        if self.game.arrived:
            self._take()
            return
        self._say("", f"{self.game.title}.", *room_lines(self.narrator))
        if self.game.me is None:
            self._say(self.words.say("room-watch"))
            self._take()
            return
        self._say(self.words.say("room-plain-host" if may_start(self.narrator) else "room-plain"))
        while not self.game.arrived:
            word = self._read().lower()
            if word in {"ready", "r", self.words.say("word-ready")}:
                self._try(lambda: company.ready(ready=True))
            elif word in {"wait", self.words.say("word-wait")}:
                self._try(lambda: company.ready(ready=False))
            elif word in {"start", "s", self.words.say("word-start")}:
                self._try(company.start)
            elif word and not self._is_word(word, self.game.view, ()):
                self._say(self.words.say("room-plain-word", text=_printable(word)))
        self._take()

    def _agrees(self, question: str) -> bool:
        """Ask until the answer is yes or no; who wants to leave may say so here too."""
        yes, no = {"y", "yes", self.words.say("word-yes")}, {"n", "no", self.words.say("word-no")}
        while True:
            answer = self._read(question).lower()
            self._let_go(answer)
            if answer in yes or answer in no:
                return answer in yes
            self._say(self.words.say("plain-yes-no", text=_printable(answer)))

    def _again(self) -> None:
        self.game = self.game.again()
        self.narrator = Narrator(self.words, self.game)
        self._fresh = True
        self.game.listen(self._lines.wake)
        self._open()

    # Asking

    def _ask(self, view: View) -> Action:
        """Show the choices, and read until the answer is one of them."""
        actions = choices_of(view).all
        self._show(view, actions)
        while True:
            answer = self._read()
            if view.may_claim and answer.lower() in {str(CLAIM), self.words.say("word-claim")}:
                if self._agrees(self.words.say("claim-plain", target=points_to_claim(self.game.rules, view.totals))):
                    return CLAIM
                continue
            if self._is_word(answer, view, actions):
                continue
            chosen = self._answered(answer, actions)
            if isinstance(chosen, Action):
                return chosen
            self._say(chosen)

    def _show(self, view: View, actions: Sequence[Action]) -> None:
        self._say("", *(self._whole(view) if self._fresh or view.phase != "play" else self._brief(view)))
        self._fresh = False
        self._say(self.words.say("your-turn"), *self._time(), *self._numbered(actions))
        if view.may_claim:
            self._say(self.words.say("plain-claim"))

    def _whole(self, view: View) -> Iterable[str]:
        return self.narrator.position(view)

    def _brief(self, view: View) -> Iterable[str]:
        return [self.narrator.on_table(view)]

    def _time(self) -> Iterator[str]:
        """How long the person has."""
        if self.game.left is not None:
            yield self.words.say("time-plain", seconds=round(self.game.left))

    def _numbered(self, actions: Sequence[Action]) -> Iterator[str]:
        for number, action in enumerate(actions, 1):
            said = self.narrator.proposal(action)
            yield self.words.say("option", number=number, action=said, text=str(action))

    def _answered(self, answer: str, actions: Sequence[Action]) -> Action | str:
        """The action that an answer means, or a sentence that says what would be right."""
        if answer.isdecimal() and len(answer) < 20:
            number = int(answer)
            if 1 <= number <= len(actions):
                return actions[number - 1]
            return self.words.say("plain-enter-number", number=answer, count=len(actions))
        try:
            return self._named(Action.parse(answer), actions)
        except IllegalAction:
            given: dict[str, Argument] = {"text": _printable(answer), "count": len(actions), "example": str(actions[0])}
            return self.words.say("plain-not-understood", **given)

    def _named(self, asked: Action, actions: Sequence[Action]) -> Action | str:
        """An action in action text; a card alone means its one legal play."""
        if asked in actions:
            return asked
        same = [action for action in actions if action.card == asked.card]
        if asked.takes or asked.card is None or not same:
            return self.words.say("plain-not-now", action=str(asked), count=len(actions))
        if len(same) == 1:
            return same[0]
        named = self.words.listed(map(str, same))
        return self.words.say("plain-several", card=self.words.card(asked.card), actions=named)

    def _is_word(self, answer: str, view: View, actions: Sequence[Action]) -> bool:
        """Answer one of the words that play no card."""
        word = answer.lower()
        self._let_go(word)
        if word in {"?", "help"}:
            self._say(*self._help())
        elif word in {"rules", self.words.say("word-rules")}:
            self._say(sheet_text(self.game.rules, self.words.lang, title=self.game.title).rstrip())
        elif word in {"table", self.words.say("word-table")}:
            self._say(*self._whole(view), *self._numbered(actions))
        elif word in {"hint", self.words.say("word-hint")}:
            self._say(self._hinted())
        elif word in {"score", self.words.say("word-score")}:
            self._say(tally(self.narrator, "score-total", self.game.totals))
        else:
            return answered_together(self.narrator, word, self._say)
        return True

    def _let_go(self, word: str) -> None:
        """Leave, if that is what the word says."""
        if word in {"quit", "q", "exit", self.words.say("word-quit")}:
            raise Left

    def _try(self, wanted: Callable[[], None]) -> None:
        """Do something that may be refused."""
        attempt(self.narrator, wanted, self._say)

    def _hinted(self) -> str:
        try:
            return self.narrator.advice(self.game.hint())
        except NotTaken as error:
            return self.words.wrong(error)

    def _help(self) -> Iterator[str]:
        names = {letter: self.words.suit(letter) for letter in "DCSB"}
        suits = self.words.say("plain-suits", d=names["D"], c=names["C"], s=names["S"], b=names["B"])
        yield self.words.say("plain-help", suits=suits)
        yield self.words.say("plain-help-words")
        if self.game.company is not None:
            yield self.words.say("plain-help-company")

    # The streams

    def _read(self, question: str = "") -> str:
        """One answer, trimmed; the news are told meanwhile.

        Raises:
            EOFError: there is no more input.
            Moved: the game has gone on instead.
        """
        asked = self.game.asks
        self._prompt(question)
        while True:
            try:
                line = self._lines.line()
            except EOFError:
                self._writes.write("\n")
                raise
            if line is not None:
                return line.strip()
            news = self._news()
            moved = self.game.arrived or self.game.asks != asked
            if news or moved:
                self._say("", *news)
            if moved:
                raise Moved
            if news:
                self._prompt(question)

    def _prompt(self, question: str) -> None:
        self._writes.write(f"{question} {self.words.say('plain-prompt')} ".lstrip())
        self._writes.flush()

    def _say(self, *lines: str) -> None:
        if not lines:
            return
        self._writes.write("\n".join(lines) + "\n")
        self._writes.flush()


def _printable(answer: str) -> str:
    """What was typed, fit to be shown: not long, and without what would steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in answer[:40])
