"""Why each line of the score sheet was scored or not."""

from __future__ import annotations

import random
from functools import cache

import pytest

from settebello.cards import CARDS, CardSet, parse_cards
from settebello.core import Round
from settebello.rules import Coins, Finish, Rules, Scoring
from settebello.rules.options import apply
from settebello.rules.scores import LINES, RoundScore
from settebello.variants import variant
from settebello.variants.cirulla import LUZZATI
from settebello.wording import ScoreLine, languages, line_label, score_lines, score_text
from tests.oracle.random_rules import random_pack, random_rules
from tests.oracle.scoring import score_piles
from tests.support.stacked_packs import stacked

ALL_COINS = "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D"


def score(rules: Rules, *piles: str, sweeps: tuple[int, ...] = (), declared: tuple[int, ...] = ()) -> RoundScore:
    cards = [CardSet.parse(pile) for pile in piles]
    return score_piles(rules, cards, sweeps or None, declared or None)


@cache
def all_scores() -> list[tuple[Rules, RoundScore]]:
    made = []
    for seed in range(150):
        rng = random.Random(seed)
        rules = random_rules(rng)
        pack = random_pack(rng, rules)
        piles = [pack[side :: rules.sides] for side in range(rules.sides)]
        few = [pile[: rng.randint(0, 5)] for pile in piles]
        counts = [rng.randint(0, 3) for _ in piles]
        declared = [rng.choice((0, 1, 3)) if rules.declarations != "none" else 0 for _ in piles]
        made += [(rules, score_piles(rules, each, counts, declared)) for each in (piles, few)]
    for name in ("napola", "scalette"):
        for seats in (2, 3):
            rules = variant(name).rules(seats)
            made.append((rules, score(rules, ALL_COINS, *[""] * (rules.sides - 1))))
    coins = Rules(scoring=Scoring(coins=Coins(all=1)), finish=Finish(shut_out=True))
    made += [(coins, score(coins, ALL_COINS, "7S")), (coins, score(coins, " ".join(map(str, CARDS)), ""))]
    everything = apply(Rules(), {"double_all": "on", "honours": "8S:1"})
    made.append((everything, score(everything, " ".join(map(str, CARDS)), "")))
    for misdeals in ("1", "2", "3"):
        rules = variant("cirulla").rules(2, LUZZATI | {"misdeals": misdeals})
        decided = ("5D 5C 5S 5B", "5D 5C 5S 7C", "5D 5C 5S 4B")
        made += [(rules, Round(rules, stacked(rules, table=table), 1, 3).score()) for table in decided]
    return made


@pytest.mark.parametrize("lang", languages())
def test_every_line_of_every_round_is_explained(lang: str) -> None:
    for rules, result in all_scores():
        lines = score_lines(rules, result, lang)
        keys = [line.key for line in lines]
        assert keys == [key for key in (*LINES, "king", "outright") if key in keys]
        for line in lines:
            assert len(line.points) == len(line.why) == rules.sides
            assert line.label
            assert all(line.why)
        for number, side in enumerate(result.sides):
            assert sum(line.points[number] for line in lines) == side.total


def test_a_line_that_is_not_played_is_not_there() -> None:
    keys = [line.key for line in score_lines(Rules(), score(Rules(), "7D", "1C"))]
    assert keys == ["sweeps", "cards", "coins", "settebello", "primiera"]


def line(rules: Rules, key: str, *piles: str, lang: str = "en", sweeps: tuple[int, ...] = ()) -> ScoreLine:
    return next(line for line in score_lines(rules, score(rules, *piles, sweeps=sweeps), lang) if line.key == key)


BASIC = Rules()
THREE = apply(BASIC, {"seats": "3"})
COMPARED = variant("scopa-two").rules()
HALVES = apply(BASIC, {"primiera.scale": "halves"})
DANTE = variant("dante").rules()
CHKOBBA = variant("chkobba").rules()
CIRULLA = variant("cirulla").rules(2)
HURRIKAN = variant("hurrikan").rules()
SEVEN_NEEDED = apply(BASIC, {"coins.with_seven": "on"})

