"""Tables of HTML, for pages and notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from settebello.arena.summary import Summary


def summary_table(found: Summary) -> str:
    """The ratings and the results of a summary."""
    names = [escape(one.player) for one in found.standings]
    order = sorted(range(len(names)), key=lambda place: -found.standings[place].elo.mean)
    rows = []
    for place in order:
        elo = found.standings[place].elo
        interval = "" if elo.low is None or elo.high is None else f"{elo.low:+.0f} to {elo.high:+.0f}"
        rows.append(f"<tr><th>{names[place]}</th><td>{elo.mean:+.0f}</td><td>{interval}</td></tr>")
    head = "<tr><th></th><th>Elo</th><th>95%</th></tr>"
    ratings = f"<table>{head}{''.join(rows)}</table>"
    return f"<p>{found.packs:,} packs, {found.rounds:,} rounds</p>{ratings}{matrix(found, names)}"


def matrix(found: Summary, names: Sequence[str]) -> str:
    """Points, row against column; the names are HTML."""
    cells: dict[tuple[int, int], str] = {}
    for pair in found.comparisons:
        first, second = pair.players
        points = pair.points
        cells[first, second] = _written(points.mean, points.low, points.high)
        low, high = (None, None) if points.low is None or points.high is None else (-points.high, -points.low)
        cells[second, first] = _written(-points.mean, low, high)
    places = range(len(names))
    head = "".join(f"<th>{name}</th>" for name in names)
    rows = []
    for row in places:
        values = "".join(f"<td>{cells.get((row, column), '')}</td>" for column in places)
        rows.append(f"<tr><th>{names[row]}</th>{values}</tr>")
    return f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def _written(mean: float, low: float | None, high: float | None) -> str:
    interval = "" if low is None or high is None else f"<br><small>{low:+.2f} to {high:+.2f}</small>"
    return f"{mean:+.3f}{interval}"
