"""A game on a server, as the seat at this terminal sees it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

from settebello.cards import CardSet
from settebello.client import (
    ClientError,
    Gone,
    LineState,
    OnlineTable,
    PhraseSaid,
    Refused,
    RoomInfo,
    ScoreSheet,
    Update,
)
from settebello.core import CLAIM, Action
from settebello.errors import Problem, SettebelloError
from settebello.outcome import Outcome
from settebello.players.advice import Advised
from settebello.rules import Rules
from settebello.terminal.session.online_events import game_events, played_in
from settebello.terminal.session.online_people import OnlineCompany, guests_of
from settebello.terminal.session.people import Company
from settebello.terminal.session.protocol import Coming, GamePhase, Happened, Message, Scored
from settebello.terminal.session.shuffle_report import PromiseKeeper
from settebello.terminal.text.room_news import first_news, room_news
from settebello.view import View

LEAVE_WITHIN = 2.0
"""Seconds that a server has to hear that one leaves; a server that is away does not keep anybody."""
FIRST_WITHIN = 10.0


class OnlineGame(OnlineCompany):
    """The game at a table on a server.

    Args:
        table: the place at it, open; it is this game's alone from now on.

    Raises:
        Gone: the server has ended it at once.
    """

    def __init__(self, table: OnlineTable) -> None:
        super().__init__(table)
        self._news: SimpleQueue[Message] = SimpleQueue()
        self._heard: Callable[[], None] = lambda: None
        self._broken = False
        self._acted = 0
        """The version that the person's last action has made."""
        began = table.room is not None and table.room.phase in ("playing", "over")
        self._shown: Update | None = table.take(FIRST_WITHIN) if began else None
        self._promise = PromiseKeeper(table)
        self._older_said = False
        table.listener = self
        self._remember()
        for message in first_news(table.room):
            self._tell(message)
        self._say_if_older()
        for problem in table.shuffle.broken:
            self.promise_broken(problem)

    # who and what

    @property
    def rules(self) -> Rules:
        return self._table.rules

    @property
    def title(self) -> str:
        return self._table.about.title if self._table.about is not None else "Scopa"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(guest.name or "…" for guest in self.guests)

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(guest.player for guest in self.guests)

    @property
    def company(self) -> Company:
        return self

    # as it is shown

    @property
    def state(self) -> GamePhase:
        if self._shown is None:
            return "gathering"
        if self._shown.sheet is None:
            return "playing"
        return "over" if self._shown.sheet.winners else "between rounds"

    @property
    def view(self) -> View:
        return _nothing(self.rules, self.me) if self._shown is None else self._shown.view

    @property
    def totals(self) -> tuple[int, ...]:
        return self.view.totals if self._sheet is None else self._sheet.game

    @property
    def outcome(self) -> Outcome | None:
        made = self._sheet
        if made is None or made.reason is None:
            return None
        return Outcome(winners=made.winners, reason=made.reason, doubly_lost=made.doubly_lost)

    @property
    def _sheet(self) -> ScoreSheet | None:
        return None if self._shown is None else self._shown.sheet

    def scored(self, lang: str) -> Scored:  # the server has written it in this language already
        made = self._sheet
        assert made is not None, "the round is over"
        if made.reason == "claim":
            return self._claimed(made)
        return Scored(
            lines=made.lines,
            points=made.totals,
            totals=made.game,
            primes=tuple(tuple(card for card in prime if card is not None) for prime in made.primes if prime),
        )

    def checked(self) -> list[Message]:
        return list(self._promise.after_round(self.view.round))

    def _claimed(self, made: ScoreSheet) -> Scored:
        """What counted for the claim is in the record, which is open now."""
        try:
            record = self._table.record()
            played = record.replay().round
        except SettebelloError:
            return Scored(lines=(), points=None, totals=made.game, primes=(), claimed_by=self._claimer())
        certain = tuple(played.certain(side) for side in range(self.rules.sides))
        reached = tuple(total + points for total, points in zip(made.game, certain, strict=True))
        return Scored(lines=(), points=certain, totals=reached, primes=(), claimed_by=record.rounds[-1].claim)

    def _claimer(self) -> int:
        return next((played.seat for played in played_in(self._shown) if played.action == str(CLAIM)), 0)

    # how it goes on

    @property
    def asks(self) -> bool:
        if self._shown is None or self._table.pending or self._table.ended:
            return False
        return bool(self._shown.view.legal) and self._acted <= self._shown.version

    @property
    def arrived(self) -> bool:
        return self._table.pending or self._table.ended

    def act(self, action: Action) -> None:
        with self._asked():
            self._acted = self._table.act(self._version, str(action))

    def go_on(self) -> None:
        if self.me is not None and not self.arrived:
            with self._asked():
                self._table.deal_next(self._version)

    def coming(self) -> Coming:
        with self._asked():
            played = played_in(self._table.peek())
        if len(played) != 1:
            return Coming()
        return Coming(seat=played[0].seat, action=Action.parse(played[0].action))

    def take(self, coming: Coming) -> Happened:
        before, update = self.view, self._table.take(0)
        assert update is not None, "it has come already"
        self._shown = update
        return Happened(before=before, events=game_events(update, before), after=update.view)

    @property
    def left(self) -> float | None:
        return self._table.left

    @property
    def hints(self) -> bool:
        return self._table.about is not None and self._table.about.hints

    def hint(self) -> Advised:
        with self._asked():
            given = self._table.hint(self._version)
        return Advised(action=Action.parse(given.action), reason=given.reason, cards=given.cards, safe=given.safe)

    def again(self) -> OnlineGame:
        with self._asked():
            table = self._table.rematch()
            with suppress(Refused):  # it has begun already: who asked was ready, and so were the others
                table.ready()
            game = OnlineGame(table)
        game.listen(self._heard)
        return game

    @property
    def _version(self) -> int:
        return 0 if self._shown is None else self._shown.version

    # beside the game

    def listen(self, heard: Callable[[], None]) -> None:
        self._heard = heard

    def news(self) -> list[Message]:
        told = []
        with suppress(Empty):
            while True:
                told.append(self._news.get_nowait())
        return told

    @property
    def trouble(self) -> str | None:
        return None

    @property
    def before_leaving(self) -> Message:
        if self.me is None or self.state == "over":
            return Message("quit-over" if self.state == "over" else "quit-watching")
        return Message("quit-waiting" if self.state == "gathering" else "quit-online")

    def leave(self) -> Message | None:
        room = self._table.room
        goes_on = room is not None and room.phase == "playing" and self.me is not None
        if self.me is not None and self.state != "over" and not self._table.ended:
            with suppress(ClientError):
                self._table.leave(LEAVE_WITHIN)
        self._table.close()
        return Message("come-back", {"link": self._table.link}) if goes_on else None

    # told by the line, in its thread

    def line_changed(self, state: LineState) -> None:
        if state == "broken" and not self._broken:
            self._tell(Message("line-broken"))
        elif state == "open" and self._broken:
            self._tell(Message("line-open"))
        if state == "open":
            self._say_if_older()
        self._broken = state == "broken"
        self._heard()

    def put_off(self) -> None:
        self._tell(Message("put-off"))

    def room_changed(self, before: RoomInfo | None, now: RoomInfo) -> None:
        for message in room_news(before, now):
            self._tell(message)
        self._heard()

    def said(self, said: PhraseSaid) -> None:
        self._tell(Message("said", {"seat": said.seat, "phrase": said.phrase}))

    def promise_broken(self, problem: Problem) -> None:
        for message in self._promise.at_once(problem):
            self._tell(message)

    def updated(self) -> None:
        self._heard()

    def _say_if_older(self) -> None:
        """That the server knows nothing of the shuffle as it is now; once."""
        older = self._table.older_server
        if older is not None and not self._older_said:
            self._older_said = True
            self._tell(Message("server-older", {"reason": older}))

    def _tell(self, message: Message) -> None:
        self._news.put(message)
        self._heard()


def _nothing(rules: Rules, me: int | None) -> View:
    """What there is to be seen before the first deal."""
    return View(
        seat=me,
        round=0,
        dealer=0,
        phase="gathering",
        turn=None,
        deal=0,
        hand=CardSet(),
        hands=(0,) * rules.seats,
        table=CardSet(),
        piles=(CardSet(),) * rules.sides,
        sweeps=((),) * rules.sides,
        declared=(0,) * rules.sides,
        shown=(CardSet(),) * rules.seats,
        stock=len(rules.cards),
        last_capture=None,
        drawn=None,
        totals=(0,) * rules.sides,
        history=(),
        legal=(),
        may_claim=False,
    )


__all__ = ["Gone", "OnlineGame", "guests_of"]