EXPLANATIONS = [
    (BASIC, "cards", ("7D 6C 1B", "2D 2C"), ("3 cards to 2", "2 cards to 3")),
    (BASIC, "cards", ("7D", "2D"), ("tie at 1: no one", "tie at 1: no one")),
    (THREE, "cards", ("7D 6D", "2D", "3D 4C"), ("tie at 2: no one", "1 card to 2 and 2", "tie at 2: no one")),
    (DANTE, "cards", ("7D", "2D"), ("1 card of the 21 needed", "1 card of the 21 needed")),
    (BASIC, "coins", ("7D 1D", "2D"), ("2 coins to 1", "1 coin to 2")),
    (HURRIKAN, "coins", ("7C 1C", "2D"), ("2 hearts to 0", "0 hearts to 2")),
    (DANTE, "coins", ("1D 2D 3D 4D 5D 6D", "7D"), ("6 coins of the 6 needed", "1 coin of the 6 needed")),
    (SEVEN_NEEDED, "coins", ("1D 2D", "7D"), ("2 coins, but not the seven", "1 coin to 2")),
    (BASIC, "settebello", ("7D", "1D"), ("took the seven of coins", "not the seven of coins")),
    (BASIC, "primiera", ("7D 6C 7S 1B", "7B 7C 6D 4S"), ("7D 6C 7S 1B = 76 to 74", "6D 7C 4S 7B = 74 to 76")),
    (
        BASIC,
        "primiera",
        ("7D 6C 1B", "8D 8C 8S 8B"),
        ("no card of swords: no primiera", "8D 8C 8S 8B = 40, the only primiera"),
    ),
    (
        BASIC,
        "primiera",
        ("7D", "6C 1S"),
        ("no card of cups, swords, batons: no primiera", "no card of coins, batons: no primiera"),
    ),
    (
        BASIC,
        "primiera",
        ("7D 7C 6S 6B", "6D 6C 7S 7B"),
        ("7D 7C 6S 6B = 78, a tie: no one", "6D 6C 7S 7B = 78, a tie: no one"),
    ),
    (COMPARED, "primiera", ("7D 7C 7S", "8D 8C 8B"), ("7D 7C 7S = 63 to 30", "8D 8C 8B = 30 to 63")),
    (
        COMPARED,
        "primiera",
        ("7D 7C 7S", "8D 8C 8S 7B"),
        ("no card of batons: no primiera", "8D 8C 8S 7B = 51, the only primiera"),
    ),
    (HALVES, "primiera", ("7D 1C 8S 8B", "1D 7C 7S 7B"), ("7D 1C 8S 8B = 13½ to 26½", "1D 7C 7S 7B = 26½ to 13½")),
    (
        DANTE,
        "primiera",
        ("7D 6C 7S 10B", "7B 7C 6D 4S"),
        ("no counting card of batons: no settanta", "6D 7C 4S 7B = 74, the only settanta"),
    ),
    (CHKOBBA, "barmila", ("7D 7C 7S", "7B"), ("3 sevens to 1", "1 seven to 3")),
    (
        CHKOBBA,
        "barmila",
        ("7D 7C 6S", "7B 7S 6B 6D"),
        ("tie at 2 sevens; sixes: 1 to 2", "tie at 2 sevens; sixes: 2 to 1"),
    ),
    (
        CHKOBBA,
        "barmila",
        ("7D 6S", "7B 6D"),
        ("tie at 1 seven, and at 1 in sixes: no one", "tie at 1 seven, and at 1 in sixes: no one"),
    ),
    (variant("re-bello").rules(), "re_bello", ("10D", ""), ("took the king of coins", "not the king of coins")),
    (
        variant("napola").rules(),
        "napola",
        ("1D 2D 3D 4D 6D", "7D"),
        ("run of 4 from the ace of coins", "no ace of coins"),
    ),
    (
        variant("napola").rules(),
        "napola",
        ("1D 2D", "7D"),
        ("run of 2 from the ace of coins: three are needed", "no ace of coins"),
    ),
    (
        variant("scalette").rules(),
        "scaletta_alta",
        ("10D 9D 8D", "7D"),
        ("run of 3 down from the king of coins", "no king of coins"),
    ),
    (
        CIRULLA,
        "scaletta_alta",
        ("10D 9D 8D 7D", "6D"),
        ("run of 4 down from the king of diamonds: 3 count", "no king of diamonds"),
    ),
    (
        CIRULLA,
        "scaletta_bassa",
        ("1D 2D 3D 4D 5D 6D 7D", "10D"),
        ("run of 7 from the ace of diamonds: 6 count", "no ace of diamonds"),
    ),
    (
        CIRULLA,
        "scaletta_bassa",
        ("1D 2D 3D 4D 5D 6D", "10D"),
        ("run of 6 from the ace of diamonds", "no ace of diamonds"),
    ),
    (variant("piva").rules(), "two_of_clubs", ("2B", "7D"), ("took the two of batons", "not the two of batons")),
    (
        variant("scalette").rules(),
        "outright",
        (ALL_COINS, "1C"),
        ("all ten coins: the game is won", "the other side has all ten coins"),
    ),
    (
        variant("napola").rules(),
        "napola",
        (ALL_COINS, "1C"),
        ("the whole suit, which wins the game", "no ace of coins"),
    ),
]


@pytest.mark.parametrize(("rules", "key", "piles", "why"), EXPLANATIONS)
def test_why(rules: Rules, key: str, piles: tuple[str, ...], why: tuple[str, ...]) -> None:
    assert line(rules, key, *piles).reasons == why


