"""What the terminal says of a claim: before it, how many points it takes; after it, why it was right or wrong."""

from __future__ import annotations

import pytest

from settebello.record import Record, read, write
from settebello.rules import Finish, Napola, Rules
from settebello.terminal.session.local import LocalSession
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.score_sheet import score_summary
from tests.support.claim_games import all_coins_taken, only, tied
from tests.terminal.test_plain import said

LOW = Rules(finish=Finish(target=2, claiming_out=True))


def local(record: Record) -> LocalSession:
    record.extra = [("Title", "Scopa"), ("Players", ["", "greedy"])]
    return LocalSession(record)


def judged(game: LocalSession) -> str:
    return score_summary(Narrator(Translator("en", game.rules), game)).conclusion[0]


def test_after_a_tie_the_question_and_the_judgement_name_a_point_more() -> None:
    record, before = tied(LOW, 1)
    level = before.totals[0]
    game = local(record)
    text = said(game, "claim", "y")
    assert f"already certain of {level + 1} points" in text
    assert f"The claim is wrong: You {level}, {level + 1} to win." in text
    assert f"The claim is wrong: Bruno {level}, {level + 1} to win." not in text


def test_a_claim_with_the_whole_suit_is_right_by_the_suit() -> None:
    record, _ = all_coins_taken(only(napola=Napola()))
    record.rounds[0].claim = 1
    assert judged(local(record)) == "The claim is right: Bruno has the whole suit."


@pytest.mark.parametrize(("winner", "says"), [(0, "right"), (1, "wrong")])
def test_an_older_game_is_told_as_it_was_judged(winner: int, says: str) -> None:
    """By the target alone: what was right then is not called wrong, nor measured by another number."""
    record, before = tied(LOW, 1)
    record.rounds[1].claim = 0
    older = read(write(record).replace("[Result [1]]", f"[Result [{winner}]]"))
    asked = LOW.finish.target if winner == 0 else before.totals[0] + 1
    assert judged(local(older)) == f"The claim is {says}: You {before.totals[0]}, {asked} to win."
