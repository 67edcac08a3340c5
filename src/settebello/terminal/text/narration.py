"""The game in words: who sits where, what happens, what the position is. Everything comes from events and views."""

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
    DealerCaptured,
    DeclarationDecided,
    DeclarationsCounted,
    Event,
    LeftoverTaken,
    Redealt,
)
from settebello.players.recommendation import Recommendation
from settebello.terminal.session.game_session import ShownGame, StepResult
from settebello.terminal.session.notices import Notice
from settebello.terminal.text.messages import Translator
from settebello.view import View
from settebello.wording import capture_calls, dealt_call, steal_call

Who = Literal["me", "mine", "other"]


class Narrator:
    """Puts one game into words.

    Args:
        translator: words in the person's language.
        session: the game, as the terminal shows it.
    """

    def __init__(self, translator: Translator, session: ShownGame) -> None:
        self.translator = translator
        self.session = session
        self.rules = session.rules

    # Seats and sides

    @property
    def other_seats(self) -> list[int]:
        """The other players' seats, in playing order from the person's seat; for a spectator all seats."""
        first = 0 if self.session.own_seat is None else self.session.own_seat + 1
        count = self.rules.seats - (self.session.own_seat is not None)
        return [(first + number) % self.rules.seats for number in range(count)]

    def seat_name(self, seat: int) -> str:
        return self.translator.text("you") if seat == self.session.own_seat else self.session.names[seat]

    def side_seats(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in range(self.rules.seats) if self.rules.side_of(seat) == side]

    def side_name(self, side: int) -> str:
        return self.translator.join_and(map(self.seat_name, self.side_seats(side)))

    def relation(self, side: int) -> Who:
        members = self.side_seats(side)
        if self.session.own_seat not in members:
            return "other"
        return "me" if len(members) == 1 else "mine"

    def is_partner(self, seat: int) -> bool:
        own_seat = self.session.own_seat
        return own_seat is not None and seat != own_seat and self.rules.side_of(seat) == self.rules.side_of(own_seat)

    def _seat_arguments(self, seat: int) -> dict[str, str]:
        return {"who": "me" if seat == self.session.own_seat else "other", "name": self.seat_name(seat)}

    def notice_text(self, notice: Notice) -> str:
        """A notice in words."""
        seat = notice.arguments.get("seat")
        by = self._seat_arguments(seat) if isinstance(seat, int) else {}
        phrase = notice.arguments.get("phrase")
        spoken_words = {"words": self.translator.phrase(phrase)} if isinstance(phrase, str) else {}
        return self.translator.text(notice.key, **{**by, **notice.arguments, **spoken_words})

    # What happens

    def round_opening(self, view: View) -> str:
        """The first line of a round."""
        if view.history:
            return self.translator.text("round-resumes", round=view.round)
        opening = self.translator.text("round-opens", round=view.round, **self._seat_arguments(view.dealer))
        side = self.rules.side_of(view.dealer)
        if not view.sweeps[side]:
            return opening
        captured = DealerCaptured(seat=view.dealer, cards=view.piles[side], sweeps=len(view.sweeps[side]))
        return f"{opening} {self._dealer_line(captured)}"

    def action_text(self, text: str) -> str:
        """'Nine of cups takes four of swords and five of batons'."""
        return self.translator.actions(text)

    def describe_step(self, step: StepResult) -> list[str]:
        """The effects of a step of the game, line by line."""
        if len(step.actions) == 1:
            return self.describe_events(step.events, step.after)
        lines = list(map(self._missed_action, step.actions))
        if step.after.round != step.before.round:
            lines += ["", self.round_opening(step.after)]
        return lines

    def _missed_action(self, event: ActionEvent) -> str:
        """One of several actions that happened while the connection was broken."""
        swept = isinstance(event, CardPlayed) and event.sweep and self.rules.sweep.points
        proposal = self.proposal_text(event.action)
        name = self.seat_name(event.seat)
        return self.translator.text("log-sweep" if swept else "log-play", name=name, action=proposal)

    def describe_events(self, events: Sequence[Event], after: View) -> list[str]:
        """The effects of an action.

        Args:
            events: what happened.
            after: the view after it.
        """
        described = [event for event in events if not isinstance(event, Redealt)]  # void deals share one line
        lines = [line for event in described for line in self._event_lines(event, after)]
        if len(described) < len(events):
            lines += [self.translator.text("log-new-deal"), self.round_opening(after)]
        return lines

    def _event_lines(self, event: Event, after: View) -> Iterator[str]:
        if isinstance(event, ActionEvent):
            yield self._action_line(event)
            if event.action.named is not None:
                name = self._seat_arguments(event.seat)["name"]
                yield self.translator.text("log-play", name=name, action=self.action_text(str(event.action)))
        elif isinstance(event, DeclarationsCounted):
            yield from self._declaration_lines(event)
        elif isinstance(event, DealerCaptured) and after.history:  # else the opening of the round tells it
            yield self._dealer_line(event)
        elif isinstance(event, LeftoverTaken):
            yield self._leftover_line(event)
        elif isinstance(event, CardsDealt) and event.deal > 0:
            yield self.translator.text("log-next-deal", count=event.each)

    def _action_line(self, event: ActionEvent) -> str:
        text, action, by = self.translator.text, event.action, self._seat_arguments(event.seat)
        if isinstance(event, CardPlayed):
            key = "log-sweep" if event.sweep and self.rules.sweep.points else "log-play"
            line = text(key, name=by["name"], action=self.action_text(str(action)))
            return " ".join(
                [line, *self._steal_calls(event), *capture_calls(event.points, self.rules, self.translator.lang)]
            )
        if isinstance(event, CutDecided) and event.card is not None:
            return text("log-place", card=self.translator.card(event.card), **by)
        if isinstance(event, DeclarationDecided) and action.kind == "declare":
            return text("log-declare", cards=self.translator.cards(event.cards), **by)
        return text(f"log-{action.kind}", **by)

    def _steal_calls(self, event: CardPlayed) -> Iterator[str]:
        side = event.stolen_from
        if side is not None:
            own = self.relation(side) == "me"
            yield steal_call(self.side_name(side), len(event.stolen), self.translator.lang, you=own)

    def _declaration_lines(self, event: DeclarationsCounted) -> Iterator[str]:
        for side, points in enumerate(event.points):
            if points and self.rules.declarations == "none":
                yield dealt_call(self.side_name(side), points, self.rules, self.translator.lang)
            elif points:
                yield self.translator.text("log-declared", points=points, side=self.side_name(side))

    def _dealer_line(self, event: DealerCaptured) -> str:
        cards, seat = self.translator.cards(event.cards), self._seat_arguments(event.seat)
        return self.translator.text("log-dealer-captured", cards=cards, sweeps=event.sweeps, **seat)

    def _leftover_line(self, event: LeftoverTaken) -> str:
        cards = self.translator.cards(event.cards)
        if event.side is None:
            return self.translator.text("log-leftover-nobody", cards=cards)
        return self.translator.text("log-leftover", side=self.side_name(event.side), cards=cards)

    # The position

    def introduction(self) -> Iterator[str]:
        """The game, and the teams."""
        yield self.translator.text(
            "at-game",
            title=self.session.title,
            seats=self.rules.seats,
            points=self.rules.finish.target,
            length=self.session.length or 0,
        )
        others = self.translator.join_and(
            self.seat_name(seat) for seat in self.other_seats if not self.is_partner(seat)
        )
        own_seat = self.session.own_seat
        if own_seat is None:
            yield self.translator.text("at-watching", names=others)
        elif self.relation(self.rules.side_of(own_seat)) == "mine":
            yield self.translator.text("at-team", names=self.side_name(self.rules.side_of(own_seat)), others=others)
        else:
            yield self.translator.text("at-against", names=others)

    def position(self, view: View) -> Iterator[str]:
        """Everything in a view, line by line."""
        text = self.translator.text
        yield self._round_text(view)
        yield from self._pile_texts(view)
        yield from self._hand_texts(view)
        yield text("at-stock", count=view.stock)
        yield self.table_text(view)
        if view.drawn is not None:
            yield text("at-drawn", card=self._card_text(view.drawn))
        if view.hand:
            yield text("at-hand", cards=self.card_texts(view.hand))

    def public_position(self, view: View) -> Iterator[str]:
        """The open cards in a view, line by line, without any hand."""
        yield self._round_text(view)
        yield from self._pile_texts(view)
        yield self.translator.text("at-stock", count=view.stock)
        yield self.table_text(view)

    def _round_text(self, view: View) -> str:
        deals, by = len(self.rules.deal.hands), self._seat_arguments(view.dealer)
        return self.translator.text("at-round", round=view.round, deal=view.deal + 1, deals=deals, **by)

    def table_text(self, view: View) -> str:
        """The cards on the table, in words."""
        if not view.table:
            return self.translator.text("at-table-empty")
        return self.translator.text("at-table", cards=self.card_texts(view.table))

    def _hand_texts(self, view: View) -> Iterator[str]:
        for seat in self.other_seats:
            yield self.translator.text("at-held", name=self.seat_name(seat), count=view.hands[seat])
            if view.shown[seat]:
                yield self.translator.text(
                    "at-shown", name=self.seat_name(seat), cards=self.card_texts(view.shown[seat])
                )

    def _pile_texts(self, view: View) -> Iterator[str]:
        for side, pile in enumerate(view.piles):
            sweeps = view.sweeps[side]
            yield self.translator.text(
                "at-pile",
                side=self.side_name(side),
                points=view.totals[side],
                count=len(pile),
                sweeps=f"{len(sweeps)} ({' '.join(map(str, sweeps))})" if sweeps else "0",
            )
            if top := view.tops & pile:
                yield self.translator.text("at-top", side=self.side_name(side), card=self.card_texts(top))

    def _card_text(self, card: Card) -> str:
        return f"{self.translator.card(card)} ({card})"

    def card_texts(self, cards: CardSet) -> str:
        """Cards by name and letters: 'seven of coins (7D), two of cups (2C)'."""
        return self.translator.join_commas(map(self._card_text, cards))

    def advice_text(self, advice: Recommendation) -> str:
        """'Hint: nine of cups takes …: it takes 2 cards.'"""
        why = self.translator.text(
            "hint-why",
            reason=advice.reason,
            cards=self.translator.cards(advice.cards) if advice.cards else "",
            count=len(advice.cards),
            suit=self.translator.suit(self.rules.bonus_suit.name),
        )
        if advice.safe and advice.reason not in ("safe", "only", "sweep"):
            why = self.translator.text("hint-safe", why=why)
        return self.translator.text("hint-sentence", action=self.proposal_text(advice.action), why=why)

    # Actions to choose from

    def proposal_text(self, action: Action) -> str:
        """An action as a choice, card included: 'lay down the nine of cups'."""
        if action.kind != "play" or action.card is None:
            return self.choice_text(action)
        if action.takes:
            return self._with_pile(action, self.action_text(str(action)))
        return self.translator.text("hint-lay", card=self.translator.card(action.card))

    def choice_text(self, action: Action) -> str:
        """An action as a choice for a card that is already named: 'lay it on the table'."""
        if action.named is not None:
            return self.action_text(str(action))
        if action.kind != "play":
            return self.translator.text(f"choice-{action.kind}")
        if not action.takes:
            return self.translator.text("choice-lay")
        if not action.captured:
            return self.translator.text("choice-take-itself")
        return self._with_pile(
            action, self.translator.text("choice-take", cards=self.translator.cards(action.captured))
        )

    def _with_pile(self, action: Action, text: str) -> str:
        """A capture as a choice: it may steal a pile by the card on top."""
        view = self.session.view
        for side, pile in enumerate(view.piles):
            if action.captured & view.tops & pile:
                whose = {"who": self.relation(side), "side": self.side_name(side)}
                return self.translator.text("with-pile", action=text, count=len(pile), **whose)
        return text
