"""Many rounds or games at once, in arrays."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from settebello.core import Round
from settebello.core.environments.batch import BatchCore
from settebello.core.environments.flat import FlatEncoding
from settebello.core.environments.observation import ObservationLayout
from settebello.core.environments.staging import choice_count
from settebello.rl.errors import BatchError
from settebello.rl.rewards import equity_of
from settebello.rules import Rules, check, digest

Episode = Literal["round", "game"]
Encoding = Literal["staged", "flat"]
Observed = Literal["none", "seat", "all"]
Reward = Literal["points", "equity"]

MAX_COUNT = 10_000_000
MAX_THREADS = 64
MAX_SEED = 2**64 - 1
_STATE = b"settebello batch 1 "
_ARRAYS = ("rewards", "dones", "illegal", "final_observations")
"""The arrays that say what the last step did; the others show the state."""


class Batch:
    """``count`` rounds or games with the same rules, played together in arrays that are updated in place.

    A step creates no Python objects and releases the interpreter lock. Actions are the choices of
    :class:`~settebello.rl.Staging`, 82 or with a pack of 52 cards 106; observations are rows of
    :class:`~settebello.rl.ObservationLayout`. The arrays are allocated once, are C-contiguous and support DLPack
    (``torch.from_dlpack(batch.observations)``); copy what you keep.

    Args:
        rules: the rules of all environments.
        count: the number of environments, N.
        seed: 0 to 2**64 - 1; the same seed and actions give the same arrays, with any number of threads.
        episode: ``round`` for one round, without claiming out; ``game`` for rounds until a side has won.
        encoding: ``staged`` for choices; ``flat`` for one number per whole action
            (:class:`~settebello.rl.FlatEncoding`), in games with at most 20,000 actions.
        observation: ``seat`` to observe for the seat to decide, ``all`` for every seat, ``none`` for no observations.
        reward: ``points`` for the points of the seat's side minus the mean of the others', given when a round is scored
            (a whole suit that wins and a claim that decides count 12 points); ``equity`` for the change in the stake
            that the side can expect to win (1 is a game won; :class:`settebello.core.evaluation.equity.Equity`).
        autoreset: whether a finished environment restarts in the same step; otherwise it stays as it is until it is
            reset.
        threads: the number of threads that share a step.

    Attributes:
        observations: uint8[N, F], or uint8[N, seats, F] with ``observation="all"``.
        masks: uint8[N, A], 1 for each possible action; A is 82 or 106, or the size of the flat encoding.
        rewards: float32[N, seats], the rewards of the last step.
        dones: uint8[N], 1 if the last step ended an episode.
        players: int32[N], the seat to decide, or -1 if the episode is over and ``autoreset`` is off.
        illegal: uint8[N], 1 if the last step refused the action.
        final_observations: uint8[N, seats, F], the last observation of each seat in the episode that ended last.

    Raises:
        BatchError: an argument is out of range, or there is no equity for these rules.
        RulesError: the rules are inconsistent, or have too many actions for the flat encoding.

    >>> import settebello
    >>> batch = Batch(settebello.variant("scopa").rules(2), 1000, seed=1)
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((1000, 417), (1000, 82), (1000, 2))
    >>> for _ in range(100):
    ...     refused = batch.step(batch.sample())
    >>> refused
    0
    """

    def __init__(
        self,
        rules: Rules,
        count: int,
        *,
        seed: int = 0,
        episode: Episode = "round",
        encoding: Encoding = "staged",
        observation: Observed = "seat",
        reward: Reward = "points",
        autoreset: bool = True,
        threads: int = 1,
    ) -> None:
        check(rules)
        _check_range("environments", count, 1, MAX_COUNT)
        _check_range("threads", threads, 1, MAX_THREADS)
        _check_range("a seed", seed, 0, MAX_SEED)
        _check_word("episode", episode, ("round", "game"))
        _check_word("encoding", encoding, ("staged", "flat"))
        _check_word("observation", observation, ("none", "seat", "all"))
        _check_word("reward", reward, ("points", "equity"))
        self._arguments = {
            "count": count,
            "seed": seed,
            "episode": episode,
            "encoding": encoding,
            "observation": observation,
            "reward": reward,
            "autoreset": autoreset,
            "threads": threads,
        }
        self.rules = rules
        self.count = count
        self.layout = ObservationLayout(rules)
        self.episode, self.encoding, self.observation, self.reward = episode, encoding, observation, reward
        self.autoreset = autoreset
        self.flat = FlatEncoding(rules) if encoding == "flat" else None
        """The encoding of whole actions, or None if actions are staged choices."""
        self.action_count = choice_count(rules) if self.flat is None else self.flat.size
        """A, the number of different actions."""
        self.illegal_actions = 0
        """The number of actions refused so far."""
        seats, size = rules.seats, self.layout.size if observation != "none" else 0
        rows = seats * size if observation == "all" else size
        observations = np.zeros((count, rows), np.uint8)
        final = np.zeros((count, seats * size), np.uint8)
        self.masks: NDArray[np.uint8] = np.zeros((count, self.action_count), np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self.dones: NDArray[np.uint8] = np.zeros(count, np.uint8)
        self.players: NDArray[np.int32] = np.zeros(count, np.int32)
        self.illegal: NDArray[np.uint8] = np.zeros(count, np.uint8)
        self.observations: NDArray[np.uint8] = observations
        if observation == "all":
            self.observations = observations.reshape(count, seats, size)
        self.final_observations: NDArray[np.uint8] = final.reshape(count, seats, size)
        self._samples = np.zeros(count, np.int64)
        self._core = BatchCore(
            rules,
            count,
            seed,
            whole_games=episode == "game",
            observed=("none", "seat", "all").index(observation),
            equity=equity_of(rules) if reward == "equity" else None,
            flat=self.flat,
            autoreset=autoreset,
            observations=observations,
            final_observations=final,
            masks=self.masks,
            rewards=self.rewards,
            dones=self.dones,
            illegal=self.illegal,
            players=self.players,
        )
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._chunks = [(count * n // threads, count * (n + 1) // threads) for n in range(threads)]

    def step(self, actions: NDArray[np.int32] | NDArray[np.int64]) -> int:
        """Take one action in every environment, and update all arrays.

        An impossible action is refused: the environment stays as it is, its ``illegal`` is 1, and ``illegal_actions``
        grows. The action for an environment that is over is ignored.

        Args:
            actions: int32[N] or int64[N], C-contiguous, each 0 to A - 1.

        Returns:
            The number of actions refused.

        Raises:
            BatchError: the array has the wrong shape, type or memory order, or an action is out of range.
        """
        _check_array("The actions", actions, (np.int32, np.int64), (self.count,))
        if int(actions.min()) < 0 or int(actions.max()) >= self.action_count:
            wrong = actions[(actions < 0) | (actions >= self.action_count)][0]
            raise BatchError(f"There is no action {wrong}: actions are 0 to {self.action_count - 1}.")
        if self._pool is None:
            refused = self._core.step(actions, 0, self.count)
        else:
            run: Callable[[tuple[int, int]], int] = lambda chunk: self._core.step(actions, *chunk)  # noqa: E731
            refused = sum(self._pool.map(run, self._chunks))
        self.illegal_actions += refused
        return refused

    @property
    def step_core(self) -> Callable[[NDArray[np.int64], int, int], int]:
        """The step from one environment to another without checks, for actions that are known to be in range."""
        return self._core.step

    def sample(self) -> NDArray[np.int64]:
        """Draw a possible action for each environment, all with the same probability; 0 if its episode is over.

        Returns:
            int64[N], the same array at every call.
        """
        self._core.sample(self._samples)
        return self._samples

    def reset(
        self,
        ids: NDArray[np.int64] | None = None,
        packs: NDArray[np.uint8] | None = None,
        seeds: NDArray[np.uint64] | None = None,
        *,
        dealers: NDArray[np.int64] | None = None,
    ) -> None:
        """Start new episodes, and update their rows in all arrays.

        Args:
            ids: int64[M], the environments, or None for all.
            packs: uint8[M, cards], the card numbers of each environment's pack in deal order, or None to shuffle. Later
                rounds of a game are always shuffled.
            seeds: uint64[M], the seed of each environment's later shuffles and samples, or None to keep the current
                random state.
            dealers: int64[M], the first dealer of each environment, or None to draw one.

        Raises:
            BatchError: an array has the wrong shape, type or memory order, there is no such environment or seat, an
                environment is given twice, or a pack does not contain every card once or calls for a new deal.
        """
        if ids is None:
            ids = np.arange(self.count)
        else:
            _check_array("The ids", ids, (np.int64,), (None,))
            _check_values("environment", ids, self.count)
            if len(np.unique(ids)) != len(ids):
                raise BatchError("An environment is given twice; give each id once.")
        size = len(ids)
        if seeds is not None:
            _check_array("The seeds", seeds, (np.uint64,), (size,))
        if dealers is not None:
            _check_array("The dealers", dealers, (np.int64,), (size,))
            _check_values("seat", dealers, self.rules.seats)
        if packs is not None:
            self._check_packs(packs, size)
        self._core.reset(ids, packs, seeds, dealers)

    def _check_packs(self, packs: NDArray[np.uint8], size: int) -> None:
        cards = np.array([int(card) for card in self.rules.cards], np.uint8)
        _check_array("The packs", packs, (np.uint8,), (size, len(cards)))
        if (np.sort(packs, axis=1) != cards).any():
            wrong = int(np.argmax((np.sort(packs, axis=1) != cards).any(axis=1)))
            raise BatchError(f"Pack {wrong} is not each of the {len(cards)} cards once.")
        void = self._core.first_without_choices(packs)
        if void is not None:
            raise BatchError(f"The table of pack {void} calls for a new deal, or decides the game; give another pack.")

    def round(self, environment: int) -> Round:
        """A copy of the current round, with its history but without the choices of an unfinished decision.

        Raises:
            BatchError: there is no such environment.
        """
        self._check_environment(environment)
        return self._core.round(environment)

    def totals(self, environment: int) -> tuple[int, ...]:
        """The points of each side in the game before the current round.

        Raises:
            BatchError: there is no such environment.
        """
        self._check_environment(environment)
        return self._core.totals(environment)

    def _check_environment(self, environment: int) -> None:
        if not 0 <= environment < self.count:
            raise BatchError(f"There is no environment {environment}: they are 0 to {self.count - 1}.")

    def state(self) -> bytes:
        """The state of all environments, random numbers included. :meth:`restore` accepts it in a batch with the same
        arguments, on the same kind of machine and in the same version."""
        state = self._core.state()
        return self._state_header() + sha256(state).digest() + state

    def restore(self, state: object) -> None:
        """Return to an earlier state. All arrays are updated; rewards are 0.

        Raises:
            BatchError: the state is damaged, or comes from a different batch.
        """
        header = self._state_header()
        if not isinstance(state, bytes) or not state.startswith(_STATE):
            raise BatchError("This is not a batch state: give what Batch.state() returned.")
        if not state.startswith(header):
            raise BatchError(
                "This state belongs to a different batch: rules, count, episode and encoding must be the same."
            )
        check_sum, content = state[len(header) : len(header) + 32], state[len(header) + 32 :]
        if sha256(content).digest() != check_sum or not self._core.restore(content):
            raise BatchError("The state is damaged: it is not as Batch.state() returned it.")

    def __reduce__(self) -> tuple[Callable[..., Batch], tuple[object, ...]]:
        """Copies and pickles have the same state, the same arrays and their own threads."""
        arrays = {name: getattr(self, name) for name in _ARRAYS}
        return _rebuild, (self.rules, self._arguments, self.state(), arrays, self.illegal_actions)

    def _state_header(self) -> bytes:
        return _STATE + f"{digest(self.rules)} {self.count} {self.episode} {self.encoding} ".encode()

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def _rebuild(
    rules: Rules, arguments: dict[str, Any], state: bytes, arrays: dict[str, NDArray[Any]], illegal_actions: int
) -> Batch:
    """A batch from the parts of its copy or pickle."""
    batch = Batch(rules, **arguments)
    batch.restore(state)
    for name, values in arrays.items():
        getattr(batch, name)[...] = values
    batch.illegal_actions = illegal_actions
    return batch


def _check_range(what: str, number: object, least: int, most: int) -> None:
    if not isinstance(number, int | np.integer) or not least <= number <= most:
        raise BatchError(f"There can be {least:,} to {most:,} {what}, not {number!r}.")


def _check_word(name: str, word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise BatchError(f"There is no {name} {word!r}; choose from {', '.join(words)}.")


def _check_array(name: str, array: object, types: tuple[type[np.generic], ...], shape: tuple[int | None, ...]) -> None:
    wanted = f"{name} have to be a C-contiguous {' or '.join(kind.__name__ for kind in types)} array of shape"
    sizes = ", ".join("M" if size is None else str(size) for size in shape) + ("," if len(shape) == 1 else "")
    if not isinstance(array, np.ndarray):
        raise BatchError(f"{wanted} ({sizes}), not {type(array).__name__}.")
    fits = array.ndim == len(shape) and all(
        size is None or size == found for size, found in zip(shape, array.shape, strict=True)
    )
    if array.dtype not in types or not fits or not array.flags.c_contiguous:
        order = "" if array.flags.c_contiguous else ", not contiguous"
        raise BatchError(f"{wanted} ({sizes}), not {array.dtype} of shape {array.shape}{order}.")


def _check_values(what: str, values: NDArray[np.int64], count: int) -> None:
    wrong = values[(values < 0) | (values >= count)]
    if len(wrong):
        raise BatchError(f"There is no {what} {wrong[0]}: they are 0 to {count - 1}.")
