"""The summary of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, groupby
from statistics import fmean

from msgspec import Struct

from settebello.arena.match import Match
from settebello.arena.statistics import ratings
from settebello.arena.tables import summary_table
from settebello.arena.worker import SeatingResult, TaskResult, Usage
from settebello.estimates import Estimate, estimate

Pack = list[TaskResult]
"""The results of all meetings with one pack."""


class OutcomeRates(Struct, frozen=True):
    """The shares of rounds or games won, tied and lost."""

    won: Estimate
    tied: Estimate
    lost: Estimate


class Comparison(Struct, frozen=True, kw_only=True):
    """Two players, by index in the match, in everything that they played against each other."""

    players: tuple[int, int]
    packs: int
    points: Estimate
    """The first player's lead over the second per round (or whole game), with the same cards: its extra points, or if
    the lowest total wins, its missing points."""


class Standing(Struct, frozen=True, kw_only=True):
    """One player against all the others."""

    player: str
    elo: Estimate
    by_seat: dict[str, OutcomeRates]
    """By the position of its side; the leading side is the side of the player after the (first) dealer."""
    sweeps_made: float
    """Points per round."""
    sweeps_conceded: float
    """Points per round of all other sides together."""
    actions: int
    ms_per_action: float
    faults: dict[str, int]
    """Decisions lost by an external engine, by kind of fault."""


class Summary(Struct, frozen=True, kw_only=True):
    """The summary of a match: which player is better, by how much, and how certainly."""

    packs: int
    """The number of packs played by all meetings."""
    seatings: int
    rounds: int
    sides: dict[str, OutcomeRates]
    """The shares by the position of a side, for all players together."""
    comparisons: list[Comparison]
    standings: list[Standing]

    def _repr_html_(self) -> str:
        """Display the ratings and results in a notebook."""
        return summary_table(self)


def summary(match: Match, results: Iterable[TaskResult]) -> Summary | None:
    """The summary of the packs that all meetings have played, or None if there are none."""
    packs = _complete_packs(match, results)
    if not packs:
        return None
    players = range(len(match.players))
    return Summary(
        packs=len(packs),
        seatings=match.seatings,
        rounds=sum(played.rounds for pack in packs for played in _all(pack)),
        sides={seat: _shares(packs, side) for side, seat in enumerate(_seats(match))},
        comparisons=[_comparison(match, packs, *pair) for pair in combinations(players, 2) if _met(match, pair)],
        standings=_standings(match, packs),
    )


def narrowing(match: Match, results: Iterable[TaskResult], steps: int = 24) -> list[list[Comparison]]:
    """How the interval of each comparison narrowed: the comparisons after a growing number of packs, up to all of them.

    Args:
        match: the match.
        results: the results of all its tasks so far.
        steps: the maximum number of points in time.
    """
    packs = _complete_packs(match, results)
    counts = sorted({max(1, round(len(packs) * (step + 1) / steps)) for step in range(steps)}) if packs else []
    pairs = [pair for pair in combinations(range(len(match.players)), 2) if _met(match, pair)]
    differences = {pair: _differences(match, packs, *pair) for pair in pairs}
    return [
        [Comparison(players=pair, packs=count, points=estimate(found[:count])) for pair, found in differences.items()]
        for count in counts
    ]


def score_lines_by_player(match: Match, results: Iterable[TaskResult]) -> list[dict[str, float]]:
    """The points of each player by score line, per round and side.

    Args:
        match: the match.
        results: the results of all its tasks so far.
    """
    sums = [Counter[str]() for _ in match.players]
    rounds = [0] * len(match.players)
    for played in (played for pack in _complete_packs(match, results) for played in _all(pack)):
        for who, lines in zip(played.players, played.lines, strict=True):
            sums[who].update(lines)
            rounds[who] += played.rounds
    return [{key: points / count for key, points in lines.items()} for lines, count in zip(sums, rounds, strict=True)]


def _met(match: Match, pair: tuple[int, int]) -> bool:
    return any(set(pair) <= set(meeting) for meeting in match.meetings)


def _complete_packs(match: Match, results: Iterable[TaskResult]) -> list[Pack]:
    """The results of each pack, ordered by pack and meeting; so sums do not depend on the order of arrival."""
    ordered = sorted(results, key=lambda result: (result.task.pack, result.task.meeting))
    packs = [list(pack) for _, pack in groupby(ordered, key=lambda result: result.task.pack)]
    return [pack for pack in packs if len(pack) == len(match.meetings)]


def _all(pack: Pack) -> list[SeatingResult]:
    return [played for result in pack for played in result.played]


def _seats(match: Match) -> tuple[str, ...]:
    return ("leading", *("second", "third")[: match.rules.sides - 2], "dealer's")


def _comparison(match: Match, packs: Sequence[Pack], first: int, second: int) -> Comparison:
    points = estimate(_differences(match, packs, first, second))
    return Comparison(players=(first, second), packs=len(packs), points=points)


def _differences(match: Match, packs: Sequence[Pack], first: int, second: int) -> list[float]:
    """The first player's lead over the second, by pack."""
    return [match.rules.finish.sign * _difference(pack, first, second) for pack in packs]


