"""The sources' statements about each named game: players, pack, points, and which other game it is like."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from settebello.cards import CARDS
from settebello.rules import Bonus, Napola, Penalty, Rules, Scoring
from settebello.variants import VARIANTS, variant
from tests.clauses.conftest import End, Implementation
from tests.support.stacked_packs import BASIC, options, stacked

OF_S0 = [game for game in VARIANTS.values() if game.source == "S0"]


def lines_of(scoring: Scoring) -> set[str]:
    return {name for name in Scoring.__struct_fields__ if getattr(scoring, name)}


# Who plays


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("scopa", (2, 3, 4, 6)),
        ("scopa-two", (2,)),
        ("winning-moves", (2, 3, 4)),
        ("panicale", (4, 2, 3)),
        ("dante", (2, 4)),
        ("bazzica", (2,)),
        ("piva", (2,)),
        ("corsican", (2, 4)),
        ("chkobba", (2, 4)),
        ("hurrikan", (2, 4)),
        ("scopone", (4,)),
        ("scopone-scientifico", (4,)),
    ],
)
def test_S0_how_many_play(name: str, seats: tuple[int, ...]) -> None:
    """S0, S1, S2, S3, S4: the first number is the usual one; three play for themselves, four and six in two teams."""
    game = variant(name)
    assert game.seats == seats
    assert [game.rules(number).sides for number in seats] == [3 if number == 3 else 2 for number in seats]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_S0_everyone_sits_between_two_opponents(seats: int) -> None:
    """S0, S2, S3, S4: the seats of the two teams take turns; of four, partners sit opposite."""
    rules = variant("scopa").rules(seats)
    assert [rules.side_of(seat) for seat in range(seats)] == [0, 1] * (seats // 2)


@pytest.mark.parametrize("game", OF_S0, ids=lambda game: game.id)
def test_S0_deal_and_play_go_counter_clockwise(game: object) -> None:
    """S0: to the right, the Tunisian game too."""
    assert {game.rules(seats).seating.direction for seats in game.seats} == {"right"}  # type: ignore[attr-defined]


def test_S2_deal_and_play_go_to_the_left_or_as_in_italy_to_the_right() -> None:
    """S2: from the player on the dealer's left on; the Italian way is the other."""
    game = variant("winning-moves")
    assert {game.rules(seats).seating.direction for seats in game.seats} == {"left"}
    assert game.rules(4, {"direction": "right"}).seating.direction == "right"
    assert {"direction": "right"} in [alternative.settings for alternative in game.alternatives]


def test_S3_play_begins_on_the_dealers_left() -> None:
    assert {variant("panicale").rules(seats).seating.direction for seats in (2, 3, 4)} == {"left"}


def test_S4_play_moves_counter_clockwise() -> None:
    assert {variant("dante").rules(seats).seating.direction for seats in (2, 4)} == {"right"}


# Packs


@pytest.mark.parametrize("name", [name for name in VARIANTS if name not in ("corsican", "cicera-bigia")])
def test_S0_forty_cards_in_four_suits(name: str) -> None:
    """S0, S1, S2, S4: ace to seven and three pictures of each suit."""
    cards = variant(name).rules().cards
    assert list(cards) == list(CARDS)
    assert Counter(card.suit.name for card in cards) == dict.fromkeys("DCSB", 10)
    assert {card.rank for card in cards} == set(range(1, 11))


@pytest.mark.parametrize("seats", [2, 4])
def test_S0_the_corsican_pack_has_no_twos(rules_of: Implementation, seats: int) -> None:
    """S0: nine cards of each suit, 36 in all."""
    rules = variant("corsican").rules(seats)
    assert sorted(Counter(card.rank for card in rules.cards)) == [1, 3, 4, 5, 6, 7, 8, 9, 10]
    played = rules_of.round(rules, stacked(rules, table="1D 3C 4S 5B"))
    assert len(played.table) + seats * 3 + len(played.inner.stock) == 36


@pytest.mark.parametrize(
    ("value", "addends"),
    [(2, "1C 1S"), (3, "1C 2S"), (4, "1C 3S"), (5, "2C 3S"), (6, "1C 5S"), (7, "3C 4S")],
)
@pytest.mark.parametrize("name", ["scopa", "scopa-two", "winning-moves", "panicale", "dante", "chkobba"])
def test_S0_numbers_take_their_face_value(rules_of: Implementation, name: str, value: int, addends: str) -> None:
    """S0, S1, S2, S3, S4: 2 to 7 count as themselves and the ace 1."""
    assert rules_of.captures(variant(name).rules(2), f"{value}D", addends) == (options(addends), False)


@pytest.mark.parametrize("name", ["scopa", "scopa-two", "winning-moves", "panicale", "dante", "hurrikan", "chkobba"])
def test_S0_pictures_take_eight_nine_and_ten(rules_of: Implementation, name: str) -> None:
    """S0, S1, S2, S3, S4: jack 8, horse or queen 9, king 10; the Tunisian jack 9 and queen 8."""
    jack, queen = (9, 8) if name == "chkobba" else (8, 9)
    for rank, value in ((8, jack), (9, queen), (10, 10)):
        for total in (8, 9, 10):
            addends = f"3C {total - 3}S"
            expected = (options(addends), False) if total == value else (set(), True)
            assert rules_of.captures(variant(name).rules(2), f"{rank}D", addends) == expected


