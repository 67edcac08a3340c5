"""The messages between the server and a worker that runs players, one line of JSON each."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.players.recommendation import Reason, Recommendation
from settebello.rules import Rules, to_json
from settebello.server.live.bots.player_executor import PlayerFailed
from settebello.view import View, encode


class WorkerRequest(Struct, frozen=True, kw_only=True):
    """A request to a worker. It holds the player's view, and nothing that the view does not show."""

    player: str | None
    """The name of the player, or None for the adviser."""
    rules: str
    """Canonical JSON."""
    view: msgspec.Raw
    budget: float
    """The time budget of the search, in seconds."""

    @classmethod
    def of(cls, player: str | None, view: View, rules: Rules, budget: float) -> WorkerRequest:
        """The request for the choice of a player, or for advice if it is None."""
        return cls(player=player, rules=to_json(rules), view=msgspec.Raw(encode(view)), budget=budget)


class WorkerResponse(Struct, frozen=True, kw_only=True):
    """The response of a worker: an action, advice, or an error."""

    action: str | None = None
    reason: Reason = "least"
    cards: tuple[str, ...] = ()
    safe: bool = False
    error: str | None = None

    @property
    def chosen(self) -> str:
        """The action, in text form.

        Raises:
            PlayerFailed: there is none.
        """
        if self.action is None:
            raise PlayerFailed(self.error or "The worker has chosen no action.")
        return self.action

    @property
    def recommendation(self) -> Recommendation:
        """The advice.

        Raises:
            PlayerFailed: there is none.
        """
        cards = CardSet(map(Card.parse, self.cards))
        return Recommendation(action=Action.parse(self.chosen), reason=self.reason, cards=cards, safe=self.safe)
