"""The captures of a played card: the worked examples of the sources."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import captures
from settebello.rules import Capture, Pack, Rules
from settebello.rules.options import apply
from settebello.variants import variant
from tests import oracle
from tests.clauses.conftest import Implementation
from tests.support.stacked_packs import (
    ACE_NO_SWEEP,
    ACE_SWEEPS,
    ACE_TAKES_ITSELF,
    BASIC,
    CHKOBBA,
    CORSICAN,
    OPTIONAL,
    QUINDICI_1,
    QUINDICI_2,
    QUINDICI_2_FEWEST,
    QUINDICI_3,
    options,
)

FIVE_CARDS = "1D 3C 4S 5B 7D"


def check(rules_of: Implementation, rules: Rules, card: str, table: str, expected: list[str]) -> None:
    """These captures and no others; the card is laid down only if there is none."""
    assert rules_of.captures(rules, card, table) == (options(*expected), not expected)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("3B", ["3C"]),
        ("6D", ["1D 5B"]),
        ("5D", ["5B"]),
        ("8D", ["3C 5B", "1D 3C 4S", "1D 7D"]),
        ("9D", ["4S 5B", "1D 3C 5B"]),
        ("10D", ["3C 7D", "1D 4S 5B"]),
        ("7C", ["7D"]),
        ("1C", ["1D"]),
        ("2C", []),
    ],
)
def test_S0_example_of_five_table_cards(rules_of: Implementation, card: str, expected: list[str]) -> None:
    """S0: ace, 3, 4, 5, 7 on the table; equal cards first, else any set that adds up."""
    check(rules_of, BASIC, card, FIVE_CARDS, expected)


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [("5B", "5D 1C 4C", ["5D"]), ("10D", "10C 3C 7C", ["10C"]), ("2D", "2S 1C 1S", ["2S"])],
)
def test_S0_single_card_before_sum(rules_of: Implementation, card: str, table: str, expected: list[str]) -> None:
    """S0, S1, S2, S3, S4: if one equal card is on the table, no set may be taken."""
    check(rules_of, BASIC, card, table, expected)


@pytest.mark.parametrize(("card", "expected"), [("5B", ["5D", "5C"]), ("10D", ["5D 5C"]), ("8D", ["8S"])])
def test_S1_one_of_several_equal_cards(rules_of: Implementation, card: str, expected: list[str]) -> None:
    """S1: 3, 5, 5, jack on the table; one five only, both fives for a king, the jack rather than 5 and 3."""
    check(rules_of, BASIC, card, "3D 5D 5C 8S", expected)


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [
        ("2C", "1S 6B 5C", []),
        ("7S", "1S 6B 5C", ["1S 6B"]),
        ("5D", "1S 6B 5C", ["5C"]),
        ("7C", "4B 3C", ["3C 4B"]),
        ("7C", "4B 3C 7S", ["7S"]),
        ("1B", "9D", []),
        ("8B", "9D", []),
        ("7D", "2D 5S", ["2D 5S"]),
    ],
)
def test_S2_examples_of_matches(rules_of: Implementation, card: str, table: str, expected: list[str]) -> None:
    """S2: trailing, a sum, an equal card, a single card forced, never two cards from hand."""
    check(rules_of, BASIC, card, table, expected)


def test_S3_king_takes_the_king_and_not_the_seven(rules_of: Implementation) -> None:
    """S3: a king on the table must be taken rather than a three and the settebello."""
    check(rules_of, BASIC, "10B", "10S 3D 7D", ["10S"])


@pytest.mark.parametrize(("card", "table", "expected"), [("3D", "3S 8C", ["3S"]), ("9D", "4S 5B 8C", ["4S 5B"])])
def test_S4_matching_by_value(rules_of: Implementation, card: str, table: str, expected: list[str]) -> None:
    """S4: a three picks up a three, a nine a four and a five."""
    check(rules_of, BASIC, card, table, expected)


def test_S0_empty_table_takes_nothing(rules_of: Implementation) -> None:
    """S0: with no card on the table the played card stays there."""
    check(rules_of, BASIC, "7D", "", [])


@pytest.mark.parametrize(
    ("rules", "card", "table", "expected"),
    [
        (QUINDICI_1, "4D", "1D 3C 4S 7B", ["4S 7B", "1D 3C 7B"]),
        (QUINDICI_1, "4D", "4S", []),
        (QUINDICI_1, "10D", "10S 5C", ["5C"]),
        (QUINDICI_2, "4D", "1D 3C 4S 7B", ["4S", "1D 3C", "4S 7B", "1D 3C 7B"]),
        (QUINDICI_2_FEWEST, "4D", "1D 3C 4S 7B", ["4S"]),
        (QUINDICI_2_FEWEST, "10D", "3C 5S 7B 10S", ["5S", "10S"]),
        (QUINDICI_2_FEWEST, "6D", "1C 5S 4B 9D", ["9D"]),
        (QUINDICI_2_FEWEST, "10D", "1C 4S 2C 3B", ["1C 4S", "2C 3B"]),
        (QUINDICI_3, "10D", "3C 5S 7B 10S", ["5S", "10S", "3C 7B"]),
    ],
)
def test_S0_fifteen(rules_of: Implementation, rules: Rules, card: str, table: str, expected: list[str]) -> None:
    """S0, Quindici: sets that make fifteen with the card; alone, as well as the others, the fewest cards."""
    check(rules_of, rules, card, table, expected)


def test_a_run_that_makes_fifteen_is_one_capture() -> None:
    """3+3+4+5 is a run from an equal card, and fifteen."""
    rules = apply(variant("cuarenta").rules(), {"fifteen": "on"})
    table = CardSet.parse("3S 4S 5D")
    assert captures(rules, Card.parse("3D"), table) == ([table], False)
    assert oracle.captures(rules, Card.parse("3D"), table) == ([frozenset(table)], False)


@pytest.mark.parametrize(
    ("rules", "table", "expected"),
    [
        (ACE_SWEEPS, "2D 5S 10C", ["2D 5S 10C"]),
        (ACE_SWEEPS, "7D", ["7D"]),
        (ACE_SWEEPS, "1S 5S 10C", ["1S"]),
        (ACE_SWEEPS, "1S", ["1S"]),
        (ACE_SWEEPS, "", []),
        (ACE_NO_SWEEP, "2D 5S 10C", ["2D 5S 10C"]),
        (ACE_NO_SWEEP, "1S 1B 2D", ["1S", "1B"]),
        (ACE_NO_SWEEP, "", []),
        (ACE_TAKES_ITSELF, "", [""]),
        (ACE_TAKES_ITSELF, "4D 6D", ["4D 6D"]),
        (QUINDICI_3, "4S 10B 6D", ["4S 10B 6D"]),
        (QUINDICI_3, "1D 4S 10B", ["1D", "4S 10B"]),
    ],
)
def test_S0_ace_takes_all(rules_of: Implementation, rules: Rules, table: str, expected: list[str]) -> None:
    """S0: an ace takes the whole table unless an ace lies there; on an empty table it stays or takes itself."""
    check(rules_of, rules, "1C", table, expected)


def test_S0_other_cards_do_not_take_themselves(rules_of: Implementation) -> None:
    """S0, Scopa d'Assi: only an ace goes to the pile from an empty table."""
    check(rules_of, ACE_TAKES_ITSELF, "2C", "", [])