def test_S0_an_ace_takes_an_ace(rules_of: Implementation) -> None:
    assert rules_of.captures(BASIC, "1D", "1S 2S") == (options("1S"), False)


# Targets


@pytest.mark.parametrize(
    ("name", "usual", "targets"),
    [
        ("scopa", 11, (11, 16, 21)),
        ("scopa-two", 11, ()),
        ("dante", 11, (11, 15)),
        ("quindici-3", 31, ()),
        ("napola", 21, (21, 31, 41)),
        ("scalette", 21, (21, 31, 41)),
        ("bazzica", 21, (21, 31)),
        ("sbarazzina", 41, ()),
        ("piva", 21, (21, 31)),
        ("corsican", 21, (21, 16, 11)),
        ("chkobba", 21, (21, 11, 31)),
        ("hurrikan", 16, ()),
    ],
)
def test_S0_targets(end_of: End, name: str, usual: int, targets: tuple[int, ...]) -> None:
    """S0, S1, S4: so many points win, and more than the other has; the other targets may be agreed on."""
    game = variant(name)
    assert game.rules().finish.target == usual
    assert game.targets == targets
    for target in targets or (usual,):
        rules = game.rules(settings={"target": str(target)})
        assert end_of(rules, (target - 1, 0)) is None
        assert end_of(rules, (target, target)) is None
        for totals, winner in (((target, target - 1), 0), ((target, target + 1), 1)):
            end = end_of(rules, totals)
            assert end is not None
            assert end.winners == (winner,)


@pytest.mark.parametrize(("seats", "target"), [(2, 11), (3, 8), (4, 15)])
def test_S2_targets_by_seats(end_of: End, seats: int, target: int) -> None:
    """S2: 11, 8 and 15; of two that reach it the better wins; if nobody does, another round."""
    rules = variant("winning-moves").rules(seats)
    rest = (0,) * (rules.sides - 2)
    assert end_of(rules, (target - 1, 0, *rest)) is None
    for totals, winner in (((target, target - 1, *rest), 0), ((target, target + 2, *rest), 1)):
        end = end_of(rules, totals)
        assert end is not None
        assert end.winners == (winner,)


@pytest.mark.parametrize("target", [1, 11, 17, 100])
def test_S3_any_number_agreed_on(end_of: End, target: int) -> None:
    """S3: the players agree beforehand; 11 unless they do."""
    rules = variant("panicale").rules(2, {"target": str(target)})
    assert end_of(rules, (target - 1, 0)) is None
    assert end_of(rules, (target, 0)) is not None
    assert variant("panicale").rules(2).finish.target == 11


# As which other game


@pytest.mark.parametrize("name", ["scopone", "scopone-scientifico"])
def test_S0_scopone_is_scopa_dealt_all_at_once(rules_of: Implementation, name: str) -> None:
    """S0: the same play and scoring for four, with nine or ten cards in hand."""
    rules = variant(name).rules()
    assert replace(rules, deal=variant("scopa").rules(4).deal) == variant("scopa").rules(4)
    played = rules_of.round(rules, stacked(rules, table="" if name == "scopone-scientifico" else "1D 3C 4S 5B"))
    sizes = {len(played.hand(seat)) for seat in range(4)}
    assert (sizes, len(played.inner.stock)) == ({10} if name == "scopone-scientifico" else {9}, 0)


@pytest.mark.parametrize(
    ("settings", "seats"),
    [
        ({"ace_takes_itself": "on"}, 2),
        ({"redeal": "kings,aces"}, 2),
        ({"napola": "on"}, 2),
        ({"hands": "9"}, 4),
        ({"table": "0", "hands": "10"}, 4),
    ],
)
def test_S0_how_some_play_scopa_d_assi(settings: dict[str, str], seats: int) -> None:
    """S0: the ace takes itself; an ace on the table calls for a new deal; napola; nine or ten cards for four."""
    game = variant("scopa-d-assi")
    assert settings in [alternative.settings for alternative in game.alternatives]
    rules = game.rules(seats, settings)
    assert rules.capture.ace == "no-sweep"
    assert rules.scoring.napola == (Napola() if "napola" in settings else None)
    if "hands" in settings:
        assert rules.deal.hands == (int(settings["hands"]),)


def test_S0_asso_pigliatutto_is_scopa_with_the_ace() -> None:
    """S0: all else goes by the normal rules, and Scopa d'Assi differs from it in the sweep alone."""
    for name, ace in (("asso-pigliatutto", "sweep"), ("scopa-d-assi", "no-sweep")):
        rules = variant(name).rules(2)
        assert rules.capture.ace == ace
        assert replace(rules, capture=replace(rules.capture, ace="ordinary")) == BASIC


