"""PettingZoo environments (the extra ``pettingzoo``): turns one after the other (AEC), and in parallel.

>>> import settebello
>>> table = env(settebello.variant("scopa").rules(2))
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     mask = observation["action_mask"]
...     table.step(None if termination else int(mask.argmax()))
>>> table.agents
[]
"""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from settebello.errors import MissingExtra
from settebello.rl.batch import Episode, Reward
from settebello.rl.errors import check_reset
from settebello.rl.rendering import MODES, Picture, check_mode, render
from settebello.rl.single import SingleEnvironment
from settebello.rules import Rules

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise MissingExtra("pettingzoo", missing) from None

Observation = dict[str, NDArray[Any]]


def env(
    rules: Rules, *, episode: Episode = "round", reward: Reward = "points", render_mode: str | None = None
) -> AECEnv:
    """The AEC environment with PettingZoo's usual wrappers: an illegal action ends the episode with -1 for its agent,
    and calls in the wrong order are refused. Takes the same arguments as :class:`raw_env`."""
    raw = raw_env(rules, episode=episode, reward=reward, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(_TerminateIllegalWrapper(raw, illegal_reward=-1))


class _TerminateIllegalWrapper(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]  # it has no types
    """PettingZoo's wrapper, which looks every action up in the mask: an invalid number becomes an impossible
    one."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]) and not _is_choice(
            action, self.action_space(agent).n
        ):
            action = int(self.observe(agent)["action_mask"].argmin())
        super().step(action)


def _is_choice(action: object, choices: int) -> bool:
    try:
        return 0 <= index(action) < choices  # type: ignore[arg-type]  # whatever was given
    except TypeError:
        return False


class _Spaces:
    """Agents, spaces and pictures, which both kinds of environment share."""

    def __init__(self, rules: Rules, episode: Episode, reward: Reward, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.environment = SingleEnvironment(rules, episode, reward)
        self.names = [f"seat_{seat}" for seat in range(rules.seats)]
        seen = spaces.Box(0, 255, (self.environment.size,), np.uint8)
        choices = self.environment.choices
        self.observation = {
            name: spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (choices,), np.int8)})
            for name in self.names
        }
        self.action = {name: spaces.Discrete(choices) for name in self.names}
        self.state = spaces.Box(0, 255, (rules.seats * self.environment.size,), np.uint8)
        self.nothing = np.zeros(choices, np.int8)

    def observe(self, seat: int) -> Observation:
        """The observation of a seat; its mask is empty unless the seat decides."""
        environment = self.environment
        mask = environment.mask if environment.player == seat else self.nothing.copy()
        return {"observation": environment.sight(seat), "action_mask": mask}

    def all_seen(self) -> NDArray[np.uint8]:
        """The observations of all seats, one after the other."""
        return np.concatenate([self.environment.sight(seat) for seat in range(len(self.names))])

    def render(self, mode: str | None) -> str | Picture | None:
        """The position as the seat to decide sees it, or as seat 0 does once it is over."""
        if mode is None:
            return None
        position, seat = self.environment.round, max(self.environment.player, 0)
        return render(position, seat, mode)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name; it has no types)
    """A round or a game as an AEC environment. Agents are ``seat_0`` to ``seat_5``; actions the choices of
    :class:`~settebello.rl.Staging`, 82 or with a pack of 52 cards 106 (A). An observation has ``observation``
    (uint8[F], :class:`~settebello.rl.ObservationLayout`) and ``action_mask`` (int8[A]), which is empty for a seat that
    does not decide.

    Args:
        rules: the rules of the game.
        episode: ``round`` or ``game``, as in :class:`~settebello.rl.Batch`.
        reward: ``points`` or ``equity``, as in :class:`~settebello.rl.Batch`.
        render_mode: ``ansi`` or ``rgb_array``: the position as the seat to decide sees it; ``human`` prints it after
            every reset and step.

    ``reset`` accepts the options ``pack``, the cards in deal order, and ``dealer``. ``step``
    raises an IllegalAction for a choice that is not possible, and changes nothing. Copies and pickles continue the
    episode, in the middle of a turn too.
    """

    metadata = {  # noqa: RUF012  (as PettingZoo declares it)
        "name": "settebello_v1",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, rules: Rules, *, episode: Episode = "round", reward: Reward = "points", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self._shared = _Spaces(rules, episode, reward, render_mode)
        self._environment = self._shared.environment
        self.render_mode = render_mode
        self.possible_agents = list(self._shared.names)
        self.observation_spaces = self._shared.observation
        self.action_spaces = self._shared.action
        self.state_space = self._shared.state
        self.agents: list[str] = []
        self._has_reset = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of ``observation`` and ``action_mask``, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The choices, 82 or 106."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start an episode. Raises BatchError if the seed, the pack or the dealer is invalid."""
        self._environment.reset(seed, options)
        self._has_reset = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._environment.player]
        self._show()

    def observe(self, agent: str) -> Observation:
        """The observation and the mask of an agent."""
        return self._shared.observe(int(agent[5:]))

    def state(self) -> NDArray[np.uint8]:
        """uint8[seats * F], the observations of all seats, one after the other."""
        return self._shared.all_seen()

    def step(self, action: int | None) -> None:
        """Make a choice for the agent to decide, or pass None when it is done. Raises IllegalAction if the choice is
        impossible, and BatchError before the first reset."""
        check_reset(self._has_reset)
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._environment.checked_step(-1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self._environment.rewards, strict=True))
        if self._environment.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._environment.player]
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Picture | None:
        """The position as the seat to decide sees it, as text or as a picture; None if it is printed, or without a
        render mode."""
        return self._shared.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name; it has no types)
    """The same as :class:`raw_env`, with an action from every agent in each step. Only the action of the seat to decide
    counts; if it is impossible, nothing changes, and ``illegal`` is true in the infos of that agent."""

    metadata = {"name": "settebello_v1", "render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, rules: Rules, *, episode: Episode = "round", reward: Reward = "points", render_mode: str | None = None
    ) -> None:
        self._shared = _Spaces(rules, episode, reward, render_mode)
        self._environment = self._shared.environment
        self.render_mode = render_mode
        self.possible_agents = list(self._shared.names)
        self.observation_spaces = self._shared.observation
        self.action_spaces = self._shared.action
        self.state_space = self._shared.state
        self.agents: list[str] = []
        self._has_reset = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of ``observation`` and ``action_mask``, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The choices, 82 or 106."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start an episode. Raises BatchError if the seed, the pack or the dealer is invalid."""
        self._environment.reset(seed, options)
        self._has_reset = True
        self.agents = list(self.possible_agents)
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._shared.observe(seat) for seat, agent in enumerate(self.agents)}

    def state(self) -> NDArray[np.uint8]:
        """uint8[seats * F], the observations of all seats, one after the other."""
        return self._shared.all_seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the action of the agent whose turn it is; ignore the others'. Once the episode is over, nothing
        happens, and all that is returned is empty. Raises BatchError before the first reset."""
        agents = self.agents
        if not agents:
            check_reset(self._has_reset)
            return {}, {}, {}, {}, {}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        decider = self.possible_agents[self._environment.player]
        played = self._environment.step(int(actions.get(decider, -1)))
        if not played:
            infos[decider]["illegal"] = True
        rewards = dict(zip(agents, self._environment.rewards, strict=True)) if played else dict.fromkeys(agents, 0.0)
        over, observations = self._environment.is_over, self._observations()
        if over:
            self.agents = []
        self._show()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Picture | None:
        """The position as the seat to decide sees it, as text or as a picture; None if it is printed, or without a
        render mode."""
        return self._shared.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
