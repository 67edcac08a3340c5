"""A position as one seat sees it, as text and as a picture."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from settebello.cards import Card
from settebello.core import Round
from settebello.rl.errors import BatchError

Picture = NDArray[np.uint8]

MODES = ["human", "ansi", "rgb_array"]
"""The render modes of the environments."""
CARD_HEIGHT, CARD_WIDTH, GAP, SCALE = 26, 18, 4, 2
MOST_IN_ROW = 20
"""The number of cards in a row."""
_FELT, _PAPER, _BACK = (22, 92, 60), (250, 246, 235), (70, 90, 140)
_INKS = ((190, 130, 0), (190, 30, 40), (30, 60, 160), (30, 120, 50))
"""The colours of coins, cups, swords and batons."""
_GLYPHS = {  # five columns of seven bits, the lowest bit on top
    "0": (0x3E, 0x51, 0x49, 0x45, 0x3E),
    "1": (0x00, 0x42, 0x7F, 0x40, 0x00),
    "2": (0x42, 0x61, 0x51, 0x49, 0x46),
    "3": (0x21, 0x41, 0x45, 0x4B, 0x31),
    "4": (0x18, 0x14, 0x12, 0x7F, 0x10),
    "5": (0x27, 0x45, 0x45, 0x45, 0x39),
    "6": (0x3C, 0x4A, 0x49, 0x49, 0x30),
    "7": (0x01, 0x71, 0x09, 0x05, 0x03),
    "8": (0x36, 0x49, 0x49, 0x49, 0x36),
    "9": (0x06, 0x49, 0x49, 0x29, 0x1E),
    "D": (0x7F, 0x41, 0x41, 0x22, 0x1C),
    "C": (0x3E, 0x41, 0x41, 0x41, 0x22),
    "S": (0x46, 0x49, 0x49, 0x49, 0x31),
    "B": (0x7F, 0x49, 0x49, 0x49, 0x36),
}


def check_mode(mode: str | None) -> None:
    """Raise a BatchError for a render mode that the environments do not have."""
    if mode is not None and mode not in MODES:
        raise BatchError(f"There is no render mode {mode!r}; choose from {', '.join(MODES)}, or None.")


def render(position: Round, seat: int, mode: str) -> str | Picture | None:
    """The position as ``seat`` sees it, as text (``ansi``) or as a picture (``rgb_array``); ``human`` prints the
    text."""
    if mode == "rgb_array":
        return as_picture(position, seat)
    text = as_text(position, seat)
    if mode == "human":
        print(text, flush=True)
        return None
    return text


def as_text(position: Round, seat: int) -> str:
    """The position as ``seat`` sees it, in lines of text.

    >>> import settebello
    >>> print(as_text(settebello.Round(settebello.Rules(), settebello.cards.CARDS), 0))
    play, deal 1, seat 0 decides, 30 cards in the stock
    table   2S 2B 3D 3C
    seat 0  1D 1S 2D
    seat 1  3 cards
    side 0  0 cards, 0 sweeps
    side 1  0 cards, 0 sweeps
    """
    rules = position.rules
    decides = "" if position.turn is None else f", seat {position.turn} decides"
    lines = [f"{position.phase}, deal {position.deal + 1}{decides}, {len(position.stock)} cards in the stock"]
    lines.append(f"table   {position.table}")
    for other in range(rules.seats):
        hand = position.hand(other)
        lines.append(f"seat {other}  {hand if other == seat else f'{len(hand)} cards'}")
    for side in range(rules.sides):
        lines.append(f"side {side}  {len(position.pile(side))} cards, {position.sweeps(side)} sweeps")
    return "\n".join(line.rstrip() for line in lines)


def as_picture(position: Round, seat: int) -> Picture:
    """The position as ``seat`` sees it: uint8[height, width, 3], the same size for all positions of a game. The table
    is on top, and below it a row for each hand, the seat's own first; the others' cards are face down.

    >>> import settebello
    >>> as_picture(settebello.Round(settebello.Rules(), settebello.cards.CARDS), 0).shape
    (188, 888, 3)
    """
    seats = position.rules.seats
    rows = [_row(position.table)]
    for number in range(seats):
        other = (seat + number) % seats
        hand = position.hand(other)
        rows.append(_row(hand) if other == seat else _row([None] * len(hand)))
    small = np.concatenate([*rows, _felt(GAP)])
    return small.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


def _felt(height: int) -> Picture:
    width = GAP + MOST_IN_ROW * (CARD_WIDTH + GAP)
    return np.full((height, width, 3), _FELT, np.uint8)


def _row(cards: Iterable[Card | None]) -> Picture:
    """Draw cards side by side; None is a card face down."""
    row = _felt(GAP + CARD_HEIGHT)
    for place, card in enumerate(list(cards)[:MOST_IN_ROW]):
        left = GAP + place * (CARD_WIDTH + GAP)
        row[GAP:, left : left + CARD_WIDTH] = _BACK if card is None else _face(card)
    return row


def _face(card: Card) -> Picture:
    face = np.full((CARD_HEIGHT, CARD_WIDTH, 3), _PAPER, np.uint8)
    text = str(card)
    for top, line in ((4, text[:-1]), (15, text[-1])):
        left = (CARD_WIDTH - 6 * len(line) + 1) // 2
        for place, letter in enumerate(line):
            _draw(face[top : top + 7, left + 6 * place : left + 6 * place + 5], letter, _INKS[card.suit])
    return face


def _draw(onto: Picture, letter: str, ink: tuple[int, int, int]) -> None:
    columns = np.array(_GLYPHS[letter])
    onto[(columns[None, :] >> np.arange(7)[:, None] & 1).astype(bool)] = ink
