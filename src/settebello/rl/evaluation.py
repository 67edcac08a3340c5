"""Measuring a policy against our players, in the arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from settebello.arena import Interleaved, Match, PlayerLike, Summary
from settebello.arena.match import ArenaError
from settebello.arena.run import run
from settebello.core import Action
from settebello.core.environments.observation import ObservationLayout
from settebello.core.environments.staging import Staging
from settebello.players.player import PlayerError
from settebello.rules import Rules
from settebello.view import View

Policy = Callable[[NDArray[np.uint8], NDArray[np.uint8]], NDArray[np.generic]]
"""Maps observations, uint8[M, F], and masks, uint8[M, A], to one choice each, int[M], or to a score for every choice,
float[M, A], where A is 82, or 106 with a pack of 52; the possible choice with the highest score is taken."""


class PolicyPlayer:
    """A policy as a player of the arena (:class:`~settebello.players.player.BatchPlayer`).

    Args:
        policy: from observations and masks to choices, or to scores of choices.
        name: its name in results.
    """

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        self.name = name
        self._policy = policy
        self._layouts: dict[Rules, ObservationLayout] = {}

    def choose_many(self, views: Sequence[View], rules: Rules) -> list[Action]:
        """The action for each view.

        Raises:
            PlayerError: the policy's answer has the wrong shape or type, contains NaN, or is an impossible choice.
        """
        layout = self._layouts.setdefault(rules, ObservationLayout(rules))
        stagings = [Staging(view) for view in views]
        actions: list[Action | None] = [None] * len(views)
        while open_ones := [place for place, action in enumerate(actions) if action is None]:
            rows = [layout.encode(views[place], staging=stagings[place]) for place in open_ones]
            masks = np.frombuffer(b"".join(stagings[place].mask for place in open_ones), np.uint8)
            masks = masks.reshape(len(open_ones), -1)
            observations = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), layout.size)
            choices = _choices(self._policy(observations, masks), masks)
            for place, choice in zip(open_ones, choices, strict=True):
                actions[place] = stagings[place].choose(choice)
        return [action for action in actions if action is not None]


def _choices(answer: object, masks: NDArray[np.uint8]) -> list[int]:
    """The choices from a policy's answer."""
    count, size = masks.shape
    found = np.asarray(answer)
    if found.shape == (count, size) and np.issubdtype(found.dtype, np.floating):
        if np.isnan(found).any():
            raise PlayerError("The policy answered NaN instead of a number for every choice.")
        found = np.where(masks, found, -np.inf).argmax(axis=1)
    elif found.shape != (count,) or not np.issubdtype(found.dtype, np.integer):
        raise PlayerError(
            f"The policy has to answer int[{count}] or float[{count}, {size}], and answered {found.dtype} of shape"
            f" {found.shape}."
        )
    for place, choice in enumerate(found.tolist()):
        if not 0 <= choice < size or not masks[place, choice]:
            possible = ", ".join(map(str, np.flatnonzero(masks[place])))
            raise PlayerError(f"The policy chose {choice}, but only {possible} were possible.")
    chosen: list[int] = found.tolist()
    return chosen


def evaluate(
    policy: Policy | PlayerLike,
    against: Sequence[PlayerLike],
    *,
    rules: Rules,
    packs: int = 100,
    seed: int = 1,
    whole_games: bool = False,
    width: int = 256,
) -> Summary:
    """Let a policy play against players with the same cards, in all seatings, as ``settebello arena`` does.

    Args:
        policy: a function of observations and masks (``Policy``), or any player of the arena.
        against: the other players: specifications such as ``greedy``, players, or factories.
        rules: the rules of the game.
        packs: the number of packs to play.
        seed: the seed of packs and players.
        whole_games: play whole games to the target; otherwise one round per pack.
        width: the number of packs of a meeting to play at a time; the policy is then asked for many decisions at once.

    Returns:
        The arena's summary, with the policy as the first player: ``comparisons[n].points`` is its difference of points
        to the *n*-th of the others, per round or game, with the interval.

    Raises:
        ArenaError: the match cannot be played.
        PlayerError: a player does not exist, or the policy gave an invalid answer.

    >>> import settebello
    >>> def first(observations, masks):
    ...     return masks.argmax(axis=1)
    >>> found = evaluate(first, ["random"], rules=settebello.variant("scopa").rules(2), packs=20)
    >>> found.packs, found.standings[0].player
    (20, 'first')
    """
    player = policy if _is_player(policy) else PolicyPlayer(policy, getattr(policy, "__name__", "policy"))  # type: ignore[arg-type]
    match = Match(players=(player, *against), rules=rules, seed=seed, whole_games=whole_games, only_with_first=True)  # type: ignore[arg-type]
    outcome = run(match, packs, Interleaved(width))
    if outcome.summary is None or not outcome.finished:
        raise ArenaError("The evaluation was interrupted.")
    return outcome.summary


def _is_player(given: object) -> bool:
    return isinstance(given, str | type) or hasattr(given, "choose") or hasattr(given, "choose_many")
