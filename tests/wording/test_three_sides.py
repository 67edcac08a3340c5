"""Why each of three sides has or has not scored: who is level with another that did not lead is told who led."""

from __future__ import annotations

import pytest

from settebello.cards import CardSet
from settebello.rules import Rules
from settebello.variants import variant
from settebello.wording import score_lines
from tests.oracle.scoring import score_piles

SCOPA, CHKOBBA = variant("scopa").rules(3), variant("scopa").rules(3, {"barmila": "on"})


def why(rules: Rules, line: str, *piles: str) -> tuple[str, ...]:
    score = score_piles(rules, [CardSet.parse(pile) for pile in piles])
    return next(found.why for found in score_lines(rules, score) if found.key == line)


@pytest.mark.parametrize(
    ("rules", "line", "piles", "tied"),
    [
        (SCOPA, "cards", ("1B 2B 3B", "4B", "5B"), (False, False, False)),
        (SCOPA, "cards", ("4B", "1B 2B 3B", "5B"), (False, False, False)),
        (SCOPA, "cards", ("1B 2B", "4B 3B", "5B"), (True, True, False)),
        (SCOPA, "cards", ("5B", "1B 2B", "4B 3B"), (False, True, True)),
        (SCOPA, "cards", ("5B", "1B", "4B"), (True, True, True)),
        (SCOPA, "coins", ("1D 2D 3D", "4D", "5D"), (False, False, False)),
        (SCOPA, "coins", ("5D", "1D 2D", "4D 3D"), (False, True, True)),
        (SCOPA, "primiera", ("7D 7C 7S 7B", "6D 6C 6S 1B", "1D 1C 6B 1S"), (False, False, False)),
        (SCOPA, "primiera", ("7D 7C 7S 6B", "5D 6C 6S 7B", "6D 5C 5S 1B"), (False, False, False)),
        (SCOPA, "primiera", ("2D 2C 2S 2B", "3D 3C 3S 4B", "4D 4C 3B 4S"), (False, False, False)),
        (SCOPA, "primiera", ("7D 7C 7S 7B", "6D 5C 5S 5B", "5D 6C 6S 2B"), (False, False, False)),
        (SCOPA, "primiera", ("7D 6C 5S 4B", "4D 7C 6S 5B", "10D 10C 10S 10B"), (True, True, False)),
        (CHKOBBA, "barmila", ("7D 7C", "7S 6D", "7B 6C"), (False, False, False)),
        (CHKOBBA, "barmila", ("7D 7C 6S", "7S 6B", "7B 6C"), (False, False, False)),
        (CHKOBBA, "barmila", ("7D 6S", "7S 6B", "6C 6D"), (True, True, False)),
    ],
)
def test_only_those_level_at_the_top_are_told_of_a_tie(
    rules: Rules, line: str, piles: tuple[str, ...], tied: tuple[bool, ...]
) -> None:
    said = why(rules, line, *piles)
    assert tuple("tie" in text for text in said) == tied, said


@pytest.mark.parametrize(
    ("piles", "said"),
    [
        (("1B 2B 3B", "4B", "5B"), ("3 ", "1 ", "1 ")),
        (("4B", "1B 2B 3B", "5B 6B"), ("1 ", "3 ", "2 ")),
    ],
)
def test_the_others_are_named_from_the_best_down(piles: tuple[str, ...], said: tuple[str, ...]) -> None:
    found = why(SCOPA, "cards", *piles)
    counts = sorted((len(pile.split()) for pile in piles), reverse=True)
    for side, text in enumerate(found):
        own = len(piles[side].split())
        others = list(counts)
        others.remove(own)
        assert text.startswith(said[side])
        numbers = [int(word) for word in text.replace(",", " ").split() if word.isdigit()]
        assert numbers == [own, *others]
