"""The game line by line, for pipes and screen readers: the position in words, numbered choices, answers read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TextIO

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction
from settebello.players.advice import advised
from settebello.terminal.choices import choices_of
from settebello.terminal.leaving import kept
from settebello.terminal.local import ME, LocalGame
from settebello.terminal.narration import Narrator
from settebello.terminal.scoring import sheet_lines, tally
from settebello.terminal.words import Words
from settebello.view import View
from settebello.wording import sheet_text
from settebello.wording.fluent import Argument


class Left(Exception):
    """The person leaves the game."""


class PlainTable:
    """A game played over two streams of text."""

    def __init__(self, game: LocalGame, words: Words, *, reads: TextIO, writes: TextIO) -> None:
        self.game = game
        self.words = words
        self.narrator = Narrator(words, game)
        self._reads = reads
        self._writes = writes
        self._fresh = True
        """The position has not been said yet in this round."""

    def run(self) -> None:
        """Play until the person leaves, or wants no other game.

        Raises:
            BrokenPipeError: nobody reads any more; the game has been kept.
        """
        try:
            self._open()
            while self._step():
                pass
            self._say(kept(self.game, self.words), self.words.say("goodbye"))
        except EOFError:
            self._say(self.words.say("input-ended", kept=kept(self.game, self.words)))
        except (Left, KeyboardInterrupt):
            self._say(kept(self.game, self.words), self.words.say("goodbye"))
        except BrokenPipeError:
            kept(self.game, self.words)
            raise

    def _open(self) -> None:
        self._say(*self.narrator.introduction(), self.words.say("plain-hello"), "")
        self._say(self.narrator.opening(self.game.view))

    def _step(self) -> bool:
        """One action, or the score and a new deal; False: no more."""
        if self.game.state == "playing":
            self._act()
            return True
        self._say("", *sheet_lines(self.narrator), "")
        if self.game.state == "over":
            return self._another()
        self.game.next_round()
        self._fresh = True
        self._say(self.narrator.opening(self.game.view))
        return True

    def _act(self) -> None:
        before, deals = self.game.view, self.game.deals_made
        action = self._ask(before) if self.game.turn == ME else self.game.think()
        move = self.game.claim() if action == CLAIM else self.game.play(action)
        void = self.game.deals_made > deals
        self._say(*self.narrator.tell(before, move, self.game.view, void=void))
        self._fresh |= void
        if self.game.trouble:
            self._say(self.words.say("log-trouble", reason=self.game.trouble.rstrip(".")))

    def _another(self) -> bool:
        if not self._agrees(self.words.say("again-plain")):
            return False
        self._again()
        return True

    def _agrees(self, question: str) -> bool:
        """Ask until the answer is yes or no."""
        yes, no = {"y", "yes", self.words.say("word-yes")}, {"n", "no", "quit", "q", self.words.say("word-no")}
        while True:
            answer = self._read(question).lower()
            if answer in yes or answer in no:
                return answer in yes
            self._say(self.words.say("plain-yes-no", text=_printable(answer)))

    def _again(self) -> None:
        self.game = self.game.again()
        self.narrator = Narrator(self.words, self.game)
        self._fresh = True
        self._open()

    # Asking

    def _ask(self, view: View) -> Action:
        """Show the choices, and read until the answer is one of them."""
        actions = choices_of(view).all
        self._show(view, actions)
        while True:
            answer = self._read()
            if view.may_claim and answer.lower() in {str(CLAIM), self.words.say("word-claim")}:
                if self._agrees(self.words.say("claim-plain", target=self.game.rules.finish.target)):
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
        self._say(self.words.say("your-turn"), *self._numbered(actions))
        if view.may_claim:
            self._say(self.words.say("plain-claim"))

    def _whole(self, view: View) -> Iterable[str]:
        return self.narrator.position(view)

    def _brief(self, view: View) -> Iterable[str]:
        return [self.narrator.on_table(view)]

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
        if word in {"quit", "q", "exit", self.words.say("word-quit")}:
            raise Left
        if word in {"?", "help"}:
            self._say(*self._help())
        elif word in {"rules", self.words.say("word-rules")}:
            self._say(sheet_text(self.game.rules, self.words.lang, title=self.game.title).rstrip())
        elif word in {"table", self.words.say("word-table")}:
            self._say(*self._whole(view), *self._numbered(actions))
        elif word in {"hint", self.words.say("word-hint")}:
            self._say(self.narrator.advice(advised(view, self.game.rules)))
        elif word in {"score", self.words.say("word-score")}:
            self._say(tally(self.narrator, "score-total", self.game.totals))
        else:
            return False
        return True

    def _help(self) -> Iterator[str]:
        names = {letter: self.words.suit(letter) for letter in "DCSB"}
        suits = self.words.say("plain-suits", d=names["D"], c=names["C"], s=names["S"], b=names["B"])
        yield self.words.say("plain-help", suits=suits)
        yield self.words.say("plain-help-words")

    # The streams

    def _read(self, question: str = "") -> str:
        """One answer, trimmed.

        Raises:
            EOFError: there is no more input.
        """
        self._writes.write(f"{question} {self.words.say('plain-prompt')} ".lstrip())
        self._writes.flush()
        line = self._reads.readline()
        if not line:
            self._writes.write("\n")
            raise EOFError
        return line.strip()

    def _say(self, *lines: str) -> None:
        if not lines:
            return
        self._writes.write("\n".join(lines) + "\n")
        self._writes.flush()


def _printable(answer: str) -> str:
    """What was typed, fit to be shown: not long, and without what would steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in answer[:40])
