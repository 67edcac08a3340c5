"""The arena: matches between players with the same cards, and statistics that show which is better.

>>> from settebello.rules import Rules
>>> found = run(Match(players=("greedy", "random"), rules=Rules()), 20, InProcess()).summary
>>> found.packs, found.comparisons[0].points.mean > 0
(20, True)
"""

from settebello.arena.contestants import PlayerLike
from settebello.arena.executors import Executor, InProcess, Interleaved, ProcessPool, local_executor
from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.run import MatchOutcome, run
from settebello.arena.summary import Summary, summary

__all__ = [
    "ArenaError",
    "Executor",
    "InProcess",
    "Interleaved",
    "Match",
    "MatchOutcome",
    "PlayerLike",
    "ProcessPool",
    "Summary",
    "Task",
    "local_executor",
    "run",
    "summary",
]
