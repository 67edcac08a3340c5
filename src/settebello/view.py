"""One seat's knowledge of a game. Players, pages and outside engines get this and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action, Round, declaration_points
from settebello.errors import ArgumentError, not_wanted
from settebello.game import Game
from settebello.rules import Rules
from settebello.untrusted_text import decode_json


class Move(Struct, frozen=True, kw_only=True):
    """A past action, as everybody saw it."""

    seat: int
    action: str


class View(Struct, frozen=True, kw_only=True):
    """The view of one seat, or of a spectator if ``seat`` is None. Cards are in text form (``7D``)."""

    seat: int | None
    round: int
    """From 1."""
    dealer: int
    phase: str
    """cut, declare, play, or over (the round is scored, or the game was claimed)."""
    turn: int | None
    deal: int
    """From 0."""
    hand: CardSet
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    table: CardSet
    piles: tuple[CardSet, ...]
    """By side. Everybody saw every captured card, so a perfect memory knows them."""
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
    """The points of each side in the game before this round."""
    history: tuple[Move, ...]
    """This round's actions."""
    legal: tuple[str, ...]
    """The actions that this seat may take now, in text form; empty when it is not its turn."""
    declarable: dict[str, int] = {}
    """The points of the hand for each action that declares it now, best first."""
    may_claim: bool
    """Whether this seat may claim out now, on turn or not (``claim``)."""
    capture_points: tuple[int, ...] = ()
    """The points of each side for captures so far in this round, not counting sweeps."""
    chain: CardSet = CardSet()
    """In games with points for falls: the card just laid, or the cards of the chain of falls that the next card may
    take back."""
    tops: CardSet = CardSet()
    """In games where piles can be stolen: the top card of each pile."""


def view_of(game: Game, seat: int | None) -> View:
    """The view that ``seat`` has now, or a spectator's view if it is None.

    Raises:
        IllegalAction: no round has been dealt yet, or there is no such seat.
        ArgumentError: the argument is not a game.

    >>> from settebello.game import seeded_game
    >>> from settebello.rules import Rules
    >>> view = view_of(seeded_game(Rules(), bytes(32)), 0)
    >>> str(view.hand), view.hands, view.stock
    ('7C 8C 10C', (3, 3), 30)
    """
    public = _public_parts(game)
    if seat is None:
        return View(**public)
    return View(**_own_parts(public, game.round, seat, claimable=game.can_be_claimed))


def views_of(game: Game, seats: Iterable[int | None]) -> dict[int | None, View]:
    """The views that these seats have now: the same as :func:`view_of` for each, but cheaper.

    Raises:
        IllegalAction: no round has been dealt yet, or there is no such seat.
        ArgumentError: the argument is not a game.
    """
    public, claimable = _public_parts(game), game.can_be_claimed

    def parts(seat: int | None) -> dict[str, Any]:
        return public if seat is None else _own_parts(public, game.round, seat, claimable=claimable)

    return {seat: View(**parts(seat)) for seat in seats}


def view_of_round(played: Round, seat: int, totals: tuple[int, ...], number: int = 1) -> View:
    """The view that ``seat`` has of a round without its game, such as one that was set up at a position.

    Args:
        played: a round in progress.
        seat: a seat.
        totals: the points of each side before the round.
        number: the number of the round, from 1.

    Raises:
        IllegalAction: there is no such seat.

    >>> from settebello.core import Round
    >>> from settebello.rules import Rules
    >>> played = Round.from_position("hands 1D 2D 3D | ?3; table 4D 5D 6D 7D; stock ?30", Rules())
    >>> str(view_of_round(played, 0, (3, 5)).hand)
    '1D 2D 3D'
    """
    claimable = played.rules.finish.claiming_out and played.turn is not None
    return View(**_own_parts(_parts_of_round(played, number, totals), played, seat, claimable=claimable))


def _public_parts(game: Game) -> dict[str, Any]:
    """The public part of a view, by field name."""
    if not isinstance(game, Game):
        raise ArgumentError(not_wanted(game, "a settebello.Game"))
    parts = _parts_of_round(game.round, game.rounds_dealt, _totals_before(game))
    return parts if game.state == "playing" else parts | {"phase": "over", "turn": None}


def _parts_of_round(played: Round, number: int, totals: tuple[int, ...]) -> dict[str, Any]:
    """The public part of the view of a round, by field name."""
    hands, table, piles, sweeps, declared, shown, capture_points, chain, tops, stock = played.public_parts()
    return {
        "seat": None,
        "round": number,
        "dealer": played.dealer,
        "phase": played.phase,
        "turn": played.turn,
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
        "totals": totals,
        "history": played.history_as(_move),
        "legal": (),
        "may_claim": False,
    }


def _own_parts(public: dict[str, Any], played: Round, seat: int, *, claimable: bool) -> dict[str, Any]:
    """The view with what only the seat knows: its hand, and its legal actions."""
    decides = public["turn"] == seat
    legal = tuple(played.legal_texts()) if decides else ()
    return public | {
        "seat": seat,
        "hand": played.hand(seat),
        "drawn": played.drawn if decides else None,
        "legal": legal,
        "declarable": _declarable(played.rules, played.hand(seat), legal),
        "may_claim": claimable,
    }


def _declarable(rules: Rules, hand: CardSet, legal: tuple[str, ...]) -> dict[str, int]:
    declarations = (text for text in legal if text.startswith("declare")) if rules.declarations != "none" else ()
    return {text: declaration_points(rules, hand, Action.parse(text).named) for text in declarations}


def _move(seat: int, action: str) -> Move:
    return Move(seat=seat, action=action)


_NO_CARDS = CardSet()


def _totals_before(game: Game) -> tuple[int, ...]:
    """The points of the game before the round that the view shows."""
    if game.round.phase != "over":
        return game.totals
    return tuple(total - last for total, last in zip(game.totals_scored, game.scores[-1].totals, strict=True))


def encode(message: object) -> bytes:
    """JSON with cards and actions in text form."""
    return msgspec.json.encode(message, enc_hook=_to_text)


def decode_view(text: bytes | str) -> View:
    """Read a view that :func:`encode` wrote.

    Raises:
        TextError: the text is something else.
    """
    return decode_json(text, View, from_text)


def _to_text(value: object) -> object:
    if isinstance(value, CardSet):
        return _texts(value.mask)
    if isinstance(value, Card | Action):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} has no JSON form.")


@lru_cache(maxsize=1024)
def _texts(mask: int) -> tuple[str, ...]:
    """Encoded sets, shared by the views of all seats."""
    return tuple(map(str, CardSet.of_mask(mask)))


def from_text(kind: type, value: object) -> object:
    """A ``dec_hook`` for msgspec that reads cards and actions in text form."""
    if kind in (Card, Action) and isinstance(value, str):
        return kind.parse(value)
    if kind is CardSet and isinstance(value, list):
        return CardSet(map(Card.parse, value))
    if kind in (Card, CardSet):
        raise ValueError("cards are texts such as 7D")
    if kind is Action:
        raise ValueError("an action is a text such as 7Dx3C4S")
    raise NotImplementedError(f"{kind.__name__} cannot be read from JSON.")
