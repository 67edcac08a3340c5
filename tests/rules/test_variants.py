"""Every named game at every number of seats, row by row (docs/rules.md#the-named-games)."""

from __future__ import annotations

import subprocess
import sys

import pytest

from settebello.errors import RulesError
from settebello.rules import Rules, problems
from settebello.rules.options import apply, difference
from settebello.variants import VARIANTS, variant

ACE_NO_SWEEP = {"ace": "no-sweep"}
NAPOLA = {"napola": "on", "target": "21"}
SCALETTE = {"scaletta_bassa": "on", "scaletta_alta": "on", "scala": "on", "target": "21"}
FIFTEEN_ONLY = {"equal": "off", "sum": "off", "fifteen": "on", "choice": "free"}
FIFTEEN_TOO = {"fifteen": "on", "choice": "free"}
WINNING_MOVES = {"direction": "left", "redeal": "never", "last_card": "on", "leftover": "last-deal"}
PANICALE = {"direction": "left", "redeal": "never", "last_card": "on", "primiera.scale": "panicale"}
DANTE = {"redeal": "never", "cards.at_least": "21", "coins.at_least": "6", "primiera.scale": "settanta"}
FRAC = {
    "choice": "free",
    "sweep.points": "0",
    "cards": "off",
    "coins": "off",
    "settebello": "off",
    "primiera": "off",
    "honours": ",".join(f"{rank}{suit}:1" for rank in (1, 8, 9, 10) for suit in "DCSB"),
    "target": "21",
    "finish.tie": "king",
}
SPINCIO = {
    "redeal": "two-aces",
    "ace": "sweep",
    "primiera": "off",
    "barmila.ranks": "sevens",
    "re_bello": "on",
    "napola": "on",
    "three": "7",
    "low": "2",
    "low_pair": "1",
    "target": "31",
    "finish.tie": "new-game",
}
SBARAZZINA = {"ace": "no-sweep", "re_bello": "on", "declarations": "sbarazzina", "target": "41"}
ESCOBA = FIFTEEN_ONLY | {
    "redeal": "never",
    "dealer_takes": "fifteen-thirty",
    "coins.all": "1",
    "primiera": "off",
    "barmila.ranks": "sevens",
    "barmila.all": "1",
    "target": "21",
    "shut_out": "on",
}
CIRULLA = FIFTEEN_TOO | {
    "ace": "sweep",
    "redeal": "two-aces",
    "dealer_takes": "fifteen-thirty",
    "declarations": "cirulla",
    "declaring": "turn",
    "matta": "7C",
    "scaletta_bassa.longest": "6",
    "scaletta_alta.longest": "3",
    "scala": "on",
    "target": "51",
}
EQUAL_PICTURES = {
    "choice": "free",
    "pictures": "equal-only",
    "honours": "2S:1,7D:1,8S:1",
    "bonus": "S",
    "settebello": "off",
    "primiera": "off",
    "cards.points": "2",
    "target": "31",
}
SPAZZINO = EQUAL_PICTURES | {
    "redeal": "never",
    "fall": "1",
    "one_suit": "each",
    "cards.tie": "split",
    "coins.points": "2",
    "coins.tie": "split",
    "napola.longest": "10",
    "napola.napoleone": "off",
}
CICERA_BIGIA = EQUAL_PICTURES | {
    "pack": "52",
    "hands": "12",
    "redeal": "never",
    "optional": "on",
    "fall": "1",
    "one_suit": "one",
    "many": "1",
    "cards.tie": "split",
    "honours": "2S:1,10D:1,11C:1",
    "napola.longest": "13",
    "target": "51",
}
TOMBOLON = EQUAL_PICTURES | {
    "redeal": "three-high",
    "by_card": "on",
    "one_suit": "by-card",
    "last_card_scores": "on",
    "cards.tie": "first-player",
    "coins.tie": "first-player",
    "napola.longest": "10",
    "napola.with_all": "on",
    "double_all": "on",
    "claiming_out": "on",
}
CHORIZO = FIFTEEN_ONLY | {
    "redeal": "never",
    "dealer_takes": "fifteen-thirty",
    "primiera": "off",
    "barmila.ranks": "sevens-sixes-aces-fives",
    "declarations": "chorizo",
    "declaring": "turn",
    "declaring.points": "add",
    "target": "21",
}
CUARENTA = {
    "direction": "left",
    "redeal": "never",
    "choice": "free",
    "pictures": "equal-only",
    "run": "on",
    "sweep.points": "2",
    "last_card": "on",
    "fall": "2",
    "last_card_scores": "on",
    "three": "4",
    "cards": "off",
    "coins": "off",
    "settebello": "off",
    "primiera": "off",
    "card_count.points": "6",
    "card_count.at_least": "20",
    "card_count.even": "on",
    "target": "40",
}
RONDA = {
    "redeal": "pair",
    "sum": "off",
    "run": "on",
    "fall": "1,5,10",
    "pair": "1",
    "three": "5",
    "best": "on",
    "cards": "off",
    "coins": "off",
    "settebello": "off",
    "primiera": "off",
    "card_count": "on",
    "target": "41",
}
RUBAMAZZO = {
    "redeal": "never",
    "sum": "off",
    "steal": "on",
    "sweep.points": "0",
    "coins": "off",
    "settebello": "off",
    "primiera": "off",
    "target": "1",
}
ESCOBA_AMERICANA = FIFTEEN_ONLY | {"redeal": "never", "dealer_takes": "fifteen-thirty", "target": "15"}
CORSICAN = {"pack": "36", "optional": "on", "target": "21"}
CHKOBBA = {"jack_over_queen": "on", "cut": "on", "redeal": "equal", "primiera": "off", "barmila": "on", "target": "21"}
HURRIKAN = {
    "redeal": "never",
    "last_card": "on",
    "primiera.scale": "hurrikan",
    "bonus": "C",
    "target": "16",
    "double_game": "on",
}