def test_S0_scalette_on_scopa_or_on_scopa_d_assi() -> None:
    """S0: either base may be taken."""
    game = variant("scalette")
    assert game.rules(2).capture == BASIC.capture
    assert {"ace": "no-sweep"} in [alternative.settings for alternative in game.alternatives]
    assert game.rules(2, {"ace": "no-sweep"}).capture == variant("scopa-d-assi").rules(2).capture


def test_S0_re_bello_is_one_line_more() -> None:
    """S0: to the lines of the basic game."""
    rules = variant("re-bello").rules(2)
    assert replace(rules, scoring=replace(rules.scoring, re_bello=None)) == BASIC
    assert rules.scoring.re_bello == Bonus(points=1)


def test_S3_re_bello_and_the_aces_are_options() -> None:
    """S3: how a friend from Vicenza plays."""
    game = variant("panicale")
    offered = [alternative.settings for alternative in game.alternatives]
    assert {"re_bello": "on"} in offered
    assert {"ace": "no-sweep"} in offered
    assert game.rules(2, {"re_bello": "on"}).scoring.re_bello == Bonus(points=1)


def test_S0_sbarazzina_takes_from_scopa_d_assi_and_re_bello() -> None:
    """S0: the ace without a sweep, a point for the king of coins, its own declarations, 41 points."""
    rules = variant("sbarazzina").rules(2)
    assert rules.capture == variant("scopa-d-assi").rules(2).capture
    assert rules.scoring == variant("re-bello").rules(2).scoring
    assert variant("sbarazzina").region == "Emilia"


def test_S0_piva_is_sbarazzina_with_the_two_of_clubs() -> None:
    """S0: for two; that card costs five points; 21 or 31."""
    rules, base = variant("piva").rules(), variant("sbarazzina").rules(2)
    scoring = replace(base.scoring, two_of_clubs=Penalty(points=-5))
    assert rules == replace(base, scoring=scoring, finish=replace(base.finish, target=21))


@pytest.mark.parametrize("seats", [2, 4])
def test_S0_the_corsican_game_is_scopa_but_for_four_things(seats: int) -> None:
    """S0: its pack, its deals, its target, and that nobody has to capture; play and scoring are the basic ones."""
    rules, basic = variant("corsican").rules(seats), variant("scopa").rules(seats)
    assert rules.capture == replace(basic.capture, optional=True)
    same = replace(rules, pack=basic.pack, deal=basic.deal, capture=basic.capture, finish=basic.finish)
    assert replace(same, idiom=basic.idiom) == basic


@pytest.mark.parametrize("settings", [{}, {"table": "0", "hands": "10"}])
def test_S0_hurrikan_for_four_is_dealt_as_scopone_and_scored_as_for_two(settings: dict[str, str]) -> None:
    """S0: nine cards or ten; hearts and 16 points as with two players."""
    four, two = variant("hurrikan").rules(4, settings), variant("hurrikan").rules(2)
    scopone = variant("scopone-scientifico" if settings else "scopone").rules()
    assert (four.deal.table, four.deal.hands) == (scopone.deal.table, scopone.deal.hands)
    assert (four.scoring, four.bonus, four.finish) == (two.scoring, "C", two.finish)


def test_S0_what_the_german_books_do_not_mention() -> None:
    """S0: no new deal for kings; the last card may have been a Hurrikan: it is, unless it is agreed that it is not."""
    game = variant("hurrikan")
    assert game.rules(2).deal.redeal == ()
    assert game.rules(2).sweep.last_card
    offered = [alternative.settings for alternative in game.alternatives]
    assert {"last_card": "off"} in offered
    assert {"primiera": "off", "barmila": "on"} in offered


# Lines of the score


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("scopa", {"cards", "coins", "settebello", "primiera"}),
        ("scopa-two", {"cards", "coins", "settebello", "primiera"}),
        ("winning-moves", {"cards", "coins", "settebello", "primiera"}),
        ("panicale", {"cards", "coins", "settebello", "primiera"}),
        ("dante", {"cards", "coins", "settebello", "primiera"}),
        ("chkobba", {"cards", "coins", "settebello", "barmila"}),
        ("hurrikan", {"cards", "coins", "settebello", "primiera"}),
        ("bazzica", {"cards", "coins", "settebello", "primiera"}),
    ],
)
def test_S0_what_scores_in_a_round(name: str, lines: set[str]) -> None:
    """S0, S1, S2, S3, S4: a point each, as well as a point for each sweep."""
    rules: Rules = variant(name).rules()
    assert lines_of(rules.scoring) == lines
    assert {getattr(rules.scoring, line).points for line in lines} == {1}
    assert rules.sweep.points == 1


def test_S2_only_sweeps_score_before_the_end_of_a_round() -> None:
    """S2: nothing is declared, and all else is counted when the round is over."""
    for seats in (2, 3, 4):
        assert variant("winning-moves").rules(seats).declarations == "none"
