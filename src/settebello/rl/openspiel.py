"""An OpenSpiel game (the extra ``openspiel``), registered as ``settebello`` when this module is imported.

Its parameters are ``variant`` and ``players`` (0 for the variant's usual number), ``episode`` (``round``, with the
returns in points, or ``game``, with the stake that a side wins or loses), ``deals`` and ``seed``. Actions are the
choices of :class:`~settebello.rl.Staging`.

A deal is one chance node, a sample of all packs: ``deals`` packs with the same probability, which follow from the seed,
the round and the number of the outcome. (OpenSpiel has games that sample in the chance node itself, but cannot
serialize such games written in Python.)

>>> game = pyspiel.load_game("settebello", {"variant": "scopone", "seed": 1})
>>> state = game.new_initial_state()
>>> state.apply_action(17)  # a deal
>>> len(state.legal_actions()), len(state.observation_tensor())
(9, 663)
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import numpy as np

from settebello.cards import Card, CardSet
from settebello.core import Action, Round
from settebello.core.environments.observation import ObservationLayout
from settebello.core.environments.staging import Staging, choice_count
from settebello.errors import MissingExtra
from settebello.outcome import outcome_after_round, totals_to_go_on_with
from settebello.rl.errors import BatchError
from settebello.rl.rewards import RewardScale
from settebello.rules import Rules
from settebello.shuffle import first_dealer, pack_order
from settebello.variants import variant

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra("openspiel", missing) from None

MOST_DEALS = 1_000_000
MOST_CARD_CHOICES = 12
"""The maximum number of choices in one play: the card, and table cards with different values up to 15 in all."""
MOST_ROUNDS = 10_000
"""The maximum length of a game, which OpenSpiel requires."""
MOST_ROUND_POINTS = 1000
PARAMETERS: dict[str, Any] = {"variant": "scopa", "players": 0, "episode": "round", "deals": 4096, "seed": 0}

GAME_TYPE = pyspiel.GameType(
    short_name="settebello",
    long_name="Scopa and its family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SettebelloGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A named game of the family as an OpenSpiel game.

    Args:
        params: ``variant``, ``players``, ``episode``, ``deals`` and ``seed``; the defaults are in ``PARAMETERS``.

    Raises:
        RulesError: there is no such variant, or it cannot be played with so many seats.
        BatchError: there is no such episode, or the number of deals is out of range.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = PARAMETERS | (params or {})
        named = variant(str(given["variant"]))
        self.rules: Rules = named.rules(int(given["players"]) or None)
        self.whole_games = given["episode"] == "game"
        self.layout = ObservationLayout(self.rules)
        self.scale = RewardScale(self.rules, "points")
        deals = int(given["deals"])
        if not 1 <= deals <= MOST_DEALS:
            raise BatchError(f"There can be 1 to {MOST_DEALS:,} deals, not {deals}.")
        if given["episode"] not in ("round", "game"):
            raise BatchError(f"There is no episode {given['episode']!r}; choose from round, game.")
        self.seed = f"openspiel {int(given['seed'])}"
        self.outcomes = [(number, 1 / deals) for number in range(deals)]
        plays = self.rules.seats * sum(self.rules.deal.hands)
        others = 1 + self.rules.seats * len(self.rules.deal.hands)
        rounds = MOST_ROUNDS if self.whole_games else 1
        most = 2.0 * (self.rules.sides - 1) if self.whole_games else float(MOST_ROUND_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=choice_count(self.rules),
            max_chance_outcomes=deals,
            num_players=self.rules.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=rounds * (MOST_CARD_CHOICES * plays + others),
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> SettebelloState:
        """The state before the first deal."""
        return SettebelloState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401  (it has no types)
        params: dict[str, Any] | None = None,
    ) -> SettebelloObserver:
        """The observer of a seat; with perfect recall it also has the plays of the round in order."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SettebelloObserver(self, recalls=recalls)


