"""The game in words: who sits where, what happened, where it stands. Everything is taken from views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from settebello.cards import Card, CardSet
from settebello.core import CLAIM, Action
from settebello.players.advice import Advised
from settebello.terminal.session.protocol import Happened, Message, SeatedGame
from settebello.terminal.text.messages import Words
from settebello.view import Move, View
from settebello.wording import action_words

Who = Literal["me", "mine", "other"]


class Narrator:
    """Puts one game into words."""

    def __init__(self, words: Words, game: SeatedGame) -> None:
        self.words = words
        self.game = game
        self.rules = game.rules

    # Who

    @property
    def others(self) -> list[int]:
        """The seats of the others, in playing order from one's own."""
        first = 0 if self.game.me is None else self.game.me + 1
        count = self.rules.seats - (self.game.me is not None)
        return [(first + number) % self.rules.seats for number in range(count)]

    def name(self, seat: int) -> str:
        return self.words.say("you") if seat == self.game.me else self.game.names[seat]

    def members(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in range(self.rules.seats) if self.rules.side_of(seat) == side]

    def side(self, side: int) -> str:
        return self.words.listed(map(self.name, self.members(side)))

    def whose(self, side: int) -> Who:
        members = self.members(side)
        if self.game.me not in members:
            return "other"
        return "me" if len(members) == 1 else "mine"

    def is_partner(self, seat: int) -> bool:
        me = self.game.me
        return me is not None and seat != me and self.rules.side_of(seat) == self.rules.side_of(me)

    def _by(self, seat: int) -> dict[str, str]:
        return {"who": "me" if seat == self.game.me else "other", "name": self.name(seat)}

    def message(self, message: Message) -> str:
        """A message in words."""
        seat = message.given.get("seat")
        by = self._by(seat) if isinstance(seat, int) else {}
        phrase = message.given.get("phrase")
        spoken = {"words": self.words.phrase(phrase)} if isinstance(phrase, str) else {}
        return self.words.say(message.key, **{**by, **message.given, **spoken})

    # What happened

    def opening(self, view: View) -> str:
        """The first line of a round."""
        if view.history:
            return self.words.say("round-resumes", round=view.round)
        return self.words.say("round-opens", round=view.round, **self._by(view.dealer))

    def action(self, text: str) -> str:
        """'Nine of cups takes four of swords and five of batons'."""
        return action_words(text, self.words.lang, suits=self.words.pack)

    def told(self, happened: Happened) -> list[str]:
        """What a step of the game did."""
        if len(happened.moves) == 1:
            return self.tell(happened.before, happened.moves[0], happened.after, void=happened.void)
        lines = [self._in_short(move, swept=swept) for move, swept in zip(happened.moves, happened.swept, strict=True)]
        if happened.after.round != happened.before.round:
            lines += ["", self.opening(happened.after)]
        return lines

    def _in_short(self, move: Move, *, swept: bool) -> str:
        """A move that was missed."""
        said = self.proposal(Action.parse(move.action))
        return self.words.say("log-sweep" if swept else "log-play", name=self.name(move.seat), action=said)

    def tell(self, before: View, move: Move, after: View, *, void: bool) -> list[str]:
        """What an action did; ``void``: it made the table call for a new deal."""
        lines = [self._move(before, move, after)]
        if move.action == str(CLAIM):
            return lines
        if void:
            return [*lines, self.words.say("log-new-deal"), self.opening(after)]
        lines += self._declarations(before, after)
        if after.phase == "over":
            lines += self._leftover(before, Action.parse(move.action), after)
        elif after.deal > before.deal:
            lines.append(self.words.say("log-next-deal", count=max(after.hands)))
        return lines

    def _move(self, before: View, move: Move, after: View) -> str:
        action, by = Action.parse(move.action), self._by(move.seat)
        if action.kind == "play":
            side = self.rules.side_of(move.seat)
            swept = len(after.sweeps[side]) > len(before.sweeps[side])
            return self.words.say(
                "log-sweep" if swept else "log-play", name=by["name"], action=self.action(move.action)
            )
        if action.kind == "place" and after.table:
            return self.words.say("log-place", card=self._placed(before, after), **by)
        if action.kind == "declare":
            shown = after.shown[move.seat] or before.shown[move.seat]
            return self.words.say("log-declare", cards=self.words.cards(shown), **by)
        return self.words.say(f"log-{action.kind}", **by)

    def _placed(self, before: View, after: View) -> str:
        """The card put on the table in the cut: what this seat drew, or all that it can know of it."""
        return self.words.card(before.drawn) if before.drawn else self.words.cards(after.table)

    def _declarations(self, before: View, after: View) -> Iterator[str]:
        for side, (old, new) in enumerate(zip(before.declared, after.declared, strict=True)):
            if new > old:
                yield self.words.say("log-declared", points=new - old, side=self.side(side))

    def _leftover(self, before: View, action: Action, after: View) -> Iterator[str]:
        left = set(before.table) - set(action.captured)
        if action.card is not None and not action.takes:
            left.add(action.card)
        if not left:
            return
        cards = self.words.cards(CardSet(left))
        takers = [side for side, pile in enumerate(after.piles) if left <= set(pile)]
        if not takers:
            yield self.words.say("log-leftover-nobody", cards=cards)
        for side in takers:
            yield self.words.say("log-leftover", side=self.side(side), cards=cards)

    # Where it stands

    def introduction(self) -> Iterator[str]:
        """The game, and who plays with whom."""
        yield self.words.say("at-game", title=self.game.title, seats=self.rules.seats, points=self.rules.finish.target)
        others = self.words.listed(self.name(seat) for seat in self.others if not self.is_partner(seat))
        me = self.game.me
        if me is None:
            yield self.words.say("at-watching", names=others)
        elif self.whose(self.rules.side_of(me)) == "mine":
            yield self.words.say("at-team", names=self.side(self.rules.side_of(me)), others=others)
        else:
            yield self.words.say("at-against", names=others)

    def position(self, view: View) -> Iterator[str]:
        """All that a view says, line by line."""
        say = self.words.say
        deals = len(self.rules.deal.hands)
        yield say("at-round", round=view.round, deal=view.deal + 1, deals=deals, **self._by(view.dealer))
        yield from self._piles(view)
        yield from self._hands(view)
        yield say("at-stock", count=view.stock)
        yield self.on_table(view)
        if view.drawn is not None:
            yield say("at-drawn", card=self._text(view.drawn))
        if view.hand:
            yield say("at-hand", cards=self._texts(view.hand))

    def on_table(self, view: View) -> str:
        """The cards on the table, in words."""
        if not view.table:
            return self.words.say("at-table-empty")
        return self.words.say("at-table", cards=self._texts(view.table))

    def _hands(self, view: View) -> Iterator[str]:
        for seat in self.others:
            yield self.words.say("at-held", name=self.name(seat), count=view.hands[seat])
            if view.shown[seat]:
                yield self.words.say("at-shown", name=self.name(seat), cards=self._texts(view.shown[seat]))

    def _piles(self, view: View) -> Iterator[str]:
        for side, pile in enumerate(view.piles):
            sweeps = view.sweeps[side]
            yield self.words.say(
                "at-pile",
                side=self.side(side),
                points=view.totals[side],
                count=len(pile),
                sweeps=f"{len(sweeps)} ({' '.join(map(str, sweeps))})" if sweeps else "0",
            )

    def _text(self, card: Card) -> str:
        return f"{self.words.card(card)} ({card})"

    def _texts(self, cards: CardSet) -> str:
        return self.words.enumerated(map(self._text, cards))

    def advice(self, given: Advised) -> str:
        """'Hint: nine of cups takes …: it takes 2 cards.'"""
        why = self.words.say(
            "hint-why",
            reason=given.reason,
            cards=self.words.cards(given.cards) if given.cards else "",
            count=len(given.cards),
            suit=self.words.suit(self.rules.bonus_suit.name),
        )
        if given.safe and given.reason not in ("safe", "only", "sweep"):
            why = self.words.say("hint-safe", why=why)
        return self.words.say("hint-sentence", action=self.proposal(given.action), why=why)

    # What can be done

    def proposal(self, action: Action) -> str:
        """An action as something one may choose."""
        if action.kind != "play" or action.card is None:
            return self.choice(action)
        if action.takes:
            return self.action(str(action))
        return self.words.say("hint-lay", card=self.words.card(action.card))

    def choice(self, action: Action) -> str:
        """An action as something one may choose, the card apart."""
        if action.kind != "play":
            return self.words.say(f"choice-{action.kind}")
        if not action.takes:
            return self.words.say("choice-lay")
        if not action.captured:
            return self.words.say("choice-take-itself")
        return self.words.say("choice-take", cards=self.words.cards(action.captured))
