"""Turns, sweeps and the end of a round."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import Card, Suit
from settebello.rules import Capture, Rules, Sweep
from tests.clauses.conftest import AnyRound, Implementation
from tests.support.stacked_packs import (
    ACE_NO_SWEEP,
    ACE_SWEEPS,
    ACE_TAKES_ITSELF,
    BASIC,
    NINE,
    OPTIONAL,
    QUINDICI_3,
    TWO_TENS,
    stacked,
)

LAST_CARD = Sweep(last_card=True)
SHORT = Capture(optional=True, sum=False)
"""Everything may be laid down, and sums are ignored on a long table."""


def coins_against_cups(**changes: object) -> Rules:
    """Two seats, ten cards each twice, an empty table, and these other rules."""
    return replace(TWO_TENS, **changes)


def in_pairs(rules_of: Implementation, rules: Rules) -> AnyRound:
    """Seat 0 gets the coins and then the swords, seat 1 the cups and then the batons, rank by rank."""
    ranks = range(1, 11)
    return rules_of.round(
        rules,
        [Card.of(rank, suit) for suits in ((Suit.D, Suit.C), (Suit.S, Suit.B)) for rank in ranks for suit in suits],
    )


class TestTurn:
    def test_S1_any_card_may_be_played(self, rules_of: Implementation) -> None:
        """S0, S1: a card that captures nothing may be played although another could capture."""
        played = rules_of.round(BASIC, stacked(BASIC, table="3C 4S 9B 10D", deals=[["7D 8D 2D"]]))
        assert played.legal() == {"7Dx3C4S", "8D", "2D"}

    def test_S2_a_card_with_a_match_may_not_trail(self, rules_of: Implementation) -> None:
        """S2: with 2 and 5 on the table a seven takes them, or another card is played."""
        played = rules_of.round(BASIC, stacked(BASIC, table="2C 5S 9B 10D", deals=[["7D 8D 6D"]]))
        assert played.legal() == {"7Dx2C5S", "8D", "6D"}

    def test_S0_taken_cards_and_the_taker_go_to_the_pile(self, rules_of: Implementation) -> None:
        """S0: captured and capturing cards are kept together; the rest of the table stays."""
        played = rules_of.round(BASIC, stacked(BASIC, table="2C 5S 9B 10D", deals=[["7D 8D 6D"]]))
        played.play("7Dx2C5S")
        assert played.pile(0) == {"7D", "2C", "5S"}
        assert played.table == {"9B", "10D"}
        assert played.hand(0) == {"8D", "6D"}
        assert (played.inner.last_capture, played.inner.turn, played.sweeps()) == (0, 1, [0, 0])

    def test_S0_a_card_that_takes_nothing_stays(self, rules_of: Implementation) -> None:
        """S0: it lies on the table and can be taken later."""
        played = rules_of.round(BASIC, stacked(BASIC, table="2C 5S 9B 10D", deals=[["8D", "8C"]]))
        played.play("8D")
        assert played.table == {"2C", "5S", "9B", "10D", "8D"}
        assert played.inner.last_capture is None
        played.play("8Cx8D")
        assert played.pile(1) == {"8C", "8D"}

    def test_S0_optional_plays_in_action_text(self, rules_of: Implementation) -> None:
        """S0, the Corsican game: taking and laying the same card are both legal."""
        played = rules_of.round(OPTIONAL, stacked(OPTIONAL, table="2C 5S 9B 10D", deals=[["7D 9D 8D"]]))
        assert played.legal() == {"7Dx2C5S", "7D", "9Dx9B", "9D", "8D"}


class TestSweep:
    def test_S0_emptying_the_table(self, rules_of: Implementation) -> None:
        """S0, S1, S2, S3, S4: one point, and the next player can only lay a card."""
        played = rules_of.round(BASIC, stacked(BASIC, table="1C 2S 3B 4D", deals=[["10D"]]))
        played.play("10Dx1C2S3B4D")
        assert (played.sweeps(), played.table) == ([1, 0], set())
        assert played.inner.score().sides[0].lines["sweeps"] == 1
        assert played.legal() == played.hand(1)

    @pytest.mark.parametrize(
        ("rules", "sweeps"),
        [(ACE_SWEEPS, [1, 0]), (QUINDICI_3, [1, 0]), (ACE_NO_SWEEP, [0, 0]), (ACE_TAKES_ITSELF, [0, 0])],
    )
    def test_S0_taking_all_with_an_ace(self, rules_of: Implementation, rules: Rules, sweeps: list[int]) -> None:
        """S0: a sweep in Asso Pigliatutto and Quindici, none in Scopa d'Assi."""
        played = rules_of.round(rules, stacked(rules, table="2C 5S 9B 10D", deals=[["1D"]]))
        played.play("1Dx2C5S9B10D")
        assert (played.sweeps(), played.table) == (sweeps, set())
        assert played.pile(0) == {"1D", "2C", "5S", "9B", "10D"}

    @pytest.mark.parametrize(("rules", "sweeps"), [(ACE_SWEEPS, [2, 0]), (ACE_NO_SWEEP, [1, 0])])
    def test_S0_lone_ace(self, rules_of: Implementation, rules: Rules, sweeps: list[int]) -> None:
        """S0: an ace that takes a lone ace sweeps, except where no capture by an ace is a sweep."""
        played = rules_of.round(rules, stacked(rules, table="2C 5S 1B 2D", deals=[["10D 1D", "1C"]]))
        played.play("10Dx1B2D2C5S")
        assert played.legal() == played.hand(1)
        played.play("1C", "1Dx1C")
        assert played.sweeps() == sweeps

    def test_S0_ace_that_takes_itself(self, rules_of: Implementation) -> None:
        """S0, Scopa d'Assi: it goes to the pile, the table stays empty, no sweep; it was a capture."""
        rules = coins_against_cups(capture=Capture(ace="sweep", ace_takes_itself=True))
        played = in_pairs(rules_of, rules)
        assert "1Dx" in played.legal()
        assert "1D" not in played.legal()
        played.play("1Dx")
        assert (played.pile(0), played.table, played.sweeps()) == ({"1D"}, set(), [0, 0])
        assert played.inner.last_capture == 0

    @pytest.mark.parametrize(("rules", "sweeps"), [(TWO_TENS, 19), (coins_against_cups(sweep=LAST_CARD), 20)])
    def test_S0_very_last_card(self, rules_of: Implementation, rules: Rules, sweeps: int) -> None:
        """S0, S1, S4: the dealer's last card never sweeps; S2, S3: it may."""
        played = in_pairs(rules_of, rules)
        for first, second in ("DC", "SB"):
            for rank in range(1, 11):
                played.play(f"{rank}{first}", f"{rank}{second}x{rank}{first}")
        assert played.inner.phase == "over"
        assert played.sweeps() == [0, sweeps]
        assert len(played.pile(1)) == 40

    @pytest.mark.parametrize(("sweep", "sweeps"), [(Sweep(), 18), (LAST_CARD, 19)])
    def test_S0_very_last_card_an_ace(self, rules_of: Implementation, sweep: Sweep, sweeps: int) -> None:
        """S0: the last card is never a sweep, whatever takes it, even an ace."""
        played = in_pairs(rules_of, coins_against_cups(capture=Capture(ace="sweep"), sweep=sweep))
        for rank in range(1, 11):
            played.play(f"{rank}D", f"{rank}Cx{rank}D")
        for rank in range(3, 11):
            played.play(f"{rank}S", f"{rank}Bx{rank}S")
        played.play("1S", "2B", "2Sx2B", "1Bx1S")
        assert played.inner.phase == "over"
        assert played.sweeps() == [0, sweeps]

    def test_a_sweep_is_worth_what_the_rules_say(self, rules_of: Implementation) -> None:
        """A sweep is worth what the rules say; it is marked even where it is worth nothing."""
        for points, lines in ((0, {}), (2, {"sweeps": 2})):
            rules = replace(BASIC, sweep=Sweep(points=points))
            played = rules_of.round(rules, stacked(rules, table="1C 2S 3B 4D", deals=[["10D"]]))
            played.play("10Dx1C2S3B4D")
            assert played.sweeps() == [1, 0]
            found = played.inner.score().sides[0].lines
            assert {name: found[name] for name in found if name == "sweeps"} == lines


