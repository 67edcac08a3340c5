"""A match on a local Ray cluster (the extra ``ray``): the same results as here."""

from __future__ import annotations

import pytest

from settebello.arena import InProcess, Match, run
from settebello.rules import Rules


@pytest.mark.release
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_cluster_plays_the_same_match() -> None:
    pytest.importorskip("ray")
    from settebello.arena.ray_executor import RayExecutor

    match = Match(players=("greedy", "random"), rules=Rules())
    here, there = (run(match, 20, executor).summary for executor in (InProcess(), RayExecutor("local", 2)))
    assert here is not None
    assert there is not None
    assert there.comparisons == here.comparisons
    assert [one.elo for one in there.standings] == [one.elo for one in here.standings]
