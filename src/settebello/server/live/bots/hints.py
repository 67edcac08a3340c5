"""Hints for people at a table."""

from __future__ import annotations

import logging

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.protocol.game import Advice, Hint
from settebello.rules import Rules
from settebello.server.credentials import log_label
from settebello.server.live.bots.player_executor import PlayerExecutor, PlayerFailed
from settebello.view import View

HINT_TIMEOUT = 5.0
"""The longest time for a hint, in seconds."""

log = logging.getLogger(__name__)


async def give_hint(executor: PlayerExecutor, view: View, rules: Rules, request: Hint, table: str = "") -> Advice:
    """The adviser's choice in this view, with the reason.

    Raises:
        IllegalAction: the seat is not on turn.
        PlayerFailed: the adviser has failed, or did not answer in time.
    """
    if not view.legal:
        raise IllegalAction(refusals.EARLY_ADVICE())
    try:
        recommendation = await executor.advise(view, rules, HINT_TIMEOUT, table=table)
    except TimeoutError as error:
        raise PlayerFailed(refusals.LATE_ADVICE()) from error
    except Exception as error:  # no error of the adviser may end a connection
        log.exception("The adviser has failed at table %s.", log_label(table))
        raise PlayerFailed(refusals.FAILED_ADVICE()) from error
    return Advice(
        id=request.id,
        version=request.version,
        action=str(recommendation.action),
        reason=recommendation.reason,
        cards=recommendation.cards,
        safe=recommendation.safe,
    )
