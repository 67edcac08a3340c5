"""The game in words: who sits where, what happened, where it stands. Everything is taken from
events and views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.events import (
    ActionEvent,
    CardPlayed,
    CardsDealt,
    CutDecided,
    DeclarationDecided,
    DeclarationsCounted,
    Event,
    LeftoverTaken,
    Redealt,
)
from settebello.players.advice import Advised
from settebello.terminal.session.protocol import Happened, Message, SeatedGame
from settebello.terminal.text.messages import Words
from settebello.view import View
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
        if len(happened.actions) == 1:
            return self.tell(happened.events, happened.after)
        lines = list(map(self._in_short, happened.actions))
        if happened.after.round != happened.before.round:
            lines += ["", self.opening(happened.after)]
        return lines

    def _in_short(self, event: ActionEvent) -> str:
        """An action that was missed."""
        swept = isinstance(event, CardPlayed) and event.sweep
        said = self.proposal(event.action)
        return self.words.say("log-sweep" if swept else "log-play", name=self.name(event.seat), action=said)

    def tell(self, events: Sequence[Event], after: View) -> list[str]:
        """What an action did, and how the game stands after it."""
        # However many deals were void, that is said once.
        said = [event for event in events if not isinstance(event, Redealt)]
        lines = [line for event in said for line in self._lines(event, after)]
        if len(said) < len(events):
            lines += [self.words.say("log-new-deal"), self.opening(after)]
        return lines

    def _lines(self, event: Event, after: View) -> Iterator[str]:
        if isinstance(event, ActionEvent):
            yield self._action_line(event, after)
        elif isinstance(event, DeclarationsCounted):
            yield from self._declarations(event)
        elif isinstance(event, LeftoverTaken):
            yield self._leftover(event)
        elif isinstance(event, CardsDealt) and event.deal > 0:
            yield self.words.say("log-next-deal", count=event.each)

    def _action_line(self, event: ActionEvent, after: View) -> str:
        say, action, by = self.words.say, event.action, self._by(event.seat)
        if isinstance(event, CardPlayed):
            key = "log-sweep" if event.sweep else "log-play"
            return say(key, name=by["name"], action=self.action(str(action)))
        if isinstance(event, CutDecided) and action.kind == "place":
            # Online, only the seat that drew the card knows which of those on the table it is.
            placed = self.words.cards(after.table) if event.card is None else self.words.card(event.card)
            return say("log-place", card=placed, **by)
        if isinstance(event, DeclarationDecided) and action.kind == "declare":
            return say("log-declare", cards=self.words.cards(event.cards), **by)
        return say(f"log-{action.kind}", **by)

    def _declarations(self, event: DeclarationsCounted) -> Iterator[str]:
        for side, points in enumerate(event.points):
            if points:
                yield self.words.say("log-declared", points=points, side=self.side(side))

    def _leftover(self, event: LeftoverTaken) -> str:
        cards = self.words.cards(event.cards)
        if event.side is None:
            return self.words.say("log-leftover-nobody", cards=cards)
        return self.words.say("log-leftover", side=self.side(event.side), cards=cards)

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
