"""Runs players: the interface, and players in this process."""

from __future__ import annotations

import asyncio
from typing import Protocol

from settebello.errors import SettebelloError
from settebello.players import choose_within, make_player
from settebello.players.recommendation import Recommendation
from settebello.rules import Rules
from settebello.server.job_runner import JobRunner, run_in_thread
from settebello.view import View

TIME_BUDGET = 2.0
"""The default time budget of a player's search, in seconds."""
MAX_THINKING = 4
"""The most players that think at the same time in this process."""


class PlayerFailed(SettebelloError):
    """A player or adviser did not answer, or failed."""


class PlayerExecutor(Protocol):
    """Asks players for actions, and the adviser for hints. They get a view and nothing else."""

    @property
    def capacity(self) -> int:
        """The number of players that can think at the same time."""
        ...

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        """The action that a player chooses, in text form.

        Args:
            player: the name of the player.
            view: the player's view.
            rules: the rules of the game.
            within: the timeout of the call, in seconds.
            table: the id of the table, for fairness among tables.
            budget: the time limit of a search, in seconds. It ends with the best action found so far.

        Raises:
            TimeoutError: it takes longer than ``within`` seconds.
            Exception: any error of the player.
        """
        ...

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        """The adviser's choice, with the reason.

        Raises:
            TimeoutError: it takes longer than ``within`` seconds.
            SettebelloError: the adviser failed.
        """
        ...

    async def close(self) -> None: ...


class LocalExecutor:
    """Runs players in this process: for tests, for small servers, and for hosts without processes.

    Args:
        run_job: runs the search of a player.
    """

    capacity = MAX_THINKING

    def __init__(self, run_job: JobRunner = run_in_thread) -> None:
        self._run_job = run_job

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> str:
        thought = self._run_job(lambda: str(choose_within(make_player(player), view, rules, budget)))
        return await asyncio.wait_for(thought, within)

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = TIME_BUDGET
    ) -> Recommendation:
        from settebello.players.advice import recommend  # the searches take a while to load

        return await asyncio.wait_for(self._run_job(lambda: recommend(view, rules, budget)), within)

    async def close(self) -> None:
        pass