def at(seats: tuple[int, ...], changes: dict[str, str]) -> dict[int, dict[str, str]]:
    """The same changes at each number of seats."""
    return {number: dict(changes) for number in seats}


ROWS: dict[str, tuple[str, dict[int, dict[str, str]]]] = {
    # Source, and by number of seats what differs from the basic game for as many.
    "scopa": ("S0", at((2, 3, 4, 6), {})),
    "scopa-two": ("S1", {2: {"primiera.missing_suit": "compared"}}),
    "winning-moves": (
        "S2",
        {
            2: WINNING_MOVES,
            3: WINNING_MOVES | {"target": "8"},
            4: WINNING_MOVES | {"hands": "9", "target": "15"},
        },
    ),
    "panicale": ("S3", at((4, 2, 3), PANICALE)),
    "dante": ("S4", at((2, 4), DANTE)),
    "rubamazzo": ("S15", at((2, 3), RUBAMAZZO) | {4: RUBAMAZZO | {"teams": "off"}}),
    "asso-pigliatutto": ("S0", at((2, 3, 4, 6), {"ace": "sweep"})),
    "scopa-d-assi": ("S0", at((2, 3, 4, 6), ACE_NO_SWEEP)),
    "quindici-1": ("S0", at((2, 3, 4, 6), FIFTEEN_ONLY)),
    "quindici-2": ("S0", at((2, 3, 4, 6), FIFTEEN_TOO)),
    "quindici-3": ("S0", at((2, 3, 4, 6), FIFTEEN_TOO | {"ace": "sweep", "target": "31"})),
    "re-bello": ("S0", at((2, 3, 4, 6), {"re_bello": "on"})),
    "napola": ("S0", at((2, 3, 4, 6), NAPOLA)),
    "scalette": ("S0", at((2, 3, 4, 6), SCALETTE)),
    "spazzino": ("S9", {2: SPAZZINO}),
    "tombolon": ("S10", {4: TOMBOLON | {"hands": "4,5"}, 2: TOMBOLON | {"hands": "4,4,4,6"}}),
    "cicera-bigia": ("S16", {4: CICERA_BIGIA}),
    "scopa-a-perdere": ("S13", at((2, 3, 4), {"target": "21", "lowest": "on"})),
    "scopa-frac": ("S13", at((2, 3, 4), FRAC)),
    "spincio": ("S14", {4: SPINCIO}),
    "bazzica": ("S0", {2: {"declarations": "bazzica", "target": "21"}}),
    "sbarazzina": ("S0", at((2, 4), SBARAZZINA)),
    "piva": ("S0", {2: SBARAZZINA | {"two_of_clubs": "on", "target": "21"}}),
    "cirulla": ("S7", at((4, 2, 3), CIRULLA)),
    "corsican": ("S0", at((2, 4), CORSICAN)),
    "chkobba": ("S0", at((2, 4), CHKOBBA)),
    "hurrikan": ("S0", {2: HURRIKAN | {"hands": "6"}, 4: HURRIKAN | {"hands": "9"}}),
    "ronda": ("S12", at((2, 4), RONDA)),
    "scopone": ("S0", {4: {"hands": "9"}}),
    "scopone-scientifico": ("S0", {4: {"table": "0", "hands": "10"}}),
    "escoba": ("S5", at((2, 3, 4, 6), ESCOBA) | {seats: ESCOBA | {"cards.few": "2"} for seats in (2, 4, 6)}),
    "escoba-americana": ("S6", at((2, 3, 4), ESCOBA_AMERICANA)),
    "chorizo": ("S8", at((2, 3, 4), CHORIZO)),
    "baciga": ("S8", at((2, 3, 4), CHORIZO | {"declarations": "baciga"})),
    "cuarenta": ("S11", at((2, 4), CUARENTA | {"table": "0", "hands": "5"})),
}

