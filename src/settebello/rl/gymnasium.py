"""A Gymnasium environment (the extra ``gymnasium``): one seat, against any of our players.

>>> import settebello
>>> environment = SeatEnv(settebello.variant("scopa").rules(2), against="greedy", seat=0)
>>> observation, info = environment.reset(seed=1)
>>> terminated = False
>>> while not terminated:
...     action = int(observation["action_mask"].argmax())
...     observation, reward, terminated, truncated, info = environment.step(action)
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from settebello.arena.contestants import PlayerLike, make_player_like
from settebello.core import Action
from settebello.core.environments.observation import ObservationLayout
from settebello.core.environments.staging import Staging, choice_count
from settebello.errors import MissingExtra
from settebello.game import Game, Seed
from settebello.rl.batch import Episode, Reward
from settebello.rl.errors import BatchError, check_reset
from settebello.rl.observation import observe
from settebello.rl.rendering import MODES, Picture, check_mode, render
from settebello.rl.rewards import RewardScale
from settebello.rules import Rules
from settebello.view import view_of

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise MissingExtra("gymnasium", missing) from None

Observation = dict[str, NDArray[Any]]

ENVIRONMENT = "settebello/Seat-v1"
"""The name in Gymnasium's registry, once this module is imported: ``gymnasium.make(ENVIRONMENT, rules=rules)``."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a round or a game; players take the other seats.

    An action is one of the choices of :class:`~settebello.rl.Staging`, 82 or with a pack of 52 cards 106 (A). An
    observation has ``observation`` (uint8[F], :class:`~settebello.rl.ObservationLayout`) and ``action_mask`` (int8[A]).
    A choice that is not possible changes nothing: the reward is 0, and ``illegal`` is true in the info.

    Args:
        rules: the rules of the game.
        against: the players at the other seats: one for all of them, or one for each, in playing order after the
            learner's seat. A player is a specification such as ``amico`` or ``maestro:50``, an object with ``choose``,
            or a factory.
        seat: the seat of the learner, or None to draw one for each episode.
        episode: ``round`` or ``game``, as in :class:`~settebello.rl.Batch`.
        reward: ``points`` or ``equity``, as in :class:`~settebello.rl.Batch`.
        render_mode: ``ansi`` or ``rgb_array``: the position as the seat sees it; ``human`` prints it after every reset
            and step.

    ``reset`` accepts the option ``dealer``, the seat that deals first. Copies and pickles continue the episode, if the
    players can be copied.

    Raises:
        BatchError: there is no such seat or render mode, or the number of players is not the number of other seats.
        PlayerError: there is no such player.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        rules: Rules,
        against: PlayerLike | Sequence[PlayerLike] = "amico",
        *,
        seat: int | None = None,
        episode: Episode = "round",
        reward: Reward = "points",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        others: list[PlayerLike] = _each(against, rules.seats - 1)
        if len(others) != rules.seats - 1:
            raise BatchError(f"There are {rules.seats - 1} other seats, and {len(others)} players were given.")
        _check_seat(rules, seat)
        for other in others:
            make_player_like(other, 0)
        self._others = others
        self._whole_games = episode == "game"
        # A single round has no target to claim.
        self._rules = rules if self._whole_games else replace(rules, finish=replace(rules.finish, claiming_out=False))
        self._given_seat = seat
        self._layout = ObservationLayout(rules)
        self._scale = RewardScale(rules, reward)
        self._has_reset = False
        self.render_mode = render_mode
        self._choices = choice_count(rules)
        self.action_space = spaces.Discrete(self._choices)  # type: ignore[assignment]  # int stands for numpy's integers
        self.observation_space = spaces.Dict(  # type: ignore[assignment]  # its type leaves the values open
            {
                "observation": spaces.Box(0, 255, (self._layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._choices,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start an episode. Raises BatchError if the option ``dealer`` is not a seat."""
        super().reset(seed=seed)
        rules, chance = self._rules, self.np_random
        dealer = (options or {}).get("dealer")
        _check_seat(rules, dealer)
        self.seat = int(chance.integers(rules.seats)) if self._given_seat is None else self._given_seat
        self._players = {
            (self.seat + 1 + place) % rules.seats: make_player_like(other, int(chance.integers(2**63)))
            for place, other in enumerate(self._others)
        }
        self._begin(int(chance.integers(rules.seats)) if dealer is None else dealer)
        self._play_others()
        while not self._over and self._game.round.turn != self.seat:  # a round that went by without the seat
            self._play_others()
        self._has_reset = True
        self._show()
        return self._observation(), {"seat": self.seat}

    def __getstate__(self) -> dict[str, Any]:
        """The whole environment, players too.

        Raises:
            BatchError: a player cannot be copied.
        """
        state = dict(self.__dict__)
        for player in [*self._others, *state.get("_players", {}).values()]:
            try:
                pickle.dumps(player)
            except (TypeError, AttributeError, pickle.PicklingError) as error:
                raise BatchError(f"The environment cannot be copied, because a player cannot: {error}.") from error
        return state

    def _begin(self, dealer: int) -> None:
        """Deal a game; deal again if the deal decides it, since there is nothing to choose."""
        self._over = True
        while self._over:
            self._game = Game(self._rules, dealer)
            self._reward, self._over = 0.0, False
            self._deal()

    def _deal(self) -> None:
        """Deal the next round, which may end the game."""
        game = self._game
        totals, rounds = game.totals, len(game.scores)
        game.deal(Seed(self.np_random.bytes(32)))
        self._count_round(totals, game.dealer, rounds)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice, and let the others play until the seat has to decide again or the episode is over. Raises
        BatchError before the first reset."""
        check_reset(self._has_reset)
        self._reward = 0.0
        if self._over or not 0 <= action < self._choices or not self._staging.mask[int(action)]:
            return self._observation(), 0.0, self._over, False, {"seat": self.seat, "illegal": True}
        made = self._staging.choose(int(action))
        if made is not None:
            self._act(made, self.seat)
            self._play_others()
        self._show()
        return self._observation(), self._reward, self._over, False, {"seat": self.seat}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _play_others(self) -> None:
        while not self._over and self._game.round.turn != self.seat:
            turn = self._game.round.turn
            assert turn is not None
            self._act(self._players[turn].choose(view_of(self._game, turn), self._rules), turn)
        if not self._over:
            self._staging = Staging(view_of(self._game, self.seat))

    def _act(self, action: Action, seat: int) -> None:
        game = self._game
        totals, dealer, rounds = game.totals, game.dealer, len(game.scores)
        if action.kind == "claim":
            game.claim(seat)
            assert game.outcome is not None
            self._reward += self._scale.of_claim(totals, dealer, game.outcome)[self.seat]
        else:
            game.play(action)
        self._count_round(totals, dealer, rounds)
        if not self._over and game.state == "between rounds":
            self._deal()

    def _count_round(self, totals: tuple[int, ...], dealer: int, rounds: int) -> None:
        """Count the score of a round that has just been scored, given the state before it."""
        game = self._game
        if len(game.scores) > rounds:
            self._reward += self._scale.of_round(totals, dealer, game.scores[-1])[self.seat]
            self._over = not self._whole_games
        self._over |= game.state == "over"

    def _observation(self) -> Observation:
        view = view_of(self._game, self.seat)
        staging = None if self._over else self._staging
        return {
            "observation": observe(self._layout, view, staging=staging).copy(),
            "action_mask": self.action_masks().astype(np.int8),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """bool[A], the choices that are possible now, in the form that MaskablePPO expects. Raises BatchError before
        the first reset."""
        check_reset(self._has_reset)
        return np.frombuffer(bytes(self._choices) if self._over else self._staging.mask, np.bool_).copy()

    def render(self) -> str | Picture | None:
        """The position as the seat sees it, as text or as a picture; None if it is printed, or without a render
        mode."""
        if self.render_mode is None:
            return None
        check_reset(self._has_reset)
        return render(self._game.round, self.seat, self.render_mode)


def _each(against: PlayerLike | Sequence[PlayerLike], seats: int) -> list[PlayerLike]:
    if isinstance(against, Sequence) and not isinstance(against, str):
        return list(against)
    return [against] * seats


def _check_seat(rules: Rules, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < rules.seats:
        raise BatchError(f"There is no seat {seat}: the seats are 0 to {rules.seats - 1}.")


gymnasium.register(ENVIRONMENT, entry_point=f"{__name__}:{SeatEnv.__name__}")
