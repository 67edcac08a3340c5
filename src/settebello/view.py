"""What one seat may know of a game. Players, pages and outside engines get this and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.errors import ArgumentError, not_wanted
from settebello.game import Game


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
    """cut, declare, play, or over: the round is scored, or the game was claimed."""
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
    named: int | None = None
    """The rank that a knock has named the matta, until it is captured."""
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
    may_claim: bool
    """Whether this seat may claim out now, on turn or not (``claim``)."""
    capture_points: tuple[int, ...] = ()
    """By side, points for captures so far in this round, besides those of sweeps."""
    chain: CardSet = CardSet()
    """Where falls score: the card just laid, or those of the chain of falls that the next card may take back."""
    tops: CardSet = CardSet()
    """Where piles can be stolen: the top card of each pile."""


def view_of(game: Game, seat: int | None) -> View:
    """What ``seat`` may know now; None: a spectator.

    Raises:
        IllegalAction: no round has been dealt yet, or there is no such seat.
        ArgumentError: it is no game.

    >>> from settebello.game import seeded_game
    >>> from settebello.rules import Rules
    >>> view = view_of(seeded_game(Rules(), bytes(32)), 0)
    >>> str(view.hand), view.hands, view.stock
    ('7C 8C 10C', (3, 3), 30)
    """
    public = _public_parts(game)
    return View(**public) if seat is None else View(**_own_parts(public, game, seat))


def views_of(game: Game, seats: Iterable[int | None]) -> dict[int | None, View]:
    """What each of these seats may know now: :func:`view_of` of each, at less cost.

    Raises:
        IllegalAction: no round has been dealt yet, or there is no such seat.
        ArgumentError: it is no game.
    """
    public = _public_parts(game)
    return {seat: View(**(public if seat is None else _own_parts(public, game, seat))) for seat in seats}


def _public_parts(game: Game) -> dict[str, Any]:
    """What everybody may know, by the name of the part of a view."""
    if not isinstance(game, Game):
        raise ArgumentError(not_wanted(game, "a settebello.Game"))
    played, in_progress = game.round, game.state == "playing"
    hands, table, piles, sweeps, declared, shown, capture_points, chain, tops, stock = played.public_parts()
    return {
        "seat": None,
        "round": game.rounds_dealt,
        "dealer": played.dealer,
        "phase": played.phase if in_progress else "over",
        "turn": played.turn if in_progress else None,
        "deal": played.deal,
        "hand": _NO_CARDS,
        "hands": hands,
        "table": table,
        "piles": piles,
        "sweeps": sweeps,
        "declared": declared,
        "capture_points": capture_points,
        "chain": chain,
        "tops": tops,
        "shown": shown,
        "named": played.named,
        "stock": stock,
        "last_capture": played.last_capture,
        "drawn": None,
        "totals": _totals_before(game),
        "history": played.history_as(_move),
        "legal": (),
        "may_claim": False,
    }


def _own_parts(public: dict[str, Any], game: Game, seat: int) -> dict[str, Any]:
    """The same with what a seat knows beside that: its hand, and what it may do."""
    played, decides = game.round, public["turn"] == seat
    return public | {
        "seat": seat,
        "hand": played.hand(seat),
        "drawn": played.drawn if decides else None,
        "legal": tuple(played.legal_texts()) if decides else (),
        "may_claim": game.can_be_claimed,
    }


def _move(seat: int, action: str) -> Move:
    return Move(seat=seat, action=action)


_NO_CARDS = CardSet()


def _totals_before(game: Game) -> tuple[int, ...]:
    """The points of the game before the round that the view shows."""
    if game.round.phase != "over":
        return game.totals
    return tuple(total - last for total, last in zip(game.totals_scored, game.scores[-1].totals, strict=True))


def encode(message: object) -> bytes:
    """JSON with cards in text form."""
    return msgspec.json.encode(message, enc_hook=_cards_to_text)


def decode_view(text: bytes | str) -> View:
    """Read a view that :func:`encode` wrote."""
    return msgspec.json.decode(text, type=View, dec_hook=cards_from_text)


def _cards_to_text(value: object) -> object:
    if isinstance(value, CardSet):
        return _texts(value.mask)
    if isinstance(value, Card):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} has no JSON form.")


@lru_cache(maxsize=1024)
def _texts(mask: int) -> tuple[str, ...]:
    """The same sets are written for each seat."""
    return tuple(map(str, CardSet.of_mask(mask)))


def cards_from_text(kind: type, value: object) -> object:
    """How msgspec reads cards in text form: a ``dec_hook``."""
    if kind is Card and isinstance(value, str):
        return Card.parse(value)
    if kind is CardSet and isinstance(value, list):
        return CardSet(map(Card.parse, value))
    raise NotImplementedError(f"{kind.__name__} cannot be read from JSON.")