GAMES = [(name, seats) for name, (_, by_seats) in ROWS.items() for seats in by_seats]


def test_there_are_these_games_in_this_order() -> None:
    assert list(VARIANTS) == list(ROWS)
    assert all(game.id == name for name, game in VARIANTS.items())
    assert [game.source for game in VARIANTS.values()] == [source for source, _ in ROWS.values()]


@pytest.mark.parametrize("name", ROWS)
def test_seats(name: str) -> None:
    assert variant(name).seats == tuple(ROWS[name][1])
    assert variant(name).rules().seats == variant(name).default_seats == variant(name).seats[0]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_differs_from_the_basic_game_as_its_row_says(name: str, seats: int) -> None:
    basic = apply(Rules(), {"seats": str(seats)})
    assert difference(basic, variant(name).rules(seats)) == ROWS[name][1][seats]


@pytest.mark.parametrize(
    ("name", "seats", "table", "hands"),
    [
        ("scopa", 2, 4, (3,) * 6),
        ("scopa", 3, 4, (3,) * 4),
        ("scopa", 4, 4, (3,) * 3),
        ("scopa", 6, 4, (3,) * 2),
        ("scopone", 4, 4, (9,)),
        ("scopone-scientifico", 4, 0, (10,)),
        ("hurrikan", 2, 4, (6, 6, 6)),
        ("corsican", 2, 4, (3, 3, 3, 3, 4)),
        ("corsican", 4, 4, (3, 3, 2)),
    ],
)
def test_deal_plans(name: str, seats: int, table: int, hands: tuple[int, ...]) -> None:
    deal = variant(name).rules(seats).deal
    assert (deal.table, deal.hands) == (table, hands)


TARGETS = {
    "scopa": 11,
    "panicale": 11,
    "dante": 11,
    "quindici-3": 31,
    "napola": 21,
    "scalette": 21,
    "bazzica": 21,
    "sbarazzina": 41,
    "piva": 21,
    "corsican": 21,
    "chkobba": 21,
    "hurrikan": 16,
    "scopone": 11,
    "scopone-scientifico": 11,
}