@pytest.mark.parametrize(
    ("rules", "card", "table", "expected"),
    [
        (OPTIONAL, "5D", "5B 1C 4C", ["5B"]),
        (CORSICAN, "5D", "5B 1C 4C", ["5B"]),
        (OPTIONAL, "9D", FIVE_CARDS, ["4S 5B", "1D 3C 5B"]),
        (OPTIONAL, "2D", "9S", []),
        (CORSICAN, "7D", "3D 4C", ["3D 4C"]),
        (replace(ACE_SWEEPS, capture=Capture(ace="sweep", optional=True)), "1C", "3D 7D", ["3D 7D"]),
        (
            replace(BASIC, capture=Capture(ace="no-sweep", ace_takes_itself=True, optional=True)),
            "1C",
            "",
            [""],
        ),
    ],
)
def test_S0_optional_capture(
    rules_of: Implementation, rules: Rules, card: str, table: str, expected: list[str]
) -> None:
    """S0, the Corsican game: a card that could capture may be left on the table, an ace with its power too."""
    assert rules_of.captures(rules, card, table) == (options(*expected), True)


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [
        ("8D", "8S 9S", ["8S"]),
        ("9D", "8S 9S", ["9S"]),
        ("8D", "4C 5C", ["4C 5C"]),
        ("9D", "3C 5C", ["3C 5C"]),
        ("8D", "3C 5C", []),
        ("10D", "1C 8S", ["1C 8S"]),
        ("10D", "1C 9S", []),
        ("10D", "2C 9S", ["2C 9S"]),
        ("8D", "1C 9S", ["1C 9S"]),
    ],
)
def test_S0_jack_over_queen(rules_of: Implementation, card: str, table: str, expected: list[str]) -> None:
    """S0, Chkobba: the jack captures as nine, the queen as eight."""
    check(rules_of, CHKOBBA, card, table, expected)


def test_fifteen_goes_by_value_too(rules_of: Implementation) -> None:
    """Fifteen is counted in capture values where jack and queen change roles."""
    swapped = replace(QUINDICI_1, pack=Pack(jack_over_queen=True))
    check(rules_of, swapped, "8D", "6C 7C", ["6C"])
    check(rules_of, swapped, "9D", "6C 7C", ["7C"])
