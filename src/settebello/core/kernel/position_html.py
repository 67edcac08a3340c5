"""A position as a table in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from settebello.cards import CardSet

if TYPE_CHECKING:
    from settebello.core.kernel.round import Round


def position_html(position: Round) -> str:
    """A row for the table, each hand and each pile, with all cards face up."""
    rules, turn = position.rules, position.turn
    rows = [("table", position.table, "")]
    for seat in range(rules.seats):
        rows.append((f"seat {seat}", position.hand(seat), "decides" if seat == turn else ""))
    for side in range(rules.sides):
        rows.append((f"pile of side {side}", position.pile(side), _sweeps(position.sweeps(side))))
    cells = "".join(_row(*row) for row in rows)
    title = f"{position.phase}, deal {position.deal + 1}, {len(position.stock)} cards in the stock"
    return f'<table style="text-align:left"><caption>{title}</caption>{cells}</table>'


def _row(name: str, cards: CardSet, note: str) -> str:
    return f'<tr><th>{name}</th><td style="text-align:left">{cards._repr_html_()}</td><td>{note}</td></tr>'


def _sweeps(count: int) -> str:
    return "1 sweep" if count == 1 else f"{count} sweeps"
