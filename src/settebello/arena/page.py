"""A summary as one self-contained HTML page: ratings, results, how the intervals narrowed, score lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from settebello.arena.match import Match
from settebello.arena.report import labels, points_heading
from settebello.arena.summary import Summary, narrowing, score_lines_by_player
from settebello.arena.tables import matrix
from settebello.arena.worker import TaskResult
from settebello.estimates import Estimate
from settebello.rules.scores import LINES

WIDTH, ROW, LEFT, RIGHT = 720, 30, 190, 90
CURVE_HEIGHT = 150
_STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1d2b24, #e8ece6); --faint: light-dark(#c9d2cb, #45524a);
  --mark: light-dark(#0b6b47, #5fc795); --band: light-dark(#0b6b4733, #5fc79540); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { font-size: 1rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .6rem; text-align: right; }
th:first-child { text-align: left; } tr + tr { border-top: 1px solid var(--faint); }
div.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; } svg text { font-size: 13px; fill: var(--ink); }
.axis { stroke: var(--faint); } .line { stroke: var(--mark); stroke-width: 2; fill: none; }
.dot { fill: var(--mark); } .band { fill: var(--band); } small { opacity: .75; }
"""


def as_html(match: Match, found: Summary | None, results: Iterable[TaskResult]) -> str:
    """The page of a match.

    Args:
        match: the match.
        found: its summary, or None if no pack was finished.
        results: the results of all its tasks so far, as in :class:`settebello.arena.run.MatchOutcome`.
    """
    kept, names = list(results), [escape(label) for label in labels(match)]
    title = ", ".join(names)
    body = "<p>No pack has been played to the end.</p>" if found is None else _body(match, found, kept, names)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head>\n<body><h1>{title}</h1>\n{body}\n</body></html>\n"
    )


def _body(match: Match, found: Summary, results: list[TaskResult], names: Sequence[str]) -> str:
    played = f"{found.packs:,} packs, each in {found.seatings} seatings of every meeting: {found.rounds:,} rounds"
    parts = [
        f"<p>{played}; {match.rules.seats} seats, seed {match.seed}. Intervals are 95%.</p>",
        "<h2>Ratings (Elo)</h2>",
        _ratings(found, names),
        f"<h2>{points_heading(match)}, row against column</h2>",
        matrix(found, names),
        "<h2>How the intervals narrowed</h2>",
        _curves(match, results, names),
        _score_lines(match, results, names),
    ]
    return "\n".join(part for part in parts if part)


def _ratings(found: Summary, names: Sequence[str]) -> str:
    """A row for each player, best first: its rating and the interval on a line."""
    order = sorted(range(len(names)), key=lambda place: -found.standings[place].elo.mean)
    elos = [found.standings[place].elo for place in order]
    ends = [0.0, *(end for elo in elos for end in _ends(elo))]
    low, high = min(ends), max(ends)

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / ((high - low) or 1.0)

    height = ROW * len(order) + 6
    rows = [f'<line class="axis" x1="{across(0):.1f}" x2="{across(0):.1f}" y1="0" y2="{height}"/>']
    for row, (place, elo) in enumerate(zip(order, elos, strict=True)):
        middle = ROW * row + ROW / 2 + 3
        first, last = _ends(elo)
        rows.append(
            f'<text x="0" y="{middle + 4}">{names[place]}</text>'
            f'<line class="line" x1="{across(first):.1f}" x2="{across(last):.1f}" y1="{middle}" y2="{middle}"/>'
            f'<circle class="dot" cx="{across(elo.mean):.1f}" cy="{middle}" r="5"/>'
            f'<text x="{WIDTH}" y="{middle + 4}" text-anchor="end">{elo.mean:+.0f}</text>'
        )
    return _svg(height, rows, "Ratings with intervals")


def _curves(match: Match, results: list[TaskResult], names: Sequence[str]) -> str:
    """For each comparison, mean and interval over the packs played."""
    looks = narrowing(match, results)
    curves: list[str] = []
    for number, pair in enumerate(looks[0]):
        first, second = pair.players
        over = [(look[number].packs, look[number].points) for look in looks]
        curves.append(f"<h3>{names[first]} against {names[second]}</h3>{_curve(over)}")
    return "\n".join(curves)


def _curve(over: Sequence[tuple[int, Estimate]]) -> str:
    known = [(packs, points) for packs, points in over if points.low is not None]
    shown = known[len(known) // 8 :] or list(over)  # the first intervals are so wide that they would flatten the rest
    ends = [0.0, *(end for _, points in shown for end in _ends(points))]
    low, high, most = min(ends), max(ends), shown[-1][0]

    def at(packs: int, value: float) -> str:
        down = 10 + (CURVE_HEIGHT - 30) * (high - value) / ((high - low) or 1.0)
        return f"{50 + (WIDTH - 60) * packs / most:.1f},{down:.1f}"

    upper = [at(packs, _ends(points)[1]) for packs, points in shown]
    lower = [at(packs, _ends(points)[0]) for packs, points in shown]
    zero = at(0, 0).split(",")[1]
    return _svg(
        CURVE_HEIGHT,
        [
            f'<line class="axis" x1="50" x2="{WIDTH - 10}" y1="{zero}" y2="{zero}"/>',
            f'<polygon class="band" points="{" ".join([*upper, *reversed(lower)])}"/>',
            f'<polyline class="line" points="{" ".join(at(packs, points.mean) for packs, points in shown)}"/>',
            f'<text x="0" y="14">{high:+.2f}</text><text x="0" y="{CURVE_HEIGHT - 18}">{low:+.2f}</text>',
            f'<text x="{WIDTH - 10}" y="{CURVE_HEIGHT - 2}" text-anchor="end">{most:,} packs</text>',
        ],
        "Mean and interval by packs played",
    )


def _score_lines(match: Match, results: list[TaskResult], names: Sequence[str]) -> str:
    by_player = score_lines_by_player(match, results)
    keys = [key for key in LINES if any(key in lines for lines in by_player)]
    if not keys:
        return ""
    head = "".join(f"<th>{name}</th>" for name in names)
    rows = [
        f"<tr><th>{key.replace('_', ' ')}</th>"
        + "".join(f"<td>{lines.get(key, 0.0):.3f}</td>" for lines in by_player)
        + "</tr>"
        for key in keys
    ]
    return (
        "<h2>Points a round by score line</h2>"
        f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'
    )


def _ends(found: Estimate) -> tuple[float, float]:
    """The ends of the interval, or the mean if there is none."""
    if found.low is None or found.high is None:
        return found.mean, found.mean
    return found.low, found.high


def _svg(height: float, parts: Iterable[str], about: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" aria-label="{about}">'
        + "".join(parts)
        + "</svg>"
    )
