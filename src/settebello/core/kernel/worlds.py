"""Worlds: rounds with all cards known that look to a seat exactly like its view. They are built from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from settebello.cards import Card, CardSet
from settebello.core.kernel.action import PLACE, Action
from settebello.core.kernel.rng import shuffled
from settebello.errors import ArgumentError, SettebelloError, not_wanted

if TYPE_CHECKING:
    from settebello.core.kernel.round import Round
    from settebello.rules.vocabulary import Rules


class SeatView(Protocol):
    """The parts of a :class:`settebello.view.View` that determine a world."""

    @property
    def seat(self) -> int | None: ...
    @property
    def dealer(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def deal(self) -> int: ...
    @property
    def hand(self) -> CardSet: ...
    @property
    def hands(self) -> tuple[int, ...]: ...
    @property
    def table(self) -> CardSet: ...
    @property
    def piles(self) -> tuple[CardSet, ...]: ...
    @property
    def sweeps(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def shown(self) -> tuple[CardSet, ...]: ...
    @property
    def named(self) -> int | None: ...
    @property
    def stock(self) -> int: ...
    @property
    def last_capture(self) -> int | None: ...
    @property
    def capture_points(self) -> tuple[int, ...]: ...
    @property
    def chain(self) -> CardSet: ...
    @property
    def tops(self) -> CardSet: ...
    @property
    def drawn(self) -> Card | None: ...
    @property
    def declared(self) -> tuple[int, ...]: ...
    @property
    def history(self) -> Sequence[SeatMove]: ...


class SeatMove(Protocol):
    """An action of a view."""

    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> str: ...


Moves = Sequence[tuple[int, Action]]
"""The actions of a view, with their seats."""


def world_of_view(new_round: type[Round], view: SeatView, rules: Rules, seed: int | None) -> Round:
    """A round with the history of the view that gives ``view.seat`` that view. Hands that score as they are dealt
    may have scored something else.

    A view without its history, from the middle of a round, is of a position that was set up: the round begins there.

    Args:
        new_round: the function that makes a round.
        view: the knowledge of a seat.
        rules: the rules of the game.
        seed: the seed that deals the hidden cards, or None to deal them in written order.

    Raises:
        ArgumentError: the view cannot come from such a game.
    """
    try:
        if len(view.hands) != rules.seats or len(view.piles) != rules.sides:
            raise ArgumentError(f"The view is of a game for {len(view.hands)}, and the rules are for {rules.seats}.")
        if _is_set_up(view, rules):
            return new_round.from_position(_position_of_view(view, rules), rules, seed)
        moves = [(move.seat, Action.parse(move.action)) for move in view.history]
        world = new_round(rules, _pack(view, rules, moves, seed), view.dealer)
        for _, action in moves:
            world.play(action)
    except AttributeError:
        raise ArgumentError(not_wanted(view, "a view, such as settebello.view_of gives,")) from None
    except (SettebelloError, IndexError, RuntimeError) as error:
        raise ArgumentError(f"This view cannot come from a game by these rules: {error}") from error
    held, *_, to_come = world.public_parts()
    if (
        held != view.hands
        or to_come != view.stock
        or world.table != view.table
        or (view.seat is not None and world.hand(view.seat) != view.hand)
    ):
        raise ArgumentError("This view cannot come from a game by these rules: its history leads to other cards.")
    return world


def _is_set_up(view: SeatView, rules: Rules) -> bool:
    """Whether something has happened in the round, and the view does not say what."""
    if view.history or view.phase not in ("declare", "play"):
        return False
    declares_first = rules.declarations != "none" and rules.declaring.when != "turn"
    first = (view.dealer + 1) % rules.seats
    return (
        view.deal > 0
        or any(held < rules.deal.hands[0] for held in view.hands)
        or any(view.shown)
        or rules.deal.cut
        or (declares_first and (view.phase, view.turn) != ("declare", first))
    )


def _position_of_view(view: SeatView, rules: Rules) -> str:
    """The text of the position of a view (docs/records.md#positions). The view does not say in which deal the last
    capture was made: this one is assumed."""
    seats, own = range(rules.seats), view.seat

    def cards(known: Iterable[Card]) -> str:
        return " ".join(map(str, known)) or "-"

    def hand(seat: int) -> str:
        known = view.hand if seat == own else view.shown[seat]
        return cards(known) if known or not view.hands[seat] else f"?{view.hands[seat]}"

    parts = {
        "dealer": str(view.dealer),
        "phase": view.phase,
        "hands": " | ".join(map(hand, seats)),
        "table": cards(view.table),
        "piles": " | ".join(map(cards, view.piles)),
        "sweeps": " | ".join(map(cards, view.sweeps)),
        "last": "-" if view.last_capture is None else f"{view.last_capture} in deal {view.deal}",
        "stock": f"?{view.stock}" if view.stock else "-",
    }
    if any(view.declared):
        parts["declared"] = " | ".join(map(str, view.declared))
    if rules.declarations != "none":
        parts["decisions"] = " | ".join(_decision(view, rules, seat) for seat in seats)
    if any(view.capture_points):
        parts["captures"] = " | ".join(map(str, view.capture_points))
    if view.chain:
        parts["chain"] = cards(view.chain)
    if view.tops:
        parts["tops"] = cards(view.tops)
    if view.named is not None:
        parts["named"] = str(view.named)
    return "; ".join(f"{name} {value}" for name, value in parts.items())


def _decision(view: SeatView, rules: Rules, seat: int) -> str:
    """What a seat has decided about declaring, as far as it still matters."""
    if view.shown[seat]:
        return "declare"
    first = view.dealer + 1
    before_turn = view.turn is None or (seat - first) % rules.seats < (view.turn - first) % rules.seats
    return "pass" if rules.declaring.when != "turn" and (view.phase != "declare" or before_turn) else "-"


def _pack(view: SeatView, rules: Rules, moves: Moves, seed: int | None) -> list[Card]:
    """An order of the pack that leads to the view."""
    if view.drawn is not None:
        return [view.drawn, *_in_some_order(rules.cards - {view.drawn}, seed)]
    table = _first_table(view, moves)
    hands = _hands(view, rules, moves)
    known = CardSet([*table, *(card for deal in hands for hand in deal for card in hand)])
    hidden = _in_some_order(rules.cards - known, seed)
    if rules.capture.ace_first == "forbidden":
        hidden = _fill_with_aces(hands[0], rules.deal.hands[0], moves, hidden)
    unseen = iter(hidden)
    first: list[Card] = []
    rest: list[Card] = []
    for number, deal in enumerate(hands):
        cards = _dealing_order(deal, rules.deal.hands[number], view.dealer, unseen)
        (rest if number else first).extend(cards)
    if any(action == PLACE for _, action in moves):
        return [table[0], *first, *table[1:], *rest, *unseen]
    return [*first, *table, *rest, *unseen]


def _fill_with_aces(hands: list[list[Card]], each: int, moves: Moves, unseen: Sequence[Card]) -> list[Card]:
    """If an ace was the first card although only a hand of aces may play one first, fill that hand with aces. Returns
    the cards that are left."""
    seat, card = next(((seat, action.card) for seat, action in moves if action.card is not None), (0, None))
    if card is None or card.rank != 1:
        return list(unseen)
    aces = [ace for ace in unseen if ace.rank == 1][: each - len(hands[seat])]
    hands[seat] += aces
    return [other for other in unseen if other not in aces]


def _in_some_order(cards: CardSet, seed: int | None) -> list[Card]:
    return list(cards) if seed is None else shuffled(list(cards), seed)


def _first_table(view: SeatView, moves: Moves) -> list[Card]:
    """The cards dealt to the table: those there or captured that nobody has played."""
    seen = view.table
    for pile in view.piles:
        seen |= pile
    return list(seen - CardSet(card for _, action in moves if (card := action.card) is not None))


def _hands(view: SeatView, rules: Rules, moves: Moves) -> list[list[list[Card]]]:
    """By deal and seat, the cards known to have been in the hand; the present deal comes last."""
    hands: list[list[list[Card]]] = [[[] for _ in range(rules.seats)]]
    plays = 0
    for seat, action in moves:
        card = action.card
        if card is None:
            continue
        if plays == rules.seats * rules.deal.hands[len(hands) - 1]:
            hands.append([[] for _ in range(rules.seats)])
            plays = 0
        hands[-1][seat].append(card)
        plays += 1
    if len(hands) <= view.deal:
        hands.append([[] for _ in range(rules.seats)])
    for seat in range(rules.seats):
        hands[-1][seat] += view.hand if seat == view.seat else view.shown[seat]
    return hands


def _dealing_order(hands: list[list[Card]], each: int, dealer: int, unseen: Iterator[Card]) -> Iterable[Card]:
    """The cards of a deal in the order dealt; unknown ones are filled in."""
    for hand in hands:
        hand.extend(next(unseen) for _ in range(each - len(hand)))
    for number in range(each):
        for seat in range(len(hands)):
            yield hands[(dealer + 1 + seat) % len(hands)][number]
