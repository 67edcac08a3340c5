"""A summary as text or JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from settebello.arena.match import Match
from settebello.arena.summary import OutcomeRates, Summary
from settebello.estimates import Estimate
from settebello.rules import digest


def as_json(match: Match, found: Summary | None) -> dict[str, Any]:
    """The match and its summary as one JSON object; ``rules`` is the digest."""
    asked = {
        "players": match.names,
        "rules": digest(match.rules),
        "seats": match.rules.seats,
        "seed": match.seed,
        "unit": "game" if match.whole_games else "round",
    }
    summed = msgspec.to_builtins(found) if found is not None else {"packs": 0}
    assert isinstance(summed, dict)
    return asked | summed


def as_text(match: Match, found: Summary | None) -> str:
    """The match and its summary as text for people; ``found`` is None if no pack was finished."""
    if found is None:
        return "No pack has been played to the end."
    names = labels(match)
    parts = [_heading(match, found), _comparisons(match, found, names), _sides(found), _standings(found, names)]
    return "\n\n".join(part for part in parts if part)


def labels(match: Match) -> list[str]:
    """The names of the players, numbered if they occur twice.

    >>> from settebello.rules import Rules
    >>> labels(Match(players=("random", "greedy", "random"), rules=Rules()))
    ['random', 'greedy', 'random (3)']
    """
    return [
        name if match.names.index(name) == place else f"{name} ({place + 1})" for place, name in enumerate(match.names)
    ]


def points_heading(match: Match) -> str:
    """The unit of the numbers in the comparisons.

    >>> from settebello.rules import Finish, Rules
    >>> points_heading(Match(players=("greedy", "random"), rules=Rules(finish=Finish(lowest=True))))
    'Points fewer a round'
    """
    return f"Points {'fewer ' if match.rules.finish.lowest else ''}a {_unit(match)}"


def _unit(match: Match) -> str:
    return "game" if match.whole_games else "round"


def _heading(match: Match, found: Summary) -> str:
    each = f"{found.packs:,} packs" if found.packs > 1 else "1 pack"
    return (
        f"{each}, each in {found.seatings} seatings of every meeting: {found.rounds:,} rounds. "
        f"{match.rules.seats} seats, seed {match.seed}. In brackets: the 95% interval."
    )


def _comparisons(match: Match, found: Summary, names: list[str]) -> str:
    lines = [points_heading(match)]
    for pair in found.comparisons:
        first, second = pair.players
        error = f", standard error {pair.points.error:.3f}" if pair.points.error is not None else ""
        lines.append(f"  {names[first]} against {names[second]}: {_signed_estimate(pair.points)}{error}")
    return "\n".join(lines)


def _sides(found: Summary) -> str:
    lines = ["By side, regardless of the player"]
    lines += [f"  {seat + ' side':14} {_percentages(shares)}" for seat, shares in found.sides.items()]
    return "\n".join(lines)


def _standings(found: Summary, names: list[str]) -> str:
    order = sorted(range(len(names)), key=lambda place: -found.standings[place].elo.mean)
    parts = []
    for place in order:
        one = found.standings[place]
        elo = f"{one.elo.mean:+.0f}{_interval(one.elo, '+.0f')}"
        lines = [f"{names[place]}: Elo {elo}"]
        lines += [f"  {seat + ' side':14} {_percentages(shares)}" for seat, shares in one.by_seat.items()]
        lines.append(
            f"  sweeps a round: {one.sweeps_made:.2f} made, {one.sweeps_conceded:.2f} conceded; "
            f"{one.ms_per_action:.3g} ms an action"
        )
        if one.faults:
            lost = ", ".join(f"{count} {kind}" for kind, count in one.faults.items())
            lines.append(f"  decisions lost: {lost} (of {one.actions:,})")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _percentages(shares: OutcomeRates) -> str:
    return ", ".join(
        f"{word} {100 * share.mean:.1f}%{_margin(share)}"
        for word, share in (("wins", shares.won), ("ties", shares.tied), ("loses", shares.lost))
    )


def _margin(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return ""
    return f" ±{100 * max(share.high - share.mean, share.mean - share.low):.1f}"


def _signed_estimate(found: Estimate) -> str:
    return f"{found.mean:+.3f}{_interval(found, '+.3f')}"


def _interval(found: Estimate, form: str) -> str:
    return "" if found.low is None else f" [{found.low:{form}}, {found.high:{form}}]"
