"""Reads a position from its text (docs/records.md#positions), with checks: every error is one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, TypeVar

from msgspec import Struct

from settebello.cards import Card, CardSet, parse_cards
from settebello.core.kernel.position_text import NAMES
from settebello.core.kernel.rng import shuffled
from settebello.errors import CardError, RecordError, RulesError, not_wanted
from settebello.rules.canonical import from_json
from settebello.rules.vocabulary import Rules
from settebello.variants import variant

if TYPE_CHECKING:
    from settebello.core.kernel.round import Phase

T = TypeVar("T")
Cards = tuple[Card, ...]
Decision = Literal["declare", "pass"]
PHASES: tuple[Phase, ...] = ("cut", "redeal", "declare", "play", "over")
MOST_DECLARED = 999
"""The most points for declarations that are read."""
_LAST = re.compile(r"([0-9]) in deal ([0-9]{1,2})")


class PositionFields(Struct, frozen=True, kw_only=True):
    """A position that was read: everything that a round has but its history."""

    rules: Rules
    dealer: int
    phase: Phase
    turn: int
    deal: int
    dealt: int
    """How many cards of the pack have been dealt."""
    plays: int
    plays_left: int
    """In this deal."""
    hands: tuple[CardSet, ...]
    table: CardSet
    piles: tuple[CardSet, ...]
    sweeps: tuple[tuple[Card, ...], ...]
    """By side, the cards that made sweeps."""
    last_capture: int | None
    last_deal: int | None
    declared: tuple[int, ...]
    capture_points: tuple[int, ...]
    chain: CardSet
    tops: CardSet
    """The top card of each pile, if piles can be stolen."""
    decisions: tuple[Decision | None, ...]
    """By seat."""
    named: int | None
    """The rank that the matta was named."""
    pack: tuple[Card, ...]
    """The cards still to come are last, in deal order; before them the others."""


def parse_position(text: str, rules: Rules | None, seed: int | None) -> PositionFields:
    """Read a position.

    Args:
        text: the position.
        rules: the rules of the game, or None for the rules that the text names.
        seed: the seed that deals unknown cards, or None to deal them in written order.

    Raises:
        RecordError: the text is not a position of such a game.
        RulesError: the text names rules that cannot be used.
    """
    if not isinstance(text, str):
        raise RecordError(not_wanted(text, "the text of a position"))
    parts = _parts(text)
    game = parts.pop("game", None)
    if rules is None:
        if game is None:
            raise RecordError(
                "The position does not name a game: begin with its name and seats, such as 'game scopa 2'."
            )
        rules = _parse_game(game)
    return _Reader(rules, parts, seed).read()


def _parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split(";"):
        name, _, value = part.strip().partition(" ")
        if name not in NAMES:
            raise RecordError(f"A position has no part '{name}': its parts are {', '.join(NAMES)}.")
        if name in parts:
            raise RecordError(f"The part '{name}' comes twice in the position.")
        parts[name] = value.strip()
    return parts


def _parse_game(text: str) -> Rules:
    if text.startswith("{"):
        return from_json(text)
    name, seats, settings = [*text.split(maxsplit=2), "", "", ""][:3]
    if not seats.isdecimal():
        raise RecordError(
            f"'{text}' is not a game and a number of seats: write 'game scopa 2' or 'game scopa 2 target=21'."
        )
    pairs = [setting.partition("=") for setting in settings.split()]
    if not all(equals for _, equals, _ in pairs):
        raise RulesError(f"'{settings}' are not house rules: write each as KEY=VALUE, such as target=21.")
    return variant(name).rules(int(seats), {key: value for key, _, value in pairs})


class _Reader:
    """Reads the parts of a position and checks that they fit together."""

    def __init__(self, rules: Rules, parts: dict[str, str], seed: int | None) -> None:
        self.rules, self.parts, self.seed = rules, parts, seed
        self.seats, self.sides = rules.seats, rules.sides

    def read(self) -> PositionFields:
        dealer = self._number("dealer", self.parts.get("dealer", str(self.seats - 1)), self.seats - 1)
        phase = self._phase()
        table = self._cards("table")
        piles = self._each("piles", self.sides, "-", lambda name, text: CardSet(self._parse(name, text)))
        hands, drawn, stock = self._groups(table, piles)
        held = tuple(map(len, hands))
        deal, plays = self._place_in_round(phase, held, len(drawn) + len(stock), len(table) + sum(map(len, piles)))
        decisions = self._decisions("redeal" if phase == "over" and not (deal or plays) else phase, dealer)
        turn = (dealer + 1 + plays + (sum(map(bool, decisions)) if phase == "declare" else 0)) % self.seats
        self._check_hands(phase, held, deal, plays, dealer)
        side, in_deal = self._last_capture(piles, deal)
        to_come = [*drawn, *stock]
        before = [card for card in self.rules.cards if card not in to_come]
        per_deal = [self.seats * cards for cards in self.rules.deal.hands]
        return PositionFields(
            rules=self.rules,
            dealer=dealer,
            phase=phase,
            turn=turn,
            deal=deal,
            dealt=len(before),
            plays=sum(per_deal[:deal]) + plays,
            plays_left=0 if phase == "cut" else per_deal[deal] - plays,
            hands=tuple(map(CardSet, hands)),
            table=table,
            piles=tuple(piles),
            sweeps=self._sweeps(piles),
            last_capture=side,
            last_deal=in_deal,
            declared=self._declared(),
            capture_points=self._points("captures", scored=self._has_capture_points(), what="Points for captures"),
            chain=self._chain(table, piles, (turn - 1) % self.sides),
            tops=self._tops(piles),
            decisions=decisions,
            named=self._named(table, decisions, hands),
            pack=(*before, *to_come),
        )

    # Parts

    def _text(self, name: str, otherwise: str | None) -> str:
        text = self.parts.get(name, otherwise)
        if not text:
            raise RecordError(f"The position needs a part '{name}'.")
        return text

    def _each(self, name: str, count: int, otherwise: str | None, read: Callable[[str, str], T]) -> list[T]:
        """The values of a part, by seat or by side."""
        text = self.parts.get(name)
        if text is None and otherwise is not None:
            return [read(name, otherwise)] * count
        values = self._text(name, None).split("|")
        if len(values) != count:
            raise RecordError(f"The part '{name}' has {len(values)} values where {count} belong, with | between them.")
        return [read(name, value.strip()) for value in values]

    def _number(self, name: str, text: str, most: int) -> int:
        if not re.fullmatch("[0-9]{1,3}", text) or int(text) > most:
            raise RecordError(f"The part '{name}' has '{text}' where a number from 0 to {most} belongs.")
        return int(text)

    def _phase(self) -> Phase:
        text = self.parts.get("phase", "play")
        phase = next((one for one in PHASES if one == text), None)
        if phase is None:
            raise RecordError(f"There is no phase '{text}': a phase is {', '.join(PHASES[:-1])} or {PHASES[-1]}.")
        if (phase == "cut" and not self.rules.deal.cut) or (
            phase == "declare" and not self._has_phase_of_declarations()
        ):
            raise RecordError(f"This game has no phase '{phase}'.")
        return phase

    def _has_phase_of_declarations(self) -> bool:
        return self.rules.declarations != "none" and self.rules.declaring.when != "turn"

    def _named(self, table: CardSet, decisions: Sequence[Decision | None], hands: Sequence[Cards]) -> int | None:
        """The rank of the matta, which lies on the table or in a hand that was declared."""
        text, matta = self.parts.get("named"), self.rules.matta_card
        if text is None:
            return None
        rank = self._number("named", text, 10)
        shown = [card for seat, hand in enumerate(hands) if decisions[seat] == "declare" for card in hand]
        knocks = self.rules.declarations != "none" and self.rules.declaring.when != "round"
        if matta is None or not knocks or matta not in [*table, *shown]:
            raise RecordError("The part 'named' needs a matta on the table or in a hand that was declared.")
        if rank not in {card.rank for card in self.rules.cards}:
            raise RecordError(f"The matta cannot be named {rank}: the pack has no such rank.")
        return rank

    def _cards(self, name: str) -> CardSet:
        return CardSet(self._parse(name, self._text(name, "-")))

    def _parse(self, name: str, text: str) -> tuple[Card, ...]:
        try:
            return () if text == "-" else parse_cards(text)
        except CardError as error:
            raise RecordError(f"The part '{name}' cannot be read: {error}") from error

    def _known_and_hidden(self, name: str, text: str) -> tuple[tuple[Card, ...], int]:
        """Cards, or how many unknown ones."""
        hidden = re.fullmatch(r"\?([0-9]{1,2})", text)
        return ((), int(hidden[1])) if hidden else (self._parse(name, text), 0)

    def _declared(self) -> tuple[int, ...]:
        return self._points("declared", scored=self._has_declared_points(), what="Declarations")

    def _points(self, part: str, *, scored: bool, what: str) -> tuple[int, ...]:
        """The points of a part, by side."""
        if not scored and part in self.parts:
            raise RecordError(f"{what} are not played in this game, but the position has the part '{part}'.")
        return tuple(self._each(part, self.sides, "0", lambda name, text: self._number(name, text, MOST_DECLARED)))

    def _has_declared_points(self) -> bool:
        return self.rules.declarations != "none" or self.rules.dealt_points.scores

    def _has_capture_points(self) -> bool:
        return self.rules.capture_points.scores or self.rules.sweep.by_card

    def _chain(self, table: CardSet, piles: list[CardSet], side: int) -> CardSet:
        """The card just laid, or the cards of one value that the side which has just played won with a fall."""
        chain, falls = self._cards("chain"), len(self.rules.capture_points.fall)
        if not chain:
            return chain
        if not falls:
            raise RecordError("Taking the card just laid scores nothing here, but the position has the part 'chain'.")
        values = {self.rules.value(card.rank) for card in chain}
        place = table if len(chain) == 1 else piles[side]
        if len(chain) > falls or len(values) > 1 or not chain <= place:
            raise RecordError(
                f"The chain cannot be {chain}: it is the card just laid, or cards of one value that it was taken with."
            )
        return chain

    def _tops(self, piles: list[CardSet]) -> CardSet:
        """One card of each pile that has any, if piles can be stolen."""
        tops = self._cards("tops")
        if tops and not self.rules.capture.steal:
            raise RecordError("Piles cannot be stolen in this game, but the position has the part 'tops'.")
        if self.rules.capture.steal and (
            any(len(tops & pile) != bool(pile) for pile in piles) or len(tops) != sum(map(bool, piles))
        ):
            raise RecordError("The part 'tops' must have one card of each pile that is not empty: the one on top.")
        return tops

    def _sweeps(self, piles: list[CardSet]) -> tuple[tuple[Card, ...], ...]:
        found = self._each("sweeps", self.sides, "-", self._parse)
        for side, cards in enumerate(found):
            stray = CardSet(cards) - (piles[side] if not self._can_lose_cards() else self.rules.cards)
            if stray:
                raise RecordError(f"The sweeps of side {side} were made with {stray}, which its pile does not hold.")
        return tuple(found)

    def _can_lose_cards(self) -> bool:
        """Whether captured cards can be captured again."""
        return bool(self.rules.capture_points.fall) or self.rules.capture.steal

    def _last_capture(self, piles: list[CardSet], deal: int) -> tuple[int, int] | tuple[None, None]:
        text = self.parts.get("last", "-")
        if text == "-":
            if any(piles):
                raise RecordError(
                    "The piles hold cards: the part 'last' has to say who captured last, such as 'last 0 in deal 2'."
                )
            return None, None
        found = _LAST.fullmatch(text)
        if found is None or int(found[1]) >= self.sides or int(found[2]) > deal:
            raise RecordError(
                f"The part 'last' has '{text}' where a side from 0 to {self.sides - 1} and a deal from 0 to {deal}"
                " belong, such as '0 in deal 0'."
            )
        if not piles[int(found[1])]:
            raise RecordError(f"Side {found[1]} is given as the last side to capture, but its pile is empty.")
        return int(found[1]), int(found[2])

    def _decisions(self, phase: Phase, dealer: int) -> tuple[Decision | None, ...]:
        """By seat; those who have decided are the first in turn, and in play all have."""
        if self.rules.declarations == "none":
            if "decisions" in self.parts:
                raise RecordError(
                    "Declarations are not played in this game, but the position has the part 'decisions'."
                )
            return (None,) * self.seats
        if not self._has_phase_of_declarations():
            return tuple(self._each("decisions", self.seats, "-", _knock))
        before = phase in ("cut", "redeal", "declare")
        found = tuple(self._each("decisions", self.seats, "-" if before else "pass", _decision))
        in_turn = [found[(dealer + 1 + place) % self.seats] for place in range(self.seats)]
        count = len(in_turn) - in_turn.count(None)
        if None in in_turn[:count] or count not in _decided(phase, self.seats):
            raise RecordError(
                f"In the phase '{phase}' the decisions '{self.parts.get('decisions', '-')}' cannot be: the seats"
                " decide in turn, before the first card is played."
            )
        return found

    # What fits together

    def _groups(self, table: CardSet, piles: list[CardSet]) -> tuple[list[Cards], Cards, Cards]:
        """The hands, the drawn card and the stock, with unknown cards dealt."""
        groups = self._each("hands", self.seats, None, self._known_and_hidden)
        groups += [self._known_and_hidden(name, self.parts.get(name, "-")) for name in ("drawn", "stock")]
        written = [*table, *(card for pile in piles for card in pile), *(card for known, _ in groups for card in known)]
        seen = CardSet(written)
        twice = next((card for card in seen if written.count(card) > 1), None)
        if twice is not None:
            raise RecordError(f"{twice} is in two places of the position; each card exists once.")
        strange, hidden = seen - self.rules.cards, list(self.rules.cards - seen)
        if strange:
            raise RecordError(f"Not in this pack of {len(self.rules.cards)} cards: {strange}.")
        unknown = sum(count for _, count in groups)
        if unknown != len(hidden):
            missing = f"the position leaves out {CardSet(hidden)}" if hidden else "the position shows every card"
            raise RecordError(f"There are {unknown} unknown cards in hands and stock, and {missing}.")
        cards = iter(hidden if self.seed is None else shuffled(hidden, self.seed))
        *hands, drawn, stock = [known or tuple(next(cards) for _ in range(count)) for known, count in groups]
        return hands, drawn, stock

    def _place_in_round(self, phase: Phase, held: tuple[int, ...], to_come: int, seen: int) -> tuple[int, int]:
        """The number of the deal, and how many cards have been played in it."""
        deal, dealt = self.rules.deal, len(self.rules.cards) - to_come
        if phase == "cut":
            if seen or any(held) or "drawn" not in self.parts:
                raise RecordError(
                    "In the cut one card is drawn, and all others are in the stock: write 'drawn 7D', say."
                )
            return 0, 0
        if "drawn" in self.parts:
            raise RecordError(f"A card is drawn only in the phase 'cut', but this is '{phase}'.")
        ends = [deal.table + self.seats * sum(deal.hands[: number + 1]) for number in range(len(deal.hands))]
        if dealt not in ends:
            rests = ", ".join(str(len(self.rules.cards) - end) for end in ends)
            raise RecordError(f"The stock holds {to_come} cards, but after a deal of this game it holds {rests}.")
        number = ends.index(dealt)
        return number, self.seats * deal.hands[number] - sum(held)

    def _table_decides(self) -> bool:
        """Whether first table cards such as these can have decided the game."""
        ranks = {card.rank for card in self._cards("table") if card != self.rules.matta_card}
        return self.rules.deal.misdeals > 0 or (self.rules.deal.dealer_wins != "none" and len(ranks) == 1)

    def _check_hands(self, phase: Phase, held: tuple[int, ...], deal: int, plays: int, dealer: int) -> None:
        """Check that the hands have as many cards as the turn and the phase say."""
        each = 0 if phase == "cut" else self.rules.deal.hands[deal]
        wanted = tuple(each - (plays + (dealer - seat) % self.seats) // self.seats for seat in range(self.seats))
        if held != wanted or plays < 0:
            raise RecordError(
                f"Hands of {_enumerate(held)} cards cannot be: each seat is dealt {each}, and they play in turn after"
                f" seat {dealer}."
            )
        last_play = deal == len(self.rules.deal.hands) - 1 and not any(held)
        if phase == "over" and not last_play and (deal or plays or not self._table_decides()):
            raise RecordError("The phase is 'over', but there are cards to play.")
        if phase == "play" and not any(held):
            raise RecordError("No seat holds a card: if the round is over, write 'phase over'.")
        if phase in ("redeal", "declare") and plays:
            raise RecordError(
                f"The phase '{phase}' is before the first play of a deal, but {plays} cards have been played."
            )
        if phase == "redeal" and deal:
            raise RecordError("Only the first deal can call for a new one.")


def _decision(name: str, text: str) -> Decision | None:
    if text == "-":
        return None
    if text not in ("declare", "pass"):
        raise RecordError(f"The part '{name}' has '{text}' where declare, pass or - belongs.")
    return "declare" if text == "declare" else "pass"


def _knock(name: str, text: str) -> Decision | None:
    if text not in ("-", "declare"):
        raise RecordError(f"The part '{name}' has '{text}' where declare or - belongs.")
    return "declare" if text == "declare" else None


def _decided(phase: Phase, seats: int) -> range:
    """How many seats can have decided."""
    if phase in ("cut", "redeal"):
        return range(1)
    return range(seats) if phase == "declare" else range(seats, seats + 1)


def _enumerate(numbers: tuple[int, ...]) -> str:
    return f"{', '.join(map(str, numbers[:-1]))} and {numbers[-1]}"
