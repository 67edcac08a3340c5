"""The score pad: the points of every round, with running totals."""

from __future__ import annotations

import pytest

from settebello.core import Action
from settebello.terminal.session.replay import ReplaySession
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.score_sheet import score_pad, score_pad_lines, score_summary
from tests.terminal.local_tables import seeded
from tests.terminal.recorded_games import recorded_game


@pytest.mark.parametrize(
    ("rounds", "points", "totals"),
    [
        # The rows of the boxed edition's pad (S2): Sophie 4, then 1 = 5; Rick 2, then 4 = 6.
        ([(4, 2), (1, 4)], ((4, 1), (2, 4)), ((4, 5), (2, 6))),
        ([(1, 0, 2)], ((1,), (0,), (2,)), ((1,), (0,), (2,))),
    ],
)
def test_each_round_has_its_points_and_the_running_total(
    rounds: list[tuple[int, ...]], points: tuple[tuple[int, ...], ...], totals: tuple[tuple[int, ...], ...]
) -> None:
    pad = score_pad(rounds, len(points))
    assert (pad.points, pad.totals, pad.rounds) == (points, totals, len(rounds))


def test_a_line_for_each_side_after_two_rounds() -> None:
    narrator = Narrator(Translator("en", recorded_game().rules), ReplaySession(recorded_game(), "en"))
    assert list(score_pad_lines(narrator, score_pad([(4, 2)], 2))) == []
    assert list(score_pad_lines(narrator, score_pad([(4, 2), (1, 4)], 2))) == [
        "Ada, round by round, with the running total in brackets: 4, 1 (5).",
        "Bruno, round by round, with the running total in brackets: 2, 4 (6).",
    ]


def test_the_pad_of_a_game_ends_with_its_totals() -> None:
    game = seeded(target="4", seed=3)
    while game.outcome is None:
        if game.awaits_action:
            game.act(Action.parse(game.view.legal[0]))
        game.advance(game.next_step())
    summary = score_summary(Narrator(Translator("en", game.rules), game))
    assert tuple(totals[-1] for totals in summary.pad.totals) == game.totals
    assert summary.pad.rounds == len(game.scores)