@pytest.mark.parametrize(("name", "target"), TARGETS.items())
def test_targets(name: str, target: int) -> None:
    assert variant(name).rules().finish.target == target


def test_S2_targets_by_seats() -> None:
    assert [variant("winning-moves").rules(seats).finish.target for seats in (2, 3, 4)] == [11, 8, 15]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_alternative_of_the_sources_can_be_played(name: str, seats: int) -> None:
    game = variant(name)
    for alternative in game.alternatives:
        if seats in (alternative.seats or game.seats):
            assert game.rules(seats, alternative.settings) != game.rules(seats), alternative
    for target in game.targets:
        assert game.rules(seats, {"target": str(target)}).finish.target == target


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("panicale", {"re_bello": "on"}),
        ("panicale", {"ace": "no-sweep"}),
        ("scopa-d-assi", {"ace_takes_itself": "on"}),
        ("scopa-d-assi", {"ace_first": "no-power"}),
        ("scopa-d-assi", {"ace_first": "forbidden"}),
        ("scopa-d-assi", {"redeal": "kings,aces"}),
        ("scopa-d-assi", {"napola": "on"}),
        ("quindici-2", {"choice": "fewest"}),
        ("napola", {"napola.longest": "6"}),
        ("scalette", {"ace": "no-sweep"}),
        ("hurrikan", {"primiera": "off", "barmila": "on"}),
    ],
)
def test_options_of_section_9_are_listed(name: str, settings: dict[str, str]) -> None:
    assert settings in [alternative.settings for alternative in variant(name).alternatives]


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("scopa-d-assi", {"hands": "9"}),
        ("scopa-d-assi", {"table": "0", "hands": "10"}),
        ("hurrikan", {"table": "0", "hands": "10"}),
    ],
)
def test_all_the_cards_at_once_is_an_alternative_for_four(name: str, settings: dict[str, str]) -> None:
    found = [alternative for alternative in variant(name).alternatives if alternative.settings == settings]
    assert [alternative.seats for alternative in found] == [(4,)]
    assert len(variant(name).rules(4, settings).deal.hands) == 1


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_rules_are_sound(name: str, seats: int) -> None:
    assert problems(variant(name).rules(seats)) == ()


@pytest.mark.parametrize("written", ["Scopa d'assi".replace("'", " "), "SCOPA_D_ASSI", " scopa-d-assi "])
def test_a_name_is_found_however_it_is_written(written: str) -> None:
    assert variant(written).id == "scopa-d-assi"


def test_an_unknown_name_gets_near_ones() -> None:
    with pytest.raises(RulesError, match=r"no variant 'scopo'; perhaps you meant .*scopone"):
        variant("scopo")


def test_a_name_far_from_all_gets_the_list() -> None:
    with pytest.raises(RulesError, match=r"choose from scopa, scopa-two, .* scopone-scientifico"):
        variant("bridge")


def test_a_number_of_seats_that_a_game_does_not_have() -> None:
    with pytest.raises(RulesError, match="Chkobba is played with 2 or 4 seats, not 3"):
        variant("chkobba").rules(3)
    with pytest.raises(RulesError, match="not 0"):
        variant("chkobba").rules(0)
    with pytest.raises(RulesError, match="Scopone is played with 4 seats, not 2"):
        variant("scopone").rules(settings={"seats": "2"})


def test_the_seats_setting_chooses_the_plan_and_target_for_as_many() -> None:
    assert variant("winning-moves").rules(settings={"seats": "4"}) == variant("winning-moves").rules(4)


def test_importing_the_games_is_cheap() -> None:
    heavy = ("difflib", "tomllib", "fluent", "asyncio", "settebello.core", "settebello.wording")
    code = f"import sys, settebello.variants; sys.exit(', '.join(set({heavy}) & set(sys.modules)) or 0)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
