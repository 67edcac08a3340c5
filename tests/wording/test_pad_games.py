"""What the score pad of the page knows about the games is what the rules say, and what the kernel scores."""

from __future__ import annotations

import json
import random

import pytest

from settebello.cards import CardSet
from settebello.core import score_piles
from settebello.outcome import outcome_after_round, totals_to_go_on_with
from settebello.rules import Rules
from settebello.variants import variant
from settebello.wording import languages
from tools.pad_games import FOLDER, PadLine, pad_games, path_of, text_of

PAD = FOLDER.parents[1]
ROUNDS = 150
TOLD = ("sweeps", "declarations", "captures")
"""Lines that the kernel is told."""

pytestmark = pytest.mark.skipif(not PAD.exists(), reason="The sources of the page are not here.")


@pytest.mark.parametrize("lang", languages())
def test_the_files_of_the_page_are_those_of_the_rules(lang: str) -> None:
    assert path_of(lang).read_text(encoding="utf-8") == text_of(lang), "run make generate"


def _piles(rules: Rules, chance: random.Random) -> list[CardSet]:
    """The whole pack, at times with one side that takes nearly all."""
    weights = [chance.choice((1, 1, 8)) for _ in range(rules.sides)]
    piles: list[list[object]] = [[] for _ in range(rules.sides)]
    for card in rules.cards:
        piles[chance.choices(range(rules.sides), weights)[0]].append(card)
    return [CardSet(pile) for pile in piles]  # type: ignore[arg-type]


def _can_have(line: PadLine, points: int) -> bool:
    return points == 0 or (line.least <= points <= line.most and (points - line.first) % line.step == 0)


@pytest.mark.parametrize("game", pad_games("en"), ids=lambda game: game.id)
def test_a_round_that_the_kernel_scores_can_be_written_down(game: object) -> None:
    chance = random.Random(game.id)  # type: ignore[attr-defined]
    for seating in game.seatings:  # type: ignore[attr-defined]
        rules = variant(game.variant).rules(seating.seats, game.settings)  # type: ignore[attr-defined]
        lines = {line.key: line for line in seating.lines}
        for _ in range(ROUNDS):
            score = score_piles(rules, _piles(rules, chance), first=chance.randrange(rules.sides))
            for side in score.sides:
                for key, points in side.lines.items():
                    assert _can_have(lines[key], points), (key, points)
            for key, line in lines.items():
                assert not line.alone or sum(key in side.lines for side in score.sides) <= 1, key
            assert score.outright is None or seating.outright
            assert score.king is None or seating.king


def test_the_totals_and_the_winner_are_those_of_the_rules() -> None:
    cases = json.loads((PAD / "outcomes.json").read_text())
    assert len(cases) > 10
    for case in cases:
        rules = variant(case["game"]).rules(case["seats"])
        totals: tuple[int, ...] = (0,) * rules.sides
        winner = None
        for played in case["rounds"]:
            assert winner is None, "the game was over"
            totals = tuple(map(sum, zip(totals, played["points"], strict=True)))
            outcome = outcome_after_round(rules, totals, played.get("outright"), played.get("king"))
            winner = None if outcome is None else outcome.winners[0]
            if winner is None:
                totals = totals_to_go_on_with(rules, totals)
        assert [list(totals), winner] == [case["totals"], case["winner"]], case
