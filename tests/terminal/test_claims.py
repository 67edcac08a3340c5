"""The terminal's texts about a claim: before it, how many points it takes; after it, why it was right or wrong."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from settebello.game import Game, Seed, seeded_game
from settebello.record import Record, RoundRecord
from settebello.rules import Finish, Majority, Napola, Rules
from settebello.terminal.session.local import LocalSession
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.score_sheet import score_summary
from settebello.variants import variant
from tests.support.claim_games import all_coins_taken, only, tied
from tests.terminal.test_plain import said

LOW = Rules(finish=Finish(target=2, claiming_out=True))


def local(record: Record) -> LocalSession:
    record.extra = [("Title", "Scopa"), ("Players", ["", "greedy"])]
    return LocalSession(record)


def until_capture_points(rules: Rules, number: int) -> tuple[Game, RoundRecord] | None:
    """A round of random actions up to the first points of a capture, or None if they are not the first side's."""
    game, chance = seeded_game(rules, bytes([number] * 32)), Random(number)
    assert isinstance(game.shuffle, Seed)
    played = RoundRecord(shuffle=game.shuffle)
    while game.state == "playing" and not any(map(game.round.capture_points, range(rules.sides))):
        played.actions.append(chance.choice(game.round.legal_actions()))
        game.play(played.actions[-1])
    return (game, played) if game.state == "playing" and game.round.capture_points(0) else None


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


def test_a_claim_with_a_winning_set_is_right_by_the_set() -> None:
    rules = only(cards=Majority())
    record, _ = all_coins_taken(replace(rules, finish=replace(rules.finish, wins=(("1D", "2D", "3D"),))))
    record.rounds[0].claim = 1
    assert judged(local(record)) == "The claim is right: Bruno has all the cards of a winning set."


def test_points_of_captures_are_told_apart_from_sweeps_and_piles() -> None:
    """Sweeps that score by card too: they are points of captures."""
    rules = variant("tombolon").rules(2)
    game, played = next(found for number in range(100) if (found := until_capture_points(rules, number)))
    played.claim = 0
    record = Record(rules=rules, names=("Rosa", "Bruno"), dealer=game.first_dealer, rounds=[played])
    captured, certain = game.round.capture_points(0), game.round.certain(0)
    said_last = score_summary(Narrator(Translator("en", rules), local(record))).conclusion
    told = f"You, certain in this round: sweeps 0, captures {captured}, piles {certain - captured}."
    assert told in said_last
