"""A game at a table on a server, as the seat at this terminal sees it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from settebello.cards import CardSet
from settebello.client import ClientError, OnlineTable, Refused, ScoreSheet, Update
from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.events import ActionEvent, ClaimJudged
from settebello.outcome import Outcome
from settebello.players.recommendation import Recommendation
from settebello.rules import Rules
from settebello.terminal.session.game_session import ActionRefused, GamePhase, RoundResult, StepResult, UpcomingStep
from settebello.terminal.session.notices import Notice, NoticeQueue
from settebello.terminal.session.online.errors import session_errors
from settebello.terminal.session.online.listener import OnlineListener
from settebello.terminal.session.online.people import OnlinePeople
from settebello.terminal.session.online.permanent_link import OnlinePermanentLink
from settebello.terminal.session.online.shuffle_report import ShuffleReport
from settebello.view import View

LEAVE_TIMEOUT = 2.0
"""Seconds to wait for the server's answer on leaving; an unreachable server keeps nobody at the table."""
FIRST_UPDATE_TIMEOUT = 10.0
"""Seconds to wait for the first position of a game in progress."""


class OnlineSession:
    """A :class:`~settebello.terminal.session.game_session.GameSession` at a table on a server.

    Args:
        table: the connection to the table, open; it belongs to this session from now on.

    Raises:
        ConnectionEnded: the server has ended the connection at once.
    """

    def __init__(self, table: OnlineTable) -> None:
        self._table = table
        self._notices = NoticeQueue()
        self._shuffle_report = ShuffleReport(table)
        self.people = OnlinePeople(table, self._notices)
        self._permanent_link = OnlinePermanentLink(table)
        self._own_action_version = 0
        """The table's version after the person's last action."""
        began = table.room is not None and table.room.phase in ("playing", "over")
        self._shown: Update | None = table.take(FIRST_UPDATE_TIMEOUT) if began else None
        self.listener = OnlineListener(
            table, self._notices, self._shuffle_report, self.people.is_muted, self.people.rating_report.begin
        )
        self.listener.start()
        self.people.remember_own_seat()
        with suppress(ActionRefused):  # the person can say so later
            self.people.arrive()

    @property
    def rules(self) -> Rules:
        return self._table.rules

    @property
    def length(self) -> int | None:
        return self._table.info.length if self._table.info is not None else None

    @property
    def may_rematch(self) -> bool:
        return self.own_seat is not None

    @property
    def title(self) -> str:
        return self._table.info.title if self._table.info is not None else "Scopa"

    @property
    def own_seat(self) -> int | None:
        return self._table.seat

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(occupant.name or "…" for occupant in self.people.occupants)

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(occupant.player for occupant in self.people.occupants)

    # The position shown

    @property
    def phase(self) -> GamePhase:
        if self._shown is None:
            return "gathering"
        if self._shown.sheet is None:
            return "playing"
        return "over" if self._shown.sheet.winners else "between rounds"

    @property
    def view(self) -> View:
        return _empty_view(self.rules, self.own_seat) if self._shown is None else self._shown.view

    @property
    def totals(self) -> tuple[int, ...]:
        return self.view.totals if self._sheet is None else self._sheet.game

    @property
    def outcome(self) -> Outcome | None:
        sheet = self._sheet
        if sheet is None or sheet.reason is None:
            return None
        return Outcome(winners=sheet.winners, reason=sheet.reason, doubly_lost=sheet.doubly_lost)

    @property
    def _sheet(self) -> ScoreSheet | None:
        return None if self._shown is None else self._shown.sheet

    def round_result(self, lang: str) -> RoundResult:  # the server has written it in this language already
        sheet = self._sheet
        assert sheet is not None, "the round is over"
        if sheet.reason == "claim":
            return self._claim_result(sheet)
        return RoundResult(
            lines=sheet.lines,
            points=sheet.totals,
            totals=sheet.game,
            primes=tuple(tuple(one.card for one in prime if one is not None) for prime in sheet.primes if prime),
            rounds=sheet.rounds,
        )

    def check_shuffle(self) -> list[Notice]:
        return list(self._shuffle_report.report_round(self.view.round))

    def _claim_result(self, sheet: ScoreSheet) -> RoundResult:
        """The points that counted for the claim; only the record, which is open now, has them."""
        try:
            record = self._table.record()
            played = record.replay().round
        except SettebelloError:
            claiming = self._claiming_seat()
            return RoundResult(
                lines=(), points=None, totals=sheet.game, primes=(), rounds=sheet.rounds, claimed_by=claiming
            )
        certain = tuple(played.certain(side) for side in range(self.rules.sides))
        reached = tuple(total + points for total, points in zip(sheet.game, certain, strict=True))
        return RoundResult(
            lines=(),
            points=certain,
            totals=reached,
            primes=(),
            rounds=sheet.rounds,
            claimed_by=record.rounds[-1].claim,
        )

    def _claiming_seat(self) -> int:
        events = () if self._shown is None else self._shown.events
        return next((event.seat for event in events if isinstance(event, ClaimJudged)), 0)

    # The next step

    @property
    def awaits_action(self) -> bool:
        if self._shown is None or self._table.update_ready or self._table.ended:
            return False
        return bool(self._shown.view.legal) and self._own_action_version <= self._shown.version

    @property
    def step_ready(self) -> bool:
        return self._table.update_ready or self._table.ended

    def act(self, action: Action) -> None:
        with session_errors():
            self._own_action_version = self._table.act(self._version, str(action))

    def confirm_score(self) -> None:
        if self.own_seat is not None and not self.step_ready:
            with session_errors():
                self._table.deal_next(self._version)

    def next_step(self) -> UpcomingStep:
        with session_errors():
            update = self._table.peek()
        assert update is not None, "peek() waits without a limit"
        played = [event for event in update.events if isinstance(event, ActionEvent)]
        return UpcomingStep(seat=played[0].seat, action=played[0].action) if len(played) == 1 else UpcomingStep()

    def advance(self, step: UpcomingStep) -> StepResult:
        before, update = self.view, self._table.take(0)
        assert update is not None, "next_step() has waited for it"
        self._shown = update
        return StepResult(before=before, events=update.events, after=update.view)

    @property
    def seconds_left(self) -> float | None:
        return self._table.seconds_left

    @property
    def hints_allowed(self) -> bool:
        return self._table.info is not None and self._table.info.hints

    def hint(self) -> Recommendation:
        with session_errors():
            hint = self._table.hint(self._version)
        return Recommendation(action=Action.parse(hint.action), reason=hint.reason, cards=hint.cards, safe=hint.safe)

    def rematch(self) -> OnlineSession:
        with session_errors():
            table = self._table.rematch()
            with suppress(Refused):  # the host has begun it without waiting for those who were not there
                table.ready()
            session = OnlineSession(table)
        self._notices.pass_on_to(session._notices)
        return session

    @property
    def permanent_link(self) -> OnlinePermanentLink | None:
        return self._permanent_link if self.phase == "over" and self.own_seat is not None else None

    @property
    def _version(self) -> int:
        return 0 if self._shown is None else self._shown.version

    # In addition to the steps

    def subscribe(self, on_change: Callable[[], None]) -> None:
        self._notices.subscribe(on_change)

    def take_notices(self) -> list[Notice]:
        return self._notices.take_all()

    @property
    def save_error(self) -> str | None:
        return None

    @property
    def leave_warning(self) -> Notice:
        if self.own_seat is None or self.phase == "over":
            return Notice("quit-over" if self.phase == "over" else "quit-watching")
        return Notice("quit-waiting" if self.phase == "gathering" else "quit-online")

    def leave(self) -> Notice | None:
        room = self._table.room
        can_return = room is not None and room.phase == "playing" and self.own_seat is not None
        if self.own_seat is not None and self.phase != "over" and not self._table.ended:
            with suppress(ClientError):
                self._table.leave(LEAVE_TIMEOUT)
        self._table.close()
        if self._permanent_link.address is not None:
            return Notice("permanent-link", {"link": self._permanent_link.address})
        return Notice("come-back", {"link": self._table.link}) if can_return else None


def _empty_view(rules: Rules, own_seat: int | None) -> View:
    """The view before the first deal."""
    return View(
        seat=own_seat,
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


__all__ = ["OnlineSession"]