def test_who_shows_the_cards_of_a_prime_need_not_write_them() -> None:
    found = line(BASIC, "primiera", "7D 6C 1B", "8D 8C 8S 8B")
    assert found.why == ("no card of swords: no primiera", "40, the only primiera")
    assert found.cards == ((), tuple(parse_cards("8D 8C 8S 8B")))


def test_sweeps_are_counted_with_what_each_is_worth() -> None:
    two_each = apply(BASIC, {"sweep.points": "2"})
    found = line(two_each, "sweeps", "7D", "1D", sweeps=(2, 1))
    assert (found.points, found.why) == ((4, 2), ("2 sweeps at 2 points", "1 sweep at 2 points"))
    assert line(CHKOBBA, "sweeps", "7D", "1D", sweeps=(2, 0)).why == ("2 chkobbas", "no chkobba")


def test_the_sheet_as_text_has_a_row_for_each_side() -> None:
    assert score_text(BASIC, score(BASIC, "7D 6C", "8D 9D", sweeps=(1, 0))).splitlines()[:6] == [
        "Sweeps",
        "  side 1:  1  1 sweep",
        "  side 2:  0  no sweep",
        "Cards",
        "  side 1:  0  tie at 2: no one",
        "  side 2:  0  tie at 2: no one",
    ]


def test_declarations() -> None:
    rules = variant("bazzica").rules()
    found = score_lines(rules, score(rules, "7D", "1D", declared=(3, 0)))[-1]
    assert (found.key, found.points, found.why) == (
        "declarations",
        (3, 0),
        ("3 points declared", "no points declared"),
    )


@pytest.mark.parametrize(
    ("lang", "ace", "king"),
    [
        ("en", "no ace of coins", "no king of coins"),
        ("it", "manca l\u2019asso di denari", "manca il re di denari"),
        ("es", "falta el as de oros", "falta el rey de oros"),
        ("de", "kein Münz-Ass", "kein Münz-König"),
        ("fr", "pas d\u2019as de deniers", "pas de roi de deniers"),
        ("ar", "لا آص الدنانير", "لا ملك الدنانير"),
    ],
)
def test_no_run_is_told_by_the_card_that_is_missing(lang: str, ace: str, king: str) -> None:
    rules = variant("scalette").rules()
    assert line(rules, "scaletta_bassa", "1D 2D 3D", "9C", lang=lang).why[1] == ace
    assert line(rules, "scaletta_alta", "8D 9D 10D", "9C", lang=lang).why[1] == king


def test_in_italian_knocks_are_no_declarations() -> None:
    told = score_lines(CIRULLA, score(CIRULLA, "7D", "1D", declared=(3, 0)), "it")
    knocks = next(line for line in told if line.key == "declarations")
    assert (knocks.label, knocks.why) == ("Bussate", ("3 punti bussando", "nessuna bussata"))
    assert line_label("declarations", "it", variant("bazzica").rules()) == "Dichiarazioni"


def test_the_points_of_falls_are_those_of_falls() -> None:
    """In Cuarenta; elsewhere captures score for several things."""
    for name, told in (("cuarenta", "por caídas"), ("spazzino", "con bazas")):
        rules = variant(name).rules(2)
        piles = [CardSet.parse("7D"), CardSet.parse("1D")]
        captured = score_piles(rules, piles, captures=(2, 0))
        why = next(line.why for line in score_lines(rules, captured, "es") if line.key == "captures")
        assert told in why[0]
        assert ("baza" in why[1]) == (name == "spazzino")


def test_in_italian() -> None:
    assert line(BASIC, "primiera", "7D 6C 1B", "8D 8C 8S 8B", lang="it").reasons == (
        "nessuna carta di spade: niente primiera",
        "8D 8C 8S 8B = 40, la sola primiera",
    )
    assert line(BASIC, "cards", "7D", "2D", lang="it").why == ("pari a 1: nessuno",) * 2


@pytest.mark.parametrize(
    ("name", "key", "label"),
    [
        ("scopa", "cards", "Cards"),
        ("scopa", "coins", "Coins"),
        ("scopa", "sweeps", "Sweeps"),
        ("scopa", "primiera", "Primiera"),
        ("dante", "primiera", "Settanta"),
        ("hurrikan", "primiera", "Premiere"),
        ("hurrikan", "coins", "Hearts"),
        ("hurrikan", "settebello", "Seven of hearts"),
        ("hurrikan", "sweeps", "Hurrikans"),
        ("chkobba", "cards", "Kārṭa"),
        ("chkobba", "coins", "Dīnārī"),
        ("chkobba", "settebello", "Sabʿa l-ḥayya"),
        ("chkobba", "barmila", "Barmīla"),
        ("spincio", "barmila", "Sevens"),
        ("chkobba", "sweeps", "Chkobbas"),
    ],
)
def test_labels(name: str, key: str, label: str) -> None:
    assert line_label(key, "en", variant(name).rules()) == label


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", LINES)
def test_every_line_has_a_label_without_rules_too(key: str, lang: str) -> None:
    assert line_label(key, lang)
