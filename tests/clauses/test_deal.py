"""The deal, the redeal and the cut."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import CARDS, parse_cards
from settebello.errors import RulesError
from settebello.rules import Deal, Pack, Rules
from settebello.variants import variant
from tests.clauses.conftest import AnyRound, Implementation, texts
from tests.support.stacked_packs import BASIC, CHKOBBA, CORSICAN, NINE, TEN, at_seats, stacked

HURRIKAN = variant("hurrikan").rules(2)
CHKOBBA_UNCUT = replace(CHKOBBA, deal=replace(CHKOBBA.deal, cut=False))

PLANS = [
    (BASIC, [3, 3, 3, 3, 3, 3]),
    (at_seats(3, (3,) * 4), [3, 3, 3, 3]),
    (at_seats(4, (3,) * 3), [3, 3, 3]),
    (at_seats(6, (3,) * 2), [3, 3]),
    (NINE, [9]),
    (TEN, [10]),
    (HURRIKAN, [6, 6, 6]),
    (CORSICAN, [3, 3, 3, 3, 4]),
    (variant("corsican").rules(4), [3, 3, 2]),
    (CHKOBBA_UNCUT, [3, 3, 3, 3, 3, 3]),
    (at_seats(4, (3,) * 3, CHKOBBA_UNCUT), [3, 3, 3]),
    *[(variant("winning-moves").rules(seats), [3] * deals) for seats, deals in ((2, 6), (3, 4))],
    *[(variant("panicale").rules(seats), [3] * deals) for seats, deals in ((2, 6), (3, 4), (4, 3))],
    *[(variant("dante").rules(seats), [3] * deals) for seats, deals in ((2, 6), (4, 3))],
    (variant("scopa-two").rules(), [3, 3, 3, 3, 3, 3]),
    (variant("scopone").rules(), [9]),
]


def play_first(played: AnyRound) -> None:
    """The longest action: captures keep the table short, and the search for sums with it."""
    played.play(max(sorted(played.legal()), key=len))


@pytest.mark.parametrize(("rules", "hands"), PLANS)
def test_S0_plans_use_the_whole_pack(rules_of: Implementation, rules: Rules, hands: list[int]) -> None:
    """S0, S2: so many cards to each hand in each deal, and table cards only at the start."""
    played = rules_of.round(rules, stacked(rules, table="1D 3C 4S 5B" if rules.deal.table else ""))
    sizes = []
    assert len(played.table) == rules.deal.table
    while played.inner.phase != "over":
        if all(len(played.hand(seat)) == hands[played.inner.deal] for seat in range(rules.seats)):
            sizes.append(len(played.hand(0)))
            assert played.inner.turn == 0, "the player after the dealer begins every deal"
        play_first(played)
    assert sizes == hands
    assert len(played.inner.stock) == 0


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_S0_player_after_the_dealer_plays_first(rules_of: Implementation, dealer: int) -> None:
    """S0, S1, S2, S3: the next player begins, and the turn passes on in order."""
    rules = at_seats(4, (3,) * 3)
    played = rules_of.round(rules, stacked(rules, dealer=dealer), dealer)
    turns = []
    for _ in range(12):
        turns.append(played.inner.turn)
        play_first(played)
    assert turns == [(dealer + 1 + step) % 4 for step in range(12)]


def test_first_dealer_by_default_is_the_last_seat(rules_of: Implementation) -> None:
    """Seats are numbered in playing order: seat 0 begins unless told otherwise."""
    assert rules_of.round(BASIC, list(CARDS)).inner.turn == 0


def test_S0_one_card_at_a_time_then_the_table(rules_of: Implementation) -> None:
    """S0: one card to each player until all have three, then four to the table."""
    played = rules_of.round(replace(BASIC, deal=Deal(redeal=())), list(CARDS))
    assert played.hand(0) == texts([CARDS[0], CARDS[2], CARDS[4]])
    assert played.hand(1) == texts([CARDS[1], CARDS[3], CARDS[5]])
    assert played.table == texts(CARDS[6:10])
    assert tuple(played.inner.stock) == CARDS[10:]


def test_S0_partners_sit_opposite(rules_of: Implementation) -> None:
    """S0, S2, S3, S4: each player sits between two opponents, and a team of two or three has one pile."""
    for seats, hands in ((4, (3,) * 3), (6, (3,) * 2)):
        rules = at_seats(seats, hands, redeal=())
        played = rules_of.round(rules, stacked(rules, table="1D 1C 1S 2D", deals=[["1B", "10D", "2C"]]))
        played.play("1Bx1D", "10D", "2Cx2D")
        assert (played.pile(0), played.pile(1)) == ({"1B", "1D", "2C", "2D"}, set())


def test_S15_four_may_play_each_for_themselves(rules_of: Implementation) -> None:
    """The seat opposite is then another side, with a pile of its own."""
    rules = at_seats(4, (3,) * 3, redeal=())
    rules = replace(rules, seating=replace(rules.seating, teams=False))
    played = rules_of.round(rules, stacked(rules, table="1D 1C 1S 2D", deals=[["1B", "10D", "2C"]]))
    played.play("1Bx1D", "10D", "2Cx2D")
    assert [played.pile(side) for side in range(4)] == [{"1B", "1D"}, set(), {"2C", "2D"}, set()]


@pytest.mark.parametrize(
    ("conditions", "table", "redealt"),
    [
        (("kings",), "10D 10C 10S 2D", True),
        (("kings",), "10D 10C 10S 10B", True),
        (("kings",), "10D 10C 9S 2D", False),
        (("kings",), "5D 5C 5S 2D", False),
        (("kings",), "1D 5C 5S 2D", False),
        (("equal",), "5D 5C 5S 2D", True),
        (("equal",), "10D 10C 10S 10B", True),
        (("equal",), "5D 5C 6S 6D", False),
        (("kings", "aces"), "1D 5C 6S 7D", True),
        (("kings", "aces"), "10D 10C 10S 7D", True),
        (("kings", "aces"), "10D 10C 2S 7D", False),
        (("aces",), "10D 10C 10S 7D", False),
        ((), "10D 10C 10S 10B", False),
        ((), "1D 1C 1S 1B", False),
    ],
)
def test_S0_redeal(rules_of: Implementation, conditions: tuple[str, ...], table: str, redealt: bool) -> None:
    """S0, S1: three kings (Chkobba: three equal, Scopa d'Assi: an ace) on the table call for a redeal."""
    rules = replace(BASIC, deal=Deal(redeal=conditions))  # type: ignore[arg-type] # words of the vocabulary
    played = rules_of.round(rules, stacked(rules, table=table))
    assert played.inner.phase == ("redeal" if redealt else "play")
    assert (played.inner.turn is None) == redealt
    assert (played.legal() == set()) == redealt


def test_no_redeal_without_table_cards(rules_of: Implementation) -> None:
    """Nothing is checked where no cards go to the table."""
    rules = replace(TEN, deal=Deal(table=0, hands=(10,), redeal=("kings", "equal", "aces")))
    assert rules_of.round(rules, list(CARDS)).inner.phase == "play"


def test_S0_equal_jacks_where_jack_is_nine(rules_of: Implementation) -> None:
    """Three jacks are three of one value; jacks and queens are two values."""
    rules = replace(CHKOBBA, deal=Deal(redeal=("equal",)))
    assert rules_of.round(rules, stacked(rules, table="8D 8C 8S 2D")).inner.phase == "redeal"
    assert rules_of.round(rules, stacked(rules, table="8D 8C 9S 9D")).inner.phase == "play"


class TestTheDealerTakes:
    """Escoba: first table cards of 15 are the dealer's, and of 30; as many sweeps as fifteens."""

    @pytest.mark.parametrize(
        ("which", "table", "sweeps"),
        [
            ("none", "5D 3C 1S 6B", 0),
            ("fifteen", "5D 3C 1S 6B", 1),
            ("fifteen", "10D 9C 9S 2B", 0),
            ("fifteen-thirty", "5D 3C 1S 6B", 1),
            ("fifteen-thirty", "10D 9C 9S 2B", 2),
            ("fifteen-thirty", "5D 3C 1S 7B", 0),
        ],
    )
    @pytest.mark.parametrize("dealer", [0, 1])
    def test_totals(self, rules_of: Implementation, which: str, table: str, sweeps: int, dealer: int) -> None:
        rules = replace(BASIC, deal=replace(BASIC.deal, redeal=(), dealer_takes=which))
        played = rules_of.round(rules, stacked(rules, table=table, dealer=dealer), dealer)
        assert played.sweeps() == [sweeps * (side == dealer) for side in range(2)]
        assert played.pile(dealer) == (set(table.split()) if sweeps else set())
        assert played.table == (set() if sweeps else set(table.split()))
        assert played.inner.last_capture == (dealer if sweeps else None)
        assert (played.inner.turn, played.inner.phase) == (1 - dealer, "play")

    def test_values_are_those_of_the_game(self, rules_of: Implementation) -> None:
        """Where the jack is worth 9, it makes 15 with an ace, a two and a three."""
        deal = replace(BASIC.deal, dealer_takes="fifteen")
        for jack_over_queen, sweeps in ((False, 0), (True, 1)):
            rules = replace(BASIC, deal=deal, pack=Pack(jack_over_queen=jack_over_queen))
            played = rules_of.round(rules, stacked(rules, table="8D 1C 2S 3B"))
            assert played.sweeps() == [0, sweeps]

    def test_a_redeal_comes_first(self, rules_of: Implementation) -> None:
        rules = replace(BASIC, deal=replace(BASIC.deal, redeal=("equal",), dealer_takes="fifteen"))
        played = rules_of.round(rules, stacked(rules, table="4D 4C 4S 3B"))
        assert (played.inner.phase, played.sweeps()) == ("redeal", [0, 0])

    def test_after_the_cut(self, rules_of: Implementation) -> None:
        """The card that was put on the table counts with the others."""
        rules = replace(CHKOBBA, deal=replace(CHKOBBA.deal, redeal=(), dealer_takes="fifteen"))
        pack = stacked(CHKOBBA_UNCUT, table="3D 4C 5S 3B")
        played = rules_of.round(rules, [pack[6], *pack[:6], *pack[7:]])
        assert (played.inner.phase, played.sweeps()) == ("cut", [0, 0])
        played.play("place")
        assert (played.table, played.pile(1), played.sweeps()) == (set(), {"3D", "4C", "5S", "3B"}, [0, 1])


class TestCut:
    """S0, Chkobba: before the deal the player after the dealer draws a card."""

    def test_S0_kept_card_is_the_first_of_the_hand(self, rules_of: Implementation) -> None:
        """Kept: two more cards to that player, three to the other, four to the table."""
        played = rules_of.round(CHKOBBA, list(CARDS))
        assert (played.inner.phase, played.inner.turn, str(played.inner.drawn)) == ("cut", 0, "1D")
        assert played.legal() == {"keep", "place"}
        assert played.table == set()
        played.play("keep")
        assert played.inner.drawn is None
        assert played.hand(0) == texts([CARDS[0], CARDS[2], CARDS[4]])
        assert played.hand(1) == texts([CARDS[1], CARDS[3], CARDS[5]])
        assert played.table == texts(CARDS[6:10])
        assert (played.inner.phase, played.inner.turn) == ("play", 0)

    def test_S0_placed_card_is_the_first_of_the_table(self, rules_of: Implementation) -> None:
        """Placed: three cards to each player, three more to the table."""
        played = rules_of.round(CHKOBBA, list(CARDS), 0)
        assert played.inner.turn == 1
        played.play("place")
        assert played.hand(1) == texts([CARDS[1], CARDS[3], CARDS[5]])
        assert played.hand(0) == texts([CARDS[2], CARDS[4], CARDS[6]])
        assert played.table == texts([CARDS[0], *CARDS[7:10]])
        assert tuple(played.inner.stock) == CARDS[10:]

    @pytest.mark.parametrize(("action", "phase"), [("keep", "play"), ("place", "redeal")])
    def test_S0_redeal_is_checked_after_the_cut(self, rules_of: Implementation, action: str, phase: str) -> None:
        """The table calls for a new deal only when its four cards lie there."""
        front = parse_cards("5D 1D 1C 2D 2C 3D 3C 5C 5S 6D")
        played = rules_of.round(CHKOBBA, [*front, *(card for card in CARDS if card not in front)])
        played.play(action)
        assert played.inner.phase == phase


@pytest.mark.parametrize(
    "rules",
    [
        replace(BASIC, deal=Deal(hands=(3,) * 5)),
        replace(BASIC, deal=Deal(hands=(4, 4, 4))),
        replace(CORSICAN, deal=Deal(hands=(3, 3, 3, 3, 4, 4))),
        replace(CHKOBBA, deal=Deal(table=0, hands=(10, 10), cut=True)),
        replace(BASIC, declarations="bazzica", deal=Deal(hands=(6, 6, 6))),
    ],
)
def test_plans_that_cannot_work_are_refused(rules_of: Implementation, rules: Rules) -> None:
    """A plan must use the pack exactly; the cut needs table cards, declarations hands of three."""
    with pytest.raises(RulesError):
        rules_of.round(rules, list(CARDS))