class SettebelloState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A round or a game in progress."""

    # Defaults of the class: OpenSpiel makes an initial state whenever it asks for the size of a tensor.
    round: Round | None = None
    """The current or last round, or None if nothing has been dealt yet."""
    staging: Staging | None = None
    """The decision in progress, or None if the next thing is a deal or the end."""
    totals: tuple[int, ...] | None = None
    """The points of each side before the round, or None in the first round."""
    rounds = 0
    """The number of rounds dealt, including void deals."""
    dealer = 0
    earned: list[float] | None = None
    """The returns of each seat once it is over."""

    def current_player(self) -> int:
        """The seat to decide, or OpenSpiel's number for a deal or the end."""
        if self.staging is not None:
            return self.staging.seat
        over: int = pyspiel.PlayerId.CHANCE if self.earned is None else pyspiel.PlayerId.TERMINAL
        return over

    def is_terminal(self) -> bool:
        """Whether the round or the game is over."""
        return self.earned is not None

    def returns(self) -> list[float]:
        """The returns of each seat: its side's points minus the mean of the others', or its stake; 0 until the end."""
        return self.earned or [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all with the same probability."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.staging is None else list(self.staging.choices)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        cards = self.get_game().rules.pack.king * 4
        if action >= 2 * cards:
            return "stop" if action == 2 * cards else "claim"
        return f"play {Card(action)}" if action < cards else f"take {Card(action - cards)}"

    def _apply_action(self, action: int) -> None:
        if self.staging is None:
            self._deal(action)
            return
        made = self.staging.choose(action)
        if made is not None:
            self._play(made)

    def _deal(self, number: int) -> None:
        """Deal that pack, or the next one of the same seed if the table calls for a new deal. The round may be over at
        once."""
        game = self.get_game()
        self.rounds += 1
        seed = sha256(f"{game.seed} round {self.rounds} deal {number}".encode()).digest()
        if self.rounds == 1:
            self.dealer = first_dealer(seed, game.rules.seats)
        attempts = (pack_order(seed, game.rules.cards, attempt) for attempt in count(1))
        dealt = (Round(game.rules, pack, self.dealer, number) for number, pack in enumerate(attempts, 1))
        self.round = next(position for position in dealt if position.phase != "redeal")
        if self.round.phase == "over":
            self._end_round(self.round)
        else:
            self.staging = Staging(self.round)

    def _play(self, action: Action) -> None:
        position = self.round
        assert position is not None
        position.play(action)
        if position.turn is not None:
            self.staging = Staging(position)
            return
        self.staging = None
        if position.phase == "over":
            self._end_round(position)

    def _end_round(self, position: Round) -> None:
        game, score = self.get_game(), position.score()
        before = self.totals or (0,) * game.rules.sides
        if not game.whole_games:
            self.earned = game.scale.of_round(before, position.dealer, score)
            return
        after = tuple(sum(points) for points in zip(before, score.totals, strict=True))
        outcome = outcome_after_round(game.rules, after, score.outright, score.king)
        if outcome is not None:
            self.earned = game.scale.stakes(outcome)
            return
        self.totals, self.dealer = totals_to_go_on_with(game.rules, after), (position.dealer + 1) % game.rules.seats

    def __str__(self) -> str:
        if self.round is None:
            return "not dealt"
        made = "" if self.staging is None else " ".join(map(str, self.staging.made_choices))
        history = " ".join(f"{seat}:{action}" for seat, action in self.round.history)
        pack = " ".join(map(str, self.round.pack))
        return f"totals {self.totals} dealer {self.round.dealer} pack {pack}\nplayed {history} | {made}"

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SettebelloState:
        """A state that gives ``player`` the same knowledge, with the cards that it cannot see dealt differently.

        Args:
            player: the seat whose knowledge is kept.
            probability_sampler: returns numbers from 0 to 1, as OpenSpiel's algorithms pass it.

        A card that another seat has chosen to play, but has not played yet, stays in place.
        """
        twin: SettebelloState = self.clone()
        if self.round is None:
            return twin
        seed = Random(probability_sampler()).getrandbits(64)
        kept = CardSet(() if self.staging is None or self.staging.card is None else (self.staging.card,))
        twin.round = self.round.resampled(player, seed, kept=kept)
        if self.staging is not None:
            twin.staging = Staging(twin.round)
            for choice in self.staging.made_choices:
                twin.staging.choose(choice)
        return twin


class SettebelloObserver:
    """The observation of a seat, as a float32 tensor and as text.

    The tensor of an observation is the one of :class:`~settebello.rl.ObservationLayout`; with perfect recall, the plays
    of the round follow in order, each with its card and its captures (40 and 40, or 52 and 52).
    """

    def __init__(self, game: SettebelloGame, *, recalls: bool) -> None:
        self._game, self._recalls = game, recalls
        plays = game.rules.seats * sum(game.rules.deal.hands) if recalls else 0
        cards = game.rules.pack.king * 4
        self.tensor = np.zeros(game.layout.size + 2 * cards * plays, np.float32)
        self._seen = self.tensor[: game.layout.size]
        self.dict = {"observation": self._seen}
        if recalls:
            self.dict["plays"] = self.tensor[game.layout.size :].reshape(plays, 2, cards)

    def set_from(self, state: SettebelloState, player: int) -> None:
        """Write what the player sees."""
        if state.round is None:
            self.tensor.fill(0)
            return
        self._seen[:] = np.frombuffer(self._row(state, player), np.uint8)
        if self._recalls:
            self.dict["plays"].fill(0)
            plays = [action for _, action in state.round.history if action.card is not None]
            for place, action in enumerate(plays):
                self.dict["plays"][place, 0, action.card] = 1
                self.dict["plays"][place, 1, list(action.captured)] = 1

    def _row(self, state: SettebelloState, player: int) -> bytes:
        staging = state.staging if state.staging is not None and state.staging.seat == player else None
        assert state.round is not None
        return self._game.layout.encode(state.round, player, totals=state.totals, staging=staging)

    def string_from(self, state: SettebelloState, player: int) -> str:
        """The player's observation as text."""
        position = state.round
        if position is None:
            return f"seat {player}, not dealt"
        own = state.staging is not None and state.staging.seat == player
        made = state.staging.made_choices if state.staging is not None and own else ()
        lines = [
            f"seat {player} dealer {position.dealer} totals {state.totals or 0} {position.phase} deal {position.deal}"
        ]
        lines.append(f"hand {position.hand(player)} table {position.table} chosen {made}")
        if position.drawn is not None and position.turn == player:
            lines.append(f"drawn {position.drawn}")
        if self._recalls:
            lines.append(" ".join(f"{seat}:{action}" for seat, action in position.history))
            shown = [f"{seat} {position.shown(seat)}" for seat in range(position.rules.seats) if position.shown(seat)]
            lines += [f"shown {cards}" for cards in shown]
        else:
            lines += [f"pile {position.pile(side)}" for side in range(position.rules.sides)]
            lines.append(self._row(state, player).hex())
        return "\n".join(lines)


pyspiel.register_game(GAME_TYPE, SettebelloGame)
