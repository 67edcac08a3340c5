"""The learning curve of ``settebello train``, as a picture."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 300, 60, 40


def learning_curve(points: Sequence[tuple[float, float]]) -> str:
    """An SVG of the error over the rounds of self-play.

    Args:
        points: pairs of rounds played and the error in points, in order.

    >>> picture = learning_curve([(100.0, 2.5), (200.0, 1.5)])
    >>> picture.startswith("<svg"), "1.5" in picture, "200 rounds" in picture
    (True, True, True)
    """
    most, top = points[-1][0], max(error for _, error in points) or 1.0
    path = " ".join(
        f"{LEFT + (WIDTH - LEFT - 20) * rounds / most:.1f},{10 + (HEIGHT - BOTTOM - 10) * (1 - error / top):.1f}"
        for rounds, error in points
    )
    base = HEIGHT - BOTTOM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        ' font-family="sans-serif" font-size="13" role="img">\n'
        f"<title>Error of the learned values, {points[-1][1]:.3f} points at the end</title>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        f'<path d="M{LEFT} 10V{base}H{WIDTH - 20}" fill="none" stroke="#9aa59e"/>\n'
        f'<polyline points="{path}" fill="none" stroke="#0b6b47" stroke-width="2"/>\n'
        f'<text x="{LEFT - 6}" y="20" text-anchor="end">{top:.2f}</text>\n'
        f'<text x="{LEFT - 6}" y="{base}" text-anchor="end">0</text>\n'
        f'<text x="{LEFT}" y="{HEIGHT - 14}">error in points</text>\n'
        f'<text x="{WIDTH - 20}" y="{HEIGHT - 14}" text-anchor="end">{most:,.0f} rounds</text>\n</svg>\n'
    )