def _difference(pack: Pack, first: int, second: int) -> float:
    """The mean difference of their points over the seatings where both played."""
    return fmean(
        _points(played, first) - _points(played, second)
        for played in _all(pack)
        if first in played.players and second in played.players
    )


def _points(played: SeatingResult, player: int) -> float:
    return fmean(points for points, who in zip(played.points, played.players, strict=True) if who == player)


def _shares(packs: Sequence[Pack], side: int, player: int | None = None) -> OutcomeRates:
    """The outcome rates of a side; with ``player``, only when that player had it."""
    counts = [_outcomes(pack, side, player) for pack in packs]
    won, tied, lost = (
        _share([count[outcome] / count.total() for count in counts]) for outcome in ("won", "tied", "lost")
    )
    return OutcomeRates(won, tied, lost)


def _share(observed: Sequence[float]) -> Estimate:
    """An estimate of a share, its interval clipped to 0 to 1."""
    found = estimate(observed)
    if found.low is None or found.high is None:
        return found
    return Estimate(found.mean, found.error, max(found.low, 0.0), min(found.high, 1.0))


def _outcomes(pack: Pack, side: int, player: int | None) -> Counter[str]:
    return Counter(
        ("won" if played.won == (side,) else "tied") if side in played.won else "lost"
        for played in _all(pack)
        if player is None or played.players[side] == player
    )


def _standings(match: Match, packs: Sequence[Pack]) -> list[Standing]:
    elo = ratings(len(match.players), [_encounters(pack, match.rules.finish.sign) for pack in packs])
    return [_standing(match, packs, player, elo[player]) for player in range(len(match.players))]


def _standing(match: Match, packs: Sequence[Pack], player: int, elo: Estimate) -> Standing:
    mine = [played for pack in packs for played in _all(pack) if player in played.players]
    rounds = sum(played.rounds * played.players.count(player) for played in mine)
    efforts = [result.efforts[player] for pack in packs for result in pack if player in result.efforts]
    actions = sum(effort.actions for effort in efforts)
    return Standing(
        player=match.names[player],
        elo=elo,
        by_seat={seat: _shares(packs, side, player) for side, seat in enumerate(_seats(match))},
        sweeps_made=sum(_sweeps(played, player, own=True) for played in mine) / rounds,
        sweeps_conceded=sum(_sweeps(played, player, own=False) for played in mine) / rounds,
        actions=actions,
        ms_per_action=1000 * sum(effort.seconds for effort in efforts) / max(actions, 1),
        faults=_faults(efforts),
    )


def _sweeps(played: SeatingResult, player: int, *, own: bool) -> int:
    """The sweeps of the player's sides, or of the others."""
    total = sum(played.sweeps)
    return sum(
        count if own else total - count
        for count, who in zip(played.sweeps, played.players, strict=True)
        if who == player
    )


def _faults(efforts: Iterable[Usage]) -> dict[str, int]:
    faults: Counter[str] = Counter()
    for effort in efforts:
        faults.update(effort.faults)
    return dict(sorted(faults.items()))


def _encounters(pack: Pack, sign: int) -> dict[tuple[int, int], tuple[float, int]]:
    """The pairwise scores with one pack."""
    found: dict[tuple[int, int], tuple[float, int]] = {}
    for played in _all(pack):
        for one, first in enumerate(played.players):
            for other, second in enumerate(played.players):
                if first < second:
                    score, count = found.get((first, second), (0.0, 0))
                    found[first, second] = score + _pair_score(played, one, other, sign), count + 1
    return found


def _pair_score(played: SeatingResult, one: int, other: int, sign: int) -> float:
    """The score of side ``one`` against ``other``: 1, 1/2 or 0, by winning first, then by points, which are worth
    ``sign`` each."""
    ranks = [(side in played.won, sign * played.points[side]) for side in (one, other)]
    return 0.5 + 0.5 * ((ranks[0] > ranks[1]) - (ranks[0] < ranks[1]))