class TestLeftover:
    """S0, S1, S3, S4: the table's last cards go to the side that captured last."""

    @staticmethod
    def lay_all_but(played: AnyRound, *actions: str) -> None:
        """These actions as soon as each is legal, and else a card laid down."""
        wanted = list(actions)
        while played.inner.phase != "over":
            legal = played.legal()
            if wanted and wanted[0] in legal:
                played.play(wanted.pop(0))
            else:
                takers = {action.split("x")[0] for action in wanted}
                laid = sorted(action for action in legal if "x" not in action)
                played.play(next(action for action in laid if action not in takers))
        assert not wanted

    @pytest.mark.parametrize(
        ("captures", "piles", "left"),
        [
            ([], [0, 0], 40),
            (["2Cx2D"], [0, 40], 0),
            (["2Cx2D", "3Sx3D"], [38, 2], 0),
        ],
    )
    def test_S0_leftover_goes_to_who_captured_last(
        self, rules_of: Implementation, captures: list[str], piles: list[int], left: int
    ) -> None:
        """S0, S1, S3, S4: whenever that was; if nobody captured, nobody gets them."""
        played = in_pairs(rules_of, coins_against_cups(capture=SHORT))
        self.lay_all_but(played, *captures)
        assert [len(played.pile(side)) for side in (0, 1)] == piles
        assert len(played.table) == left
        assert played.sweeps()[0] == 0

    @pytest.mark.parametrize(
        ("captures", "piles", "left"),
        [
            ([], [0, 0], 40),
            (["2Cx2D"], [0, 2], 38),
            (["2Bx2S"], [0, 40], 0),
            (["2Cx2D", "3Sx3D"], [38, 2], 0),
        ],
    )
    def test_S2_leftover_only_after_a_capture_in_the_last_deal(
        self, rules_of: Implementation, captures: list[str], piles: list[int], left: int
    ) -> None:
        """S2: with no capture in the last deal, these cards go to nobody."""
        played = in_pairs(rules_of, coins_against_cups(capture=SHORT, leftover="last-deal"))
        self.lay_all_but(played, *captures)
        assert [len(played.pile(side)) for side in (0, 1)] == piles
        assert len(played.table) == left

    def test_S0_leftover_is_no_sweep(self, rules_of: Implementation) -> None:
        """S0: being given the last cards is not capturing them."""
        rules = coins_against_cups(capture=SHORT, sweep=LAST_CARD)
        played = in_pairs(rules_of, rules)
        self.lay_all_but(played, "3Sx3D")
        assert (played.sweeps(), len(played.pile(0))) == ([0, 0], 40)

    def test_S2_nine_cards_are_one_deal(self, rules_of: Implementation) -> None:
        """S2: with nine cards each, a capture at any time came in the last deal."""
        rules = replace(NINE, capture=SHORT, leftover="last-deal")
        played = rules_of.round(rules, stacked(rules, table="2D 3D 4D 5D", deals=[["2C", "", "", ""]]))
        self.lay_all_but(played, "2Cx2D")
        assert len(played.pile(0)) == 40

    def test_S0_ace_that_takes_itself_is_the_last_capture(self, rules_of: Implementation) -> None:
        """The leftover goes to the side whose ace took itself, if nobody captured after it."""
        rules = coins_against_cups(capture=Capture(ace="no-sweep", ace_takes_itself=True, optional=True, sum=False))
        played = in_pairs(rules_of, rules)
        self.lay_all_but(played, "1Dx")
        assert len(played.pile(0)) == 40
