"""Explores positions for people: the interface, and an explorer in this process."""

from __future__ import annotations

from typing import Protocol

from msgspec import Raw

from settebello.errors import Sentence, SettebelloError
from settebello.record.seat_positions import read_seat_position
from settebello.server.limits.processor_time import compute
from settebello.view import encode

_NOT_LEARNED = Sentence(
    "explore-not-learned",
    "This server knows no values for these house rules: explore the position with 'settebello explore'.",
)


class NotExplored(SettebelloError):
    """A position that is not explored here."""


class PositionExplorer(Protocol):
    """Explores positions. It gets the position of a seat and nothing else."""

    async def explore(self, position: str) -> Raw:
        """The JSON of the :class:`~settebello.study.explorer.Exploration` of a position.

        Args:
            position: the position of the seat on turn, which has been read before.

        Raises:
            NotExplored: the position is not explored here.
        """
        ...


class LocalExplorer:
    """Explores positions in this process, in the turn and on the account of the address that asks. It learns nothing:
    house rules without a built-in value are refused."""

    async def explore(self, position: str) -> Raw:
        return await compute(lambda: _explore(position))


def _explore(position: str) -> Raw:
    from settebello.players.evaluation.models import shipped_model  # the searches take a while to load
    from settebello.study.explorer import explore

    rules, view = read_seat_position(position)
    if shipped_model(rules) is None:
        raise NotExplored(_NOT_LEARNED())
    return Raw(encode(explore(view, rules)))
