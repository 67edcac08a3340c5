"""The arena: matches of players on the same cards, and what they say of who is better.

>>> from settebello.rules import Rules
>>> found = run(Match(players=("greedy", "random"), rules=Rules()), 20, Here()).summary
>>> found.packs, found.comparisons[0].points.mean > 0
(20, True)
"""

from settebello.arena.executors import Executor, Here, Processes, executor
from settebello.arena.match import ArenaError, Match, Task
from settebello.arena.run import Outcome, run
from settebello.arena.summary import Summary, summary

__all__ = [
    "ArenaError",
    "Executor",
    "Here",
    "Match",
    "Outcome",
    "Processes",
    "Summary",
    "Task",
    "executor",
    "run",
    "summary",
]
