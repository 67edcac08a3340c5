"""What one seat may know of a game. Players, pages and outside engines get this and nothing else."""

from __future__ import annotations

from msgspec import Struct

from settebello.cards import Card, CardSet


class Move(Struct, frozen=True, kw_only=True):
    """An action already taken, as everybody saw it."""

    seat: int
    action: str


class View(Struct, frozen=True, kw_only=True):
    """One seat's view; ``seat`` None is a spectator's. Cards travel in text form (``7D``)."""

    seat: int | None
    round: int
    """From 1."""
    dealer: int
    phase: str
    """cut, redeal, declare, play, over (:class:`settebello.core.Round`)."""
    turn: int | None
    deal: int
    """From 0."""
    hand: CardSet
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    table: CardSet
    piles: tuple[CardSet, ...]
    """By side. Every captured card was seen by all, so that a perfect memory knows them."""
    sweeps: tuple[tuple[Card, ...], ...]
    """By side, the cards that made sweeps, in order."""
    declared: tuple[int, ...]
    """By side, points declared so far in this round."""
    shown: tuple[CardSet, ...]
    """By seat, cards shown by a declaration and still held."""
    stock: int
    last_capture: int | None
    drawn: Card | None
    """The card that this seat drew in the cut, while it decides."""
    totals: tuple[int, ...]
    """By side, the points of the game before this round."""
    history: tuple[Move, ...]
    """This round's actions."""
    legal: tuple[str, ...]
    """What this seat may do now, in action text; empty when it is not its turn."""
