"""A policy is measured in the arena, many decisions at a time, and what it answers wrongly is said."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from settebello.arena import InProcess, Interleaved, Match, run
from settebello.players.player import PlayerError
from settebello.rl import PolicyPlayer, evaluate
from settebello.variants import variant

SCOPA = variant("scopa").rules(2)
Rows = NDArray[np.uint8]


def last(_: Rows, masks: Rows) -> NDArray[Any]:
    found: NDArray[Any] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return found


def high(_: Rows, masks: Rows) -> NDArray[Any]:
    return np.broadcast_to(np.arange(82, dtype=np.float32), masks.shape)


def test_scores_and_choices_give_the_same_summary_of_the_arena() -> None:
    found = evaluate(last, ["random", "greedy"], rules=SCOPA, packs=10)
    assert found.packs == 10
    assert [standing.player for standing in found.standings] == ["last", "random", "greedy"]
    assert evaluate(high, ["random", "greedy"], rules=SCOPA, packs=10).comparisons == found.comparisons


@pytest.mark.parametrize(("name", "seats"), [("chkobba", 2), ("bazzica", 2), ("scopa", 3), ("scopone", 4)])
def test_many_decisions_at_a_time_are_the_same_as_one(name: str, seats: int) -> None:
    match = Match(players=(PolicyPlayer(last), "random"), rules=variant(name).rules(seats))
    one, many = (run(match, 6, executor).summary for executor in (InProcess(), Interleaved(4)))
    assert one is not None
    assert many is not None
    assert (one.comparisons, one.sides, one.rounds) == (many.comparisons, many.sides, many.rounds)


def test_the_policy_is_asked_for_many_decisions_at_once() -> None:
    counts = []

    def counted(observations: Rows, masks: Rows) -> NDArray[Any]:
        counts.append(len(observations))
        return last(observations, masks)

    evaluate(counted, ["greedy"], rules=SCOPA, packs=20, width=10)
    assert max(counts) == 10
    assert sum(counts) / len(counts) > 4


def test_a_player_of_the_arena_can_be_evaluated() -> None:
    assert evaluate("greedy", ["random"], rules=SCOPA, packs=20).comparisons[0].points.mean > 0


def test_whole_games_with_claims() -> None:
    rules = variant("scopa").rules(2, {"claiming_out": "on"})
    found = evaluate(last, ["random"], rules=rules, packs=2, whole_games=True)
    assert found.packs == 2


WRONG = {
    "nan": (lambda _, masks: np.full(masks.shape, np.nan), "NaN"),
    "not possible": (lambda _, masks: np.full(len(masks), 81), "chose 81, but only"),
    "out of range": (lambda _, masks: np.full(len(masks), 82), "chose 82, but only"),
    "shape": (lambda _, masks: np.zeros(len(masks) + 1, np.int64), r"has to answer int\[1\]"),
    "type": (lambda _, masks: np.zeros(len(masks)), "answered float64"),
}


@pytest.mark.parametrize(("policy", "part"), WRONG.values(), ids=WRONG)
def test_a_wrong_answer_of_a_policy_gets_a_sentence(policy: object, part: str) -> None:
    with pytest.raises(PlayerError, match=part):
        evaluate(policy, ["greedy"], rules=SCOPA, packs=1)  # type: ignore[arg-type]
