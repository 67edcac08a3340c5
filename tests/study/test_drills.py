"""Drills: every question has one right answer, in every game, and the same seed asks the same."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from settebello.cards import CardSet
from settebello.core import Action, captures, counts_as_sweep, score_piles
from settebello.drills import KINDS, DrillError, Exercise, ExerciseWords, Kind, exercises, kinds_for
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.wording import languages

SCOPA = variant("scopa").rules(2)
QUESTIONS = 8
COMPLETIONS = 50
GAMES = [(game.id, seats) for game in VARIANTS.values() for seats in game.seats]
FEW = [("scopa", 2), ("cirulla", 2), ("escoba", 3), ("corsican", 2), ("scopone", 4)]


def asked(rules: Rules, kind: Kind, count: int = QUESTIONS, seed: int = 1) -> list[Exercise]:
    return [*islice(exercises(rules, kind, seed), count)]


def say_everything(lang: str) -> None:
    """Say every message of drills."""
    words = ExerciseWords(SCOPA, lang)
    for kind in KINDS:
        words.title(kind)
        for exercise in asked(SCOPA, kind):
            words.question(exercise)
            words.why(exercise)
            for number in range(len(exercise.options)):
                words.option(exercise, number)


def check(exercise: Exercise, rules: Rules) -> None:
    """Check the answer against the kernel, and that no other option is right."""
    assert len({*exercise.options}) == len(exercise.options) >= 2
    right = {"captures": _may_be_taken, "primiera": _wins, "sevens": _count, "certain": _is_certain, "sweeps": _is_safe}
    chosen = [number for number, option in enumerate(exercise.options) if right[exercise.kind](exercise, rules, option)]
    assert chosen == [exercise.answer], exercise


def _may_be_taken(exercise: Exercise, rules: Rules, option: str) -> bool:
    (card,) = exercise.hand
    legal, _ = captures(rules, card, exercise.table)
    taken = Action.parse(option).captured
    return taken in legal if taken else not legal


def _wins(exercise: Exercise, rules: Rules, option: str) -> bool:
    lines = [side.lines.get("primiera", 0) for side in score_piles(rules, exercise.piles).sides]
    return lines[("first", "second").index(option)] > 0 if option != "nobody" else not any(lines)


def _count(exercise: Exercise, rules: Rules, option: str) -> bool:
    seen = exercise.hand | exercise.table
    for pile in exercise.piles:
        seen |= pile
    return int(option) == sum(card.rank == 7 for card in rules.cards - seen)


def _is_certain(exercise: Exercise, rules: Rules, option: str) -> bool:
    """Whether the line is scored however the other cards are shared out, all to one side included."""
    own, other = exercise.piles
    left, chance = [*(rules.cards - own - other)], Random(1)
    shares = [CardSet(), CardSet(left), *(CardSet(chance.sample(left, n % len(left))) for n in range(COMPLETIONS))]
    for mine in shares:
        sides = score_piles(rules, [own | mine, other | (CardSet(left) - mine)]).sides
        if sides[0].lines.get(option, 0) <= 0:
            return False
    return True


def _is_safe(exercise: Exercise, rules: Rules, option: str) -> bool:
    card = Action.parse(option).card
    assert card is not None
    table = exercise.table | {card}
    unseen = rules.cards - exercise.hand - exercise.table
    for pile in exercise.piles:
        unseen -= pile
    return not any(table in captures(rules, one, table)[0] and counts_as_sweep(rules, one) for one in unseen)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_every_question_has_one_right_answer(game: str, seats: int) -> None:
    rules = variant(game).rules(seats)
    for kind in kinds_for(rules):
        for exercise in asked(rules, kind):
            check(exercise, rules)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_question_of_every_game_has_one_right_answer(game: str, seats: int) -> None:
    rules = variant(game).rules(seats)
    words = [ExerciseWords(rules, lang) for lang in languages()]
    for kind in kinds_for(rules):
        try:
            found = asked(rules, kind, seed=2)
        except DrillError:
            assert (game, kind) in NOTHING_FOUND
            continue
        for exercise in found:
            check(exercise, rules)
            for say in words:
                texts = [say.option(exercise, number) for number in range(len(exercise.options))]
                assert len({*texts}) == len(texts)
                assert all([*texts, say.question(exercise), say.why(exercise)])


NOTHING_FOUND = {("cicera-bigia", "sweeps")}
"""Hands are so long that one card is hardly ever the only safe one."""


def test_the_same_seed_asks_the_same() -> None:
    for kind in KINDS:
        assert asked(SCOPA, kind) == asked(SCOPA, kind)
        assert asked(SCOPA, kind) != asked(SCOPA, kind, seed=2)


def test_a_game_without_sweeps_asks_nothing_about_them() -> None:
    rules = variant("rubamazzo").rules(2)
    assert kinds_for(rules) == ("captures",)
    with pytest.raises(DrillError, match="nothing to ask"):
        asked(rules, "sweeps")


def test_house_rules_are_asked_about_as_they_are() -> None:
    rules = variant("scopa").rules(2, {"fifteen": "on"})
    assert any(exercise.reason == "fifteen" for exercise in asked(rules, "captures", 40))
    for exercise in asked(rules, "captures", 40):
        check(exercise, rules)
